import { Rr as UserError, or as _usingCtx } from "./inputs.js";
import { an as lookBelow, l as makeScratch, ln as readIfPlain, p as removedAfter } from "./base.js";
import { St as FILE_LIMIT_BYTES, ft as parseTree, gt as openGit, pt as findGitFolder } from "./work.js";
import { join } from "node:path";
import { readlink } from "node:fs/promises";
import { createHash } from "node:crypto";
// src/dataset/sources/check-pin.ts
/**
* Whether a folder's git repository is at a commit, and each file that the commit has lies there as it was committed. Nothing
* of the folder is run, and files beside are not looked at: weights and data may lie there.
*/
async function checkPin(folder, commit) {
	try {
		try {
			var _usingCtx$1 = _usingCtx();
			if (await findGitFolder(folder) === null) return "unverified";
			const home = _usingCtx$1.a(removedAfter(await makeScratch("pin")));
			const git = openGit({
				source: folder,
				folder,
				home: home.folder
			});
			if (await git.read([
				"rev-parse",
				"--verify",
				"HEAD^{commit}"
			]) !== commit) return "other-commit";
			const listed = parseTree(await git.read([
				"ls-tree",
				"-r",
				"-z",
				"--full-tree",
				commit
			]));
			for (const { id, kind, path } of listed) if (kind !== "submodule" && await hashAsGit(folder, path) !== id) return "changed";
			return "verified";
		} catch (_) {
			_usingCtx$1.e = _;
		} finally {
			await _usingCtx$1.d();
		}
	} catch (error) {
		if (error instanceof UserError) return "unverified";
		throw error;
	}
}
/** Says of a folder that is not shown to be at its pin what is known of it, and how one that is comes to be there. */
const warnOfPin = (folder, state, logger) => logger.warn(`${folder}: its files are not known to be those of its pinned commit (${state}); where there is no such folder, greenml mlbench fetch puts them there`);
/** Name that git gives the content of a file, or of a link; null: there is neither. */
async function hashAsGit(folder, path) {
	const content = (await lookBelow(folder, path)).kind === "link" ? Buffer.from(await readlink(join(folder, path))) : await readIfPlain(folder, path, FILE_LIMIT_BYTES);
	if (content === null) return null;
	return createHash("sha1").update(`blob ${content.length}\0`).update(content).digest("hex");
}
export { warnOfPin as n, checkPin as t };
