import { St as sha256Hex, ln as readIfPlain, wt as writeFileAtomic } from "./base.js";
import { Dr as withoutSequences } from "./inputs.js";
import { Pt as parseSharedPath, fr as LOG_END_BYTES, on as campaignFiles } from "./work.js";
// src/campaign/logs.ts
/** Characters that are kept of each of the two, from its end. */
const LOG_CHARACTERS = 262144;
/** Bytes of both streams as UTF-8, with their heads. */
const LARGEST_LOG = 2098176;
const HEAD = "--- standard output\n";
const BETWEEN = "\n--- standard error\n";
/** A line of a program's own that looks like what parts its two streams: the last such line parts them. */
const LIKE_BETWEEN = /^(?=--- standard error$)/gm;
/** Writes what a run printed. Returns what its record says of it. */
async function writeLog(campaign, recordId, output) {
	const stdout = output.stdout.slice(-262144);
	const stderr = output.stderr.slice(-262144).replace(LIKE_BETWEEN, " ");
	const text = `${HEAD}${stdout}${BETWEEN}${stderr}\n`;
	await writeFileAtomic(campaignFiles.log(campaign, recordId), text, campaign);
	return {
		log: campaignFiles.log("", recordId),
		logSha256: sha256Hex(text)
	};
}
/** What a run printed, as its log keeps it; null: no log is there. `changed`: it is not what was written after the run. */
async function readLog(campaign, { id, log, logSha256 }) {
	const path = campaignFiles.log("", id);
	if (log !== path || parseSharedPath(path)?.kind !== "log") return null;
	const bytes = await readIfPlain(campaign, path, LARGEST_LOG);
	if (bytes === null) return null;
	const text = bytes.toString("utf8");
	const end = text.lastIndexOf(BETWEEN);
	if (sha256Hex(bytes) !== logSha256 || !text.startsWith(HEAD) || end < 0) return "changed";
	const [stdout, stderr] = [text.slice(20, end), text.slice(end + 20, -1)];
	return {
		stdout,
		stderr,
		isWhole: Math.max(stdout.length, stderr.length) < LOG_CHARACTERS
	};
}
/** The last whole lines of a log as a terminal shows them; null where there is none that its record knows. */
async function readLogEnd(campaign, { record, sha256 }) {
	if (parseSharedPath(campaignFiles.log("", record))?.kind !== "log") return null;
	const log = await readIfPlain(campaign, campaignFiles.log("", record), LARGEST_LOG);
	if (log === null || sha256Hex(log) !== sha256) return null;
	return keepEnd(withoutSequences(log.toString("utf8")).split(/\r?\n/).map((line) => line.slice(line.lastIndexOf("\r") + 1).replace(/(?!\t)\p{Cc}/gu, "")).join("\n").trimEnd(), LOG_END_BYTES);
}
/** Keeps the last bytes of UTF-8 text; a first line that would be cut is left out, unless it is all there is. */
function keepEnd(text, bytes) {
	const all = Buffer.from(text);
	if (all.length <= bytes) return text;
	let start = all.length - bytes;
	while (((all[start] ?? 0) & 192) === 128) start++;
	const end = all.subarray(start).toString("utf8");
	return end.slice(end.indexOf("\n") + 1).replace(/^\n+/, "");
}
export { readLogEnd as n, writeLog as r, readLog as t };
