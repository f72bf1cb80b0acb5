import { lr as compareTexts } from "./inputs.js";
import { gn as memberKey } from "./work.js";
// src/campaign/latest-attempts.ts
/**
* Keeps an attempt where it counts: the highest of its run does. A run can have two records of one attempt (a shard's file
* that was copied, two machines that made the same run): then the one that started later counts, then the greater id, and
* never the order in which files are read. Returns the other of the two, which does not count.
*/
function keepLatest(kept, run, attempt) {
	const other = kept.get(run);
	if (other !== void 0 && compareAttempts(attempt, other) < 0) return attempt;
	kept.set(run, attempt);
	return other;
}
/** Tells which of many records count without keeping them: it is shown each once. */
var AttemptPlaces = class {
	#kept = /* @__PURE__ */ new Map();
	#place = 0;
	/** Places, from 0, of the records so far that do not count. */
	outdated = /* @__PURE__ */ new Set();
	add(record) {
		const { attempt, startedAt, id } = record;
		const run = JSON.stringify([
			memberKey(record),
			record.block,
			record.purpose
		]);
		const other = keepLatest(this.#kept, run, {
			attempt,
			startedAt,
			id,
			place: this.#place++
		});
		if (other !== void 0) this.outdated.add(other.place);
	}
};
function compareAttempts(a, b) {
	return a.attempt - b.attempt || compareTexts(a.startedAt, b.startedAt) || compareTexts(a.id, b.id);
}
export { keepLatest as n, AttemptPlaces as t };
