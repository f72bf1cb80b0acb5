import { Bt as appendJsonLine, Wt as streamJsonLines } from "./work.js";
import { in as listBelow } from "./base.js";
import { cr as compareNaturally, f as sum, m as sumOfAll } from "./inputs.js";
import { i as transcriptLine } from "./agent-words.js";
import { f as nameSystem } from "./task-grades.js";
import { r as sumTokens } from "./collect-answers.js";
import { join } from "node:path";
// src/mlbench/agent/transcripts.ts
const systemOf = ({ model, setting }) => nameSystem({
	model,
	setting,
	prompt: "guided"
});
const transcriptFile = (out, { task, sample, ...run }) => join(out, "transcripts", systemOf(run), `${task.githubId}-${task.id}-s${sample}.jsonl`);
function openTranscript(out, run) {
	const path = transcriptFile(out, run);
	return (event) => {
		const line = {
			schemaVersion: 2,
			at: (/* @__PURE__ */ new Date()).toISOString(),
			event
		};
		return appendJsonLine(path, line, out);
	};
}
/** Ends that say nothing of the model: a run that ended so is made anew. */
const LOST = /* @__PURE__ */ new Set([
	"out-of-money",
	"provider-failed",
	"halted"
]);
/** How the last whole run in a transcript ended; null: there is none, or it was lost. */
async function readEnd(out, run, onTorn) {
	let [calls, drafts] = [[], 0];
	let result = null;
	for await (const { event } of streamJsonLines(transcriptFile(out, run), transcriptLine, onTorn, out)) {
		if (event.kind === "start") [calls, drafts, result] = [
			[],
			0,
			null
		];
		if (event.kind === "turn") calls.push(event.call);
		if (event.kind === "result" && event.run !== null) drafts++;
		if (event.kind === "end") result = {
			...event,
			calls,
			drafts
		};
	}
	return result === null || LOST.has(result.reason) ? null : result;
}
/** A task's runs as an answer that can be graded; null where none gave one. What gave no answer is a failed attempt: an empty text. */
function joinRuns(task, { model, setting }, ends, unanswered) {
	if (ends.length === 0) return null;
	return {
		schemaVersion: 4,
		github_id: task.githubId,
		id: task.id,
		model,
		unanswered,
		output: ends.map(({ answer }) => answer ?? ""),
		setting,
		prompt: "guided",
		extraction: "strict",
		calls: ends.flatMap(({ calls }) => calls),
		tokens: sumTokens(ends.map(({ tokens }) => tokens)),
		usd: sumOfAll(ends.map(({ usd }) => usd)),
		wallSeconds: sum(ends.map(({ wallSeconds }) => wallSeconds)),
		drafts: {
			runs: sum(ends.map(({ drafts }) => drafts)),
			joules: sumOfAll(ends.map(({ joules }) => joules))
		}
	};
}
/** The last run of every transcript below `out`, system after system, in the order of the tasks' keys. */
async function readAllRuns(out, onTorn) {
	const runs = [];
	for (const system of await listNames(out, "transcripts", "folder")) {
		const names = await listNames(out, join("transcripts", system), "file");
		for (const name of names.filter((each) => each.endsWith(".jsonl")).sort(compareNaturally)) {
			const events = await readLastRun(join(out, "transcripts", system, name), out, onTorn);
			if (events.length > 0) runs.push({
				system,
				events
			});
		}
	}
	return runs;
}
const listNames = async (root, folder, wanted) => (await listBelow(root, folder) ?? []).flatMap(({ name, kind }) => kind === wanted ? [name] : []);
async function readLastRun(path, out, onTorn) {
	let events = [];
	for await (const { event } of streamJsonLines(path, transcriptLine, () => onTorn(path), out)) events = event.kind === "start" ? [event] : [...events, event];
	return events;
}
export { systemOf as a, readEnd as i, openTranscript as n, readAllRuns as r, joinRuns as t };
