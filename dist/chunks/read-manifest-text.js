import { an as record, dn as unknown, en as looseObject, gn as toJSONSchema, qt as array, sn as string } from "./inputs.js";
import { t as require_dist } from "./dist3.js";
import { Gt as findClosest, Rt as QUIET, Ut as tellIssue } from "./base.js";
import { kn as manifest } from "./work.js";
import "./validation.js";
import { t as isFields } from "./versioned.js";
// src/dataset/read-manifest-text.ts
var import_dist = require_dist();
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
			path: fault.path.map(shortenName),
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
		wanted: String(4)
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
		wanted: shorten(tellIssue(issue)),
		patch
	}];
}
function describeKey(key, path, value) {
	const beside = valueAt(value, path);
	const known = listKeys(path).filter((name) => !isFields(beside) || !(name in beside));
	const wanted = findClosest(key, known);
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
		dataLicence: "not-recorded",
		lock: { kind: "not-written" },
		sourceHash: "not-recorded"
	}).find(([each]) => each === name)?.[1];
	return reason === void 0 ? null : {
		op: "set",
		path,
		value: reason
	};
}
const shortenName = (name) => typeof name === "string" ? name.slice(0, 200) : name;
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
export { readManifestText as t };
