import { a as usageError } from "./error.mjs";
import { n as systemClock } from "./attempt.mjs";
import { d as givesUp, n as guardedTrial, o as openTrialMetrics, p as signOf, t as TrialCursor } from "./trial-cursor.mjs";
import { n as seededRandom, t as deriveSeed } from "./random.mjs";
// src/joins/queue/shared-give-up.ts
var SharedGiveUp = class {
	#shared;
	#answered = false;
	#because = null;
	constructor(shared) {
		this.#shared = shared;
	}
	get because() {
		return this.#because;
	}
	learn(because) {
		this.#because ??= because;
	}
	note(report) {
		const sign = signOf(report, false);
		if (sign === "nothing" || sign === "answered" && this.#answered) return;
		this.#answered ||= sign === "answered";
		const reason = "kind" in report ? report.reason : "";
		this.#tell(sign, reason).catch(() => void 0);
	}
	async #tell(sign, reason) {
		const { redis, key } = this.#shared;
		if (sign === "answered") {
			await redis.hset(key, "answered", 1);
			return;
		}
		const [failures, hopeless, answered] = (await redis.multi().hincrby(key, "failures", sign === "quota" ? 0 : 1).hincrby(key, "hopeless", sign === "hopeless" ? 1 : 0).hget(key, "answered").exec() ?? []).map(([, value]) => Number(value ?? 0));
		if (sign !== "quota" && !givesUp({
			answered: answered === 1,
			failures: failures ?? 0,
			hopeless: hopeless ?? 0
		})) return;
		await redis.hsetnx(key, "because", reason);
		this.learn(await redis.hget(key, "because"));
	}
};
// src/joins/queue/shared-pace.ts
const TURN = `
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local nextAt = tonumber(redis.call('HGET', KEYS[1], 'next_at') or '0')
local paused = tonumber(redis.call('HGET', KEYS[1], 'paused_until') or '0')
local slot = math.max(now, nextAt, paused)
redis.call('HSET', KEYS[1], 'next_at', string.format('%.3f', slot + ARGV[1]))
return string.format('%.3f', slot - now)`;
const PAUSE = `
local time = redis.call('TIME')
local till = time[1] * 1000 + time[2] / 1000 + ARGV[1]
local paused = tonumber(redis.call('HGET', KEYS[1], 'paused_until') or '0')
redis.call('HSET', KEYS[1], 'paused_until', string.format('%.3f', math.max(till, paused)))`;
function sharedPace(shared, clock, rpm) {
	const { redis, key } = shared;
	let ownPauseUntil = 0;
	return {
		turn: async (signal) => {
			if (rpm !== null) {
				const wait = Number(await redis.eval(TURN, 1, key, 6e4 / rpm));
				if (wait > 0 && !signal.aborted) await clock.sleep(wait, signal);
			}
			while (!signal.aborted) {
				const left = Math.max(ownPauseUntil, (await shared.recent()).pausedUntil) - performance.now();
				if (left <= 0) return;
				await clock.sleep(left, signal);
			}
		},
		pauseFor: (ms) => {
			ownPauseUntil = Math.max(ownPauseUntil, performance.now() + ms);
			redis.eval(PAUSE, 1, key, ms).catch(() => void 0);
		}
	};
}
// src/joins/queue/trial-work.ts
function trialWork(kind, plan) {
	return (shared, signal) => {
		const giveUp = new SharedGiveUp(shared);
		const metrics = openTrialMetrics(kind.name);
		const trials = new TrialCursor(() => kind.trials(plan));
		const around = {
			clock: systemClock,
			random: seededRandom(deriveSeed(plan.seed, "jitter")),
			signal,
			pace: sharedPace(shared, systemClock, plan.rpm),
			giveUp,
			answered: () => void 0
		};
		return {
			atOnce: null,
			run: async ({ index, key }) => {
				const planned = await trials.at(index);
				if (planned?.key !== key) throw usageError("--queue", `this worker knows no trial ${key} at ${index}`);
				const known = await (plan.maxCostUsd === null ? shared.recent() : shared.now());
				giveUp.learn(known.because);
				if (plan.maxCostUsd !== null && known.spentUsd >= plan.maxCostUsd) return {
					record: null,
					costUsd: 0
				};
				const record = await guardedTrial(kind, planned, plan, around, await metrics);
				return record === null ? null : {
					record,
					costUsd: kind.costUsd(record) ?? 0
				};
			}
		};
	};
}
export { trialWork };
