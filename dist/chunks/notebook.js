import { Rr as UserError, Zt as int, fr as lastLines, nn as object, qt as array, sn as string, un as union } from "./inputs.js";
import { Bt as parseWith, Vt as readJsonText, Zt as assetPath, _ as runCommand, sn as readBelow, wt as writeFileAtomic } from "./base.js";
import { jt as isAlike } from "./work.js";
import { a as listNamed, o as replaceLiterals, t as indexNames } from "./named-paths.js";
import { t as listInstalled } from "./pip-install.js";
import { join, posix } from "node:path";
// src/dataset/code/notebook.ts
const answer = object({
	language: string(),
	code: string(),
	reordered: string().nullable(),
	leftOut: array(string()),
	optional: array(int()),
	unneeded: array(int()),
	installs: array(string()),
	printed: string(),
	warned: array(string())
});
const REQUIREMENT = /^[A-Za-z0-9][\w.-]*(?:\[[\w,.-]+\])?(?:[=<>!~]=?[\w.*]+(?:,[=<>!~]=?[\w.*]+)*)?$/;
const unquote = (word) => word.replaceAll(/^['"]+|(?<!['"])['"]+$/g, "");
const isNotebook = (path) => path.endsWith(".ipynb");
const LARGEST_NOTEBOOK = 64 * 1024 ** 2;
const PATIENCE_SECONDS = 90;
/** Converts a notebook of the source, without the cells of these numbers; nothing of it is executed or written. UserError where it is none of Python. */
async function convertNotebook(folder, files, path, without = []) {
	const refuse = (why) => new UserError(`'${path}' can't be converted to a script: ${why}.`);
	const content = await readBelow(folder, path, LARGEST_NOTEBOOK);
	if (content === null) throw refuse("it is not there");
	const { exitCode, signal, stdout, stderr } = await runCommand("python3", [
		"-I",
		"-S",
		"-B",
		assetPath("python", "notebook"),
		...without.map(String)
	], {
		input: content.toString("utf8"),
		env: { PATH: process.env.PATH },
		timeoutSeconds: PATIENCE_SECONDS
	});
	if (exitCode !== 0) throw refuse(signal ?? (lastLines(stderr, 1).slice(0, 200) || "it is no notebook"));
	const found = parseWith(answer, readJsonText(stdout), "the converted notebook");
	if (!/^i?python/i.test(found.language)) throw refuse(`it is written in ${found.language}`);
	const moved = findMoved(found.code, files, posix.dirname(path));
	const codes = [found.code, ...found.reordered === null ? [] : [found.reordered]];
	return {
		path: nameScript(path, files),
		codes: codes.map((code) => replaceLiterals(code, moved)),
		leftOut: found.leftOut,
		optional: found.optional,
		unneeded: found.unneeded,
		moved: [...moved].map(([from, to]) => [from.slice(1, -1), to.slice(1, -1)]),
		installs: found.installs.flatMap(listInstalled).map(unquote).filter((each) => REQUIREMENT.test(each)),
		printed: found.printed,
		warned: found.warned
	};
}
/** Number of the cell that a line of the script is of; null: of none. */
function findCell(code, line) {
	const [, number] = code.split("\n").slice(0, line).map((each) => /^# In\[(\d{1,6})\]$/.exec(each)).findLast((each) => each !== null) ?? [];
	return number === void 0 ? null : Number(number);
}
const cells = object({ cells: array(object({
	cell_type: string(),
	source: union([string(), array(string())])
})) });
/** The cells of a notebook as they are written, without what they printed; null: it is none. */
function readCells(text) {
	const { data } = cells.safeParse(readJsonText(text));
	return data?.cells.map(({ cell_type: kind, source }) => ({
		kind,
		source: [source].flat().join("")
	})) ?? null;
}
/** The code of a notebook, to be searched; nothing of what is no notebook. */
const readCode = (text) => (readCells(text) ?? []).flatMap(({ kind, source }) => kind === "code" ? [source] : []).join("\n");
async function writeNotebookScript(folder, path, code) {
	await writeFileAtomic(join(folder, path), code, folder);
}
/** A name that no file has, whatever its case: Colab gives the script of `A_B.ipynb` the name `a_b.py`. */
function nameScript(path, files) {
	const stem = path.slice(0, -6);
	const names = [
		`${stem}.py`,
		`${stem}_notebook.py`,
		`${stem}_notebook_2.py`
	];
	const name = names.find((name) => !files.some((each) => isAlike(each, name)));
	if (name === void 0) throw new UserError(`There is no name left for the script of '${path}': rename one of ${names.join(", ")}.`);
	return name;
}
/** Literals of places that are not there, whose file is in the repository once: a notebook ran where it lay elsewhere. */
function findMoved(code, files, folder) {
	const moved = /* @__PURE__ */ new Map();
	const [there, find] = [new Set(files), indexNames(files)];
	for (const { literal, quote, path } of listNamed(code)) {
		const place = path.replaceAll(/\\+/g, "/");
		if (there.has(posix.join(folder, place))) continue;
		const found = find(place);
		if (found !== null) moved.set(literal, `${quote}${posix.relative(folder, found)}${quote}`);
	}
	return moved;
}
export { readCode as a, readCells as i, findCell as n, writeNotebookScript as o, isNotebook as r, convertNotebook as t };
