import { r as errorMessage, t as UserError } from "./errors.js";
import { n as isProgram } from "./find-program.js";
import { randomBytes } from "node:crypto";
import { basename, delimiter, dirname, join } from "node:path";
import { existsSync, readdirSync, statSync } from "node:fs";
import { open, rm, stat } from "node:fs/promises";
// src/base/check-writable.ts
/** Hours of measuring are not lost to a path that can't be written at the end: a file beside it is made and removed. */
async function checkWritable(path) {
	if ((await stat(path).catch(() => null))?.isDirectory()) throw new UserError(`${path} is a folder: name a file to write to.`, 1);
	const folder = dirname(path);
	if (!existsSync(folder)) throw new UserError(`${path} can't be written: there is no folder ${folder}.`, 1);
	const probe = `${path}.${randomBytes(6).toString("hex")}.tmp`;
	try {
		await (await open(probe, "wx")).close();
		await rm(probe);
	} catch (error) {
		throw new UserError(`${path} can't be written: ${errorMessage(error)}`, 1, { cause: error });
	}
}
// src/measurement/check-programs.ts
const DEFAULT_PATH = "/usr/local/bin:/usr/bin:/bin";
/** Finds a fault before anything is measured; the codes are those of a shell: 127 not found, 126 can't be run. */
function checkPrograms(commands, env, separator) {
	for (const [index, [program = ""]] of commands.entries()) {
		if (/\s/.test(program) && !existsSync(program)) throw quotedWhole(program, commands);
		try {
			checkProgram(program, env);
		} catch (error) {
			throw index > 0 && separator === "--" && !program.includes("/") && existsSync(program) && !isProgram(program) && error instanceof UserError ? partedByDashes(error) : error;
		}
	}
}
/** `git log -- README.md` reads as two commands. */
const partedByDashes = (error) => new UserError(`${error.message}\n-- parts commands; for one that has -- in it: greenml measure --separator + -- a -- b + c`, error.exitCode, { cause: error });
/** `'python3 a.py' 'python3 b.py'`, as other tools take commands. */
function quotedWhole(program, commands) {
	const isCommand = (word) => /\s/.test(word);
	if (/[|<>&;*?$`]/.test(program)) {
		const lines = commands.flat().map((line) => `'${line.replaceAll("'", "'\\''")}'`);
		return new UserError(`${program}: command not found; only a shell can run that: greenml measure --shell sh ${lines.join(" ")}`, 127);
	}
	const example = `greenml measure -- ${commands.flatMap((words) => words.every(isCommand) ? words : [words.join(" ")]).join(" -- ")}`;
	return new UserError(`${program}: command not found; don't quote the whole command: ${example}; or let a shell read it: --shell sh`, 127);
}
/** Finds a fault of one program before it is run; the codes are those of a shell. */
function checkProgram(program, env) {
	if (program === "") throw new UserError("A command is empty: greenml measure -- <command> [-- <command>…]");
	if (program.includes("/")) {
		checkPath(program);
		return;
	}
	if ((env.PATH ?? DEFAULT_PATH).split(delimiter).map((folder) => join(folder || ".", program)).some(isProgram)) return;
	throw new UserError(`${program}: command not found${suggest(program)}`, 127);
}
function checkPath(path) {
	const found = statSync(path, { throwIfNoEntry: false });
	if (found === void 0) throw new UserError(`${path}: no such file${suggest(path)}`, 127);
	if (found.isDirectory()) throw new UserError(`${path} is a folder, not a command.`, 126);
	if (isProgram(path)) return;
	const how = path.endsWith(".py") ? `python3 ${path}` : `chmod +x ${path}`;
	throw new UserError(`${path} can't be run: it is not executable. Try: ${how}`, 126);
}
/** A file with nearly the same name in the folder meant, or the one that needs `./` before it. */
function suggest(program) {
	const folder = dirname(program);
	const name = basename(program);
	let names;
	try {
		names = readdirSync(folder);
	} catch {
		return "";
	}
	const near = names.find((each) => each === name) ?? names.find((each) => isTypo(each, name));
	if (near === void 0) return "";
	const path = folder === "." ? `./${near}` : join(folder, near);
	return `; did you mean ${isProgram(path) ? path : path.endsWith(".py") ? `python3 ${path}` : path}?`;
}
/** Whether one letter is more, less or other, or two neighbours are swapped. */
function isTypo(a, b) {
	if (Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < 3) return false;
	let start = 0;
	while (start < a.length && a[start] === b[start]) start++;
	const [restA, restB] = [a.slice(start), b.slice(start)];
	const swapped = `${restA[1] ?? ""}${restA[0] ?? ""}${restA.slice(2)}`;
	return restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1) || swapped === restB;
}
export { checkPrograms as n, checkWritable as r, checkProgram as t };
