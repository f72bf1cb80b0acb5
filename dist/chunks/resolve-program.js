import { Rr as UserError, Xn as withoutSecrets, ln as tuple, sn as string } from "./inputs.js";
import { Pn as isBelow, Vt as readJsonText, _ as runCommand } from "./base.js";
import { Q as findProgram, f as checkProgram } from "./start.js";
import { basename, dirname, join, relative, resolve } from "node:path";
import { existsSync, realpathSync } from "node:fs";
// src/measurement/command/resolve-program.ts
const ALWAYS_THERE = [
	"/usr",
	"/bin",
	"/lib",
	"/lib64",
	"/sbin"
];
const FACTS = "import json, sys; print(json.dumps([sys.executable, sys.prefix, sys.base_prefix]))";
const facts = tuple([
	string().min(1),
	string(),
	string()
]);
/** Whether a program is named as a Python interpreter is: `python3.12`. */
const isPython = (name) => /^python[\d.]*$/.test(name);
/**
* The real program behind a name: the interpreter itself where a version manager's shim stands for it, which could not
* start in a sandbox. What lies in `folder` is never run to find that out: nobody vouched for it.
*/
async function resolveProgram(program, folder, env) {
	const isPath = program.includes("/");
	const path = isPath ? resolve(folder, program) : findProgram(program, env);
	checkProgram(isPath && path !== null && folder !== process.cwd() ? path : program, env);
	if (path === null) throw new UserError(`${program} is found by a relative folder on PATH only: name its path.`, 126);
	const real = realpathSync(path);
	if (isBelow(path, folder)) {
		const base = isBelow(real, folder) || !isPython(basename(real)) ? [] : (await askPython(real, env)).readOnly;
		return {
			path: relative(folder, path),
			inFolder: true,
			readOnly: base
		};
	}
	if (isPython(basename(path))) return askPython(path, env);
	if (basename(dirname(path)) === "shims") throw new UserError(`${path} is a version manager's shim, which can't start in a sandbox: name the program itself (pyenv which ${program}, asdf which ${program}, mise which ${program}).`, 126);
	const isSystem = ALWAYS_THERE.some((each) => isBelow(path, each));
	return {
		path: isSystem ? path : real,
		inFolder: false,
		readOnly: isSystem ? [] : [real]
	};
}
/** Asks an interpreter where it lies; away from the caller's folder, whose files could choose another one. */
async function askPython(path, env) {
	const told = await runCommand(path, [
		"-I",
		"-c",
		FACTS
	], {
		cwd: "/",
		env: withoutSecrets(env),
		timeoutSeconds: 30
	});
	const parsed = facts.safeParse(readJsonText(told.stdout));
	if (!parsed.success) throw new UserError(`${path} does not tell where its Python lies: name another, as /usr/bin/python3.`, 126);
	const [executable, prefix, basePrefix] = parsed.data;
	const inEnvironment = prefix !== basePrefix;
	const base = [
		"bin",
		"lib",
		"lib64"
	].map((name) => join(basePrefix, name)).filter((each) => existsSync(each));
	return {
		path: inEnvironment ? executable : realpathSync(executable),
		inFolder: false,
		readOnly: [...inEnvironment ? [prefix] : [], ...base].filter(isShown)
	};
}
const isShown = (path) => !ALWAYS_THERE.some((each) => isBelow(path, each));
export { resolveProgram as n, isPython as t };
