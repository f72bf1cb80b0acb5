import { $r as parseJson, Nr as appendBelow, Wr as openBelow, _i as errorMessage, ei as openNamed, gi as errorCode, hi as UserError, mi as explainPath, ni as formatSize, ti as _usingCtx, xr as parseWith } from "./start.js";
import { createGunzip } from "node:zlib";
import { dirname, relative } from "node:path";
import { open } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
// src/base/jsonl.ts
/** Values as lines of JSON, each ended. */
const renderJsonLines = (values) => values.map((value) => `${JSON.stringify(value)}\n`).join("");
/** Appends one line, as `appendJsonLines` does. */
const appendJsonLine = (path, value, root) => appendJsonLines(path, [value], root);
/**
* Appends lines and syncs them, so that a killed process loses at most those it was writing; where the disk is full the
* file stays as it was. One call at a time writes a file.
*/
async function appendJsonLines(path, values, root = dirname(path)) {
	const lines = renderJsonLines(values);
	await appendBelow(root, relative(root, path), async (file, folder) => {
		const { size } = await file.stat();
		const last = Buffer.alloc(1);
		if (size > 0) await file.read(last, 0, 1, size - 1);
		const torn = size > 0 && last[0] !== 10;
		try {
			await file.appendFile(`${torn ? "\n" : ""}${lines}`);
			await file.sync();
		} catch (error) {
			await file.truncate(size);
			throw error;
		}
		if (size === 0) await syncFolder(folder);
	});
}
/** A new file's name is lost with the power until its folder is synced too. */
async function syncFolder(path) {
	try {
		var _usingCtx$1 = _usingCtx();
		await _usingCtx$1.a(await open(path)).sync();
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/**
* Every whole line, validated, one at a time and never the whole file; nothing where there is no such file. A line that is no
* JSON was torn by a killed writer: it is left out and told to `onTorn`. One that is JSON and does not fit is an error that
* names file and line.
*/
async function* streamJsonLines(path, schema, onTorn, root) {
	let number = 0;
	for await (const lines of streamLines(path, root)) for (const line of lines) {
		number++;
		if (line.trim() === "") continue;
		let value;
		try {
			value = parseJson(line);
		} catch {
			onTorn();
			continue;
		}
		yield parseWith(schema, value, `${path}, line ${number}`);
	}
}
const CHUNK_BYTES = 1 << 20;
/** Far more than any line of this tool's: one that never ends would be held in memory whole. */
const LONGEST_LINE_BYTES = 16 * CHUNK_BYTES;
/**
* The lines of a file, as many at a time as a chunk completes; a later chunk takes their place. They end at a line feed
* only: `node:readline` also breaks at U+2028, which JSON allows inside a string. UserError for one that is far longer than
* any of this tool's.
*/
async function* streamLines(path, root) {
	try {
		try {
			var _usingCtx3 = _usingCtx();
			const file = _usingCtx3.a(await openToRead(path, root));
			if (file === null) return;
			const fill = async (buffer, from) => (await file.read(buffer, from, buffer.length - from)).bytesRead;
			yield* cutLines(path, fill);
		} catch (_) {
			_usingCtx3.e = _;
		} finally {
			await _usingCtx3.d();
		}
	} catch (error) {
		throw explainPath(error, path);
	}
}
/** The same of a file that gzip packed, which is unpacked no further than it is read. */
async function* streamPackedLines(path) {
	const opened = await openNamed(path);
	if (opened === null) return;
	const unpacked = createGunzip({ chunkSize: CHUNK_BYTES });
	const packed = opened.file.createReadStream();
	const ended = pipeline(packed, unpacked).catch(() => {});
	try {
		const chunks = unpacked[Symbol.asyncIterator]();
		let left = Buffer.alloc(0);
		yield* cutLines(path, async (buffer, from) => {
			if (left.length === 0) left = (await chunks.next()).value ?? left;
			const taken = left.copy(buffer, from);
			left = left.subarray(taken);
			return taken;
		});
	} catch (error) {
		if (!errorCode(error)?.startsWith("Z_")) throw error;
		throw new UserError(`${path} can't be unpacked: ${errorMessage(error)}.`);
	} finally {
		packed.destroy();
		unpacked.destroy();
		await ended;
	}
}
async function* cutLines(path, fill) {
	const seen = { lines: 0 };
	let [buffer, other] = [Buffer.allocUnsafe(CHUNK_BYTES), Buffer.allocUnsafe(CHUNK_BYTES)];
	let unfinished = 0;
	let reading = fill(buffer, 0);
	for (;;) {
		const count = await reading;
		const read = buffer.subarray(0, unfinished + count);
		if (count === 0) {
			yield splitLines(read, seen);
			return;
		}
		const end = read.lastIndexOf(10) + 1;
		unfinished = read.length - end;
		if (unfinished >= other.length) other = Buffer.allocUnsafe(2 * unfinished);
		read.copy(other, 0, end);
		reading = fill(other, unfinished);
		reading.catch(() => {});
		yield splitLines(read.subarray(0, end), seen);
		if (unfinished > LONGEST_LINE_BYTES) throw tooLong(path, seen.lines + 1);
		[buffer, other] = [other, buffer];
	}
}
async function openToRead(path, root) {
	return (root === void 0 ? await openNamed(path) : await openBelow(root, relative(root, path)))?.file ?? null;
}
const tooLong = (path, line) => new UserError(`${path}, line ${line} is longer than ${formatSize(LONGEST_LINE_BYTES)}, which no line of it is: remove it.`);
/** `seen`: counts them. */
function* splitLines(bytes, seen) {
	for (let from = 0; from < bytes.length; seen.lines++) {
		const feed = bytes.indexOf(10, from);
		const end = feed < 0 ? bytes.length : feed;
		yield bytes.toString("utf8", from, end);
		from = end + 1;
	}
}
export { streamLines as a, streamJsonLines as i, appendJsonLines as n, streamPackedLines as o, renderJsonLines as r, appendJsonLine as t };
