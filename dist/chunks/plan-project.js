import { r as PERTURBATIONS } from "./record.js";
// src/planning/plan-project.ts
function planProject({ manifest, entryBytes: _, ...facts }) {
	const { title, task, entry, module, workingDirectory, pythonPath, metric, needs, data, scoring, split, licence, origin } = manifest;
	return {
		...facts,
		title,
		task,
		cluster: manifest.cluster ?? null,
		entry,
		...module === void 0 ? {} : { module },
		workingDirectory,
		pythonPath,
		arguments: manifest.arguments,
		metric,
		needs,
		data,
		scoring,
		split: split ?? null,
		licence: licence?.spdx ?? null,
		origin: nameOrigin(origin)
	};
}
function nameOrigin(origin) {
	if (origin === "embedded") return origin;
	return origin.commit === null ? origin.repository : `${origin.repository}@${origin.commit}`;
}
/** What can be done to the data of a project, in the order in which it is. */
const listProbes = ({ notProbed }) => PERTURBATIONS.filter((each) => !(each in notProbed));
export { planProject as n, listProbes as t };
