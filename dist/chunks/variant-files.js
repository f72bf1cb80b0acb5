import { _ as writeJson, f as readTextIfPresent, g as writeFileAtomic, l as readJsonIfPresent, s as readIfPresent } from "./files.js";
import { h as removeBelow } from "./untrusted-files.js";
import { t as provenance } from "./provenance.js";
import { t as campaignFiles } from "./paths.js";
import { join } from "node:path";
// src/campaign/variant-files.ts
const readProvenance = (campaign, variant) => readJsonIfPresent(campaignFiles.variantProvenance(campaign, variant), provenance, campaign);
/** By variant id: what there is of each answer; a variant without is left out. */
async function readOfAnswers(variants, read) {
	const found = /* @__PURE__ */ new Map();
	for (const { id, model } of variants) {
		const own = model === null ? null : await read(id);
		if (own !== null) found.set(id, own);
	}
	return found;
}
/** By variant id: what is known of the scripts that models wrote. */
const readProvenances = (campaign, variants) => readOfAnswers(variants, (id) => readProvenance(campaign, id));
/** By variant id: the scripts that models wrote, byte for byte. */
const readScripts = (campaign, variants) => readOfAnswers(variants, (id) => readIfPresent(campaignFiles.variantScript(campaign, id), campaign));
/** By variant id: the changes that `writePatch` wrote. */
const readPatches = (campaign, variants) => readOfAnswers(variants, (id) => readTextIfPresent(campaignFiles.patch(campaign, id), campaign));
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
async function writeOrRemove(campaign, path, content) {
	if (content === null) await removeBelow(campaign, path);
	else await writeFileAtomic(join(campaign, path), content, campaign);
}
export { writeVariant as a, writePatch as i, readProvenances as n, readScripts as r, readPatches as t };
