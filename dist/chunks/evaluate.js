import { Rr as UserError, a as explainUntried, f as sum } from "./inputs.js";
import { Tt as writeJson, an as lookBelow, gt as listFiles, wt as writeFileAtomic } from "./base.js";
import { n as renderEvaluation } from "./task-evaluation.js";
import { t as readPaperTables } from "./paper-tables.js";
import { p as renderTaskFaults } from "./task-score-words.js";
import { r as taskScores } from "./task-scores.js";
import { t as grade } from "./grade.js";
import { a as takeParts, n as partsOf, o as sendTaskParts, r as provideRepositories, t as findShares } from "./task-share.js";
import { n as evaluateInputs } from "./inputs2.js";
import { n as keepFiles, t as writeSummary } from "./write-summary.js";
import { t as keepWork } from "./keep-work.js";
import { t as refuseProviderKeys } from "./refuse-provider-keys.js";
import { join } from "node:path";
// src/commands/mlbench/evaluate-shares.ts
/** Judges the answers of one share of all, which lie below `out`. UserError where there are none. */
async function evaluateShare(inputs, share, all, context) {
	const answers = await findAnswers(inputs.out, [share]);
	const systems = [...new Set(all.map(({ system }) => system))];
	const { grades } = await grade({
		...optionsOf(inputs),
		answers,
		systems
	}, context);
	return count(taskScores.parse(grades));
}
/** Scores what all shares left below `out`, and writes `task-scores.json`, `report.md` and the results in ML-Bench's own form. */
async function reportShares(inputs, all, context) {
	const { out } = inputs;
	const answers = await findAnswers(out, all);
	const { grades } = await grade({
		...optionsOf(inputs),
		answers,
		onRecord: true
	}, context);
	const scores = taskScores.parse(grades);
	const { markdown: text } = renderEvaluation(scores, await readPaperTables());
	await writeFileAtomic(join(out, "report.md"), `${text}\n`, out);
	await writeJson(join(out, "task-scores.json"), scores, out);
	const files = (await listFiles(out)).filter((path) => REPORTED.test(path));
	const fault = explainUntried(scores);
	if (fault !== null) for (const why of renderTaskFaults(scores.faults)) context.logger.warn(why);
	return {
		text,
		files,
		fault,
		...count(scores)
	};
}
const REPORTED = /^(?:report\.md|task-scores\.json|(?:results|attempts|answers)\/[^/]+\.jsonl)$/;
/** The inputs that decide a verdict, and where it is made. */
const optionsOf = ({ rows, rules, golds, errata, timeout, repositories, sandbox, wait, out, dataset, shard }) => ({
	rows,
	rules,
	golds,
	errata,
	repositories,
	out,
	dataset,
	...timeout === void 0 ? {} : { timeout },
	...sandbox === void 0 ? {} : { sandbox },
	...wait === void 0 ? {} : { wait },
	...shard === void 0 ? {} : { shard }
});
/** Files of the answers of shares; those that nobody gave are left out. */
async function findAnswers(out, shares) {
	const names = shares.map(({ system, shard }) => `answers/${system}.${shard.replace("/", "-of-")}.jsonl`);
	const found = [];
	for (const name of names) if ((await lookBelow(out, name)).kind === "file") found.push(join(out, name));
	if (found.length > 0) return found;
	throw new UserError(`${out} holds no answers of ${shares.length === 1 ? "this share" : "any share"}: run the action answer before.`, 1);
}
const count = ({ systems }) => ({
	judged: sum(systems.map(({ attempts }) => attempts)),
	passed: sum(systems.map(({ passed }) => passed)),
	lost: sum(systems.map(({ lost }) => lost))
});
// src/actions/evaluate.ts
/** Runs and judges the answers of a share of ML-Bench's tasks; without a share scores and reports what all of them left. */
async function runEvaluate(given, context) {
	const inputs = evaluateInputs.parse(given);
	await refuseProviderKeys(inputs.dataset, context.env);
	const { all, own } = await findShares(inputs, context);
	return own === null ? reportAll(inputs, all, context) : judgeShare(inputs, own, all, context);
}
async function judgeShare(inputs, own, all, context) {
	const { out, artifacts, mirror } = inputs;
	const store = artifacts ? await context.openArtifacts() : null;
	const attempts = partsOf("attempts", [own]);
	if (store && await takeParts(store, out, [...partsOf("answers", [own]), ...attempts], context) > 0) throw new UserError("What this share has to judge was refused: see the warnings.", 3);
	await provideRepositories([own], {
		...inputs,
		mirror
	}, context).catch((error) => {
		if (!(error instanceof UserError) || context.signal?.aborted) throw error;
		context.logger.warn(error.message);
	});
	const send = store && (() => sendTaskParts(store, out, attempts, context.logger));
	const work = (each) => evaluateShare(inputs, own, all, each);
	const { judged, passed, lost } = await keepWork(context, send, work);
	return {
		judged,
		passed,
		"not-tried": lost
	};
}
async function reportAll(inputs, all, context) {
	const { out, artifacts, artifactName } = inputs;
	const store = artifacts ? await context.openArtifacts() : null;
	const parts = [...partsOf("answers", all), ...partsOf("attempts", all)];
	const refused = store === null ? 0 : await takeParts(store, out, parts, context);
	const { text, files, fault, judged, passed, lost } = await reportShares(inputs, all, context);
	await writeSummary(text, store && artifactName, context.env);
	const outputs = {
		judged,
		passed,
		"not-tried": lost,
		refused,
		...store === null ? {} : await keepFiles(store, {
			what: "the scores",
			artifact: artifactName,
			folder: out,
			files
		}, context)
	};
	return fault === null ? outputs : {
		outputs,
		fault
	};
}
export { runEvaluate };
