import { u as withoutSequences } from "./clean-text.js";
import { g as writeFileAtomic, m as sha256Hex } from "./files.js";
import { d as readIfPlain } from "./untrusted-files.js";
import { _ as LOG_END_BYTES } from "./documents.js";
import { t as campaignFiles } from "./paths.js";
import { n as parseSharedPath } from "./shared-files.js";
// src/campaign/logs.ts
/** Bytes of both streams as UTF-8, with their heads. */
const LARGEST_LOG = 2098176;
/** Writes what a run printed. Returns what its record says of it. */
async function writeLog(campaign, recordId, output) {
	const [stdout, stderr] = [output.stdout.slice(-262144), output.stderr.slice(-262144)];
	const text = `--- standard output\n${stdout}\n--- standard error\n${stderr}\n`;
	await writeFileAtomic(campaignFiles.log(campaign, recordId), text, campaign);
	return {
		log: campaignFiles.log("", recordId),
		logSha256: sha256Hex(text)
	};
}
/** The last whole lines of a log as a terminal shows them; null where there is none that its record knows. */
async function readLogEnd(campaign, { record, sha256 }) {
	if (parseSharedPath(campaignFiles.log("", record))?.kind !== "log") return null;
	const log = await readIfPlain(campaign, campaignFiles.log("", record), LARGEST_LOG);
	if (log === null || sha256Hex(log) !== sha256) return null;
	return keepEnd(withoutSequences(log.toString("utf8")).split(/\r?\n/).map((line) => line.slice(line.lastIndexOf("\r") + 1).replace(/(?!\t)\p{Cc}/gu, "")).join("\n").trimEnd(), LOG_END_BYTES);
}
/** At most so many bytes of UTF-8; a first line that would be cut is left out, unless it is all there is. */
function keepEnd(text, bytes) {
	const all = Buffer.from(text);
	if (all.length <= bytes) return text;
	let start = all.length - bytes;
	while (((all[start] ?? 0) & 192) === 128) start++;
	const end = all.subarray(start).toString("utf8");
	return end.slice(end.indexOf("\n") + 1).replace(/^\n+/, "");
}
export { writeLog as n, readLogEnd as t };
