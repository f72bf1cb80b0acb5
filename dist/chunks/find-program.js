import { delimiter, isAbsolute, join } from "node:path";
import { accessSync, constants, statSync } from "node:fs";
// src/base/find-program.ts
/** The absolute path of a program on $PATH, or null; folders that depend on the working folder are left out. */
function findProgram(name, env) {
	return (env.PATH ?? "").split(delimiter).filter(isAbsolute).map((folder) => join(folder, name)).find(isProgram) ?? null;
}
/** A file that this user may execute. */
function isProgram(path) {
	try {
		accessSync(path, constants.X_OK);
		return statSync(path).isFile();
	} catch {
		return false;
	}
}
export { isProgram as n, findProgram as t };
