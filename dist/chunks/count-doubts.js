import { t as groupsBy } from "./groups.js";
// src/analysis/count-doubts.ts
/** Runs by the first kind of doubt that each of them has, the most frequent first. */
function countDoubts(ofRuns) {
	const firsts = ofRuns.flatMap(([first]) => first ?? []);
	return groupsBy(firsts, ({ kind }) => kind).map((alike) => ({
		example: alike[0],
		runs: alike.length,
		equal: groupsBy(alike, (each) => each).length === 1
	})).toSorted((a, b) => b.runs - a.runs);
}
export { countDoubts as t };
