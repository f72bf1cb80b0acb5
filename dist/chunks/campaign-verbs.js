import { Et as option, Lt as verbOptions, M as json, Mt as required, Ot as path, Pt as text, er as textWidth, i as explainUnanswered, qt as array, r as explainLost } from "./inputs.js";
import { n as analyseOptions } from "./analyse-options.js";
import { n as benchmarkOptions } from "./benchmark-options.js";
import { t as bundleOptions } from "./bundle-options.js";
import { t as cleanOptions } from "./clean-options.js";
import { r as generateOptions } from "./generate-options.js";
import { i as planOptions } from "./plan-options.js";
import { a as siteOptions, r as publishOptions } from "./publish-options.js";
import { n as repairOptions } from "./repair-options.js";
import { t as replayOptions } from "./replay-options.js";
import { i as reportOptions } from "./report-options.js";
import { t as reproduceOptions } from "./reproduce-options.js";
import { n as runOptions } from "./run-options.js";
import { a as printReport, o as printResult, r as print, ut as verb } from "./start.js";
// src/schema/options/compare-options.ts
const compareOptions = verbOptions("what changed from one campaign to another: other models, hosts or times", {
	a: required(text, "<a>", "folder of the campaign before", { isArgument: true }),
	b: required(text, "<b>", "folder of the campaign after", { isArgument: true }),
	pair: option(array(text), "<a=b...>", "models to compare that have different names", { isRepeated: true }),
	failOn: option(text, "<what>", "exit with code 1 when energy, cpu, wall, memory or accuracy got worse, with success when an answer that ran fails now, or when it could not be checked, as `cpu:5%,success`"),
	json,
	markdown: option(path, "<file>", "write the tables as Markdown")
});
// src/schema/options/demo-options.ts
const demoOptions = verbOptions("the main job on the embedded dataset: no key, about three minutes", { campaign: option(path, "<dir>", "folder of the campaign", { unset: "the last demo where it was stopped, else `campaigns/demo-<time>`" }) });
// src/cli/campaign-verbs.ts
/** Verbs over a campaign, from its plan to its report. */
const campaignVerbs = [
	verb("demo", demoOptions, async (given, context) => {
		const { demo } = await import("./demo.js");
		const result = await demo(given, context);
		printReport(result);
		refuseLost(result);
	}),
	verb("run", runOptions, async (given, context) => {
		const { run } = await import("./run2.js");
		const result = await run(given, context);
		printReport(result);
		await showPages(given, result, context);
		refuseLost(result);
	}),
	verb("plan", planOptions, async (given, context) => {
		if (given.format !== void 0) {
			const { exportPlan } = await import("./export-plan.js");
			for (const line of await exportPlan(given.format, given, context)) print(line);
			return;
		}
		const { plan } = await import("./plan2.js");
		await plan(given, context);
		print(`${given.campaign}/plan.json`);
	}),
	verb("generate", generateOptions, async (given, context) => {
		const { generate } = await import("./generate2.js");
		tellAsked(await generate(given, context));
	}),
	verb("benchmark", benchmarkOptions, async (given, context) => {
		const { benchmark } = await import("./benchmark2.js");
		refuseLost(await benchmark(given, context));
	}),
	verb("repair", repairOptions, async (given, context) => {
		const { repair } = await import("./repair2.js");
		tellAsked(await repair(given, context));
	}),
	verb("replay", replayOptions, async (given, context) => {
		const { replay } = await import("./replay.js");
		const { report, text, isSame, lost } = await replay(given, context);
		await printResult(given.json, report, text);
		if (!isSame) process.exitCode = 1;
		refuseLost({ lost });
	}),
	verb("reproduce", reproduceOptions, async (given, context) => {
		const { reproduce } = await import("./reproduce.js");
		const { reproduction, text, lost } = await reproduce(given, context);
		await printResult(given.json, reproduction, text);
		if (reproduction.isAlike === false) process.exitCode = 1;
		refuseLost({ lost });
	}),
	verb("clean", cleanOptions, async (given, context) => {
		const { clean } = await import("./clean.js");
		const { report, text } = await clean(given, context);
		await printResult(given.json, report, text);
	}),
	verb("bundle", bundleOptions, async (given, context) => {
		const { bundle } = await import("./bundle2.js");
		const { report, text } = await bundle(given, context);
		await printResult(given.json, report, text);
	}),
	verb("analyse", analyseOptions, async (given, context) => {
		const { campaign, dataset, greenmlCsv, report: folder, iteration, json } = analyseOptions.parse(given);
		if (greenmlCsv !== void 0) {
			const { analyseGenaiGreenml } = await import("./analyse-genai-greenml.js");
			const { analysis, summary } = await analyseGenaiGreenml(greenmlCsv);
			await printResult(json, analysis, summary(textWidth(process.stdout)));
			if (json !== void 0 && json !== "-") context.logger.info(`Every number: ${json}`);
			if (folder !== void 0) {
				const { reportGenaiGreenml } = await import("./report-genai-greenml.js");
				context.logger.info(`The report: ${await reportGenaiGreenml(analysis, folder)}`);
			}
		} else if (campaign !== void 0) {
			const { analyse } = await import("./analyse2.js");
			const { analysis, summary } = await analyse({
				campaign,
				dataset,
				iteration
			}, context);
			await printResult(json, analysis, summary(textWidth(process.stdout)));
		}
	}),
	verb("report", reportOptions, async (given, context) => {
		const { report } = await import("./report3.js");
		const written = await report(given, context);
		printReport(written);
		await showPages(given, written, context);
	}),
	verb("publish", publishOptions, async (given, context) => {
		const { publish } = await import("./publish2.js");
		print((await publish(given, context)).folder);
	}),
	verb("site", siteOptions, async (given, context) => {
		const { buildSiteFolder } = await import("./site2.js");
		const built = await buildSiteFolder(given, context);
		print(built.html);
		await showPages(given, built, context);
		if (built.leftOut.length > 0) process.exitCode = 1;
	}),
	verb("compare", compareOptions, async (given, context) => {
		const { compare } = await import("./compare2.js");
		const { comparison, text, failed } = await compare(given, context);
		await printResult(given.json, comparison, text(textWidth(process.stdout)));
		if (failed) process.exitCode = 1;
	})
];
/** Opens pages, or serves them, where that was asked for. */
async function showPages({ open, serve }, written, context) {
	if (open !== true && serve !== true) return;
	const { openInBrowser, servePages } = await import("./show-report.js");
	const served = serve === true ? await servePages(written) : null;
	if (served !== null) print(`served at ${served.url} until Ctrl-C`);
	if (open === true) await openInBrowser(served?.url ?? written.html, context.env);
	if (served === null) return;
	await served.until(context.signal);
	process.exitCode = 0;
}
function refuseLost({ lost, unanswered }) {
	const fault = explainLost(lost) ?? explainUnanswered(unanswered);
	if (fault !== null) throw fault;
}
/** Prints the prompts that a dry run was asked for. UserError where a model gave no answer. */
function tellAsked({ prompts = [], counts }) {
	for (const { variant, prompt } of prompts) print(`=== ${variant}\n${prompt}`);
	refuseLost({
		lost: 0,
		unanswered: counts["provider-error"] ?? 0
	});
}
export { campaignVerbs };
