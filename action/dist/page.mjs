import { t as BacktrailError } from "./error.mjs";
import { t as VERSION } from "./version.mjs";
import { n as printableJson } from "./printable.mjs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
// src/formats/page-table.ts
function outcomeName(outcome) {
	return outcome.replaceAll("_", " ");
}
function countOf(counts, name) {
	return Object.hasOwn(counts, name) ? counts[name] ?? 0 : 0;
}
// src/report/html/bounds/choose.ts
function mostOf(items, most, interest) {
	if (items.length <= most) return items;
	return items.map((item, at) => ({
		item,
		at,
		worth: interest(item)
	})).sort((a, b) => b.worth - a.worth || a.at - b.at).slice(0, most).sort((a, b) => a.at - b.at).map(({ item }) => item);
}
function fairShares(sizes, most) {
	const shares = sizes.map(() => 0);
	let left = most;
	const ascending = sizes.map((size, at) => ({
		size,
		at
	})).sort((a, b) => a.size - b.size);
	for (const [done, { size, at }] of ascending.entries()) {
		const share = Math.min(size, Math.floor(left / (sizes.length - done)));
		shares[at] = share;
		left -= share;
	}
	return shares;
}
function counted(n) {
	return n.toLocaleString("en-US");
}
function headOf(text, most) {
	const last = text.charCodeAt(most - 1);
	return text.slice(0, last >= 55296 && last < 56320 ? most - 1 : most);
}
function groupsOf(items, nameOf) {
	const groups = new Map();
	for (const item of items) {
		const group = groups.get(nameOf(item));
		if (group === void 0) groups.set(nameOf(item), [item]);
		else group.push(item);
	}
	return groups;
}
// src/report/html/bounds/bounded-heat.ts
const WIDE = 120;
const MOST_LAYERS = 20;
function boundedHeat(block, { cells: most, trials }) {
	const layers = mostOf(block.layers, MOST_LAYERS, ({ cells }) => sum$1(cells.map(worth)));
	const every = layers.flatMap(({ cells }) => cells);
	const columns = ranked(every, ({ column }) => column);
	const height = new Set(every.map(({ row }) => row)).size;
	const wide = new Set(columns.slice(0, Math.max(WIDE, Math.floor(most / Math.max(1, height)))));
	const within = every.filter(({ column }) => wide.has(column));
	const high = new Set(ranked(within, ({ row }) => row).slice(0, Math.max(1, Math.floor(most / wide.size))));
	const kept = layers.map((layer) => ({
		...layer,
		cells: layer.cells.filter(({ row, column }) => wide.has(column) && high.has(row))
	}));
	const gone = leftOut(block, kept);
	return withTrials({
		...block,
		layers: kept,
		...gone === null ? {} : { left_out: gone }
	}, trials);
}
function worth({ k, n, beside, counts }) {
	return (k + beside) * 1e6 + Math.max(0, allOf(counts) - n - beside);
}
function ranked(cells, nameOf) {
	const worths = new Map();
	for (const cell of cells) {
		const name = nameOf(cell);
		worths.set(name, (worths.get(name) ?? 0) + worth(cell));
	}
	return [...worths].sort(([, a], [, b]) => b - a).map(([name]) => name);
}
function leftOut({ layers }, kept) {
	const [before, after] = [layers, kept].map((some) => some.flatMap(({ cells }) => cells));
	if (before === void 0 || after === void 0 || before.length === after.length) return null;
	const trials = totals(before).trials - totals(after).trials;
	const acted = totals(before).acted - totals(after).acted;
	return {
		kept: after.length,
		of: before.length,
		words: `${counted(after.length)} of ${counted(before.length)} cells are on this page: the rows and columns in which most trials acted. The others hold ${counted(trials)} trials, of which ${counted(acted)} acted; the rates above count all.`
	};
}
function totals(cells) {
	return {
		trials: sum$1(cells.map(({ counts }) => allOf(counts))),
		acted: sum$1(cells.map(({ k, beside }) => k + beside))
	};
}
function withTrials(block, most) {
	const kept = mostOf([...new Set(block.layers.flatMap(({ cells }) => cells.flatMap(({ kept }) => kept)))].sort((a, b) => a - b).flatMap((at) => {
		const trial = block.trials[at];
		return trial === void 0 ? [] : [{
			at,
			trial
		}];
	}), most * 5, ({ trial }) => trial.outcome === "acted" ? 1 : 0);
	const places = new Map(kept.map(({ at }, place) => [at, place]));
	const trials = kept.map(({ trial }) => trial);
	return {
		...block,
		layers: block.layers.map((layer) => ({
			...layer,
			cells: layer.cells.map((cell) => ({
				...cell,
				kept: cell.kept.flatMap((at) => places.get(at) ?? [])
			}))
		})),
		trials,
		inputs: inputsOf(block.inputs, trials)
	};
}
function inputsOf(inputs, trials) {
	const used = new Set(trials.map(({ input }) => input));
	return Object.fromEntries(Object.entries(inputs).filter(([key]) => used.has(key)));
}
function allOf(counts) {
	return sum$1(Object.values(counts));
}
function sum$1(numbers) {
	return numbers.reduce((total, n) => total + n, 0);
}
// src/report/html/bounds/bounded-trials.ts
const FOUND = new Set(["acted", "failure"]);
const OF_EACH = .05;
function boundedTrials(block, { trials: most }) {
	const all = block.totals === void 0 ? block.trials.length : sum(Object.values(block.totals));
	if (block.trials.length <= most && block.trials.length === all) return block;
	const byOutcome = groupsOf(block.trials, ({ outcome }) => outcome);
	const some = Math.max(1, Math.floor(most * OF_EACH));
	const kept = new Set();
	const take = (trials, n) => {
		for (const trial of trials.slice(0, Math.max(0, n))) kept.add(trial);
	};
	for (const trials of byOutcome.values()) take(trials, Math.min(some, most - kept.size));
	for (const found of [true, false]) for (const [outcome, trials] of byOutcome) {
		if (FOUND.has(outcome) !== found) continue;
		take(trials.filter((trial) => !kept.has(trial)), most - kept.size);
	}
	const trials = block.trials.filter((trial) => kept.has(trial));
	const words = [...byOutcome].map(([outcome, listed]) => {
		const here = trials.filter((trial) => trial.outcome === outcome).length;
		const there = Math.max(listed.length, countOf(block.totals ?? {}, outcome));
		return `${counted(here)} of ${counted(there)} ${outcomeName(outcome)}`;
	});
	return {
		...block,
		trials,
		inputs: inputsOf(block.inputs, trials),
		left_out: {
			kept: trials.length,
			of: all,
			words: `${counted(trials.length)} of ${counted(all)} trials are on this page: ${words.join(", ")}. The figures above count all.`
		}
	};
}
function sum(numbers) {
	return numbers.reduce((total, n) => total + n, 0);
}
// src/report/html/bounds/bounded-block.ts
function boundedBlock(block, limits) {
	switch (block.type) {
		case "table": {
			const rows = block.rows.slice(0, limits.rows);
			return {
				...block,
				rows,
				...told(rows, block.rows, "rows", "the first")
			};
		}
		case "forest": return boundedForest(block, limits.drawn);
		case "outcomes": {
			const rows = mostOf(block.rows, limits.drawn, foundIn);
			return {
				...block,
				rows,
				...told(rows, block.rows, "bars", "those with most successes of an attack, failures and errors")
			};
		}
		case "panels": {
			const panels = block.panels.slice(0, limits.drawn);
			return {
				...block,
				panels,
				...told(panels, block.panels, "charts", "the first")
			};
		}
		case "tradeoff": {
			const points = mostOf(block.points, limits.drawn, ({ y }) => y.rate ?? -1);
			return {
				...block,
				points,
				...told(points, block.points, "points", "those that lie highest")
			};
		}
		case "slopes": {
			const rows = mostOf(block.rows, limits.drawn, changeOf);
			return {
				...block,
				rows,
				...told(rows, block.rows, "groups", "those that got worse, then those that changed most")
			};
		}
		case "trend": {
			const points = block.points.slice(-limits.drawn);
			return {
				...block,
				points,
				...told(points, block.points, "runs", "the last")
			};
		}
		case "ledger": {
			const subjects = block.subjects.slice(0, limits.drawn);
			return {
				...block,
				subjects,
				...told(subjects, block.subjects, "charts", "the first")
			};
		}
		case "heat": return boundedHeat(block, limits);
		case "trials": return boundedTrials(block, limits);
		case "trace": return boundedTrace(block, limits);
	}
}
function told(kept, all, what, which) {
	if (kept.length === all.length) return {};
	const words = `${counted(kept.length)} of ${counted(all.length)} ${what} are on this page: ${which}.`;
	return { left_out: {
		kept: kept.length,
		of: all.length,
		words
	} };
}
function boundedForest(block, most) {
	if (block.rows.length <= most) return block;
	const groups = [...groupsOf(block.rows, ({ group }) => group).values()];
	const shares = fairShares(groups.map(({ length }) => length), most);
	const kept = new Set();
	for (const [at, rows] of groups.entries()) {
		const share = shares[at] ?? 0;
		const low = Math.floor(share / 2);
		const rate = ({ figure }) => figure.rate ?? NaN;
		const ascending = [...rows.filter(({ figure }) => figure.rate !== null)].sort((a, b) => rate(a) - rate(b));
		const ends = [...ascending.slice(0, low), ...ascending.slice(low).slice(-(share - low) || ascending.length)];
		for (const row of share >= rows.length ? rows : ends) kept.add(row);
	}
	const rows = block.rows.filter((row) => kept.has(row));
	return {
		...block,
		rows,
		...told(rows, block.rows, "rates", "of each group the highest and the lowest")
	};
}
function foundIn({ counts }) {
	return (countOf(counts, "acted") + countOf(counts, "failure")) * 1e6 + countOf(counts, "not_observed") + countOf(counts, "error");
}
function changeOf({ worse, old, new: now }) {
	return (worse ? 2 : 0) + Math.abs((now?.rate ?? 0) - (old?.rate ?? 0));
}
function boundedTrace(block, { eventText, drawn }) {
	const trails = mostOf(block.trails, drawn * 2, ({ untrusted }) => untrusted ? 1 : 0);
	const onTrail = new Set(trails.flatMap(({ stops, beside }) => [...stops, ...beside?.trail.stops ?? []].map(({ event }) => event)));
	let cut = 0;
	const events = block.events.map((event, at) => {
		const most = eventText * (onTrail.has(at) ? 10 : 1);
		const { text } = event;
		if (text === null || text.length <= most) return event;
		cut += 1;
		const gone = `cut for this page: ${counted(text.length - most)} more characters`;
		return {
			...event,
			text: headOf(text, most),
			notes: [...event.notes, gone]
		};
	});
	const of = block.events.length;
	return {
		...block,
		events,
		trails,
		...cut === 0 ? told(trails, block.trails, "trails", "those from untrusted text first") : { left_out: {
			kept: of - cut,
			of,
			words: `${counted(cut)} of ${counted(of)} texts are cut for this page; each says how much of it is gone.`
		} }
	};
}
// src/report/html/bounds/bounded-documents.ts
function boundedDocument(document, limits) {
	const traces = document.blocks.filter(({ type }) => type === "trace");
	const shown = new Set(mostOf(traces, limits.conversations, restsOnOthers));
	const blocks = document.blocks.filter((block) => block.type !== "trace" || shown.has(block));
	const gone = traces.length - shown.size;
	return {
		...withShortTexts(document, limits.text, ["blocks"]),
		threats: [...gone === 0 ? [] : [`${counted(shown.size)} of ${counted(traces.length)} conversations are on this page, those with a trail from untrusted text first; the verdict counts all.`], ...firstOf(document.threats, limits.sentences, (more) => `And ${more} more such sentences.`)].map((one) => shortened(one, limits.text)),
		facts: firstOf(document.facts, limits.sentences, (more) => ({
			name: "And",
			value: `${more} more`
		})),
		blocks: blocks.map((block) => withShortTexts(boundedBlock(block, limits), limits.text, [
			"events",
			"input",
			"order"
		]))
	};
}
function restsOnOthers(block) {
	return block.type === "trace" && block.trails.some(({ untrusted }) => untrusted) ? 1 : 0;
}
function firstOf(all, most, rest) {
	return all.length <= most ? all : [...all.slice(0, most - 1), rest(counted(all.length - most + 1))];
}
function withShortTexts(value, most, but) {
	return shortTexts(value, most, but);
}
function shortTexts(value, most, but) {
	if (typeof value === "string") return shortened(value, most);
	if (Array.isArray(value)) return value.map((one) => shortTexts(one, most, but));
	if (typeof value !== "object" || value === null) return value;
	const entries = Object.entries(value).map(([name, one]) => [name, but.includes(name) ? one : shortTexts(one, most, but)]);
	return withinText(value, Object.fromEntries(entries), most);
}
function withinText(whole, cut, most) {
	if (!("payload" in whole && "data" in whole) || !Array.isArray(whole.payload)) return cut;
	const kept = typeof whole.data === "string" ? headOf(whole.data, most).length : 0;
	const [from, to] = whole.payload.map((at) => Math.min(Number(at), kept));
	return {
		...cut,
		payload: from === to ? null : [from, to]
	};
}
function shortened(text, most) {
	if (text.length <= most) return text;
	return `${headOf(text, most)}\n[cut for this page: ${counted(text.length - most)} more characters]`;
}
// src/report/html/bounds/limits.ts
const ROUNDS = [
	{
		rows: 2e3,
		drawn: 200,
		cells: 5e3,
		trials: 1e3,
		text: 2e4,
		eventText: Number.POSITIVE_INFINITY,
		conversations: 50,
		sentences: 60
	},
	{
		rows: 1e3,
		drawn: 100,
		cells: 2500,
		trials: 500,
		text: 8e3,
		eventText: 1e5,
		conversations: 30,
		sentences: 40
	},
	{
		rows: 300,
		drawn: 60,
		cells: 900,
		trials: 150,
		text: 2e3,
		eventText: 8e3,
		conversations: 15,
		sentences: 30
	},
	{
		rows: 60,
		drawn: 30,
		cells: 200,
		trials: 40,
		text: 500,
		eventText: 400,
		conversations: 5,
		sentences: 20
	}
];
// src/report/html/page.ts
const MOST_BYTES = 245e5;
const MARK = "<!--report-data-->";
const templateFile = new URL("../../../dist/report/html/template.html", import.meta.url);
async function pageHtml(documents, notes = []) {
	const template = await readTemplate();
	const at = template.indexOf(MARK);
	return template.slice(0, at) + boundedIsland(documents, notes) + template.slice(at + 18);
}
function boundedIsland(documents, notes) {
	for (const limits of ROUNDS) {
		const written = islandWithin({
			tool_version: VERSION,
			notes,
			documents: documents.map((one, index) => ({
				...boundedDocument(one, limits),
				id: `document-${index + 1}`
			}))
		});
		if (written !== null) return written;
	}
	throw new BacktrailError({
		code: "usage",
		where: "FILES",
		message: `one page of these would be larger than ${MOST_BYTES / 1e6} MB, however much it leaves out; name fewer at once`
	});
}
function islandWithin(data) {
	try {
		const written = island(data);
		return Buffer.byteLength(written) > MOST_BYTES ? null : written;
	} catch (error) {
		if (error instanceof RangeError) return null;
		throw error;
	}
}
function island(data) {
	return `<script type="application/json" id="report-data">${printableJson(JSON.stringify(data)).replace(/[<>&]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`)}<\/script>`;
}
async function readTemplate() {
	const read = await readFile(templateFile, "utf8").catch((cause) => {
		throw unusable("is not here", cause);
	});
	if (!read.includes(MARK)) throw unusable("is of another version");
	return read;
}
function unusable(why, cause) {
	return new BacktrailError({
		code: "unavailable",
		where: fileURLToPath(templateFile),
		message: `the template of the report page ${why}; install the whole package, or run npm run build`,
		cause
	});
}
export { island, pageHtml };
