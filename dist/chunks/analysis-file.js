import { Rr as UserError, Zt as int, en as looseObject } from "./inputs.js";
import { Bt as parseWith, wt as writeFileAtomic, yt as readJsonIfPresent } from "./base.js";
import { ir as variantAnalysis, on as campaignFiles, qt as parserOf, rr as analysis } from "./work.js";
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
	return written === null || written.schemaVersion < 6 ? null : readAnalysis(campaign);
}
/** Returns where it lies. */
async function writeAnalysis(campaign, analysis$2) {
	const path = campaignFiles.analysis(campaign);
	const others = parseWith(analysis, {
		...analysis$2,
		variants: []
	}, path);
	const variants = checkVariants(analysis$2.variants, path);
	await writeFileAtomic(path, stringifyInParts({
		...others,
		variants
	}), campaign);
	return path;
}
/** Each as its format has it, which it is checked for only when it is written: the copies of all would take as much memory again. */
function* checkVariants(variants, path) {
	const parse = parserOf(variantAnalysis);
	for (const variant of variants) yield parse(variant, `${path}, ${variant.id}`);
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
		if (isList(value)) yield* stringifyList(value);
		else yield JSON.stringify(value);
	}
	yield "}\n";
}
const isList = (value) => typeof value === "object" && value !== null && Symbol.iterator in value;
function* stringifyList(list) {
	yield "[";
	let before = "";
	for (const item of list) {
		yield `${before}${JSON.stringify(item)}`;
		before = ",";
	}
	yield "]";
}
export { readAnalysisIfCurrent as n, writeAnalysis as r, readAnalysis as t };
