import { Rr as UserError } from "./inputs.js";
import { Yt as PACKAGE_ROOT, xt as readYaml } from "./base.js";
import { Mt as refuseAlike, Sn as modelsFile } from "./work.js";
import { join } from "node:path";
import { existsSync } from "node:fs";
// src/dataset/load-models.ts
/** For `loadModels`, where scripts that exist do as well. */
const OR_ANSWERS = ", or give --answers DIR with scripts that exist";
const modelsFileOf = (dataset) => join(dataset, "models.yaml");
/** The entries of `<dataset>/models.yaml`, in their order. UserError when it is missing or wrong, or ids repeat; `otherwise`: what does without. */
async function loadModels(dataset, otherwise = "") {
	const path = modelsFileOf(dataset);
	const missing = `There is no ${path}: pass --dataset DIR, or begin with greenml's own: cp ${modelsFileOf(join(PACKAGE_ROOT, "dataset"))} ${path}${otherwise}.`;
	const { models } = await readYaml(path, modelsFile, missing, dataset);
	const ids = models.map(({ id }) => id);
	refuseAlike(ids, `${path}: the ids`);
	for (const { id, provider, answers, calls } of models) if (provider === "replay" && answers === void 0 && calls === void 0) throw new UserError(`${path}: model ${id} is replayed, but neither 'answers' nor 'calls' names its folder.`);
	return models;
}
/** The entries of `<dataset>/models.yaml`; none where there is no such file. */
const loadModelsIfPresent = async (dataset) => existsSync(modelsFileOf(dataset)) ? loadModels(dataset) : [];
/** The models of these ids, in their order. UserError for one that is not known. */
async function loadNamedModels(dataset, wanted) {
	const known = await loadModels(dataset);
	return wanted.map((id) => {
		const found = known.find((entry) => entry.id === id);
		if (found !== void 0) return found;
		throw new UserError(`models.yaml has no model ${id}; it has ${known.map((each) => each.id).join(", ")}.`);
	});
}
export { modelsFileOf as a, loadNamedModels as i, loadModels as n, loadModelsIfPresent as r, OR_ANSWERS as t };
