import { br as cleanLine, hr as quoteWords, mr as quoteWord } from "./inputs.js";
import { d as isDifference } from "./read.js";
import { n as judgedMeans } from "./revision-comparison.js";
import { E as formatMetric, S as formatHash, f as QUANTITY_WORDS } from "./work.js";
import { I as formatRatioParts, M as formatChange, S as formatVerdict, d as formatFailure, p as soundRuns, y as formatLeftOut } from "./measured.js";
// src/report/text/measurement/revision-words.ts
/** `12 % less CPU time (×0.85–0.91), same f1 (0.912); energy not measured here`: head against base in one line. */
function formatRevisionTitle(comparison) {
	const { measurement } = comparison;
	const [base, head] = measurement.commands.map(formatFailure);
	if (base != null) return `base ${base}, so nothing is compared`;
	if (head != null) return `head ${head}, where base ran`;
	const isMeasured = isEnergyMeasured(comparison);
	return `${[...(isMeasured ? ["energy", "cpu"] : ["cpu"]).map((quantity) => formatQuantityChange(findComparison(comparison, quantity), quantity)), formatMetricChange(comparison)].join(", ")}${isMeasured ? "" : "; energy not measured here"}`;
}
const isEnergyMeasured = ({ measurement }) => measurement.commands.every(({ energyQuality }) => energyQuality === "measured");
const findComparison = ({ measurement }, quantity) => measurement.comparisons.find((each) => each.quantity === quantity);
function formatQuantityChange(change, quantity) {
	const what = QUANTITY_WORDS[quantity];
	if (change === void 0 || change.verdict === "not-measured") return `${what} not measured`;
	const { ratio, verdict, interval, leftOut = [] } = change;
	const told = `${what}: ${formatVerdict({
		margin: null,
		cause: null,
		...change
	})}`;
	if (ratio === null) {
		const left = formatLeftOut({
			leftOut,
			pairs: 0,
			quality: "measured"
		}, "round").join(", ");
		return left === "" ? told : `${told} (${left})`;
	}
	const { range } = formatRatioParts(ratio, interval);
	const numbers = range === null ? "" : ` (×${range})`;
	if (isDifference(verdict)) return `${formatChange(ratio)} ${what}${numbers}`;
	return `${told}${numbers}`;
}
/** `same f1 (0.912)`, `f1 worse (0.871 instead of 0.912)`. */
function formatMetricChange({ metric }) {
	const { rule, medianBase, medianHead, verdict } = metric;
	if (medianBase === null && medianHead === null) return `no ${rule.name} was printed`;
	const [base, head] = (judgedMeans(metric) ?? [medianBase, medianHead]).map((value) => formatMetric(value, rule.scale));
	if (medianHead === null) return `${rule.name} is gone (it was ${base})`;
	if (medianBase === null) return `${rule.name} ${head}, which base does not print`;
	if (verdict === "as-good" && base === head) return `same ${rule.name} (${head})`;
	const judged = {
		"as-good": "as good",
		worse: "worse",
		"not-settled": "not settled"
	}[verdict ?? "not-settled"];
	return `${rule.name} ${judged} (${head} instead of ${base})`;
}
/** `peak memory: no detectable difference (×0.98–1.02)` */
const formatMemoryChange = ({ memory }) => formatQuantityChange(memory, "memory");
/** `--fail-on cpu:10%: failed: 41 % more CPU time (×1.36–1.47)`, `--fail-on energy: could not be checked: energy not measured`. */
function formatCondition(comparison, given) {
	const { condition, met, checked } = given;
	const name = `--fail-on ${condition}`;
	if (checked && !met) return `${name}: passed`;
	return `${name}: ${met ? "failed" : "could not be checked"}: ${formatOutcome(comparison, given)}`;
}
function formatOutcome(comparison, { subject, met, checked }) {
	const [ofBase = null, ofHead = null] = comparison.measurement.commands.map(formatFailedRuns);
	const failures = [ofBase && `base ${ofBase}`, ofHead && `head ${ofHead}`].filter((each) => each !== null).join(", ");
	if (subject === "success") return failures || "nothing ran";
	if (subject === "accuracy" && met && ofBase === null && ofHead !== null) return failures;
	const told = formatSubject(comparison, subject);
	if (checked || failures === "") return told;
	return comparison.measurement.commands.some((command) => formatFailure(command) !== null) ? failures : `${failures}; ${told}`;
}
function formatSubject(comparison, subject) {
	if (subject === "accuracy") return formatMetricChange(comparison);
	if (subject === "memory") return formatMemoryChange(comparison);
	return formatQuantityChange(subject === "energy" && !isEnergyMeasured(comparison) ? void 0 : findComparison(comparison, subject), subject);
}
/** `failed in 2 of 5 runs`; null: in none. */
function formatFailedRuns(command) {
	const { length } = command.runs;
	const failed = length - soundRuns(command).length;
	return failed === 0 ? null : `failed in ${failed} of ${length} runs`;
}
/** What a command needs and no revision has. */
const formatLeftBehind = (path) => `git does not keep ${cleanLine(path)}, which the command looked for: --include ${cleanLine(quoteWord(path))} gives it to both revisions`;
/** The command as a shell takes it, and where in the repository it ran. */
const formatRevisionCommand = ({ command, folder }) => `${quoteWords(command)}${folder === "." ? "" : ` in ${folder}`}`;
/** `head: 1a2b3c4d5e6f (main), Python 3.11.7` */
function formatRevision(role, { revision, commit, python }) {
	return `${role}: ${commit === null ? "the files as they lay here" : formatHash(commit)}${commit === null || commit.startsWith(revision) ? "" : ` (${revision})`}${python === null ? ", by the program that was here" : `, Python ${python}`}`;
}
export { formatRevision as a, formatMetricChange as i, formatLeftBehind as n, formatRevisionCommand as o, formatMemoryChange as r, formatRevisionTitle as s, formatCondition as t };
