import { St as sha256Hex, Xt as TOOL_VERSION } from "./base.js";
import { t as takeAskingTurn } from "./asking-turn.js";
import { It as isAnswered, Yt as readPlan, p as agree, zt as readCalls } from "./work.js";
import { a as streamRecords } from "./records.js";
import { a as removeVariant, i as readScripts, r as readProvenances, t as listVariantFiles } from "./variant-files.js";
import { r as toGeneratedVariant } from "./generated-variant.js";
import { i as refuseStrangers, t as chooseScripts } from "./list-work.js";
import { $t as literal, Jt as boolean, Wt as _enum, at as label, et as compoundId, f as sum, gt as text, on as strictObject, or as _usingCtx, qt as array, tt as count$1, ur as count, ut as relativePath } from "./inputs.js";
import { i as versioned } from "./versioned.js";
import { t as cleanOptions } from "./clean-options.js";
// src/campaign/removable.ts
/** Which answers may be removed, since their script is the one that their provenance names, and why the others stay. */
async function sortRemovable(campaign, wanted) {
	const provenances = await readProvenances(campaign, wanted);
	const scripts = await readScripts(campaign, wanted);
	const answered = new Set((await readCalls(campaign)).all.filter(isAnswered).map(({ call }) => call));
	const runs = await countRuns(campaign);
	const removed = [];
	const kept = [];
	for (const { id } of wanted) {
		const told = provenances.get(id);
		const files = await listVariantFiles(campaign, id);
		if (files.length === 0) continue;
		const reason = whyKept(told, scripts.get(id));
		if (reason !== null) kept.push({
			variant: id,
			reason
		});
		else removed.push({
			variant: id,
			files,
			inCalls: answered.has(told?.call ?? ""),
			runs: runs.get(id) ?? 0
		});
	}
	return {
		removed,
		kept
	};
}
/** What somebody changed, or nobody knows the origin of, is not ours to remove. */
function whyKept(told, script) {
	if (told === void 0) return "no-provenance";
	if (told.status === "pending") return "pending";
	return script === void 0 || sha256Hex(script) === told.codeHash ? null : "script-changed";
}
async function countRuns(campaign) {
	const runs = /* @__PURE__ */ new Map();
	for await (const { variant } of streamRecords(campaign)) runs.set(variant, (runs.get(variant) ?? 0) + 1);
	return runs;
}
// src/report/text/dataset/cleaning-words.ts
const KEPT = {
	"script-changed": "its script is not the one that was answered",
	"no-provenance": "nothing tells who wrote it",
	pending: "a batch will answer: greenml generate collects it"
};
/** What a cleaning removed or would remove, a line a script, and how it comes back. */
function renderCleaning({ campaign, isDone, removed, kept }) {
	if (removed.length + kept.length === 0) return `nothing to remove in ${campaign}`;
	const runs = sum(removed.map((each) => each.runs));
	const lost = removed.filter(({ inCalls }) => !inCalls).length;
	return [
		...removed.map(({ variant, files }) => `${isDone ? "removed" : "would remove"} ${variant} (${count(files.length, "file")})`),
		...kept.map(({ variant, reason }) => `kept ${variant}: ${KEPT[reason]}`),
		`${count(removed.length, "script")} ${isDone ? "removed" : "to remove, with --yes"}; ${count(runs, "record")} of their runs and all calls stay in ${campaign}`,
		...removed.length > lost ? [`greenml replay --campaign ${campaign} writes ${removed.length - lost} again from calls/, without asking`] : [],
		...lost > 0 ? [`${lost} not in calls/: greenml generate asks for or takes ${agree(lost, "it", "them")} again`] : []
	].join("\n");
}
// src/schema/dataset/cleaning.ts
/** Why an answer is left where it is: its script is not the one that its provenance names; nothing tells of it; a batch will answer. */
const keptFor = _enum([
	"script-changed",
	"no-provenance",
	"pending"
]);
versioned(1, strictObject({
	schemaVersion: literal(1),
	campaign: text,
	toolVersion: label,
	/** False: nothing was removed, this is what would be. */
	isDone: boolean(),
	removed: array(strictObject({
		variant: compoundId,
		/** Relative to the campaign's folder. */
		files: array(relativePath),
		/** Whether `calls/` holds the answer, which `replay` writes again. */
		inCalls: boolean(),
		/** Records of its runs, which stay. */
		runs: count$1
	})),
	kept: array(strictObject({
		variant: compoundId,
		reason: keptFor
	}))
}), {});
// src/commands/clean.ts
/** Removes, with `yes`, each answer whose script is the one that its provenance names. What models were asked, records and logs stay. */
async function clean(given, { logger }) {
	try {
		var _usingCtx$1 = _usingCtx();
		const options = cleanOptions.parse(given);
		const { campaign, yes: isDone } = options;
		const plan = await readPlan(campaign);
		refuseStrangers(plan, options);
		_usingCtx$1.a(isDone ? await takeAskingTurn(campaign, logger) : null);
		const { removed, kept } = await sortRemovable(campaign, chooseScripts(plan.variants.filter((variant) => toGeneratedVariant(variant) !== null), options));
		if (isDone) for (const { variant } of removed) await removeVariant(campaign, variant);
		const report = {
			schemaVersion: 1,
			campaign,
			toolVersion: TOOL_VERSION,
			isDone,
			removed,
			kept
		};
		return {
			report,
			text: renderCleaning(report)
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
export { clean };
