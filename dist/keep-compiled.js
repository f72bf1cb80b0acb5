import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { homedir } from "node:os";
import { lstatSync, readdirSync, statSync } from "node:fs";
// src/base/cache-folder.ts
/** Where environments, uv, downloads and sources are kept between campaigns: `$GREENML_CACHE`, else the user's cache folder. */
function cacheFolder(env) {
	return env.GREENML_CACHE || join(env.XDG_CACHE_HOME || join(homedir(), ".cache"), "greenml");
}
// src/base/cache-owner.ts
const GROUP_WRITES = 16;
const EVERYBODY_WRITES = 2;
const MISSING = { throwIfNoEntry: false };
/**
* The cache itself, or what lies directly in it, where others may have put it there; null: nothing. Programs and compiled code of it
* are run as this user. Trusted are root, who called sudo, and the users of a group that shares the cache with this one. What others
* put there while every user could write stays theirs.
*/
function findOthersPart(cache, env) {
	const top = statSync(cache, MISSING);
	const user = process.getuid?.();
	if (top === void 0 || user === void 0) return null;
	const owners = [
		user,
		0,
		...user === 0 ? [Number(env.SUDO_UID)] : []
	];
	const isShared = (top.mode & GROUP_WRITES) !== 0 && process.getgroups?.().includes(top.gid) === true;
	const judge = ({ uid, gid, mode }) => {
		if (!owners.includes(uid) && !(isShared && gid === top.gid)) return "other-owner";
		return (mode & EVERYBODY_WRITES) === 0 ? null : "everybody";
	};
	const inside = top.isDirectory() ? readdirSync(cache).map((name) => join(cache, name)) : [];
	for (const path of [cache, ...inside]) {
		const reason = lookAt(path).map(judge).find((each) => each !== null);
		if (reason) return {
			path,
			reason
		};
	}
	return null;
}
/** What lies there, and where that is a link, of which every system has its own modes, who made it and what it leads to. */
function lookAt(path) {
	const found = lstatSync(path, MISSING);
	if (found === void 0) return [];
	if (!found.isSymbolicLink()) return [found];
	found.mode = 0;
	return [found, statSync(path, MISSING) ?? []].flat();
}
// src/cli/keep-compiled.ts
/**
* Node keeps there what it compiled of this program, and runs it the next time without a look at the source: only where no one
* else can have put anything. A user without a home folder keeps nothing; a command that needs a cache says so.
*/
function keepCompiled(env) {
	try {
		const cache = cacheFolder(env);
		if (findOthersPart(cache, env) === null) enableCompileCache?.(join(cache, "compiled"));
	} catch {}
}
export { keepCompiled };
