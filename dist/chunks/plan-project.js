import { r as PERTURBATIONS } from "./read.js";
// src/planning/plan-project.ts
function planProject({ manifest, entryBytes: _, ...facts }) {
	const { title, task, entry, module, workingDirectory, pythonPath, metric, needs, data, scoring, scored, licence, origin } = manifest;
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
		...manifest.places === void 0 ? {} : { places: manifest.places },
		metric,
		needs,
		data: data.map(({ headers: _, licence: of, ...file }) => of === null ? file : {
			...file,
			licence: of
		}),
		scoring,
		split: scored ?? null,
		licence: licence?.spdx ?? null,
		origin: nameOrigin(origin)
	};
}
function nameOrigin(origin) {
	if (origin === "embedded") return origin;
	return origin.commit === null ? origin.repository : `${origin.repository}@${origin.commit}`;
}
/** Changes that can be made to the data of a project, in their order. */
const listProbes = ({ notProbed }) => PERTURBATIONS.filter((each) => !(each in notProbed));
export { planProject as n, listProbes as t };
