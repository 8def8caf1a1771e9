// src/probe/attempt/system-clock.ts
const systemClock = {
	now: () => performance.now(),
	sleep: (ms, signal) => new Promise((resolve) => {
		const end = () => {
			clearTimeout(timer);
			signal.removeEventListener("abort", end);
			resolve();
		};
		const timer = setTimeout(end, ms);
		if (signal.aborted) end();
		else signal.addEventListener("abort", end, { once: true });
	})
};
// src/probe/attempt/attempt.ts
function failed(kind, reason, more = {}) {
	return {
		status: "failed",
		kind,
		reason,
		httpStatus: null,
		retryable: false,
		retryAfterMs: null,
		...more
	};
}
export { systemClock as n, failed as t };
