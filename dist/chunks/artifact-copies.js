import { Rr as UserError } from "./inputs.js";
import { basename, resolve } from "node:path";
// src/github/artifact-copies.ts
const LATER_COPY = /^(.+)@([2-9]|[1-9]\d+)$/;
/** The last copy of each name that an artifact goes by: its own, and that of the first of which it is a copy, whose days may be over. */
function lastCopies(artifacts) {
	const last = /* @__PURE__ */ new Map();
	const note = (name, found) => {
		if (found.copy > (last.get(name)?.copy ?? 0)) last.set(name, found);
	};
	for (const artifact of artifacts) {
		note(artifact.name, {
			...artifact,
			copy: 1
		});
		const [, first, copy] = LATER_COPY.exec(artifact.name) ?? [];
		if (first !== void 0) note(first, {
			...artifact,
			copy: Number(copy)
		});
	}
	return last;
}
/** Uploads the next copy of an artifact. Returns its name. */
async function uploadCopy(store, name, ...content) {
	const last = lastCopies(await store.list()).get(name);
	const next = last === void 0 ? name : `${name}@${last.copy + 1}`;
	await store.upload(next, ...content);
	return next;
}
/** With the folder's own name those of its artifacts begin. */
function stemOf(folder) {
	const name = basename(resolve(folder));
	if (/^[A-Za-z0-9._-]+$/.test(name)) return name;
	throw new UserError(`Folder '${name}' can't name artifacts: use letters, digits, '.', '_' and '-' only.`);
}
export { stemOf as n, uploadCopy as r, lastCopies as t };
