import { t as UserError } from "./errors.js";
import { A as unknown, E as string, F as toJSONSchema, T as strictObject, b as number, f as _null, g as int, h as discriminatedUnion, k as union, m as boolean, p as array, u as _enum, v as literal, w as record, y as looseObject } from "./schemas.js";
import { a as listFiles, f as readTextIfPresent, g as writeFileAtomic, i as hashTree, r as hashBelow, t as QUIET } from "./files.js";
import { t as Progress } from "./progress.js";
import { a as manifestFile, i as loadProject, l as openSources, o as projectsFolder, r as listSlugs } from "./load-projects.js";
import { t as require_dist } from "./dist3.js";
import { r as manifest } from "./manifest.js";
import { i as versioned, t as isFields } from "./versioned.js";
import { t as openEnvironmentMaker } from "./environment-maker.js";
import { r as runPage, t as fitLines } from "./fit-lines.js";
import { t as findIsolation } from "./run-isolated.js";
import { r as cleanLine } from "./clean-text.js";
import { n as count } from "./text.js";
import { n as escapeMarkdown, r as markdownTable, t as escapeInline } from "./markdown-text.js";
import { a as LONGEST_TEXT, b as text, f as label, y as slug } from "./common.js";
import { t as validateOptions } from "./validate-options.js";
import { r as runAuthors, t as isDataFile } from "./data-files.js";
import { a as lookBelow, u as readHeadBelow } from "./untrusted-files.js";
import { c as TOTAL_LIMIT_BYTES, s as FILE_LIMIT_BYTES } from "./fetch-source.js";
import { n as detectLicence, r as isPermissive } from "./licence.js";
import { join } from "node:path";
// src/dataset/patch-manifest.ts
var import_dist = require_dist();
/** A manifest's text with changes made; its comments and the order of its lines stay. */
function patchManifestText(text, patches) {
	const document = (0, import_dist.parseDocument)(text, {
		...QUIET,
		keepSourceTokens: true
	});
	for (const patch of patches) if (patch.op === "set") document.setIn(patch.path, patch.value);
	else if (patch.op === "delete") document.deleteIn(patch.path);
	else renameKey(document.getIn(patch.path.slice(0, -1), true) ?? document.contents, patch);
	return document.toString({ lineWidth: 0 });
}
function renameKey(parent, { path, to }) {
	if (!(0, import_dist.isMap)(parent)) return;
	const pair = parent.items.find(({ key }) => (0, import_dist.isScalar)(key) && key.value === path.at(-1));
	if (pair !== void 0 && (0, import_dist.isScalar)(pair.key)) pair.key.value = to;
}
// src/base/closest.ts
/** The name that somebody may have meant; null where none is near. */
function findClosest(name, names) {
	const most = Math.ceil(name.length / 3);
	let best = null;
	for (const each of names) {
		const distance = editDistance(name.toLowerCase(), each.toLowerCase(), best?.distance ?? most + 1);
		if (distance <= most && (best === null || distance < best.distance)) best = {
			name: each,
			distance
		};
	}
	return best?.name ?? null;
}
const LONGEST = 200;
/** Insertions, deletions and replacements (Levenshtein); `limit` where there are as many or more. */
function editDistance(a, b, limit) {
	if (Math.abs(a.length - b.length) >= limit || a.length > LONGEST || b.length > LONGEST) return limit;
	let last = Array.from({ length: b.length + 1 }, (_, index) => index);
	for (let row = 1; row <= a.length; row++) {
		const now = [row];
		for (let column = 1; column <= b.length; column++) {
			const replaced = (last[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
			now[column] = Math.min((last[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1, replaced);
		}
		last = now;
	}
	return Math.min(last[b.length] ?? limit, limit);
}
// src/dataset/read-manifest-text.ts
const MOST_CHARACTERS = 131072;
const LONGEST_FOUND = 200;
/** Reads a manifest whole, with all its faults, each with its line and, where something near would be right, the change that mends it. */
function readManifestText(text) {
	const lines = new import_dist.LineCounter();
	const fail = (kind, line, found) => ({
		manifest: null,
		faults: [{
			...BLANK,
			kind,
			line,
			found
		}],
		lineOf: () => null
	});
	if (text.length > MOST_CHARACTERS) return fail("not-yaml", null, `more than ${MOST_CHARACTERS} characters`);
	const document = (0, import_dist.parseDocument)(text, {
		...QUIET,
		lineCounter: lines
	});
	const [error] = document.errors;
	if (error !== void 0) return fail("not-yaml", error.linePos?.[0].line ?? null, error.code.replaceAll("_", " ").toLowerCase());
	const value = toPlain(document);
	const lineOf = (path) => findLine(document, path, lines);
	if (value === TOO_ALIASED) return fail("not-yaml", null, "it uses aliases");
	const read = manifest.safeParse(value);
	if (read.success) return {
		manifest: read.data,
		faults: [],
		lineOf
	};
	return {
		manifest: null,
		faults: read.error.issues.flatMap((issue) => describeIssue(issue, value)).map((fault) => ({
			...fault,
			line: lineOf(fault.path)
		})),
		lineOf
	};
}
const TOO_ALIASED = Symbol("aliases");
/** Aliases can make a gigabyte of a line; a manifest needs none. */
function toPlain(document) {
	try {
		return document.toJS({ maxAliasCount: 0 });
	} catch {
		return TOO_ALIASED;
	}
}
const BLANK = {
	weight: "fault",
	path: [],
	line: null,
	found: null,
	wanted: null,
	patch: null
};
function describeIssue(issue, value) {
	const path = issue.path.map((part) => typeof part === "symbol" ? "" : part);
	const base = {
		...BLANK,
		path
	};
	const custom = issue.code === "custom" ? issue.params : void 0;
	if (custom?.newerVersion !== void 0) return [{
		...base,
		kind: "newer-version",
		found: String(custom.newerVersion),
		wanted: String(2)
	}];
	if (issue.code === "unrecognized_keys") return issue.keys.map((key) => describeKey(key, path, value));
	const given = valueAt(value, path);
	if (issue.code === "invalid_value" && typeof given === "string") {
		const names = issue.values.map(String);
		const wanted = findClosest(given, names);
		const patch = wanted === null ? null : {
			op: "set",
			path,
			value: wanted
		};
		return [{
			...base,
			kind: "unknown-value",
			found: shorten(given),
			wanted: wanted ?? shorten(names.join(", ")),
			patch
		}];
	}
	const patch = path[0] === "missing" && path.length === 2 ? explain(String(path[1]), value) : null;
	const found = given === void 0 || typeof given === "object" ? null : shorten(String(given));
	return [{
		...base,
		kind: "wrong-value",
		found,
		wanted: shorten(issue.message),
		patch
	}];
}
function describeKey(key, path, value) {
	const beside = valueAt(value, path);
	const wanted = findClosest(key, listKeys(path).filter((name) => !isFields(beside) || !(name in beside)));
	const place = [...path, key];
	const isName = /^[A-Za-z_][\w-]{0,60}$/.test(key);
	const patch = wanted === null ? null : {
		op: "rename",
		path: place,
		to: wanted
	};
	return {
		...BLANK,
		kind: "unknown-key",
		path: place,
		found: isName ? key : null,
		wanted,
		patch: isName ? patch : null
	};
}
/** A reason for what is null, as far as nobody knows more; none for what is there. */
function explain(name, value) {
	const path = ["missing", name];
	if (isFields(value) && isFields(value.missing) && name in value.missing) return {
		op: "delete",
		path
	};
	const reason = Object.entries({
		licence: "not-recorded",
		lock: { kind: "not-written" },
		sourceHash: "not-recorded"
	}).find(([each]) => each === name)?.[1];
	return reason === void 0 ? null : {
		op: "set",
		path,
		value: reason
	};
}
const shorten = (text) => text.slice(0, LONGEST_FOUND);
function valueAt(value, path) {
	let at = value;
	for (const part of path) if (Array.isArray(at)) at = at[Number(part)];
	else if (isFields(at)) at = at[String(part)];
	else return void 0;
	return at;
}
/** A part of a JSON Schema, as far as it is walked here. */
const schemaPart = looseObject({
	properties: record(string(), unknown()).optional(),
	items: unknown().optional(),
	anyOf: array(unknown()).optional(),
	allOf: array(unknown()).optional(),
	$ref: string().optional()
});
let rootSchema = null;
/** Names that the format knows at a place. */
function listKeys(path) {
	rootSchema ??= toJSONSchema(manifest.out, {
		io: "input",
		unrepresentable: "any",
		reused: "inline"
	});
	let parts = [rootSchema];
	for (const name of path) parts = parts.flatMap(alternatives).flatMap((part) => {
		const { properties, items } = schemaPart.safeParse(part).data ?? {};
		return [typeof name === "number" ? items : properties?.[name]].filter((each) => each !== void 0);
	});
	return parts.flatMap(alternatives).flatMap((part) => Object.keys(schemaPart.safeParse(part).data?.properties ?? {}));
}
function alternatives(part) {
	const { anyOf, allOf } = schemaPart.safeParse(part).data ?? {};
	return [part, ...[...anyOf ?? [], ...allOf ?? []].flatMap(alternatives)];
}
/** Where a key stands, or what it is in where the key is not there. */
function findLine(document, path, lines) {
	for (let length = path.length; length > 0; length--) {
		const parent = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
		const name = path[length - 1];
		const pair = (0, import_dist.isMap)(parent) ? parent.items.find(({ key }) => (0, import_dist.isScalar)(key) && key.value === name) : void 0;
		const node = pair === void 0 ? document.getIn(path.slice(0, length), true) : pair.key;
		if ((0, import_dist.isNode)(node) && node.range) return lines.linePos(node.range[0]).line;
	}
	return path.length === 0 ? null : 1;
}
// src/report/text/validation-words.ts
/** The checks as a person asks them. */
const CHECK_WORDS = {
	manifest: "project.yaml is valid",
	source: "its pin exists and holds these files",
	licence: "licences are said rightly",
	size: "no more than 500 MB",
	duplicates: "it is not there already",
	entry: "its entry is found",
	data: "its data is there",
	lock: "its packages are locked and can be installed",
	run: "the author's script runs in the sandbox",
	metric: "it prints its metric"
};
const shown = (text) => text === null ? "" : ` '${cleanLine(text, 200)}'`;
const place$1 = ({ path }) => path.join(".");
const orNear = ({ wanted }, otherwise) => wanted === null ? otherwise : `did you mean${shown(wanted)}?`;
const WORDS = {
	"not-yaml": [({ found }) => `project.yaml can't be read: ${found ?? "it is no YAML"}`, () => "correct the YAML"],
	"unknown-key": [({ found }) => `the format has no${shown(found)}`, (fault) => orNear(fault, "remove it")],
	"unknown-value": [(fault) => `${place$1(fault)} is${shown(fault.found)}`, ({ wanted, patch }) => patch === null ? `one of ${wanted}` : `did you mean${shown(wanted)}?`],
	"wrong-value": [(fault) => `${place$1(fault) || "the manifest"}${fault.found === null ? "" : ` is${shown(fault.found)}`}: ${fault.wanted}`, ({ patch }) => patch === null ? "correct it" : patch.op === "delete" ? "remove it" : "say why it is null"],
	"newer-version": [({ found }) => `schemaVersion ${found} is of a newer greenml`, ({ wanted }) => `update greenml, or write it for version ${wanted}`],
	"other-interpreter": [({ found }) => `${shown(found).trim()} is an interpreter of one machine`, () => "remove it: packages come from a lock"],
	"private-host": [({ found }) => `not everybody reaches${shown(found)}`, () => "name a public address"],
	"not-fetched": [({ found }) => `its files can't be fetched: ${cleanLine(found ?? "", 400)}`, () => "correct origin"],
	"hash-unknown": [() => "nobody has seen its files: origin.sourceHash is null", ({ wanted }) => wanted === null ? "import it again" : `set it to ${wanted}`],
	"hash-differs": [({ found }) => `its files are not those of origin.sourceHash: ${cleanLine(found ?? "", 400)}`, ({ wanted }) => wanted === null ? "import it again" : `restore the files, or set it to ${wanted}`],
	"not-here": [() => "its files are not here", () => "name it, so that they are fetched"],
	"no-licence": [() => "it carries no licence: its code is never published", () => "none is needed to measure it"],
	"vendored-without-licence": [({ found }) => `its files lie in the dataset, and ${found === null ? "it carries no licence" : `${found} does not allow that`}`, () => "remove source/, and let origin name where they are from"],
	"other-licence": [({ found, wanted }) => `its licence file is of ${wanted}, not ${found === null ? "none" : cleanLine(found)}`, ({ wanted }) => `set licence.spdx to ${wanted}`],
	"licence-file-missing": [({ found }) => `there is no licence file${shown(found)}`, () => "correct licence.file"],
	"too-large": [({ found }) => `${cleanLine(found ?? "")} bytes are too many`, ({ wanted }) => `at most ${wanted}: give the data's address by data.url instead`],
	"same-name": [({ found }) => `only case tells it from${shown(found)}`, () => "choose another name"],
	"same-source": [({ found }) => `it is the same code as${shown(found)}`, () => "use that project"],
	"same-data": [({ found }) => `it reads the same data as${shown(found)}`, () => "give both one name in cluster: what they show is not independent"],
	"entry-missing": [({ found }) => `there is no script${shown(found)}`, (fault) => orNear(fault, "correct entry")],
	"folder-missing": [({ found }) => `there is no folder${shown(found)}`, (fault) => `correct ${place$1(fault)}`],
	"data-missing": [({ found }) => `there is no data file${shown(found)}`, (fault) => orNear(fault, "correct its path, or say by url and access where it is to be had")],
	"data-differs": [({ found }) => `the data is not that of${shown(found)}`, ({ wanted }) => `set sha256 to ${wanted}`],
	"target-missing": [({ found }) => `the table has no column${shown(found)}`, (fault) => orNear(fault, "name one of its headers")],
	"pointer-as-data": [({ found }) => `${shown(found).trim()} only points at a file that Git LFS keeps`, () => "give the data's address by data.url"],
	"no-lock": [({ found }) => `its packages have no lock${found === null ? "" : `: ${cleanLine(found, 300)}`}`, () => "greenml env lock writes one, once its requirements can be met"],
	"lock-missing": [({ found }) => `there is no${shown(found)}`, () => "greenml env lock writes it"],
	"not-installed": [({ found }) => `its packages can't be installed: ${cleanLine(found ?? "", 400)}`, () => "greenml env lock writes a new lock"],
	"run-failed": [({ found }) => `the author's script fails: ${cleanLine(found ?? "", 400)}`, () => "see the end of its output"],
	"not-isolated": [({ found }) => `it could not be run: ${cleanLine(found ?? "", 400)}`, () => "run it where there is a sandbox"],
	"no-metric": [({ found }) => found === "no-metric" ? "no line of its output matches metric.pattern" : "what it prints is no value of that metric", () => "correct metric, by the end of its output"],
	"differs-between-runs": [({ found }) => `two runs differ: ${cleanLine(found ?? "")}`, () => "none is needed"],
	retired: [() => "it has a tombstone", () => "none is needed"]
};
/** What is wrong, and what mends it. */
const tellFault = (fault) => {
	const [what, fix] = WORDS[fault.kind];
	return {
		what: what(fault),
		fix: fix(fault)
	};
};
const MARKS = {
	passed: "✔",
	failed: "✘",
	skipped: "–"
};
/** The table of each project for a terminal, then what they come to. */
function renderValidation({ projects }) {
	const bad = projects.filter(({ checks }) => checks.some(({ state }) => state === "failed")).length;
	const mendable = projects.flatMap(({ checks }) => checks.flatMap(({ faults }) => faults)).some(isMendable);
	const end = bad === 0 ? `${count(projects.length, "project")}: nothing has to be mended` : `${bad} of ${count(projects.length, "project")} to be mended${mendable ? "; greenml validate --fix mends what it can" : ""}`;
	return [...projects.flatMap(renderProject$1), end].join("\n");
}
const isMendable = ({ patch, weight }) => patch !== null && weight === "fault";
function renderProject$1(project) {
	const lines = project.checks.flatMap(({ check, state, faults }) => [`  ${MARKS[state]} ${CHECK_WORDS[check]}${state === "skipped" ? " (not checked)" : ""}`, ...faults.map((fault) => `      ${whereOf(project, fault)}${describe(fault)}`)]);
	return [
		project.slug,
		...lines,
		...tellMetric(project).map((line) => `  ${line}`),
		""
	];
}
const whereOf = ({ file }, { line }) => line === null ? "" : `${file}:${line}: `;
function describe(fault) {
	const { what, fix } = tellFault(fault);
	return fault.weight === "note" ? what : `${fault.weight === "warning" ? "warning: " : ""}${what}; ${fix}`;
}
/** The metric of each run. */
function tellMetric({ metric }) {
	if (metric === null) return [];
	const [first = 0] = metric.values;
	const isSame = metric.values.every((value) => value === first);
	return [`${cleanLine(metric.name)}: ${isSame ? `${first} in each of ${metric.values.length} runs` : metric.values.join(", ")}`];
}
// src/report/text/validation-comment.ts
/** GitHub refuses a comment above 65,536 characters. */
const COMMENT_BYTES = 6e4;
/** A pull request's comment: each project's checks, the fix of each that failed, and folded the end of what it printed. */
function renderValidationComment({ projects }, link) {
	const bad = projects.filter(isBad).length;
	const title = projects.length === 0 ? "No project is touched" : bad === 0 ? `${count(projects.length, "project")}: all checks passed` : `${bad} of ${count(projects.length, "project")} to be mended`;
	const room = {
		bytes: COMMENT_BYTES,
		link
	};
	return fitLines([
		`## ${title}`,
		"",
		...projects.flatMap(renderProject),
		...link === null ? [] : [`[The whole run](<${link}>)`]
	], room);
}
const isBad = ({ checks }) => checks.some(({ state }) => state === "failed");
function renderProject(project) {
	const { slug, checks, logEnd } = project;
	const rows = checks.map(({ check, state, faults }) => [
		MARKS[state],
		CHECK_WORDS[check],
		faults.map(renderFault).join("<br>")
	]);
	const mendable = checks.flatMap(({ faults }) => faults).some(isMendable);
	const log = logEnd.split("\n").slice(-40);
	return [
		`### ${escapeMarkdown(slug)}`,
		"",
		...markdownTable([
			"",
			"check",
			"what to do"
		], rows),
		"",
		...tellMetric(project).map((line) => `${escapeMarkdown(line)}  `),
		...mendable ? [`\`greenml validate ${slug} --fix\` mends what has a fix above.  `] : [],
		...logEnd === "" ? [] : [
			"",
			"<details><summary>The end of its output</summary>",
			"",
			...log.map((line) => `    ${cleanLine(line, 300)}`),
			"",
			"</details>"
		],
		""
	];
}
function renderFault(fault) {
	const { what, fix } = tellFault(fault);
	const where = fault.line === null ? "" : `line ${fault.line}: `;
	return fault.weight === "note" ? escapeInline(what) : `${where}${escapeInline(what)} – **${escapeInline(fix)}**`;
}
// src/schema/validation.ts
/** What is asked of a project before it becomes part of a dataset, in the order of the table. */
const PROJECT_CHECKS = [...[
	"manifest",
	"source",
	"licence",
	"size",
	"duplicates",
	"entry",
	"data",
	"lock",
	"run",
	"metric"
]];
const place = array(union([string().max(200), int().min(0)])).max(20);
const scalar = union([
	string().max(4096),
	number(),
	boolean(),
	_null()
]);
/** The change of a manifest that mends a fault. */
const manifestPatch = discriminatedUnion("op", [
	strictObject({
		op: literal("set"),
		path: place,
		value: union([scalar, record(string(), scalar)])
	}),
	strictObject({
		op: literal("delete"),
		path: place
	}),
	strictObject({
		op: literal("rename"),
		path: place,
		to: label
	})
]);
/** `fault`: it has to be mended; `warning`: it may stay; `note`: what somebody may want to know. */
const projectFault = strictObject({
	kind: _enum([
		...[
			"not-yaml",
			"unknown-key",
			"unknown-value",
			"wrong-value",
			"newer-version",
			"other-interpreter"
		],
		...[
			"private-host",
			"not-fetched",
			"hash-unknown",
			"hash-differs",
			"not-here",
			"no-licence"
		],
		...[
			"vendored-without-licence",
			"other-licence",
			"licence-file-missing",
			"too-large",
			"same-name"
		],
		...[
			"same-source",
			"same-data",
			"entry-missing",
			"folder-missing",
			"data-missing",
			"data-differs"
		],
		...[
			"target-missing",
			"pointer-as-data",
			"no-lock",
			"lock-missing",
			"not-installed",
			"run-failed"
		],
		...[
			"not-isolated",
			"no-metric",
			"differs-between-runs",
			"retired"
		]
	]),
	weight: _enum([
		"fault",
		"warning",
		"note"
	]),
	/** Place in the manifest; empty: of the whole. */
	path: place,
	/** Line of `project.yaml`; null: of the project, not of a line. */
	line: int().min(1).nullable(),
	/** The value, name or number that it is about, as found. */
	found: text.nullable(),
	/** What would be right. */
	wanted: text.nullable(),
	patch: manifestPatch.nullable()
});
const projectValidation = strictObject({
	slug,
	/** Of the manifest, relative to the folder that holds the dataset. */
	file: text,
	checks: array(strictObject({
		check: _enum(PROJECT_CHECKS),
		state: _enum([
			"passed",
			"failed",
			"skipped"
		]),
		faults: array(projectFault).max(200)
	})).max(PROJECT_CHECKS.length),
	/** The metric of each of the author's runs, where they were run. */
	metric: strictObject({
		name: text,
		values: array(number()).max(10)
	}).nullable(),
	/** End of what the author's last run printed. */
	logEnd: string().max(2e4)
});
versioned(1, strictObject({
	schemaVersion: literal(1),
	projects: array(projectValidation).max(1e3)
}), {});
// src/dataset/check-facts.ts
/** A fault without its line, which the manifest's text tells. */
const fault = (kind, path, more = {}) => ({
	kind,
	weight: "fault",
	path,
	line: null,
	found: null,
	wanted: null,
	patch: null,
	...more
});
const set = (path, value) => ({
	op: "set",
	path,
	value
});
const PRIVATE_NAME = /^(?:localhost|.*\.(?:local|localhost|internal|lan|home|corp|intranet)|[^.:]+)$/i;
const PRIVATE_NUMBER = /^(?:127\.|10\.|0\.|169\.254\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|\[)/;
/** Whether an address leads into a network that not everybody is in; one by a bare IPv6 number counts too. */
function isPrivateAddress(address) {
	const [, host] = /^[a-z+]+:\/\/(?:[^/@]*@)?(\[[^\]]*\]|[^/:?#]*)/i.exec(address) ?? /^[\w.-]+@([\w.-]+):/.exec(address) ?? [];
	return host !== void 0 && (PRIVATE_NAME.test(host) || PRIVATE_NUMBER.test(host));
}
/** What a manifest of a stranger's may not say: an interpreter of this machine, an address inside of a network. */
function checkForeign({ origin, environment, data }) {
	const hosts = [
		...origin === "embedded" ? [] : [[["origin", "repository"], origin.repository]],
		...environment.downloads.map(({ url }, index) => [[
			"environment",
			"downloads",
			index,
			"url"
		], url]),
		...data.map(({ url }, index) => [[
			"data",
			index,
			"url"
		], url])
	].flatMap(([path, url]) => url !== void 0 && isPrivateAddress(url) ? [fault("private-host", path, { found: url.slice(0, 200) })] : []);
	const { manager, interpreter } = environment;
	const others = [[["environment", "manager"], manager === "existing" ? manager : void 0], [["environment", "interpreter"], interpreter]];
	return [...hosts, ...others.flatMap(([path, found]) => found === void 0 ? [] : [fault("other-interpreter", path, {
		found,
		patch: {
			op: "delete",
			path
		}
	})])];
}
/** What the licence of a project says of its files, and what the files say of it. */
async function checkLicence(known, sourceFolder) {
	const { folder, manifest } = known;
	const { licence, origin } = manifest;
	const isVendored = origin !== "embedded" && (await lookBelow(folder, "source")).kind !== "none";
	const faults = [];
	if (isVendored && !isPermissive(licence)) faults.push(fault("vendored-without-licence", ["licence"], { found: licence?.spdx ?? null }));
	else if (licence === null) faults.push(fault("no-licence", ["licence"], { weight: "note" }));
	if (sourceFolder === null) return faults;
	if (licence?.file !== void 0 && (await lookBelow(sourceFolder, licence.file)).kind !== "file") faults.push(fault("licence-file-missing", ["licence", "file"], { found: licence.file }));
	const { licence: detected } = await detectLicence(sourceFolder, await listFiles(sourceFolder));
	if (detected === null || detected.spdx === licence?.spdx) return faults;
	const path = ["licence", "spdx"];
	if (licence !== null) {
		const patch = set(path, detected.spdx);
		return [...faults, fault("other-licence", path, {
			found: licence.spdx,
			wanted: detected.spdx,
			patch
		})];
	}
	const patch = set(["licence"], {
		spdx: detected.spdx,
		file: detected.file ?? ""
	});
	return [...faults, fault("other-licence", ["licence"], {
		wanted: detected.spdx,
		patch
	})];
}
/** Sizes of a project's files; one too large is named. */
async function checkSize(sourceFolder) {
	let total = 0;
	const faults = [];
	for (const path of await listFiles(sourceFolder)) {
		const found = await lookBelow(sourceFolder, path);
		const bytes = found.kind === "none" ? 0 : found.stats.size;
		total += bytes;
		if (bytes > FILE_LIMIT_BYTES) faults.push(fault("too-large", [], {
			found: `${path}: ${bytes}`,
			wanted: String(FILE_LIMIT_BYTES)
		}));
	}
	if (total > TOTAL_LIMIT_BYTES) faults.push(fault("too-large", [], {
		found: String(total),
		wanted: String(TOTAL_LIMIT_BYTES)
	}));
	return faults;
}
/** Whether the entry and the folders that it starts in are there; a name near by is a suggestion. */
async function checkEntry({ manifest }, sourceFolder) {
	const { entry, workingDirectory, pythonPath } = manifest;
	const faults = [];
	if ((await lookBelow(sourceFolder, entry)).kind !== "file") {
		const scripts = (await listFiles(sourceFolder)).filter((path) => path.endsWith(".py"));
		const wanted = findClosest(entry, scripts) ?? (scripts.length === 1 ? scripts[0] ?? null : null);
		const patch = wanted === null ? null : set(["entry"], wanted);
		faults.push(fault("entry-missing", ["entry"], {
			found: entry,
			wanted,
			patch
		}));
	}
	const folders = [[["workingDirectory"], workingDirectory], ...pythonPath.map((each, index) => [["pythonPath", index], each])];
	for (const [path, folder] of folders) if ((await lookBelow(sourceFolder, folder)).kind !== "folder") faults.push(fault("folder-missing", path, { found: folder }));
	return faults;
}
/** What a file that Git LFS keeps elsewhere holds in its place. */
const POINTER = /^version https:\/\/git-lfs\.github\.com\/spec\//;
const POINTER_BYTES = 200;
/** Whether the data files are there, are those that the manifest names, and have the column that is to be predicted. */
async function checkData({ manifest }, sourceFolder) {
	const all = await listFiles(sourceFolder);
	return (await Promise.all(manifest.data.map(async (file, index) => {
		const at = ["data", index];
		const found = await lookBelow(sourceFolder, file.path);
		if (found.kind === "none") {
			if (file.access !== void 0) return [];
			const wanted = findClosest(file.path, all);
			const patch = wanted === null ? null : set([...at, "path"], wanted);
			return [fault("data-missing", [...at, "path"], {
				found: file.path,
				wanted,
				patch
			})];
		}
		if (found.kind !== "file") return [];
		return [...await checkContent(sourceFolder, file, at), ...checkTarget(file, at)];
	}))).flat();
}
async function checkContent(sourceFolder, file, at) {
	const head = await readHeadBelow(sourceFolder, file.path, POINTER_BYTES);
	if (head !== null && POINTER.test(head.bytes.toString("latin1"))) return [fault("pointer-as-data", [...at, "path"], { found: file.path })];
	if (file.sha256 === void 0) return [];
	const hash = await hashBelow(sourceFolder, file.path);
	if (hash === file.sha256 || hash === null) return [];
	const path = [...at, "sha256"];
	const patch = set(path, hash);
	return [fault("data-differs", path, {
		found: file.sha256,
		wanted: hash,
		patch
	})];
}
function checkTarget({ target, headers }, at) {
	if (target === void 0 || !headers || headers.includes(target)) return [];
	const wanted = findClosest(target, headers);
	const path = [...at, "target"];
	const patch = wanted === null ? null : set(path, wanted);
	return [fault("target-missing", path, {
		found: target,
		wanted,
		patch
	})];
}
/** Another project that this one is a second copy of, or whose data it reads. */
function checkDuplicates(known, all) {
	const own = identityOf(known);
	const hashes = new Map(known.manifest.data.flatMap(({ sha256 }, index) => sha256 ? [[sha256, index]] : []));
	return all.flatMap((other) => {
		if (other.slug === known.slug) return [];
		if (other.slug.toLowerCase() === known.slug.toLowerCase()) return [fault("same-name", [], { found: other.slug })];
		if (own !== null && own === identityOf(other)) return [fault("same-source", ["origin"], { found: other.slug })];
		const cluster = known.manifest.cluster;
		if (cluster !== void 0 && cluster === other.manifest.cluster) return [];
		const shared = other.manifest.data.find(({ sha256 }) => sha256 !== void 0 && hashes.has(sha256));
		const index = hashes.get(shared?.sha256 ?? "");
		if (index === void 0) return [];
		return [fault("same-data", ["data", index], {
			weight: "warning",
			found: other.slug
		})];
	});
}
/** One place at one commit, whatever its address looks like, and one entry. */
function identityOf({ manifest: { origin, entry } }) {
	if (origin === "embedded") return null;
	const { repository, path, commit } = origin;
	if (commit === null) return null;
	return [
		repository.toLowerCase().replace(/(?<!\/)\/+$/, "").replace(/\.git$/, ""),
		path,
		commit,
		entry
	].join("\0");
}
/** A lock that is named has to be there; without one nothing of the project runs. */
async function checkLock({ folder, manifest }) {
	const { lock } = manifest.environment;
	const path = ["environment", "lock"];
	if (lock === null) {
		const found = manifest.missing.lock?.detail?.slice(0, 500) ?? null;
		return [fault("no-lock", path, {
			weight: "warning",
			found
		})];
	}
	if ((await lookBelow(folder, lock)).kind === "file") return [];
	return [fault("lock-missing", path, { found: join(folder, lock) })];
}
// src/commands/validate/validate-project.ts
const NOT_RUN = {
	metric: null,
	logEnd: ""
};
const RUNS = 2;
/** All that is wrong with one project, check by check; one that could not be made is skipped. */
async function validateProject(slug, bench, context) {
	const folder = join(projectsFolder(bench.options.dataset), slug);
	const read = bench.all.get(slug) ?? null;
	const of = {
		slug,
		file: manifestFile(join(projectsFolder("dataset"), slug))
	};
	if (read === null || read.manifest === null) {
		const faults = read?.faults ?? [fault("not-yaml", [], { found: "there is no project.yaml" })];
		return {
			...of,
			...NOT_RUN,
			checks: toChecks({ manifest: [...faults] }, null)
		};
	}
	const known = {
		slug,
		folder,
		manifest: read.manifest
	};
	const found = {
		manifest: checkForeign(known.manifest),
		duplicates: checkDuplicates(known, listKnown(bench)),
		lock: await checkLock(known)
	};
	const place = await findSource(known, found, bench, context);
	const sourceFolder = place === null ? null : join(place.root, place.name);
	found.licence = await checkLicence(known, sourceFolder);
	if (sourceFolder !== null) {
		found.size = await checkSize(sourceFolder);
		found.entry = await checkEntry(known, sourceFolder);
		found.data = await checkData(known, sourceFolder);
	}
	const isRunnable = sourceFolder !== null && Object.values(found).every((faults) => !faults.some(isHeavy));
	const { tombstone, environment } = known.manifest;
	const isMeant = bench.options.run && tombstone === void 0 && environment.lock !== null;
	const ran = isRunnable && isMeant ? await runTwice(known, found, bench, context) : NOT_RUN;
	return {
		...of,
		...ran,
		checks: toChecks(found, read)
	};
}
const isHeavy = ({ weight }) => weight === "fault";
function toChecks(found, read) {
	return PROJECT_CHECKS.map((check) => {
		const faults = found[check]?.map((each) => ({
			...each,
			line: each.line ?? read?.lineOf(each.path) ?? null
		}));
		if (faults === void 0) return {
			check,
			state: "skipped",
			faults: []
		};
		return {
			check,
			state: faults.some(isHeavy) ? "failed" : "passed",
			faults
		};
	});
}
function listKnown({ all, options }) {
	return [...all].flatMap(([slug, read]) => read?.manifest ? [{
		slug,
		folder: join(projectsFolder(options.dataset), slug),
		manifest: read.manifest
	}] : []);
}
/** Its files, fetched where that is asked for; their hash is the manifest's, or the manifest gets it. */
async function findSource(known, found, { sources, mayFetch }, { signal }) {
	const { origin, tombstone } = known.manifest;
	const here = await sources.find(known);
	if (here === null && (!mayFetch || tombstone !== void 0)) return null;
	try {
		const place = here ?? await sources.get(known);
		found.source = origin === "embedded" ? [] : await checkHash(origin.sourceHash, join(place.root, place.name));
		return place;
	} catch (error) {
		if (!(error instanceof UserError) || signal?.aborted) throw error;
		found.source = [describeMiss(known, error)];
		return null;
	}
}
function describeMiss({ manifest: { origin } }, { message, exitCode }) {
	const found = message.slice(0, LONGEST_TEXT);
	if (origin !== "embedded" && origin.sourceHash === null) return fault("hash-unknown", ["origin", "sourceHash"], {
		weight: "warning",
		found
	});
	return fault(exitCode === 3 ? "hash-differs" : "not-fetched", ["origin"], { found });
}
async function checkHash(named, folder) {
	const hash = await hashTree(folder);
	if (hash === named) return [];
	const path = ["origin", "sourceHash"];
	return [fault(named === null ? "hash-unknown" : "hash-differs", path, {
		found: named,
		wanted: hash,
		patch: {
			op: "set",
			path,
			value: hash
		}
	})];
}
/** Runs the author's script twice, since code without a seed is no fault and what it spreads is worth knowing. */
async function runTwice(known, found, bench, context) {
	const { options, maker, sources } = bench;
	const values = [];
	let last = null;
	try {
		const project = await loadProject(options.dataset, known.slug, sources);
		const watched = (await listFiles(project.sourceFolder)).filter(isDataFile);
		for (let run = 0; run < RUNS; run++) {
			last = await runAuthors(project, {
				...options,
				watched
			}, maker, context);
			if (last.record.metric !== null) values.push(last.record.metric.normalised);
			if (last.record.status !== "ok") break;
		}
	} catch (error) {
		if (!(error instanceof UserError) || context.signal?.aborted) throw error;
		found.run = [fault("not-isolated", [], { found: error.message.slice(0, LONGEST_TEXT) })];
		return NOT_RUN;
	}
	if (last === null) return NOT_RUN;
	Object.assign(found, judgeRun(last, values));
	return {
		metric: values.length === 0 ? null : {
			name: known.manifest.metric.name,
			values
		},
		logEnd: `${last.stdout.slice(-4e3)}\n${last.stderr.slice(-4e3)}`.trim()
	};
}
function judgeRun({ record }, values) {
	const { status, errorMessage, errorType, failureClass } = record;
	const why = { found: (errorMessage ?? errorType ?? failureClass ?? status).slice(0, LONGEST_TEXT) };
	if (status === "environment-failed") return { lock: [fault("not-installed", ["environment", "lock"], why)] };
	if (status === "no-metric" || status === "invalid-metric") return {
		run: [],
		metric: [fault("no-metric", ["metric"], { found: status })]
	};
	if (status !== "ok") return { run: [fault("run-failed", ["entry"], why)] };
	const [first, second] = values;
	const spread = first !== void 0 && second !== void 0 && first !== second;
	const found = `${first}, ${second}`;
	return {
		run: [],
		metric: spread ? [fault("differs-between-runs", ["metric"], {
			weight: "note",
			found
		})] : []
	};
}
// src/commands/validate.ts
/** Rounds of mending: what one mends can show the next fault. */
const MOST_ROUNDS = 5;
/** Holds projects to what a pull request asks. `isGood`: nothing has to be mended. */
async function validate(given, context) {
	const options = validateOptions.parse(given);
	const names = await chooseNames(options.dataset, options.slugs);
	const isNamed = options.slugs !== void 0 && options.slugs.length > 0;
	const all = /* @__PURE__ */ new Map();
	for (const slug of await listSlugs(options.dataset)) all.set(slug, await readProject(options.dataset, slug));
	const bench = {
		options,
		all,
		mayFetch: isNamed,
		sources: openSources(context, options.mirror),
		maker: openEnvironmentMaker(context, [options.dataset], findIsolation)
	};
	const projects = [];
	const progress = new Progress(context.logger, names.length);
	for (const slug of names) {
		progress.begin(`${projects.length + 1} of ${names.length}`, slug);
		if (options.fix) await mend(slug, bench, context);
		projects.push(await validateProject(slug, bench, context));
		progress.end();
	}
	progress.close();
	const validation = {
		schemaVersion: 1,
		projects
	};
	if (options.comment !== void 0) await writeFileAtomic(options.comment, renderValidationComment(validation, runPage(context.env)));
	const isGood = projects.every(({ checks }) => checks.every(({ state }) => state !== "failed"));
	return {
		validation,
		text: renderValidation(validation),
		isGood
	};
}
async function chooseNames(dataset, wanted) {
	const known = await listSlugs(dataset);
	if (wanted === void 0 || wanted.length === 0) {
		if (known.length === 0) throw new UserError(`There is no project in ${projectsFolder(dataset)}.`);
		return known;
	}
	for (const name of wanted) {
		if (slug.safeParse(name).success && known.includes(name)) continue;
		throw new UserError(`There is no project '${name}' in ${projectsFolder(dataset)}: greenml projects lists them.`);
	}
	return wanted;
}
async function readProject(dataset, slug) {
	const text = await readTextIfPresent(manifestFile(join(projectsFolder(dataset), slug)), dataset);
	return text === null ? null : readManifestText(text);
}
/** Applies the patches of what needs no run, until none is left. */
async function mend(slug, bench, context) {
	const { dataset } = bench.options;
	const path = manifestFile(join(projectsFolder(dataset), slug));
	for (let round = 0; round < MOST_ROUNDS; round++) {
		const text = await readTextIfPresent(path, dataset);
		const patches = (await validateProject(slug, {
			...bench,
			options: {
				...bench.options,
				run: false
			}
		}, context)).checks.flatMap((check) => check.faults).flatMap(({ patch, weight }) => patch !== null && weight === "fault" ? [patch] : []);
		if (text === null || patches.length === 0) return;
		const mended = patchManifestText(text, patches);
		if (mended === text) return;
		await writeFileAtomic(path, mended, dataset);
		bench.all.set(slug, readManifestText(mended));
		context.logger.info(`${slug}: ${patches.length} changed in ${path}`);
	}
}
export { validate };
