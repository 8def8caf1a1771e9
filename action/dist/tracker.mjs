import { t as refuseUnknownKeys } from "./known-keys.mjs";
import { i as OffsetMap, n as isTrusted, r as tierRank, t as AUTHORITY_TIER } from "./model.mjs";
import { n as CARRIER_HOPS, t as scanTokens } from "./scanner.mjs";
import { t as OutOfRange } from "./out-of-range.mjs";
import { t as at } from "./at.mjs";
import { i as loadTrackerParameters, n as hash, r as textFeatures, t as linearScore } from "./linear-text.mjs";
import { r as shorten, t as printable } from "./printable.mjs";
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
// src/pab/tracker/logistic.ts
function dot(weights, features) {
	return features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
}
const SUREST = .999;
function logit(probability) {
	const p = Math.min(SUREST, Math.max(.0010000000000000009, probability));
	return Math.log(p / (1 - p));
}
function sigmoid(z) {
	return 1 / (1 + Math.exp(-z));
}
// src/pab/tracker/language.ts
const LEAST_VOTES = 1.9;
function languageOf(index, { from, to }) {
	const votes = new Map();
	const vote = (language, weight) => {
		votes.set(language, (votes.get(language) ?? 0) + weight);
	};
	for (let position = from; position < to; position += 1) {
		const { script, languages } = index.typeAt(position);
		if (script !== null) vote(script, 1);
		for (const language of languages) vote(language, 1 / languages.length);
	}
	let best = "en";
	for (const [language, count] of votes) if (count > (votes.get(best) ?? LEAST_VOTES)) best = language;
	return best;
}
// src/pab/tracker/silent-kind.ts
const CHARACTERS_A_WORD = 1.7;
function silentFeatures(index, query, source) {
	const [now, before] = [languageOf(index, query), languageOf(index, source)];
	const perWord = before === "zh" ? CHARACTERS_A_WORD : 1;
	const share = functionShare(index, query);
	const [words, others] = [query.to - query.from, source.to - source.from];
	return [
		1,
		Math.log(Math.max(1, words) / Math.max(1, others / perWord)),
		share,
		now === before ? functionShare(index, source) - share : 0
	];
}
function functionShare(index, { from, to }) {
	let count = 0;
	for (let at = from; at < to; at += 1) if (index.vocabulary.type(index.forms[at] ?? 0).isFunction) count += 1;
	return to === from ? 0 : count / (to - from);
}
// src/pab/tracker/chain.ts
const MOST_CHANGED = 1;
const MOST_DROPPED = 2;
function hopChain(index, path, parameters) {
	const channelOf = (event) => index.events[event]?.channel ?? "user";
	const chain = [channelOf(path.origin.event)];
	for (const step of [...path.steps].reverse()) {
		if (step.kind === "spliced" && step.explanations.length === 0) continue;
		if (step.kind === "reworded") {
			const logOdds = dot(parameters.silent, silentFeatures(index, step.from, step.to));
			chain.push(logOdds > 0 ? "summarize" : "paraphrase");
		} else if (step.kind === "spliced") chain.push("paraphrase");
		else if (step.copy.changed > MOST_CHANGED || step.copy.dropped > MOST_DROPPED) chain.push("summarize");
		const visible = CARRIER_HOPS.get(channelOf(step.from.event));
		if (visible !== void 0) chain.push(visible);
	}
	return chain;
}
// src/pab/tracker/decide.ts
const BLOCKED_FROM = .5;
function decide(basis) {
	if (basis.trust < basis.answerAbove) return "escalate";
	const rank = tierRank(AUTHORITY_TIER[basis.origin]);
	const risk = overReachRisk(basis.riskOf, basis.tiers, rank);
	if (risk >= BLOCKED_FROM) return "block";
	return (basis.overReach.find(([upTo]) => risk <= upTo)?.[1] ?? 1) < basis.overReachBelow ? "act" : "escalate";
}
function overReachRisk([slope = 1, user = 0, tool = 0, low = 0], tiers, rank) {
	if (rank === 0) return 0;
	return sigmoid(slope * logit(tiers.slice(0, rank).reduce((total, p) => total + p, 0)) + (rank === 1 ? user : rank === 2 ? tool : low));
}
// src/pab/tracker/region.ts
function regionOfSpan(index, event, span) {
	const [first, last] = index.tokensOf(event);
	if (span === null) return {
		event,
		from: first,
		to: last
	};
	const offsets = new OffsetMap(index.events[event]?.content ?? "");
	const clamp = (point) => offsets.toUtf16(Math.min(point, offsets.length));
	const start = clamp(span[0]);
	const end = clamp(span[1]);
	let from = first;
	while (from < last && index.endAt(from) <= start) from += 1;
	let to = from;
	while (to < last && index.startAt(to) < end) to += 1;
	return {
		event,
		from,
		to
	};
}
function regionText(index, { event, from, to }) {
	if (to <= from) return "";
	return (index.events[event]?.content ?? "").slice(index.starts[from], index.ends[to - 1]);
}
function spanOfRegion(index, { event, from, to }) {
	const offsets = new OffsetMap(index.events[event]?.content ?? "");
	if (to <= from) return [0, offsets.length];
	return [offsets.toCodePoint(index.startAt(from)), offsets.toCodePoint(index.endAt(to - 1))];
}
// src/pab/tracker/weigh/nearness.ts
const BACKGROUND = 60;
const LEAST_PAIRS = 10;
const LEAST_SPREAD = .02;
function nearnessOf(query, regions, vectors) {
	const step = Math.max(1, Math.ceil(regions.length / BACKGROUND));
	const sample = [...regions.keys()].filter((at) => at % step === 0);
	const pairs = [];
	for (const [i, a] of sample.entries()) for (const b of sample.slice(i + 1)) {
		if (regions[a]?.event === regions[b]?.event) continue;
		pairs.push(alike(vectors[a] ?? [], vectors[b] ?? []));
	}
	if (pairs.length < LEAST_PAIRS) return {
		units: regions.map(() => [0, 0]),
		here: [0]
	};
	const mean = pairs.reduce((sum, one) => sum + one, 0) / pairs.length;
	const spread = Math.sqrt(pairs.reduce((sum, one) => sum + (one - mean) ** 2, 0) / pairs.length);
	return withLeads(vectors.map((vector) => (alike(query, vector) - mean) / Math.max(LEAST_SPREAD, spread)), regions.map(({ event }) => event));
}
function withLeads(near, events) {
	const best = new Map();
	for (const [at, event] of events.entries()) best.set(event, Math.max(best.get(event) ?? Number.NEGATIVE_INFINITY, near[at] ?? 0));
	const [first, second] = [...best].sort((a, b) => b[1] - a[1]);
	const lead = (at) => {
		const rival = first?.[0] === events[at] ? second : first;
		return (near[at] ?? 0) - (rival?.[1] ?? 0);
	};
	return {
		units: near.map((one, at) => [one, lead(at)]),
		here: [Math.max(0, ...near)]
	};
}
function alike(a, b) {
	if (a.length === 0 || b.length === 0) return 0;
	const best = a.map((one) => Math.max(...b.map((other) => cosine(one, other))));
	return best.reduce((sum, one) => sum + one, 0) / best.length;
}
function cosine(a, b) {
	let dot = 0;
	let left = 0;
	let right = 0;
	for (let at = 0; at < a.length; at += 1) {
		const [x, y] = [a[at] ?? 0, b[at] ?? 0];
		dot += x * y;
		left += x * x;
		right += y * y;
	}
	return left === 0 || right === 0 ? 0 : dot / Math.sqrt(left * right);
}
// src/pab/tracker/encoder.ts
const WINDOW = 600;
function encoderOf(embedder) {
	const cache = new WeakMap();
	const knownOf = (index, { event }) => {
		const holder = index.events[event];
		if (holder === void 0) return new Map();
		const known = cache.get(holder) ?? new Map();
		cache.set(holder, known);
		return known;
	};
	return async (index, { region, units }) => {
		const regions = [region, ...units.map((unit) => unit.region)];
		const texts = regions.map((one) => regionText(index, one));
		const missing = [...regions.keys()].filter((at) => !knownOf(index, regions[at] ?? region).has(texts[at] ?? ""));
		const windows = missing.map((at) => windowsOf$2(texts[at] ?? ""));
		const fresh = windows.length === 0 ? [] : await embedder.embed(windows.flat());
		let next = 0;
		for (const [i, at] of missing.entries()) {
			const size = windows[i]?.length ?? 0;
			knownOf(index, regions[at] ?? region).set(texts[at] ?? "", fresh.slice(next, next + size));
			next += size;
		}
		const [query = [], ...vectors] = regions.map((one, at) => knownOf(index, one).get(texts[at] ?? "") ?? []);
		return nearnessOf(query, regions.slice(1), vectors);
	};
}
function windowsOf$2(text) {
	const windows = [];
	let rest = text;
	while (rest.length > WINDOW) {
		const blank = rest.lastIndexOf(" ", WINDOW);
		const end = blank > WINDOW / 2 ? blank : WINDOW;
		windows.push(rest.slice(0, end));
		rest = rest.slice(end);
	}
	return [...windows, rest];
}
// src/pab/tracker/function-words.ts
const BY_LANGUAGE = {
	en: `a about above after again all also am an and any anybody anyone anything are arent as at be because been before
being below between both but by can cannot cant could couldnt did didnt do does doesnt doing dont down during each
either else ever every everyone everything few for from further get gets getting go goes going got had has hasnt have
havent having he her here hers herself him himself his how however i id if ill im in into is isnt it its itself ive
just let lets like may me might more most much must my myself neither no nobody nor not nothing now of off on once one
only onto or other others our ours ourselves out over own per please quite rather really same say says see shall she
should shouldnt since so some somebody someone something soon still such than that thats the their theirs them
themselves then there these they theyre thing things this those though through till to too under until up upon us very
via was wasnt way we were werent weve what when where whether which while who whom whose why will with within without
wont would wouldnt yet you youll your youre yours yourself yourselves ok okay hi hey hello thanks thank`,
	es: `un una unos unas uno el la los las lo de del al y o u que en es son con por para se su sus le les mi tu como mas
más pero ya si sí no nos este esta estos estas ese esa sin sobre hasta desde cada todo toda todos todas hay ser está`,
	de: `der die das den dem des ein eine einen einem einer eines und oder aber nicht ist sind war wird werden mit von zu
zum zur im am auf aus bei nach vor für über unter bis als wie auch nur noch so es er sie wir ihr ich man dass wenn
bitte alle jede jeder jedes kein keine sich haben hat sein durch ohne um`,
	fr: `le la les un une des du de et ou mais ne pas est sont avec pour par sur sous dans en au aux ce cet cette ces il
elle nous vous on qui que quoi dont se sa son ses leur leurs plus y chaque tout tous toute toutes sans jusqu être`,
	pt: `um uma os as do dos da das no na nos nas ao aos à às pelo pela com sem não mais seu sua seus suas é são para por
que em se cada todo toda todos todas até`,
	it: `il lo la gli le un una di del della dei delle al alla ai alle dal dalla nel nella sul sulla e o ma non è sono con
per che si ogni tutti tutte senza fino chi`,
	hi: `का की के को में से है हैं और या पर ने यह वह ये वे कि जो तो भी ही इस उस एक कर करें दें दो जाए`,
	ar: `في من على إلى عن أن إن هذا هذه ذلك التي الذي ما لا لم لن قد كل مع أو ثم هو هي و`,
	zh: "的 了 在 是 和 与 及 或 也 都 把 被 将 请 我 你 他 她 它 们 这 那 有 就 不 一 个 上 下 中 为 以 于 对 从 到 并 而 等"
};
const NONE = [];
const languagesOf = new Map();
for (const [language, words] of Object.entries(BY_LANGUAGE)) for (const word of words.split(/\s+/)) languagesOf.set(word, [...languagesOf.get(word) ?? [], language]);
function functionLanguages(form) {
	return languagesOf.get(form) ?? NONE;
}
// src/pab/tracker/numbers.ts
const AMBIGUOUS = new Set([..."may mar sat sun jan mars mai segunda quarta quinta sexta".split(" ")]);
const WORDS = new Map([
	...numbered("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen", 0),
	...numbered("dos tres cuatro cinco seis siete ocho nueve diez", 2),
	...numbered("zwei drei vier fünf sechs sieben acht neun zehn elf zwölf", 2),
	...numbered("deux trois quatre cinq six _ huit neuf dix onze douze", 2),
	...numbered("二 三 四 五 六 七 八 九 十", 2),
	...numbered("दो तीन चार पाँच छह सात आठ नौ दस", 2),
	...[
		"twenty",
		"thirty",
		"forty",
		"fifty",
		"sixty",
		"seventy",
		"eighty",
		"ninety"
	].map((word, at) => [word, String((at + 2) * 10)]),
	["dozen", "12"],
	["noon", "12:00"],
	["midday", "12:00"],
	["mediodía", "12:00"],
	["midi", "12:00"],
	["midnight", "0:00"],
	...calendar("january february march april may june july august september october november december", "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre", "januar februar märz april mai juni juli august september oktober november dezember", "janvier février mars avril mai juin juillet août septembre octobre novembre décembre"),
	...calendar("monday tuesday wednesday thursday friday saturday sunday", "lunes martes miércoles jueves viernes sábado domingo", "montag dienstag mittwoch donnerstag freitag samstag sonntag", "lundi mardi mercredi jeudi vendredi samedi dimanche", "segunda terça quarta quinta sexta sábado domingo", "सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार", "الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد"),
	...[
		"mondays",
		"tuesdays",
		"wednesdays",
		"thursdays",
		"fridays",
		"saturdays",
		"sundays"
	].map((day) => [day, day.slice(0, -1)]),
	["sept", "september"],
	["tues", "tuesday"],
	["thur", "thursday"],
	["thurs", "thursday"]
]);
function numbered(words, from) {
	return words.split(" ").map((word, at) => [word, String(from + at)]).filter(([word]) => word !== "_");
}
function calendar(names, ...elsewhere) {
	const english = names.split(" ");
	const short = english.map((name) => [name.slice(0, 3), name]);
	const others = elsewhere.flatMap((line) => line.split(" ").map((form, at) => [form, english[at] ?? form]));
	return [
		...english.map((name) => [name, name]),
		...short,
		...others
	].filter(([form]) => !AMBIGUOUS.has(form));
}
const NO_NUMBERS = new Set("b4 gr8 l8r m8 2day 2moro 4u u2 w8 1st 2nd 3rd".split(" "));
const scaled = /^(\d+(?:[.,]\d+)?)(k|m)$/;
function numberValue(form) {
	const word = WORDS.get(form);
	if (word !== void 0) return word;
	if (!/\p{Nd}/u.test(form) || NO_NUMBERS.has(form)) return null;
	const scale = scaled.exec(form);
	if (scale) {
		const [, digits = "", unit] = scale;
		return String(Number(digits.replace(",", ".")) * (unit === "k" ? 1e3 : 1e6));
	}
	return form.replace(/^0+(?=\d)/, "");
}
// src/pab/tracker/stem.ts
const IRREGULAR = new Map(Object.entries({
	sent: "send",
	paid: "pay",
	kept: "keep",
	held: "hold",
	made: "make",
	told: "tell",
	gave: "give",
	given: "give",
	took: "take",
	taken: "take",
	went: "go",
	gone: "go",
	goes: "go",
	got: "get",
	left: "leave",
	put: "put",
	ran: "run",
	wrote: "write",
	written: "write",
	said: "say",
	bought: "buy",
	brought: "bring",
	sold: "sell",
	done: "do",
	does: "do",
	did: "do",
	had: "have",
	has: "have",
	chosen: "choose",
	chose: "choose",
	shown: "show",
	people: "person",
	children: "child",
	using: "use",
	used: "use",
	paying: "pay",
	reply: "reply",
	replied: "reply",
	copied: "copy",
	copies: "copy",
	was: "be",
	were: "be",
	is: "be",
	are: "be",
	been: "be",
	being: "be"
}));
function irregularBase(form) {
	return IRREGULAR.get(form);
}
const vowel = /[aeiouy]/;
function stem(word) {
	const irregular = IRREGULAR.get(word);
	if (irregular !== void 0) return irregular;
	if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
	return withoutE(withoutEnding(singular(word)));
}
function singular(word) {
	if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
	if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
	if (word.endsWith("s") && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
	return word;
}
function withoutEnding(word) {
	for (const ending of ["ing", "ed"]) {
		if (!word.endsWith(ending)) continue;
		const rest = word.slice(0, -ending.length);
		if (rest.length < 3 || !vowel.test(rest)) return word;
		return /([bdgmnprt])\1$/.test(rest) ? rest.slice(0, -1) : rest;
	}
	if (word.endsWith("ly") && word.length > 5) return word.slice(0, -2);
	return word;
}
function withoutE(word) {
	if (word.endsWith("e") && word.length > 4) return word.slice(0, -1);
	return word.endsWith("i") && word.length > 3 ? `${word.slice(0, -1)}y` : word;
}
const ROOT_LENGTH = 5;
function root(stemmed) {
	return stemmed.length > ROOT_LENGTH && !/\d/.test(stemmed) ? stemmed.slice(0, ROOT_LENGTH) : stemmed;
}
// src/pab/tracker/vocabulary.ts
const SCRIPTS = [
	[/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u, "zh"],
	[/\p{Script=Arabic}/u, "ar"],
	[/\p{Script=Devanagari}/u, "hi"],
	[/(?=\p{L})\P{Script=Latin}/u, "other"]
];
function scriptOf(form) {
	if (/^[\w.:]*$/.test(form)) return null;
	return SCRIPTS.find(([pattern]) => pattern.test(form))?.[1] ?? null;
}
var Vocabulary = class {
	types = [];
	#forms = new Map();
	#families = new Map();
	add(form, shape) {
		const known = this.#forms.get(form);
		if (known !== void 0) return known;
		const stemmed = shape & 10 ? form : stem(form);
		const value = numberValue(form);
		const languages = functionLanguages(form);
		this.types.push({
			form,
			stem: stemmed,
			family: this.#family(value ?? root(stemmed)),
			isFunction: languages.length > 0,
			languages,
			script: scriptOf(form),
			hasDigit: (shape & 2) !== 0,
			value
		});
		this.#forms.set(form, this.types.length - 1);
		return this.types.length - 1;
	}
	familyOf(key) {
		return this.#families.get(key);
	}
	type(id) {
		return at(this.types, id);
	}
	#family(key) {
		const known = this.#families.get(key);
		if (known !== void 0) return known;
		this.#families.set(key, this.#families.size);
		return this.#families.size - 1;
	}
};
// src/pab/tracker/trace-index.ts
const FIRST_CAPACITY = 1024;
var TraceIndex = class {
	vocabulary = new Vocabulary();
	events = [];
	firstToken = [0];
	forms = new Int32Array(FIRST_CAPACITY);
	starts = new Int32Array(FIRST_CAPACITY);
	ends = new Int32Array(FIRST_CAPACITY);
	previous = new Int32Array(FIRST_CAPACITY);
	#last = new Int32Array(FIRST_CAPACITY).fill(-1);
	#length = 0;
	get length() {
		return this.#length;
	}
	append(event) {
		scanTokens(event.content, (form, start, end, shape) => {
			if (this.#length === this.forms.length) this.#grow();
			const at = this.#length;
			const id = this.vocabulary.add(form, shape);
			const { family } = this.vocabulary.type(id);
			if (family >= this.#last.length) this.#last = grown(this.#last, -1);
			this.forms[at] = id;
			this.starts[at] = start;
			this.ends[at] = end;
			this.previous[at] = this.#last[family] ?? -1;
			this.#last[family] = at;
			this.#length = at + 1;
		});
		this.events.push(event);
		this.firstToken.push(this.#length);
	}
	eventAt(position) {
		let low = 0;
		let high = this.events.length;
		while (high - low > 1) {
			const middle = low + high >>> 1;
			if (this.firstTokenOf(middle) <= position) low = middle;
			else high = middle;
		}
		return low;
	}
	typeAt(position) {
		return this.vocabulary.type(this.forms[position] ?? outside(position));
	}
	startAt(position) {
		return this.starts[position] ?? outside(position);
	}
	endAt(position) {
		return this.ends[position] ?? outside(position);
	}
	previousAt(position) {
		return this.previous[position] ?? outside(position);
	}
	firstTokenOf(event) {
		return this.firstToken[event] ?? outside(event);
	}
	occursBefore(key, position) {
		const family = this.vocabulary.familyOf(key);
		let at = family === void 0 ? -1 : this.#last[family] ?? -1;
		while (at >= position) at = this.previousAt(at);
		return at >= 0;
	}
	tokensOf(event) {
		return [this.firstTokenOf(event), this.firstTokenOf(event + 1)];
	}
	#grow() {
		this.forms = grown(this.forms);
		this.starts = grown(this.starts);
		this.ends = grown(this.ends);
		this.previous = grown(this.previous);
	}
};
function outside(place) {
	throw new OutOfRange(`the trace has nothing at ${place}`);
}
function grown(array, fill = 0) {
	const larger = new Int32Array(array.length * 2);
	larger.set(array);
	if (fill !== 0) larger.fill(fill, array.length);
	return larger;
}
// src/pab/tracker/index-cache.ts
var IndexCache = class {
	#indexes = new WeakMap();
	indexOf(trace) {
		const [first] = trace.events;
		const known = first && this.#indexes.get(first);
		const index = known && sharesEvents(known, trace.events) ? known : new TraceIndex();
		for (const event of trace.events.slice(index.events.length)) index.append(event);
		if (first) this.#indexes.set(first, index);
		return index;
	}
};
function sharesEvents(index, events) {
	const shared = Math.min(index.events.length, events.length);
	for (let at = 0; at < shared; at += 1) if (index.events[at] !== events[at]) return false;
	return true;
}
// src/pab/tracker/alignment.ts
function align(a, aRange, b, bRange) {
	const lengths = tailLengths(a, aRange, b, bRange);
	const width = bRange[1] - bRange[0] + 1;
	const matched = lengths[0] ?? 0;
	if (matched === 0) return {
		matched,
		from: bRange[0],
		to: bRange[0]
	};
	const places = matchedPlaces(a, aRange, b, bRange, lengths, width);
	return {
		matched,
		from: at(places, 0),
		to: at(places, places.length - 1) + 1
	};
}
function tailLengths(a, [aFrom, aTo], b, [bFrom, bTo]) {
	const rows = aTo - aFrom;
	const columns = bTo - bFrom;
	const width = columns + 1;
	const lengths = new Uint16Array((rows + 1) * width);
	for (let row = rows - 1; row >= 0; row -= 1) for (let column = columns - 1; column >= 0; column -= 1) {
		const place = row * width + column;
		lengths[place] = a[aFrom + row] === b[bFrom + column] ? (lengths[place + width + 1] ?? 0) + 1 : Math.max(lengths[place + width] ?? 0, lengths[place + 1] ?? 0);
	}
	return lengths;
}
function matchedPlaces(a, [aFrom, aTo], b, [bFrom, bTo], lengths, width) {
	const places = [];
	let row = 0;
	let column = 0;
	while (row < aTo - aFrom && column < bTo - bFrom) {
		const at = row * width + column;
		if (lengths[at + 1] === lengths[at] && places.length === 0) column += 1;
		else if (a[aFrom + row] === b[bFrom + column]) {
			places.push(bFrom + column);
			row += 1;
			column += 1;
		} else if (lengths[at + width] === lengths[at]) row += 1;
		else column += 1;
	}
	return places;
}
// src/pab/tracker/hits.ts
const MOST_CANDIDATES = 16;
const LONGEST_WALK = 1e3;
const FUNCTION_WEIGHT = .1;
const FEW_WORDS = 3;
function findCandidates(index, region) {
	const size = region.to - region.from;
	const weights = new Float64Array(size);
	const totals = new Map();
	const lookedUp = wordsToLookUp(index, region);
	const counted = new Set();
	for (let query = 0; query < size; query += 1) {
		const type = index.typeAt(region.from + query);
		const factor = type.isFunction ? FUNCTION_WEIGHT : 1;
		if (!lookedUp[query]) {
			weights[query] = factor;
			continue;
		}
		const events = eventsWith(index, region, query);
		const weight = rarity(events.length, region.event) * factor;
		weights[query] = weight;
		if (counted.has(type.family)) continue;
		counted.add(type.family);
		for (const event of events) totals.set(event, (totals.get(event) ?? 0) + weight);
	}
	const chosen = [...totals].sort((a, b) => b[1] - a[1] || b[0] - a[0]).slice(0, MOST_CANDIDATES);
	const hits = new Map(chosen.map(([event]) => [event, []]));
	for (let query = 0; query < size; query += 1) if (lookedUp[query]) collectHits(index, region, query, hits);
	return {
		events: chosen.map(([event]) => ({
			event,
			hits: (hits.get(event) ?? []).sort((a, b) => a.position - b.position || a.query - b.query)
		})),
		weights
	};
}
function wordsToLookUp(index, { from, to }) {
	const telling = [];
	for (let position = from; position < to; position += 1) telling.push(!index.typeAt(position).isFunction);
	return telling.filter(Boolean).length < FEW_WORDS ? telling.map(() => true) : telling;
}
function rarity(eventsWith, eventsBefore) {
	return Math.log(1 + (eventsBefore + 3) / (eventsWith + 1));
}
function eventsWith(index, region, query) {
	const events = [];
	let firstOfEvent = index.tokensOf(region.event)[0];
	let position = index.previousAt(region.from + query);
	for (let steps = 0; position >= 0 && steps < LONGEST_WALK; steps += 1) {
		if (position < firstOfEvent) {
			const event = index.eventAt(position);
			events.push(event);
			firstOfEvent = index.firstTokenOf(event);
		}
		position = index.previousAt(position);
	}
	return events;
}
function collectHits(index, region, query, hits) {
	const [firstOfQueryEvent] = index.tokensOf(region.event);
	let firstOfEvent = firstOfQueryEvent;
	let list;
	let position = index.previousAt(region.from + query);
	for (let steps = 0; position >= 0 && steps < LONGEST_WALK; steps += 1) {
		if (position < firstOfEvent) {
			const event = index.eventAt(position);
			list = hits.get(event);
			firstOfEvent = index.firstTokenOf(event);
		}
		if (position < firstOfQueryEvent) list?.push({
			query,
			position
		});
		position = index.previousAt(position);
	}
}
const MOST_WINDOWS = 3;
function densestWindows({ hits }, size) {
	const counts = new Map();
	let distinct = 0;
	let left = 0;
	const windows = [];
	for (const hit of hits) {
		const before = counts.get(hit.query) ?? 0;
		counts.set(hit.query, before + 1);
		if (before === 0) distinct += 1;
		for (; (hits[left]?.position ?? 0) <= hit.position - size; left += 1) {
			const query = hits[left]?.query ?? 0;
			const count = (counts.get(query) ?? 1) - 1;
			counts.set(query, count);
			if (count === 0) distinct -= 1;
		}
		windows.push({
			at: hits[left]?.position ?? 0,
			distinct
		});
	}
	windows.sort((a, b) => b.distinct - a.distinct || b.at - a.at);
	const chosen = [];
	for (const { at } of windows) {
		if (chosen.length === MOST_WINDOWS) break;
		if (chosen.every((other) => Math.abs(other - at) >= size)) chosen.push(at);
	}
	return chosen;
}
// src/pab/tracker/quantities.ts
const MAGNITUDES = new Map([
	["hundred", 100],
	["thousand", 1e3],
	["million", 1e6],
	["tausend", 1e3],
	["mil", 1e3],
	["mille", 1e3]
]);
const ordinal = /^\d+(?:st|nd|rd|th)$/;
function quantitiesOf(index, { from, to }) {
	const found = [];
	let at = from;
	while (at < to) {
		const next = readQuantity(index, at, to);
		if (next) found.push(next);
		at = next ? next.to : at + 1;
	}
	return found;
}
function readQuantity(index, at, end) {
	const address = readAddress(index, at, end);
	if (address !== null) return address;
	const type = index.typeAt(at);
	const day = chineseDay(index, at, end);
	if (day !== null) return {
		from: at,
		to: at + 2,
		readings: new Set([day])
	};
	if (type.value === null || isNoQuantity(index, at, end)) return null;
	const readings = new Set([type.value]);
	const code = codeBefore(index, at);
	if (code !== null) return {
		from: at,
		to: at + 1,
		readings: codeReadings(code, type.value)
	};
	let to = groupsEnd(index, at, end);
	if (to > at + 1) {
		const digits = Array.from({ length: to - at }, (_, i) => formAt(index, at + i)).join("");
		return {
			from: at,
			to,
			readings: new Set([digits.replace(/^0+(?=\d)/, "")])
		};
	}
	if (/^\d+(?:\.\d+)?$/.test(type.value)) {
		const said = readNumber(index, at, end, Number(type.value));
		if (said.to > to) readings.clear();
		to = said.to;
		readings.add(String(said.value));
		addTimes(index, to, end, said.value, readings);
	}
	const half = halfBehind(index, to, end);
	addClock(half, type.value, readings);
	if (/^(?:\d|1[0-2]):00$/.test(type.value)) readings.add(type.value.slice(0, -3));
	if (ordinal.test(type.form)) readings.add(String(Number.parseInt(type.form, 10)));
	if (/^0?\d\D/.test(type.form)) readings.add(type.form);
	return half === null ? {
		from: at,
		to,
		readings
	} : {
		from: at,
		to,
		readings,
		half
	};
}
function groupsEnd(index, at, end) {
	let to = at + 1;
	if (!/^[1-9]\d{0,2}$/.test(formAt(index, at))) return to;
	const content = index.events[index.eventAt(at)]?.content ?? "";
	while (to < end && /^\d{3}$/.test(formAt(index, to)) && /^[ \u00a0\u2009\u202f]$/.test(content.slice(index.ends[to - 1], index.starts[to]))) to += 1;
	return to;
}
function isNoQuantity(index, at, end) {
	const { form, hasDigit } = index.typeAt(at);
	if (form === "one") return at + 1 >= end || !MAGNITUDES.has(formAt(index, at + 1));
	if (hasDigit || at + 1 >= end) return false;
	const content = index.events[index.eventAt(at)]?.content ?? "";
	return index.typeAt(at + 1).value === null && content.slice(index.ends[at], index.starts[at + 1]) === "-";
}
function readAddress(index, at, end) {
	const content = index.events[index.eventAt(at)]?.content ?? "";
	let to = at + 1;
	let isAddress = false;
	for (; to < end; to += 1) {
		const gap = content.slice(index.ends[to - 1], index.starts[to]);
		if (gap === "@") isAddress = true;
		else if (!/^[._+-]$/.test(gap)) break;
	}
	if (!isAddress) return null;
	const text = content.slice(index.starts[at], index.ends[to - 1]).toLowerCase();
	return {
		from: at,
		to,
		readings: new Set([text])
	};
}
function codeBefore(index, at) {
	if (at === 0 || index.eventAt(at) !== index.eventAt(at - 1)) return null;
	const { form } = index.typeAt(at - 1);
	if (form.length > 4 || !/^\p{L}+$/u.test(form)) return null;
	return (index.events[index.eventAt(at)]?.content ?? "").slice(index.ends[at - 1], index.starts[at]) === "-" ? form : null;
}
function codeReadings(letters, value) {
	return new Set(value.length >= 3 ? [letters + value, value] : [letters + value]);
}
function readNumber(index, at, end, first) {
	let [thousands, open] = [0, first];
	let to = at + 1;
	for (; to < end && isJoined(index, to); to += 1) {
		const isAnd = open > 0 && open % 100 === 0 && formAt(index, to) === "and" && to + 1 < end;
		const next = index.vocabulary.type(index.forms[isAnd ? to + 1 : to] ?? 0);
		const magnitude = isAnd ? void 0 : MAGNITUDES.get(next.form);
		if (magnitude === 100) open *= 100;
		else if (magnitude !== void 0) {
			thousands += open * magnitude;
			open = 0;
		} else if (isNextPart(thousands, open, next)) {
			if (isAnd) to += 1;
			open += Number(next.value);
		} else break;
	}
	return {
		to,
		value: thousands + open
	};
}
function isJoined(index, at) {
	const content = index.events[index.eventAt(at)]?.content ?? "";
	return /^[\s-]+$/.test(content.slice(index.ends[at - 1], index.starts[at]));
}
const formAt = (index, at) => index.vocabulary.type(index.forms[at] ?? 0).form;
function isNextPart(thousands, open, { value, hasDigit }) {
	if (hasDigit || value === null || !/^\d{1,2}$/.test(value)) return false;
	const part = Number(value);
	if (open === 0) return thousands > 0;
	if (open % 100 === 0) return part > 0;
	return open % 100 >= 20 && open % 10 === 0 && part > 0 && part < 10;
}
function addTimes(index, to, end, hour, out) {
	if (hour > 12 || to >= end) return;
	const { form } = index.typeAt(to);
	if (form === "pm" || form === "am") out.add(`${hour % 12 + (form === "pm" ? 12 : 0)}:00`);
}
function halfBehind(index, to, end) {
	const form = to < end ? formAt(index, to) : "";
	return form === "am" || form === "pm" ? form : null;
}
function addClock(half, clock, out) {
	const [, hours, minutes] = /^0?(\d|1[0-2])[:.](\d\d)$/.exec(clock) ?? [];
	if (hours === void 0 || half === null) return;
	out.add(`${Number(hours) % 12 + (half === "pm" ? 12 : 0)}:${minutes}`);
}
const WEEKDAYS = "monday tuesday wednesday thursday friday saturday sunday".split(" ");
function chineseDay(index, at, end) {
	if (at + 1 >= end || !"周期拜".includes(index.typeAt(at).form)) return null;
	const { form } = index.typeAt(at + 1);
	return WEEKDAYS["一二三四五六日".indexOf(form)] ?? (form === "天" ? "sunday" : null);
}
const ROUNDING = .03;
function sameQuantity(a, b) {
	for (const reading of a.readings) if (b.readings.has(reading)) return true;
	const x = roundAmount(a);
	const y = roundAmount(b);
	if (x === null && y === null) return false;
	const [p, q] = [amount(a), amount(b)];
	return p !== null && q !== null && Math.abs(p - q) <= ROUNDING * Math.max(p, q);
}
function amount({ readings }) {
	for (const reading of readings) if (/^\d+(?:\.\d+)?$/.test(reading)) return Number(reading);
	return null;
}
function roundAmount(quantity) {
	const value = amount(quantity);
	return value !== null && value >= 1e3 && value % 500 === 0 ? value : null;
}
// src/pab/tracker/copies.ts
const COPY_SCORE = .82;
const LOOSE_COPY_SCORE = .7;
function findCopies(index, region, least = COPY_SCORE) {
	const quantities = quantitiesOf(index, region);
	return findCandidates(index, region).events.map((candidate) => bestCopy(index, region, candidate)).filter((copy) => copy.score >= least && keepsQuantities(index, quantities, copy.region)).sort((a, b) => b.region.event - a.region.event);
}
function keepsQuantities(index, quantities, region) {
	const kept = quantitiesOf(index, region);
	return quantities.every((quantity) => kept.some((other) => sameQuantity(quantity, other)));
}
function bestCopy(index, query, candidate) {
	const size = query.to - query.from;
	const [eventFrom, eventTo] = index.tokensOf(candidate.event);
	let best = {
		region: {
			event: candidate.event,
			from: eventFrom,
			to: eventFrom
		},
		recall: 0,
		precision: 0,
		score: 0,
		changed: size,
		dropped: 0
	};
	for (const anchor of densestWindows(candidate, size)) {
		const from = Math.max(eventFrom, anchor - size);
		const to = Math.min(eventTo, anchor + 2 * size);
		const match = align(index.forms, [query.from, query.to], index.forms, [from, to]);
		if (match.matched === 0) continue;
		const recall = match.matched / size;
		const precision = match.matched / (match.to - match.from);
		const score = 2 * recall * precision / (recall + precision);
		if (score < best.score) continue;
		best = {
			region: {
				event: candidate.event,
				from: match.from,
				to: match.to
			},
			recall,
			precision,
			score,
			changed: size - match.matched,
			dropped: match.to - match.from - match.matched
		};
	}
	return best;
}
// src/pab/tracker/less-trusted-copy.ts
function lessTrustedCopy(index, places, origin) {
	const rank = (event) => tierRank(AUTHORITY_TIER[index.events[event]?.channel ?? "user"]);
	let worst = null;
	for (const place of places) for (const { region } of findCopies(index, place)) {
		const channel = index.events[region.event]?.channel;
		if (channel === void 0 || CARRIER_HOPS.has(channel)) continue;
		if (rank(region.event) > rank(worst?.event ?? origin)) worst = region;
	}
	return worst;
}
// src/pab/tracker/sentences.ts
const LONGEST_SENTENCE = 80;
const boundary = /[!?;\n。！？।؟|]|\.(?=[\s"'”»)\]])|"\s*[,:}\]]|[[{]|<\/?(?:p|li|td|tr|div|br|h\d)\b|\\n/;
function isBoundary(index, event, position) {
	const content = index.events[event]?.content ?? "";
	return boundary.test(content.slice(index.ends[position - 1], index.starts[position]));
}
function sentenceAt(index, event, position) {
	const [first, last] = index.tokensOf(event);
	let from = position;
	while (from > first && position - from < LONGEST_SENTENCE && !isBoundary(index, event, from)) from -= 1;
	let to = position + 1;
	while (to < last && to - position < LONGEST_SENTENCE && !isBoundary(index, event, to)) to += 1;
	return {
		event,
		from,
		to
	};
}
function forceOf(gate, text) {
	return Math.max(-3, Math.min(3, linearScore(gate.force, text)));
}
function weigh(index, { units, here }, gate, near = null) {
	const forces = units.map((unit) => forceOf(gate, regionText(index, unit.region)));
	const scores = units.map(({ x }, at) => dot(gate.units, [
		...x,
		forces[at] ?? 0,
		...near?.units[at] ?? []
	]));
	const rival = dot(gate.here, [...here, ...near?.here ?? []]);
	const top = Math.max(rival, ...scores);
	const powers = scores.map((score) => Math.exp(score - top));
	const own = Math.exp(rival - top);
	const total = powers.reduce((sum, power) => sum + power, own);
	const byEvent = new Map();
	for (const [at, { region }] of units.entries()) {
		const known = byEvent.get(region.event);
		const mass = (known?.mass ?? 0) + (powers[at] ?? 0);
		const isBetter = known === void 0 || (powers[at] ?? 0) > (powers[known.best] ?? 0);
		byEvent.set(region.event, {
			mass,
			best: isBetter ? at : known.best
		});
	}
	const sources = [...byEvent].flatMap(([event, { mass, best }]) => {
		const unit = units[best];
		return unit === void 0 ? [] : [{
			event,
			probability: mass / total,
			unit,
			force: forces[best] ?? 0
		}];
	});
	sources.sort((a, b) => b.probability - a.probability || b.event - a.event);
	return {
		sources,
		here: own / total
	};
}
// src/pab/tracker/surface.ts
function isOrder(index, sentence, gate) {
	return forceOf(gate, regionText(index, sentence)) > 0;
}
function directivePart(index, region, gate) {
	let from = null;
	let to = region.to;
	for (let at = region.from; at < region.to;) {
		const sentence = {
			...sentenceAt(index, region.event, at),
			from: at
		};
		if (isOrder(index, sentence, gate)) {
			from ??= sentence.from;
			to = sentence.to;
		}
		at = Math.max(sentence.to, at + 1);
	}
	return from === null ? region : {
		event: region.event,
		from,
		to
	};
}
// src/pab/tracker/parts.ts
const LONGEST_PART = 300;
function partsOf(index, region) {
	const parts = [];
	for (let from = region.from; from < region.to;) {
		const furthest = from + LONGEST_PART;
		let to = Math.min(region.to, furthest);
		if (to < region.to) {
			const sentence = sentenceAt(index, region.event, to);
			if (sentence.from > from) to = sentence.from;
		}
		parts.push({
			event: region.event,
			from,
			to
		});
		from = to;
	}
	return parts;
}
function partsOfEvent(index, region, gate) {
	const main = directivePart(index, region, gate);
	const rest = [];
	for (let at = region.from; at < region.to;) {
		const sentence = {
			...sentenceAt(index, region.event, at),
			from: at
		};
		at = Math.max(sentence.to, at + 1);
		if (sentence.to > main.from && sentence.from < main.to) continue;
		if (quantitiesOf(index, sentence).length > 0 || isOrder(index, sentence, gate)) rest.push(sentence);
	}
	return [main, ...rest].flatMap((part) => partsOf(index, part));
}
// src/pab/tracker/words/relations.ts
const NOTHING = new Set();
const known = new Map();
const MOST_REMEMBERED = 2e4;
let table = null;
function relations() {
	if (table !== null) return table;
	const file = new URL("../../../../data/tracker/relations.txt.gz", import.meta.url);
	const [words = "", senses = "", opposites = ""] = gunzipSync(readFileSync(file)).toString("utf8").split("\n\f\n");
	table = {
		words: new Map(words.split("\n").map((line) => {
			const blank = line.indexOf(" ");
			return [line.slice(0, blank), line.slice(blank + 1)];
		})),
		senses: senses.split("\n"),
		opposites: new Set(opposites.split("\n"))
	};
	return table;
}
const ENDINGS = [
	["ies", "y"],
	["es", ""],
	["s", ""],
	["ing", ""],
	["ing", "e"],
	["ied", "y"],
	["ed", ""],
	["ed", "e"],
	["er", ""],
	["er", "e"],
	["est", ""],
	["ly", ""]
];
const doubled = /([bdfgklmnprstz])\1$/;
function basesOf(form) {
	const { words } = relations();
	const bases = [form];
	const irregular = irregularBase(form);
	if (irregular !== void 0) bases.push(irregular);
	for (const [ending, instead] of ENDINGS) {
		const rest = form.slice(0, form.length - ending.length);
		if (!form.endsWith(ending) || rest.length < 3) continue;
		bases.push(rest + instead);
		if (instead === "" && doubled.test(rest)) bases.push(rest.slice(0, -1));
	}
	return bases.filter((base) => words.has(base));
}
function sensesOf(form) {
	const remembered = known.get(form);
	if (remembered !== void 0) return remembered;
	const { words, senses } = relations();
	const bases = basesOf(form);
	const own = new Set();
	const beside = new Set();
	const above = new Set();
	for (const base of bases) for (const id of (words.get(base) ?? "").split(" ")) own.add(Number.parseInt(id, 36));
	for (const sense of own) for (const id of (senses[sense] ?? "").split(" ").filter(Boolean)) if (id.startsWith("=")) beside.add(Number.parseInt(id.slice(1), 36));
	else above.add(Number.parseInt(id, 36));
	const found = bases.length === 0 ? {
		bases,
		own: NOTHING,
		beside,
		above
	} : {
		bases,
		own,
		beside,
		above
	};
	if (known.size >= MOST_REMEMBERED) known.clear();
	known.set(form, found);
	return found;
}
function relationOf(a, b) {
	if (a === b) return "same";
	const left = sensesOf(a);
	const right = sensesOf(b);
	if (left.bases.length === 0 || right.bases.length === 0) return "none";
	const { opposites } = relations();
	for (const x of left.bases) for (const y of right.bases) if (opposites.has(x < y ? `${x} ${y}` : `${y} ${x}`)) return "opposite";
	if (left.bases.some((base) => right.bases.includes(base))) return "same";
	if (meet(left.own, right.own) || meet(left.beside, right.own) || meet(left.own, right.beside)) return "same";
	return meet(left.above, right.own) || meet(left.own, right.above) ? "near" : "none";
}
function meet(a, b) {
	const [few, many] = a.size < b.size ? [a, b] : [b, a];
	for (const one of few) if (many.has(one)) return true;
	return false;
}
function meaningsOf(form) {
	const { own, beside, above } = sensesOf(form);
	return new Set([
		...own,
		...beside,
		...above
	]);
}
// src/pab/tracker/word-forms.ts
function isAbbreviation(a, b) {
	const [short, long] = a.length < b.length ? [a, b] : [b, a];
	return short.length >= 3 && long.length >= short.length + 2 && long.startsWith(short);
}
function isCognate(a, b) {
	const x = plain(a);
	const y = plain(b);
	if (x.length < 5 || y.length < 5) return false;
	let same = 0;
	while (same < x.length && same < y.length && x[same] === y[same]) same += 1;
	return same >= 5 || x.includes(y.slice(0, 6)) || y.includes(x.slice(0, 6));
}
function plain(form) {
	return withoutMarks(form).replace(/^e(?=s[tp])/, "");
}
function withoutMarks(form) {
	return /^[\0-\x7f]*$/.test(form) ? form : form.normalize("NFD").replace(/\p{M}/gu, "");
}
// src/pab/tracker/differ/logic-words.ts
const ROWS$1 = [
	`not no never nothing nobody neither nor dont doesnt didnt wont cannot cant shouldnt isnt arent mustnt
   nicht kein keine keinen keinem keiner nie niemals ne pas jamais aucun aucune não nunca nada jamás
   ningún ninguna non mai nessun nessuna नहीं मत لا لم لن 不 别 勿 没`,
	"if provided falls wenn sofern wofern si se अगर यदि إذا 若 如",
	"unless 除",
	"without ohne sans sin sem senza बिना بدون",
	"until till bis jusqu hasta até fino तक حتى",
	"only solely nur seulement uniquement solo sólo solamente só somente apenas soltanto केवल सिर्फ فقط 仅 只",
	"except excluding save außer sauf excepto salvo exceto eccetto सिवाय إلا",
	"below under beneath max maximum maximal höchstens unter sous bajo máximo abaixo sotto massimo",
	"above exceeding minimum mindestens über dessus encima mínimo acima sopra minimo",
	"before bevor vor avant antes prima पहले قبل",
	"after nachdem après después depois dopo बाद بعد",
	"always immer toujours siempre sempre हमेशा دائما",
	"everyone everybody all every alle jeder jede jedes tous toutes todos todas tutti tutte सभी كل",
	"anyone anybody whoever whatever",
	"more mehr más più",
	"less fewer weniger menos meno",
	"most",
	"least"
];
const DENYING = new Set("refrain abstain avoid stop cease quit refuse decline forget neglect omit forbid prohibit".split(" "));
const governed = /^(?:from|to)$|..ing$/;
const NEGATION = 0;
const BELOW = 6;
const ABOVE = 7;
const CONDITIONS = [1, 2];
const FIRST_SCOPE = 11;
const rowOf$1 = new Map(ROWS$1.flatMap((row, number) => row.split(/\s+/).map((word) => [word, number])));
function logicOf(form, next = []) {
	const [first = "", second = ""] = next;
	if (DENYING.has(form) && governed.test(first)) return NEGATION;
	if (form === "up" && first === "to" && /^\p{Nd}/u.test(second)) return BELOW;
	if (form === "over" && /^\p{Nd}/u.test(first)) return ABOVE;
	return rowOf$1.get(form) ?? null;
}
function isNegation(row) {
	return row === NEGATION;
}
function isCondition(row) {
	return CONDITIONS.includes(row);
}
function canFollow(row) {
	return row !== NEGATION && row < FIRST_SCOPE;
}
// src/pab/tracker/differ/terms.ts
const POLITE = new Set("remember reminder please pls plz kindly thanks thank thx cheers regards hello hi hey dear bitte danke merci favor gracias obrigado grazie".split(" "));
function readTerms(index, region) {
	const quantities = quantitiesOf(index, region);
	const language = languageOf(index, region);
	const terms = [];
	let next = 0;
	if (quantities[0]?.from === region.from && isListNumber(index, region)) next += 1;
	for (let at = region.from + next; at < region.to;) {
		const quantity = quantities[next];
		const word = index.typeAt(at);
		if (quantity !== void 0 && quantity.from === at) {
			terms.push({
				from: at,
				to: quantity.to,
				word,
				quantity,
				logic: null,
				isExact: true,
				bare: null
			});
			at = quantity.to;
			next += 1;
			continue;
		}
		const logic = logicOf(word.form, formsBehind(index, at, region.to));
		const isExact = isGlued(index, region.event, at) || isCapitalised(index, region, at);
		if (logic !== null || !(isFiller(word, language) && !isGlued(index, region.event, at))) {
			const bare = withoutMarks(word.form);
			terms.push({
				from: at,
				to: at + 1,
				word,
				quantity: null,
				logic,
				isExact,
				bare
			});
		}
		at += 1;
	}
	return terms;
}
function isListNumber(index, { event, from, to }) {
	if (from + 1 >= to) return false;
	const content = index.events[event]?.content ?? "";
	const [first] = index.tokensOf(event);
	const before = content.slice(from > first ? index.ends[from - 1] : 0, index.starts[from]);
	if (from > first && !/\n\s*$/.test(before)) return false;
	return /^\d{1,2}[.)]\s/.test(content.slice(index.starts[from], index.starts[from + 1]));
}
function formsBehind(index, at, end) {
	return [at + 1, at + 2].filter((next) => next < end).map((next) => index.typeAt(next).form);
}
function isFiller({ form, languages }, language) {
	return languages.includes("en") || languages.includes(language) || POLITE.has(form);
}
function isGlued(index, event, position) {
	return isJoint(index, event, position) || isJoint(index, event, position + 1);
}
function isJoint(index, event, position) {
	const [first, last] = index.tokensOf(event);
	if (position <= first || position >= last) return false;
	const gap = (index.events[event]?.content ?? "").slice(index.ends[position - 1], index.starts[position]);
	if (gap !== "-") return /^(?:[@._#\\]|:?\/+)$/.test(gap);
	return [position - 1, position].some((at) => index.typeAt(at).hasDigit);
}
function isCapitalised(index, region, position) {
	const [first] = index.tokensOf(region.event);
	if (position <= first) return false;
	const content = index.events[region.event]?.content ?? "";
	const initial = content.charAt(index.startAt(position));
	if (initial === initial.toLowerCase()) return false;
	return /^[ '’/-]{1,2}$/.test(content.slice(index.ends[position - 1], index.starts[position]));
}
function sameTerm(a, b) {
	if (a.quantity !== null || b.quantity !== null) {
		if (a.quantity === null || b.quantity === null) return false;
		return sameReading(a.quantity, b.quantity);
	}
	if (a.logic !== null || b.logic !== null) return a.logic === b.logic;
	if (a.word.stem === b.word.stem) return true;
	return !a.isExact && !b.isExact && a.bare !== null && a.bare === b.bare;
}
function sameReading(a, b) {
	if (a.half !== void 0 && b.half !== void 0 && a.half !== b.half) return false;
	for (const reading of a.readings) if (b.readings.has(reading)) return true;
	return false;
}
// src/pab/tracker/differ/explain.ts
const REACH$1 = 64;
const AS_GOOD = .1;
function reasonsOf(index, at, comparison) {
	const { base, differences } = comparison;
	const ours = differences.flatMap((difference) => difference.ours);
	const theirs = differences.flatMap((difference) => difference.theirs);
	const rest = readTerms(index, base).filter((term) => !theirs.some((other) => other.from === term.from));
	const found = [{
		region: base,
		x: [
			0,
			0,
			0,
			0,
			0,
			0,
			1
		]
	}];
	for (let event = at.event - 1; event >= Math.max(0, at.event - REACH$1); event -= 1) {
		if (event === base.event) continue;
		const best = bestSentence(index, event, (terms) => {
			const said = 2 * share(ours, terms) + share(theirs, terms);
			return said === 0 ? 0 : said + share(rest, terms) / 2;
		});
		if (best === null) continue;
		const terms = readTerms(index, best);
		const [from, to] = index.tokensOf(event);
		const channel = index.events[event]?.channel;
		found.push({
			region: best,
			x: [
				share(ours, terms),
				share(theirs, terms),
				share(rest, terms),
				share(rest, readTerms(index, {
					event,
					from,
					to: Math.min(to, from + LONGEST_EVENT)
				})),
				event > base.event ? 1 : 0,
				channel !== void 0 && CARRIER_HOPS.has(channel) ? 1 : 0,
				0
			]
		});
	}
	return found;
}
const LONGEST_EVENT = 600;
function explain(index, reasons, weights) {
	const found = reasons.map(({ region, x }) => {
		return {
			region,
			score: dot(weights, x),
			isBase: x.at(-1) === 1
		};
	});
	if (found.length < 2) return [];
	found.sort((a, b) => b.score - a.score || b.region.event - a.region.event);
	const rank = ({ region }) => tierRank(AUTHORITY_TIER[index.events[region.event]?.channel ?? "user"]);
	const good = found.filter(({ score }) => score >= (found[0]?.score ?? 0) - AS_GOOD);
	good.sort((a, b) => rank(b) - rank(a));
	return [...good, ...found.filter((one) => !good.includes(one))];
}
function bestSentence(index, event, scoreOf) {
	const [first, last] = index.tokensOf(event);
	let best = null;
	let highest = 0;
	let previous = null;
	for (let at = first; at < last;) {
		const sentence = {
			...sentenceAt(index, event, at),
			from: at
		};
		const both = previous === null ? sentence : {
			...sentence,
			from: previous.from
		};
		for (const region of [sentence, both]) {
			const score = scoreOf(readTerms(index, region));
			if (score <= highest) continue;
			highest = score;
			best = region;
		}
		previous = sentence;
		at = Math.max(sentence.to, at + 1);
	}
	return best;
}
function share(wanted, terms) {
	if (wanted.length === 0) return 0;
	return wanted.filter((term) => terms.some((other) => sameTerm(term, other) || isRelated(term, other))).length / wanted.length;
}
function isRelated(a, b) {
	if (a.quantity !== null || b.quantity !== null || a.logic !== null || b.logic !== null) return false;
	return relationOf(a.word.form, b.word.form) !== "none";
}
// src/pab/tracker/differ/pair-up.ts
function inOrder(ours, theirs) {
	const width = theirs.length + 1;
	const lengths = new Uint16Array((ours.length + 1) * width);
	const same = new Uint8Array(ours.length * theirs.length);
	for (let row = ours.length - 1; row >= 0; row -= 1) for (let column = theirs.length - 1; column >= 0; column -= 1) {
		const [a, b] = [ours[row], theirs[column]];
		const isSame = a !== void 0 && b !== void 0 && sameTerm(a, b);
		if (isSame) same[row * theirs.length + column] = 1;
		const at = row * width + column;
		lengths[at] = isSame ? (lengths[at + width + 1] ?? 0) + 1 : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
	}
	const partners = new Int32Array(ours.length).fill(-1);
	let row = 0;
	let column = 0;
	while (row < ours.length && column < theirs.length) {
		const at = row * width + column;
		if (lengths[at] === lengths[0] && lengths[at + 1] === lengths[at]) column += 1;
		else if (same[row * theirs.length + column] === 1) {
			partners[row] = column;
			row += 1;
			column += 1;
		} else if (lengths[at + width] === lengths[at]) row += 1;
		else column += 1;
	}
	return withoutStrays(partners);
}
function withoutStrays(partners) {
	const paired = [...partners.keys()].filter((at) => (partners[at] ?? -1) >= 0);
	const place = (at) => partners[paired[at] ?? 0] ?? 0;
	let first = 0;
	let last = paired.length - 1;
	const score = (from, to) => {
		return 2 * (to - from + 1) / (partners.length + place(to) - place(from) + 1);
	};
	while (last > first) {
		const now = score(first, last);
		if (score(first + 1, last) > now) first += 1;
		else if (score(first, last - 1) > now) last -= 1;
		else break;
	}
	const kept = new Int32Array(partners.length).fill(-1);
	for (let at = first; at <= last; at += 1) kept[paired[at] ?? 0] = place(at);
	return kept;
}
function anyOrder(ours, theirs, partners, allowed, isOneClause) {
	const all = partners.slice();
	const taken = new Set(partners);
	const pairUp = (alike) => {
		for (const [at, term] of ours.entries()) for (let place = allowed[0]; place < allowed[1] && (all[at] ?? -1) < 0; place += 1) {
			const other = theirs[place];
			if (other === void 0 || taken.has(place) || !alike(term, other, at, place)) continue;
			all[at] = place;
			taken.add(place);
		}
	};
	pairUp((term, other) => term.logic === null && sameTerm(term, other));
	pairUp(sameMeaning);
	pairUp((term, other, at, place) => sameTerm(term, other) && neighboursOf(all, at, place).some((partner) => isOneClause(other, theirs[partner] ?? other)));
	return all;
}
const BESIDE = 3;
function neighboursOf(partners, at, place) {
	return [...partners.slice(Math.max(0, at - BESIDE), at + BESIDE + 1)].filter((partner) => partner >= 0 && Math.abs(partner - place) <= BESIDE);
}
function sameMeaning(a, b) {
	if (a.quantity !== null || b.quantity !== null || a.logic !== null || b.logic !== null) return false;
	if (isAbbreviation(a.word.form, b.word.form)) return true;
	if (a.isExact && b.isExact) return false;
	return relationOf(a.word.form, b.word.form) === "same";
}
// src/pab/tracker/differ/small-words.ts
const ROWS = [
	"from von vom aus de del du des da dal dalla من 从",
	"to into onto for zu zum zur an nach für a al à au aux para pour per ao إلى 到 给",
	"by with via mit durch par con com",
	"in on at upon im am auf bei en dans sur em no na nel nella sul في على 在",
	"off out ab",
	"up rauf hoch",
	"down runter herunter",
	"over across",
	"through",
	"against gegen contre contra contro",
	"i me my mine we us our ours you your yours ich mir mich mein wir uns du dir je moi me nous vous yo mí eu io mi",
	"he him his she her hers they them their theirs er ihm ihn ihnen il elle lui leur él ella ele ela egli"
];
const ARTICLES = new Set("a an the der die das den dem des ein eine einen einem einer le la les un une des el los las una o os as um uma il lo gli uno".split(" "));
const AND = "and und y et e و 和";
const OR = "or oder ou या أو 或";
const rowOf = new Map([
	...ROWS,
	AND,
	OR
].flatMap((row, number) => row.split(" ").map((word) => [word, number])));
const CONJUNCTIONS = new Set(`${AND} ${OR}`.split(" "));
const isArticle = (form) => ARTICLES.has(form);
const isConjunction = (form) => CONJUNCTIONS.has(form);
function changedSmallWords(index, ours, theirs, ordered) {
	const found = [];
	for (const [at, term] of ours.entries()) {
		const partner = theirs[ordered[at] ?? -1];
		if (partner === void 0) continue;
		const next = ours[at + 1];
		if (!(next === void 0) && (ordered[at + 1] ?? -1) !== (ordered[at] ?? -1) + 1) continue;
		const here = smallWords(index, term, next);
		const there = smallWords(index, partner, theirs[(ordered[at] ?? -1) + 1]);
		const added = without(here, there);
		const gone = without(there, here);
		if (added.length === 0 || gone.length === 0) continue;
		found.push({
			kind: "replaced",
			ours: added.map(({ term: word }) => word),
			theirs: gone.map(({ term: word }) => word)
		});
	}
	return found;
}
function without(words, others) {
	const left = [...others];
	return words.filter(({ row, term }) => {
		const same = left.findIndex((one) => one.term.word.form === term.word.form);
		const at = same >= 0 ? same : left.findIndex((one) => one.row === row);
		if (at >= 0) left.splice(at, 1);
		return at < 0;
	});
}
function smallWords(index, { to }, next) {
	const end = Math.min(next?.from ?? Number.POSITIVE_INFINITY, sentenceAt(index, index.eventAt(to - 1), to - 1).to);
	const found = [];
	for (let at = to; at < end; at += 1) {
		const word = index.typeAt(at);
		const row = rowOf.get(word.form);
		if (!word.isFunction) break;
		if (row === void 0) continue;
		const term = {
			from: at,
			to: at + 1,
			word,
			quantity: null,
			logic: null,
			isExact: false,
			bare: null
		};
		found.push({
			row,
			term
		});
	}
	return found;
}
// src/pab/tracker/differ/compare.ts
const NEAR = 60;
const A_STEP = 2;
function compare(index, ours, window) {
	const theirs = readTerms(index, window);
	const ordered = withoutStrayNegations(index, ours, theirs, inOrder(ours, theirs));
	const places = [...ordered].filter((place) => place >= 0);
	const [first, last] = [theirs[places[0] ?? -1], theirs[places.at(-1) ?? -1]];
	if (first === void 0 || last === void 0) return null;
	const base = {
		event: window.event,
		from: first.from,
		to: last.to
	};
	const around = {
		event: window.event,
		from: Math.max(window.from, sentenceAt(index, window.event, base.from).from),
		to: Math.min(window.to, sentenceAt(index, window.event, base.to - 1).to)
	};
	const within = (region) => [countWhile(theirs, ({ from }) => from < region.from), countWhile(theirs, ({ to }) => to <= region.to)];
	const [low, high] = within(base);
	const [aroundLow, aroundHigh] = within(around);
	const partners = anyOrder(ours, theirs, ordered, [aroundLow, aroundHigh], (a, b) => a.from < b.from ? isOneClause(index, a, b, STRONG) : isOneClause(index, b, a, STRONG));
	const taken = new Set([...partners].filter((place) => place >= 0));
	const inside = {
		low: Math.min(low, ...taken),
		high: Math.max(high, ...[...taken].map(next))
	};
	const inBase = theirs.slice(low, high).filter((_, at) => taken.has(low + at)).length;
	return {
		base,
		ordered: places.length / (places.length + unpairedUnits(ours, ordered)),
		covered: [...partners].filter((place) => place >= 0).length / ours.length,
		baseCovered: inBase / (high - low),
		differences: [
			...unpaired(index, {
				ours,
				theirs,
				ordered,
				partners,
				aroundLow,
				aroundHigh
			}, base),
			...dropped(index, theirs, taken, {
				...inside,
				aroundLow,
				aroundHigh
			}),
			...swapped(index, ours, theirs, partners),
			...changedSmallWords(index, ours, theirs, ordered)
		]
	};
}
function withoutStrayNegations(index, ours, theirs, ordered) {
	return ordered.map((place, at) => {
		const [term, after] = [ours[at], ours[at + 1]];
		const [partner, afterPartner] = [theirs[place], theirs[ordered[at + 1] ?? -1]];
		if (!term || !after || !partner || !afterPartner || term.logic === null) return place;
		return isOneClause(index, term, after, STRONG) !== isOneClause(index, partner, afterPartner, STRONG) ? -1 : place;
	});
}
function unpairedUnits(ours, ordered) {
	const isLoose = (at) => (ordered[at] ?? 0) < 0;
	return [...ours.keys()].filter((at) => {
		const goesOn = isLoose(at - 1) && ours[at - 1]?.isExact === true && ours[at]?.isExact === true;
		return isLoose(at) && !goesOn;
	}).length;
}
const next = (place) => place + 1;
function countWhile(terms, holds) {
	const end = terms.findIndex((term) => !holds(term));
	return end < 0 ? terms.length : end;
}
function unpaired(index, paired, base) {
	const { ours, theirs, ordered, partners, aroundLow, aroundHigh } = paired;
	const taken = new Set(partners);
	const found = [];
	for (let at = 0; at < ours.length;) {
		let end = at;
		while (end < ours.length && (ordered[end] ?? -1) < 0) end += 1;
		const run = ours.slice(at, end).filter((_, i) => (partners[at + i] ?? -1) < 0);
		if (run.length > 0) {
			const before = at > 0 ? (ordered[at - 1] ?? 0) + 1 : null;
			const after = end < ours.length ? ordered[end] ?? 0 : null;
			const size = end - at;
			const from = before ?? Math.max(aroundLow, (after ?? 0) - size);
			const to = after ?? Math.min(aroundHigh, from + size);
			const difference = tellingRun(index, run, theirs.slice(from, to).filter((_, i) => !taken.has(from + i)), base, at === 0);
			if (difference !== null) found.push(difference);
		}
		at = end + 1;
	}
	return found;
}
function tellingRun(index, run, facing, base, isFirst) {
	if (facing.length > 0) return spelled(run) === spelled(facing) ? null : {
		kind: "replaced",
		ours: run,
		theirs: facing
	};
	const [first, last] = index.tokensOf(base.event);
	const near = readTerms(index, {
		event: base.event,
		from: Math.max(first, base.from - NEAR),
		to: Math.min(last, base.to + NEAR)
	});
	const added = run.filter((term) => term.logic !== null || !near.some((other) => sameTerm(term, other)));
	return added.length >= (isFirst ? 1 : A_STEP) || added.some((term) => term.isExact || term.logic !== null) ? {
		kind: "added",
		ours: added,
		theirs: []
	} : null;
}
function spelled(terms) {
	return terms.map(({ word, quantity, from }) => quantity === null ? word.form : from).join("");
}
const REACH_OF_NOT = 3;
function dropped(index, theirs, taken, { low, high, aroundLow, aroundHigh }) {
	const first = theirs[low];
	const gone = theirs.filter((term, at) => {
		const { logic } = term;
		if (logic === null || taken.has(at) || at < aroundLow || at >= aroundHigh) return false;
		if (at >= low && at < high) return true;
		if (at >= high) return at === high && canFollow(logic);
		if (at === low - 1 || isCondition(logic)) return true;
		return isNegation(logic) && at >= low - REACH_OF_NOT && first !== void 0 && isOneClause(index, term, first, ANY);
	});
	return gone.length === 0 ? [] : [{
		kind: "dropped",
		ours: [],
		theirs: gone
	}];
}
const ANY = /[,;:.!?，；：。！？]/;
const STRONG = /[;:.!?；：。！？]/;
function isOneClause(index, a, b, marks) {
	const content = index.events[index.eventAt(a.from)]?.content ?? "";
	return !marks.test(content.slice(index.ends[a.to - 1], index.starts[b.from]));
}
function swapped(index, ours, theirs, partners) {
	const pairs = [...ours.entries()].flatMap(([at, term]) => {
		const partner = theirs[partners[at] ?? -1];
		return partner === void 0 || term.logic !== null ? [] : [{
			term,
			partner,
			now: wordBefore(index, term),
			once: wordBefore(index, partner)
		}];
	});
	for (const [at, a] of pairs.entries()) {
		const b = pairs.slice(at + 1).find((other) => a.now !== a.once && a.now === other.once && a.once === other.now && a.partner.from > other.partner.from && !isList(index, a.term, other.term));
		if (b) return [{
			kind: "swapped",
			ours: [a.term, b.term],
			theirs: [a.partner, b.partner]
		}];
	}
	return [];
}
function wordBefore(index, { from }) {
	const [first] = index.tokensOf(index.eventAt(from));
	let at = from - 1;
	while (at >= first && isArticle(index.typeAt(at).form)) at -= 1;
	return at >= first ? index.forms[at] ?? -1 : -1;
}
function isList(index, a, b) {
	for (let at = a.to; at < b.from; at += 1) {
		const { form } = index.typeAt(at);
		if (!isConjunction(form) && !isArticle(form)) return false;
	}
	return true;
}
// src/pab/tracker/differ/find-base.ts
const ORDERED = .65;
const BASE_COVERED = .55;
const ALL_COVERED = .9;
const SHORTEST_ORDER = 4;
const ORDERED_WITH_STEP = .5;
function findBases(index, region) {
	const ours = readTerms(index, region);
	if (ours.length === 0) return [];
	return findCandidates(index, region).events.flatMap((candidate) => windowsOf$1(index, region, candidate)).flatMap((window) => compare(index, ours, window) ?? []).filter(isFollowed).sort((a, b) => likeness(b) - likeness(a) || b.base.event - a.base.event).filter(({ base }, at, all) => all.findIndex((one) => one.base.event === base.event) === at);
}
function isFollowed({ ordered, covered, baseCovered, base }) {
	if (covered >= ALL_COVERED && baseCovered >= ALL_COVERED) return true;
	if (baseCovered >= ALL_COVERED && base.to - base.from >= SHORTEST_ORDER) return ordered >= ORDERED_WITH_STEP;
	return ordered >= ORDERED && baseCovered >= BASE_COVERED;
}
function likeness({ covered, baseCovered }) {
	return 2 * covered * baseCovered / (covered + baseCovered);
}
function windowsOf$1(index, region, candidate) {
	const { event } = candidate;
	const size = region.to - region.from;
	const [first, last] = index.tokensOf(event);
	return densestWindows(candidate, size).map((anchor) => ({
		event,
		from: sentenceAt(index, event, Math.max(first, anchor - size)).from,
		to: sentenceAt(index, event, Math.min(last, anchor + 2 * size) - 1).to
	}));
}
// src/pab/tracker/question-mark.ts
const request = /\b(?:can|could|would|will) (?:you|u|we|somebody|someone|anyone)\b|\blet (?:me|us|him|her|them|the|my)\b|\b(?:please|pls)\b/;
function isQuestion(index, region) {
	if (region.to <= region.from) return false;
	const content = index.events[region.event]?.content ?? "";
	const first = sentenceAt(index, region.event, region.from);
	const last = sentenceAt(index, region.event, region.to - 1);
	const end = index.ends[last.to - 1] ?? 0;
	if (!/^\s*[?？؟]/.test(content.slice(end, end + 3))) return false;
	return !request.test(content.slice(index.starts[first.from], end).toLowerCase());
}
// src/pab/tracker/names.ts
function hasName(index, position, region) {
	const typeAt = (at) => index.typeAt(at);
	const name = typeAt(position);
	for (let at = region.from; at < region.to; at += 1) {
		const word = typeAt(at);
		if (word.family === name.family || isAbbreviation(word.form, name.form)) return true;
	}
	return false;
}
function isNew(index, region, position) {
	const [start] = index.tokensOf(region.event);
	let at = index.previousAt(position);
	while (at >= start) at = index.previousAt(at);
	return at < 0;
}
const CURRENCIES = new Set("eur usd gbp chf sek nok dkk jpy cny inr aed cad aud pln czk".split(" "));
function namesOf(index, { event, from, to }) {
	const content = index.events[event]?.content ?? "";
	const names = [];
	for (let position = from + 1; position < to; position += 1) {
		const type = index.typeAt(position);
		if (type.isFunction || type.value !== null || type.form.length < 2) continue;
		if (CURRENCIES.has(type.form)) continue;
		const first = content.charAt(index.startAt(position));
		const gap = content.slice(index.ends[position - 1], index.starts[position]);
		if (first !== first.toLowerCase() && /^[ '’/-]{1,2}$/.test(gap)) names.push(position);
	}
	return names;
}
// src/pab/tracker/weigh/likeness.ts
const CREDIT = {
	same: .8,
	near: .6,
	opposite: .3,
	none: 0
};
const SHORTENED = .6;
const COGNATE = .5;
function creditOf(a, b) {
	if (a.family === b.family) return 1;
	if (a.value !== null || b.value !== null || a.hasDigit || b.hasDigit) return 0;
	if (isAbbreviation(a.form, b.form)) return SHORTENED;
	const related = CREDIT[relationOf(a.form, b.form)];
	return related > 0 ? related : isCognate(a.form, b.form) ? COGNATE : 0;
}
const isTelling = (word) => !word.isFunction;
var Comparer = class {
	#words;
	#weights;
	#credits = new Map();
	constructor(words, weights) {
		this.#words = words;
		this.#weights = weights;
	}
	compare(others) {
		const words = this.#words;
		const columns = others.map((other) => this.#column(other));
		let plain = 0;
		let total = 0;
		let recall = 0;
		const matches = [];
		for (const [row, word] of words.entries()) {
			let best = 0;
			let match = "";
			for (const [at, column] of columns.entries()) {
				const credit = column[row] ?? 0;
				if (credit <= best) continue;
				best = credit;
				match = others[at]?.form ?? "";
			}
			const weight = this.#weights[row] ?? 1;
			total += weight;
			if (best === 1) plain += weight;
			recall += best;
			if (best > 0) matches.push({
				query: word.form,
				passage: match
			});
		}
		const back = columns.reduce((sum, column) => sum + Math.max(0, ...column), 0);
		return {
			plain: total === 0 ? 0 : plain / total,
			recall: words.length === 0 ? 0 : recall / words.length,
			precision: others.length === 0 ? 0 : back / others.length,
			matches
		};
	}
	#column(other) {
		const known = this.#credits.get(other.form);
		if (known !== void 0) return known;
		const column = this.#words.map((word) => creditOf(word, other));
		this.#credits.set(other.form, column);
		return column;
	}
};
// src/pab/tracker/weigh/units.ts
const NEAREST_EVENTS = 24;
const SHORTEST_UNIT = 3;
const MOST_UNITS = 300;
function unitsBefore(index, region) {
	const { events } = findCandidates(index, region);
	const chosen = new Map();
	for (const { event, hits } of events) chosen.set(event, hits.map(({ position }) => position));
	for (let event = region.event - 1; event >= Math.max(0, region.event - NEAREST_EVENTS); event -= 1) if (!chosen.has(event)) chosen.set(event, []);
	const units = [];
	for (const event of [...chosen.keys()].sort((a, b) => b - a)) {
		if (event >= region.event) continue;
		units.push(...sentencesOf(index, event, chosen.get(event) ?? []));
		if (units.length >= MOST_UNITS) break;
	}
	return units.slice(0, MOST_UNITS).reverse();
}
function sentencesOf(index, event, hits) {
	const [first, last] = index.tokensOf(event);
	const found = [];
	const end = Math.min(last, first + 400);
	const add = (at) => {
		const from = Math.max(at, found.at(-1)?.to ?? first);
		const sentence = {
			...sentenceAt(index, event, at),
			from
		};
		if (sentence.to > from) found.push(sentence);
	};
	for (let at = first; at < end; at = Math.max(found.at(-1)?.to ?? 0, at + 1)) add(at);
	for (const position of hits) if (position >= (found.at(-1)?.to ?? end)) add(sentenceAt(index, event, position).from);
	return found.filter(({ from, to }) => to - from >= SHORTEST_UNIT);
}
// src/pab/tracker/weigh/question.ts
const AROUND = 200;
function readQuestion(index, region, isCarrier) {
	const quantities = quantitiesOf(index, region);
	const names = namesOf(index, region);
	const regions = unitsBefore(index, region).filter((unit) => isCarrier(unit.event) || !isQuestion(index, unit));
	const words = regions.map((unit) => tellingWords(index, unit));
	const comparer = comparerOf(tellingWords(index, region), words);
	const language = languageOf(index, region);
	const likenesses = words.map((list) => comparer.compare(list));
	const anchors = regions.map((unit) => anchorsOf(index, region, quantities, names, unit));
	const plain = likenesses.map((one) => one.plain);
	const both = likenesses.map((one) => one.recall + one.precision);
	const plainLeads = leads(regions, plain);
	const bothLeads = leads(regions, both);
	const units = regions.map((unit, at) => {
		const likeness = likenesses[at] ?? NO_LIKENESS;
		const { missing, found, lacks } = anchors[at] ?? NO_ANCHORS;
		const isForeign = language === "en" && languageOf(index, unit) !== "en";
		return {
			region: unit,
			likeness,
			lacks,
			anchorsMissing: missing,
			isForeign,
			x: [
				likeness.plain,
				plainLeads[at] ?? 0,
				likeness.recall,
				likeness.precision,
				bothLeads[at] ?? 0,
				Math.log1p(missing),
				Math.log1p(found),
				isForeign ? 1 : 0,
				isCarrier(unit.event) ? 1 : 0
			]
		};
	});
	const [start] = index.tokensOf(region.event);
	const newQuantities = quantities.filter((quantity) => anchors.every(({ lacks }) => lacks.has(quantity.from)) && ![...quantity.readings].some((reading) => index.occursBefore(reading, start))).length;
	const newNames = names.filter((at) => isNew(index, region, at)).length;
	return {
		region,
		units,
		numbers: quantities.map(({ from }) => from),
		names,
		newQuantities,
		newNames,
		here: [
			1,
			Math.log1p(newQuantities),
			Math.log1p(newNames),
			Math.log1p(quantities.length + names.length),
			Math.max(0, ...plain),
			Math.max(0, ...likenesses.map((one) => one.recall)),
			Math.log1p(region.to - region.from)
		]
	};
}
const NO_LIKENESS = {
	plain: 0,
	recall: 0,
	precision: 0,
	matches: []
};
const NO_ANCHORS = {
	missing: 0,
	found: 0,
	lacks: new Set()
};
function tellingWords(index, { from, to }) {
	const seen = new Set();
	const words = [];
	for (let at = from; at < to; at += 1) {
		const word = index.vocabulary.type(index.forms[at] ?? 0);
		if (!isTelling(word) || seen.has(word.family)) continue;
		seen.add(word.family);
		words.push(word);
	}
	return words;
}
function comparerOf(query, units) {
	const counts = new Map();
	for (const words of units) for (const { family } of words) counts.set(family, (counts.get(family) ?? 0) + 1);
	return new Comparer(query, query.map(({ family }) => .3 + (1 + (counts.get(family) ?? 0)) ** -.5));
}
function leads(regions, values) {
	let [first, second] = [0, 0];
	let holder = -1;
	for (const [at, { event }] of regions.entries()) {
		const value = values[at] ?? 0;
		if (event === holder) first = Math.max(first, value);
		else if (value > first) {
			second = first;
			first = value;
			holder = event;
		} else second = Math.max(second, value);
	}
	return regions.map(({ event }, at) => (values[at] ?? 0) - (event === holder ? second : first));
}
function anchorsOf(index, query, quantities, names, unit) {
	const [first, last] = index.tokensOf(unit.event);
	const isShort = last - first <= 400;
	const around = {
		event: unit.event,
		from: isShort ? first : Math.max(first, unit.from - AROUND),
		to: isShort ? last : Math.min(last, unit.to + AROUND)
	};
	const known = quantities.length === 0 ? [] : quantitiesOf(index, around);
	const unsaid = quantities.filter((one) => !known.some((other) => sameQuantity(one, other)));
	const unnamed = names.filter((at) => !hasName(index, at, around));
	return {
		missing: unsaid.length + unnamed.filter((at) => isNew(index, query, at)).length,
		found: quantities.length - unsaid.length + names.length - unnamed.length,
		lacks: new Set([...unsaid.map(({ from }) => from), ...unnamed])
	};
}
// src/pab/tracker/path.ts
const LONGEST_PATH = 32;
function walkBack(index, start, fitted) {
	const way = walk(index, start, fitted);
	let step = way.next(null);
	while (step.done !== true) step = way.next(null);
	return step.value;
}
async function walkBackWith(index, start, fitted, encoder) {
	const way = walk(index, start, fitted);
	let step = way.next(null);
	while (step.done !== true) step = way.next(await encoder(index, step.value));
	return step.value;
}
function* walk(index, start, fitted) {
	const steps = [];
	let at = start;
	let least;
	while (steps.length < LONGEST_PATH) {
		const copies = followCopies(index, at, least);
		steps.push(...copies.steps);
		at = copies.end;
		if (copies.altered !== null) {
			const explanations = explain(index, reasonsOf(index, at, copies.altered), fitted.reasons);
			const to = explanations[0]?.region ?? at;
			steps.push({
				kind: "spliced",
				from: at,
				to,
				comparison: copies.altered,
				explanations
			});
			return {
				steps,
				origin: to,
				end: null
			};
		}
		if (at.to <= at.from || !isCarrier(index, at.event)) break;
		const question = readQuestion(index, at, (event) => isCarrier(index, event));
		const { sources, here } = weigh(index, question, fitted.gate, yield question);
		const [best = null, second = null] = sources;
		if (best === null || best.probability <= here) return {
			steps,
			origin: at,
			end: {
				question,
				here,
				rejected: best
			}
		};
		const to = best.unit.region;
		steps.push({
			kind: "reworded",
			from: at,
			to,
			source: best,
			here,
			rejected: second
		});
		at = to;
		least = LOOSE_COPY_SCORE;
	}
	return {
		steps,
		origin: at,
		end: null
	};
}
function followCopies(index, start, least) {
	const steps = [];
	let at = start;
	while (steps.length < LONGEST_PATH && at.to > at.from && isCarrier(index, at.event)) {
		const nearest = nearestCopy(index, at, least);
		if (nearest === null) break;
		if (!("recall" in nearest)) return {
			steps,
			end: at,
			altered: nearest
		};
		steps.push({
			kind: "copy",
			from: at,
			to: nearest.region,
			copy: nearest
		});
		at = nearest.region;
	}
	return {
		steps,
		end: at,
		altered: null
	};
}
function nearestCopy(index, at, least) {
	const inWords = findCopies(index, at, least).filter(({ region }) => !isMention(index, region));
	const found = findBases(index, at).filter(({ base }) => !isMention(index, base));
	const bases = least === void 0 ? found : found.map((one) => ({
		...one,
		differences: one.differences.filter(({ kind }) => kind !== "added")
	}));
	const copies = [...inWords, ...found.filter(({ base }) => inWords.every(({ region }) => region.event !== base.event)).flatMap((one) => copyInOtherForm(one) ?? [])].sort((a, b) => b.region.event - a.region.event);
	const isAltered = ({ region }) => bases.some(({ base, differences }) => base.event === region.event && differences.length > 0);
	const exact = copies.find((copy) => !isAltered(copy));
	if (exact !== void 0) return exact;
	return alteredTrusted(index, bases) ?? copies[0] ?? null;
}
const ALL_IN_ANY_FORM = .9;
function copyInOtherForm(comparison) {
	const { base, ordered, covered, baseCovered, differences } = comparison;
	const least = Math.min(ordered, covered, baseCovered);
	if (differences.length > 0 || least < ALL_IN_ANY_FORM) return null;
	return {
		region: base,
		recall: covered,
		precision: baseCovered,
		score: 2 * covered * baseCovered / (covered + baseCovered),
		changed: 0,
		dropped: 0
	};
}
function alteredTrusted(index, bases) {
	const altered = bases.filter(({ differences }) => differences.length > 0);
	const trusted = altered.filter(({ base }) => comesFromTrusted(index, base));
	const [best] = trusted.filter(({ base }) => !isCarrier(index, base.event));
	const chosen = best ?? trusted[0];
	if (chosen === void 0) return null;
	const rival = altered.find((one) => !isCarrier(index, one.base.event) && !comesFromTrusted(index, one.base));
	return rival !== void 0 && likeness(rival) > likeness(chosen) ? null : chosen;
}
const MOST_COPIES = 4;
function comesFromTrusted(index, start) {
	let at = start;
	for (let steps = 0; steps < MOST_COPIES && isCarrier(index, at.event); steps += 1) {
		const bases = findBases(index, at);
		const [next] = bases.filter(({ base }) => !isCarrier(index, base.event)).concat(bases);
		if (next === void 0) return false;
		at = next.base;
	}
	const channel = index.events[at.event]?.channel;
	return channel !== void 0 && isTrusted(channel);
}
function isCarrier(index, event) {
	const channel = index.events[event]?.channel;
	return channel !== void 0 && CARRIER_HOPS.has(channel);
}
function isMention(index, region) {
	return !isCarrier(index, region.event) && isQuestion(index, region);
}
// src/pab/tracker/quoted.ts
const OPENING = /["“„«‟]\s*$/;
const DATA = /(?:["'\]}]\s*[:,]|[[{=])\s*["“]\s*$/;
const CLOSING = /^[\s.,;:!?]*["”“»]/;
const REACH = 12;
const LEAST_AROUND = 2;
function isQuoted(index, { event, from, to }) {
	const [first, last] = index.tokensOf(event);
	if (from - first + (last - to) < LEAST_AROUND || to <= from) return false;
	const content = index.events[event]?.content ?? "";
	const before = content.slice(Math.max(0, (index.starts[from] ?? 0) - REACH), index.starts[from]);
	const end = index.ends[to - 1] ?? 0;
	return OPENING.test(before) && !DATA.test(before) && CLOSING.test(content.slice(end, end + REACH));
}
// src/pab/tracker/trust.ts
const ONLY_MENTIONED = .5;
function kindOf(index, path) {
	if (path.steps.some(({ kind }) => kind === "spliced")) return "spliced";
	const channel = index.events[path.origin.event]?.channel ?? "user";
	if (path.steps.some(({ kind }) => kind === "reworded")) return isTrusted(channel) ? "rewordedTrusted" : "reworded";
	return path.end === null ? "copied" : "entered";
}
function evidenceOf({ steps, end }) {
	let evidence = end?.here ?? 1;
	for (const step of steps) if (step.kind === "reworded") evidence *= step.source.probability;
	return evidence;
}
function trustOf(index, path, parameters) {
	const kind = kindOf(index, path);
	const [intercept, slope] = parameters.trust[kind];
	let probability = sigmoid(intercept + slope * logit(evidenceOf(path)));
	const isOnlyMentioned = (step) => isSaidByOthers(index, step) || kind === "rewordedTrusted" && readsAsNoOrder(step);
	if (path.steps.some(isOnlyMentioned)) probability *= ONLY_MENTIONED;
	return {
		kind,
		probability
	};
}
const ORDER_FROM = Math.log(2);
const readsAsNoOrder = (step) => step.kind === "reworded" && step.source.force < ORDER_FROM;
function isSaidByOthers(index, { kind, to }) {
	const channel = index.events[to.event]?.channel;
	if (kind === "spliced" || channel === void 0 || CARRIER_HOPS.has(channel)) return false;
	return isQuoted(index, to);
}
// src/pab/tracker/rationale.ts
const LONGEST_QUOTE = 90;
const MOST_WORDS = 8;
const MOST_SHOWN = 3;
function rationaleOf(index, parts) {
	const { path, chain, trust, decision, tiers, alsoIn } = parts;
	const tier = tiers.indexOf(Math.max(...tiers));
	return [
		...path.steps.flatMap((step) => describeStep(index, step)),
		`entered at ${place(index, path.origin)}: "${quote(index, path.origin)}"`,
		...path.steps.some((step) => isSaidByOthers(index, step)) ? ["it stands there in quotation marks: whether it was asked for is not known"] : [],
		...describeEnd(index, path),
		...alsoIn ? [`the same text stands in ${place(index, alsoIn)}: the least trusted place counts`] : [],
		`chain ${chain.join(" > ")}; ${trust.kind}, attribution ${percent(trust.probability)}; asks for T${tier} (${percent(tiers[tier] ?? 0)}); ${decision}`
	].join("\n");
}
function describeStep(index, step) {
	if (step.kind === "spliced") return describeSplice(index, step);
	const way = `${place(index, step.from)} from ${place(index, step.to)}`;
	if (step.kind === "copy") return [`copied: ${way}, ${percent(step.copy.recall)} of the words in order`];
	return [`reworded: ${way}, ${describeSource(step.source)}; entered here ${percent(step.here)}`, ...step.rejected ? [`  next best ${describeRejected(index, step.rejected)}`] : []];
}
function describeSplice(index, { from, comparison, explanations }) {
	const { base, differences, covered } = comparison;
	const shown = explanations.filter(({ isBase }) => !isBase).slice(0, MOST_SHOWN);
	const say = (terms) => terms.map((term) => quote(index, {
		event: eventOf(index, term),
		from: term.from,
		to: term.to
	})).join(" ");
	return [
		`altered: ${place(index, from)} follows ${place(index, base)} in ${percent(covered)} of what it says: "${quote(index, base)}"`,
		...differences.map(({ kind, ours, theirs }) => [
			`  ${kind}:`,
			...theirs.length > 0 ? [`"${say(theirs)}"`] : [],
			...ours.length > 0 ? [`${theirs.length > 0 ? "now " : ""}"${say(ours)}"`] : []
		].join(" ")),
		...shown.length === 0 ? ["  no earlier event explains it"] : [],
		...shown.map(({ region }, at) => `  explanation ${at + 1}: ${place(index, region)}: "${quote(index, region)}"`)
	];
}
function eventOf(index, { from }) {
	return index.eventAt(from);
}
function describeEnd(index, { end }) {
	if (end === null) return [];
	const news = end.question.newQuantities + end.question.newNames;
	const fresh = news > 0 ? `; ${news} numbers or names that no earlier event has` : "";
	const here = `entered here: ${percent(end.here)}${fresh}`;
	if (end.rejected === null) return [here];
	return [here, `rejected as a source: ${describeRejected(index, end.rejected)}`];
}
function describeRejected(index, source) {
	const { region } = source.unit;
	return `${place(index, region)}, ${describeSource(source)}: "${quote(index, region)}"`;
}
function describeSource({ probability, unit, force }) {
	const words = unit.likeness.matches.slice(0, MOST_WORDS).map(({ query, passage }) => query === passage ? query : `${query}~${passage}`);
	return [
		percent(probability),
		`shares ${words.length === 0 ? "no words" : printable(words.join(", "))}`,
		...unit.anchorsMissing > 0 ? [`lacks ${unit.anchorsMissing} of its numbers or names`] : [],
		...force < 0 ? ["reads like no order"] : [],
		...unit.isForeign ? ["in another language"] : []
	].join("; ");
}
function place(index, { event }) {
	const { eventId = "?", channel = "?" } = index.events[event] ?? {};
	return `${printable(eventId)} (${channel})`;
}
function quote(index, region) {
	return printable(shorten(regionText(index, region), LONGEST_QUOTE));
}
function percent(share) {
	return `${Math.round(share * 100)} %`;
}
// src/pab/tracker/request-features.ts
const LONGEST_TEXT = 2e3;
const SHORTEST_WORD = 3;
const word = /[\p{L}\p{M}]+/gu;
const address = /@|https?:|\p{L}\.(?:com|org|net|example)\b/u;
const ADDRESS_WEIGHT = .4;
function requestFeatures(text, buckets) {
	const { at, value } = textFeatures(text, buckets);
	const all = new Map();
	for (const [number, bucket] of at.entries()) all.set(bucket, value[number] ?? 0);
	const add = (name, amount) => {
		const bucket = hash(name, buckets);
		all.set(bucket, (all.get(bucket) ?? 0) + amount);
	};
	const senses = new Set();
	for (const one of text.slice(0, LONGEST_TEXT).toLowerCase().match(word) ?? []) {
		if (one.length < SHORTEST_WORD || functionLanguages(one).length > 0) continue;
		for (const sense of meaningsOf(one)) senses.add(sense);
	}
	for (const sense of senses) add(`s ${sense}`, 1 / Math.sqrt(senses.size));
	if (address.test(text)) add("an address", ADDRESS_WEIGHT);
	return {
		at: Int32Array.from(all.keys()),
		value: Float64Array.from(all.values())
	};
}
// src/pab/tracker/requested-tier.ts
const clauseEnd = /[.!?;\n]+\s+|,\s+(?:and|then)\s+/;
const SHORTEST_WINDOW = 12;
function requestedTier(judges, text) {
	const texts = [text, ...windowsOf(text)];
	let highest = 0;
	const bounds = [
		0,
		...judges.map((judge) => {
			const scores = texts.map((one) => linearScore(judge, one, requestFeatures));
			highest = Math.max(highest, sigmoid(Math.max(...scores)));
			return highest;
		}),
		1
	];
	return bounds.slice(1).map((bound, at) => bound - (bounds[at] ?? 0));
}
function windowsOf(text) {
	const windows = [];
	let open = "";
	for (const clause of text.split(clauseEnd)) {
		open = open === "" ? clause : `${open}. ${clause}`;
		if (open.split(/\s+/).length < SHORTEST_WINDOW) continue;
		windows.push(open);
		open = "";
	}
	const last = windows.pop();
	if (last === void 0) return [];
	windows.push(open === "" ? last : `${last}. ${open}`);
	return windows.length > 1 ? windows : [];
}
// src/pab/tracker/tracker.ts
const KEYS = {
	embedder: true,
	overReachBelow: true
};
function createProvenanceTracker(options = {}) {
	refuseUnknownKeys(options, KEYS, "options");
	return trackerWith(loadTrackerParameters(), options);
}
function trackerWith(fitted, options = {}) {
	const { embedder, overReachBelow = fitted.overReachBelow } = options;
	const encoder = embedder === void 0 ? null : encoderOf(embedder);
	const byWords = {
		...fitted,
		overReachBelow
	};
	const parameters = encoder === null ? byWords : forEncoder(byWords);
	const cache = new IndexCache();
	return {
		name: embedder === void 0 ? "provenance-tracker" : `provenance-tracker+${embedder.name}`,
		review: (trace, point) => {
			const index = cache.indexOf(trace);
			const surface = surfaceOf(index, trace, point);
			if (surface.to === surface.from) return NOTHING_TO_ATTRIBUTE;
			const parts = point.span === null ? partsOfEvent(index, surface, parameters.gate) : partsOf(index, surface);
			const span = point.span ?? spanOfRegion(index, parts[0] ?? surface);
			if (encoder === null) return worstOf(parts.map((part) => verdictOn(index, span, part, walkBack(index, part, parameters), parameters)));
			const judged = parts.map(async (part) => {
				const path = await walkBackWith(index, part, parameters, encoder);
				const verdict = verdictOn(index, span, part, path, parameters);
				if (verdict.decision !== "act") return verdict;
				return verdictOn(index, span, part, walkBack(index, part, byWords), byWords).decision === "act" ? verdict : askedAbout(verdict);
			});
			return Promise.all(judged).then(worstOf);
		}
	};
}
function askedAbout(verdict) {
	const rationale = (verdict.rationale ?? "").replace(/; act$/, "; escalate");
	return {
		...verdict,
		decision: "escalate",
		rationale: `by its words alone it is not acted on: a person is asked\n${rationale}`
	};
}
function forEncoder(fitted) {
	const { units, here, trust } = fitted.withEncoder;
	return {
		...fitted,
		gate: {
			...fitted.gate,
			units,
			here
		},
		trust
	};
}
const NOTHING_TO_ATTRIBUTE = {
	decision: "abstain",
	attribution: null,
	confidence: 0,
	rationale: "there are no words to attribute"
};
function surfaceOf(index, trace, point) {
	const event = trace.events.findIndex(({ eventId }) => eventId === point.eventId);
	if (event < 0) throw new RangeError(`no event ${point.eventId} in the visible context`);
	return regionOfSpan(index, event, point.span);
}
const SEVERITY = [
	"act",
	"abstain",
	"escalate",
	"block"
];
function worstOf(verdicts) {
	const rank = ({ attribution }) => tierRank(AUTHORITY_TIER[attribution?.originChannel ?? "user"]);
	const [worst = NOTHING_TO_ATTRIBUTE] = [...verdicts].sort((a, b) => SEVERITY.indexOf(b.decision) - SEVERITY.indexOf(a.decision) || rank(b) - rank(a) || a.confidence - b.confidence);
	if (verdicts.length < 2) return worst;
	const at = verdicts.indexOf(worst) + 1;
	return {
		...worst,
		rationale: `part ${at} of ${verdicts.length} decides\n${worst.rationale}`
	};
}
function verdictOn(index, span, surface, path, parameters) {
	const alsoIn = path.steps.at(-1)?.kind === "spliced" ? null : lessTrustedCopy(index, [...path.steps.map((step) => step.from), path.origin], path.origin.event);
	const chain = hopChain(index, path, parameters);
	const origin = alsoIn ?? path.origin;
	const originEvent = index.events[origin.event];
	const channel = originEvent?.channel ?? "user";
	const trust = trustOf(index, path, parameters);
	const tiers = requestedTier(parameters.tier, regionText(index, surface));
	const decision = decide({
		origin: channel,
		trust: trust.probability,
		answerAbove: parameters.answerAbove[trust.kind],
		tiers,
		riskOf: parameters.riskOf,
		overReach: parameters.overReach,
		overReachBelow: parameters.overReachBelow
	});
	return {
		decision,
		attribution: {
			originChannel: channel,
			hopChain: [channel, ...chain.slice(1)],
			span,
			originEventId: originEvent?.eventId
		},
		confidence: trust.probability,
		rationale: rationaleOf(index, {
			path,
			chain,
			trust,
			decision,
			tiers,
			alsoIn
		})
	};
}
export { createProvenanceTracker };
