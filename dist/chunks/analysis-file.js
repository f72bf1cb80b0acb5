import { Rt as int, Vt as looseObject, ur as UserError } from "./inputs.js";
import { dt as writeFileAtomic, et as parseWith, rt as readJsonIfPresent } from "./base.js";
import { t as analysis } from "./analysis.js";
import { Mt as campaignFiles } from "./work.js";
// src/campaign/analysis-file.ts
/** UserError where the campaign is not analysed yet; `otherwise` is what else its user could do. */
async function readAnalysis(campaign, otherwise = "") {
	const path = campaignFiles.analysis(campaign);
	const analysis$1 = await readJsonIfPresent(path, analysis, campaign);
	if (analysis$1 !== null) return analysis$1;
	throw new UserError(`There is no ${path}: first run greenml analyse --campaign ${campaign}${otherwise}.`);
}
/** Null where there is none, or one of an older format, which nothing is compared with. */
async function readAnalysisIfCurrent(campaign) {
	const path = campaignFiles.analysis(campaign);
	const written = await readJsonIfPresent(path, looseObject({ schemaVersion: int() }), campaign);
	return written === null || written.schemaVersion < 4 ? null : readAnalysis(campaign);
}
/** Returns where it lies. */
async function writeAnalysis(campaign, analysis$2) {
	const path = campaignFiles.analysis(campaign);
	await writeFileAtomic(path, stringifyInParts(parseWith(analysis, analysis$2, path)), campaign);
	return path;
}
/**
* The JSON of an object, its lists item by item: the text of the whole would be in memory several times. On one line, since
* points are long columns of numbers, each of which would stand on a line of its own.
*/
function* stringifyInParts(object) {
	let before = "{";
	for (const [key, value] of Object.entries(object)) {
		yield `${before}${JSON.stringify(key)}:`;
		before = ",";
		if (Array.isArray(value)) yield* stringifyList(value);
		else yield JSON.stringify(value);
	}
	yield "}\n";
}
function* stringifyList(list) {
	let before = "[";
	for (const item of list) {
		yield `${before}${JSON.stringify(item)}`;
		before = ",";
	}
	yield list.length === 0 ? "[]" : "]";
}
export { readAnalysisIfCurrent as n, writeAnalysis as r, readAnalysis as t };
