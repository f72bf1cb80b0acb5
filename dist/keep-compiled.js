import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { homedir } from "node:os";
import { lstatSync, readdirSync, statSync } from "node:fs";
// src/base/files/cache-folder.ts
/** Where environments, uv, downloads and sources are kept between campaigns: `$GREENML_CACHE`, else the user's cache folder. */
function cacheFolder(env) {
	return env.GREENML_CACHE || join(env.XDG_CACHE_HOME || join(homedir(), ".cache"), "greenml");
}
// src/base/files/cache-owner.ts
const GROUP_WRITES = 16;
const EXECUTABLE = 73;
const MISSING = { throwIfNoEntry: false };
/**
* The cache itself, or what lies directly in it, where others may have put it there; null: nothing. Programs and compiled code of it
* are run as this user. Trusted are root, who called sudo, and the users of a group that shares the cache with this one. What others
* put there while every user could write stays theirs.
*/
const findOthersPart = (cache, env) => findIn(cache, env, isNotStarted);
/** What others may have put into a folder of compiled code or one of its folders, all of whose files are run; null: nothing. */
function findOthersCode(folder, env) {
	for (const each of [folder, ...listIn(folder)]) {
		const found = findIn(each, env, () => false);
		if (found !== null) return found;
	}
	return null;
}
/** `isInert`: a file that is never run, whoever can write it. */
function findIn(cache, env, isInert) {
	const top = statSync(cache, MISSING);
	const user = process.getuid?.();
	if (top === void 0 || user === void 0) return null;
	const owners = [
		user,
		0,
		...user === 0 ? [Number(env.SUDO_UID)] : []
	];
	const isShared = (top.mode & GROUP_WRITES) !== 0 && process.getgroups?.().includes(top.gid) === true;
	const judge = (found) => {
		const { uid, gid, mode } = found;
		if (!owners.includes(uid) && !(isShared && gid === top.gid)) return "other-owner";
		return (mode & 2) === 0 || isInert(found) ? null : "everybody";
	};
	for (const path of [cache, ...listIn(cache)]) {
		const reason = lookAt(path).map(judge).find((each) => each !== null);
		if (reason) return {
			path,
			reason
		};
	}
	return null;
}
const listIn = (folder) => statSync(folder, MISSING)?.isDirectory() ? readdirSync(folder).map((name) => join(folder, name)) : [];
/** A file that nobody may start, as a lock that all users of a host take. */
const isNotStarted = (found) => found.isFile() && (found.mode & EXECUTABLE) === 0;
/** What lies there, and where that is a link, of which every system has its own modes, who made it and what it leads to. */
function lookAt(path) {
	const found = lstatSync(path, MISSING);
	if (found === void 0) return [];
	if (!found.isSymbolicLink()) return [found];
	found.mode = 0;
	return [found, ...lookBehind(path)];
}
function lookBehind(link) {
	try {
		return [statSync(link, MISSING) ?? []].flat();
	} catch {
		return [];
	}
}
// src/cli/keep-compiled.ts
/**
* Node keeps there what it compiled of this program, and runs it the next time without a look at the source: only where no one
* else can have put anything, in the cache or in the folders that Node makes below it. Nothing is kept by a user whose new files
* everybody may write, or without a home folder; a command that needs a cache says so.
*/
function keepCompiled(env) {
	try {
		if ((process.umask() & 2) === 0) return;
		const cache = cacheFolder(env);
		const compiled = join(cache, "compiled");
		if ((findOthersPart(cache, env) ?? findOthersCode(compiled, env)) === null) enableCompileCache?.(compiled);
	} catch {}
}
export { keepCompiled };
