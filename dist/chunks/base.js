import { a as __toESM } from "./rolldown-runtime.js";
import { $t as literal, Ar as explainLook, B as READING_METERS, Er as shorten, Fr as notAFile, Gr as recover, Ir as notAFolder, Jt as boolean, Mr as explainPath, Nr as explainRead, Pr as explainWrite, Rr as UserError, Wt as _enum, Xt as discriminatedUnion, Zt as int, an as record, at as label, dr as escapePattern, dt as sha256, gt as text, it as instant, jr as explainNewFile, kr as explainFullDisk, lt as quality, nn as object, on as strictObject, or as _usingCtx, qt as array, rn as partialRecord, sn as string, tn as number, tt as count, un as union, zr as errorCode } from "./inputs.js";
import { basename, dirname, isAbsolute, join, normalize, posix, relative, resolve, sep } from "node:path";
import { closeSync, constants, existsSync, fstatSync, lstatSync, openSync, readFileSync, readSync, readdirSync, statfsSync } from "node:fs";
import { access, copyFile, link, lstat, mkdir, mkdtemp, open, readFile, readdir, realpath, rename, rm, rmdir, stat, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { createHash, randomBytes } from "node:crypto";
import { pipeline } from "node:stream/promises";
// src/base/files/paths.ts
/** Whether a path is a folder or something in it, by their names: both absolute, or relative to one place. */
const isBelow = (path, folder) => path === folder || path.startsWith(folder.endsWith("/") ? folder : `${folder}/`);
/** Whether a relative path, normalised, leads out of where it begins. */
const leadsOut = (path) => isAbsolute(path) || isBelow(path, "..");
/** Relative paths, normalised, behind the folders on the way to them, each once: `a`, `a/b`, `a/b/c`. */
function withFolders(paths) {
	const all = /* @__PURE__ */ new Set();
	for (const path of paths) {
		const unknown = [];
		for (let at = path; at !== "." && !all.has(at); at = posix.dirname(at)) unknown.unshift(at);
		for (const each of unknown) all.add(each);
	}
	return all;
}
/** The same value with these folders, wherever a text tells where they lie, by their own names: where that is is nobody else's business. */
function nameFolders(value, folders) {
	const deepestFirst = folders.map((folder) => resolve(folder)).filter((folder) => basename(folder) !== "").sort((a, b) => b.length - a.length);
	const hide = (text) => {
		let hidden = text;
		for (const folder of deepestFirst) hidden = hidden.replaceAll(new RegExp(`(?<![\\w./-])${escapePattern(folder)}(?![\\w-])`, "g"), basename(folder));
		return hidden;
	};
	return JSON.parse(JSON.stringify(value, (_, each) => typeof each === "string" ? hide(each) : each));
}
// src/base/files/entry-kinds.ts
/**
* Characters that one system takes for something else than a part of a name (a backslash), that end a line or change a
* terminal, that turn the direction of a text, or that stand for bytes that are no text.
*/
const UNSAFE = /[\\\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd]/gu;
/** Whether a name was read of bytes that are no text: by it nothing is found. */
const isNoText = (name) => name.includes("�");
const spell = (path) => path.replaceAll(UNSAFE, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
/** No name of a file system has more characters; spelled out it may be eight times as long. */
const LONGEST_NAME = 255;
/** A name as it may be shown: what no path may have is spelled out. */
const spellName = (name) => shorten(spell(name), LONGEST_NAME);
/** UserError 3 for a name that a path may not have: what is shown of it is printable. */
function refuseUnsafeName(path) {
	if (path.search(UNSAFE) < 0) return;
	throw new UserError(`'${spell(path)}' is refused: a name may hold no backslash, control character or bytes that are no text. Rename it.`, 3);
}
/** Names on the way from `root` to a path below it; UserError 3 where it leads out. */
function namesBelow(root, path) {
	const inside = normalize(path);
	if (leadsOut(inside)) throw new UserError(`${path} leads out of ${root}: it is not opened.`, 3);
	refuseUnsafeName(inside);
	return inside.split(sep).filter((name) => name !== "" && name !== ".");
}
/** The entry at exactly this path. */
async function look(path) {
	try {
		const stats = lstatSync(path, { throwIfNoEntry: false });
		return stats === void 0 ? { kind: "none" } : {
			kind: kindOf(stats),
			path,
			stats
		};
	} catch (error) {
		if (errorCode(error) === "ENOTDIR") return { kind: "none" };
		throw explainLook(error, path);
	}
}
function kindOf(entry) {
	if (entry.isFile()) return "file";
	if (entry.isDirectory()) return "folder";
	if (entry.isSymbolicLink()) return "link";
	if (entry.isFIFO()) return "pipe";
	return entry.isSocket() ? "socket" : "device";
}
/** Why something is not opened that is neither a plain file nor a folder; exit code 3. */
const refusedKind = (path, kind) => new UserError(kind === "link" ? `${path} is a link, which may lead anywhere: it is not followed. Put what it is to show in its place.` : `${path} is a ${kind}, no plain file: it is not opened. Remove it.`, 3);
/** Refuses an entry that is there and of another kind. */
function refuseAllBut(wanted, { kind, path }) {
	if (kind === wanted) return;
	if (kind === "file") throw notAFolder(path);
	throw kind === "folder" ? notAFile(path) : refusedKind(path, kind);
}
// src/base/text/significant-digits.ts
/**
* `1,230`, `0.0457`: a number in so many significant digits and never an exponent, as English has it: the shortest decimal that
* reads as the number, rounded half away from zero. What Node has for it takes longer to make than a command to start.
*/
function formatSignificantDigits(value, most, layout = {}) {
	if (!Number.isFinite(value)) return Number.isNaN(value) ? "NaN" : value < 0 ? "-∞" : "∞";
	const sign = value < 0 || Object.is(value, -0) ? "-" : "";
	const { digits, exponent } = roundTo(Math.abs(value), most);
	const shown = layout.isPadded === true ? digits.padEnd(most, "0") : digits;
	const whole = exponent < 0 ? "0" : shown.slice(0, exponent + 1).padEnd(exponent + 1, "0");
	const fraction = exponent < 0 ? "0".repeat(-exponent - 1) + shown : shown.slice(exponent + 1);
	return sign + (layout.isGrouped === true ? groupThousands(whole) : whole) + (fraction === "" ? "" : `.${fraction}`);
}
/** `12.3 W` */
const formatWatts = (watts, digits = 3) => `${formatSignificantDigits(watts, digits)} W`;
/** `12.3 W ± 0.21 W`; null: the standard error is not known. */
const formatWattsWithError = (watts, standardError) => `${formatWatts(watts)} ± ${standardError === null ? "not known" : formatWatts(standardError, 2)}`;
/** `-1234567` as `-1,234,567`. */
function groupThousands(whole) {
	const sign = whole.startsWith("-") ? 1 : 0;
	const first = sign + ((whole.length - sign) % 3 || 3);
	return [whole.slice(0, first), ...whole.slice(first).match(/\d{3}/g) ?? []].join(",");
}
/** Digits without zeros at the end, the first of them before the point, and the power of ten. */
function roundTo(value, most) {
	const [mantissa = "0", power = "0"] = value.toExponential().split("e");
	const all = mantissa.replace(".", "");
	const rounded = String(Number(all.slice(0, most)) + ((all[most] ?? "0") >= "5" ? 1 : 0));
	const carried = rounded.length > Math.min(most, all.length) ? 1 : 0;
	return {
		digits: withoutEndingZeros(rounded),
		exponent: Number(power) + carried
	};
}
/** One digit stays. */
function withoutEndingZeros(digits) {
	let length = digits.length;
	while (length > 1 && digits[length - 1] === "0") length -= 1;
	return digits.slice(0, length);
}
// src/base/size.ts
const MIB = 1024 ** 2;
const GIB = 1024 ** 3;
const UNITS = {
	"": 1,
	b: 1,
	k: 1024,
	kib: 1024,
	kb: 1e3,
	m: MIB,
	mib: MIB,
	mb: 1e6,
	g: GIB,
	gib: GIB,
	gb: 1e9
};
/** Bytes of `20GiB` or `512m`; null where it is no size. */
function parseSize(text) {
	const [, digits = "", unit = ""] = /^(\d+(?:\.\d+)?)\s*([A-Za-z]*)$/.exec(text.trim()) ?? [];
	const bytes = Math.floor(Number(digits) * (UNITS[unit.toLowerCase()] ?? 0));
	return digits !== "" && bytes > 0 && bytes <= Number.MAX_SAFE_INTEGER ? bytes : null;
}
/** `2 GiB`, `1.54 MiB`, `300 B`. */
function formatSize(bytes) {
	const [unit, size] = bytes >= GIB ? ["GiB", GIB] : bytes >= MIB ? ["MiB", MIB] : bytes >= 1024 ? ["KiB", 1024] : ["B", 1];
	return `${formatSignificantDigits(bytes / size, 3)} ${unit}`;
}
// src/base/files/folders.ts
/**
* Makes a folder and those above it. UserError where that can't be done. Node's own recursive call never comes back where a
* file system answers that there is no such folder, as /proc does.
*/
async function makeFolders(folder) {
	if (await isFolder$1(folder)) return;
	await makeFolders(dirname(folder));
	try {
		await mkdir(folder, 509);
	} catch (error) {
		const code = errorCode(error);
		if (code === "ENOENT") throw new UserError(`${folder} can't be made: ${dirname(folder)} takes no folders.`, 1);
		if (code !== "EEXIST") throw explainWrite(error, folder);
		if (!await isFolder$1(folder)) throw notAFolder(folder);
	}
}
/** UserError where a folder that is to be made holds something, or a file lies in its place: before any work is done for it. */
async function requireNewFolder(folder, fix) {
	const found = await stat(folder).catch(() => null);
	if (found === null) return;
	if (!found.isDirectory()) throw notAFolder(folder);
	if ((await readdir(folder)).length > 0) throw new UserError(`${folder} is not empty: ${fix}.`);
}
const isFolder$1 = (path) => stat(path).then((found) => found.isDirectory(), () => false);
/** A folder as who works from here names it, without a way up; of one that lies elsewhere its own name. */
function nameFromHere(folder, here = process.cwd()) {
	const path = relative(here, resolve(here, folder));
	return leadsOut(path) ? basename(resolve(here, folder)) : path;
}
// src/base/files/held-folder.ts
const canHold = process.platform === "linux";
const FOLDER = 2097152 | constants.O_DIRECTORY | constants.O_NOFOLLOW;
/**
* The folder at a path below `root`; null where there is none. UserError where something else lies there or on the way. Where
* the system can't hold one (only Linux does) every level is looked at before, and that is all.
*/
const holdFolder = (root, path) => hold(root, path, false);
/** The folder at a path below `root`, made as far as it is missing. UserError where something else lies there or on the way. */
async function makeAndHold(root, path) {
	await makeFolders(root);
	const folder = await hold(root, path, true);
	if (folder === null) throw new Error(`${join(root, path)} was made and is gone`);
	return folder;
}
async function hold(root, path, isMade) {
	const names = namesBelow(root, path);
	let place = resolve(root);
	let folder = await openFolder(`${place}/.`, place, isMade);
	for (const name of names) try {
		var _usingCtx$5 = _usingCtx();
		if (folder === null) return null;
		const above = _usingCtx$5.a(folder);
		place = join(place, name);
		folder = await enter(above, name, place, isMade);
	} catch (_) {
		_usingCtx$5.e = _;
	} finally {
		await _usingCtx$5.d();
	}
	return folder;
}
async function enter(above, name, place, isMade) {
	if (isMade) await mkdir(above.at(name)).catch((error) => {
		if (errorCode(error) !== "EEXIST") throw explainWrite(error, place);
	});
	return openFolder(above.at(name), place, isMade);
}
/** A folder in one that is held; null where there is none. `place`: as the user knows it. */
const enterHeld = (above, name, place) => enter(above, name, place, false);
/** `place`: as the user knows it. Opened and closed without the thread pool: that takes twenty times as long, at each of a path's names. */
async function openFolder(at, place, isMade) {
	if (!canHold) return await isFolder(at, place, isMade) ? heldByName(place) : null;
	try {
		return new OpenFolder(openSync(at, FOLDER));
	} catch (error) {
		if (errorCode(error) === "ENOENT" && !isMade) return null;
		if (errorCode(error) !== "ENOTDIR" && errorCode(error) !== "ELOOP") throw explainLook(error, place);
		if (await isFolder(at, place, isMade)) throw refusedKind(place, "link");
		return null;
	}
}
async function isFolder(at, place, isMade) {
	const found = await look(at);
	if (found.kind === "none" || found.kind === "file" && !isMade) return false;
	refuseAllBut("folder", {
		...found,
		path: place
	});
	return true;
}
const heldByName = (place) => ({
	at: (name) => join(place, name),
	[Symbol.asyncDispose]: async () => {}
});
var OpenFolder = class {
	#descriptor;
	constructor(descriptor) {
		this.#descriptor = descriptor;
	}
	at(name) {
		return `/proc/self/fd/${this.#descriptor}/${name}`;
	}
	async [Symbol.asyncDispose]() {
		closeSync(this.#descriptor);
	}
};
// src/base/files/held-files.ts
/** What was looked at may be another thing by now. NONBLOCK: a pipe without a writer would hold up the one who opens it. */
const READING = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
/** The last name of a path below `root`. UserError where it has none, or leads out. */
function nameOf$1(root, path) {
	const name = namesBelow(root, path).at(-1);
	if (name === void 0) throw notAFile(root);
	return name;
}
/** `openAt`: opens the file by a path that the system finds it by; null where there is none. `place`: as the user knows it. */
async function openIn(folder, name, place, openAt) {
	const found = await look(folder.at(name));
	if (found.kind === "none") return null;
	refuseAllBut("file", {
		...found,
		path: place
	});
	try {
		return await openAt(folder.at(name));
	} catch (error) {
		if (errorCode(error) === "ENOENT") return null;
		throw errorCode(error) === "ELOOP" ? refusedKind(place, "link") : explainRead(error, place);
	}
}
/** Bytes by which a file that is wanted is told from others. */
const HEAD_BYTES = 65536;
const HEAD = Buffer.alloc(HEAD_BYTES);
/**
* A plain file in a folder that is held; null where there is none. UserError for anything else, and for one that is longer. Read
* without the thread pool, by which each of the thousands of small files of a campaign would take twenty times as long.
*/
async function readIn(folder, name, place, mostBytes, { isWanted = () => true, allocate = Buffer.allocUnsafe } = {}) {
	const descriptor = await openIn(folder, name, place, (at) => openSync(at, READING));
	if (descriptor === null) return null;
	try {
		const stats = fstatSync(descriptor);
		if (!stats.isFile()) throw refusedKind(place, "device");
		const { size } = stats;
		if (size > mostBytes) {
			const [has, most] = [formatSize(size), formatSize(mostBytes)];
			throw new UserError(`${place} has ${has}, more than the ${most} that such a file may have.`);
		}
		return {
			sizeBytes: size,
			bytes: size <= HEAD_BYTES || isWanted(readInto(HEAD, descriptor, 0)) ? readInto(allocate(size), descriptor, 0) : null
		};
	} finally {
		closeSync(descriptor);
	}
}
const readPart = (descriptor, start, length) => readInto(Buffer.allocUnsafe(length), descriptor, start);
function readInto(bytes, descriptor, start) {
	let filled = 0;
	while (filled < bytes.length) {
		const count = readSync(descriptor, bytes, filled, bytes.length - filled, start + filled);
		if (count === 0) break;
		filled += count;
	}
	return bytes.subarray(0, filled);
}
/** Reads files below a root, each as `readBelow` does: of those that follow each other a folder on the way is entered once for all, and one is read after another, whoever waits. */
var NeighbourReader = class {
	#root;
	/** The root, and the folders below it down to the one that was read from last. */
	#way = [];
	/** Ends when the last file that was asked for is read: the folders on its way are left for the next one's. */
	#last = Promise.resolve();
	constructor(root) {
		this.#root = root;
	}
	read(path, mostBytes, reading) {
		const read = this.#last.then(() => this.#read(path, mostBytes, reading));
		this.#last = read.catch(() => {});
		return read;
	}
	async #read(path, mostBytes, reading) {
		const names = namesBelow(this.#root, path);
		const name = names.pop();
		if (name === void 0) throw notAFile(this.#root);
		const folder = await this.#enter(["", ...names]);
		return folder === null ? null : readIn(folder, name, join(this.#root, path), mostBytes, reading);
	}
	async #enter(names) {
		const common = this.#way.findIndex(({ name }, index) => name !== names[index]);
		if (common >= 0) await this.#leave(common);
		for (let last = this.#way.at(-1); this.#way.length < names.length; last = this.#way.at(-1)) {
			if (last?.folder === null) return null;
			const way = names.slice(0, this.#way.length + 1);
			const name = way.at(-1) ?? "";
			const folder = last === void 0 ? holdFolder(this.#root, "") : enterHeld(last.folder, name, join(this.#root, ...way));
			this.#way.push({
				name,
				folder: await folder
			});
		}
		return this.#way.at(-1)?.folder ?? null;
	}
	async #leave(kept) {
		for (const { folder } of this.#way.splice(kept)) await folder?.[Symbol.asyncDispose]();
	}
	async [Symbol.asyncDispose]() {
		await this.#last;
		await this.#leave(0);
	}
};
// src/base/files/untrusted-files.ts
/** Most bytes of one document that is read whole (a plan, a manifest): parsed, JSON takes up to 30 times its bytes. */
const LARGEST_DOCUMENT_BYTES = 64 * 1024 ** 2;
const MOST_ENTRIES = 1e6;
/** What lies at a path below `root`. UserError where the path leaves it, or this user may not look. */
async function lookBelow(root, path) {
	let found = null;
	let place = root;
	for (const name of namesBelow(root, path)) {
		if (found?.kind === "file") return { kind: "none" };
		place = join(place, name);
		found = await look(place);
		if (found.kind !== "folder" && found.kind !== "file") return found;
	}
	if (found !== null) return found;
	const own = await look(`${resolve(root)}/.`);
	return own.kind === "none" ? own : {
		...own,
		path: root
	};
}
/** Opens a plain file; null where there is none. UserError for anything else in its place. */
async function openBelow(root, path) {
	try {
		var _usingCtx$4 = _usingCtx();
		const [place, name] = [join(root, path), nameOf$1(root, path)];
		const folder = _usingCtx$4.a(await holdFolder(root, dirname(path)));
		const file = folder === null ? null : await openIn(folder, name, place, (at) => open(at, READING));
		return file === null ? null : keepPlain(file, () => refusedKind(place, "device"));
	} catch (_) {
		_usingCtx$4.e = _;
	} finally {
		await _usingCtx$4.d();
	}
}
/** A file that was opened, where it is a plain one still: what was looked at before may be another thing by now. Else `refuse` makes the error. */
async function keepPlain(file, refuse) {
	const stats = await file.stat();
	if (stats.isFile()) return {
		file,
		stats
	};
	await file.close();
	throw refuse(kindOf(stats));
}
/** The bytes of a plain file; null where there is none. UserError for anything else, and for one that is longer. */
async function readBelow(root, path, mostBytes = LARGEST_DOCUMENT_BYTES) {
	try {
		var _usingCtx3 = _usingCtx();
		const name = nameOf$1(root, path);
		const folder = _usingCtx3.a(await holdFolder(root, dirname(path)));
		return (folder === null ? null : await readIn(folder, name, join(root, path), mostBytes))?.bytes ?? null;
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
}
/** The bytes of a plain file; null for anything else: a script that is done may have left anything, with any rights. */
async function readIfPlain(root, path, mostBytes) {
	return readBelow(root, path, mostBytes).catch((error) => {
		if (error instanceof UserError || errorCode(error) !== void 0) return null;
		throw error;
	});
}
/** The first bytes of a plain file and its size; null for anything else. */
async function readHeadBelow(root, path, mostBytes) {
	try {
		var _usingCtx4 = _usingCtx();
		if ((await lookBelow(root, path)).kind !== "file") return null;
		const opened = await openBelow(root, path);
		if (opened === null) return null;
		const file = _usingCtx4.a(opened.file);
		const { size } = opened.stats;
		return {
			bytes: readPart(file.fd, 0, Math.min(size, mostBytes)),
			sizeBytes: size
		};
	} catch (_) {
		_usingCtx4.e = _;
	} finally {
		await _usingCtx4.d();
	}
}
/** The last bytes of a plain file; null for anything else. */
async function readTailBelow(root, path, mostBytes) {
	try {
		var _usingCtx5 = _usingCtx();
		if ((await lookBelow(root, path)).kind !== "file") return null;
		const opened = await openBelow(root, path);
		if (opened === null) return null;
		const file = _usingCtx5.a(opened.file);
		const length = Math.min(opened.stats.size, mostBytes);
		return readPart(file.fd, opened.stats.size - length, length);
	} catch (_) {
		_usingCtx5.e = _;
	} finally {
		await _usingCtx5.d();
	}
}
/** A folder below `root` as a root of its own. UserError where it is none. */
async function enterBelow(root, path) {
	const found = await lookBelow(root, path);
	if (found.kind === "none") throw new UserError(`There is no folder ${join(root, path)}.`);
	refuseAllBut("folder", found);
	return join(root, path);
}
/**
* All that lies below a folder, links not followed. UserError for a name that a path may not have, and where there is more
* than any project or campaign holds. `isEntered`: of a folder, whether what lies in it is told too.
*/
async function* walkTree(root, isEntered = () => true) {
	const way = [];
	let count = 0;
	try {
		for (let next = await enterRoot(root); next !== null; next = await enterNext(root, way)) {
			way.push(next);
			for (const { name, kind } of refuseUnsafe(listHeld(next.held, join(root, next.path)))) {
				const path = joinNames(next.path, name);
				if (++count > MOST_ENTRIES) throw new UserError(`${root} holds more than ${MOST_ENTRIES} files and folders.`);
				yield {
					path,
					kind
				};
				if (kind === "folder" && isEntered(path)) next.left.push(name);
			}
		}
	} finally {
		for (const { held } of way) await held[Symbol.asyncDispose]();
	}
}
async function enterRoot(root) {
	return openTree(root, "", await holdFolder(root, ""));
}
/** Leaves the folders in which nothing is left, and enters the next; null: all were. */
async function enterNext(root, way) {
	for (let last = way.at(-1); last !== void 0; last = way.at(-1)) {
		const name = last.left.pop();
		if (name !== void 0) {
			const path = joinNames(last.path, name);
			return openTree(root, path, await enterHeld(last.held, name, join(root, path)));
		}
		way.pop();
		await last.held[Symbol.asyncDispose]();
	}
	return null;
}
function openTree(root, path, held) {
	if (held === null) throw new UserError(`There is no folder ${join(root, path)}.`);
	return {
		path,
		held,
		left: []
	};
}
const joinNames = (folder, name) => folder === "" ? name : `${folder}/${name}`;
/** `place`: as the user knows it. */
function listHeld(folder, place) {
	return readEntries(folder, place).map((entry) => ({
		name: entry.name,
		kind: kindOf(entry)
	})).sort((a, b) => a.name < b.name ? -1 : 1);
}
function readEntries(folder, place) {
	try {
		return readdirSync(folder.at("."), { withFileTypes: true });
	} catch (error) {
		throw explainRead(error, place);
	}
}
function refuseUnsafe(entries) {
	for (const { name } of entries) refuseUnsafeName(name);
	return entries;
}
/** What a folder below `root` holds, sorted by name; null where there is no such folder. UserError for a name that a path may not have. */
async function listBelow(root, path) {
	const entries = await listAsNamed(root, path);
	return entries && refuseUnsafe(entries);
}
/**
* What a folder holds as `listBelow` lists it, whatever the names, for who tells what is wrong with each: by a name that no
* path may have nothing is opened.
*/
async function listAsNamed(root, path) {
	try {
		var _usingCtx6 = _usingCtx();
		const found = await lookBelow(root, path);
		if (found.kind === "none") return null;
		refuseAllBut("folder", found);
		const folder = _usingCtx6.a(await holdFolder(root, path));
		return folder === null ? null : listHeld(folder, join(root, path));
	} catch (_) {
		_usingCtx6.e = _;
	} finally {
		await _usingCtx6.d();
	}
}
// src/base/package.ts
function findPackageRoot(from) {
	if (existsSync(join(from, "package.json")) && existsSync(join(from, "assets"))) return from;
	const parent = dirname(from);
	if (parent === from) throw new Error(`no package.json with assets/ above ${fileURLToPath(import.meta.url)}`);
	return findPackageRoot(parent);
}
/** Folder of this tool: found alike from `src/` and from `dist/`. */
const PACKAGE_ROOT = findPackageRoot(dirname(fileURLToPath(import.meta.url)));
/** A file that runs or is read beside the bundle. */
const assetPath = (...parts) => join(PACKAGE_ROOT, "assets", ...parts);
/** Code of the bundle that is made for browsers, and not for this program. */
const CHART_CODE = "interactive.js";
/** The text of that code; null in a checkout that was not built. */
const readChartCode = async () => {
	const path = join(PACKAGE_ROOT, "dist", CHART_CODE);
	return existsSync(path) ? readFile(path, "utf8") : null;
};
/** The text of such a file. */
const readAsset = (...parts) => readFile(assetPath(...parts), "utf8");
/** The bytes of one that is needed at once. */
const readAssetBytes = (...parts) => readFileSync(assetPath(...parts));
const TOOL_VERSION = object({ version: string() }).parse(JSON.parse(readFileSync(join(PACKAGE_ROOT, "package.json"), "utf8"))).version;
/** What starts the command line: the sources where this runs from them, else the bundle. */
const CLI_FILE = import.meta.url.endsWith(".ts") ? join(PACKAGE_ROOT, "src", "cli", "main.ts") : join(PACKAGE_ROOT, "dist", "cli.js");
// src/base/text/edit-distance.ts
/** Levenshtein's distance of two texts in UTF-16 units, by bit-parallel columns of 32 (Hyyrö 2003, after Myers 1999). */
function editDistance(a, b) {
	if (a.length === 0 || b.length === 0) return a.length + b.length;
	const column = new Column(Math.ceil(a.length / WIDTH), (a.length - 1) % WIDTH);
	const places = placesOf(a, column.blocks);
	const none = new Int32Array(column.blocks);
	let distance = a.length;
	for (let index = 0; index < b.length; index++) distance += column.advance(places.get(b.charCodeAt(index)) ?? none);
	return distance;
}
const WIDTH = 32;
const TOP = 31;
const bit = (bits, place) => bits >>> place & 1;
/** One column of the table: bits where a cell is one more, or one less, than the cell above it. */
var Column = class {
	blocks;
	#lastPlace;
	#more;
	#less;
	constructor(blocks, lastPlace) {
		this.blocks = blocks;
		this.#lastPlace = lastPlace;
		this.#more = new Int32Array(blocks).fill(-1);
		this.#less = new Int32Array(blocks);
	}
	/** Moves to the next character; returns by how much the last cell changed. */
	advance(equal) {
		let [plus, minus] = [1, 0];
		for (let block = 0; block < this.blocks; block++) {
			const [more, less, same] = [
				this.#more[block] ?? 0,
				this.#less[block] ?? 0,
				equal[block] ?? 0
			];
			const match = same | minus;
			const vertical = same | less;
			const diagonal = (match & more) + more ^ more | match;
			const [right, left] = [less | ~(diagonal | more), more & diagonal];
			const [shiftedRight, shiftedLeft] = [right << 1 | plus, left << 1 | minus];
			this.#more[block] = shiftedLeft | ~(vertical | shiftedRight);
			this.#less[block] = shiftedRight & vertical;
			const end = block === this.blocks - 1 ? this.#lastPlace : TOP;
			plus = bit(right, end);
			minus = bit(left, end);
		}
		return plus - minus;
	}
};
/** By character: bits of the places where it stands. */
function placesOf(text, blocks) {
	const places = /* @__PURE__ */ new Map();
	for (let index = 0; index < text.length; index++) {
		const bits = places.get(text.charCodeAt(index)) ?? new Int32Array(blocks);
		const block = Math.floor(index / WIDTH);
		bits[block] = (bits[block] ?? 0) | 1 << index % WIDTH;
		places.set(text.charCodeAt(index), bits);
	}
	return places;
}
// src/base/text/closest.ts
/** A longer name is nobody's slip. */
const LONGEST = 200;
/** The name that somebody may have meant; null where none is near. */
function findClosest(name, names) {
	const known = [...names];
	if (known.filter((each) => each.length > name.length && each.toLowerCase().includes(name.toLowerCase())).length > 1) return null;
	const most = Math.ceil(name.length / 3);
	let best = null;
	for (const each of known) {
		if (Math.max(name.length, each.length) > LONGEST || Math.abs(name.length - each.length) > most) continue;
		const distance = editDistance(name.toLowerCase(), each.toLowerCase());
		if (distance <= most && (best === null || distance < best.distance)) best = {
			name: each,
			distance
		};
	}
	return best?.name ?? null;
}
// src/base/text/parse-json.ts
/** Ten times what any file of this tool's has. */
const DEEPEST = 200;
/**
* JSON of a stranger's, as `JSON.parse` reads it. SyntaxError also where it is nested so deep that whoever goes through it
* level by level has no stack left.
*/
function parseJson(text) {
	if (isDeep(text)) throw new SyntaxError(`nested more than ${DEEPEST} deep`);
	return JSON.parse(text);
}
/** What the parser says where it tells a place; then it quotes nothing of the text, which may hold a key. */
const PLACED = /^(.+?)(?: in JSON)? at position (\d+)/;
/** What is wrong in a text that `parseJson` refused, in the parser's words, and where, as far as the parser knows it. */
function describeJsonFault({ message }, text) {
	if (message.startsWith("nested")) return `it is ${message}`;
	const [, what = "", position = text.length] = PLACED.exec(message) ?? [];
	const before = text.slice(0, Number(position)).split("\n");
	const column = `column ${(before.at(-1)?.length ?? 0) + 1}`;
	const place = text.trimEnd().includes("\n") ? `see line ${before.length}, ${column}` : `see ${column}`;
	if (message.startsWith("Unexpected end")) return `it ends too early, ${place}`;
	if (what === "") return "it holds a value that JSON does not have";
	const told = `${what.charAt(0).toLowerCase()}${what.slice(1)}, ${place}`;
	return Number(position) >= text.trimEnd().length ? `it ends too early: ${told}` : told;
}
function isDeep(text) {
	if (!hasMore(text, "{", DEEPEST / 2) && !hasMore(text, "[", DEEPEST / 2)) return false;
	let depth = 0;
	for (let at = 0; at < text.length; at++) {
		const character = text[at];
		if (character === "\"") at = findEnd(text, at);
		else if (character === "[" || character === "{") depth++;
		else if (character === "]" || character === "}") depth--;
		if (depth > DEEPEST) return true;
	}
	return false;
}
function hasMore(text, character, count) {
	let seen = 0;
	for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) if (++seen > count) return true;
	return false;
}
/** Place of the quote that ends the string which begins at `start`. */
function findEnd(text, start) {
	let end = text.indexOf("\"", start + 1);
	while (end >= 0 && isEscaped(text, end)) end = text.indexOf("\"", end + 1);
	return end < 0 ? text.length : end;
}
function isEscaped(text, at) {
	let strokes = 0;
	while (text[at - 1 - strokes] === "\\") strokes++;
	return strokes % 2 === 1;
}
// src/base/text/parse-with.ts
/** What came from outside and is not as its format has it: `faults` are the first, each with its place and what was expected. */
var NotValid = class extends UserError {
	faults;
	constructor(where, faults) {
		super(`${where} is not valid:\n${faults.map((fault) => `  ${fault}`).join("\n")}`);
		this.faults = faults;
	}
};
/** Parses what came from outside; NotValid names the file, the places in it and what was expected. */
function parseWith(schema, value, where) {
	const result = schema.safeParse(value, FIRST_FAULT);
	if (result.success) return result.data;
	const { issues } = (isLarge(value) ? null : schema.safeParse(value).error) ?? result.error;
	for (const issue of issues) if (issue.code === "custom") refuseOtherVersion(where, issue.params ?? {});
	const faults = issues.slice(0, MOST_TOLD).map((issue) => `${placeOf(issue) || "(top)"}: ${tellIssue(issue)}`);
	if (issues.length > MOST_TOLD) faults.push(`and ${issues.length - MOST_TOLD} more`);
	throw new NotValid(where, faults);
}
const MOST_TOLD = 5;
/** What zod says of a value that fits none of several forms, where the format has no words of its own for that. */
const NO_WORDS = "Invalid input";
const placeOf = ({ path }) => path.join(".");
/** Ends at the first value that does not fit: each fault that is noted takes a hundred times the bytes of what is wrong. */
const FIRST_FAULT = { abortEarly: true };
/** Values of a document whose faults are all looked for. */
const MOST_VALUES = 1e4;
function isLarge(document) {
	const values = [document];
	for (const value of values) {
		if (typeof value === "object" && value !== null) values.push(...Object.values(value).slice(0, MOST_VALUES));
		if (values.length > MOST_VALUES) return true;
	}
	return false;
}
/** A name that can be nothing else is told, so that it can be mended; what a file holds beside names may be a key. */
function tellIssue(issue) {
	if (issue.code === "unrecognized_keys" && !issue.keys.every((key) => /^[A-Za-z_]{1,40}$/.test(key))) return "it holds something that its format does not know";
	if (issue.code === "invalid_union" && issue.message === NO_WORDS) return tellForms(issue.errors);
	const isMissing = issue.code === "invalid_type" && issue.message.endsWith(", received undefined");
	const told = issue.message.replace(/^(?:Invalid|Too) \w+: (?=expected)/, "").replaceAll("\"|\"", "\", \"");
	return isMissing ? `it is missing (${issue.expected})` : told;
}
/** What is wrong by the one of several forms that the value is of; else which forms there are. */
function tellForms(forms) {
	const [meant, ...others] = forms.flatMap((issues) => issues.every(isWhole$1) ? [] : issues.slice(0, 1));
	if (meant !== void 0 && others.length === 0) {
		const place = placeOf(meant);
		return place === "" ? tellIssue(meant) : `${place}: ${tellIssue(meant)}`;
	}
	return `expected ${forms.flatMap(([first]) => first === void 0 ? [] : nameForm(first)).join(" or ")}`;
}
/** Whether it is another kind of value that was expected, and not something in it. */
const isWhole$1 = ({ code, path }) => path.length === 0 && [
	"invalid_type",
	"invalid_value",
	"invalid_union"
].includes(code);
function nameForm(issue) {
	if (issue.code === "invalid_type") return issue.expected;
	return issue.code === "invalid_value" ? issue.values.map((each) => JSON.stringify(each)).join(" or ") : tellIssue(issue);
}
/** As the issues of `versioned` say it. */
function refuseOtherVersion(where, { newerVersion, olderVersion, fix }) {
	if (newerVersion !== void 0) throw new UserError(`${where} was written by a newer version (schemaVersion ${newerVersion}): update greenml to read it.`);
	if (olderVersion === void 0) return;
	throw new UserError(`${where} was written by an older version (schemaVersion ${olderVersion}): ${fix}.`);
}
/** Parses a JSON document that was read. */
const parseJsonWith = (schema, bytes, where) => parseWith(schema, readLanguage("JSON", parseJson, bytes.toString("utf8"), where), where);
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
/** The fields that the errors of the parsers of YAML and TOML have. */
const parserError = object({
	code: string().optional().catch(void 0),
	linePos: array(object({ line: number() })).optional().catch(void 0),
	line: number().optional().catch(void 0)
});
function describeFault(error, text) {
	if (error instanceof SyntaxError) return describeJsonFault(error, text);
	const { code = "", linePos, line: own } = parserError.safeParse(error).data ?? {};
	const line = linePos?.[0]?.line ?? own;
	const what = code.replaceAll("_", " ").toLowerCase() || "it cannot be read";
	return line ? `${what}, see line ${line}` : what;
}
/** Null: it is no JSON. */
function readJsonText(text) {
	try {
		return parseJson(text);
	} catch {
		return null;
	}
}
/** Warnings of the parser would quote the text: it prints none. */
const QUIET = { logLevel: "error" };
// src/base/files/named-files.ts
/** Opens a plain file to be read; null where there is none. UserError for anything else. */
async function openNamed(path) {
	const found = await lookAt(path);
	if (found === null) return null;
	refuseUnreadable(path, kindOf(found));
	const file = await recover(open(path, constants.O_RDONLY | constants.O_NONBLOCK), ["ENOENT"], null);
	return file === null ? null : keepPlain(file, (kind) => unreadable(path, kind));
}
/** The bytes of such a file; null where there is none. UserError for one that is longer than `mostBytes`. */
async function readNamed(path, mostBytes) {
	try {
		var _usingCtx$3 = _usingCtx();
		const opened = await openNamed(path);
		if (opened === null) return null;
		const file = _usingCtx$3.a(opened.file);
		const parts = [];
		let bytes = opened.stats.size;
		if (bytes <= mostBytes) {
			bytes = 0;
			for await (const part of file.createReadStream({
				autoClose: false,
				end: mostBytes
			})) {
				parts.push(part);
				bytes += part.length;
			}
		}
		if (bytes > mostBytes) throw new UserError(`${path} has more than the ${formatSize(mostBytes)} that such a file may have.`);
		return Buffer.concat(parts);
	} catch (_) {
		_usingCtx$3.e = _;
	} finally {
		await _usingCtx$3.d();
	}
}
async function lookAt(path) {
	return recover(stat(path), ["ENOENT"], null).catch((error) => {
		throw explainPath(error, path);
	});
}
function refuseUnreadable(path, kind) {
	if (kind === "folder") throw notAFile(path);
	if (kind !== "file") throw unreadable(path, kind);
}
/** Several steps read the same file, and what it is known by is the hash of its bytes. */
const unreadable = (path, kind) => new UserError(`${path} is a ${kind}, which can't be read again: write what it holds to a file, and name that.`);
/**
* Whether what is written at a path goes into what lies there: a pipe, a terminal, a descriptor of this process. Else a file
* takes the place of what lies there. UserError where that is nothing to write to.
*/
async function isStream(path) {
	const found = await recover(stat(path), ["ENOENT", "ENOTDIR"], null);
	if (found === null) return false;
	if (found.isDirectory()) throw notAFile(path);
	if (found.isSocket() || found.isBlockDevice()) throw new UserError(`${path} is no file: name one to write to.`, 1);
	return !found.isFile() || OF_THIS_PROCESS.test(resolve(path));
}
/** Where a shell's redirection went there may lie a file too: what is written follows what was. */
const OF_THIS_PROCESS = /^\/(?:dev\/(?:stdin|stdout|stderr|fd\/\d+)|proc\/.*)$/;
/** Writes into what lies at a path, see `isStream`. UserError where nobody reads the other end. */
async function writeToStream(path, content) {
	const flags = constants.O_WRONLY | constants.O_APPEND;
	try {
		try {
			var _usingCtx3 = _usingCtx();
			_usingCtx3.a(await open(path, flags | constants.O_NONBLOCK));
			await _usingCtx3.a(await open(path, flags)).writeFile(content);
		} catch (_) {
			_usingCtx3.e = _;
		} finally {
			await _usingCtx3.d();
		}
	} catch (error) {
		throw errorCode(error) === "ENXIO" || errorCode(error) === "EPIPE" ? new UserError(`${path} is a pipe that nobody reads.`, 1) : explainWrite(error, path);
	}
}
// src/base/files/untrusted-writing.ts
/** Makes a folder and those on the way to it. */
async function makeFolderBelow(root, path) {
	try {
		var _usingCtx$2 = _usingCtx();
		_usingCtx$2.a(await makeAndHold(root, path));
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
	}
}
/** Makes a folder and those on the way to it; when disposed of it removes those that it made and that nothing was put into. */
async function openFolderBelow(root, path) {
	const made = [];
	for (const folder of [join(root, path), root]) if (await recover(stat(folder), ["ENOENT"], null) === null) made.push(folder);
	await makeFolderBelow(root, path);
	return { [Symbol.asyncDispose]: async () => {
		for (const folder of made) await recover(rmdir(folder), [
			"ENOTEMPTY",
			"EEXIST",
			"ENOENT"
		], null);
	} };
}
/** Makes a folder as `makeFolderBelow` does, and tells before any work is done that files can't be made in it. */
async function makeWritableBelow(root, path) {
	try {
		var _usingCtx3 = _usingCtx();
		const folder = _usingCtx3.a(await makeAndHold(root, path));
		await access(folder.at("."), constants.W_OK | constants.X_OK).catch((error) => {
			const place = join(root, path);
			throw explainWrite(error, place, place);
		});
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
}
/** Has `work` write a file below `root`, and explains why it can't. UserError where something else than a plain file lies there. */
async function writeBelow(root, path, work) {
	const name = nameOf$1(root, path);
	try {
		try {
			var _usingCtx4 = _usingCtx();
			const folder = _usingCtx4.a(await makeAndHold(root, dirname(path)));
			const found = await look(folder.at(name));
			if (found.kind !== "none") refuseAllBut("file", {
				...found,
				path: join(root, path)
			});
			return await work({
				folder,
				name
			});
		} catch (_) {
			_usingCtx4.e = _;
		} finally {
			await _usingCtx4.d();
		}
	} catch (error) {
		throw explainWrite(error, join(root, path));
	}
}
/** Makes the folders of a file that is to be written, and refuses one that lies there and is no plain file. */
const prepareBelow = (root, path) => writeBelow(root, path, async () => {});
/** Flags of 'a+' that follow no link. */
const APPENDING = constants.O_APPEND | constants.O_CREAT | constants.O_RDWR | constants.O_NOFOLLOW | constants.O_NONBLOCK;
/** Has `work` add to a plain file below `root`, which is made where there is none; it is told its folder too. */
const appendBelow = (root, path, work) => writeBelow(root, path, async ({ folder, name }) => {
	try {
		var _usingCtx5 = _usingCtx();
		const file = _usingCtx5.a(await open(folder.at(name), APPENDING));
		if (!(await file.stat()).isFile()) throw refusedKind(join(root, path), "device");
		await work(file, folder.at("."));
	} catch (_) {
		_usingCtx5.e = _;
	} finally {
		await _usingCtx5.d();
	}
});
/** Removes a plain file; nothing where there is none. */
async function removeBelow(root, path) {
	try {
		var _usingCtx6 = _usingCtx();
		const name = nameOf$1(root, path);
		const folder = _usingCtx6.a(await holdFolder(root, dirname(path)));
		const found = folder === null ? null : await look(folder.at(name));
		if (folder === null || found === null || found.kind === "none") return;
		refuseAllBut("file", {
			...found,
			path: join(root, path)
		});
		await rm(folder.at(name), { force: true });
	} catch (_) {
		_usingCtx6.e = _;
	} finally {
		await _usingCtx6.d();
	}
}
/** Copies a plain file to a path below another root, or the same. UserError where something lies there: nothing is replaced. */
async function copyBelow(from, to, path, newPath = path) {
	try {
		var _usingCtx7 = _usingCtx();
		const opened = await openBelow(from, path);
		if (opened === null) throw new UserError(`${join(from, path)} is gone.`, 1);
		const source = _usingCtx7.a(opened.file);
		const { size, mode } = opened.stats;
		const target = join(to, newPath);
		await writeBelow(to, newPath, async ({ folder, name }) => {
			try {
				var _usingCtx8 = _usingCtx();
				const copy = _usingCtx8.a(await open(folder.at(name), "wx", mode & 493).catch((error) => {
					if (errorCode(error) !== "EEXIST") throw error;
					throw new UserError(`${target} is there already, maybe by a name that differs only in its case: not replaced.`, 3);
				}));
				try {
					if (size === 0) return;
					const reading = source.createReadStream({
						start: 0,
						end: size - 1,
						autoClose: false
					});
					await pipeline(reading, copy.createWriteStream());
				} catch (error) {
					await rm(folder.at(name), { force: true });
					throw error;
				}
			} catch (_) {
				_usingCtx8.e = _;
			} finally {
				await _usingCtx8.d();
			}
		});
	} catch (_) {
		_usingCtx7.e = _;
	} finally {
		await _usingCtx7.d();
	}
}
const NO_LINKS = [
	"EXDEV",
	"EPERM",
	"EACCES",
	"EMLINK",
	"ENOTSUP",
	"EOPNOTSUPP",
	"ENOSYS"
];
/** Gives a file of ours, which is only read, a second name below `root`, so that it lies once. False: the file system can't. */
const linkBelow = (file, root, path) => writeBelow(root, path, ({ folder, name }) => recover(link(file, folder.at(name)).then(() => true), NO_LINKS, false));
/** Writes a whole file where there is none; false: one is there, which may have come meanwhile, and stays. */
const createBelow = (root, path, content) => writeBelow(root, path, async ({ folder, name }) => {
	const temporary = folder.at(`${name}.${randomBytes(6).toString("hex")}.tmp`);
	const copyNew = () => copyFile(temporary, folder.at(name), constants.COPYFILE_EXCL);
	const create = async () => {
		if (await recover(link(temporary, folder.at(name)), NO_LINKS, true)) await copyNew();
		return true;
	};
	try {
		await writeFile(temporary, content, {
			flag: "wx",
			flush: true
		});
		return await recover(create(), ["EEXIST"], false);
	} finally {
		await rm(temporary, { force: true });
	}
});
/** Moves what lies at one path below `root` to another, where nothing is that it would replace. */
async function moveBelow(root, from, to) {
	try {
		var _usingCtx9 = _usingCtx();
		const [old, name] = [nameOf$1(root, from), nameOf$1(root, to)];
		const source = _usingCtx9.a(await holdFolder(root, dirname(from)));
		if (source === null) throw new UserError(`${join(root, from)} is gone.`, 1);
		const target = _usingCtx9.a(await makeAndHold(root, dirname(to)));
		await rename(source.at(old), target.at(name)).catch((error) => {
			if (!["ENOTEMPTY", "EEXIST"].includes(errorCode(error) ?? "")) throw explainWrite(error, join(root, to));
			throw new UserError(`${join(root, to)} is there by now: another made it meanwhile. It was left as it is.`, 1);
		});
	} catch (_) {
		_usingCtx9.e = _;
	} finally {
		await _usingCtx9.d();
	}
}
// src/base/files/files.ts
function sha256Hex(content) {
	return createHash("sha256").update(content).digest("hex");
}
/** Writes the whole file or nothing: a temporary sibling, synced, then renamed. Of a pipe or a terminal that the user named it writes what it holds. */
async function writeFileAtomic(path, content, root) {
	const whole = typeof content === "string" || content instanceof Uint8Array ? content : joinTexts(content);
	if (root !== void 0) return writeBelow(root, relative(root, path), (place) => replaceFile(place, whole));
	if (await isStream(path)) return writeToStream(path, whole);
	const folder = dirname(path);
	await makeFolders(folder);
	try {
		await replaceFile({
			folder: { at: (name) => join(folder, name) },
			name: basename(path)
		}, whole);
	} catch (error) {
		throw explainNewFile(error, path);
	}
}
async function replaceFile({ folder, name }, content) {
	const temporary = folder.at(`${name}.${randomBytes(6).toString("hex")}.tmp`);
	try {
		await writeFile(temporary, content, {
			flag: "wx",
			flush: true
		});
		await rename(temporary, folder.at(name));
	} catch (error) {
		await rm(temporary, { force: true });
		throw error;
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
	await writeFileAtomic(path, renderJson(value), root);
}
const renderJson = (value) => `${JSON.stringify(value, null, 2)}\n`;
/** Writes a value as JSON to a file that is new below `root`. False: one is there, which may have come meanwhile, and stays. */
const createJson = (path, value, root) => createBelow(root, relative(root, path), renderJson(value));
/** The file's bytes, or null where there is no such file. UserError for anything but a plain file, and for one of more than `mostBytes`. */
const readIfPresent = (path, root, mostBytes = LARGEST_DOCUMENT_BYTES) => root === void 0 ? readNamed(path, mostBytes) : readBelow(root, relative(root, path), mostBytes);
/** The file's text, or null where there is no such file. */
async function readTextIfPresent(path, root, mostBytes) {
	return (await readIfPresent(path, root, mostBytes))?.toString("utf8") ?? null;
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
		throw explainWrite(error, folder, folder);
	}
}
async function readJson(path, schema, root) {
	const value = await readJsonIfPresent(path, schema, root);
	if (value === null) throw new UserError(`There is no ${path}.`);
	return value;
}
/** Null where there is no such file. */
async function readJsonIfPresent(path, schema, root, mostBytes) {
	const bytes = await readIfPresent(path, root, mostBytes);
	return bytes === null ? null : parseJsonWith(schema, bytes, path);
}
/** `missing` is what a user is told where there is no such file. */
async function readYaml(path, schema, missing, root) {
	const text = await readTextIfPresent(path, root);
	if (text === null) throw new UserError(missing);
	const { parse } = await import("./dist4.js").then((m) => /* @__PURE__ */ __toESM(m.default, 1));
	return parseWith(schema, readLanguage("YAML", (each) => parse(each, QUIET), text, path), path);
}
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
/** SHA-256 of a file that the user named; null where there is none. */
async function hashNamed(path) {
	const opened = await openNamed(path);
	return opened && hashOpen(opened);
}
async function hashOpen({ file }) {
	const hash = createHash("sha256");
	for await (const chunk of file.createReadStream()) hash.update(chunk);
	return hash.digest("hex");
}
/** Most bytes of one project, which is copied for each of its runs. */
const LARGEST_TREE_BYTES = 16 * 1024 ** 3;
/**
* One hash over names and contents of every file below `root`, links and what `isTaken` refuses left out. UserError for a pipe, a
* socket or a device.
*/
const hashTree = async (root, isTaken) => hashOfTree(await hashFiles(root, isTaken));
/** SHA-256 of every file that `hashTree` takes, by its path. */
async function hashFiles(root, isTaken = () => true) {
	const files = [];
	for await (const { path, kind } of walkTree(root, isTaken)) {
		if (!isTaken(path)) continue;
		if (kind === "file") files.push(path);
		else if (kind !== "folder" && kind !== "link") throw refusedKind(join(root, path), kind);
	}
	const hashes = /* @__PURE__ */ new Map();
	let bytes = 0;
	for (const path of files.sort()) try {
		var _usingCtx$1 = _usingCtx();
		const opened = await openBelow(root, path);
		if (opened === null) throw new UserError(`${join(root, path)} was removed while it was read.`, 1);
		_usingCtx$1.a(opened.file);
		bytes += opened.stats.size;
		if (bytes > LARGEST_TREE_BYTES) throw new UserError(`${root} holds more than ${formatSize(LARGEST_TREE_BYTES)}.`);
		hashes.set(path, await hashOpen(opened));
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
	return hashes;
}
/** The hash of a tree of these files, which need not lie anywhere yet. */
function hashOfTree(files) {
	const hash = createHash("sha256");
	for (const [path, sha256] of [...files].sort(([a], [b]) => a < b ? -1 : 1)) hash.update(`${path}\0${sha256}\n`);
	return hash.digest("hex");
}
// src/schema/failure-classes.ts
/**
* Every way to fail, second version: told from the answer, the exception, the exit code or the limit that was hit, once, when
* it happens. What a run came to stands in its status, what else there is to know of it in its flags: a metric that is missing,
* impossible or suspect is no class.
*/
const FAILURE_CLASSES = [
	"provider",
	"refused",
	"truncated",
	"no-code",
	"syntax",
	"import",
	"data-path",
	"data-schema",
	"data-values",
	"assertion",
	"runtime",
	"asks-for-input",
	"forbidden-action",
	"timeout",
	"memory",
	"limit",
	"signal",
	"exit-code",
	"environment",
	"sandbox",
	"interrupted"
];
const failureClass = _enum(FAILURE_CLASSES);
/** A class, or the status of a run that has none. */
const FAILURE_KINDS = [
	...FAILURE_CLASSES,
	"failed",
	"no-metric",
	"invalid-metric",
	"missing-variant"
];
const failureKind = _enum(FAILURE_KINDS);
// src/schema/measurement/doubt.ts
const seconds$3 = number().nonnegative();
/** Why a careful reader would not trust a number unseen that a meter read: what it noticed itself. */
const doubt = discriminatedUnion("kind", [
	strictObject({
		kind: literal("meters-disagree"),
		meter: label,
		difference: number()
	}),
	strictObject({
		kind: literal("excessive-power"),
		joules: number(),
		seconds: seconds$3,
		limitWatts: number()
	}),
	strictObject({
		kind: literal("wrapped-unseen"),
		seconds: seconds$3
	}),
	strictObject({
		kind: literal("gap"),
		seconds: seconds$3
	}),
	strictObject({
		kind: literal("fast-power"),
		error: number().nonnegative()
	}),
	strictObject({
		kind: literal("few-readings"),
		readings: int(),
		seconds: seconds$3
	}),
	strictObject({
		kind: literal("far-from-edges"),
		offSeconds: seconds$3,
		seconds: seconds$3
	}),
	strictObject({
		kind: literal("shared-device"),
		processes: int()
	}),
	strictObject({
		kind: literal("slow-counter"),
		error: number().nonnegative(),
		seconds: seconds$3
	}),
	strictObject({ kind: literal("device-order") }),
	strictObject({
		kind: literal("reported"),
		detail: text
	})
]);
/** Numbers that their meters doubt for one kind of reason. */
const doubtCount = strictObject({
	/** The first of these doubts. */
	example: doubt,
	runs: int().positive(),
	/** The others are doubted in the same numbers. */
	equal: boolean()
});
// src/schema/measurement/energy-reason.ts
const path = text;
const seconds$2 = number().nonnegative();
/** An error number of the system's (`EACCES`). */
const code = text;
/** Words of another program or of an exception. */
const detail = text;
/** Why there are no joules. */
const energyGap = discriminatedUnion("kind", [
	strictObject({
		kind: _enum([
			"no-counters",
			"hidden-counters",
			"no-card-sensors"
		]),
		root: path
	}),
	strictObject({ kind: _enum([
		"no-power-pmu",
		"no-energy-events",
		"no-package-events",
		"pmu-counts-nothing"
	]) }),
	strictObject({ kind: literal("not-macos") }),
	strictObject({
		kind: literal("no-devices"),
		library: label
	}),
	strictObject({
		kind: literal("no-visible-devices"),
		setting: text,
		devices: int()
	}),
	strictObject({
		kind: literal("no-power-field"),
		field: label.nullable()
	}),
	strictObject({ kind: literal("partitioned") }),
	strictObject({ kind: _enum(["no-processor-meter", "no-cpu-seconds"]) }),
	strictObject({
		kind: _enum(["unreadable", "vanished"]),
		path,
		code
	}),
	strictObject({
		kind: literal("no-number"),
		path,
		text
	}),
	strictObject({
		kind: _enum([
			"nameless",
			"replaced",
			"missing"
		]),
		path
	}),
	strictObject({ kind: _enum([
		"not-read",
		"read-once",
		"still",
		"negative",
		"above-range",
		"reset"
	]) }),
	strictObject({ kind: _enum([
		"wrapped-or-reset",
		"no-power",
		"no-readings",
		"no-numbers"
	]) }),
	strictObject({ kind: _enum(["none-before", "none-after"]) }),
	strictObject({
		kind: literal("silent"),
		seconds: seconds$2
	}),
	strictObject({
		kind: literal("implausible"),
		joules: number(),
		seconds: seconds$2,
		limitWatts: number()
	}),
	strictObject({
		kind: literal("beyond-belief"),
		value: number(),
		unit: _enum(["watts", "joules"]),
		most: number()
	}),
	strictObject({
		kind: literal("not-installed"),
		program: label
	}),
	strictObject({
		kind: literal("not-started"),
		program: label,
		detail
	}),
	strictObject({
		kind: literal("ended"),
		program: label,
		exitCode: int().nullable(),
		signal: label.nullable(),
		detail: detail.nullable()
	}),
	strictObject({
		kind: literal("no-answer"),
		program: label,
		seconds: seconds$2,
		detail: detail.nullable()
	}),
	strictObject({
		kind: literal("not-understood"),
		program: label,
		detail
	}),
	strictObject({
		kind: literal("denied"),
		detail
	}),
	strictObject({
		kind: literal("reported"),
		detail
	})
]);
/** Remark on joules that stand. */
const energyRemark = discriminatedUnion("kind", [
	strictObject({
		kind: literal("estimated"),
		because: array(energyGap)
	}),
	strictObject({
		kind: literal("mirrored"),
		domains: array(label)
	}),
	strictObject({
		kind: literal("short-run"),
		error: number(),
		seconds: seconds$2
	}),
	strictObject({ kind: literal("asleep") }),
	strictObject({
		kind: literal("other-sensor"),
		joules: number()
	}),
	strictObject({ kind: literal("watts-too") }),
	strictObject({ kind: _enum(["sampled-power", "averaged-power"]) }),
	strictObject({ kind: literal("vendor-estimate") })
]);
/** Why there is none, what an estimate rests on, or what else the meter says of a number that stands. */
const energyReason = discriminatedUnion("kind", [energyGap, energyRemark]);
/** Why the power of a zone at rest is not known, and so its net joules are not. */
const restGap = discriminatedUnion("kind", [
	strictObject({ kind: _enum([
		"not-asked",
		"only-estimated",
		"not-among-zones"
	]) }),
	strictObject({
		kind: literal("not-read"),
		reason: energyReason.nullable()
	}),
	strictObject({
		kind: literal("doubtful"),
		doubts: array(doubt)
	})
]);
// src/schema/measurement/execution-reason.ts
const bytes$1 = number().nonnegative();
const seconds$1 = number().nonnegative();
const run = _enum(["counted", "profiled"]);
/** Why such a run says nothing of the measured ones: it did not end as they did. */
const endedOtherwise = discriminatedUnion("kind", [
	strictObject({
		kind: literal("timed-out"),
		run
	}),
	strictObject({
		kind: literal("ended-by-signal"),
		run,
		signal: label
	}),
	strictObject({
		kind: literal("ended-otherwise"),
		run,
		exitCode: int().nullable(),
		usual: array(union([label, int()]).nullable())
	})
]);
/** Why the launcher has no number of a process tree, or what the number is. */
const treeReason = discriminatedUnion("kind", [
	strictObject({ kind: literal("no-program") }),
	strictObject({
		kind: literal("unwaited"),
		leastSeconds: seconds$1
	}),
	strictObject({
		kind: literal("below-launcher"),
		bytes: bytes$1
	}),
	strictObject({
		kind: literal("more-in-files"),
		bytes: bytes$1
	}),
	strictObject({ kind: literal("charged") }),
	strictObject({ kind: literal("largest-process") }),
	strictObject({
		kind: literal("looked-at"),
		/** Subject of the number: the largest process alone took more than any sum. */
		of: _enum(["tree", "process"]),
		looks: count,
		sharedPages: _enum(["once", "in-each"]),
		/** Part of it in files in memory and in what the kernel keeps, where that is more than a little. */
		outsideBytes: bytes$1.nullable(),
		/** Resident pages between the looks, shared ones counted in each, where they came to more. */
		residentBytes: bytes$1.nullable()
	})
]);
/** Why memory is only looked at now and then: the kernel has no group that limits it. `folder`: where one would be made. */
const sampledReason = discriminatedUnion("kind", [strictObject({ kind: _enum([
	"not-asked",
	"not-mounted",
	"no-limit-taken",
	"not-moved",
	"not-by-engine"
]) }), strictObject({
	kind: _enum(["not-allowed", "not-passed-on"]),
	folder: text
})]);
/** Why a number of an execution is null, or less or other than it says. */
const executionReason = discriminatedUnion("kind", [
	treeReason,
	strictObject({
		kind: literal("not-started"),
		exitCode: int()
	}),
	strictObject({ kind: _enum([
		"not-asked",
		"counting-too",
		"changed-data"
	]) }),
	strictObject({ kind: literal("no-rule") }),
	endedOtherwise,
	strictObject({ kind: literal("no-cpu-seconds") }),
	strictObject({ kind: _enum([
		"signal-in-use",
		"signal-blocked",
		"notes-replaced",
		"notes-damaged"
	]) }),
	strictObject({ kind: _enum(["no-cpu-timer", "profiler-failed"]) }),
	strictObject({ kind: literal("no-python") }),
	strictObject({
		kind: literal("too-many-processes"),
		most: count
	}),
	strictObject({
		kind: literal("phases-exceed"),
		phaseSeconds: seconds$1,
		runSeconds: seconds$1
	}),
	strictObject({
		kind: literal("reported"),
		detail: text
	})
]);
/** Why operations were not counted, or what a count is. */
const flopsReason = discriminatedUnion("kind", [
	strictObject({ kind: _enum([
		"not-linux",
		"no-perf",
		"denied",
		"virtual-machine",
		"no-counters"
	]) }),
	strictObject({ kind: _enum(["no-efficiency-core-event", "not-into-container"]) }),
	strictObject({
		kind: literal("unknown-processor"),
		processor: label
	}),
	strictObject({
		kind: literal("unknown-events"),
		detail: text
	}),
	strictObject({
		kind: literal("unsupported-event"),
		event: label
	}),
	strictObject({ kind: literal("no-counts") }),
	strictObject({ kind: literal("too-short") }),
	strictObject({ kind: literal("scaled") }),
	endedOtherwise,
	strictObject({
		kind: literal("operators"),
		torch: array(text)
	}),
	strictObject({
		kind: literal("too-many-totals"),
		most: count
	}),
	strictObject({ kind: literal("unreadable-total") }),
	strictObject({
		kind: literal("reported"),
		detail: text
	})
]);
// src/schema/measurement/threads.ts
/** Libraries that make threads of their own for numerical work. */
const NUMERIC_LIBRARIES = [
	"openblas",
	"mkl",
	"blis",
	"accelerate",
	"openmp",
	"tbb"
];
/** Variables by which such libraries are told how many threads to use. */
const COUNT_VARIABLES = [
	"OMP_NUM_THREADS",
	"OPENBLAS_NUM_THREADS",
	"GOTO_NUM_THREADS",
	"MKL_NUM_THREADS",
	"BLIS_NUM_THREADS",
	"VECLIB_MAXIMUM_THREADS",
	"NUMEXPR_NUM_THREADS",
	"NUMBA_NUM_THREADS",
	"LOKY_MAX_CPU_COUNT"
];
/** Variables by which numerical libraries are told how many threads to use and how these wait. */
const THREAD_VARIABLES = [
	...COUNT_VARIABLES,
	"OMP_WAIT_POLICY",
	"OMP_DYNAMIC",
	"OMP_PROC_BIND",
	"MKL_THREADING_LAYER",
	"KMP_BLOCKTIME"
];
/** Threads of a run, as the kernel showed them now and then from outside. */
const threading = strictObject({
	/** Most threads that one process had. */
	most: int().positive(),
	/** CPU seconds of threads that are not the first of their process, as far as seen. */
	sideSeconds: number().nonnegative().max(1e9),
	/** Seconds for which these could have run and had no processor. Absent where there were none, or the kernel does not tell. */
	sideWaitSeconds: number().nonnegative().max(1e9).exactOptional(),
	/** Numerical libraries that a process had loaded. */
	libraries: array(_enum(NUMERIC_LIBRARIES)),
	/** Variables of its environment, where they were set; a script can set others for itself. */
	variables: partialRecord(_enum(THREAD_VARIABLES), label)
});
// src/schema/measurement/execution.ts
/** Joules beyond any machine and any patience: such a number is a fault of the file, and would drown all others. */
const MOST_JOULES = 0x38d7ea4c68000;
const MOST_WATTS = 1e9;
const joules = number().nonnegative().max(MOST_JOULES);
const seconds = number().nonnegative().max(1e9);
const bytes = count;
const flag = _enum([
	"cold",
	"contaminated",
	"throttled",
	"timeout",
	"left-processes",
	"doubtful-energy",
	"threads-disturbed",
	"failure-ignored",
	"percent-normalised",
	"metric-expression",
	"scored-predictions",
	"allowed-gpu",
	"allowed-rapl"
]);
/**
* Joules of one physical zone, by its kernel name; a child stands under its parent (`package-0/dram`). `domain` is no closed list:
* the kernel and external meters name zones, and a record must not be refused for a new one.
*/
const energyReading = strictObject({
	domain: label,
	/** Gross, read at the instants that bound wallSeconds. */
	joules: joules.nullable(),
	netJoules: number().min(-0x38d7ea4c68000).max(MOST_JOULES).nullable(),
	meter: _enum(READING_METERS),
	quality,
	reason: energyReason.nullable(),
	/** Why there is no net number, where power at rest was to be measured. */
	restReason: restGap.optional(),
	/** What speaks against a number that was read; it then enters no verdict. */
	doubts: array(doubt)
});
/** Operational carbon: kWh × PUE × intensity. */
const carbonReading = strictObject({
	grams: number().nonnegative().max(0xde0b6b3a7640000).nullable(),
	/** Quality of the energy that the grams are made from: gross joules of all packages, or of the meter outside the machine. */
	quality,
	gramsPerKwh: number().nonnegative().max(1e6),
	/** Region of the electricity's generation; `own value` where the user gave the intensity. */
	region: label,
	year: int().nullable(),
	source: label,
	pue: number().min(1).max(1e3),
	/** Why there is no carbon: the energy's reason. */
	reason: energyReason.nullable()
});
/** Power of one zone while nothing ran, measured on this host shortly before or after. */
const idlePower = strictObject({
	domain: label,
	meter: _enum(READING_METERS),
	watts: number().nonnegative().max(MOST_WATTS),
	/** Standard error of the watts over the slices of the window. */
	standardErrorWatts: number().nonnegative().max(MOST_WATTS).nullable(),
	/** How many slices; absent: not known, or of a version that took ten at least. */
	slices: int().positive().exactOptional(),
	/** Length of the window. */
	seconds: number().positive().max(1e9),
	startedAt: instant
});
const reading = number().min(-1e9).max(1e9);
const beforeAndAfter = strictObject({
	before: reading,
	after: reading
});
/** The host around a run. A null stands where this host shows nothing. */
const conditions = strictObject({
	/** CPU seconds of everything else while the run lasted. */
	otherCpuSeconds: seconds.nullable(),
	/** Share of the host's busy CPU seconds that were not the run's; 0–1. */
	otherCpuShare: number().min(0).max(1).nullable(),
	/** Hottest sensor of the processor. */
	temperatureCelsius: beforeAndAfter.nullable(),
	/** Mean over processors. */
	frequencyMegahertz: beforeAndAfter.nullable(),
	/** Times the processor throttled itself during the run. */
	throttled: int().nonnegative().nullable()
});
/** One execution of any command: how it ended and what it took. Formats of runs spread these fields, so that they stay flat. */
const execution = strictObject({
	startedAt: instant,
	exitCode: int().nullable(),
	signal: label.nullable(),
	wallSeconds: seconds.nullable(),
	/** CPU seconds of the whole process tree. */
	userSeconds: seconds.nullable(),
	systemSeconds: seconds.nullable(),
	peakMemoryBytes: bytes.nullable(),
	energy: array(energyReading),
	carbon: carbonReading.nullable(),
	conditions: conditions.nullable(),
	/** Absent: it was over before anybody looked, or its file is of an older version. */
	threads: threading.exactOptional(),
	/** Why a field above is null, or less than it says, by the field's name. */
	reasons: record(string().regex(/^[A-Za-z][\w.-]{0,60}$/), executionReason),
	flags: array(flag)
});
/** CPU seconds of a run; null where one of the two is not known. */
const cpuSecondsOf = ({ userSeconds, systemSeconds }) => userSeconds === null || systemSeconds === null ? null : userSeconds + systemSeconds;
/** Peak memory that may be compared: what is known from below only, and may be much more, is neither less nor more than another's. */
const memoryKnown = ({ peakMemoryBytes, reasons }) => reasons.peakMemoryBytes?.kind === "more-in-files" ? null : peakMemoryBytes;
const TIERS = [
	"container",
	"bubblewrap",
	"none"
];
const sandboxTier = _enum(TIERS);
const host = strictObject({
	name: label,
	cpu: label,
	logicalCpus: count,
	memoryBytes: count,
	kernel: label,
	microcode: label.nullable(),
	governor: label.nullable(),
	/** Drivers that decide power and speed too (GPU, frequency), with their versions. */
	drivers: record(label, label),
	virtualMachine: boolean().nullable(),
	python: label.nullable(),
	node: label,
	/** Hash of all that makes runs comparable: host, kernel, microcode, governor, drivers. Never pooled silently. */
	stratum: string().regex(/^\w{1,64}$/)
});
const LONGEST_TRACEBACK = 2e3;
/** An execution on a fresh copy in a sandbox, its output kept in a log. */
const sandboxedExecution = strictObject({
	...execution.shape,
	/** Name of Python's exception, without its module. */
	errorType: string().max(80).regex(/^\w+$/).nullable(),
	errorMessage: text.nullable(),
	tracebackTail: string().max(LONGEST_TRACEBACK).nullable(),
	failureClass: failureClass.nullable(),
	/**
	* The idle power that netJoules were made with; empty where none was measured. Of the last run before the host rested again
	* what it drew then, too.
	*/
	idle: array(idlePower),
	sandbox: sandboxTier,
	host,
	toolVersion: label,
	log: string().regex(/^logs\/[\w.-]{1,80}\.log$/).nullable(),
	logSha256: sha256.nullable()
});
// src/base/memoise.ts
/** The same function, which makes the value of each key once. */
function memoise(make) {
	const made = /* @__PURE__ */ new Map();
	return (key) => {
		if (!made.has(key)) made.set(key, make(key));
		return made.get(key);
	};
}
/** The same function of objects, which makes the value of each once and forgets it with the object. */
function memoiseWeakly(make) {
	const made = /* @__PURE__ */ new WeakMap();
	return (key) => {
		const known = made.get(key);
		if (known !== void 0) return known.value;
		const value = make(key);
		made.set(key, { value });
		return value;
	};
}
// node_modules/pure-rand/lib/esm/distribution/uniformInt.js
/**
* Uniformly generate number in range [0 ; rangeSize[
* With rangeSize <= 0x100000000
* @internal
*/
function uniformIntInternal(rng, rangeSize) {
	const MaxAllowed = rangeSize > 2 ? ~~(4294967296 / rangeSize) * rangeSize : 4294967296;
	let deltaV = rng.next() + 2147483648;
	while (deltaV >= MaxAllowed) deltaV = rng.next() + 2147483648;
	return deltaV % rangeSize;
}
/**
* We only accept safe integers here
* @internal
*/
function fromNumberToArrayInt64(out, n) {
	if (n < 0) {
		const posN = -n;
		out.sign = -1;
		out.data[0] = ~~(posN / 4294967296);
		out.data[1] = posN >>> 0;
	} else {
		out.sign = 1;
		out.data[0] = ~~(n / 4294967296);
		out.data[1] = n >>> 0;
	}
	return out;
}
/**
* Substract two ArrayInt of 64 bits on 64 bits.
* With arrayIntA - arrayIntB >= 0
* @internal
*/
function substractArrayInt64(out, arrayIntA, arrayIntB) {
	const lowA = arrayIntA.data[1];
	const highA = arrayIntA.data[0];
	const signA = arrayIntA.sign;
	const lowB = arrayIntB.data[1];
	const highB = arrayIntB.data[0];
	const signB = arrayIntB.sign;
	out.sign = 1;
	if (signA === 1 && signB === -1) {
		const low = lowA + lowB;
		const high = highA + highB + (low > 4294967295 ? 1 : 0);
		out.data[0] = high >>> 0;
		out.data[1] = low >>> 0;
		return out;
	}
	let lowFirst = lowA;
	let highFirst = highA;
	let lowSecond = lowB;
	let highSecond = highB;
	if (signA === -1) {
		lowFirst = lowB;
		highFirst = highB;
		lowSecond = lowA;
		highSecond = highA;
	}
	let reminderLow = 0;
	let low = lowFirst - lowSecond;
	if (low < 0) {
		reminderLow = 1;
		low = low >>> 0;
	}
	out.data[0] = highFirst - highSecond - reminderLow;
	out.data[1] = low;
	return out;
}
/**
* Uniformly generate ArrayInt64 in range [0 ; rangeSize[
*
* @remarks
* In the worst case scenario it may discard half of the randomly generated value.
* Worst case being: most significant number is 1 and remaining part evaluates to 0.
*
* @internal
*/
function uniformArrayIntInternal(rng, out, rangeSize) {
	const maxIndex0 = rangeSize[0] + 1;
	out[0] = uniformIntInternal(rng, maxIndex0);
	out[1] = uniformIntInternal(rng, 4294967296);
	while (out[0] >= rangeSize[0] && (out[0] !== rangeSize[0] || out[1] >= rangeSize[1])) {
		out[0] = uniformIntInternal(rng, maxIndex0);
		out[1] = uniformIntInternal(rng, 4294967296);
	}
	return out;
}
const safeNumberMaxSafeInteger = Number.MAX_SAFE_INTEGER;
const sharedA = {
	sign: 1,
	data: [0, 0]
};
const sharedB = {
	sign: 1,
	data: [0, 0]
};
const sharedC = {
	sign: 1,
	data: [0, 0]
};
const sharedData = [0, 0];
function uniformLargeIntInternal(rng, from, to, rangeSize) {
	const rangeSizeArrayIntValue = rangeSize <= safeNumberMaxSafeInteger ? fromNumberToArrayInt64(sharedC, rangeSize) : substractArrayInt64(sharedC, fromNumberToArrayInt64(sharedA, to), fromNumberToArrayInt64(sharedB, from));
	if (rangeSizeArrayIntValue.data[1] === 4294967295) {
		rangeSizeArrayIntValue.data[0] += 1;
		rangeSizeArrayIntValue.data[1] = 0;
	} else rangeSizeArrayIntValue.data[1] += 1;
	uniformArrayIntInternal(rng, sharedData, rangeSizeArrayIntValue.data);
	return sharedData[0] * 4294967296 + sharedData[1] + from;
}
/**
* Uniformly generate random integer values between `from` (included) and `to` (included)
*
* @param rng - Instance of RandomGenerator to extract random values from
* @param from - Lower bound of the range (included)
* @param to - Upper bound of the range (included)
*
* @public
*/
function uniformInt(rng, from, to) {
	const rangeSize = to - from;
	if (rangeSize <= 4294967295) return uniformIntInternal(rng, rangeSize + 1) + from;
	return uniformLargeIntInternal(rng, from, to, rangeSize);
}
// node_modules/pure-rand/lib/esm/generator/xoroshiro128plus.js
const jumps = [
	3639956645,
	3750757012,
	1261568508,
	386426335
];
var XoroShiro128Plus = class XoroShiro128Plus {
	constructor(s01, s00, s11, s10) {
		this.s01 = s01;
		this.s00 = s00;
		this.s11 = s11;
		this.s10 = s10;
	}
	clone() {
		return new XoroShiro128Plus(this.s01, this.s00, this.s11, this.s10);
	}
	next() {
		const out = this.s00 + this.s10 | 0;
		const a0 = this.s10 ^ this.s00;
		const a1 = this.s11 ^ this.s01;
		const s00 = this.s00;
		const s01 = this.s01;
		this.s00 = s00 << 24 ^ s01 >>> 8 ^ a0 ^ a0 << 16;
		this.s01 = s01 << 24 ^ s00 >>> 8 ^ a1 ^ (a1 << 16 | a0 >>> 16);
		this.s10 = a1 << 5 ^ a0 >>> 27;
		this.s11 = a0 << 5 ^ a1 >>> 27;
		return out;
	}
	jump() {
		let ns01 = 0;
		let ns00 = 0;
		let ns11 = 0;
		let ns10 = 0;
		let s01 = this.s01;
		let s00 = this.s00;
		let s11 = this.s11;
		let s10 = this.s10;
		for (let i = 0; i !== 4; ++i) {
			const ji = jumps[i];
			for (let mask = 1; mask; mask <<= 1) {
				if (ji & mask) {
					ns01 ^= s01;
					ns00 ^= s00;
					ns11 ^= s11;
					ns10 ^= s10;
				}
				const a0 = s10 ^ s00;
				const a1 = s11 ^ s01;
				const s00_ = s00;
				const s01_ = s01;
				s00 = s00_ << 24 ^ s01_ >>> 8 ^ a0 ^ a0 << 16;
				s01 = s01_ << 24 ^ s00_ >>> 8 ^ a1 ^ (a1 << 16 | a0 >>> 16);
				s10 = a1 << 5 ^ a0 >>> 27;
				s11 = a0 << 5 ^ a1 >>> 27;
			}
		}
		this.s01 = ns01;
		this.s00 = ns00;
		this.s11 = ns11;
		this.s10 = ns10;
	}
	getState() {
		return [
			this.s01,
			this.s00,
			this.s11,
			this.s10
		];
	}
};
function xoroshiro128plus(seed) {
	return new XoroShiro128Plus(-1, ~seed, seed | 0, 0);
}
// src/base/random.ts
/** `label` gives each use its own stream, so that adding one does not shift the others. */
function seededRandom(seed, label) {
	const generator = xoroshiro128plus(createHash("sha256").update(`${seed}\0${label}`).digest().readInt32LE(0));
	const below = (limit) => uniformInt(generator, 0, limit - 1);
	return {
		below,
		shuffle(items) {
			const result = [...items];
			for (let i = result.length - 1; i > 0; i--) {
				const j = below(i + 1);
				const [a, b] = [result[i], result[j]];
				if (a === void 0 || b === void 0) continue;
				result[i] = b;
				result[j] = a;
			}
			return result;
		}
	};
}
// src/schema/measurement/package-energy.ts
/** A whole processor package by its kernel name; what lies inside it (`package-0/core`) is not added a second time. */
const PACKAGE_DOMAIN = /^package-[^/]*$/;
/** Memory is named below its package, whose counter does not hold it. */
const MEMORY_DOMAIN = /^package-[^/]*\/dram[^/]*$/;
/** A whole card; its parts have names below it. */
const GPU_DOMAIN = /^gpu-[^/]*$/;
/** A wall plug, a supply or the sockets of several: what the whole machine takes. */
const EXTERNAL_DOMAIN = /^external(-|$)/;
const ESTIMATE_DOMAIN = "estimate/cpu";
/** A number that was read but that a careful reader would not trust unseen. */
const isDoubtful = ({ joules, doubts }) => joules !== null && doubts.length > 0;
/** Parts that a host's energy is the sum of, as far as it has them; a plan declares it. */
const ENERGY_SCOPE = [
	"packages",
	"dram",
	"gpus"
];
/**
* Gross joules of all processor packages by one meter, of their memory, and of graphics cards, as far as the host has and shows
* them; where no package was read, of the meters outside the machine, which take in all the rest of it; where there are none of
* these, the estimate, marked so; else null with the reason. All packages or none: a sum that lacks a socket is not the
* run's energy. One that lacks a zone which another run has is compared with nothing of that run.
*/
function energyOfHost(energy) {
	return sumZones(zonesOfHost(energy), energy);
}
/** Gross joules of a command for which meters were named: of cards alone, if no other meter was named, else as `energyOfHost`. */
const energyAsked = (energy) => areCards(energy) ? sumZones(cardsOf(energy), energy) : energyOfHost(energy);
const areCards = (energy) => energy.length > 0 && energy.every(({ domain }) => domain.startsWith("gpu-"));
/**
* Joules that were measured and are not in that sum: at the wall, of the platform, of cards where no processor was read. Not
* of what lies inside a package or a card.
*/
function energyOutside(energy) {
	const outside = energy.filter(({ domain }) => !isInside(domain));
	if (outside.length === 0) return [];
	const summed = new Set(zonesOfHost(energy).map(({ domain }) => domain));
	return outside.flatMap((zone) => {
		const { domain, meter, quality, joules } = zone;
		if (quality !== "measured" || joules === null || joules <= 0 || isDoubtful(zone)) return [];
		return summed.has(domain) ? [] : [{
			zone: domain === meter ? domain : `${domain} by ${meter}`,
			joules
		}];
	});
}
/** Gross energy of the same zones without the cards: what a processor's own count of its work can be set against. */
const energyBesideCards = (energy) => sumZones(zonesOfHost(energy).filter(({ domain }) => !GPU_DOMAIN.test(domain)), energy);
/** Joules of all cards, which stand alone where no processor was read; null: none was read. */
function joulesOfCards(energy) {
	const cards = cardsOf(energy);
	return cards.length === 0 ? null : cards.reduce((sum, { joules }) => sum + (joules ?? 0), 0);
}
/** Whether a zone is a whole processor package, or all of the machine: a run's energy is known where these are. */
const isWhole = (domain) => PACKAGE_DOMAIN.test(domain) || EXTERNAL_DOMAIN.test(domain);
const isInside = (domain) => domain.includes("/") || PACKAGE_DOMAIN.test(domain);
/** Idle power, measured before the run, of each zone that is summed; null where one has none. */
function restOfHost({ energy, idle }) {
	if (idle.length === 0) return null;
	const found = zonesOfHost(energy).map((zone) => idle.find((each) => isSameZone(each, zone)));
	return found.some((each) => each === void 0) ? null : found.filter((each) => each !== void 0);
}
const isSameZone = (a, b) => a.domain === b.domain && a.meter === b.meter;
/** Joules above idle of the same zones; null where one has none. */
const netJoulesOfHost = (energy) => energy.every(({ netJoules }) => netJoules === null) ? null : sumNet(zonesOfHost(energy));
/** Joules above idle of the zones that `energyAsked` sums; null where one has none. */
const netJoulesAsked = (energy) => areCards(energy) ? sumNet(cardsOf(energy)) : netJoulesOfHost(energy);
function sumNet(zones) {
	const net = zones.map((zone) => zone.joules === null ? null : zone.netJoules);
	return net.length === 0 || net.includes(null) ? null : net.reduce((sum, each) => sum + (each ?? 0), 0);
}
/** Joules of a host where they were measured: an estimate is none of them. */
function measuredJoules(energy) {
	const { joules, quality } = energyOfHost(energy);
	return quality === "measured" ? joules : null;
}
/** Joules above idle where the gross ones were measured: an estimate has no idle power of its own. */
function measuredNetJoules(energy) {
	return energyOfHost(energy).quality === "measured" ? netJoulesOfHost(energy) : null;
}
/** Name of the meter that is taken for a host's energy; as `energyOfHost` chooses among what was read. */
function meterOfHost(meters) {
	return meters.find((meter) => PACKAGE_METERS.includes(meter)) ?? ["external", "estimate"].find((meter) => meters.includes(meter)) ?? null;
}
/** Meters that read processor packages. */
const PACKAGE_METERS = [
	"powercap",
	"perf",
	"powermetrics"
];
function zonesOfHost(energy) {
	const inside = ofOneMeter(energy.filter(({ domain, quality }) => PACKAGE_DOMAIN.test(domain) && quality !== "estimated"));
	if (inside.length > 0) return [
		...inside,
		...memoryOf(inside, energy),
		...cardsOf(energy)
	];
	const outside = ofOneMeter(energy.filter(({ domain }) => EXTERNAL_DOMAIN.test(domain)));
	if (outside.length > 0) return outside;
	return energy.filter(({ domain, quality, joules }) => domain === ESTIMATE_DOMAIN && quality === "estimated" && joules !== null);
}
/** Two meters read the same joules. Empty where none read any. */
function ofOneMeter(zones) {
	const meter = zones.find(({ quality }) => quality === "measured")?.meter;
	return zones.filter((zone) => zone.meter === meter);
}
/** Readings of memory by the meter of the packages. */
const memoryOf = ([first], energy) => energy.filter(({ domain, meter, quality }) => MEMORY_DOMAIN.test(domain) && meter === first?.meter && quality === "measured");
/** Each card once, by the first meter that read it. */
function cardsOf(energy) {
	const cards = energy.filter(({ domain, quality }) => GPU_DOMAIN.test(domain) && quality === "measured");
	return cards.filter((card, index) => cards.findIndex(({ domain }) => domain === card.domain) === index);
}
function sumZones(zones, energy) {
	const [first] = zones;
	if (first === void 0) return {
		joules: null,
		quality: "unavailable",
		doubts: [],
		meter: null,
		domains: [],
		source: null,
		reason: [...energy.filter(({ domain }) => isWhole(domain)), ...energy].find(({ reason }) => reason !== null)?.reason ?? null
	};
	const others = zones.filter(({ meter }) => meter !== first.meter);
	const named = (of) => of.map(({ domain }) => domain).sort();
	const domains = named(zones);
	const own = others.length === 0 ? domains : named(zones.filter((zone) => !others.includes(zone)));
	const sources = [`${first.meter} (${own.join(", ")})`, ...others.map(({ meter, domain }) => `${meter} (${domain})`)];
	const source = {
		meter: first.meter,
		domains,
		source: sources.join(" + ")
	};
	const missing = zones.find(({ joules }) => joules === null);
	if (missing !== void 0) return {
		...source,
		joules: null,
		quality: "unavailable",
		reason: missing.reason ?? { kind: "not-read" },
		doubts: []
	};
	return {
		...source,
		joules: zones.reduce((sum, { joules }) => sum + (joules ?? 0), 0),
		quality: first.quality,
		reason: first.quality === "estimated" ? first.reason : null,
		doubts: zones.find(isDoubtful)?.doubts ?? []
	};
}
// src/base/timer.ts
/** The longest that a timer of Node's waits, 24 days; one that is given more ends at once. */
const LONGEST_TIMER = 2 ** 31 - 1;
/** Seconds as a timer takes them: whole milliseconds, and no more than it can wait. */
const timerMilliseconds = (seconds) => Math.min(Math.ceil(1e3 * seconds), LONGEST_TIMER);
/** Seconds since it was started, whatever the clock of the day is set to meanwhile. */
function startWatch() {
	const started = performance.now();
	return () => (performance.now() - started) / 1e3;
}
// src/base/processes/process.ts
/** Bytes kept of each stream; what is beyond is dropped. */
const OUTPUT_LIMIT = 16777216;
const SETPRIV = "/usr/bin/setpriv";
/** How long the output of a program is read that was killed. */
const LAST_WORDS_MILLISECONDS = 500;
/**
* Runs a program with an argument array (never a shell) and waits for its end. Resolves whatever its exit code is;
* rejects only when it could not be started (`error.code` is then ENOENT, EACCES …).
*/
function runCommand(program, args, options = {}) {
	return new Promise((resolve, reject) => {
		const [file, words] = options.endsWithCaller ? boundCommand(program, args) : [program, args];
		const child = spawn(file, words, {
			cwd: options.cwd,
			env: options.env ?? process.env,
			stdio: [
				"pipe",
				"pipe",
				"pipe"
			],
			detached: options.signal !== void 0
		});
		let patience;
		const kill = () => {
			if (options.signal === void 0) child.kill("SIGKILL");
			else signalGroup(child, "SIGKILL");
			patience ??= setTimeout(() => letGo(child), LAST_WORDS_MILLISECONDS);
		};
		const limit = options.timeoutSeconds === void 0 ? void 0 : setTimeout(kill, timerMilliseconds(options.timeoutSeconds));
		if (options.signal?.aborted) kill();
		options.signal?.addEventListener("abort", kill);
		const onFull = () => options.endsWhenFull && kill();
		const stdout = collect(child.stdout, onFull);
		const stderr = collect(child.stderr, onFull);
		const forget = () => {
			for (const timer of [limit, patience]) clearTimeout(timer);
			options.signal?.removeEventListener("abort", kill);
		};
		child.on("error", (error) => {
			forget();
			reject(error);
		});
		child.on("close", (exitCode, signal) => {
			forget();
			resolve({
				exitCode,
				signal,
				stdout: stdout(),
				stderr: stderr()
			});
		});
		child.stdin.on("error", () => {});
		child.stdin.end(options.input ?? "");
	});
}
/** Tells a program that was started `detached` and all that it started and that did not leave its group (`setsid`). */
function signalGroup(leader, signal) {
	try {
		if (leader.pid !== void 0) process.kill(-leader.pid, signal);
	} catch {
		leader.kill(signal);
	}
}
/** Reads no more of what an ended program wrote: what it started may hold its output open for as long as that lives. */
function letGo({ stdio }) {
	for (const each of stdio) each?.destroy();
}
/** A command that ends when this process is killed, where the system can do that (Linux). */
function boundCommand(program, args) {
	return process.platform === "linux" && existsSync(SETPRIV) ? [SETPRIV, [
		"--pdeathsig",
		"KILL",
		program,
		...args
	]] : [program, args];
}
function collect(stream, onFull) {
	const chunks = [];
	let size = 0;
	stream.on("data", (chunk) => {
		if (size < OUTPUT_LIMIT) chunks.push(chunk.subarray(0, OUTPUT_LIMIT - size));
		size += chunk.length;
		if (size > OUTPUT_LIMIT) onFull();
	});
	return () => Buffer.concat(chunks).toString("utf8");
}
// src/base/processes/process-start.ts
/** Sign for the start of a process where the system does not tell it. */
const UNKNOWN_START = "0".repeat(9);
/**
* Clock ticks from boot to the start of a process (proc(5), field 22), in base 36 and always as long: with its number, the
* name of a process for good. Null: there is none, or it has ended. Without /proc, what says only that there is one.
*/
async function startOf(pid) {
	if (!existsSync("/proc/self/stat")) return isThere(pid) ? UNKNOWN_START : null;
	const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
	const fields = text === null ? [] : statFields(text);
	const hasEnded = fields[0] === "Z" || fields[0] === "X";
	return fields[19] === void 0 || hasEnded ? null : Number(fields[19]).toString(36).padStart(9, "0");
}
/** Fields of /proc/PID/stat from the third on: the second is a name, which may hold blanks and parentheses. */
const statFields = (stat) => stat.slice(stat.lastIndexOf(")") + 2).split(" ");
function isThere(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return errorCode(error) === "EPERM";
	}
}
// src/base/files/scratch.ts
/** Namespace, pid and start of the process that made a folder, each of a fixed length: see `nameOf`. */
const NAME = /^\.?greenml-[a-z]+-([0-9a-z]{8})([0-9a-z]{5})([0-9a-z]{9})-/;
/**
* A folder of this process's own below the system's temporary folder (`$TMPDIR`), or another one. Its maker removes it, by
* `removeTree`.
*/
async function makeScratch(purpose, root = tmpdir()) {
	try {
		return await realpath(await mkdtemp(join(root, `greenml-${purpose}-${await nameOf(process.pid)}-`)));
	} catch (error) {
		if (errorCode(error) === "ENOENT") throw new UserError(`There is no temporary folder ${root}: make it, or set TMPDIR to one that exists.`, 1);
		throw explainWrite(explainFullDisk(error, root, ROOM_FOR_SCRATCH), root, root);
	}
}
/**
* A folder of this process's own in a folder that others list, hidden by a dot: what is made there can be put in its place at
* once.
*/
async function makeHiddenScratch(purpose, root) {
	await makeFolders(root);
	return mkdtemp(join(root, `.greenml-${purpose}-${await nameOf(process.pid)}-`));
}
/** A folder that is removed at the end of the scope: `await using staging = removedAfter(await mkdtemp(…))`. */
const removedAfter = (folder) => ({
	folder,
	[Symbol.asyncDispose]: () => removeTree(folder)
});
/** The fix where the temporary folder has no room. */
const ROOM_FOR_SCRATCH = "Free some of it, or set TMPDIR to a folder on a larger disk";
/** Bytes that a disk has to have left before a run starts on it: below, the host would be why the run fails. */
const LEAST_ROOM = 512 * 1024 ** 2;
/** Bytes that the temporary folder has room for. */
function freeScratchBytes(root = tmpdir()) {
	const { bavail, bsize } = statfsSync(root);
	return bavail * bsize;
}
/** A run that started on a full disk would fail, and its script be blamed. */
async function refuseFullScratch() {
	const root = tmpdir();
	const free = freeScratchBytes(root);
	if (free >= LEAST_ROOM) return;
	const left = `${Math.floor(free / 1024 ** 2)} MiB`;
	throw new UserError(`The disk is nearly full: ${root} has ${left} left, and a run needs ${LEAST_ROOM / 1024 ** 2} MiB. ${ROOM_FOR_SCRATCH}, then run the same command again.`, 1);
}
/**
* Removes what processes of this user left in the temporary folder, or another one, that were killed. Only what a living
* process could not have made is touched: the name tells who made it. Returns what could not be removed.
*/
async function removeAbandonedScratch(root = tmpdir()) {
	const kept = [];
	for (const name of await readdir(root).catch(() => [])) {
		const folder = join(root, name);
		if (!await isAbandoned(name, folder)) continue;
		await removeTree(folder).catch(() => kept.push(folder));
	}
	return kept;
}
async function isAbandoned(name, folder) {
	const [, namespace, pid = "", start] = NAME.exec(name) ?? [];
	if (namespace === void 0 || namespace !== await namePids()) return false;
	if (start === await startOf(Number.parseInt(pid, 36))) return false;
	const found = await lstat(folder).catch(() => null);
	return found?.isDirectory() === true && found.uid === process.getuid?.();
}
/**
* Names a process for good, in base 36 and always as long: how long a path is can move what a script has in memory, and
* must not depend on a pid.
*/
async function nameOf(pid) {
	return `${await namePids()}${pid.toString(36).padStart(5, "0")}${await startOf(pid) ?? UNKNOWN_START}`;
}
/** Pids mean something only inside of a namespace; the first one of each host has the same number, and hosts may share a folder. */
async function namePids() {
	const found = await stat("/proc/self/ns/pid").catch(() => null);
	return (createHash("sha256").update(`${hostname()}\0${found?.ino ?? 0}`).digest().readUIntBE(0, 6) % 36 ** 8).toString(36).padStart(8, "0");
}
/** A script may have taken the right to remove its files from their owner, or nested folders deeper than a path can name. */
async function removeTree(folder) {
	try {
		await rm(folder, {
			recursive: true,
			force: true,
			maxRetries: 3
		});
	} catch (error) {
		if (![
			"EACCES",
			"EPERM",
			"ENAMETOOLONG"
		].includes(errorCode(error) ?? "")) throw error;
		await runCommand("/bin/chmod", [
			"-R",
			"u+rwx",
			"--",
			folder
		]);
		const { exitCode, stderr } = await runCommand("/bin/rm", [
			"-rf",
			"--",
			folder
		]);
		if (exitCode !== 0) throw new UserError(`${folder} can't be removed: ${stderr.trim().slice(-300)}`, 1);
	}
}
// src/base/processes/own-python.ts
const SYSTEM_PYTHON = "/usr/bin/python3";
/**
* Python that runs this program's own scripts: the system's, which starts at once, where the first `python3` on the path may be
* a version manager's script that takes 70 ms and starts forty processes.
*/
const OWN_PYTHON = existsSync(SYSTEM_PYTHON) ? SYSTEM_PYTHON : "python3";
// src/base/processes/explain-not-started.ts
/** What a shell says by the exit code with which it could not become a program. */
function explainNotStarted(exitCode) {
	if (exitCode === 127) return "no such file or directory";
	return exitCode === 126 ? "permission denied, or not a program" : `exit code ${exitCode}`;
}
// src/schema/measurement/carbon.ts
const JOULES_PER_KWH = 36e5;
/** Operational carbon: kWh × PUE × intensity. Making the machine is not in it. */
const gramsOf = (joules, { pue, gramsPerKwh }) => joules / JOULES_PER_KWH * pue * gramsPerKwh;
export { threading as $, readAssetBytes as $t, measuredJoules as A, refuseAllBut as An, makeWritableBelow as At, TIERS as B, parseWith as Bt, energyBesideCards as C, formatSignificantDigits as Cn, statIfPresent as Ct, isSameZone as D, isNoText as Dn, copyBelow as Dt, isDoubtful as E, groupThousands as En, appendBelow as Et, restOfHost as F, leadsOut as Fn, isStream as Ft, idlePower as G, findClosest as Gt, energyReading as H, readLanguage as Ht, seededRandom as I, nameFolders as In, openNamed as It, sandboxedExecution as J, CLI_FILE as Jt, memoryKnown as K, editDistance as Kt, memoise as L, withFolders as Ln, NotValid as Lt, meterOfHost as M, refusedKind as Mn, openFolderBelow as Mt, netJoulesAsked as N, spellName as Nn, prepareBelow as Nt, isWhole as O, kindOf as On, linkBelow as Ot, netJoulesOfHost as P, isBelow as Pn, removeBelow as Pt, THREAD_VARIABLES as Q, readAsset as Qt, memoiseWeakly as R, QUIET as Rt, energyAsked as S, parseSize as Sn, sha256Hex as St, energyOutside as T, formatWattsWithError as Tn, writeJson as Tt, execution as U, tellIssue as Ut, cpuSecondsOf as V, readJsonText as Vt, host as W, parseJson as Wt, COUNT_VARIABLES as X, TOOL_VERSION as Xt, seconds as Y, PACKAGE_ROOT as Yt, NUMERIC_LIBRARIES as Z, assetPath as Zt, runCommand as _, nameFromHere as _n, readIfPresent as _t, LEAST_ROOM as a, lookBelow as an, energyReason as at, timerMilliseconds as b, MIB as bn, readTextIfPresent as bt, makeHiddenScratch as c, readHeadBelow as cn, failureKind as ct, removeAbandonedScratch as d, walkTree as dn, hashBelow as dt, readChartCode as en, executionReason as et, removeTree as f, NeighbourReader as fn, hashFiles as ft, letGo as g, makeFolders as gn, listFiles as gt, boundCommand as h, makeAndHold as hn, hashTree as ht, OWN_PYTHON as i, listBelow as in, energyGap as it, measuredNetJoules as j, refuseUnsafeName as jn, moveBelow as jt, joulesOfCards as k, look as kn, makeFolderBelow as kt, makeScratch as l, readIfPlain as ln, checkWritableFolder as lt, statFields as m, holdFolder as mn, hashOfTree as mt, gramsOf as n, enterBelow as nn, sampledReason as nt, ROOM_FOR_SCRATCH as o, openBelow as on, doubt as ot, removedAfter as p, enterHeld as pn, hashNamed as pt, sandboxTier as q, CHART_CODE as qt, explainNotStarted as r, listAsNamed as rn, treeReason as rt, freeScratchBytes as s, readBelow as sn, doubtCount as st, JOULES_PER_KWH as t, LARGEST_DOCUMENT_BYTES as tn, flopsReason as tt, refuseFullScratch as u, readTailBelow as un, createJson as ut, signalGroup as v, requireNewFolder as vn, readJson as vt, energyOfHost as w, formatWatts as wn, writeFileAtomic as wt, ENERGY_SCOPE as x, formatSize as xn, readYaml as xt, startWatch as y, GIB as yn, readJsonIfPresent as yt, LONGEST_TRACEBACK as z, parseJsonWith as zt };
