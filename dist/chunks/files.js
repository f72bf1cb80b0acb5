import { a as __toESM } from "./rolldown-runtime.js";
import { E as string, b as number, p as array, x as object } from "./schemas.js";
import { _ as refusedKind, c as prepareBelow, h as makeFolders, l as readBelow, m as walkTree, s as openBelow } from "./untrusted-files.js";
import { n as errorCode, r as errorMessage, t as UserError } from "./errors.js";
import { i as explainWrite, n as explainLook, r as explainPath } from "./path-errors.js";
import { t as formatSize } from "./size.js";
import { t as _usingCtx } from "./usingCtx.js";
import { createHash, randomBytes } from "node:crypto";
import { dirname, join, relative } from "node:path";
import { constants } from "node:fs";
import { access, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
// src/base/files.ts
function sha256Hex(content) {
	return createHash("sha256").update(content).digest("hex");
}
/** Writes the whole file or nothing: a temporary sibling, synced, then renamed. */
async function writeFileAtomic(path, content, root) {
	if (root === void 0) await makeFolders(dirname(path));
	else await prepareBelow(root, relative(root, path));
	const temporary = `${path}.${randomBytes(6).toString("hex")}.tmp`;
	try {
		const whole = typeof content === "string" || content instanceof Uint8Array;
		await writeFile(temporary, whole ? content : joinTexts(content), {
			flag: "wx",
			flush: true
		});
		await rename(temporary, path);
	} catch (error) {
		await rm(temporary, { force: true });
		throw explainWrite(error, path);
	}
}
const CHUNK_CHARACTERS = 65536;
/** Many short texts as few long ones: each that is given on is written by itself. */
async function* joinTexts(parts) {
	let joined = "";
	for await (const part of parts) {
		if (typeof part !== "string") {
			yield part;
			continue;
		}
		joined += part;
		if (joined.length < CHUNK_CHARACTERS) continue;
		yield joined;
		joined = "";
	}
	yield joined;
}
async function writeJson(path, value, root) {
	await writeFileAtomic(path, `${JSON.stringify(value, null, 2)}\n`, root);
}
/** The file's bytes, or null where there is no such file. */
async function readIfPresent(path, root) {
	if (root !== void 0) return readBelow(root, relative(root, path));
	try {
		return await readFile(path);
	} catch (error) {
		if (errorCode(error) === "ENOENT") return null;
		throw explainPath(error, path);
	}
}
/** The file's text, or null where there is no such file. */
async function readTextIfPresent(path, root) {
	return (await readIfPresent(path, root))?.toString("utf8") ?? null;
}
/** What lies at the path, or null where nothing does. UserError where this user may not look: something may be there. */
async function statIfPresent(path) {
	try {
		return await stat(path);
	} catch (error) {
		const code = errorCode(error);
		if (code === "ENOENT" || code === "ENOTDIR") return null;
		throw explainLook(error, path);
	}
}
/** Makes the folder where there is none, and tells before any work is done that files can't be made in it. */
async function checkWritableFolder(folder) {
	await makeFolders(folder);
	try {
		await access(folder, constants.W_OK | constants.X_OK);
	} catch (error) {
		throw explainWrite(error, folder);
	}
}
/** Parses what came from outside; a fault names the file, the place in it and what was expected. */
function parseWith(schema, value, where) {
	const result = schema.safeParse(value);
	if (result.success) return result.data;
	const { issues } = result.error;
	for (const issue of issues) if (issue.code === "custom") refuseOtherVersion(where, issue.params ?? {});
	const faults = issues.slice(0, 5).map((issue) => `  ${issue.path.join(".") || "(top)"}: ${describeIssue(issue)}`);
	throw new UserError(`${where} is not valid:\n${faults.join("\n")}`);
}
/** A name that can be nothing else is told, so that it can be mended; what a file holds beside names may be a key. */
const describeIssue = (issue) => issue.code === "unrecognized_keys" && !issue.keys.every((key) => /^[A-Za-z_]{1,40}$/.test(key)) ? "it holds something that its format does not know" : issue.message;
/** As the issues of `versioned` say it. */
function refuseOtherVersion(where, { newerVersion, olderVersion, fix }) {
	if (newerVersion !== void 0) throw new UserError(`${where} was written by a newer version (schemaVersion ${newerVersion}): update greenml to read it.`);
	if (olderVersion === void 0) return;
	throw new UserError(`${where} was written by an older version (schemaVersion ${olderVersion}): ${fix}.`);
}
async function readJson(path, schema, root) {
	const value = await readJsonIfPresent(path, schema, root);
	if (value === null) throw new UserError(`There is no ${path}.`);
	return value;
}
/** Null where there is no such file. */
async function readJsonIfPresent(path, schema, root) {
	const text = await readTextIfPresent(path, root);
	return text === null ? null : parseWith(schema, readLanguage("JSON", JSON.parse, text, path), path);
}
/** Length of what a person writes; the parser takes a moment for that, and a minute for what other documents may have. */
const MOST_YAML_CHARACTERS = 131072;
/** What a parser makes of a text; UserError with the place of a fault, and without the text there, which may be a key. */
function readLanguage(name, parse, text, where) {
	if (name === "YAML" && text.length > MOST_YAML_CHARACTERS) throw new UserError(`${where} is longer than the ${MOST_YAML_CHARACTERS} characters that such a file may have.`);
	try {
		return parse(text);
	} catch (error) {
		throw new UserError(`${where} is not ${name}: ${describeFault(error, text)}`);
	}
}
/** The fields that the errors of the parsers of YAML and TOML have; that of JSON tells the place in its message. */
const parserError = object({
	code: string().optional().catch(void 0),
	linePos: array(object({ line: number() })).optional().catch(void 0),
	line: number().optional().catch(void 0)
});
function describeFault(error, text) {
	const { code = "", linePos, line: own } = parserError.safeParse(error).data ?? {};
	const position = /\bat position (\d+)/.exec(errorMessage(error))?.[1];
	const line = linePos?.[0]?.line ?? own ?? (position && text.slice(0, Number(position)).split("\n").length);
	const what = code.replaceAll("_", " ").toLowerCase() || "it cannot be read";
	return line ? `${what}, see line ${line}` : what;
}
/** Null: it is no JSON. */
function readJsonText(text) {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
/** `missing` is what a user is told where there is no such file. */
async function readYaml(path, schema, missing, root) {
	const text = await readTextIfPresent(path, root);
	if (text === null) throw new UserError(missing);
	const { parse } = await import("./dist4.js").then((m) => /* @__PURE__ */ __toESM(m.default, 1));
	return parseWith(schema, readLanguage("YAML", (each) => parse(each, QUIET), text, path), path);
}
/** Warnings of the parser would quote the text: it prints none. */
const QUIET = { logLevel: "error" };
/** Every plain file below `root`, sorted, with forward slashes. Links are not followed and not listed. */
async function listFiles(root) {
	const files = [];
	for await (const { path, kind } of walkTree(root)) if (kind === "file") files.push(path);
	return files.sort();
}
/** SHA-256 of a plain file below `root`, however large it is; null where there is none. */
async function hashBelow(root, path) {
	const opened = await openBelow(root, path);
	return opened && hashOpen(opened);
}
async function hashOpen({ file }) {
	const hash = createHash("sha256");
	for await (const chunk of file.createReadStream()) hash.update(chunk);
	return hash.digest("hex");
}
/** Most bytes of one project, which is copied for each of its runs. */
const LARGEST_TREE_BYTES = 16 * 1024 ** 3;
/** One hash over names and contents of every file below `root`, links left out. UserError for a pipe, a socket or a device. */
async function hashTree(root) {
	const files = [];
	for await (const { path, kind } of walkTree(root)) if (kind === "file") files.push(path);
	else if (kind !== "folder" && kind !== "link") throw refusedKind(join(root, path), kind);
	const hash = createHash("sha256");
	let bytes = 0;
	for (const path of files.sort()) try {
		var _usingCtx$1 = _usingCtx();
		const opened = await openBelow(root, path);
		if (opened === null) throw new UserError(`${join(root, path)} was removed while it was read.`, 1);
		_usingCtx$1.a(opened.file);
		bytes += opened.stats.size;
		if (bytes > LARGEST_TREE_BYTES) throw new UserError(`${root} holds more than ${formatSize(LARGEST_TREE_BYTES)}.`);
		hash.update(`${path}\0${await hashOpen(opened)}\n`);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
	return hash.digest("hex");
}
export { writeJson as _, listFiles as a, readJson as c, readLanguage as d, readTextIfPresent as f, writeFileAtomic as g, statIfPresent as h, hashTree as i, readJsonIfPresent as l, sha256Hex as m, checkWritableFolder as n, parseWith as o, readYaml as p, hashBelow as r, readIfPresent as s, QUIET as t, readJsonText as u };
