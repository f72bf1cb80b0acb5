// src/energy/flops/flop-counter.ts
const METER = "perf";
/** A counter where nothing can be counted. */
function noCounter(reason) {
	return {
		unavailable: reason,
		prefix: () => [],
		read: async () => unread(reason)
	};
}
const unread = (reason) => ({
	kind: "hardware-retired",
	count: null,
	meter: METER,
	quality: "unavailable",
	counted: null,
	reason
});
export { noCounter as n, unread as r, METER as t };
