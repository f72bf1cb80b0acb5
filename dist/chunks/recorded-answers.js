import { Rr as UserError, U as GENERATED_MODES, ht as slug, st as modelId } from "./inputs.js";
import { an as lookBelow, in as listBelow } from "./base.js";
import { t as inTurn } from "./in-turn.js";
import { n as recordedMode, r as recordedStem, t as RECORDED_PREFIX } from "./recorded-name.js";
import { basename, join, relative } from "node:path";
// src/generation/answers/recorded-answers.ts
/** GenAI-GreenML's own naming; `.s<k>` is ours, for the second sample and those after it. */
function recordedAnswerName(mode, model, sample) {
	return `${recordedStem(mode, model)}${sample === 1 ? "" : `.s${sample}`}.py`;
}
/** Mode, model and sample in a file's name; null for a file of another kind. */
function parseRecordedName(name) {
	for (const mode of GENERATED_MODES) {
		const start = recordedStem(mode, "");
		if (!name.startsWith(start) || !name.endsWith(".py")) continue;
		const rest = name.slice(start.length, -3);
		const [, model = rest, digits = "1"] = /^(.+)\.s([2-9]|[1-9]\d+)$/.exec(rest) ?? [];
		return modelId.safeParse(model).success ? {
			mode,
			model,
			sample: Number(digits)
		} : null;
	}
	return null;
}
/**
* Every answer of `DIR/<slug>/GENAIGREENML_<mode>_<model>.py`, sorted by path. UserError when there is no such folder. `root`:
* the dataset that names the folder; default: a user named it.
*/
async function listRecordedAnswers(folder, root = folder) {
	return nameAnswers(await listFiles(folder, root));
}
/**
* The answers to these projects; scripts whose name is nearly one of an answer, and answers to a project that is not there, are
* told. UserError where there is no answer, with where they are looked for.
*/
async function requireAnswers(folder, { wanted: slugs, known }, logger) {
	const all = await listFiles(folder, folder);
	for (const project of new Set(nameAnswers(all).map((answer) => answer.project))) if (!known.includes(project)) logger.warn(`${join(folder, project)} is left out: there is no project '${project}'; greenml projects lists those there are`);
	const files = all.filter(({ project }) => slugs.includes(project));
	for (const { path } of files) if (isMisnamed(basename(path))) logger.warn(`${path} is left out: its name is not ${RECORDED_PREFIX}<mode>_<name>.py with ${MODE_NAMES} as mode`);
	const answers = nameAnswers(files);
	if (answers.length > 0) return answers;
	const misplaced = (await listFolder(folder, folder)).find(({ name }) => parseRecordedName(name) !== null);
	const found = misplaced === void 0 ? "" : `; ${join(folder, misplaced.name)} lies outside of a project's folder`;
	const expected = join(folder, slugs[0] ?? "<project>", `${RECORDED_PREFIX}<mode>_<name>.py`);
	throw new UserError(`There is no answer to ${slugs.join(", ")} in ${folder}: expected as ${expected}${found}.`);
}
/** Projects to which a model has no answer in its folder of the dataset. */
async function listUnrecorded({ id, answers }, dataset, slugs) {
	const recorded = ((await lookBelow(dataset, answers)).kind === "folder" ? await listRecordedAnswers(join(dataset, answers), dataset) : []).filter(({ model }) => model === id);
	return slugs.filter((slug) => !recorded.some(({ project }) => project === slug));
}
const MODE_NAMES = GENERATED_MODES.map(recordedMode).join(", ");
const isMisnamed = (name) => name.startsWith("GENAIGREENML_") && name.endsWith(".py") && parseRecordedName(name) === null;
async function listFiles(folder, root) {
	const files = [];
	for (const { kind, name } of await listFolder(root, folder)) {
		if (kind !== "folder" || !slug.safeParse(name).success) continue;
		for (const path of await listScripts(root, join(folder, name), DEEPEST_FOLDER)) files.push({
			project: name,
			path
		});
	}
	return files.sort((a, b) => a.path < b.path ? -1 : 1);
}
const nameAnswers = (files) => files.flatMap((file) => {
	const parsed = parseRecordedName(basename(file.path));
	return parsed === null ? [] : [{
		...file,
		...parsed
	}];
});
/** GenAI-GreenML puts an answer beside the script that it rewrites, which may lie in a folder of the project. */
const DEEPEST_FOLDER = 3;
async function listScripts(root, folder, depth) {
	const entries = (await listFolder(root, folder)).filter(({ name }) => !name.startsWith(".") && name !== "venv");
	const here = entries.filter(({ kind }) => kind === "file").map(({ name }) => join(folder, name));
	const below = depth === 0 ? [] : entries.filter(({ kind }) => kind === "folder");
	const nested = await inTurn(below, ({ name }) => listScripts(root, join(folder, name), depth - 1));
	return [...here, ...nested.flat()];
}
async function listFolder(root, folder) {
	const entries = await listBelow(root, relative(root, folder));
	if (entries === null) throw new UserError(`There is no folder of answers at ${folder}: name it by --answers DIR.`);
	return entries;
}
export { requireAnswers as i, listUnrecorded as n, recordedAnswerName as r, listRecordedAnswers as t };
