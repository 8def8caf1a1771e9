import { i as reasonOf, n as formatError, t as BacktrailError } from "./error.mjs";
import { a as formatShare, c as ComparisonDocumentSchema, i as formatPoints, n as formatDecimal, r as formatP, t as ScanMetaSchema } from "./scan-meta.mjs";
import { r as numberAt, t as at } from "./at.mjs";
import { A as NEVER, C as string, E as unknown, T as union, c as boolean, g as looseObject, n as _enum, o as array, s as bigint, v as number, x as record, y as object } from "./schemas.mjs";
import { t as number$1 } from "./coerce.mjs";
import { t as OutOfRange } from "./out-of-range.mjs";
import { a as scoreInterval, i as Z_95, r as MEMORY_STAGES } from "./rate.mjs";
import { t as formatPercent } from "./rational.mjs";
import { r as shorten, t as printable } from "./printable.mjs";
import { n as rateCell } from "./rate-cells.mjs";
import { t as codeSpan } from "./markdown-code.mjs";
import { a as numberFlag, c as textFlag, n as choiceFlag, o as parseOptions, s as switchFlag, t as resultDocument } from "./result-document.mjs";
import { n as writeText } from "./output.mjs";
import { c as isAssessed, n as leakedOf, o as OUTCOMES, r as outcomeOf, s as OutcomeSchema, t as FingerprintsSchema } from "./injection-results.mjs";
import { a as parseWith, i as parseJson, r as describeIssues } from "./own-battery.mjs";
import { r as ONE_SIDED } from "./remark.mjs";
import { n as utilityOutcomeOf, t as scanJsonRows } from "./json-rows.mjs";
import { i as emptyTally, r as count$1 } from "./tally.mjs";
import { createReadStream } from "node:fs";
import { join, resolve } from "node:path";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
// src/stats/multiplicity.ts
const CORRECTIONS = [
	"holm",
	"bh",
	"none"
];
function adjust(pValues, correction) {
	for (const p of pValues) if (!(p >= 0 && p <= 1)) throw new OutOfRange(`a p value lies in 0..1, not ${p}`);
	if (correction === "none") return [...pValues];
	const m = pValues.length;
	const order = pValues.map((_, index) => index);
	order.sort((a, b) => at(pValues, a) - at(pValues, b));
	const adjusted = new Array(m);
	if (correction === "holm") {
		let highest = 0;
		order.forEach((index, rank) => {
			highest = Math.max(highest, Math.min(1, (m - rank) * at(pValues, index)));
			adjusted[index] = highest;
		});
		return adjusted;
	}
	let lowest = 1;
	order.toReversed().forEach((index, fromTop) => {
		lowest = Math.min(lowest, at(pValues, index) * m / (m - fromTop));
		adjusted[index] = lowest;
	});
	return adjusted;
}
// src/probe/results/dimension.ts
const DEFAULT_DIMENSION = {
	injection: "probe",
	utility: "defense",
	scan: "category"
};
const ALLOWED = {
	injection: [
		"probe",
		"defense",
		"carrier",
		"category",
		"channel"
	],
	utility: ["defense", "task"],
	scan: ["category"]
};
function dimensionFor(kind, asked) {
	if (kind === "scan" || asked === void 0) return DEFAULT_DIMENSION[kind];
	if (ALLOWED[kind].includes(asked)) return asked;
	throw new BacktrailError({
		code: "usage",
		where: "--by",
		message: `${kind} reports can be split by ${ALLOWED[kind].join(", ")}, not by ${asked}`
	});
}
// src/probe/results/name-order.ts
function byCodePoint(a, b) {
	const left = Array.from(a, codePointOf);
	const right = Array.from(b, codePointOf);
	for (const [place, other] of right.entries()) {
		const own = left[place];
		if (own === void 0) break;
		if (own !== other) return own - other;
	}
	return left.length - right.length;
}
function codePointOf(character) {
	return character.codePointAt(0) ?? 0;
}
// src/probe/results/report.ts
const KIND_NAMES = {
	injection: "an injection scan",
	utility: "a utility scan",
	scan: "an attack scan"
};
const DIMENSIONS = [
	"probe",
	"defense",
	"carrier",
	"category",
	"channel",
	"task"
];
function isLegacyJudged({ fingerprints }) {
	return /^legacy\b/.test(fingerprints.judge ?? "");
}
function totalOf(report) {
	if (report.stated) return {
		...report.stated.total,
		delivered: report.stated.total.n,
		cells: report.cells
	};
	return groupOf(report.cells ?? []);
}
function groupsOf(report, by) {
	const cells = new Map();
	for (const cell of report.cells ?? []) {
		const name = nameIn(cell, by);
		const list = cells.get(name);
		if (list) list.push(cell);
		else cells.set(name, [cell]);
	}
	if (report.stated) return new Map([...report.stated.byCategory].map(([name, counts]) => [name, {
		...counts,
		delivered: counts.n,
		cells: cells.get(name) ?? null
	}]));
	return new Map([...cells].map(([name, members]) => [name, groupOf(members)]));
}
function nameIn(cell, by) {
	return by === "probe" ? cell.instruction : cell[by];
}
function groupOf(cells) {
	let [k, n, errors, unobserved, missed, filtered] = [
		0,
		0,
		0,
		0,
		0,
		0
	];
	for (const cell of cells) {
		k += cell.positives;
		n += cell.n;
		errors += cell.errors;
		unobserved += cell.unobserved;
		filtered += cell.tally.blocked_by_provider;
		missed += cell.tally.not_delivered + cell.tally.blocked_before_payload;
	}
	if (n > 0 && filtered >= n) return {
		k: 0,
		n: 0,
		errors,
		unobserved: unobserved + n,
		delivered: 0,
		cells
	};
	return {
		k,
		n,
		errors,
		unobserved,
		delivered: n - missed,
		cells
	};
}
// src/probe/compare/comparison.ts
const COMPARE_DEFAULTS = {
	test: "auto",
	correction: "holm",
	alpha: .05,
	detect: null,
	cluster: null
};
const REQUIRED_POWER = .8;
const METRICS = {
	injection: {
		name: "Leak rate",
		lowerIsBetter: true
	},
	utility: {
		name: "Success rate",
		lowerIsBetter: false
	},
	scan: {
		name: "Hit rate",
		lowerIsBetter: true
	}
};
function metricOf(kind) {
	return METRICS[kind];
}
// src/probe/compare/coverage.ts
const SPLITS = {
	injection: [
		"defense",
		"carrier",
		"probe"
	],
	utility: ["defense", "task"],
	scan: ["category", "probe"]
};
function coverageOf(before, after, common) {
	const runs = {
		old: runOf(totalOf(before)),
		new: runOf(totalOf(after))
	};
	if (before.cells === null || after.cells === null) return {
		...runs,
		sharedTrials: sharedTotals(before, after),
		sharedCells: null,
		exact: false,
		missing: []
	};
	const baseline = before.cells.filter((cell) => cell.n > 0);
	const shared = sharedOf(common);
	if (shared.length === baseline.length) {
		const all = {
			k: trials(baseline),
			n: trials(baseline)
		};
		const cells = {
			k: shared.length,
			n: baseline.length
		};
		return {
			...runs,
			sharedTrials: all,
			sharedCells: cells,
			exact: true,
			missing: []
		};
	}
	return {
		...runs,
		sharedTrials: {
			k: trials(shared),
			n: trials(baseline)
		},
		sharedCells: {
			k: shared.length,
			n: baseline.length
		},
		exact: true,
		missing: SPLITS[before.kind].flatMap((dimension) => {
			const names = new Set(baseline.map((cell) => nameIn(cell, dimension)));
			for (const cell of shared) names.delete(nameIn(cell, dimension));
			const of = new Set(baseline.map((cell) => nameIn(cell, dimension))).size;
			return names.size === 0 ? [] : [{
				dimension,
				names: [...names],
				of
			}];
		})
	};
}
function sharedOf(common) {
	let byId = null;
	return common.old.filter((cell, at) => {
		if (cell.n === 0) return false;
		const other = common.new[at];
		if (other?.id === cell.id) return other.n > 0;
		byId ??= new Map(common.new.map((one) => [one.id, one]));
		return (byId.get(cell.id)?.n ?? 0) > 0;
	});
}
function runOf({ n, errors, unobserved }) {
	return {
		assessed: n,
		failed: errors,
		unobserved
	};
}
function trials(cells) {
	return cells.reduce((total, cell) => total + cell.n, 0);
}
function sharedTotals(before, after) {
	const total = totalOf(before).n;
	const categories = before.stated?.byCategory ?? new Map();
	const others = after.stated?.byCategory ?? new Map();
	if (categories.size === 0 || others.size === 0) return {
		k: Math.min(total, totalOf(after).n),
		n: total
	};
	let [k, n] = [0, 0];
	for (const [name, counts] of categories) {
		k += Math.min(counts.n, others.get(name)?.n ?? 0);
		n += counts.n;
	}
	return {
		k,
		n
	};
}
// src/stats/erf.ts
const TWO_OVER_ROOT_PI = 2 / Math.sqrt(Math.PI);
const ONE_OVER_ROOT_PI = 1 / Math.sqrt(Math.PI);
const SWITCH = 2.5;
function erf(x) {
	const size = Math.abs(x);
	if (Number.isNaN(x)) return NaN;
	const value = size < SWITCH ? series(size) : 1 - tail(size);
	return x < 0 ? -value : value;
}
function erfc(x) {
	if (Number.isNaN(x)) return NaN;
	if (x < SWITCH) return 1 - erf(x);
	return tail(x);
}
function series(x) {
	const square = x * x;
	let term = x;
	let sum = x;
	for (let n = 1; term > sum * 1e-18; n += 1) {
		term *= 2 * square / (2 * n + 1);
		sum += term;
	}
	return Math.min(1, TWO_OVER_ROOT_PI * Math.exp(-square) * sum);
}
function tail(x) {
	if (x > 27) return 0;
	let fraction = x;
	for (let n = 80; n >= 1; n -= 1) fraction = x + n / 2 / fraction;
	return ONE_OVER_ROOT_PI * Math.exp(-x * x) / fraction;
}
// src/stats/normal.ts
function normalCdf(z) {
	return z < 0 ? erfc(-z / Math.SQRT2) / 2 : 1 - erfc(z / Math.SQRT2) / 2;
}
function normalTwoSided(z) {
	return erfc(Math.abs(z) / Math.SQRT2);
}
function normalQuantile(p) {
	if (!(p > 0 && p < 1)) throw new OutOfRange(`a quantile needs 0 < p < 1, not ${p}`);
	if (p > .5) return -normalQuantile(1 - p);
	const t = Math.sqrt(-2 * Math.log(p));
	let z = -(t - (2.515517 + t * (.802853 + t * .010328)) / (1 + t * (1.432788 + t * (.189269 + t * .001308))));
	for (let step = 0; step < 4; step += 1) {
		const density = Math.exp(-z * z / 2) / Math.sqrt(2 * Math.PI);
		z -= (normalCdf(z) - p) / density;
	}
	return z;
}
// src/stats/power.ts
function powerOfTwoProportions({ p1, p2, n1, n2, alpha }) {
	checkRates(p1, p2, alpha);
	if (n1 <= 0 || n2 <= 0) return 0;
	const pooled = (n1 * p1 + n2 * p2) / (n1 + n2);
	const under = Math.sqrt(pooled * (1 - pooled) * (1 / n1 + 1 / n2));
	const apart = Math.sqrt(p1 * (1 - p1) / n1 + p2 * (1 - p2) / n2);
	const reach = Math.abs(p2 - p1) - normalQuantile(1 - alpha / 2) * under;
	if (apart === 0) return reach > 0 ? 1 : 0;
	return normalCdf(reach / apart);
}
function sampleSizePerGroup(p1, p2, alpha, power) {
	checkRates(p1, p2, alpha);
	if (!(power > 0 && power < 1)) throw new OutOfRange(`power lies between 0 and 1, not ${power}`);
	if (p1 === p2) return null;
	const pooled = (p1 + p2) / 2;
	const level = normalQuantile(1 - alpha / 2) * Math.sqrt(2 * pooled * (1 - pooled));
	const reach = normalQuantile(power) * Math.sqrt(p1 * (1 - p1) + p2 * (1 - p2));
	return Math.ceil(((level + reach) / (p2 - p1)) ** 2);
}
function minimumDetectable(samples, power, direction = 1) {
	const most = direction === 1 ? 1 - samples.p1 : samples.p1;
	const chance = (change) => powerOfTwoProportions({
		...samples,
		p2: clamp(samples.p1 + direction * change)
	});
	if (most <= 0 || chance(most) < power) return null;
	let low = 0;
	let high = most;
	for (let step = 0; step < 60; step += 1) {
		const middle = (low + high) / 2;
		if (chance(middle) < power) low = middle;
		else high = middle;
	}
	return high;
}
function clamp(p) {
	return Math.min(1, Math.max(0, p));
}
function checkRates(p1, p2, alpha) {
	for (const p of [p1, p2]) if (!(p >= 0 && p <= 1)) throw new OutOfRange(`a rate lies in 0..1, not ${p}`);
	if (!(alpha > 0 && alpha < 1)) throw new OutOfRange(`a level lies between 0 and 1, not ${alpha}`);
}
// src/stats/counts.ts
function checkCounts({ k, n }, name) {
	if (!Number.isInteger(k) || !Number.isInteger(n) || k < 0 || k > n) throw new OutOfRange(`${name} needs integers 0 <= k <= n, not k=${k}, n=${n}`);
}
// src/stats/two-proportions.ts
function twoProportionZ(first, second) {
	if (first.n <= 0 || second.n <= 0) return {
		z: 0,
		p: 1
	};
	const p1 = first.k / first.n;
	const p2 = second.k / second.n;
	const pooled = (first.k + second.k) / (first.n + second.n);
	const variance = pooled * (1 - pooled) * (1 / first.n + 1 / second.n);
	if (!(variance > 0)) return {
		z: 0,
		p: 1
	};
	const z = (p2 - p1) / Math.sqrt(variance);
	return {
		z,
		p: normalTwoSided(z)
	};
}
function newcombe(first, second, z = Z_95) {
	checkCounts(first, "newcombe");
	checkCounts(second, "newcombe");
	if (first.n === 0 || second.n === 0) return null;
	const p1 = first.k / first.n;
	const p2 = second.k / second.n;
	const [l1, u1] = scoreInterval(p1, first.n, z);
	const [l2, u2] = scoreInterval(p2, second.n, z);
	const difference = p2 - p1;
	return [Math.max(-1, difference - Math.hypot(p2 - l2, u1 - p1)), Math.min(1, difference + Math.hypot(u2 - p2, p1 - l1))];
}
function cohenH(p1, p2) {
	for (const p of [p1, p2]) if (!(p >= 0 && p <= 1)) throw new OutOfRange(`a proportion lies in 0..1, not ${p}`);
	return 2 * Math.asin(Math.sqrt(p2)) - 2 * Math.asin(Math.sqrt(p1));
}
// src/probe/compare/repeats-to-see.ts
const MOST_REPEATS = 1e4;
function repeatsToSee({ p1, alpha, cells }, { detect }, direction) {
	const units = Math.max(1, cells ?? 1);
	const any = repeatsForAny(units, alpha);
	if (detect === null || any === null) return any;
	const p2 = p1 + direction * detect;
	if (p2 < 0 || p2 > 1) return null;
	const trials = sampleSizePerGroup(p1, p2, alpha, REQUIRED_POWER);
	return trials === null ? null : Math.max(any, Math.ceil(trials / units));
}
function repeatsForAny(cells, alpha) {
	let log = Math.log(2);
	for (let r = 1; r <= MOST_REPEATS; r += 1) {
		log -= cells * (Math.log(2 * r * (2 * r - 1)) - 2 * Math.log(r));
		if (log < Math.log(alpha)) return r;
	}
	return null;
}
// src/probe/compare/judge-group.ts
const OVERALL = "overall";
const NO_TEST = {
	verdict: null,
	test: null,
	pAdjusted: null,
	ci: null,
	cohensH: null,
	detectable: null,
	agrees: null,
	repeatsToSee: null
};
function absent(group) {
	return group === null || group.n === 0 && group.errors + group.unobserved > 0;
}
function judgeGroup({ name, old, new: now }, test, pAdjusted, { options, lowerIsBetter, family }) {
	const base = {
		name,
		oldErrors: old?.errors ?? 0,
		newErrors: now?.errors ?? 0,
		oldUnobserved: old?.unobserved ?? 0,
		newUnobserved: now?.unobserved ?? 0,
		oldDelivered: old?.delivered ?? 0,
		newDelivered: now?.delivered ?? 0
	};
	const total = name === OVERALL;
	if (absent(old) || absent(now) || old === null || now === null || test === null) return {
		...base,
		...NO_TEST,
		old: old && (total || !absent(old)) ? {
			k: old.k,
			n: old.n
		} : null,
		new: now && (total || !absent(now)) ? {
			k: now.k,
			n: now.n
		} : null,
		status: total ? "flat" : absent(old) ? "added" : "removed"
	};
	const before = test.old;
	const after = test.new;
	const valid = [before, after].every(({ k, n }) => n > 0 && k <= n);
	const worse = lowerIsBetter ? test.rise > 0 : test.rise < 0;
	const status = pAdjusted !== null && pAdjusted < options.alpha && test.rise !== 0 ? worse ? "regressed" : "improved" : "flat";
	const alpha = options.alpha / family;
	const p1 = (before.k + .5) / (before.n + 1);
	const direction = lowerIsBetter ? 1 : -1;
	const samples = {
		p1,
		n1: before.n,
		n2: after.n,
		alpha
	};
	const verdict = verdictOf$1(status, test, options, samples, direction);
	const ci = valid ? newcombe(before, after) : null;
	return {
		...base,
		old: {
			k: old.k,
			n: old.n
		},
		new: {
			k: now.k,
			n: now.n
		},
		status,
		verdict,
		test,
		pAdjusted,
		ci,
		agrees: ci === null || test.used === "none" ? null : test.pDecisive < .05 === excludesZero(ci),
		cohensH: valid ? cohenH(before.k / before.n, after.k / after.n) : null,
		detectable: valid ? minimumDetectable(samples, REQUIRED_POWER, direction) : null,
		repeatsToSee: verdict === "inconclusive" ? repeatsToSee({
			...samples,
			cells: test.matchedCells ?? old.cells?.length ?? null
		}, options, direction) : null
	};
}
function excludesZero([low, high]) {
	return low > 0 || high < 0;
}
function verdictOf$1(status, test, { detect }, samples, direction) {
	if (status === "regressed" || status === "improved") return status;
	if (test.used === "none" || test.smallest >= samples.alpha) return "inconclusive";
	if (detect !== null) {
		const p2 = Math.min(1, Math.max(0, samples.p1 + direction * detect));
		if (powerOfTwoProportions({
			...samples,
			p2
		}) < .8) return "inconclusive";
	}
	return "no significant change";
}
// src/probe/compare/likeness.ts
const SINGLE = [
	["judge", "refused"],
	["scenarios", "refused"],
	["battery", "reduced"],
	["target", "noted"],
	["model", "noted"]
];
const MAPS = [
	"probes",
	"carriers",
	"defenses",
	"tasks",
	"attacks"
];
function differences(before, after) {
	const old = before.fingerprints;
	const now = after.fingerprints;
	const found = [];
	for (const [part, effect] of SINGLE) {
		const [a, b] = [old[part], now[part]];
		if (a !== void 0 && b !== void 0 && a !== b) found.push({
			part,
			old: a,
			new: b,
			effect
		});
	}
	const foreign = otherTexts(before, after);
	if (foreign !== null) found.push(foreign);
	for (const part of MAPS) {
		const changed = changedNames(old[part], now[part]);
		if (changed.length > 0) found.push({
			part,
			old: changed.join(", "),
			new: "other text",
			effect: "reduced"
		});
	}
	return found;
}
function otherTexts(before, after) {
	const ours = (report) => report.foreign ? void 0 : report.fingerprints.battery;
	const [a, b] = [ours(before), ours(after)];
	const theirs = "the original's, or none that is told";
	if (a !== void 0 && after.foreign) return {
		part: "battery",
		old: a,
		new: theirs,
		effect: "refused"
	};
	if (b !== void 0 && before.foreign) return {
		part: "battery",
		old: theirs,
		new: b,
		effect: "refused"
	};
	return null;
}
function unknownParts(before, after) {
	return SINGLE.map(([part]) => part).filter((part) => before.kind === "scan" ? part !== "model" && part !== "scenarios" : part !== "scenarios").filter((part) => before.fingerprints[part] === void 0 || after.fingerprints[part] === void 0);
}
function changedNames(old, now) {
	if (old === void 0 || now === void 0) return [];
	return Object.keys(old).filter((name) => Object.hasOwn(now, name) && old[name] !== now[name]);
}
function inStep(before, after) {
	return before.length === after.length && before.every(({ id }, at) => after[at]?.id === id);
}
function commonCells(before, after) {
	const same = sameTexts(before.fingerprints, after.fingerprints);
	if (before.cells && after.cells && inStep(before.cells, after.cells) && before.cells.every(same)) return {
		old: before.cells,
		new: after.cells
	};
	const old = (before.cells ?? []).filter(same);
	const now = (after.cells ?? []).filter(same);
	const oldIds = new Set(old.map(({ id }) => id));
	const newIds = new Set(now.map(({ id }) => id));
	return {
		old: old.filter(({ id }) => newIds.has(id)),
		new: now.filter(({ id }) => oldIds.has(id))
	};
}
function sameTexts(old, now) {
	const changed = {
		instruction: new Set(changedNames(old.probes, now.probes)),
		carrier: new Set(changedNames(old.carriers, now.carriers)),
		defense: new Set(changedNames(old.defenses, now.defenses)),
		task: new Set(changedNames(old.tasks, now.tasks)),
		attack: new Set(changedNames(old.attacks, now.attacks))
	};
	return (cell) => !changed.instruction.has(cell.instruction) && !changed.attack.has(cell.instruction) && !changed.carrier.has(cell.carrier) && !changed.defense.has(cell.defense) && !changed.task.has(cell.task);
}
// src/probe/compare/newly-positive.ts
function newlyWrong(before, after, lowerIsBetter) {
	if (before === null || after === null) return [];
	const wrong = (cell) => ({
		k: lowerIsBetter ? cell.positives : cell.n - cell.positives,
		n: cell.n
	});
	const now = new Map(after.filter(({ n }) => n > 0).map((cell) => [cell.id, cell]));
	const found = [];
	for (const cell of before) {
		const other = cell.n > 0 && wrong(cell).k === 0 ? now.get(cell.id) : void 0;
		if (other === void 0 || wrong(other).k === 0) continue;
		const { defense, carrier, channel, instruction, category, task } = cell;
		const counts = wrong(other);
		found.push({
			defense,
			carrier,
			channel,
			instruction,
			category,
			task,
			old: wrong(cell),
			new: counts,
			always: counts.k === counts.n
		});
	}
	return [...found.filter(({ always }) => always), ...found.filter(({ always }) => !always)];
}
function caseName({ instruction, task, carrier, defense }) {
	const where = [carrier, defense].filter((part) => part !== "").join(", ");
	const what = instruction === "" ? task : instruction;
	return where === "" ? what : `${what} (${where})`;
}
// src/stats/incomplete-beta.ts
function incompleteBeta(x, a, b) {
	if (x <= 0) return 0;
	if (x >= 1) return 1;
	if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
	const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
	let c = 1;
	let d = 1 / nonZero(1 - (a + b) * x / (a + 1));
	let fraction = d;
	for (let m = 1; m <= 500; m += 1) {
		const even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
		d = 1 / nonZero(1 + even * d);
		c = nonZero(1 + even / c);
		fraction *= d * c;
		const odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
		d = 1 / nonZero(1 + odd * d);
		c = nonZero(1 + odd / c);
		const step = d * c;
		fraction *= step;
		if (Math.abs(step - 1) < 1e-16) break;
	}
	return front * fraction / a;
}
function nonZero(value) {
	return Math.abs(value) < 1e-300 ? 1e-300 : value;
}
function logGamma(x) {
	let shift = 0;
	let y = x;
	while (y < 12) {
		shift -= Math.log(y);
		y += 1;
	}
	const r = 1 / (y * y);
	const series = (1 / 12 - r * (1 / 360 - r * (1 / 1260 - r * (1 / 1680 - r / 1188)))) / y;
	return shift + (y - .5) * Math.log(y) - y + Math.log(2 * Math.PI) / 2 + series;
}
// src/stats/student-t.ts
function studentCdf(t, df) {
	return 1 - incompleteBeta(df / (df + t * t), df / 2, .5) / 2;
}
// src/stats/cluster.ts
function clusterDifference(clusters) {
	const used = clusters.filter(({ first, second }) => first.n + second.n > 0);
	const total = (side) => ({
		k: used.reduce((sum, cluster) => sum + cluster[side].k, 0),
		n: used.reduce((sum, cluster) => sum + cluster[side].n, 0)
	});
	const [first, second] = [total("first"), total("second")];
	if (used.length < 2 || first.n === 0 || second.n === 0) return null;
	const [p1, p2] = [first.k / first.n, second.k / second.n];
	if (p1 === p2) return 1;
	let squares = 0;
	for (const cluster of used) {
		const pull = (cluster.second.k - p2 * cluster.second.n) / second.n - (cluster.first.k - p1 * cluster.first.n) / first.n;
		squares += pull * pull;
	}
	const groups = used.length;
	const variance = groups / (groups - 1) * squares;
	if (!(variance > 1e-30)) return null;
	return 2 * (1 - studentCdf(Math.abs(p2 - p1) / Math.sqrt(variance), groups - 1));
}
// src/stats/discrete.ts
const NEGLIGIBLE = 1e-30;
function fromRatios(low, high, mode, ratio) {
	let first = mode;
	let last = mode;
	const up = [1];
	for (let weight = 1; last < high;) {
		weight *= ratio(last);
		if (weight < NEGLIGIBLE) break;
		up.push(weight);
		last += 1;
	}
	const down = [];
	for (let weight = 1; first > low;) {
		weight /= ratio(first - 1);
		if (weight < NEGLIGIBLE) break;
		down.push(weight);
		first -= 1;
	}
	const weights = Float64Array.from([...down.reverse(), ...up]);
	return {
		low: first,
		weights: normalised(weights)
	};
}
function hypergeometric(n1, n2, t) {
	const low = Math.max(0, t - n1);
	const high = Math.min(n2, t);
	return fromRatios(low, high, Math.min(high, Math.max(low, Math.floor((t + 1) * (n2 + 1) / (n1 + n2 + 2)))), (at) => (t - at) * (n2 - at) / ((at + 1) * (n1 - t + at + 1)));
}
function convolve(a, b) {
	const weights = new Float64Array(a.weights.length + b.weights.length - 1);
	for (let i = 0; i < a.weights.length; i += 1) {
		const weight = at(a.weights, i);
		for (let j = 0; j < b.weights.length; j += 1) weights[i + j] = at(weights, i + j) + weight * at(b.weights, j);
	}
	return trimmed({
		low: a.low + b.low,
		weights
	});
}
function weightAt(distribution, at) {
	return distribution.weights[at - distribution.low] ?? 0;
}
function twoSided(distribution, at) {
	const limit = weightAt(distribution, at) * (1 + 1e-7);
	let sum = 0;
	for (const weight of distribution.weights) if (weight <= limit) sum += weight;
	return Math.min(1, sum);
}
function doubledTail(distribution, at) {
	const { low, weights } = distribution;
	let [below, above] = [0, 0];
	weights.forEach((weight, index) => {
		if (low + index <= at) below += weight;
		if (low + index >= at) above += weight;
	});
	return Math.min(1, 2 * Math.min(below, above));
}
function smallestTwoSided({ low, weights }) {
	const distribution = {
		low,
		weights
	};
	const ends = [low, low + weights.length - 1];
	return Math.min(...ends.map((end) => twoSided(distribution, end)));
}
function trimmed({ low, weights }) {
	let first = 0;
	let last = weights.length - 1;
	const limit = NEGLIGIBLE;
	while (first < last && at(weights, first) < limit) first += 1;
	while (last > first && at(weights, last) < limit) last -= 1;
	return {
		low: low + first,
		weights: weights.subarray(first, last + 1)
	};
}
function normalised(weights) {
	let sum = 0;
	for (const weight of weights) sum += weight;
	return weights.map((weight) => weight / sum);
}
// src/stats/exact-tests.ts
function fisherExact(first, second) {
	checkCounts(first, "fisherExact");
	checkCounts(second, "fisherExact");
	return twoSided(hypergeometric(first.n, second.n, first.k + second.k), second.k);
}
function fisherDoubled(first, second) {
	checkCounts(first, "fisherDoubled");
	checkCounts(second, "fisherDoubled");
	return doubledTail(hypergeometric(first.n, second.n, first.k + second.k), second.k);
}
function completeFlip(cells) {
	let log = Math.log(2);
	let turned = 0;
	for (const { first, second } of cells) {
		checkCounts(first, "completeFlip");
		checkCounts(second, "completeFlip");
		if (first.n === 0 || second.n === 0) continue;
		const [n1, n2] = [first.n, second.n];
		const rose = first.k === 0 && second.k === n2;
		const fell = first.k === n1 && second.k === 0;
		if (!rose && !fell) return 1;
		if (turned !== 0 && turned > 0 !== rose) return 1;
		turned = rose ? 1 : -1;
		log += n1 * Math.log(n1 / (n1 + n2)) + n2 * Math.log(n2 / (n1 + n2));
	}
	return turned === 0 ? 1 : Math.min(1, Math.exp(log));
}
function smallestFisher(n1, n2) {
	return n1 === 0 || n2 === 0 ? 1 : fisherExact({
		k: 0,
		n: n1
	}, {
		k: n2,
		n: n2
	});
}
function stratifiedExact(cells) {
	let distribution = {
		low: 0,
		weights: Float64Array.of(1)
	};
	let seen = 0;
	let expected = 0;
	let informative = 0;
	for (const { first, second } of cells) {
		checkCounts(first, "stratifiedExact");
		checkCounts(second, "stratifiedExact");
		const positive = first.k + second.k;
		if (first.n === 0 || second.n === 0 || positive === 0 || positive === first.n + second.n) continue;
		informative += 1;
		seen += second.k;
		expected += positive * second.n / (first.n + second.n);
		distribution = convolve(distribution, hypergeometric(first.n, second.n, positive));
	}
	if (informative === 0) return {
		p: 1,
		doubled: 1,
		excess: 0,
		informative: 0,
		smallest: 1
	};
	return {
		p: twoSided(distribution, seen),
		doubled: doubledTail(distribution, seen),
		excess: seen - expected,
		informative,
		smallest: smallestTwoSided(distribution)
	};
}
// src/stats/risk-difference.ts
function matchedDifference(cells) {
	let [sum, weights] = [0, 0];
	for (const { first, second } of cells) {
		if (first.n === 0 || second.n === 0) continue;
		const weight = first.n * second.n / (first.n + second.n);
		sum += weight * (second.k / second.n - first.k / first.n);
		weights += weight;
	}
	return weights === 0 ? null : sum / weights;
}
// src/probe/compare/pair-test.ts
const TESTS = [
	"auto",
	"paired",
	"exact",
	"z"
];
const MOSTLY = .9;
const SMALL = 10;
function testPair(before, after, { test, cluster }) {
	const matched = before.cells && after.cells ? matchCells(before.cells, after.cells) : null;
	const unpaired = {
		old: {
			k: before.k,
			n: before.n
		},
		new: {
			k: after.k,
			n: after.n
		},
		unmatched: {
			old: 0,
			new: 0
		},
		matchedCells: null,
		matchedDifference: null,
		rise: before.n > 0 && after.n > 0 ? after.k / after.n - before.k / before.n : 0
	};
	if (before.n === 0 || after.n === 0) return {
		...unpaired,
		used: "none",
		p: 1,
		pDecisive: 1,
		smallest: 1
	};
	if (before.k > before.n || after.k > after.n) {
		const { p } = twoProportionZ(before, after);
		return {
			...unpaired,
			used: "z",
			p,
			pDecisive: p,
			smallest: 0
		};
	}
	if (cluster !== null && before.cells && after.cells) {
		const p = clusterDifference(clusters(before.cells, after.cells)) ?? exactP(before, after);
		return {
			...unpaired,
			used: "cluster",
			p,
			pDecisive: p,
			smallest: smallestFisher(before.n, after.n)
		};
	}
	if (matched && (test === "paired" || test === "auto" && mostly(matched, before, after))) return paired(matched, before, after);
	if (test === "paired") return {
		...unpaired,
		used: "none",
		p: 1,
		pDecisive: 1,
		smallest: 1
	};
	const smallest = smallestFisher(before.n, after.n);
	if (test === "exact" || test === "auto" && isSmall(before, after)) {
		const p = exactP(before, after);
		const doubled = fisherDoubled(countsOf(before), countsOf(after));
		const decisive = Math.max(p, doubled);
		const flip = completeFlip([{
			first: countsOf(before),
			second: countsOf(after)
		}]);
		if (flip < decisive) return {
			...unpaired,
			used: "flip",
			p: flip,
			pDecisive: flip,
			smallest
		};
		return {
			...unpaired,
			used: "exact",
			p,
			pDecisive: decisive,
			smallest
		};
	}
	const { p } = twoProportionZ(before, after);
	return {
		...unpaired,
		used: "z",
		p,
		pDecisive: p,
		smallest
	};
}
function exactP(before, after) {
	return fisherExact(countsOf(before), countsOf(after));
}
function countsOf({ k, n }) {
	return {
		k,
		n
	};
}
function isSmall(before, after) {
	const pooled = (before.k + after.k) / (before.n + after.n);
	return Math.min(before.n, after.n) * Math.min(pooled, 1 - pooled) < SMALL;
}
function matchCells(before, after) {
	let byId = null;
	const likeOf = (id, at) => {
		if (after[at]?.id === id) return after[at];
		byId ??= new Map(after.map((cell) => [cell.id, cell]));
		return byId.get(id);
	};
	const matched = [];
	before.forEach((cell, at) => {
		const other = cell.n > 0 ? likeOf(cell.id, at) : void 0;
		if (!other || other.n === 0) return;
		matched.push({
			first: {
				k: cell.positives,
				n: cell.n
			},
			second: {
				k: other.positives,
				n: other.n
			}
		});
	});
	return matched;
}
function sumOf(matched, side) {
	let [k, n] = [0, 0];
	for (const cell of matched) {
		k += cell[side].k;
		n += cell[side].n;
	}
	return {
		k,
		n
	};
}
function mostly(matched, before, after) {
	return sumOf(matched, "first").n >= MOSTLY * before.n && sumOf(matched, "second").n >= MOSTLY * after.n;
}
function paired(matched, before, after) {
	const old = sumOf(matched, "first");
	const now = sumOf(matched, "second");
	const { p, doubled, excess } = stratifiedExact(matched);
	const decisive = Math.max(p, doubled);
	const flip = completeFlip(matched);
	const flipped = flip < decisive;
	return {
		used: matched.length === 0 ? "none" : flipped ? "flip" : "paired",
		p: flipped ? flip : p,
		pDecisive: Math.min(decisive, flip),
		rise: excess,
		matchedDifference: matchedDifference(matched),
		smallest: smallestPaired(matched),
		old,
		new: now,
		unmatched: {
			old: before.n - old.n,
			new: after.n - now.n
		},
		matchedCells: matched.length
	};
}
function smallestPaired(matched) {
	let log = Math.log(2);
	for (const { first, second } of matched) for (let i = 1; i <= second.n; i += 1) log += Math.log(i) - Math.log(first.n + i);
	return Math.min(1, Math.exp(log));
}
function clusters(before, after) {
	return [...new Set([...before, ...after].map((cell) => cell.carrier))].map((name) => ({
		first: sumCells(before.filter((cell) => cell.carrier === name)),
		second: sumCells(after.filter((cell) => cell.carrier === name))
	}));
}
function sumCells(cells) {
	return {
		k: cells.reduce((sum, cell) => sum + cell.positives, 0),
		n: cells.reduce((sum, cell) => sum + cell.n, 0)
	};
}
// src/probe/compare/compare.ts
function compareReports(oldReport, newReport, options = COMPARE_DEFAULTS) {
	refuseOtherKind(oldReport, newReport);
	const { kind } = oldReport;
	const { name: metricName, lowerIsBetter } = metricOf(kind);
	const by = dimensionFor(kind, options.by);
	const found = differences(oldReport, newReport);
	const common = commonCells(oldReport, newReport);
	const uncut = options.test === "z" && options.correction === "none";
	const [before, after, leftOut] = found.some(({ effect }) => effect !== "noted") || !uncut && unlikeCells(oldReport, newReport, common) ? reduceToCommon(oldReport, newReport, common, found) : [
		oldReport,
		newReport,
		null
	];
	const full = pairGroups(groupsOf(oldReport, by), groupsOf(newReport, by), kind);
	const shared = pairGroups(groupsOf(before, by), groupsOf(after, by), kind);
	const [pairs, leftOutGroups] = leftOut ? afterReduction(full, shared) : [full, []];
	const overallPair = {
		name: OVERALL,
		old: totalOf(before),
		new: totalOf(after)
	};
	const { groups, family } = judgeFamily(pairs, options, lowerIsBetter);
	const totalTest = testOf(overallPair, options);
	const overall = judgeGroup(overallPair, totalTest, totalTest === null || totalTest.used === "none" ? null : totalTest.pDecisive, {
		options,
		lowerIsBetter,
		family: 1
	});
	return {
		kind,
		metricName,
		lowerIsBetter,
		by,
		oldLabel: oldReport.label,
		newLabel: newReport.label,
		simulated: oldReport.simulated || newReport.simulated,
		legacyJudge: [...isLegacyJudged(oldReport) ? ["old"] : [], ...isLegacyJudged(newReport) ? ["new"] : []],
		interrupted: newReport.interrupted,
		overall,
		groups,
		differences: found,
		unknown: unknownParts(oldReport, newReport),
		leftOut: leftOut && {
			...leftOut,
			groups: leftOutGroups
		},
		coverage: coverageOf(oldReport, newReport, common),
		newlyWrong: newlyWrong(before.cells, after.cells, lowerIsBetter),
		contradictions: [...oldReport.contradictions.map((text) => `the old report: ${text}`), ...newReport.contradictions.map((text) => `the new report: ${text}`)],
		uncut,
		family,
		options
	};
}
function refuseOtherKind(before, after) {
	if (before.kind === after.kind) return;
	throw formatError(after.where, `reports ${KIND_NAMES[after.kind]} and cannot be compared with ${before.where}, which reports ${KIND_NAMES[before.kind]}`);
}
function judgeFamily(pairs, options, lowerIsBetter) {
	const members = pairs.map((pair) => ({
		pair,
		test: testOf(pair, options)
	}));
	const tested = members.filter(({ test }) => test !== null && test.used !== "none");
	const adjusted = adjust(tested.map(({ test }) => test?.pDecisive ?? 1), options.correction);
	const family = options.correction === "none" ? 1 : Math.max(1, tested.length);
	return {
		groups: members.map(({ pair, test }) => {
			const at = tested.findIndex((each) => each.pair === pair);
			return judgeGroup(pair, test, at < 0 ? null : adjusted[at] ?? 1, {
				options,
				lowerIsBetter,
				family
			});
		}),
		family
	};
}
function afterReduction(full, shared) {
	const left = new Map(shared.map((pair) => [pair.name, pair]));
	const kept = [];
	const emptied = [];
	for (const pair of full) {
		const common = left.get(pair.name);
		if (common) kept.push(common);
		else if (pair.old === null || pair.new === null) kept.push(pair);
		else emptied.push(pair.name);
	}
	return [kept, emptied];
}
function unlikeCells(before, after, common) {
	if (before.cells === null || after.cells === null) return false;
	return common.old.length < before.cells.length || common.new.length < after.cells.length;
}
function otherParts(found) {
	return found.find(({ effect, part }) => effect === "refused" && part !== "judge") ? "different texts under the same names" : "another battery or judge";
}
function reduceToCommon(oldReport, newReport, common, found) {
	if (oldReport.cells === null || newReport.cells === null) return [
		oldReport,
		newReport,
		{
			old: 0,
			new: 0
		}
	];
	if (common.old.length === 0 && found.some(({ effect }) => effect !== "noted")) throw formatError(newReport.where, `was made with ${otherParts(found)} than ${oldReport.where}, and the two share no case that could be compared`);
	const before = {
		...oldReport,
		cells: common.old,
		stated: null
	};
	const after = {
		...newReport,
		cells: common.new,
		stated: null
	};
	return [
		before,
		after,
		{
			old: totalOf(oldReport).n - totalOf(before).n,
			new: totalOf(newReport).n - totalOf(after).n
		}
	];
}
function pairGroups(old, now, kind) {
	const there = (group) => group === void 0 || kind !== "scan" && group.n === 0 && group.errors + group.unobserved === 0 ? null : group;
	return [...new Set([...old.keys(), ...now.keys()])].sort(byCodePoint).map((name) => ({
		name,
		old: there(old.get(name)),
		new: there(now.get(name))
	})).filter((pair) => (pair.old?.n ?? 0) + (pair.new?.n ?? 0) > 0 || kind === "scan");
}
function testOf(pair, options) {
	return pair.old && pair.new ? testPair(pair.old, pair.new, options) : null;
}
// src/probe/compare/floors.ts
const MOST_NAMES = 8;
function brokenFloors(coverage, { minShared, minAssessed, maxUnobserved }) {
	return [
		...coverage.new.assessed === 0 ? [] : tooLittleShared(coverage, minShared),
		...tooLittleAssessed(coverage.old, minAssessed),
		...tooLittleSeen("old", coverage.old, maxUnobserved),
		...tooLittleSeen("new", coverage.new, maxUnobserved)
	];
}
function sharesTooLittle(coverage, minShared) {
	return tooLittleShared(coverage, minShared).length > 0;
}
function tooLittleShared({ sharedTrials, sharedCells, exact, missing }, floor) {
	const below = ({ k, n }) => n > 0 && k < floor * n;
	const what = below(sharedTrials) ? [sharedTrials, "trials"] : sharedCells !== null && below(sharedCells) ? [sharedCells, "cases"] : null;
	if (what === null) return [];
	const [{ k, n }, unit] = what;
	const share = `${formatPercent(k, n)}% are shared, the floor is ${formatShare(floor)}% (--min-shared)`;
	return [`${exact ? "" : "at least "}${n - k} of ${n} ${unit} of the old run have no counterpart in the new one; ${share}${missingNames(missing)}`];
}
function missingNames(missing) {
	if (missing.length === 0) return "";
	return `; missing: ${missing.map(({ dimension, names, of }) => {
		const shown = names.slice(0, MOST_NAMES).map(printable).join(", ");
		const more = names.length > MOST_NAMES ? `, and ${names.length - MOST_NAMES} more` : "";
		return `${names.length} of ${of} ${dimension}s (${shown}${more})`;
	}).join("; ")}`;
}
function tooLittleAssessed({ assessed, failed, unobserved }, floor) {
	const all = assessed + failed + unobserved;
	if (assessed === 0 || assessed >= floor * all || failed === 0) return [];
	return [`only ${assessed} of ${all} trials of the old run could be assessed (${formatPercent(assessed, all)}%), less than the ${formatShare(floor)}% of a baseline (--min-assessed); ${failed} failed`];
}
function tooLittleSeen(run, { assessed, failed, unobserved }, most) {
	const all = assessed + failed + unobserved;
	if (unobserved === 0 || unobserved <= most * all) return [];
	return [`in ${unobserved} of ${all} trials of the ${run} run nobody could see what the agent did (${formatPercent(unobserved, all)}%), more than --max-unobserved allows (${formatShare(most)}%)`];
}
// src/probe/compare/gate-failures.ts
const MOST_CASES$1 = 20;
function hard(reason) {
	return {
		exit: 1,
		hard: true,
		reason
	};
}
function newHits({ newlyWrong }) {
	if (newlyWrong.length === 0) return [];
	const shown = newlyWrong.slice(0, MOST_CASES$1).map((one) => printable(caseName(one)));
	const more = newlyWrong.length > MOST_CASES$1 ? `, and ${newlyWrong.length - MOST_CASES$1} more` : "";
	return [{
		exit: 2,
		hard: false,
		reason: `${newlyWrong.length} case(s) that held in every trial of the old run do not any more: ${shown.join(", ")}${more}`
	}];
}
function regressions({ overall, groups, by }) {
	const failures = groups.filter(({ status }) => status === "regressed").map((group) => ({
		exit: 2,
		hard: false,
		reason: `${by} ${printable(group.name)} got worse`
	}));
	if (overall.status === "regressed") failures.push({
		exit: 2,
		hard: false,
		reason: "the total got worse"
	});
	return failures;
}
function unmeasured({ overall, groups, by, coverage, contradictions }) {
	const failures = contradictions.map((text) => hard(`a report contradicts itself: ${printable(text)}`));
	for (const [run, counts] of [["old", overall.old], ["new", overall.new]]) if (coverage[run].assessed === 0) failures.push(hard(`the ${run} report holds no trial that could be assessed`));
	else if (counts !== null && counts.k > counts.n) failures.push({
		exit: 1,
		hard: true,
		reason: `the ${run} report contradicts itself: ${counts.k} of ${counts.n}`
	});
	for (const { name, old, new: now } of groups) for (const [run, counts] of [["old", old], ["new", now]]) {
		if (counts === null || counts.k <= counts.n) continue;
		failures.push({
			exit: 1,
			hard: true,
			reason: `${by} ${printable(name)}: the ${run} report contradicts itself: ${counts.k} of ${counts.n}`
		});
	}
	if (failures.length === 0 && coverage.sharedTrials.k > 0 && overall.test?.used === "none") failures.push({
		exit: 1,
		hard: true,
		reason: "no cell was tried in both runs, so nothing can be paired (--test auto takes another test)"
	});
	return failures;
}
function unlikeRuns({ differences }, { acrossJudges, acrossBatteries }) {
	return differences.filter(({ effect, part }) => effect === "refused" && part === "judge" ? !acrossJudges : effect === "refused" && !acrossBatteries).map((difference) => hard(unlikeReason(difference)));
}
function unlikeReason({ part, old, new: now }) {
	const pair = `(${printable(old)}, then ${printable(now)})`;
	return part === "judge" ? `the runs were judged by different judges ${pair}: a change may be the judge's; judge one of them again, or accept it with --across-judges` : `different texts: the two batteries have equal names and other ${part === "scenarios" ? "scenarios" : "texts"} ${pair}; a change may be the text's; run one of them again, or accept it with --across-batteries`;
}
function vanished({ groups, by, interrupted }, { allowMissing }) {
	if (allowMissing) return [];
	const stopped = interrupted ? [{
		exit: 1,
		hard: true,
		reason: "the new run was stopped before its end; finish it, or accept it with --allow-missing"
	}] : [];
	const gone = groups.filter((group) => (group.old?.n ?? 0) > 0 && (group.new?.n ?? 0) === 0).map((group) => ({
		exit: 1,
		hard: false,
		reason: group.newErrors > 0 ? `${by} ${printable(group.name)}: all ${group.newErrors} trials of the new run failed` : `${by} ${printable(group.name)} is missing from the new report (--allow-missing accepts that)`
	}));
	return [...stopped, ...gone];
}
function failedTrials({ overall, groups, by }, { maxErrorRate }) {
	const n = overall.new?.n ?? 0;
	const share = (group) => group.newErrors / Math.max(1, group.newErrors + (group.new?.n ?? 0));
	const failures = [];
	if (n > 0 && share(overall) > maxErrorRate) {
		const all = n + overall.newErrors;
		failures.push({
			exit: 1,
			hard: true,
			reason: `${overall.newErrors} of ${all} trials of the new run failed (${formatPercent(overall.newErrors, all)}%), more than --max-error-rate ${formatDecimal(maxErrorRate, 2)} allows`
		});
	}
	for (const group of groups) if ((group.new?.n ?? 0) > 0 && share(group) > Math.max(.5, maxErrorRate)) failures.push({
		exit: 1,
		hard: true,
		reason: `${by} ${printable(group.name)}: most trials of the new run failed`
	});
	return failures;
}
function undelivered({ overall, groups, by }) {
	const missed = (group) => (group.new?.n ?? 0) > 0 && group.newDelivered === 0 && group.oldDelivered > 0;
	if (missed(overall)) return [{
		exit: 1,
		hard: true,
		reason: "the payload reached the model in no trial of the new run"
	}];
	return groups.filter(missed).map((group) => ({
		exit: 1,
		hard: true,
		reason: `${by} ${printable(group.name)}: the payload reached the model in no trial of the new run`
	}));
}
function tooSmall({ overall, groups, options }) {
	const small = [overall, ...groups].filter(({ verdict }) => verdict === "inconclusive");
	if (small.length === 0) return [];
	return [{
		exit: 4,
		hard: false,
		reason: `the runs are too small to see ${options.detect === null ? "any change" : `a change of ${formatDecimal(options.detect * 100, 1)}pp`} in ${small.map(({ name }) => printable(name)).join(", ")}`
	}];
}
// src/probe/compare/gate-options.ts
const GATE_DEFAULTS = {
	softFail: false,
	allowMissing: false,
	acrossJudges: false,
	acrossBatteries: false,
	requirePower: false,
	failOnNew: false,
	maxErrorRate: .05,
	minShared: .9,
	minAssessed: .9,
	maxUnobserved: .1
};
// src/probe/compare/gate.ts
function decideGate(comparison, options = GATE_DEFAULTS) {
	const unlike = unlikeRuns(comparison, options);
	const accepted = options.allowMissing ? {
		...options,
		minShared: 0
	} : options;
	const floors = brokenFloors(comparison.coverage, accepted).map(hard);
	const comparable = unlike.length === 0 && (floors.length === 0 || comparison.uncut);
	const worse = [...regressions(comparison), ...options.failOnNew ? newHits(comparison) : []];
	const failures = [
		...comparable ? worse : [],
		...unmeasured(comparison),
		...floors,
		...unlike,
		...vanished(comparison, options),
		...failedTrials(comparison, options),
		...undelivered(comparison),
		...options.requirePower ? tooSmall(comparison) : []
	];
	const verdict = verdictOf(comparison, failures);
	const reasons = [...failures.map(({ reason }) => reason), ...comparable ? [] : worse.map(({ reason }) => `in what can be set side by side: ${reason}`)];
	const kept = options.softFail ? failures.filter((failure) => failure.hard) : failures;
	const exit = (kept.find(({ exit }) => exit === 2) ?? kept.find(({ exit }) => exit === 1) ?? kept[0])?.exit ?? 0;
	return {
		verdict,
		word: wordOf(exit, verdict, failures.length > 0 || sharesTooLittle(comparison.coverage, GATE_DEFAULTS.minShared)),
		exit,
		comparable,
		reasons
	};
}
function wordOf(exit, verdict, passedOver) {
	if (exit === 2) return "FAIL";
	if (exit === 1) return "NOT COMPARABLE";
	if (exit === 4) return "INCONCLUSIVE";
	if (passedOver) return "NOT GATED";
	return verdict === "inconclusive" ? "INCONCLUSIVE" : "PASS";
}
function verdictOf({ overall, groups }, failures) {
	if (failures.some(({ exit }) => exit === 2)) return "regressed";
	if (failures.some(({ exit }) => exit === 1)) return "not_comparable";
	if (failures.some(({ exit }) => exit === 4)) return "inconclusive";
	const all = [overall, ...groups];
	if (all.some(({ status }) => status === "improved")) return "improved";
	if (all.some(({ verdict }) => verdict === "inconclusive")) return "inconclusive";
	return "no significant change";
}
// src/report/probe-compare.ts
const NONE = {
	k: 0,
	n: 0
};
function change(group) {
	const [old, now] = [group.old ?? NONE, group.new ?? NONE];
	return `${rateCell(old.k, old.n)} -> ${rateCell(now.k, now.n)} Δ ${deltaCell(old, now)}`;
}
function changeCounts({ old, new: now }) {
	return `(${old?.k ?? 0}/${old?.n ?? 0} -> ${now?.k ?? 0}/${now?.n ?? 0})`;
}
function deltaCell(old, now) {
	const points = formatPoints(old.k, old.n, now.k, now.n);
	return points === "--" ? points : `${points}pp`;
}
function headline({ metricName, overall, simulated }, gate) {
	const [old, now] = [overall.old ?? NONE, overall.new ?? NONE];
	return `${simulated ? "SIMULATED " : ""}${metricName}: ${rateCell(old.k, old.n)} (${old.k}/${old.n}) -> ${rateCell(now.k, now.n)} (${now.k}/${now.n}) Δ ${gate.comparable ? deltaCell(old, now) : "withheld"} ${gate.word}`;
}
function renderComparison(comparison, gate) {
	const { groups, by } = comparison;
	const having = (status) => groups.filter((g) => g.status === status);
	const lines = [headline(comparison, gate), ...legacyLine(comparison)];
	const section = (title, members) => {
		if (members.length > 0) lines.push(title, ...members);
	};
	section("Improved (significant):", having("improved").map((group) => `+ ${printable(group.name)} ${change(group)} ${changeCounts(group)}`));
	section("Regressed (significant):", having("regressed").map((group) => `- ${printable(group.name)} ${change(group)} ⚠ ${changeCounts(group)}`));
	const flat = having("flat");
	if (flat.length > 0) lines.push(`Within noise: ${flat.length} ${by}(s)`);
	section("Added:", having("added").map((group) => `  ${printable(group.name)} ${oneSide(group.new, group.newErrors)}`));
	section("Removed:", having("removed").map((group) => `  ${printable(group.name)} ${oneSide(group.old, group.oldErrors)}${failedNote(group)}`));
	lines.push(...additions(comparison, gate));
	return `${lines.join("\n")}\n`;
}
function legacyLine({ legacyJudge }) {
	if (legacyJudge.length === 0) return [];
	return [`Judge of the ${legacyJudge.join(" and ")} run: legacy, the original's; for comparison only`];
}
function oneSide(counts, errors) {
	const { k, n } = counts ?? NONE;
	return `${rateCell(k, n)} (${k}/${n})${errors > 0 ? `, ${errors} failed` : ""}`;
}
function failedNote(group) {
	return group.newErrors > 0 ? `; now all ${group.newErrors} trials failed` : "";
}
function additions(comparison, gate) {
	const { overall, differences, leftOut } = comparison;
	const lines = [""];
	for (const difference of differences) lines.push(`Note: ${differenceText(difference)}`);
	if (comparison.unknown.length > 0) lines.push(`Note: the reports do not tell whether they share ${comparison.unknown.join(", ")}`);
	if (leftOut !== null) {
		if (comparison.unknown.includes("battery")) lines.push("Warning: which cases the runs share is known by their names only");
		lines.push(`Note: only cases that both runs share are compared; left out: ${leftOut.old} trials of the old run, ${leftOut.new} of the new${leftOut.groups.length > 0 ? ` (of ${leftOut.groups.map(printable).join(", ")} nothing is common)` : ""}`);
	}
	if (comparison.uncut && leftOut === null) lines.push(...uncutNote(comparison));
	if (overall.oldUnobserved + overall.newUnobserved > 0) lines.push(`Note: trials in which nobody could see what the agent did are in no rate: ${overall.oldUnobserved} in the old run, ${overall.newUnobserved} in the new`);
	if (overall.oldErrors + overall.newErrors > 0) lines.push(`Note: trials that failed are in no rate: ${overall.oldErrors} in the old run, ${overall.newErrors} in the new`);
	lines.push(...deliveryNote(overall), ...unmatchedNote(overall), ...unevenNote(overall));
	lines.push(methodLine(comparison));
	if (gate.comparable && overall.ci !== null && overall.test !== null) {
		const raw = formatP(overall.test.p);
		lines.push(`Total: 95% CI ${pointsInterval(overall.ci)}, ${raw}${visible(overall)}`);
	}
	lines.push(...disagreementLines(comparison));
	lines.push(...newlyWrongLines(comparison));
	lines.push(...inconclusiveLines(comparison));
	lines.push(`Verdict: ${gate.verdict}${gate.verdict === "inconclusive" ? unseen(comparison) : ""}`);
	for (const reason of gate.reasons) lines.push(`  ${reason}`);
	return lines;
}
function deliveryNote({ old, new: now, oldDelivered, newDelivered }) {
	if (old === null || now === null) return [];
	if (oldDelivered === old.n && newDelivered === now.n) return [];
	const [before, after] = [{
		k: old.k,
		n: oldDelivered
	}, {
		k: now.k,
		n: newDelivered
	}];
	return [`Given delivery: ${rateCell(before.k, before.n)} (${before.k}/${before.n}) -> ${rateCell(after.k, after.n)} (${after.k}/${after.n}) Δ ${deltaCell(before, after)}`];
}
function unmatchedNote({ test }) {
	if (test === null || test.unmatched.old + test.unmatched.new === 0) return [];
	const { old, new: now, unmatched } = test;
	return [`Note: ${unmatched.old} old and ${unmatched.new} new trials have no counterpart in the other run; tested are the others: ${old.k}/${old.n} -> ${now.k}/${now.n} Δ ${deltaCell(old, now)}`];
}
function unevenNote({ test }) {
	if (test === null || test.matchedDifference === null) return [];
	const total = test.new.k / test.new.n - test.old.k / test.old.n;
	if (Math.abs(total - test.matchedDifference) < .005) return [];
	return [`Note: the runs repeated some cells more often than others; cell by cell the rate moved by ${signedShare(test.matchedDifference)}pp`];
}
function signedShare(value) {
	const text = formatShare(value);
	return text.startsWith("-") ? text : `+${text}`;
}
function pointsInterval([low, high]) {
	return `${signedShare(low)} to ${signedShare(high)}pp`;
}
function visible({ detectable }) {
	return detectable === null ? "" : `; a worsening of ${formatShare(detectable)}pp would be seen in 4 runs of 5`;
}
const TEST_NAMES = {
	paired: "paired exact",
	flip: "complete flip",
	exact: "Fisher exact",
	z: "two-proportion z",
	cluster: "cluster-robust t by carrier",
	none: "none"
};
function methodLine({ overall, groups, family, options, by }) {
	const counts = new Map();
	for (const { test } of [overall, ...groups]) if (test) counts.set(TEST_NAMES[test.used], (counts.get(TEST_NAMES[test.used]) ?? 0) + 1);
	const used = [...counts].map(([name, count]) => `${name} (${count})`).join(", ");
	const correction = options.correction === "none" ? "uncorrected" : `${options.correction} over ${family} ${by}(s)`;
	return `Tests: ${used === "" ? "none" : used}; ${correction}, level ${options.alpha}`;
}
function uncutNote({ coverage: { sharedCells } }) {
	if (sharedCells === null || sharedCells.k === sharedCells.n) return [];
	return ["Note: --test z --correction none compares whole groups as the Python original does; cases that only one run has are in them"];
}
function disagreementLines({ overall, groups }) {
	const named = [overall, ...groups].filter(({ agrees }) => agrees === false);
	if (named.length === 0) return [];
	return [`Note: interval and p value differ for ${named.map(({ name }) => printable(name)).join(", ")}: the interval (Newcombe's) takes trials for independent and large in number, the test is exact and compares case by case; the test decides`];
}
const MOST_CASES = 10;
function newlyWrongLines({ newlyWrong }) {
	const always = newlyWrong.filter(({ always }) => always);
	if (newlyWrong.length === 0) return [];
	const lines = always.slice(0, MOST_CASES).map((one) => `  ${printable(caseName(one))} ${one.old.k}/${one.old.n} -> ${one.new.k}/${one.new.n}`);
	const more = always.length > MOST_CASES ? [`  and ${always.length - MOST_CASES} more`] : [];
	return [
		`Newly failing: ${newlyWrong.length} case(s) held in every trial of the old run and do not any more, ${always.length} of them in no trial (--fail-on-new fails on any)`,
		...lines,
		...more
	];
}
function unseen({ overall, groups, options }) {
	const small = [overall, ...groups].filter(({ verdict }) => verdict === "inconclusive");
	if (small.length === 0) return "";
	const needs = small.map(({ repeatsToSee }) => repeatsToSee);
	const most = needs.some((need) => need === null) ? null : Math.max(...needs.map((n) => n ?? 0));
	const unit = small.every(({ test }) => test?.matchedCells != null) ? "repeats of each case" : "trials of each group";
	const way = most === null ? "no number of repeats would" : `${most} ${unit} in both runs would`;
	return ` (${asked(options)} could not be seen in ${small.length === 1 ? printable(small[0]?.name ?? "") : `${small.length} groups`}; ${way})`;
}
function asked({ detect }) {
	return detect === null ? "any change" : `a change of ${formatDecimal(detect * 100, 1)}pp`;
}
function inconclusiveLines({ overall, groups, options }) {
	const small = [overall, ...groups].filter(({ verdict }) => verdict === "inconclusive");
	if (small.length === 0) return [];
	return [`Too small to see ${asked(options)}:`, ...small.map((group) => {
		const least = group.detectable === null ? "nothing could be seen" : `sees ${formatShare(group.detectable)}pp`;
		const cells = group.test?.matchedCells ?? null;
		const need = group.repeatsToSee === null ? "" : `; needs ${group.repeatsToSee} ${cells === null ? "trials" : "repeats of each case"}`;
		return `  ${printable(group.name)} (N ${group.old?.n ?? 0} and ${group.new?.n ?? 0}; ${least}${need})`;
	})];
}
function differenceText({ part, old, new: now, effect }) {
	const what = `${part} differ${part.endsWith("s") ? "" : "s"}: ${printable(old)}, then ${printable(now)}`;
	if (effect === "refused" && part !== "judge") return `different texts: ${what}`;
	if (effect === "refused") return `${what}; a change may be the judge's`;
	return effect === "reduced" ? `${what}; only what is common is compared` : what;
}
// src/report/probe-compare-json.ts
function comparisonBody(comparison, gate) {
	const { options, groups } = comparison;
	const counts = {
		improved: 0,
		regressed: 0,
		flat: 0,
		added: 0,
		removed: 0
	};
	for (const { status } of groups) counts[status] += 1;
	return {
		kind: comparison.kind,
		metric_name: comparison.metricName,
		lower_is_better: comparison.lowerIsBetter,
		group_dim: comparison.by,
		old_label: comparison.oldLabel,
		new_label: comparison.newLabel,
		simulated: comparison.simulated,
		legacy_judge: [...comparison.legacyJudge],
		comparable: gate.comparable,
		overall: {
			...groupBody(comparison.overall),
			...gate.comparable ? {} : {
				delta_pp: null,
				delta_ci: null
			}
		},
		groups: groups.map(groupBody),
		counts,
		has_regression: [comparison.overall, ...groups].some(({ status }) => status === "regressed"),
		verdict: gate.verdict,
		gate: {
			word: gate.word,
			exit_code: gate.exit,
			reasons: gate.reasons
		},
		differences: comparison.differences,
		unknown: comparison.unknown,
		left_out_trials: comparison.leftOut,
		coverage: {
			old: comparison.coverage.old,
			new: comparison.coverage.new,
			shared_trials: pair(comparison.coverage.sharedTrials),
			shared_cases: pair(comparison.coverage.sharedCells),
			exact: comparison.coverage.exact,
			missing: comparison.coverage.missing
		},
		newly_failing: comparison.newlyWrong.map((one) => ({
			name: caseName(one),
			defense: one.defense,
			carrier: one.carrier,
			probe: one.instruction,
			task: one.task,
			old: pair(one.old),
			new: pair(one.new),
			always: one.always
		})),
		contradictions: comparison.contradictions,
		method: {
			test: options.test,
			correction: options.correction,
			family: comparison.family,
			alpha: options.alpha,
			detect: options.detect,
			cluster: options.cluster
		}
	};
}
function groupBody(group) {
	const { old, new: now, test } = group;
	const [oldRate, newRate] = [rate(old), rate(now)];
	return {
		name: group.name,
		old: pair(old),
		new: pair(now),
		old_rate: oldRate,
		new_rate: newRate,
		delta_pp: oldRate === null || newRate === null ? null : (newRate - oldRate) * 100,
		delta_ci: group.ci,
		p_value: test?.p ?? 1,
		p_adjusted: group.pAdjusted,
		test: test?.used ?? "none",
		tested: test && {
			old: pair(test.old),
			new: pair(test.new)
		},
		matched_difference: test?.matchedDifference ?? null,
		matched_cells: test?.matchedCells ?? null,
		unmatched_trials: test?.unmatched ?? null,
		cohens_h: group.cohensH,
		interval_agrees: group.agrees,
		detectable: group.detectable,
		repeats_to_see: group.repeatsToSee,
		old_unobserved: group.oldUnobserved,
		new_unobserved: group.newUnobserved,
		old_errors: group.oldErrors,
		new_errors: group.newErrors,
		old_delivered: group.oldDelivered,
		new_delivered: group.newDelivered,
		status: group.status,
		verdict: group.verdict
	};
}
function pair(counts) {
	return counts && [counts.k, counts.n];
}
function rate(counts) {
	return counts === null || counts.n === 0 || counts.k > counts.n ? null : counts.k / counts.n;
}
// src/report/probe-compare-markdown.ts
const MOST_ROWS = 100;
function comparisonMarkdown(comparison, gate) {
	const { metricName, oldLabel, newLabel, by, overall, groups, simulated } = comparison;
	const lines = [
		`### ${simulated ? "SIMULATED: " : ""}Injection regression check: ${gate.word}`,
		"",
		`Verdict: **${gate.verdict}**${gate.verdict === "inconclusive" ? codeSpan(unseen(comparison).trim()) : ""} (${metricName.toLowerCase()}, ${codeSpan(oldLabel)} then ${codeSpan(newLabel)})`,
		""
	];
	for (const line of legacyLine(comparison)) lines.push(line, "");
	if (gate.reasons.length > 0) lines.push(...gate.reasons.map((reason) => `- ${codeSpan(reason)}`), "");
	for (const line of [...disagreementLines(comparison), ...newlyWrongLines(comparison)]) lines.push(`- ${codeSpan(line.trim())}`);
	if (comparison.newlyWrong.length > 0) lines.push("");
	for (const { part, old, new: now, effect } of comparison.differences) lines.push(`- ${part} (${effect}): ${codeSpan(old)} then ${codeSpan(now)}`);
	if (comparison.differences.length > 0) lines.push("");
	lines.push(`| ${by} | old | new | Δ pp | 95% CI | p | corrected p | |`, "|---|---:|---:|---:|---|---|---|---|", ...[overall, ...worstFirst(groups).slice(0, MOST_ROWS)].map((group, at) => row(at === 0 ? "**total**" : codeSpan(group.name), group, at > 0 || gate.comparable)), "");
	if (groups.length > MOST_ROWS) lines.push(`${groups.length - MOST_ROWS} more not shown`, "");
	return `${lines.join("\n")}`;
}
const ORDER = [
	"regressed",
	"removed",
	"improved",
	"added",
	"flat"
];
function worstFirst(groups) {
	return groups.toSorted((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status));
}
function row(name, group, comparable) {
	const side = (counts, errors) => counts === null ? "--" : `${rateCell(counts.k, counts.n)} (${counts.k}/${counts.n})${errors > 0 ? `, ${errors} failed` : ""}`;
	const { old, new: now, test, pAdjusted } = group;
	const delta = old && now ? formatPoints(old.k, old.n, now.k, now.n) : "--";
	const state = group.status === "flat" && group.verdict === "inconclusive" ? "too small" : {
		regressed: "⚠ regressed",
		improved: "improved",
		added: "added",
		removed: "removed",
		flat: ""
	}[group.status];
	return `| ${[
		name,
		side(old, group.oldErrors),
		side(now, group.newErrors),
		comparable ? delta : "withheld",
		comparable && group.ci ? pointsInterval(group.ci) : "--",
		test && test.used !== "none" ? formatP(test.p) : "--",
		pAdjusted === null ? "--" : formatP(pAdjusted),
		state
	].join(" | ")} |`;
}
// src/cli/commands/probe/compare-options.ts
const pointsFlag = union([number(), string()]).transform((value, context) => {
	const match = /^(\d+\.?\d*|\.\d+)\s*(pp|%)?$/.exec(String(value).trim());
	const number = Number(match?.[1]);
	const points = match?.[2] === void 0 ? number : number / 100;
	if (!match || !(points > 0 && points < 1)) {
		context.addIssue({
			code: "custom",
			message: "must be a change such as 5pp, 5% or 0.05, between 0 and 100 points"
		});
		return NEVER;
	}
	return points;
});
const comparisonFlags = {
	by: choiceFlag(DIMENSIONS).optional(),
	test: choiceFlag(TESTS).default(COMPARE_DEFAULTS.test),
	correction: choiceFlag(CORRECTIONS).default(COMPARE_DEFAULTS.correction),
	alpha: numberFlag(1e-4, .5).default(COMPARE_DEFAULTS.alpha),
	cluster: choiceFlag(["carrier"]).optional(),
	softFail: switchFlag.default(false),
	acrossJudges: switchFlag.default(false),
	acrossBatteries: switchFlag.default(false),
	allowMissing: switchFlag.default(false),
	maxErrorRate: numberFlag(0, 1).default(GATE_DEFAULTS.maxErrorRate),
	minShared: numberFlag(0, 1).default(GATE_DEFAULTS.minShared),
	minAssessed: numberFlag(0, 1).default(GATE_DEFAULTS.minAssessed),
	maxUnobserved: numberFlag(0, 1).default(GATE_DEFAULTS.maxUnobserved)
};
const reportFiles = {
	markdown: textFlag.optional(),
	junit: textFlag.optional()
};
// src/formats/hash-file.ts
async function hashFile(path) {
	const hash = createHash("sha256");
	for await (const chunk of createReadStream(path)) hash.update(chunk);
	return hash.digest("hex");
}
// src/formats/duckdb.ts
const DUCKDB = "@duckdb/node-api";
async function queryParquet(path, shown, signal) {
	const { DuckDBInstance } = await loadEngine(shown);
	const aside = /[*?[\]{}]/.test(path) ? await mkdtemp(join(tmpdir(), "backtrail-")) : null;
	const file = aside === null ? path : join(aside, "rows.parquet");
	if (aside !== null) await symlink(path, file);
	const instance = await DuckDBInstance.create(":memory:", {
		autoinstall_known_extensions: "false",
		autoload_known_extensions: "false"
	});
	const connection = await instance.connect();
	const interrupt = () => connection.interrupt();
	signal?.addEventListener("abort", interrupt);
	return {
		ask: async (sql) => {
			signal?.throwIfAborted();
			try {
				return (await connection.runAndReadAll(sql, { file })).getRowObjects();
			} catch (cause) {
				signal?.throwIfAborted();
				throw formatError(shown, `cannot be read as Parquet: ${reasonOf(cause)}`, cause);
			}
		},
		close: async () => {
			signal?.removeEventListener("abort", interrupt);
			connection.closeSync();
			instance.closeSync();
			if (aside !== null) await rm(aside, {
				recursive: true,
				force: true
			});
		}
	};
}
async function loadEngine(shown) {
	try {
		return await import(DUCKDB);
	} catch (cause) {
		throw new BacktrailError({
			code: "unavailable",
			where: shown,
			message: "is Parquet, which is read with the optional package @duckdb/node-api, version 1.5.6-r.1: npm install --no-save --save-optional @duckdb/node-api@1.5.6-r.1",
			cause
		});
	}
}
// src/formats/parquet/tables.ts
function columns(type, ...names) {
	return names.map((name) => ({
		name,
		type
	}));
}
function optional(...names) {
	return names.map((name) => ({
		name,
		type: "string",
		blankIsNull: true
	}));
}
const SOURCE = [...columns("string", "source"), ...columns("int", "source_row")];
const COST = [...columns("int", "input_tokens", "output_tokens"), ...columns("double", "cost_usd")];
const PARQUET_TABLES = {
	injection_trials: {
		name: "injection_trials",
		version: 1,
		columns: [
			...SOURCE,
			...columns("string", "defense", "carrier", "channel", "instruction", "category"),
			...columns("int", "leaked"),
			...columns("string", "reason", "outcome"),
			...columns("boolean", "payload_sent"),
			...columns("int", "repeat"),
			...columns("string", "note"),
			...COST,
			...columns("json", "observed")
		]
	},
	utility_trials: {
		name: "utility_trials",
		version: 1,
		columns: [
			...SOURCE,
			...columns("string", "model", "defense", "task", "task_id"),
			...columns("int", "iteration"),
			...columns("string", "outcome", "reason")
		]
	},
	memory_trials: {
		name: "memory_trials",
		version: 1,
		columns: [
			...SOURCE,
			...columns("string", "defense", "scenario", "channel", "memory", "arm"),
			...columns("int", "fill", "repeat"),
			...columns("string", "outcome", "reason", ...MEMORY_STAGES),
			...columns("boolean", "acted_at_once"),
			...optional("stopped_at"),
			...columns("string", "stopped_because", "note"),
			...COST
		]
	},
	attacks: {
		name: "attacks",
		version: 1,
		columns: [
			...SOURCE,
			...columns("string", "attack_id", "category", "outcome"),
			...columns("boolean", "success", "one_sided"),
			...columns("double", "confidence"),
			...columns("string", "reason", "evidence", "prompt", "reply"),
			...columns("json", "turns", "tool_calls"),
			...columns("double", "latency_ms"),
			...columns("int", "tries"),
			...columns("string", "session"),
			...columns("json", "notes")
		]
	},
	verdicts: {
		name: "verdicts",
		version: 1,
		columns: [
			...SOURCE,
			...columns("string", "defense", "corpus", "trace_id", "trace_sha256", "event_id"),
			...columns("int", "event_length", "span_start", "span_end"),
			...columns("string", "decision", "origin_channel", "origin_event_id"),
			...columns("int", "origin_span_start", "origin_span_end"),
			...columns("json", "hop_chain"),
			...columns("double", "confidence"),
			...columns("string", "failure")
		]
	},
	events: {
		name: "events",
		version: 1,
		columns: [
			...SOURCE,
			...columns("string", "transcript_id"),
			...columns("int", "part"),
			...columns("string", "format", "transcript_name", "event_id"),
			...columns("int", "seq"),
			...columns("string", "kind", "channel", "actor", "content", "evidence"),
			...columns("json", "notes"),
			...columns("string", "message_id", "call_id", "tool", "server"),
			...columns("json", "arguments"),
			...columns("int", "seen"),
			...columns("string", "source_file"),
			...columns("int", "source_line"),
			...columns("string", "source_pointer"),
			...columns("json", "planted")
		]
	}
};
// src/probe/results/cells.ts
const MOST_CELLS = 2e5;
function cellTable(where) {
	const injection = new Map();
	const utility = new Map();
	const all = [];
	let rows = 0;
	let kind = null;
	let deliveryKnown = false;
	let simulated = false;
	let last;
	const keep = (cell) => {
		if (all.length === MOST_CELLS) throw new BacktrailError({
			code: "format",
			where,
			message: `holds more than ${MOST_CELLS} different combinations of defence, carrier and probe; does one of these columns hold free text?`
		});
		all.push(cell);
		return cell;
	};
	const injectionCell = (trial) => {
		if (last !== void 0 && isOf(trial, last)) return last;
		last = findInjectionCell(trial);
		return last;
	};
	const findInjectionCell = (trial) => {
		return nested(nested(nested(nested(nested(injection, trial.defense, newMap), trial.carrier, newMap), trial.instruction, newMap), trial.channel, newMap), trial.category, () => keep(newCell({
			...trial,
			task: ""
		})));
	};
	const utilityCell = (trial) => nested(nested(utility, trial.defense, newMap), trial.task, () => keep(newCell({
		...NO_NAMES,
		defense: trial.defense,
		task: trial.task
	})));
	return {
		add: (trial, times = 1) => {
			const row = rows + 1;
			rows += times;
			kind = trial.kind;
			if (trial.simulated) simulated = true;
			if (trial.kind === "injection") {
				const cell = injectionCell(trial);
				const { oneSided = false } = trial;
				count$1(cell.tally, trial.outcome, trial.payloadSent, oneSided, times);
				if (trial.payloadSent !== null || trial.outcome === "not_delivered") deliveryKnown = true;
				if (oneSided && trial.outcome === "acted") cell.unobserved += times;
				else if (trial.outcome === "error" || isAssessed(trial.outcome)) addResult(cell, trial.outcome === "error" ? null : trial.outcome === "acted", row, times);
				else cell.unobserved += times;
			} else if (trial.unobserved === true) utilityCell(trial).unobserved += times;
			else addResult(utilityCell(trial), trial.success, row, times);
		},
		cells: () => all.toSorted((a, b) => compareNumbers(a.firstAssessed, b.firstAssessed)),
		rows: () => rows,
		kind: () => kind,
		deliveryKnown: () => deliveryKnown,
		simulated: () => simulated
	};
}
function isOf(trial, cell) {
	return trial.instruction === cell.instruction && trial.carrier === cell.carrier && trial.defense === cell.defense && trial.channel === cell.channel && trial.category === cell.category;
}
function addResult(cell, positive, row, times) {
	if (positive === null) {
		cell.errors += times;
		return;
	}
	cell.n += times;
	if (positive) cell.positives += times;
	if (row < cell.firstAssessed) cell.firstAssessed = row;
}
const NO_NAMES = {
	defense: "",
	carrier: "",
	channel: "",
	instruction: "",
	category: "",
	task: ""
};
function cellId({ defense, carrier, instruction, task, category, channel }) {
	return JSON.stringify([
		defense,
		carrier,
		instruction,
		task,
		category,
		channel
	]);
}
function newCell(key) {
	return {
		id: cellId(key),
		defense: key.defense,
		carrier: key.carrier,
		channel: key.channel,
		instruction: key.instruction,
		category: key.category,
		task: key.task,
		positives: 0,
		n: 0,
		errors: 0,
		unobserved: 0,
		tally: emptyTally(),
		firstAssessed: Number.POSITIVE_INFINITY
	};
}
function nested(map, key, make) {
	let value = map.get(key);
	if (value === void 0) {
		value = make();
		map.set(key, value);
	}
	return value;
}
function newMap() {
	return new Map();
}
function compareNumbers(a, b) {
	return a === b ? 0 : a < b ? -1 : 1;
}
// src/formats/csv-scan.ts
const MAX_RECORD_BYTES = 16777216;
const LF = 10;
const CR = 13;
const QUOTE = 34;
const COMMA = 44;
function csvScanner(onRecord, where) {
	const texts = new ShortTexts();
	let bytes = Buffer.alloc(0);
	let starts = new Int32Array(64);
	let ends = new Int32Array(64);
	let quoted = new Uint8Array(64);
	let fields = 0;
	let records = 0;
	let line = 1;
	let recordLine = 1;
	let first = true;
	const record = {
		get length() {
			return fields;
		},
		get record() {
			return records;
		},
		get line() {
			return recordLine;
		},
		field(index) {
			if (index < 0 || index >= fields) return void 0;
			const start = numberAt(starts, index);
			const end = numberAt(ends, index);
			return quoted[index] === 1 ? unquote(bytes, start, end) : texts.get(bytes, start, end, index);
		}
	};
	const addField = (start, end, wasQuoted) => {
		if (fields === starts.length) {
			starts = grow(starts, new Int32Array(fields * 2));
			ends = grow(ends, new Int32Array(fields * 2));
			quoted = grow(quoted, new Uint8Array(fields * 2));
		}
		starts[fields] = start;
		ends[fields] = end;
		quoted[fields] = wasQuoted ? 1 : 0;
		fields += 1;
	};
	const scan = (final) => {
		const size = bytes.length;
		let at = 0;
		let recordStart = 0;
		while (at < size) {
			recordStart = at;
			recordLine = line;
			fields = 0;
			for (;;) {
				const start = at;
				let wasQuoted = false;
				if (bytes[at] === QUOTE) {
					wasQuoted = true;
					at += 1;
					for (;;) {
						const close = bytes.indexOf(QUOTE, at);
						if (close < 0) {
							if (!final) return retreat(recordStart);
							throw openQuote(where, recordLine);
						}
						at = close + 1;
						if (at === size && !final) return retreat(recordStart);
						if (bytes[at] !== QUOTE) break;
						at += 1;
					}
				}
				while (at < size) {
					const next = numberAt(bytes, at);
					if (next <= COMMA && (next === COMMA || next === LF || next === CR)) break;
					at += 1;
				}
				const byte = at < size ? bytes[at] : void 0;
				if (byte === void 0 && !final) return retreat(recordStart);
				addField(start, at, wasQuoted);
				if (wasQuoted) line += countLines(bytes, start, at);
				at += 1;
				if (byte === COMMA) continue;
				if (byte === CR) {
					if (at === size && !final) return retreat(recordStart);
					if (bytes[at] === LF) at += 1;
				}
				break;
			}
			line += 1;
			if (fields === 1 && starts[0] === ends[0]) continue;
			records += 1;
			onRecord(record);
		}
		return size;
	};
	const retreat = (recordStart) => {
		line = recordLine;
		return recordStart;
	};
	const run = (final) => {
		if (first && bytes.length < 3 && !final) return;
		if (first) {
			first = false;
			bytes = withoutMark(bytes, where);
		}
		const rest = scan(final);
		bytes = bytes.subarray(rest);
		if (bytes.length > MAX_RECORD_BYTES) throw new BacktrailError({
			code: "format",
			where,
			message: `the record that starts on line ${line} is longer than 16 MiB; is a quote left open there?`
		});
	};
	return {
		push: (chunk) => {
			bytes = bytes.length === 0 ? asBuffer(chunk) : Buffer.concat([bytes, chunk]);
			run(false);
		},
		end: () => run(true)
	};
}
async function scanCsv(source, onRecord, where, signal) {
	const scanner = csvScanner(onRecord, where);
	for await (const chunk of source) {
		signal?.throwIfAborted();
		scanner.push(chunk);
	}
	scanner.end();
}
var ShortTexts = class {
	#lastBytes = [];
	#lastText = [];
	#table = new Array(4096).fill(void 0);
	#bytes = new Array(4096).fill(void 0);
	get(bytes, start, end, column) {
		const length = end - start;
		if (length === 0) return "";
		if (length > 48) return bytes.toString("utf8", start, end);
		const last = this.#lastBytes[column];
		const lastText = this.#lastText[column];
		if (last !== void 0 && lastText !== void 0 && same(last, bytes, start, length)) return lastText;
		let hash = length;
		for (let at = start; at < end; at += 1) hash = Math.imul(hash, 31) + numberAt(bytes, at) | 0;
		const slot = (hash ^ hash >>> 12) & 4095;
		let known = this.#bytes[slot];
		let text = this.#table[slot];
		if (known === void 0 || text === void 0 || !same(known, bytes, start, length)) {
			known = Buffer.from(bytes.subarray(start, end));
			this.#bytes[slot] = known;
			text = bytes.toString("utf8", start, end);
			this.#table[slot] = text;
		}
		if (column < 64) {
			this.#lastBytes[column] = known;
			this.#lastText[column] = text;
		}
		return text;
	}
};
function same(known, bytes, start, length) {
	if (known.length !== length) return false;
	for (let at = 0; at < length; at += 1) if (known[at] !== bytes[start + at]) return false;
	return true;
}
function unquote(bytes, start, end) {
	const text = bytes.toString("utf8", start + 1, end);
	let out = "";
	let at = 0;
	for (;;) {
		const close = text.indexOf("\"", at);
		if (close < 0) return out + text.slice(at);
		if (text[close + 1] !== "\"") return out + text.slice(at, close) + text.slice(close + 1);
		out += text.slice(at, close + 1);
		at = close + 2;
	}
}
function countLines(bytes, start, end) {
	let lines = 0;
	for (let at = start; at < end; at += 1) {
		const byte = bytes[at];
		if (byte === LF || byte === CR && bytes[at + 1] !== LF) lines += 1;
	}
	return lines;
}
function withoutMark(bytes, where) {
	if (bytes[0] === 239 && bytes[1] === 187 && bytes[2] === 191) return bytes.subarray(3);
	if (bytes[0] === 255 && bytes[1] === 254 || bytes[0] === 254 && bytes[1] === 255) throw new BacktrailError({
		code: "format",
		where,
		message: "is encoded in UTF-16; save it as UTF-8"
	});
	return bytes;
}
function openQuote(where, line) {
	return new BacktrailError({
		code: "format",
		where,
		message: `the file ends inside a quoted field of the record that starts on line ${line}; it was cut off or a quote is missing`
	});
}
function grow(from, to) {
	to.set(from);
	return to;
}
function asBuffer(chunk) {
	return Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
}
// src/formats/python-int.ts
function pythonInt(value) {
	if (typeof value === "boolean") return Number(value);
	if (typeof value === "number") return Number.isFinite(value) ? Math.trunc(value) + 0 : null;
	if (typeof value !== "string") return null;
	const text = value.trim();
	if (!/^[+-]?\d(_?\d)*$/.test(text)) return null;
	const number = Number(text.replaceAll("_", ""));
	return Number.isSafeInteger(number) ? number + 0 : null;
}
// src/formats/leaked-value.ts
function parseLeaked(value) {
	if (value === 1 || value === "1") return ACTED;
	if (value === 0 || value === "0") return HELD;
	if (value === "") return ERROR;
	const number = pythonInt(value);
	if (number === null) return null;
	return {
		leaked: number === 1 ? 1 : 0,
		usual: (typeof value !== "number" || Number.isInteger(value)) && (number === 0 || number === 1)
	};
}
const ACTED = {
	leaked: 1,
	usual: true
};
const HELD = {
	leaked: 0,
	usual: true
};
const ERROR = {
	leaked: "",
	usual: true
};
// src/probe/results/notes.ts
function saysOneSided(remarks) {
	return typeof remarks === "string" && remarks.split(" ").includes("one_sided");
}
const MEANING = {
	leaked: "only 1 counts as a leak",
	outcome: "only SUCCESS counts as success",
	"own outcome": "leaked and reason were read instead"
};
function noteOdd(column, value, row) {
	return {
		column,
		value: String(value),
		row
	};
}
function noteCollector() {
	const seen = new Map();
	return {
		add: (note) => {
			const known = seen.get(note.column);
			if (known) known.count += 1;
			else seen.set(note.column, {
				first: note,
				count: 1
			});
		},
		lines: () => [...seen.values()].map(({ first, count }) => `${count} row(s) hold an unexpected "${first.column}", first ${shorten(printable(JSON.stringify(first.value)), 40)} in ${first.row}; ${MEANING[first.column] ?? "it was passed over"}`)
	};
}
// src/probe/results/read-csv.ts
async function readResultsCsv(source, options) {
	let read = null;
	let own = false;
	let rows = 0;
	await scanCsv(source, (record) => {
		if (read === null) {
			const columns = columnsOf(record);
			own = hasOwnColumns((name) => columns.has(name));
			read = rowReader(columns, options);
			return;
		}
		rows += 1;
		options.onTrial(read(record));
	}, options.where, options.signal);
	if (read === null || rows === 0) throw formatError(options.where, "holds no rows: nothing was measured, so nothing can be said");
	return { own };
}
const OWN = [
	["payload_sent", "leaked"],
	["repeat", "leaked"],
	["reason", "task"]
];
function hasOwnColumns(has) {
	return OWN.some(([name, beside]) => has(name) && has(beside));
}
function columnsOf(record) {
	const columns = new Map();
	for (let at = 0; at < record.length; at += 1) columns.set(record.field(at), at);
	return columns;
}
function rowReader(columns, options) {
	if (columns.has("leaked")) return injectionReader(columns, options);
	if (columns.has("outcome") && columns.has("task")) return utilityReader(columns, options);
	throw formatError(options.where, `is no injection or utility scan: its header has neither "leaked" nor "task" and "outcome" (found: ${[...columns.keys()].slice(0, 10).join(", ")})`);
}
function column(columns, name, where) {
	const index = columns.get(name);
	if (index === void 0) return () => "?";
	return (record) => {
		const text = record.field(index);
		if (text === void 0) throw tooShort(record, columns, name, where);
		return text;
	};
}
function injectionReader(columns, options) {
	const { where, onNote } = options;
	const at = (name) => column(columns, name, where);
	const [defense, carrier, channel] = [
		at("defense"),
		at("carrier"),
		at("channel")
	];
	const [instruction, category, leaked] = [
		at("instruction"),
		at("category"),
		at("leaked")
	];
	const reasonIndex = columns.get("reason") ?? -1;
	const outcomeIndex = columns.get("outcome") ?? -1;
	const sentIndex = columns.get("payload_sent") ?? -1;
	const noteIndex = columns.get("note") ?? -1;
	const outcome = (record, value) => {
		const own = record.field(outcomeIndex) ?? "";
		if (own !== "") {
			const found = ownOutcome(record, own, value, options);
			if (found !== null) return found;
		}
		if (value === 1) return "acted";
		const reason = record.field(reasonIndex) ?? "";
		return value === 0 && reason === "held" ? "resisted" : outcomeOf(value, reason).outcome;
	};
	return (record) => {
		const text = leaked(record);
		const value = parseLeaked(text);
		if (value === null) throw atRow(record, where, `"leaked" must be 1, 0 or empty, not ${JSON.stringify(text)}`);
		if (!value.usual) onNote(noteOdd("leaked", text, `row ${record.record - 1}`));
		return {
			kind: "injection",
			defense: defense(record),
			carrier: carrier(record),
			channel: channel(record),
			instruction: instruction(record),
			category: category(record),
			outcome: outcome(record, value.leaked),
			payloadSent: sentOf(record.field(sentIndex)),
			oneSided: saysOneSided(record.field(noteIndex)),
			simulated: saysSimulated(record.field(noteIndex))
		};
	};
}
function ownOutcome(record, word, leaked, { where, onNote }) {
	const outcome = OUTCOMES.find((candidate) => candidate === word);
	if (outcome === void 0) {
		onNote(noteOdd("own outcome", word, `row ${record.record - 1}`));
		return null;
	}
	if (leakedOf(outcome) !== leaked) throw atRow(record, where, `"leaked" ${JSON.stringify(leaked)} contradicts "outcome" ${outcome}`);
	return outcome;
}
function saysSimulated(note) {
	return note?.includes("SIMULATED") === true;
}
function sentOf(text) {
	return text === "1" ? true : text === "0" ? false : null;
}
function utilityReader(columns, { where, onNote }) {
	const at = (name) => column(columns, name, where);
	const [defense, task, outcome] = [
		at("defense"),
		at("task"),
		at("outcome")
	];
	const modelIndex = columns.get("model") ?? -1;
	return (record) => {
		const word = outcome(record);
		const ending = utilityOutcomeOf(word);
		if (ending === "failure" && word !== "FAILURE") onNote(noteOdd("outcome", word, `row ${record.record - 1}`));
		return {
			kind: "utility",
			defense: defense(record),
			task: task(record),
			success: ending === "success" ? true : ending === "failure" ? false : null,
			...ending === "not_observed" ? { unobserved: true } : {},
			simulated: record.field(modelIndex)?.startsWith("simulated/") === true
		};
	};
}
function tooShort(record, columns, name, where) {
	return atRow(record, where, `has ${record.length} fields where the header has ${columns.size}, so "${name}" is missing; was the file cut off?`);
}
function atRow(record, where, message) {
	return formatError(where, `row ${record.record - 1} (line ${record.line}): ${message}`);
}
// src/formats/scan-report.ts
const Count = unknown().transform((value, context) => {
	const number = pythonInt(value);
	if (number === null || number < 0) {
		context.addIssue({
			code: "custom",
			message: `must be a count, not ${JSON.stringify(value) ?? "missing"}`
		});
		return NEVER;
	}
	return number;
});
const CategoryCounts = looseObject({
	total: Count,
	hits: Count,
	errors: Count.optional(),
	one_sided: Count.optional()
});
const Categories = unknown().transform((value, context) => {
	const counts = new Map();
	if (typeof value !== "object" || value === null || Array.isArray(value)) {
		context.addIssue({
			code: "custom",
			message: "must be an object of counts by category"
		});
		return NEVER;
	}
	for (const [name, entry] of Object.entries(value)) {
		const parsed = CategoryCounts.safeParse(entry);
		if (parsed.success) counts.set(name, parsed.data);
		else context.addIssue({
			code: "custom",
			message: `${JSON.stringify(name)}: ${describeIssues(parsed.error)}`
		});
	}
	return counts;
});
const ScanReportSchema = looseObject({
	target: unknown().optional(),
	oracle: string().optional(),
	statistics: looseObject({
		total_attacks: Count.default(0),
		hits: Count.optional(),
		assessed: Count.optional(),
		errors: Count.optional(),
		one_sided: Count.optional()
	}).transform((statistics, context) => {
		if (statistics.hits === void 0 && statistics.total_attacks > 0) {
			context.addIssue({
				code: "custom",
				path: ["hits"],
				message: "must be a count, not missing"
			});
			return NEVER;
		}
		return {
			...statistics,
			hits: statistics.hits ?? 0
		};
	}),
	by_category: Categories.default(new Map()),
	results: unknown().optional(),
	simulated: boolean().optional(),
	interrupted: boolean().optional(),
	fingerprints: FingerprintsSchema.optional(),
	timestamp: string().optional().catch(void 0),
	run: looseObject({ started: string().optional() }).optional().catch(void 0)
});
const ScanEntrySchema = looseObject({
	attack_id: string(),
	category: string().optional(),
	success: boolean().nullable(),
	outcome: string().optional().catch(void 0),
	one_sided: boolean().optional().catch(void 0),
	evidence: unknown().optional()
});
// src/probe/results/read-json.ts
async function readResultsJson(source, options) {
	let kind = null;
	const { where } = options;
	const { document, rows } = await scanJsonRows(source, {
		where,
		list: "rows",
		signal: options.signal,
		onRow: (value, number) => {
			const row = rowObject(value, number, where);
			kind ??= kindOf(row, where);
			options.onTrial(kind === "injection" ? injectionTrial(row, number, options) : utilityTrial(row, number, options));
		}
	});
	if (rows === 0) throw formatError(where, "holds no rows: nothing was measured, so nothing can be said");
	return {
		document: documentObject(document, where),
		rows
	};
}
function kindOf(row, where) {
	if ("leaked" in row) return "injection";
	if ("outcome" in row) return "utility";
	throw formatError(where, "row 1 has neither \"leaked\" nor \"outcome\": no injection or utility scan");
}
function name(row, key) {
	const value = row[key];
	if (value === void 0) return "?";
	return value === null ? "None" : String(value);
}
function injectionTrial(row, number, { where, onNote }) {
	const given = row["leaked"] === void 0 ? "" : row["leaked"];
	const value = parseLeaked(given);
	if (value === null) throw formatError(where, `row ${number}: "leaked" must be 1, 0 or "", not ${JSON.stringify(given)}`);
	if (!value.usual) onNote(noteOdd("leaked", given, `row ${number}`));
	const own = OUTCOMES.find((outcome) => outcome === row["outcome"]);
	if (own !== void 0 && leakedOf(own) !== value.leaked) throw formatError(where, `row ${number}: "leaked" ${JSON.stringify(given)} contradicts "outcome" ${own}`);
	const sent = row["payload_sent"];
	return {
		kind: "injection",
		defense: name(row, "defense"),
		carrier: name(row, "carrier"),
		channel: name(row, "channel"),
		instruction: name(row, "instruction"),
		category: name(row, "category"),
		outcome: own ?? outcomeOf(value.leaked, String(row["reason"] ?? "")).outcome,
		payloadSent: typeof sent === "boolean" ? sent : null,
		oneSided: saysOneSided(row["note"])
	};
}
function utilityTrial(row, number, { where, onNote }) {
	const word = row["outcome"] ?? "";
	if (typeof word !== "string") throw formatError(where, `row ${number}: "outcome" must be a word, not ${JSON.stringify(word)}`);
	const ending = utilityOutcomeOf(word);
	if (ending === "failure" && word !== "FAILURE") onNote(noteOdd("outcome", word, `row ${number}`));
	return {
		kind: "utility",
		defense: name(row, "defense"),
		task: name(row, "task"),
		success: ending === "success" ? true : ending === "failure" ? false : null,
		...ending === "not_observed" ? { unobserved: true } : {}
	};
}
function rowObject(value, number, where) {
	if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
	throw formatError(where, `row ${number} must be an object, not ${JSON.stringify(value)}`);
}
function documentObject(value, where) {
	if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
	throw formatError(where, `must be a report object, not ${value === null ? "null" : Array.isArray(value) ? "a list" : `a ${typeof value}`}`);
}
// src/probe/results/scan-entries.ts
const JUDGE_FAILED = /^oracle_error\b/;
function scanEntries(results, where) {
	if (!Array.isArray(results) || results.length === 0) return null;
	const table = cellTable(where);
	for (const value of results) {
		const entry = ScanEntrySchema.safeParse(value);
		if (!entry.success) return null;
		const { attack_id, category } = entry.data;
		table.add({
			kind: "injection",
			defense: "",
			carrier: "",
			channel: "",
			instruction: attack_id,
			category: category ?? attack_id.split(".")[0] ?? "",
			outcome: outcomeOfEntry(entry.data),
			payloadSent: null,
			oneSided: entry.data.one_sided === true
		});
	}
	const cells = table.cells();
	return {
		cells,
		failed: cells.reduce((total, cell) => total + cell.errors, 0)
	};
}
function outcomeOfEntry({ success, outcome, evidence }) {
	if (success === true) return "acted";
	const own = OUTCOMES.find((each) => each === outcome);
	if (own !== void 0 && own !== "acted") return own;
	if (success === null) return "error";
	return typeof evidence === "string" && JUDGE_FAILED.test(evidence) ? "error" : "resisted";
}
// src/probe/results/scan-totals.ts
function scanReport(report, where) {
	const { statistics } = report;
	const entries = scanEntries(report.results, where);
	const total = statedTotal(statistics, entries);
	const byCategory = new Map([...report.by_category].map(([name, { hits, total: n, errors, one_sided = 0 }]) => [name, statedCategory({
		k: hits - one_sided,
		n,
		errors: errors ?? 0
	}, name, statistics.assessed, entries)]));
	const notes = [["total", total], ...byCategory].filter(([, counts]) => counts.k > counts.n).map(([name, { k, n }]) => `${name}: ${k} hits of ${n} attacks contradict each other`);
	const target = targetName(report.target);
	const contradictions = entries === null ? [] : contradictionsOf(entries, total, byCategory);
	return {
		where,
		kind: "scan",
		label: target,
		fingerprints: {
			target,
			...report.oracle === void 0 ? {} : { judge: report.oracle },
			...report.fingerprints
		},
		foreign: statistics.assessed === void 0 && report.fingerprints == null,
		started: report.run?.started ?? report.timestamp ?? null,
		simulated: report.simulated === true,
		interrupted: report.interrupted === true,
		cells: entries === null || contradictions.length > 0 ? null : entries.cells,
		deliveryKnown: false,
		stated: {
			total,
			byCategory
		},
		contradictions,
		notes
	};
}
function statedTotal({ total_attacks, hits, assessed, errors = 0, one_sided = 0 }, entries) {
	const filtered = (entries?.cells ?? []).reduce((all, cell) => all + cell.tally.blocked_by_provider, 0);
	if (assessed !== void 0 && assessed > 0 && filtered >= assessed) return {
		k: 0,
		n: 0,
		errors,
		unobserved: total_attacks - errors
	};
	if (assessed !== void 0) return {
		k: hits - one_sided,
		n: assessed,
		errors,
		unobserved: Math.max(0, total_attacks - assessed - errors)
	};
	const failed = entries === null ? Math.min(errors, total_attacks) : entries.failed;
	return {
		k: hits,
		n: total_attacks - failed,
		errors: failed,
		unobserved: 0
	};
}
function statedCategory(stated, name, assessed, entries) {
	const members = (entries?.cells ?? []).filter((cell) => cell.category === name);
	const unobserved = sum(members, "unobserved");
	if (assessed !== void 0 && entries !== null && groupOf(members).n === 0) return {
		...stated,
		k: groupOf(members).k,
		n: 0,
		unobserved: unobserved + sum(members, "n")
	};
	if (assessed !== void 0 || entries === null) return {
		...stated,
		unobserved
	};
	const failed = sum(members, "errors");
	return {
		...stated,
		n: Math.max(0, stated.n - failed),
		errors: failed,
		unobserved
	};
}
function contradictionsOf({ cells }, total, byCategory) {
	const stated = [[
		"its total",
		total,
		cells
	]];
	for (const [name, counts] of byCategory) stated.push([
		`category ${name}`,
		counts,
		cells.filter((cell) => cell.category === name)
	]);
	return stated.flatMap(([name, { k, n }, members]) => {
		const { k: hits, n: trials } = groupOf(members);
		if (hits === k && trials === n) return [];
		return [`${name} says ${k} of ${n}, its results say ${hits} of ${trials}`];
	});
}
function targetName(target) {
	if (target === void 0) return "?";
	return target === null ? "None" : String(target);
}
function sum(cells, key) {
	return cells.reduce((total, cell) => total + cell[key], 0);
}
// src/probe/results/read-report.ts
async function readReport(source, { where, signal }) {
	const notes = noteCollector();
	const table = cellTable(where);
	const onTrial = (trial) => table.add(trial);
	const options = {
		where,
		signal,
		onTrial,
		onNote: notes.add
	};
	const { isJson, bytes } = await sniff(source, where);
	if (!isJson) {
		const { own } = await readResultsCsv(bytes, options);
		return {
			...baseOf(where),
			foreign: !own,
			kind: table.kind() ?? "injection",
			label: where,
			simulated: table.simulated(),
			cells: table.cells(),
			deliveryKnown: table.deliveryKnown(),
			notes: notes.lines()
		};
	}
	const { document, rows } = await readResultsJson(bytes, options);
	if (rows !== null && table.kind() !== null) return reportOfRows(document, table, {
		where,
		notes: notes.lines()
	});
	if (!("statistics" in document && "results" in document)) throw new BacktrailError({
		code: "format",
		where,
		message: "is no report that can be read here: expected \"rows\" (injection or utility scan) or \"statistics\" and \"results\" (scan)"
	});
	return scanReport(parseWith(ScanReportSchema, document, where), where);
}
function reportOfRows(document, table, { where, notes }) {
	const kind = table.kind() ?? "injection";
	const meta = parseWith(ScanMetaSchema, document["meta"] ?? {}, `${where}: meta`);
	return {
		...baseOf(where),
		kind,
		label: kind === "injection" ? `${meta.backend ?? "?"}/${meta.model ?? "?"}` : meta.model ?? "?",
		fingerprints: fingerprintsOf(meta),
		foreign: meta.fingerprints == null && meta["format"] === void 0,
		started: startOf(meta["run"]),
		simulated: meta.simulated === true || table.simulated(),
		interrupted: meta.interrupted === true,
		cells: table.cells(),
		deliveryKnown: table.deliveryKnown(),
		notes
	};
}
function baseOf(where) {
	return {
		where,
		simulated: false,
		interrupted: false,
		fingerprints: {},
		foreign: false,
		started: null,
		stated: null,
		contradictions: []
	};
}
function fingerprintsOf(meta) {
	const model = meta.model == null || meta.model === "default" ? {} : { model: meta.backend == null ? meta.model : `${meta.backend}/${meta.model}` };
	const judge = meta.oracle == null ? {} : { judge: meta.oracle };
	return {
		...model,
		...judge,
		...meta.fingerprints
	};
}
function startOf(run) {
	if (typeof run !== "object" || run === null || !("started" in run)) return null;
	return typeof run.started === "string" ? run.started : null;
}
async function sniff(source, where) {
	if (/\.json$/i.test(where)) return {
		isJson: true,
		bytes: source
	};
	if (/\.csv$/i.test(where)) return {
		isJson: false,
		bytes: source
	};
	const iterator = source[Symbol.asyncIterator]();
	const first = await iterator.next();
	const head = first.done ? "" : Buffer.from(first.value).toString("utf8", 0, 256);
	return {
		isJson: /^\uFEFF?\s*[{[]/.test(head),
		bytes: (async function* () {
			if (first.done) return;
			yield first.value;
			for (;;) {
				const next = await iterator.next();
				if (next.done) return;
				yield next.value;
			}
		})()
	};
}
// src/probe/results/read-parquet.ts
async function readParquetReport(path, shown, signal) {
	const query = await queryParquet(path, shown, signal);
	try {
		const about = await metadataOf(query, shown);
		const table = cellTable(shown);
		await ADD[about.table](query, table, shown);
		if (table.rows() === 0) throw formatError(shown, "holds no rows: nothing was measured, so nothing can be said");
		const [document = {}] = about.documents.length === 1 ? about.documents : [];
		const report = reportOfRows(document, table, {
			where: shown,
			notes: []
		});
		const { csv_columns: columns } = document;
		if (!Array.isArray(columns)) return report;
		return {
			...report,
			label: shown,
			foreign: !hasOwnColumns((name) => columns.includes(name))
		};
	} finally {
		await query.close();
	}
}
const MetadataSchema = object({
	"backtrail.table": _enum(["injection_trials", "utility_trials"], { error: ({ input }) => `is a table of ${String(input)}, and rates are of injection or utility trials` }),
	"backtrail.schema_version": number$1(),
	"backtrail.about": string()
});
async function metadataOf(query, shown) {
	const rows = await query.ask("SELECT decode(key) AS key, decode(value) AS value FROM parquet_kv_metadata($file)");
	const entries = Object.fromEntries(rows.map(({ key, value }) => [String(key), value]));
	if (entries["backtrail.table"] === void 0) throw formatError(shown, "is Parquet that `backtrail export` has not written: its metadata does not name a table");
	const about = parseWith(MetadataSchema, entries, shown);
	const table = about["backtrail.table"];
	const version = about["backtrail.schema_version"];
	if (version > PARQUET_TABLES[table].version) throw formatError(shown, `has schema version ${version} of ${table}, which is newer than this Backtrail knows`);
	return {
		table,
		documents: parseWith(array(record(string(), unknown())), parseJson(about["backtrail.about"], shown), shown)
	};
}
const count = bigint().transform(Number);
const InjectionGroupSchema = object({
	defense: string(),
	carrier: string(),
	channel: string(),
	instruction: string(),
	category: string(),
	outcome: OutcomeSchema,
	payload_sent: boolean().nullable(),
	one_sided: boolean(),
	simulated: boolean(),
	n: count
});
function names(...columns) {
	return columns.map((column) => `coalesce("${column}", '?') AS "${column}"`).join(", ");
}
const FROM = "count(*) AS n, min(file_row_number) AS first FROM read_parquet($file, file_row_number = true) GROUP BY ALL ORDER BY first";
const INJECTION = `SELECT ${names("defense", "carrier", "channel", "instruction", "category")}, outcome, payload_sent,
  list_contains(string_split(coalesce(note, ''), ' '), '${ONE_SIDED}') AS one_sided,
  contains(coalesce(note, ''), 'SIMULATED') AS simulated, ${FROM}`;
const UtilityGroupSchema = object({
	defense: string(),
	task: string(),
	word: string(),
	simulated: boolean(),
	n: count
});
const UTILITY = `SELECT ${names("defense", "task")},
  CASE WHEN regexp_matches(outcome, '^ERROR\\b') THEN 'ERROR' ELSE coalesce(outcome, '') END AS word,
  starts_with(coalesce(model, ''), 'simulated/') AS simulated, ${FROM}`;
const ADD = {
	injection_trials: async (query, table, shown) => {
		for (const row of await query.ask(INJECTION)) {
			const { payload_sent: payloadSent, one_sided: oneSided, n, ...names } = parseWith(InjectionGroupSchema, row, shown);
			table.add({
				kind: "injection",
				...names,
				payloadSent,
				oneSided
			}, n);
		}
	},
	utility_trials: async (query, table, shown) => {
		for (const row of await query.ask(UTILITY)) {
			const { word, n, ...names } = parseWith(UtilityGroupSchema, row, shown);
			const ending = utilityOutcomeOf(word);
			const success = ending === "success" ? true : ending === "failure" ? false : null;
			table.add({
				kind: "utility",
				...names,
				success,
				unobserved: ending === "not_observed"
			}, n);
		}
	}
};
// src/cli/commands/probe/open-report.ts
async function openReport(path, invocation) {
	const { context, output } = invocation;
	refuseOverwriting(path, invocation);
	if (/\.parquet$/i.test(path)) return openParquetReport(path, invocation);
	const hash = createHash("sha256");
	const report = await readReport(hashed(path === "-" ? context.stdin : fileBytes(resolve(context.cwd, path), path), hash), {
		where: path,
		signal: context.signal
	});
	await tellNotes(report, path, output);
	return {
		report,
		input: {
			path,
			sha256: hash.digest("hex")
		}
	};
}
async function openParquetReport(path, { context, output }) {
	const full = resolve(context.cwd, path);
	const sha256 = await hashFile(full).catch((cause) => {
		throw unreadable(path, cause);
	});
	const report = await readParquetReport(full, path, context.signal);
	await tellNotes(report, path, output);
	return {
		report,
		input: {
			path,
			sha256
		}
	};
}
async function tellNotes(report, path, output) {
	for (const note of report.notes) await output.talk(`note: ${path}: ${note}\n`);
	if (report.simulated) await output.talk(`note: ${path} is SIMULATED: it says nothing about a model\n`);
}
function refuseOverwriting(path, { context, options }) {
	if (path === "-") return;
	for (const name of [
		"json",
		"markdown",
		"junit"
	]) {
		const target = options[name];
		if (typeof target !== "string" || target === "-") continue;
		if (resolve(context.cwd, target) !== resolve(context.cwd, path)) continue;
		throw new BacktrailError({
			code: "usage",
			where: `--${name}`,
			message: `would overwrite ${path}, which is read; name another file`
		});
	}
}
async function* hashed(source, hash) {
	for await (const chunk of source) {
		hash.update(chunk);
		yield chunk;
	}
}
async function* fileBytes(path, shown) {
	try {
		for await (const chunk of createReadStream(path, { highWaterMark: 1 << 18 })) yield chunk;
	} catch (cause) {
		if (BacktrailError.isInstance(cause)) throw cause;
		throw unreadable(shown, cause);
	}
}
function unreadable(shown, cause) {
	return new BacktrailError({
		code: "io",
		where: shown,
		message: `cannot be read: ${reasonOf(cause).replace(/, open .*$/, "")}`,
		cause
	});
}
// src/cli/commands/probe/compare.ts
const Options = object({
	...comparisonFlags,
	...reportFiles,
	detect: pointsFlag.optional(),
	requirePower: switchFlag.default(false),
	failOnNew: switchFlag.default(false)
});
const run = async (invocation) => {
	const { args, context, output } = invocation;
	const options = parseOptions(Options, invocation.options);
	if (options.markdown !== void 0 && options.markdown === options.junit) throw new BacktrailError({
		code: "usage",
		where: "--junit",
		message: "needs another file than --markdown"
	});
	const old = await openReport(args[0] ?? "", invocation);
	const now = await openReport(args[1] ?? "", invocation);
	const comparison = compareReports(old.report, now.report, {
		...options,
		detect: options.detect ?? null,
		cluster: options.cluster ?? null
	});
	const gate = decideGate(comparison, options);
	if (options.markdown !== void 0) await writeText(context, options.markdown, comparisonMarkdown(comparison, gate), "--markdown");
	await output.print(renderComparison(comparison, gate));
	await output.document(resultDocument(ComparisonDocumentSchema, {
		invocation,
		inputs: [old.input, now.input],
		leftOut: comparison.leftOut === null ? [] : [{
			what: `${comparison.leftOut.old} old and ${comparison.leftOut.new} new trials`,
			why: "the runs do not share these cases"
		}],
		body: comparisonBody(comparison, gate)
	}));
	return gate.exit;
};
export { run };
