import { n as exportFinetuneOptions, r as finetuneOptions } from "./finetune-options.js";
import { n as chooseOptions, r as mineOptions, t as buildOptions } from "./mlbench-build-options.js";
import { a as importRunsOptions, i as exportTasksOptions, n as equalCostOptions, o as leakageOptions, r as errorsOptions, s as transcriptsOptions, t as containerOptions } from "./mlbench-more-options.js";
import { a as fetchOptions, c as statsOptions, i as evaluateOptions, n as answerOptions, o as gradeOptions, r as contextsOptions, s as shardOptions, t as agentOptions } from "./mlbench-options.js";
import { i as verb, l as printResult, o as print, r as group, s as printJsonLine } from "./start.js";
// src/cli/mlbench-verbs.ts
/** Verbs over the tasks of ML-Bench. */
const mlbenchVerbs = [group("mlbench", "ML-Bench: whether models can use ML repositories", [
	verb("fetch", fetchOptions, async (given, context) => {
		const { fetchRepositories } = await import("./fetch2.js");
		for (const { repository, state } of await fetchRepositories(given, context)) print(`${repository} ${state}`);
	}),
	verb("contexts", contextsOptions, async (given, context) => {
		const { listContexts } = await import("./contexts.js");
		for await (const each of listContexts(given, context)) printJsonLine(each);
	}),
	verb("answer", answerOptions, async (given, context) => {
		const { answerTasks } = await import("./answer2.js");
		const { files, text, prompts } = await answerTasks(given, context);
		for (const { subject, prompt } of prompts) print(`=== ${subject}\n${prompt}`);
		if (text !== "") print(text);
		for (const file of files) print(file);
	}),
	verb("agent", agentOptions, async (given, context) => {
		const { workOnTasks } = await import("./agent.js");
		const { files, text } = await workOnTasks(given, context);
		print(text);
		for (const file of files) print(file);
	}),
	verb("transcripts", transcriptsOptions, async (given, context) => {
		const { showTranscripts } = await import("./transcripts2.js");
		const { runs, text } = await showTranscripts(given, context);
		await printResult(given.json, runs, text);
	}),
	verb("equal-cost", equalCostOptions, async (given, context) => {
		const { compareEqualCost } = await import("./equal-cost.js");
		const { comparison, text } = await compareEqualCost(given, context);
		await printResult(given.json, comparison, text);
	}),
	verb("evaluate", evaluateOptions, async (given, context) => {
		const { evaluate } = await import("./evaluate2.js");
		const { scores, text } = await evaluate(given, context);
		await printResult(given.json, scores, text);
	}),
	verb("shard", shardOptions, async (given, context) => {
		const { listShards } = await import("./shard3.js");
		const { shards, submit } = await listShards(given, context);
		const lines = shards.map(({ shard, repository, system }) => `${shard} ${repository} ${system}`);
		await printResult(given.json, shards, submit ?? lines.join("\n"));
	}),
	verb("stats", statsOptions, async (given, context) => {
		const { describeRows } = await import("./stats.js");
		const { stats, text } = await describeRows(given, context);
		await printResult(given.json, stats, text);
	}),
	verb("errors", errorsOptions, async (given, context) => {
		const { sortErrors } = await import("./errors2.js");
		const { errors, text } = await sortErrors(given, context);
		await printResult(given.json, errors, text);
	}),
	verb("leakage", leakageOptions, async (given, context) => {
		const { probeLeakage } = await import("./leakage.js");
		const { leakage, text } = await probeLeakage(given, context);
		await printResult(given.json, leakage, text);
	}),
	verb("export-finetune", exportFinetuneOptions, async (given, context) => {
		const { exportFinetune } = await import("./export-finetune.js");
		const { data, text } = await exportFinetune(given, context);
		await printResult(given.json, data, text);
	}),
	verb("finetune", finetuneOptions, async (given, context) => {
		const { finetune } = await import("./finetune.js");
		const { training, text } = await finetune(given, context);
		await printResult(given.json, training, text);
	}),
	verb("choose", chooseOptions, async (given, context) => {
		const { chooseCandidates } = await import("./choose.js");
		const { chosen, text } = await chooseCandidates(given, context);
		await printResult(given.json, chosen, text);
	}),
	verb("mine", mineOptions, async (given, context) => {
		const { mine } = await import("./mine.js");
		const { file, text } = await mine(given, context);
		print(text);
		print(file);
	}),
	verb("build", buildOptions, async (given, context) => {
		const { buildTasks } = await import("./build2.js");
		const { build, file, text, prompts } = await buildTasks(given, context);
		for (const { subject, prompt } of prompts) print(`=== ${subject}\n${prompt}`);
		await printResult(given.json, build, text);
		if (file !== null && given.json !== "-") print(file);
	}),
	verb("container", containerOptions, async (given) => {
		const { describeContainer } = await import("./container.js");
		print((await describeContainer(given)).trimEnd());
	}),
	verb("export-tasks", exportTasksOptions, async (given, context) => {
		const { exportTasks } = await import("./export-tasks.js");
		await exportTasks(given, context);
		print(given.to);
	}),
	verb("import-runs", importRunsOptions, async (given, context) => {
		const { importRuns } = await import("./import-runs.js");
		print(await importRuns(given, context));
	}),
	verb("grade", gradeOptions, async (given, context) => {
		const { grade } = await import("./grade2.js");
		const { grades, text } = await grade(given, context);
		await printResult(given.json, grades, text);
	})
])];
export { mlbenchVerbs };
