import { Bt as parseWith, Nt as prepareBelow, Rt as QUIET, bt as readTextIfPresent, gt as listFiles, wt as writeFileAtomic } from "./base.js";
import { t as require_dist } from "./dist3.js";
import { kn as manifest } from "./work.js";
import { n as taskRepository } from "./task-repository.js";
import { i as listReached, o as listUnreached } from "./derive-requirements.js";
import { Rr as UserError } from "./inputs.js";
import { i as freezeExisting } from "./environment-maker.js";
import { i as keepUpperEnd } from "./python-versions.js";
import { t as writeLock } from "./write-lock.js";
import { join, relative } from "node:path";
import { isDeepStrictEqual } from "node:util";
// src/dataset/edit-yaml.ts
var import_dist = require_dist();
/** The smallest edit of a YAML text that makes a change of one key; null: none is known. Whether it is right is the caller's to see. */
function findEdit(document, text, patch) {
	const parent = patch.path.length === 1 ? document.contents : document.getIn(patch.path.slice(0, -1), true);
	const name = patch.path.at(-1);
	if (!(0, import_dist.isMap)(parent) || !parent.range || typeof name !== "string") return null;
	const index = parent.items.findIndex(({ key }) => (0, import_dist.isScalar)(key) && key.value === name);
	const place = {
		text,
		map: parent,
		index,
		range: rangeOf(parent.items[index], text)
	};
	if (patch.op === "set") return place.range === null ? addPair(place, name, patch.value) : setPair(place, name, patch.value);
	if (place.range === null) return {
		from: 0,
		to: 0,
		text: ""
	};
	const [from, to] = keyRange(place.map.items[index]) ?? [0, 0];
	return patch.op === "rename" ? {
		from,
		to,
		text: patch.to
	} : deletePair(place, place.range);
}
function keyRange(pair) {
	return (0, import_dist.isNode)(pair?.key) && pair.key.range ? [pair.key.range[0], pair.key.range[1]] : null;
}
/** Of key and value, without the blanks behind it. */
function rangeOf(pair, text) {
	const key = keyRange(pair);
	if (key === null) return null;
	const end = (0, import_dist.isNode)(pair?.value) && pair.value.range ? Math.max(pair.value.range[1], key[1]) : key[1];
	return [key[0], key[0] + text.slice(key[0], end).trimEnd().length];
}
function setPair({ text, map, index, range }, name, value) {
	const old = map.items[index]?.value;
	if (range === null) return null;
	if ((0, import_dist.isScalar)(old) && old.range && old.type !== "BLOCK_LITERAL" && old.type !== "BLOCK_FOLDED" && isPlain(value)) {
		const [from, to] = old.range;
		return {
			from,
			to,
			text: `${text[from - 1] === ":" ? " " : ""}${renderInline(value)}`
		};
	}
	const [from, to] = range;
	return {
		from,
		to,
		text: map.flow ? renderInlinePair(name, value) : renderPair(name, value, columnOf(text, from))
	};
}
function addPair({ text, map }, name, value) {
	const [first, last] = [map.items[0], map.items.at(-1)].map((pair) => rangeOf(pair, text));
	if (map.flow) {
		const inside = (map.range?.[0] ?? 0) + 1;
		const pair = renderInlinePair(name, value);
		return last ? {
			from: last[1],
			to: last[1],
			text: `, ${pair}`
		} : {
			from: inside,
			to: inside,
			text: ` ${pair} `
		};
	}
	if (!first || !last) return null;
	const column = columnOf(text, first[0]);
	const end = endOfLine(text, last[1]);
	return {
		from: end,
		to: end,
		text: `\n${" ".repeat(column)}${renderPair(name, value, column)}`
	};
}
function deletePair({ text, map, index }, [from, to]) {
	const next = rangeOf(map.items[index + 1], text);
	const before = rangeOf(map.items[index - 1], text);
	if (map.flow) {
		if (next) return {
			from,
			to: next[0],
			text: ""
		};
		if (before) return {
			from: before[1],
			to,
			text: ""
		};
		return {
			from: (map.range?.[0] ?? 0) + 1,
			to: (map.range?.[1] ?? 0) - 1,
			text: ""
		};
	}
	const start = from - columnOf(text, from);
	if (text.slice(start, from).trim() !== "") return null;
	if (next || before) return {
		from: start,
		to: Math.min(endOfLine(text, to) + 1, text.length),
		text: ""
	};
	const above = text.slice(0, start).trimEnd();
	return above.endsWith(":") ? {
		from: above.length,
		to: endOfLine(text, to),
		text: " {}"
	} : null;
}
const columnOf = (text, at) => at - (text.lastIndexOf("\n", at - 1) + 1);
function endOfLine(text, at) {
	const end = text.indexOf("\n", at);
	return end < 0 ? text.length : end;
}
const isPlain = (value) => value === null || typeof value !== "object";
/** As it may stand within brackets too. */
function renderInline(value) {
	const text = (0, import_dist.stringify)(value, { lineWidth: 0 }).trimEnd();
	return /[\n,[\]{}]/.test(text) ? JSON.stringify(value) : text;
}
function renderInlinePair(name, value) {
	if (isPlain(value)) return `${renderInline(name)}: ${renderInline(value)}`;
	const isList = Array.isArray(value);
	const inside = isList ? value.map(renderInline) : Object.entries(value).map(([each, said]) => renderInlinePair(each, said));
	return `${renderInline(name)}: ${isList ? `[${inside.join(", ")}]` : `{ ${inside.join(", ")} }`}`;
}
/** Over several lines where it needs them; the first has no indent. */
function renderPair(name, value, column) {
	return (0, import_dist.stringify)({ [name]: value }, { lineWidth: 0 }).trimEnd().split("\n").join(`\n${" ".repeat(column)}`);
}
// src/dataset/patch-manifest.ts
/**
* A YAML file with changes made, its comments, order and style as its writer has them: the smallest edits of its text, where
* these say what the changes ask for, else the whole written anew with its comments and order.
*/
function patchManifestText(text, patches) {
	const document = (0, import_dist.parseDocument)(text, QUIET);
	const edits = patches.map((patch) => findEdit(document, text, patch));
	for (const patch of patches) change(document, patch);
	const edited = edits.every((edit) => edit !== null) ? applyEdits(text, edits) : null;
	return edited !== null && isSaid(edited, document) ? edited : document.toString({ lineWidth: 0 });
}
function change(document, patch) {
	if (patch.op === "set") document.setIn(patch.path, patch.value);
	else if (patch.op === "delete") document.deleteIn(patch.path);
	else {
		const parent = document.getIn(patch.path.slice(0, -1), true) ?? document.contents;
		const pair = (0, import_dist.isMap)(parent) ? parent.items.find(({ key }) => (0, import_dist.isScalar)(key) && key.value === patch.path.at(-1)) : null;
		const isTaken = (0, import_dist.isMap)(parent) && parent.has(patch.to);
		if (pair && (0, import_dist.isScalar)(pair.key) && !isTaken) pair.key.value = patch.to;
	}
}
/** Null: two of them change the same place. */
function applyEdits(text, edits) {
	const sorted = edits.toSorted((a, b) => a.from - b.from || a.to - b.to);
	if (!sorted.every(({ from }, index) => from >= (sorted[index - 1]?.to ?? 0))) return null;
	return [...sorted.map(({ from, text: put }, index) => text.slice(sorted[index - 1]?.to ?? 0, from) + put), text.slice(sorted.at(-1)?.to ?? 0)].join("");
}
function isSaid(text, wanted) {
	const read = (0, import_dist.parseDocument)(text, QUIET);
	return read.errors.length === 0 && isDeepStrictEqual(read.toJS(), wanted.toJS());
}
// src/dataset/amend-manifest.ts
/** Manifests by their names without ending. */
const MANIFESTS = {
	project: manifest,
	repository: taskRepository
};
/** Changes in a manifest what it says of the lock, where that is another now; the rest stays as its writer has it. */
async function amendManifest(folder, { python, excludeNewer, deviations }, name = "project") {
	const path = join(folder, `${name}.yaml`);
	const text = await readTextIfPresent(path, folder) ?? "";
	const document = (0, import_dist.parseDocument)(text);
	const said = {
		python,
		excludeNewer,
		deviations: deviations.length === 0 ? null : deviations
	};
	const patches = Object.entries(said).flatMap(([field, value]) => {
		const place = ["environment", field];
		if (isDeepStrictEqual(toPlain(document.getIn(place)), value)) return [];
		return [value === null ? {
			op: "delete",
			path: place
		} : {
			op: "set",
			path: place,
			value
		}];
	});
	if (patches.length === 0) return;
	const amended = patchManifestText(text, patches);
	parseWith(MANIFESTS[name], (0, import_dist.parseDocument)(amended).toJS(), path);
	await writeFileAtomic(path, amended, folder);
}
const toPlain = (node) => (0, import_dist.isNode)(node) ? node.toJSON() : node ?? null;
// src/environment/lock-project.ts
/**
* Writes the lock of a project anew from its requirements. Returns what its manifest is to say of it, below the upper end of
* Python's versions that it says by now; null where the interpreter exists already and is only written down.
*/
async function lockProject({ slug, lockFile, folder, manifest }, maker, { dataset, date, unreached, reached, oldestPython }, note) {
	const { manager, interpreter, requirements, python, pythonWanted } = manifest.environment;
	const uv = await maker.uv();
	await prepareBelow(folder, relative(folder, lockFile));
	if (manager === "conda") throw new UserError(`${slug} is conda's: write ${lockFile} with \`conda list --explicit --sha256\` in an environment that works.`);
	if (manager === "existing") {
		if (!interpreter) throw new UserError(`${slug}: name environment.interpreter in project.yaml.`);
		const request = {
			...uv,
			interpreter,
			untrustedFolders: [dataset, folder],
			isolate: await maker.isolation()
		};
		await writeFileAtomic(lockFile, await freezeExisting(request), folder);
		return null;
	}
	if (!requirements) throw new UserError(`${slug}: name the file to lock by environment.requirements in project.yaml.`);
	const written = await writeLock({
		...uv,
		requirementsFile: join(folder, requirements),
		unreached,
		reached,
		lockFile,
		projectFolder: folder,
		asOf: date === false ? null : dateOf(manifest),
		pythonWanted: pythonWanted ?? null,
		pythonSoFar: python,
		...oldestPython === void 0 ? {} : { oldestPython },
		lowestPython: /^>=\s*(3\.\d+)$/.exec(python)?.[1] ?? null,
		note
	});
	return {
		...written,
		python: keepUpperEnd(written.python, python, written.pythonVersion)
	};
}
/** An embedded project has no commit: it keeps the date that its manifest names. */
function dateOf({ origin, environment }) {
	return origin === "embedded" ? environment.excludeNewer ?? null : origin.commitDate?.slice(0, 10) ?? null;
}
// src/curation/write-project-lock.ts
/** Writes a project's lock anew from its requirements, and into its manifest how it departs from them, which is told too. */
async function writeProjectLock(project, maker, options, logger) {
	const { slug, folder, sourceFolder, manifest } = project;
	const files = await listFiles(sourceFolder);
	const makers = manifest.data.flatMap(({ madeBy }) => madeBy ?? []);
	const entries = [manifest.entry, ...new Set(makers)];
	const unreached = await listUnreached(sourceFolder, files, entries);
	const reached = await listReached(sourceFolder, files, entries);
	const lock = await lockProject(project, maker, {
		...options,
		unreached,
		reached
	}, logger.status);
	for (const deviation of lock?.deviations ?? []) logger.warn(`${slug}: ${deviation}`);
	if (lock !== null) await amendManifest(folder, lock);
}
export { patchManifestText as i, lockProject as n, amendManifest as r, writeProjectLock as t };
