import { Pr as UserError } from "./inputs.js";
import { basename, resolve } from "node:path";
// src/github/artifact-copies.ts
const nameOfCopy = (name, copy) => copy === 1 ? name : `${name}@${copy}`;
/** Finds the copies of an artifact by the name of the first, the last one last. */
function copiesIn(artifacts) {
	const byName = new Map(artifacts.map((artifact) => [artifact.name, artifact]));
	return (name) => {
		const copies = [];
		for (;;) {
			const copy = byName.get(nameOfCopy(name, copies.length + 1));
			if (copy === void 0) return copies;
			copies.push(copy);
		}
	};
}
/** Uploads the next copy of an artifact. Returns its name. */
async function uploadCopy(store, name, ...content) {
	const next = nameOfCopy(name, copiesIn(await store.list())(name).length + 1);
	await store.upload(next, ...content);
	return next;
}
/** With the folder's own name those of its artifacts begin. */
function stemOf(folder) {
	const name = basename(resolve(folder));
	if (/^[A-Za-z0-9._-]+$/.test(name)) return name;
	throw new UserError(`Folder '${name}' can't name artifacts: use letters, digits, '.', '_' and '-' only.`);
}
export { stemOf as n, uploadCopy as r, copiesIn as t };
