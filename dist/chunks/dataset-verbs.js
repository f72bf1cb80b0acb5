import { er as textWidth } from "./inputs.js";
import { t as checkOptions } from "./check-options.js";
import { n as importOptions } from "./import-options.js";
import { t as importResultsOptions } from "./import-results-options.js";
import { t as projectsOptions } from "./projects-options.js";
import { n as validateOptions } from "./validate-options.js";
import { o as printResult, r as print, ut as verb } from "./start.js";
import { t as verbOfAnyDataset } from "./tool-dataset.js";
// src/cli/dataset-verbs.ts
/** Verbs over the projects that can be run. */
const datasetVerbs = [
	verb("import", importOptions, async (given, context) => {
		const { importProject } = await import("./import2.js");
		print((await importProject(given, context)).folder);
	}),
	verb("check", checkOptions, async (given, context) => {
		const { check } = await import("./check.js");
		const { check: found, text } = await check(given, context);
		await printResult(given.json, found, text);
		if (found.status !== "ok") process.exitCode = 1;
	}),
	verb("validate", validateOptions, async (given, context) => {
		const { validate } = await import("./validate2.js");
		const { validation, text, isGood } = await validate(given, context);
		await printResult(given.json, validation, text);
		if (!isGood) process.exitCode = 1;
	}),
	verbOfAnyDataset("projects", projectsOptions, async (given, context) => {
		const { listDataset } = await import("./projects.js");
		const { json, text, isWhole } = await listDataset(given, textWidth(process.stdout), context);
		await printResult(given.json, json, text);
		if (!isWhole) process.exitCode = 1;
	}),
	verb("import-results", importResultsOptions, async (given, context) => {
		const { importResults } = await import("./import-results.js");
		const { imported, text } = await importResults(given, context);
		await printResult(given.json, imported, text);
	})
];
export { datasetVerbs };
