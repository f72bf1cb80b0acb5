import { I as seededRandom, an as lookBelow, sn as readBelow } from "./base.js";
import { f as sum, or as _usingCtx } from "./inputs.js";
import { a as isMissing, d as weighRows, u as weighBytes } from "./delimited.js";
import { k as perturbationsOf } from "./read.js";
import { n as readTable, r as writeTable, t as nameOfClass } from "./class-name.js";
import { Un as findLabelKind } from "./work.js";
import { t as NotProbed } from "./not-probed.js";
import { join, posix } from "node:path";
import { constants } from "node:fs";
import { chmod, lstat, open, rename } from "node:fs/promises";
import { crc32, inflateRawSync } from "node:zlib";
// src/measurement/probe/change-tables.ts
/** Kind of the target, which decides what random labels are. By the task, else by the metric; null: neither says. */
function labelKindOf(task, metric) {
	if (task.endsWith("classification")) return "classes";
	return task === "regression" ? "numbers" : findLabelKind(metric);
}
/** Each class that occurs in the targets of these tables, in the order of its characters. */
function listClasses(tables) {
	const classes = /* @__PURE__ */ new Set();
	for (const { rows, target } of tables) {
		if (target === null) continue;
		for (const row of rows) {
			const cell = row[target];
			if (cell !== void 0 && !isMissing(cell)) classes.add(cell);
		}
	}
	return [...classes].sort();
}
/**
* Labels that say nothing of their rows. Classes are drawn evenly and not only permuted: a script that always answers the
* larger class keeps its metric under a permutation, but not under an even draw. Numbers are permuted, so that their
* distribution, and with it the unit of an error, stays; but for the tails: in whose test rows an outlier comes to lie would
* decide whose error grows. What is missing stays missing.
*/
function redrawLabels(table, classes, random) {
	const { target, rows } = table;
	if (target === null) return table;
	const places = rows.flatMap((row, place) => isMissing(row[target] ?? "") ? [] : [place]);
	const labels = classes === null ? random.shuffle(cutTails(places.map((place) => rows[place]?.[target] ?? ""))) : places.map(() => classes[random.below(classes.length)] ?? "");
	const labelOf = new Map(places.map((place, index) => [place, labels[index] ?? ""]));
	return {
		...table,
		rows: rows.map((row, place) => {
			const label = labelOf.get(place);
			return label === void 0 ? row : row.with(target, label);
		})
	};
}
/**
* Labels that are others everywhere, and as easy to learn: each class stands where the one before it stood, numbers are mirrored
* in the middle between the least and the greatest. Who learns from them is wrong by the true ones, who knows those is not. What
* is missing stays missing.
*/
function exchangeLabels(table, classes) {
	const { target, rows } = table;
	if (target === null) return table;
	const cells = rows.flatMap((row) => isMissing(row[target] ?? "") ? [] : [row[target] ?? ""]);
	const exchange = classes === null ? mirror(cells.map(Number)) : nextOf(classes);
	return {
		...table,
		rows: rows.map((row) => {
			const cell = row[target] ?? "";
			return isMissing(cell) ? row : row.with(target, exchange(cell));
		})
	};
}
/** The class after a class. */
function nextOf(classes) {
	const next = new Map(classes.map((each, place) => [nameOfClass(each), classes[(place + 1) % classes.length] ?? each]));
	return (cell) => next.get(nameOfClass(cell)) ?? cell;
}
/** One of the ways in which each class is written. */
const withoutOtherWays = (classes) => [...Map.groupBy(classes, nameOfClass).values()].map(([first]) => first ?? "");
function mirror(values) {
	const known = values.filter(Number.isFinite);
	const ends = known.reduce((low, value) => Math.min(low, value), Infinity) + known.reduce((high, value) => Math.max(high, value), -Infinity);
	return (cell) => Number.isFinite(Number(cell)) ? `${ends - Number(cell)}` : cell;
}
const TAIL = .05;
/** Labels of which those beyond a quantile become it (Winsor's way), where all are numbers and are not nearly all the same. */
function cutTails(labels) {
	const sorted = labels.toSorted((a, b) => Number(a) - Number(b));
	const beyond = Math.floor(TAIL * sorted.length);
	const [low = "", high = ""] = [sorted[beyond], sorted.at(-1 - beyond)];
	if (labels.some((label) => Number.isNaN(Number(label))) || Number(low) === Number(high)) return [...labels];
	return labels.map((label) => Number(label) < Number(low) ? low : Number(label) > Number(high) ? high : label);
}
/** Half of the rows, in their order; half of each class, rounded up, where the target holds classes. */
function takeHalf(table, kind, random) {
	const { target, rows } = table;
	const isStratified = target !== null && kind === "classes";
	const groups = Map.groupBy(rows.keys(), (place) => isStratified ? rows[place]?.[target] ?? "" : "");
	const kept = /* @__PURE__ */ new Set();
	for (const group of groups.values()) for (const place of random.shuffle(group).slice(0, Math.ceil(group.length / 2))) kept.add(place);
	return {
		...table,
		rows: rows.filter((_, place) => kept.has(place))
	};
}
// src/measurement/probe/npy.ts
const MAGIC = Buffer.from("NUMPY", "latin1");
const SHAPE = /'shape': \(([\d, ]*)\)/;
const DTYPE = /'descr': '([<>|=]?[a-zA-Z]\d*)'/;
/** Null where it is none, holds Python's own objects or records, or is stored by columns. */
function readNpy(bytes) {
	const end = findEndOfHead(bytes);
	const { shape, dtype } = (end === null ? null : readHeader(bytes.toString("latin1", 0, end))) ?? {};
	if (end === null || dtype === void 0 || shape?.[0] === void 0) return null;
	const rowBytes = shape.slice(1).reduce((product, length) => product * length, bytesOfItem(dtype));
	const data = bytes.subarray(end);
	if (rowBytes === 0 || data.length !== shape[0] * rowBytes) return null;
	return {
		head: bytes.subarray(0, end),
		shape,
		dtype,
		rowBytes,
		data
	};
}
/** Where the data begin, by the length that version 1 writes in two bytes and later ones in four; null: it is no such file. */
function findEndOfHead(bytes) {
	if (bytes.length < 12 || !bytes.subarray(0, MAGIC.length).equals(MAGIC)) return null;
	return bytes[6] === 1 ? 10 + bytes.readUInt16LE(8) : 12 + bytes.readUInt32LE(8);
}
/** What the header, a dictionary of Python's, tells of an array in rows; null: it is stored by columns, or its items are no numbers or texts. */
function readHeader(header) {
	const [, dtype] = DTYPE.exec(header) ?? [];
	const [, axes] = SHAPE.exec(header) ?? [];
	if (dtype === void 0 || axes === void 0) return null;
	const shape = (axes.match(/\d+/g) ?? []).map(Number);
	return header.includes("'fortran_order': True") && shape.length > 1 ? null : {
		shape,
		dtype
	};
}
/** 0 for a type that is none of numbers, bytes or texts, as Python's own objects. */
function bytesOfItem(dtype) {
	const [, kind = "", size = ""] = /([a-zA-Z])(\d*)$/.exec(dtype) ?? [];
	if (kind === "U") return 4 * Number(size);
	return kind !== "" && "biufcSV".includes(kind) ? Number(size) : 0;
}
/** The same array with these rows of its own, in their order. */
function takeRows({ head, shape, rowBytes, data, ...array }, rows) {
	const kept = Buffer.concat(rows.map((row) => data.subarray(row * rowBytes, (row + 1) * rowBytes)));
	const lengths = [rows.length, ...shape.slice(1)];
	const text = head.toString("latin1");
	const [found = ""] = SHAPE.exec(text) ?? [];
	const written = `'shape': (${lengths.join(", ")}${lengths.length === 1 ? "," : ""})`;
	const line = text.replace(found, () => written).trimEnd();
	return {
		...array,
		rowBytes,
		shape: lengths,
		data: kept,
		head: Buffer.from(`${line.padEnd(text.length - 1)}\n`, "latin1")
	};
}
const writeNpy = ({ head, data }) => Buffer.concat([head, data]);
/** Each row as text that equal rows share: a number where a row is one, else its bytes. */
function rowTexts({ dtype, shape, rowBytes, data }) {
	const read = shape.slice(1).every((length) => length === 1) ? numberReader(dtype, data) : null;
	return Array.from({ length: shape[0] ?? 0 }, (_, row) => read === null ? data.toString("latin1", row * rowBytes, (row + 1) * rowBytes) : `${read(row * rowBytes)}`);
}
function numberReader(dtype, data) {
	const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
	const isLittle = !dtype.startsWith(">");
	switch (dtype.replace(/^[<>|=]/, "")) {
		case "b1":
		case "u1": return (offset) => view.getUint8(offset);
		case "i1": return (offset) => view.getInt8(offset);
		case "i2": return (offset) => view.getInt16(offset, isLittle);
		case "u2": return (offset) => view.getUint16(offset, isLittle);
		case "i4": return (offset) => view.getInt32(offset, isLittle);
		case "u4": return (offset) => view.getUint32(offset, isLittle);
		case "i8": return (offset) => view.getBigInt64(offset, isLittle);
		case "f4": return (offset) => view.getFloat32(offset, isLittle);
		case "f8": return (offset) => view.getFloat64(offset, isLittle);
		default: return null;
	}
}
// src/measurement/probe/zip.ts
const END = 101010256;
const CENTRAL = 33639248;
const LOCAL = 67324752;
const END_BYTES = 22;
const LONGEST_COMMENT = 65535;
/** The files of an archive, unpacked; null where it is none, is encrypted, or holds more than `mostBytes` of them. */
function readZip(bytes, mostBytes) {
	try {
		return listEntries(bytes, mostBytes);
	} catch (error) {
		if (error instanceof RangeError || error instanceof Error && "code" in error) return null;
		throw error;
	}
}
function listEntries(bytes, mostBytes) {
	const end = findEnd(bytes);
	if (end === null) return null;
	const entries = [];
	let [place, left] = [bytes.readUInt32LE(end + 16), mostBytes];
	for (let count = bytes.readUInt16LE(end + 10); count > 0; count--) {
		if (bytes.readUInt32LE(place) !== CENTRAL || (bytes.readUInt16LE(place + 8) & 1) === 1) return null;
		const [packed, size] = [bytes.readUInt32LE(place + 20), bytes.readUInt32LE(place + 24)];
		const nameBytes = bytes.readUInt16LE(place + 28);
		if (size > left) return null;
		const name = bytes.toString("utf8", place + 46, place + 46 + nameBytes);
		const content = unpack(bytes, bytes.readUInt32LE(place + 42), bytes.readUInt16LE(place + 10), packed, size);
		if (content === null) return null;
		entries.push({
			name,
			content
		});
		left -= size;
		place += 46 + nameBytes + bytes.readUInt16LE(place + 30) + bytes.readUInt16LE(place + 32);
	}
	return entries;
}
function findEnd(bytes) {
	for (let place = bytes.length - END_BYTES; place >= Math.max(0, bytes.length - END_BYTES - LONGEST_COMMENT); place--) if (bytes.readUInt32LE(place) === END) return place;
	return null;
}
function unpack(bytes, place, method, packed, size) {
	if (bytes.readUInt32LE(place) !== LOCAL) return null;
	const start = place + 30 + bytes.readUInt16LE(place + 26) + bytes.readUInt16LE(place + 28);
	const stored = bytes.subarray(start, start + packed);
	if (stored.length !== packed) return null;
	const content = method === 0 ? stored : method === 8 ? inflateRawSync(stored, { maxOutputLength: size || 1 }) : null;
	return content?.length === size ? content : null;
}
/** An archive of these files, not compressed. */
function writeZip(entries) {
	const [files, directory] = [[], []];
	let place = 0;
	for (const { name, content } of entries) {
		const text = Buffer.from(name);
		const common = Buffer.alloc(26);
		common.writeUInt16LE(20, 0);
		common.writeUInt16LE(33, 8);
		common.writeUInt32LE(crc32(content), 10);
		common.writeUInt32LE(content.length, 14);
		common.writeUInt32LE(content.length, 18);
		common.writeUInt16LE(text.length, 22);
		const local = Buffer.concat([
			uint32(LOCAL),
			common,
			text
		]);
		const ending = Buffer.alloc(14);
		ending.writeUInt32LE(place, 10);
		directory.push(uint32(CENTRAL), Buffer.from([20, 0]), common, ending, text);
		files.push(local, content);
		place += local.length + content.length;
	}
	const index = Buffer.concat(directory);
	const end = Buffer.alloc(END_BYTES);
	end.writeUInt32LE(END, 0);
	end.writeUInt16LE(entries.length, 8);
	end.writeUInt16LE(entries.length, 10);
	end.writeUInt32LE(index.length, 12);
	end.writeUInt32LE(place, 16);
	return Buffer.concat([
		...files,
		index,
		end
	]);
}
function uint32(value) {
	const bytes = Buffer.alloc(4);
	bytes.writeUInt32LE(value);
	return bytes;
}
// src/measurement/probe/change-arrays.ts
const MOST_UNPACKED = 512 * 1024 ** 2;
const isArrayPath = (path) => /\.np[yz]$/i.test(path);
/**
* The arrays in a file's bytes. `target` names arrays of an archive, separated by commas; of a single array any name says that
* it is the target itself. Why it can't be changed: it is no such file, or has no such array.
*/
function readArrays(bytes, path, target) {
	if (!/z$/i.test(path)) {
		const array = readNpy(bytes);
		return array === null ? "no-table" : {
			isArchive: false,
			members: [{
				name: "",
				content: bytes,
				array
			}],
			targets: target === null ? [] : [""]
		};
	}
	const entries = readZip(bytes, MOST_UNPACKED);
	if (entries === null) return "no-table";
	const members = entries.map((entry) => ({
		...entry,
		array: readNpy(entry.content)
	}));
	const targets = (target ?? "").split(",").flatMap((name) => name.trim() === "" ? [] : [`${name.trim()}.npy`]);
	const missing = targets.find((name) => members.every((member) => member.name !== name || member.array === null));
	return missing === void 0 ? {
		isArchive: true,
		members,
		targets
	} : { column: missing.slice(0, -4) };
}
const listTargets = ({ members, targets }) => members.flatMap(({ name, array }) => array !== null && targets.includes(name) ? [array] : []);
/** Cells that its memory counts as: of an archive of a kilobyte it can be any. */
const weighArrays = ({ members }) => sum(members.map(({ content, array }) => weighBytes(array?.shape[0] ?? 0, content.length)));
/** The most rows that an array has. */
const countRows = ({ members }) => Math.max(0, ...members.map(({ array }) => array?.shape[0] ?? 0));
/** Labels that say nothing of their rows, as in a table. */
function redrawArrays(file, classes, seed) {
	return change(file, (array, name) => {
		if (!file.targets.includes(name)) return array;
		const random = seededRandom(1, `${seed}/${name}`);
		const texts = rowTexts(array);
		const rowOf = new Map(listTargets(file).flatMap((target) => rowsByText(target)));
		const drawn = classes === null ? random.shuffle(cutTails(texts)) : texts.map(() => classes[random.below(classes.length)] ?? "");
		const data = Buffer.concat(drawn.map((text, row) => rowOf.get(text) ?? rowBytesAt(array, row)));
		return data.length === array.data.length ? {
			...array,
			data
		} : array;
	});
}
/** Half of the rows of each array. Arrays of equal length hold the same rows, in whichever file they lie. */
function halveArrays(file, strata, seed) {
	return change(file, (array) => {
		const length = array.shape[0] ?? 0;
		return length < 2 ? array : takeRows(array, chooseHalf(length, strata.get(length), `${seed}/${length}`));
	});
}
/** Labels by the number of their rows. */
const strataOf = (files) => new Map(files.flatMap(listTargets).map((array) => [array.shape[0] ?? 0, rowTexts(array)]));
function chooseHalf(length, labels, seed) {
	const random = seededRandom(1, seed);
	return [...Map.groupBy(Array(length).keys(), (row) => labels?.[row] ?? "").values()].flatMap((rows) => random.shuffle(rows).slice(0, Math.ceil(rows.length / 2))).sort((a, b) => a - b);
}
function rowsByText(array) {
	return rowTexts(array).map((text, row) => [text, rowBytesAt(array, row)]);
}
const rowBytesAt = ({ data, rowBytes }, row) => data.subarray(row * rowBytes, (row + 1) * rowBytes);
const change = (file, of) => ({
	...file,
	members: file.members.map((member) => ({
		...member,
		array: member.array && of(member.array, member.name)
	}))
});
function writeArrays({ members, isArchive }) {
	const written = members.map(({ name, content, array }) => ({
		name,
		content: array === null ? content : writeNpy(array)
	}));
	return isArchive ? writeZip(written) : written[0]?.content ?? Buffer.of();
}
// src/measurement/probe/perturb-data.ts
/** A table is held in memory whole. */
const MOST_BYTES = 128 * 1024 ** 2;
const LEAST_ROWS = 4;
/** Changes that can't be made to this project's data, and why. Nothing is changed. */
async function listUnprobed(sourceFolder, project) {
	const gaps = {};
	for (const perturbation of perturbationsOf(project.scoring ?? "printed")) try {
		await changeData(sourceFolder, project, perturbation);
	} catch (error) {
		if (!(error instanceof NotProbed)) throw error;
		gaps[perturbation] = error.gap;
	}
	return gaps;
}
/** Puts a change into a copy of the project, before anything of it runs. */
async function putChanges(projectFolder, { contents, places }) {
	for (const [path, content] of contents) {
		await locate(projectFolder, path);
		await rewrite(join(projectFolder, path), content);
	}
	for (const [path, place] of places) if (place !== path) await rename(join(projectFolder, path), join(projectFolder, place));
}
/**
* The very file has other content then: a script finds its rights and its number among files as in a measured run. A link in a
* hostile project must not make this process write outside the copy.
*/
async function rewrite(path, content) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { mode } = await lstat(path);
		const isReadOnly = (mode & constants.S_IWUSR) === 0;
		if (isReadOnly) await chmod(path, mode | constants.S_IWUSR);
		const file = _usingCtx$1.a(await open(path, constants.O_WRONLY | constants.O_TRUNC | constants.O_NOFOLLOW));
		await file.writeFile(content);
		if (isReadOnly) await file.chmod(mode);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/**
* A change of a project's data, the same for each script of a campaign. `draw`: which of several halves is kept. Nothing is written.
* NotProbed where that can't be done, which a plan of this tool's says before.
*/
async function changeData(folder, project, perturbation, draw = 1) {
	const { data, task, metric } = project;
	if (data.length === 0) throw new NotProbed({ kind: "no-data-file" });
	for (const { path } of data) await locate(folder, path);
	if (perturbation === "hidden-data") return hideData(data);
	const kind = labelKindOf(task, metric.name);
	if (perturbation === "subsample") {
		const opened = await openAll(folder, data);
		const strata = strataOf(kind === "classes" ? opened.flatMap(({ arrays }) => arrays ?? []) : []);
		return changeFiles(project, opened, null, {
			table: (table, name) => takeHalf(table, kind, drawFor(project, name, nameDraw(perturbation, draw))),
			arrays: (arrays) => halveArrays(arrays, strata, `${project.slug}/${nameDraw(perturbation, draw)}`)
		});
	}
	const { split } = project;
	const files = data.filter(({ path, target }) => target !== void 0 && (!split || path === split.data));
	if (files.length === 0) throw new NotProbed({ kind: "no-target" });
	if (kind === null) throw new NotProbed({
		kind: "unclear-target",
		metric: metric.name
	});
	const opened = await openAll(folder, files);
	const isExchange = perturbation === "label-exchange";
	const written = kind === "classes" ? listAllClasses(opened) : null;
	const classes = isExchange && written !== null ? withoutOtherWays(written) : written;
	if (classes !== null && classes.length < 2) throw new NotProbed({
		kind: "too-few-classes",
		classes: classes.length
	});
	return changeFiles(project, opened, classes, {
		table: (table, name) => isExchange ? exchangeLabels(table, classes) : redrawLabels(table, classes, drawFor(project, name, perturbation)),
		arrays: (arrays, name) => redrawArrays(arrays, classes, `${project.slug}/${perturbation}/${name}`)
	});
}
function listAllClasses(opened) {
	const texts = opened.flatMap(({ arrays }) => arrays ? listTargets(arrays).flatMap(rowTexts) : []);
	return [.../* @__PURE__ */ new Set([...listClasses(opened.flatMap(({ table }) => table ?? [])), ...texts])].sort();
}
/** Each file under a name that no script knows. */
function hideData(data) {
	for (const { path } of data) {
		const outer = data.find((other) => path.startsWith(`${other.path}/`));
		if (outer !== void 0) throw new NotProbed({
			kind: "inside-another",
			path,
			outer: outer.path
		});
	}
	const places = new Map(data.map(({ path }) => [path, hiddenName(path)]));
	return {
		contents: /* @__PURE__ */ new Map(),
		places,
		classes: null,
		rows: null
	};
}
const drawFor = ({ slug }, file, drawn) => seededRandom(1, `${slug}/${drawn}/${file}`);
const nameDraw = (perturbation, draw) => draw === 1 ? perturbation : `${perturbation}/${draw}`;
async function openAll(folder, files) {
	const opened = [];
	let cells = 0;
	for (const file of files) {
		const each = await openFile(folder, file);
		cells += each.table === null ? weighArrays(each.arrays) : weighRows(each.table.rows);
		if (cells > 16e6) throw new NotProbed({
			kind: "too-many-cells",
			path: file.path
		});
		opened.push(each);
	}
	const rows = sum(opened.map(countOf));
	if (rows < LEAST_ROWS) throw new NotProbed({
		kind: "too-few-rows",
		rows
	});
	return opened;
}
const countOf = ({ table, arrays }) => table === null ? countRows(arrays) : table.rows.length;
function changeFiles({ data }, opened, classes, change) {
	const changed = opened.map((file) => file.table === null ? {
		...file,
		arrays: change.arrays(file.arrays, file.name)
	} : {
		...file,
		table: change.table(file.table, file.name)
	});
	return {
		contents: new Map(changed.map(({ name, table, arrays }) => [name, table === null ? writeArrays(arrays) : writeTable(table)])),
		places: new Map(data.map(({ path }) => [path, path])),
		classes: classes?.length ?? null,
		rows: sum(changed.map(countOf))
	};
}
/** No search for tables finds it: neither `*.csv`, nor what skips hidden files. */
const hiddenName = (path) => posix.join(posix.dirname(path), `.${posix.basename(path).replaceAll(".", "-")}-renamed`);
async function openFile(folder, { path, target }) {
	const { kind, sizeBytes } = await locate(folder, path);
	if (kind === "folder") throw new NotProbed({
		kind: "folder",
		path
	});
	if (sizeBytes > MOST_BYTES) throw new NotProbed({
		kind: "too-large",
		path,
		bytes: sizeBytes
	});
	const content = await readBelow(folder, path, MOST_BYTES);
	if (content === null) throw new NotProbed({
		kind: "missing",
		path
	});
	if (isArrayPath(path)) {
		const arrays = readArrays(content, path, target ?? null);
		if (arrays === "no-table") throw new NotProbed({
			kind: arrays,
			path
		});
		if ("column" in arrays) throw new NotProbed({
			kind: "no-column",
			path,
			...arrays
		});
		return {
			name: path,
			table: null,
			arrays
		};
	}
	const table = readTable(content, target ?? null);
	if ("kind" in table) throw new NotProbed({
		...table,
		path
	});
	return {
		name: path,
		table,
		arrays: null
	};
}
/** Path and kind of a file or folder that is the project's own, not one that a link leads to. */
async function locate(folder, path) {
	const found = await lookBelow(folder, path);
	if (found.kind === "none") throw new NotProbed({
		kind: "missing",
		path
	});
	if (found.kind === "file" || found.kind === "folder") return {
		kind: found.kind,
		sizeBytes: found.stats.size
	};
	throw new NotProbed({
		kind: found.kind,
		path
	});
}
export { listUnprobed as n, putChanges as r, changeData as t };
