import { a as usageError, i as reasonOf, t as BacktrailError } from "./error.mjs";
import { t as VERSION } from "./version.mjs";
import { n as systemClock, t as failed } from "./attempt.mjs";
import { n as seededRandom, t as deriveSeed } from "./random.mjs";
import { setMaxListeners } from "node:events";
// src/probe/attempt/give-up.ts
const HOPELESS = new Set([
	"unreachable",
	"auth",
	"bad_answer"
]);
const GIVE_UP_AFTER = {
	hopeless: 3,
	failures: 10
};
function givesUp({ answered, failures, hopeless }) {
	return !answered && (hopeless >= GIVE_UP_AFTER.hopeless || failures >= GIVE_UP_AFTER.failures);
}
function signOf(report, watched) {
	if (!("kind" in report) || watched && report.blank === true) return "answered";
	if (report.kind === "not_sent") return "nothing";
	if (report.kind === "quota") return "quota";
	return HOPELESS.has(report.kind) ? "hopeless" : "failed";
}
function notSent({ because }) {
	return failed("not_sent", `not sent, the target was given up: ${because ?? ""}`);
}
var GiveUp = class {
	#watched;
	#answered = false;
	#hopeless = 0;
	#failures = 0;
	#because = null;
	constructor(watched = false) {
		this.#watched = watched;
	}
	get because() {
		return this.#because;
	}
	note(report) {
		const sign = signOf(report, this.#watched);
		this.#answered ||= sign === "answered";
		if (!("kind" in report) || sign === "answered" || sign === "nothing") return;
		if (sign === "quota") this.#because ??= report.reason;
		if (this.#answered) return;
		this.#failures += 1;
		if (sign === "hopeless") this.#hopeless += 1;
		if (givesUp({
			answered: this.#answered,
			failures: this.#failures,
			hopeless: this.#hopeless
		})) this.#because ??= report.reason;
	}
};
// src/probe/attempt/guarded.ts
const STATUSES = new Set([
	"answered",
	"blocked_by_provider",
	"failed"
]);
async function guardedAttempt(who, attempt, signal) {
	let report;
	try {
		report = await attempt();
	} catch (error) {
		if (signal.aborted) return failed("not_sent", "interrupted");
		return failed("crashed", `${who} threw: ${reasonOf(error)}`);
	}
	const fault = faultOf(report);
	return fault === null ? report : failed("bad_answer", `${who} gave ${fault}`);
}
function faultOf(report) {
	if (typeof report !== "object" || report === null) return "no report";
	const { status, text, kind } = report;
	if (!STATUSES.has(status)) return "a report without a status";
	if (status === "answered" && typeof text !== "string") return "an answer without a text";
	return status === "failed" && typeof kind !== "string" ? "a failure without a kind" : null;
}
function isUsage(error) {
	return BacktrailError.isInstance(error) && error.code === "usage";
}
// src/probe/attempt/pace.ts
var Pace = class {
	#clock;
	#gapMs;
	#nextAt = 0;
	#pausedUntil = 0;
	constructor(clock, rpm) {
		this.#clock = clock;
		this.#gapMs = rpm === null ? 0 : 6e4 / rpm;
	}
	async turn(signal) {
		const slot = Math.max(this.#clock.now(), this.#nextAt);
		this.#nextAt = slot + this.#gapMs;
		for (;;) {
			const wait = Math.max(slot, this.#pausedUntil) - this.#clock.now();
			if (wait <= 0 || signal.aborted) return;
			await this.#clock.sleep(wait, signal);
		}
	}
	pauseFor(ms) {
		this.#pausedUntil = Math.max(this.#pausedUntil, this.#clock.now() + ms);
	}
};
// src/probe/attempt/pool.ts
async function runPool(items, work, { concurrency, ending, signal }) {
	const iterator = items[Symbol.iterator]();
	const going = new Set();
	const faults = [];
	const begin = (item) => new Promise((resolve) => {
		const done = work(item, resolve).catch((error) => void faults.push(error)).finally(() => {
			going.delete(done);
			resolve();
		});
		going.add(done);
	});
	const place = async () => {
		while (!signal.aborted && faults.length === 0) {
			const next = iterator.next();
			if (next.done) return;
			await begin(next.value);
			while (going.size >= concurrency + ending) await Promise.race(going);
		}
	};
	await Promise.all(Array.from({ length: concurrency }, place));
	await Promise.all(going);
	if (faults.length > 0) throw faults[0];
}
// src/probe/run/late-arrivals.ts
function memoryArrivals() {
	const kept = new Map();
	return {
		keepArrival: async (key, arrival) => {
			kept.set(key, [...kept.get(key) ?? [], arrival]);
		},
		arrivalsOf: (key) => kept.get(key) ?? []
	};
}
var LateArrivals = class {
	#witness;
	#store;
	#early = new Map();
	#recorded = new Set();
	#end;
	#writing = Promise.resolve();
	constructor(witness, store) {
		this.#witness = witness;
		this.#store = store;
		this.#end = witness?.follow?.((key, arrival) => this.#take(key, arrival));
	}
	judgedBefore(key) {
		this.#witness?.judgedBefore?.(key);
		this.recorded(key);
	}
	recorded(key) {
		if (this.#end === void 0) return;
		this.#recorded.add(key);
		for (const arrival of this.#early.get(key) ?? []) this.#take(key, arrival);
		this.#early.delete(key);
	}
	async end(signal) {
		await this.#end?.(signal);
		await this.#writing;
	}
	#take(key, arrival) {
		if (this.#recorded.has(key)) {
			const kept = this.#writing.then(() => this.#store.keepArrival(key, arrival));
			this.#writing = kept;
			kept.catch(() => void 0);
		} else this.#early.set(key, [...this.#early.get(key) ?? [], arrival]);
	}
};
// src/probe/run/spending.ts
var Spending = class {
	#limit;
	#usd = 0;
	constructor(limitUsd) {
		this.#limit = limitUsd;
	}
	add(costUsd) {
		this.#usd += costUsd ?? 0;
	}
	get over() {
		if (this.#limit === null || this.#usd < this.#limit) return null;
		return limitReached(this.#limit);
	}
};
function limitReached(limitUsd) {
	return `the cost limit of $${limitUsd} is reached`;
}
// src/probe/run/trial-metrics.ts
const BOUNDS = [...[
	.01,
	.02,
	.04,
	.08,
	.16,
	.32,
	.64,
	1.28,
	2.56,
	5.12,
	10.24,
	20.48,
	40.96,
	81.92
]];
const FLUSH_MS = 2e3;
async function openMeter() {
	const { metrics } = await import("./esm2.mjs");
	return metrics.getMeter("backtrail", VERSION);
}
async function openTrialMetrics(scan) {
	const meter = await openMeter();
	const seconds = {
		unit: "s",
		advice: { explicitBucketBoundaries: BOUNDS }
	};
	const trials = meter.createCounter("backtrail.trials", {
		unit: "{trial}",
		description: "Trials that have ended, errors included."
	});
	const duration = meter.createHistogram("backtrail.trial.duration", {
		...seconds,
		description: "Duration of a trial, with waits, tries and its judge."
	});
	const answer = meter.createHistogram("backtrail.agent.duration", {
		...seconds,
		description: "Time that the agent took to answer in a trial."
	});
	const tokens = meter.createCounter("backtrail.trial.tokens", {
		unit: "{token}",
		description: "Tokens that the agent's model read and wrote."
	});
	const cost = meter.createCounter("backtrail.trial.cost", {
		unit: "{USD}",
		description: "What trials cost, where prices are known."
	});
	return { add: (figures, durationMs) => {
		const { outcome, latencyMs, inputTokens, outputTokens, costUsd } = figures;
		const about = {
			"backtrail.scan": scan,
			"backtrail.outcome": outcome
		};
		trials.add(1, about);
		duration.record(durationMs / 1e3, about);
		if (latencyMs !== null) answer.record(latencyMs / 1e3, about);
		for (const [type, count] of Object.entries({
			input: inputTokens,
			output: outputTokens
		})) if (count !== null) tokens.add(count, {
			...about,
			"gen_ai.token.type": type
		});
		if (costUsd !== null) cost.add(costUsd, about);
	} };
}
async function flushMetrics() {
	const { metrics } = await import("./esm2.mjs");
	const provider = metrics.getMeterProvider();
	if (!("forceFlush" in provider) || typeof provider.forceFlush !== "function") return;
	const sent = Promise.resolve(provider.forceFlush()).catch(() => void 0);
	const late = new Promise((resolve) => setTimeout(resolve, FLUSH_MS).unref());
	await Promise.race([sent, late]);
}
// src/probe/run/trial-run.ts
var TrialRun = class {
	#work;
	#stop = new AbortController();
	#queue = [];
	#listening = false;
	#wake = () => void 0;
	#done = null;
	constructor(work) {
		this.#work = work;
	}
	then(fulfilled, rejected) {
		return this.#begin().then(fulfilled, rejected);
	}
	async *[Symbol.asyncIterator]() {
		if (this.#done !== null) throw usageError("run", "is read from its beginning, and once");
		this.#listening = true;
		let over = false;
		const done = this.#begin().finally(() => {
			over = true;
			this.#wake();
		});
		done.catch(() => void 0);
		try {
			for (;;) {
				for (let next = this.#queue.shift(); next !== void 0; next = this.#queue.shift()) yield next;
				if (over) break;
				await new Promise((resolve) => {
					this.#wake = resolve;
				});
			}
			await done;
		} finally {
			this.#listening = false;
			if (!over) this.#stop.abort();
			await done.catch(() => void 0);
		}
	}
	#begin() {
		this.#done ??= this.#work((record) => this.#take(record), this.#stop.signal);
		return this.#done;
	}
	#take(record) {
		if (!this.#listening) return;
		this.#queue.push(record);
		this.#wake();
	}
};
// src/probe/run/trial-store.ts
function memoryStore(isDone = () => true) {
	const records = new Map();
	return {
		has: (index) => {
			const record = records.get(index);
			return record !== void 0 && isDone(record);
		},
		put: async (index, _key, record) => {
			records.set(index, record);
		},
		inOrder: async function* () {
			for (const index of [...records.keys()].sort((a, b) => a - b)) yield records.get(index);
		}
	};
}
// src/probe/run/run-trials.ts
function runTrials(kind, plan, options = {}) {
	return new TrialRun(async (onRecord, stop) => {
		const { clock = systemClock, store = memoryStore(kind.isDone), signal } = options;
		const { arrivals = memoryArrivals(), isMine = () => true } = options;
		const metrics = kind.figures === void 0 ? null : await openTrialMetrics(kind.name);
		const late = new LateArrivals(plan.witness, arrivals);
		const around = {
			clock,
			random: options.random ?? seededRandom(deriveSeed(plan.seed, "jitter")),
			signal: signal ? AbortSignal.any([signal, stop]) : stop,
			pace: new Pace(clock, plan.rpm),
			giveUp: new GiveUp(plan.witness !== void 0)
		};
		setMaxListeners(0, around.signal);
		const started = clock.now();
		const spending = new Spending(plan.maxCostUsd);
		let stopped = null;
		const open = function* () {
			for (const planned of kind.trials(plan)) {
				stopped ??= spending.over;
				if (stopped !== null) return;
				if (!isMine(planned.index)) continue;
				if (!store.has(planned.index)) yield planned;
				else late.judgedBefore(planned.key);
			}
		};
		const work = async (planned, answered) => {
			const record = await guardedTrial(kind, planned, plan, {
				...around,
				answered
			}, metrics);
			if (record === null) return;
			await store.put(planned.index, planned.key, record);
			late.recorded(planned.key);
			spending.add(kind.costUsd(record));
			options.onRecord?.(record);
			onRecord(record);
		};
		const { concurrency, maxCostUsd } = plan;
		const ending = maxCostUsd === null && !(kind.asksJudge?.(plan) ?? false) ? concurrency : 0;
		await runPool(open(), work, {
			concurrency,
			ending,
			signal: around.signal
		});
		const durationMs = clock.now() - started;
		const reachedBy = kind.reachedBy?.(plan) ?? {};
		const arrivalsOf = (key) => arrivals.arrivalsOf(key);
		const reading = readingOf(kind, store, {
			reachedBy,
			arrivalsOf
		});
		await Promise.all([late.end(around.signal), plan.witness ? reading() : null]);
		return {
			interrupted: around.signal.aborted,
			stopped,
			gaveUp: around.giveUp.because,
			durationMs,
			records: () => readRecords(store, reading)
		};
	});
}
function readingOf(kind, store, late) {
	let reading = null;
	return () => {
		reading ??= kind.settle?.(store.inOrder(), late) ?? Promise.resolve((record) => record);
		return reading;
	};
}
async function* readRecords(store, reading) {
	const read = await reading();
	for await (const record of store.inOrder()) yield read(record);
}
async function guardedTrial(kind, planned, plan, around, metrics) {
	const started = around.clock.now();
	const record = await recordOfTrial(kind, planned, plan, around);
	const figures = record === null ? void 0 : kind.figures?.(record);
	if (figures !== void 0) metrics?.add(figures, around.clock.now() - started);
	return record;
}
async function recordOfTrial(kind, planned, plan, around) {
	try {
		return await kind.run(planned, plan, around);
	} catch (error) {
		if (isUsage(error)) throw error;
		if (around.signal.aborted) return null;
		const failure = failed("crashed", `the trial could not be run: ${reasonOf(error)}`);
		return kind.failed(planned.trial, plan, failure);
	}
}
// src/probe/run/trial-cursor.ts
const HELD = 4096;
const STRIDE = 2048;
var TrialCursor = class {
	#trials;
	#held = new Map();
	#rest;
	#next = 0;
	#row = Promise.resolve();
	constructor(trials) {
		this.#trials = trials;
		this.#rest = trials()[Symbol.iterator]();
	}
	async at(index) {
		const held = this.#held.get(index);
		if (held !== void 0) return held;
		const found = this.#row.then(() => this.#find(index));
		this.#row = found.catch(() => void 0);
		return found;
	}
	async #find(index) {
		const held = this.#held.get(index);
		if (held !== void 0) return held;
		if (index < this.#next) this.#begin();
		while (this.#next <= index) {
			const { value, done } = this.#rest.next();
			if (done === true) {
				this.#begin();
				return;
			}
			this.#held.set(this.#next, value);
			this.#held.delete(this.#next - HELD);
			this.#next += 1;
			if (this.#next % STRIDE === 0) await new Promise(setImmediate);
		}
		return this.#held.get(index);
	}
	#begin() {
		this.#held.clear();
		this.#rest = this.#trials()[Symbol.iterator]();
		this.#next = 0;
	}
};
export { openMeter as a, Pace as c, givesUp as d, notSent as f, flushMetrics as i, guardedAttempt as l, guardedTrial as n, openTrialMetrics as o, signOf as p, runTrials as r, limitReached as s, TrialCursor as t, GiveUp as u };
