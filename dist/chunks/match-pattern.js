import { Jt as string, Pt as array, Ut as object, fr as errorMessage } from "./inputs.js";
import { Ot as assetPath } from "./base.js";
import { r as LONGEST_LINE } from "./metric-pattern.js";
import { Worker } from "node:worker_threads";
// src/measurement/match-pattern.ts
/** Far more than a pattern takes that ends at all: one that does not would take hours. */
const PATIENCE_SECONDS = 5;
const MOST_MEBIBYTES = 256;
/** Groups of a match, the whole of it first, and the line that it stands in. */
const match = object({
	groups: array(string().optional()),
	line: string()
}).nullable();
/**
* The last match of a pattern that a stranger wrote, in the last line of an output that has one; where the pattern holds `\n`,
* with the lines above it. In a thread of its own, which is ended where the pattern does not end: this one goes on hearing the user.
*/
function matchLast(pattern, output) {
	const worker = new Worker(assetPath("match-pattern.js"), {
		workerData: {
			pattern,
			output,
			longestLine: LONGEST_LINE,
			linesAbove: 20
		},
		resourceLimits: { maxOldGenerationSizeMb: MOST_MEBIBYTES },
		env: {},
		execArgv: []
	});
	const { promise, resolve } = Promise.withResolvers();
	worker.once("message", (found) => resolve({ match: match.parse(found) }));
	worker.once("error", (error) => resolve({ fault: `the manifest's pattern failed: ${errorMessage(error)}` }));
	const fault = `the manifest's pattern was not done with the output after ${PATIENCE_SECONDS} s`;
	const limit = setTimeout(() => resolve({ fault }), 1e3 * PATIENCE_SECONDS);
	return promise.finally(() => {
		clearTimeout(limit);
		return worker.terminate();
	});
}
export { matchLast };
