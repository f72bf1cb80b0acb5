import { Br as errorMessage, Jt as boolean, nn as object, qt as array, sn as string } from "./inputs.js";
import { Zt as assetPath } from "./base.js";
import { c as countLinesAbove, i as LONGEST_LINE } from "./metric-pattern.js";
import { Worker } from "node:worker_threads";
// src/measurement/printed/match-pattern.ts
/** Far more than a pattern takes that ends at all: one that does not would take hours. */
const PATIENCE_SECONDS = 5;
const MOST_MEBIBYTES = 256;
/**
* Groups of a match, the whole of it first, and the line that the first group begins in; the text before that group, whether the
* match begins with it, and the text behind it where the match ends with it.
*/
const match = object({
	groups: array(string().optional()),
	line: string(),
	isFirst: boolean(),
	before: string(),
	after: string()
}).nullable();
/**
* The last match of a pattern that a stranger wrote, in the last line of an output that has one; where the pattern holds `\n`,
* with the lines above it. In a thread beside, which is ended where the pattern does not end: this one goes on hearing the user.
*/
async function matchLast(pattern, output) {
	const worker = takeThread();
	const { promise, resolve } = Promise.withResolvers();
	worker.once("message", (found) => resolve({ match: match.parse(found) }));
	worker.once("error", (error) => resolve({ fault: `the manifest's pattern failed: ${errorMessage(error)}` }));
	const fault = `the manifest's pattern was not done with the output after ${PATIENCE_SECONDS} s`;
	const forget = afterProcessorTime(PATIENCE_SECONDS, () => resolve({ fault }));
	worker.postMessage({
		pattern,
		output,
		longestLine: LONGEST_LINE,
		linesAbove: countLinesAbove(pattern)
	});
	const found = await promise;
	forget();
	await ("match" in found ? keepThread(worker) : worker.terminate());
	return found;
}
/** Calls when so many seconds have passed in which this process, all threads of it, had as much of the processors. Returns what forgets it. */
function afterProcessorTime(seconds, call) {
	const before = process.cpuUsage();
	const look = () => {
		const { user, system } = process.cpuUsage(before);
		const left = seconds - (user + system) / 1e6;
		if (left <= 0) call();
		else timer = setTimeout(look, 1e3 * Math.max(left, .1));
	};
	let timer = setTimeout(look, 1e3 * seconds);
	return () => clearTimeout(timer);
}
/** The thread of an earlier match: to make one takes longer than most matches. */
let idle = null;
function takeThread() {
	const made = idle ?? makeThread();
	idle = null;
	made.ref();
	return made;
}
/** One of several that were at work at a time is kept. It does not keep this process from ending. */
async function keepThread(worker) {
	if (idle !== null) return void await worker.terminate();
	worker.removeAllListeners("error");
	worker.unref();
	idle = worker;
}
const makeThread = () => new Worker(assetPath("match-pattern.js"), {
	resourceLimits: { maxOldGenerationSizeMb: MOST_MEBIBYTES },
	env: {},
	execArgv: []
});
export { matchLast };
