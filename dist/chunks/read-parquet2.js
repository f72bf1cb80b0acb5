import { Rr as UserError, fr as lastLines, or as _usingCtx } from "./inputs.js";
import { It as openNamed, Yt as PACKAGE_ROOT, _ as runCommand, l as makeScratch, p as removedAfter, yn as GIB } from "./base.js";
import { Gt as streamLines, yt as limitedWherePossible } from "./work.js";
import { join } from "node:path";
// src/base/files/read-parquet.ts
const PROGRAM = import.meta.url.endsWith(".ts") ? join(import.meta.dirname, "parquet-rows.ts") : join(PACKAGE_ROOT, "dist", "parquet-rows.js");
const MOST_FILE_BYTES = GIB;
const MOST_SECONDS = 300;
/** Of JavaScript's own objects, beside those of the rows, and of all else that the program has. */
const OWN_HEAP_BYTES = GIB / 4;
const OTHER_BYTES = 2 * GIB;
/** The rows of a Parquet file as JSON lines. UserError where it is none, or would take more than such a file may. */
async function* readParquet(path, mostRows, mostBytes) {
	try {
		var _usingCtx$1 = _usingCtx();
		await requireFile(path);
		const scratch = _usingCtx$1.a(removedAfter(await makeScratch("parquet")));
		const to = join(scratch.folder, "rows.jsonl");
		const fault = await unpack(path, to, mostRows, mostBytes);
		if (fault !== null) throw new UserError(`${path} can't be read as Parquet: ${fault}.`);
		yield* streamLines(to);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
async function requireFile(path) {
	const opened = await openNamed(path);
	if (opened === null) throw new UserError(`There is no ${path}.`);
	await opened.file.close();
	if (opened.stats.size > MOST_FILE_BYTES) throw new UserError(`${path} has more than ${MOST_FILE_BYTES} bytes.`);
}
async function unpack(path, to, mostRows, mostBytes) {
	const heap = OWN_HEAP_BYTES + mostBytes;
	const node = [
		process.execPath,
		`--max-old-space-size=${heap / 1024 ** 2}`,
		"--no-warnings",
		PROGRAM
	];
	const [program = "", ...words] = [
		...limitedWherePossible({
			data: heap + OTHER_BYTES,
			fsize: mostBytes,
			core: 0
		}),
		...node,
		path,
		to,
		`${mostRows}`
	];
	const { exitCode, signal, stderr } = await runCommand(program, words, {
		env: { PATH: process.env.PATH },
		timeoutSeconds: MOST_SECONDS,
		endsWithCaller: true
	});
	if (exitCode === 0) return null;
	if (signal === "SIGXFSZ") return `its rows are more than ${mostBytes} bytes`;
	if (signal !== null) return `it takes more than ${MOST_SECONDS} s, or more memory than such a file may`;
	return lastLines(stderr, 1) || "it is damaged";
}
export { readParquet as t };
