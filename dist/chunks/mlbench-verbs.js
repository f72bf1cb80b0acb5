import { a as explainUntried, i as explainUnanswered } from "./inputs.js";
import { n as chooseOptions, r as mineOptions, t as buildOptions } from "./build-options.js";
import { n as exportFinetuneOptions, r as finetuneOptions } from "./finetune-options.js";
import { n as exportTasksOptions, r as importRunsOptions, t as containerOptions } from "./harness-options.js";
import { i as transcriptsOptions, n as errorsOptions, r as leakageOptions, t as equalCostOptions } from "./review-options.js";
import { a as fetchOptions, c as statsOptions, i as evaluateOptions, n as answerOptions, o as gradeOptions, r as contextsOptions, s as shardOptions, t as agentOptions } from "./task-options.js";
import { i as printJsonLine, lt as group, o as printResult, r as print, s as printTold } from "./start.js";
import { t as verbOfAnyDataset } from "./tool-dataset.js";
// src/cli/mlbench-verbs.ts
/** Verbs over the tasks of ML-Bench. */
const mlbenchVerbs = [group("mlbench", "ML-Bench: whether models can use ML repositories", [
	verbOfAnyDataset("fetch", fetchOptions, async (given, context) => {
		const { fetchRepositories } = await import("./fetch2.js");
		for (const { repository, state } of await fetchRepositories(given, context)) print(`${repository} ${state}`);
	}),
	verbOfAnyDataset("contexts", contextsOptions, async (given, context) => {
		const { listContexts } = await import("./contexts.js");
		for await (const each of listContexts(given, context)) printJsonLine(each);
	}),
	verbOfAnyDataset("answer", answerOptions, async (given, context) => {
		const { answerTasks } = await import("./answer2.js");
		const { files, text, prompts, unanswered } = await answerTasks(given, context);
		for (const { subject, prompt } of prompts) print(`=== ${subject}\n${prompt}`);
		if (text !== "") print(text);
		for (const file of files) print(file);
		refuse(explainUnanswered(unanswered, "question"));
	}),
	verbOfAnyDataset("agent", agentOptions, async (given, context) => {
		const { workOnTasks } = await import("./agent.js");
		const { files, text } = await workOnTasks(given, context);
		print(text);
		for (const file of files) print(file);
	}),
	verbOfAnyDataset("transcripts", transcriptsOptions, async (given, context) => {
		const { showTranscripts } = await import("./transcripts2.js");
		const { runs, told } = await showTranscripts(given, context);
		await printTold(given, runs, told);
	}),
	verbOfAnyDataset("equal-cost", equalCostOptions, async (given, context) => {
		const { compareEqualCost } = await import("./equal-cost.js");
		const { comparison, text } = await compareEqualCost(given, context);
		await printResult(given.json, comparison, text);
	}),
	verbOfAnyDataset("evaluate", evaluateOptions, async (given, context) => {
		const { evaluate } = await import("./evaluate2.js");
		const { scores, told, unanswered } = await evaluate(given, context);
		await printTold(given, scores, told);
		refuse(explainUnanswered(unanswered, "question"));
		if (given.repositories !== void 0) refuse(explainUntried(scores));
	}),
	verbOfAnyDataset("shard", shardOptions, async (given, context) => {
		const { listShards } = await import("./shard3.js");
		const { shards, submit } = await listShards(given, context);
		const lines = shards.map(({ shard, repository, system }) => `${shard} ${repository} ${system}`);
		await printResult(given.json, shards, submit ?? lines.join("\n"));
	}),
	verbOfAnyDataset("stats", statsOptions, async (given, context) => {
		const { describeRows } = await import("./stats.js");
		const { stats, text } = await describeRows(given, context);
		await printResult(given.json, stats, text);
	}),
	verbOfAnyDataset("errors", errorsOptions, async (given, context) => {
		const { sortErrors } = await import("./errors2.js");
		const { errors, text, fault } = await sortErrors(given, context);
		await printResult(given.json, errors, text);
		refuse(fault);
	}),
	verbOfAnyDataset("leakage", leakageOptions, async (given, context) => {
		const { probeLeakage } = await import("./leakage.js");
		const { leakage, text } = await probeLeakage(given, context);
		await printResult(given.json, leakage, text);
	}),
	verbOfAnyDataset("export-finetune", exportFinetuneOptions, async (given, context) => {
		const { exportFinetune } = await import("./export-finetune.js");
		const { data, text } = await exportFinetune(given, context);
		await printResult(given.json, data, text);
	}),
	verbOfAnyDataset("finetune", finetuneOptions, async (given, context) => {
		const { finetune } = await import("./finetune.js");
		const { training, text } = await finetune(given, context);
		await printResult(given.json, training, text);
	}),
	verbOfAnyDataset("choose", chooseOptions, async (given, context) => {
		const { chooseCandidates } = await import("./choose.js");
		const { chosen, text } = await chooseCandidates(given, context);
		await printResult(given.json, chosen, text);
	}),
	verbOfAnyDataset("mine", mineOptions, async (given, context) => {
		const { mine } = await import("./mine.js");
		const { file, text } = await mine(given, context);
		print(text);
		print(file);
	}),
	verbOfAnyDataset("build", buildOptions, async (given, context) => {
		const { buildTasks } = await import("./build2.js");
		const { build, file, text, prompts } = await buildTasks(given, context);
		for (const { subject, prompt } of prompts) print(`=== ${subject}\n${prompt}`);
		await printResult(given.json, build, text);
		if (file !== null && given.json !== "-") print(file);
	}),
	verbOfAnyDataset("container", containerOptions, async (given) => {
		const { describeContainer } = await import("./container.js");
		print((await describeContainer(given)).trimEnd());
	}),
	verbOfAnyDataset("export-tasks", exportTasksOptions, async (given, context) => {
		const { exportTasks } = await import("./export-tasks.js");
		await exportTasks(given, context);
		print(given.to);
	}),
	verbOfAnyDataset("import-runs", importRunsOptions, async (given, context) => {
		const { importRuns } = await import("./import-runs.js");
		print(await importRuns(given, context));
	}),
	verbOfAnyDataset("grade", gradeOptions, async (given, context) => {
		const { grade } = await import("./grade2.js");
		const { grades, text } = await grade(given, context);
		await printResult(given.json, grades, text);
		if (given.repositories !== void 0 && "systems" in grades) refuse(explainUntried(grades));
	})
])];
function refuse(fault) {
	if (fault !== null) throw fault;
}
export { mlbenchVerbs };
