import { Rr as UserError } from "./inputs.js";
import { Dt as isLeftOut, Mt as refuseAlike, Tt as chooseFiles } from "./work.js";
import { Dt as copyBelow, Ln as withFolders, Pn as isBelow, an as lookBelow, dn as walkTree } from "./base.js";
import { dirname, join, posix, resolve } from "node:path";
import { readlink, realpath } from "node:fs/promises";
// src/dataset/sources/copy-source.ts
/** Copies what of a repository becomes a project; a link that leaves it is refused, and nothing is replaced. */
async function copySource(from, to) {
	const entries = [];
	for await (const { path, kind } of walkTree(from, (each) => !isLeftOut(posix.basename(each)))) {
		const found = await lookBelow(from, path);
		entries.push({
			path,
			kind,
			sizeBytes: found.kind === "none" ? 0 : found.stats.size
		});
	}
	const { files, links, leftOut } = chooseFiles(entries);
	refuseAlike(withFolders(files), "The repository's", "import a fork in which one is renamed (a folder of yours will do)", 3);
	const root = await realpath(from);
	for (const path of links) await refuseEscape(root, path);
	for (const path of files) await copyBelow(from, to, path);
	return {
		files,
		leftOut
	};
}
async function refuseEscape(root, path) {
	const target = resolve(dirname(join(root, path)), await readlink(join(root, path)));
	if (isBelow(target, root)) return;
	throw new UserError(`'${path}' is a link to a place outside the repository: it is not imported.`, 3);
}
export { copySource as t };
