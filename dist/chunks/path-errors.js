import { n as errorCode, t as UserError } from "./errors.js";
// src/base/path-errors.ts
const notAFolder = (path) => new UserError(`${path} is a file, and should be a folder.`);
const notAFile = (path) => new UserError(`${path} is a folder, and should be a file.`);
/** A folder where a file should be, or the other way round, is for the user to move; other errors stay what they are. */
function explainPath(error, path) {
	const code = errorCode(error);
	if (code === "EISDIR") return notAFile(path);
	return code === "ENOTDIR" ? new UserError(`${path} lies below a file, which should be a folder.`) : error;
}
/** Error on a path that this user may not look at, which is not taken for absent; other errors stay what they are. */
function explainLook(error, path) {
	if (errorCode(error) !== "EACCES") return error;
	const message = `${path} can't be looked at: this user may not enter a folder above it.`;
	return new UserError(message, 1, { cause: error });
}
const AGAIN = "then run the same command again";
/** Error with what a user can mend where writing failed: room, rights, the file system. Other errors stay what they are. */
function explainWrite(error, path) {
	const message = {
		EROFS: `${path} could not be written: it lies on a file system that is mounted read-only.`,
		EACCES: `${path} could not be written: this user may not. Give its folder to them or name another folder, ${AGAIN}.`,
		EPERM: `${path} could not be written: it is protected. Lift that (lsattr shows it) or name another folder, ${AGAIN}.`
	}[errorCode(error) ?? ""];
	if (message !== void 0) return new UserError(message, 1, { cause: error });
	const explained = explainFullDisk(error, path);
	return explained === error ? explainPath(error, path) : explained;
}
/** Error on a full disk, with what to do about it; any other error as it is. */
function explainFullDisk(error, path, fix = "Free some of it") {
	const what = {
		ENOSPC: "The disk is full",
		EDQUOT: "Your quota of disk space is used up"
	}[errorCode(error) ?? ""];
	if (what === void 0) return error;
	return new UserError(`${what}: ${path} could not be written. ${fix}, ${AGAIN}.`, 1, { cause: error });
}
export { notAFile as a, explainWrite as i, explainLook as n, notAFolder as o, explainPath as r, explainFullDisk as t };
