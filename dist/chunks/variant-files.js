import { Rr as UserError, or as _usingCtx } from "./inputs.js";
import { Pt as removeBelow, Tt as writeJson, cn as readHeadBelow, fn as NeighbourReader, wt as writeFileAtomic, zt as parseJsonWith } from "./base.js";
import { ln as provenance, on as campaignFiles } from "./work.js";
import { join } from "node:path";
// src/campaign/variant-files.ts
/** Most bytes of one script or patch, and of all that are in memory at once: a file of holes takes no room on a disk. */
const LARGEST_BYTES = 16 * 1024 ** 2;
const MOST_BYTES = 512 * 1024 ** 2;
/** Of what tells of one script. */
const LARGEST_PROVENANCE = 4 * 1024 ** 2;
/** Files of answers by variant id; a variant without is left out. */
async function readOfAnswers(campaign, variants, read) {
	try {
		var _usingCtx$1 = _usingCtx();
		const found = /* @__PURE__ */ new Map();
		const files = _usingCtx$1.a(new NeighbourReader(campaign));
		const readFile = async (path, mostBytes) => (await files.read(path, mostBytes))?.bytes ?? null;
		for (const { id, model } of variants) {
			const own = model === null ? null : await read(readFile, id);
			if (own !== null) found.set(id, own);
		}
		return found;
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** Provenances of the scripts that models wrote, by variant id. */
const readProvenances = (campaign, variants) => readOfAnswers(campaign, variants, async (readFile, id) => {
	const bytes = await readFile(campaignFiles.variantProvenance("", id), LARGEST_PROVENANCE);
	if (bytes === null) return null;
	const path = campaignFiles.variantProvenance(campaign, id);
	const told = parseJsonWith(provenance, bytes, path);
	if (told.variant !== id) throw new UserError(`${path} tells of '${told.variant}', another script than beside it.`);
	return told;
});
/** Scripts that models wrote, byte for byte, by variant id. */
const readScripts = (campaign, variants) => readTexts(campaign, variants, campaignFiles.variantScript);
/** Patches that `writePatch` wrote, by variant id. */
async function readPatches(campaign, variants) {
	const found = await readTexts(campaign, variants, campaignFiles.patch);
	return new Map([...found].map(([id, bytes]) => [id, bytes.toString("utf8")]));
}
async function readTexts(campaign, variants, placeOf) {
	let left = MOST_BYTES;
	return readOfAnswers(campaign, variants, async (readFile, id) => {
		const bytes = await readFile(placeOf("", id), Math.min(LARGEST_BYTES, left));
		left -= bytes?.length ?? 0;
		return bytes;
	});
}
/**
* Writes the script and then its provenance, so that a provenance that exists tells of the script beside it. What an
* earlier answer left is removed first; no script is left where the answer held none.
*/
async function writeVariant(campaign, told, script) {
	await removeBelow(campaign, campaignFiles.variantProvenance("", told.variant));
	await writeOrRemove(campaign, campaignFiles.variantScript("", told.variant), script);
	await writeJson(campaignFiles.variantProvenance(campaign, told.variant), told, campaign);
}
/** The change from the author's entry file to a model's script; null: there is none to show. */
const writePatch = (campaign, variant, patch) => writeOrRemove(campaign, campaignFiles.patch("", variant), patch);
const filesOfVariant = (variant) => [
	campaignFiles.variantProvenance("", variant),
	campaignFiles.variantScript("", variant),
	campaignFiles.patch("", variant)
];
/** What there is of an answer, relative to the campaign's folder. UserError where it is no plain file. */
async function listVariantFiles(campaign, variant) {
	const found = [];
	for (const path of filesOfVariant(variant)) if (await readHeadBelow(campaign, path, 0) !== null) found.push(path);
	return found;
}
async function removeVariant(campaign, variant) {
	for (const path of filesOfVariant(variant)) await removeBelow(campaign, path);
}
async function writeOrRemove(campaign, path, content) {
	if (content === null) await removeBelow(campaign, path);
	else await writeFileAtomic(join(campaign, path), content, campaign);
}
export { removeVariant as a, readScripts as i, readPatches as n, writePatch as o, readProvenances as r, writeVariant as s, listVariantFiles as t };
