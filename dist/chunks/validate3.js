import { Rr as UserError, ht as slug, n as annotateFile } from "./inputs.js";
import { Tt as writeJson, gn as makeFolders } from "./base.js";
import { t as validate } from "./validate.js";
import { r as VALIDATION_FILE } from "./validation.js";
import { t as validateInputs } from "./validate-options.js";
import { n as keepFiles, t as writeSummary } from "./write-summary.js";
import { t as refuseProviderKeys } from "./refuse-provider-keys.js";
import { join, resolve } from "node:path";
// src/actions/validate.ts
/** Checks the projects that a pull request changes; the finding stands in its files, the job's summary and an artifact. */
async function runValidate(given, context) {
	const { artifacts, artifactName, ...options } = validateInputs.parse(given);
	await refuseProviderKeys(options.dataset, context.env);
	const store = artifacts ? await context.openArtifacts() : null;
	const found = await validate(options, context);
	const { projects, submissions } = found.validation;
	context.logger.info(found.text);
	for (const { weight, text, ...place } of found.annotations) annotateFile(weight, text, place);
	await writeSummary(found.markdown, store && artifactName, context.env);
	if (store !== null) {
		const folder = resolve(context.env.RUNNER_TEMP ?? ".", "greenml-validation");
		await makeFolders(folder);
		await writeJson(join(folder, VALIDATION_FILE), found.validation);
		await keepFiles(store, {
			what: "the finding",
			artifact: artifactName,
			folder,
			files: [VALIDATION_FILE]
		}, context);
	}
	const bad = [...projects.map(({ slug: name, checks }) => ({
		name,
		checks
	})), ...submissions.map(({ name, checks }) => ({
		name,
		checks
	}))].filter(({ checks }) => checks.some(({ state }) => state === "failed")).map(({ name }) => name);
	const failed = bad.filter((name) => slug.safeParse(name).success).join(",");
	const outputs = {
		projects: projects.length,
		submissions: submissions.length,
		failed
	};
	if (found.isGood) return outputs;
	return {
		outputs,
		fault: new UserError(`${bad.join(", ")}: see each fault with its fix.`, 1)
	};
}
export { runValidate };
