import { n as errorCode, t as UserError } from "./errors.js";
import { h as makeFolders } from "./untrusted-files.js";
import { i as explainWrite, t as explainFullDisk } from "./path-errors.js";
import { t as runCommand } from "./process.js";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { existsSync } from "node:fs";
import { lstat, mkdtemp, readFile, readdir, realpath, rm, stat, statfs } from "node:fs/promises";
// src/base/process-start.ts
/** Sign for the start of a process where the system does not tell it. */
const UNKNOWN_START = "0".repeat(9);
/**
* Clock ticks from boot to the start of a process (proc(5), field 22), in base 36 and always as long: with its number, the
* name of a process for good. Null: there is none, or it has ended. Without /proc, what says only that there is one.
*/
async function startOf(pid) {
	if (!existsSync("/proc/self/stat")) return isThere(pid) ? UNKNOWN_START : null;
	const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
	const fields = text?.slice(text.lastIndexOf(")") + 2).split(" ") ?? [];
	const hasEnded = fields[0] === "Z" || fields[0] === "X";
	return fields[19] === void 0 || hasEnded ? null : Number(fields[19]).toString(36).padStart(9, "0");
}
function isThere(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return errorCode(error) === "EPERM";
	}
}
// src/base/scratch.ts
/** Namespace, pid and start of the process that made a folder, each of a fixed length: see `nameOf`. */
const NAME = /^\.?greenml-[a-z]+-([0-9a-z]{8})([0-9a-z]{5})([0-9a-z]{9})-/;
/**
* A folder of this process's own below the system's temporary folder (`$TMPDIR`), or another one. Its maker removes it, by
* `removeTree`.
*/
async function makeScratch(purpose, root = tmpdir()) {
	try {
		return await realpath(await mkdtemp(join(root, `greenml-${purpose}-${await nameOf(process.pid)}-`)));
	} catch (error) {
		if (errorCode(error) === "ENOENT") throw new UserError(`There is no temporary folder ${root}: make it, or set TMPDIR to one that exists.`, 1);
		throw explainWrite(explainFullDisk(error, root, ROOM_FOR_SCRATCH), root);
	}
}
/** The same in a folder that others list, where a dot hides it: what is made there can be put in its place at once. */
async function makeHiddenScratch(purpose, root) {
	await makeFolders(root);
	return mkdtemp(join(root, `.greenml-${purpose}-${await nameOf(process.pid)}-`));
}
/** A folder that is removed at the end of the scope: `await using staging = removedAfter(await mkdtemp(…))`. */
const removedAfter = (folder) => ({
	folder,
	[Symbol.asyncDispose]: () => removeTree(folder)
});
/** The fix where the temporary folder has no room. */
const ROOM_FOR_SCRATCH = "Free some of it, or set TMPDIR to a folder on a larger disk";
/** Bytes that a disk has to have left before a run starts on it: below, the host would be why the run fails. */
const LEAST_ROOM = 512 * 1024 ** 2;
/** A run that started on a full disk would fail, and its script be blamed. */
async function refuseFullScratch() {
	const root = tmpdir();
	const { bavail, bsize } = await statfs(root);
	if (bavail * bsize >= LEAST_ROOM) return;
	const left = `${Math.floor(bavail * bsize / 1024 ** 2)} MiB`;
	throw new UserError(`The disk is nearly full: ${root} has ${left} left, and a run needs ${LEAST_ROOM / 1024 ** 2} MiB. ${ROOM_FOR_SCRATCH}, then run the same command again.`, 1);
}
/**
* Removes what processes of this user left in the temporary folder, or another one, that were killed. Only what a living
* process could not have made is touched: the name tells who made it. Returns what could not be removed.
*/
async function removeAbandonedScratch(root = tmpdir()) {
	const kept = [];
	for (const name of await readdir(root).catch(() => [])) {
		const folder = join(root, name);
		if (!await isAbandoned(name, folder)) continue;
		await removeTree(folder).catch(() => kept.push(folder));
	}
	return kept;
}
async function isAbandoned(name, folder) {
	const [, namespace, pid = "", start] = NAME.exec(name) ?? [];
	if (namespace === void 0 || namespace !== await pidNamespace()) return false;
	if (start === await startOf(Number.parseInt(pid, 36))) return false;
	const found = await lstat(folder).catch(() => null);
	return found?.isDirectory() === true && found.uid === process.getuid?.();
}
/**
* Names a process for good, in base 36 and always as long: how long a path is can move what a script has in memory, and
* must not depend on a pid.
*/
async function nameOf(pid) {
	return `${await pidNamespace()}${pid.toString(36).padStart(5, "0")}${await startOf(pid) ?? UNKNOWN_START}`;
}
/** Pids mean something only inside of one, and containers may share a temporary folder. */
async function pidNamespace() {
	return ((await stat("/proc/self/ns/pid").catch(() => null))?.ino ?? 0).toString(36).padStart(8, "0");
}
/** A script may have taken the right to remove its files from their owner, or nested folders deeper than a path can name. */
async function removeTree(folder) {
	try {
		await rm(folder, {
			recursive: true,
			force: true,
			maxRetries: 3
		});
	} catch (error) {
		if (![
			"EACCES",
			"EPERM",
			"ENAMETOOLONG"
		].includes(errorCode(error) ?? "")) throw error;
		await runCommand("/bin/chmod", [
			"-R",
			"u+rwx",
			"--",
			folder
		]);
		const { exitCode, stderr } = await runCommand("/bin/rm", [
			"-rf",
			"--",
			folder
		]);
		if (exitCode !== 0) throw new UserError(`${folder} can't be removed: ${stderr.trim().slice(-300)}`, 1);
	}
}
export { removeAbandonedScratch as a, refuseFullScratch as i, makeHiddenScratch as n, removeTree as o, makeScratch as r, removedAfter as s, ROOM_FOR_SCRATCH as t };
