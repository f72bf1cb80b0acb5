import { $t as literal, Jt as boolean, Kr as refuseStopped, Zt as int, at as label, dt as sha256, f as sum, gt as text, ht as slug, on as strictObject, qt as array, ur as count, ut as relativePath } from "./inputs.js";
import { Dt as copyBelow, Tt as writeJson, Xt as TOOL_VERSION, cn as readHeadBelow, dt as hashBelow, gt as listFiles, vn as requireNewFolder, wt as writeFileAtomic, xn as formatSize } from "./base.js";
import { t as fillNewFolder } from "./fill-folder.js";
import { Pt as parseSharedPath, Vt as appendJsonLines, Yt as readPlan, on as campaignFiles, p as agree } from "./work.js";
import { a as streamRecords, i as streamRecordFile } from "./records.js";
import { t as SUPPLEMENTS } from "./supplements.js";
import { i as versioned } from "./versioned.js";
import { t as bundleOptions } from "./bundle-options.js";
import { join } from "node:path";
// src/campaign/shareable.ts
/** The mode whose questions never hold the author's script. */
const WITHOUT_SOURCE = "autonomous";
/** Projects of a plan that carry no licence: their code is not published. */
const listUnlicensed = ({ projects }) => projects.filter(({ licence }) => licence === null).map(({ slug }) => slug);
/**
* Decides for each path of a campaign's folder; null: it is of this machine alone. `logs`: those of runs of unlicensed projects.
*/
function openShareable(plan, logs) {
	const unlicensed = new Set(listUnlicensed(plan));
	const decide = (withheld) => withheld ? "withheld" : "whole";
	return (path) => {
		const file = parseSharedPath(path);
		switch (file?.kind) {
			case "plan": return "whole";
			case "variant": return decide(path.endsWith(".py") && unlicensed.has(file.project) && !path.includes(`/${WITHOUT_SOURCE}/`));
			case "calls": return decide(unlicensed.has(file.project));
			case "records": return unlicensed.size > 0 ? "cut" : "whole";
			case "log": return decide(logs.has(path));
			case void 0:
				if (isPatch(path)) return decide(unlicensed.has(path.split("/")[1] ?? ""));
				return isPublished(path) ? "whole" : null;
		}
	};
}
const [PATCHES] = campaignFiles.patch("", "").split("/");
const isPatch = (path) => path.startsWith(`${PATCHES}/`);
/** Reports withhold code by themselves. */
const isPublished = (path) => path.startsWith(`${campaignFiles.report("")}/`) || path === campaignFiles.runTable("");
/** The record without the lines of code that its traceback quotes. */
function withoutCode(record) {
	const last = record.tracebackTail?.slice(record.tracebackTail.lastIndexOf("\n") + 1).split(":", 1)[0] ?? "";
	return {
		...record,
		tracebackTail: /^[\w.]+$/.test(last) ? last : null
	};
}
// src/campaign/copy-shareable.ts
/** Copies what of a campaign may be handed on, and `supplements` beside it; records of unlicensed projects without the code that they quote. */
async function copyShareable(campaign, plan, out, supplements, onCopied) {
	const unlicensed = listUnlicensed(plan);
	const share = openShareable(plan, await listLogs(campaign, new Set(unlicensed)));
	const files = [];
	const leftOut = [];
	for (const path of await listFiles(campaign)) {
		const part = supplements.has(path) ? "whole" : share(path);
		if (part === "withheld") leftOut.push(path);
		if (part === null || part === "withheld") continue;
		if (part === "cut") await copyRecords(campaign, out, path, new Set(unlicensed));
		else await copyBelow(campaign, out, path);
		const [hash, head] = [await hashBelow(out, path), await readHeadBelow(out, path, 0)];
		if (hash === null || head === null) throw new Error(`${path} was copied and is gone`);
		files.push({
			path,
			sha256: hash,
			bytes: head.sizeBytes,
			isCut: part === "cut"
		});
		onCopied(files.length);
	}
	return {
		unlicensed,
		files,
		leftOut
	};
}
async function listLogs(campaign, projects) {
	const logs = /* @__PURE__ */ new Set();
	if (projects.size === 0) return logs;
	for await (const { id, project } of streamRecords(campaign)) if (project !== null && projects.has(project)) logs.add(campaignFiles.log("", id));
	return logs;
}
const LINES_AT_ONCE = 1e3;
async function copyRecords(from, to, path, unlicensed) {
	let waiting = [];
	const write = async () => {
		await appendJsonLines(join(to, path), waiting, to);
		waiting = [];
	};
	for await (const record of streamRecordFile(from, path)) {
		waiting.push(record.project !== null && unlicensed.has(record.project) ? withoutCode(record) : record);
		if (waiting.length === LINES_AT_ONCE) await write();
	}
	await write();
}
// src/report/text/bundle-words.ts
const sizeOf = ({ files }) => formatSize(sum(files.map(({ bytes }) => bytes)));
function renderBundle(bundle, out) {
	const { files, leftOut, unlicensed } = bundle;
	return [
		`${count(files.length, "file")}, ${sizeOf(bundle)}, in ${out}`,
		...unlicensed.length === 0 ? [] : [`${count(leftOut.length, "file")} left out and tracebacks cut: ${unlicensed.join(", ")} ${agree(unlicensed.length, "carries", "carry")} no licence`],
		`greenml analyse --campaign ${out} analyses it again`
	].join("\n");
}
/** What somebody reads first who was handed the folder. */
function renderBundleReadme({ toolVersion, unlicensed, leftOut }) {
	return `# A campaign of GreenML Bench

Written by version ${toolVersion}. \`plan.json\` says what was planned, \`records/\` holds a line for every run, \`variants/\` the scripts that
models wrote and where each came from, \`calls/\` what they were asked, \`report/\` the report. \`bundle.json\` lists every file with its
SHA-256.

    greenml analyse --campaign .
    greenml report --campaign .
${unlicensed.length === 0 ? "" : `
These projects carry no licence: ${unlicensed.join(", ")}. What may hold their code is not here (${count(leftOut.length, "file")}): scripts
that were written with it in view, what was asked and answered about them, patches, and what their runs printed. Of their
tracebacks the type of the exception is left. Their numbers are all here.
`}`;
}
versioned(1, strictObject({
	schemaVersion: literal(1),
	campaign: text,
	toolVersion: label,
	/** Projects whose plan knows no licence: nothing that may hold their code is here. */
	unlicensed: array(slug),
	files: array(strictObject({
		path: relativePath,
		sha256,
		bytes: int().min(0),
		/** Tracebacks, which quote code, are cut to the type of the exception. */
		isCut: boolean()
	})),
	/** Files of the campaign that are not here: they may hold code without a licence. */
	leftOut: array(relativePath)
}), {});
// src/commands/bundle.ts
/** Artifact in which a job leaves such a copy, to be published from. */
const CAMPAIGN_ARTIFACT = "greenml-campaign";
/** Copies a campaign into a folder that is one itself, with the list of its files and their hashes. */
async function bundle(given, { logger, signal }) {
	const { campaign, out } = bundleOptions.parse(given);
	const plan = await readPlan(campaign);
	await requireNewFolder(out, "name a new folder with --out");
	const supplements = new Set(SUPPLEMENTS.map(({ file }) => file));
	return fillNewFolder(out, signal, async () => {
		const copied = await copyShareable(campaign, plan, out, supplements, (files) => {
			refuseStopped(signal);
			logger.status(`copied ${files} files`);
		});
		const report = {
			schemaVersion: 1,
			campaign,
			toolVersion: TOOL_VERSION,
			...copied
		};
		await writeJson(join(out, "bundle.json"), report, out);
		await writeFileAtomic(join(out, "README.md"), renderBundleReadme(report), out);
		return {
			report,
			text: renderBundle(report, out)
		};
	});
}
export { bundle as n, CAMPAIGN_ARTIFACT as t };
