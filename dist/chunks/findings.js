import { Cn as formatSignificantDigits, wn as formatWatts, xn as formatSize } from "./base.js";
import { lr as compareTexts, ur as count } from "./inputs.js";
import { P as formatProjectsRatio, R as formatDoubt, U as tell, k as OUTCOME_WORDS } from "./measured.js";
import { G as formatWholePercent, R as formatSeconds, V as formatStratum, b as formatFailureClass, c as BASELINE_PHRASES, f as QUANTITY_WORDS, j as formatPercent, p as agree, w as formatList, y as formatError } from "./work.js";
import { a as plainText, i as phrase, r as listPhrases } from "./phrase.js";
// src/report/text/survivors-words.ts
const REASONS = [
	["failed", OUTCOME_WORDS.failed],
	["suspect", OUTCOME_WORDS.suspect],
	["lessAccurate", OUTCOME_WORDS["less-accurate"]],
	["accuracyNotSettled", `with ${OUTCOME_WORDS["not-settled"]}`],
	["accuracyUnknown", "of unknown accuracy"],
	["lost", OUTCOME_WORDS.untried],
	["notRun", "not run yet"],
	["notPaired", "without a CPU time of it beside one of the author’s code"]
];
/** Whom the survivors' ratios of a mode and model leave out, and whether that is the easier or the harder part. */
function formatSurvivors(survivors) {
	const { mode, model, answers, included, leftOut } = survivors;
	const name = `${model}, ${mode}`;
	if (included === answers) return `${name}: all ${count(answers, "answer")} are survivors.`;
	const reasons = REASONS.flatMap(([key, words]) => leftOut[key] > 0 ? [`${leftOut[key]} ${words}`] : []);
	return [`${name}: the survivors are ${included} of ${count(answers, "answer")}; left out: ${reasons.join(", ")}.`, ...formatBias(survivors)].join(" ");
}
function formatBias({ includedProjects, leftOutProjects, leftOutTakesLonger }) {
	const [own, other] = [includedProjects.medianCpuSeconds, leftOutProjects.medianCpuSeconds];
	if (own === null || other === null || leftOutTakesLonger === null) return [];
	return [`The author's code takes ${formatSeconds(other)} of CPU time (median) in the ${count(leftOutProjects.projects, "project")} without an answer among them and ${formatSeconds(own)} in the other ${includedProjects.projects}; of a project left out and one included, the first takes longer in ${formatWholePercent(leftOutTakesLonger)} of pairs.`];
}
// src/report/text/validity-words.ts
const REMARKS = {
	"keeps-random-labels": ({ metric, usual, limit, direction, author }) => `it prints ${formatMetric(metric)} on random labels (${formatMetric(usual)} on the project's own), ${direction === "lower" ? "below" : "above"} the ${formatMetric(limit)} that chance explains; the author's code goes from ${formatMetric(author.usual)} to ${formatMetric(author.metric)}`,
	"keeps-exchanged-labels": ({ metric, usual, author }) => `its predictions score ${formatMetric(metric)} where the labels of the training rows are exchanged (${formatMetric(usual)} where they are not): it has them from elsewhere; the author's code goes from ${formatMetric(author.usual)} to ${formatMetric(author.metric)}`,
	"keeps-without-data": ({ metric }) => `it ${formatWithoutData(metric)}, as it does with them`,
	"never-read": ({ files }) => `it never read ${files.join(", ")}, which the author's code reads`,
	"same-digits": ({ metric, author }) => `it prints ${formatMetric(metric)} on random labels and on half of the data alike, where the author's code goes from ${formatMetric(author.usual)} to ${joinMetrics([author.redrawn, author.half])}`,
	"more-work": ({ perturbation, factor, author }) => `it takes ${formatTimes(factor)} the CPU time ${CHANGED_DATA[perturbation]} that it takes when measured, the author's code ${formatTimes(author)}`,
	"tested-on-training": ({ share, authorShare }) => `${formatTrained(share)}; in the author's code ${formatWholePercent(authorShare ?? 0)}`,
	"tested-on-training-too": ({ share, authorShare }) => `${formatTrained(share)}${authorShare === null ? "; of the author's code that is not known" : ", as in the author's code"}`,
	"no-metric-on-random-labels": ({ of }) => `${of === "answer" ? "it" : "the author's code"} printed no metric on random labels`,
	"random-labels-silent": ({ why }) => `nothing follows from random labels: ${tell(SILENCES, why, null)}`,
	"no-metric-on-exchanged-labels": ({ of }) => `${of === "answer" ? "it" : "the author's code"} left no predictions on exchanged labels`,
	"exchanged-labels-silent": ({ why }) => `nothing follows from exchanged labels: ${tell(SILENCES, why, null)}`,
	"found-hidden-data": "it found the data under another name",
	"author-prints-without-data": ({ metric, author }) => `it ${formatWithoutData(metric)}, as the author's code prints ${formatMetric(author)}`,
	"prints-without-data": ({ metric }) => `it ${formatWithoutData(metric)}: a stand-in that would pass for a result`,
	"fewer-passes": ({ passes, model, author }) => `${passes} iterations, epochs or trees of ${model} instead of ${author}`,
	"fewer-tested-rows": ({ rows, author }) => `tested on ${count(rows, "row")} of half of the data, the author's code on ${author}`,
	"same-on-half": ({ metric }) => `it prints ${formatMetric(metric)} on half of the data too`,
	"library-data": ({ functions }) => `it took data sets from a library: ${functions.join(", ")}`,
	"only-read": "it read the project's data, and nothing else is known of its metric",
	"no-measured-metric": "no measured run of it gave a metric",
	"not-run-yet": "it was not run on changed data yet",
	"no-author-metric": "the author's code gave no metric to compare with",
	"only-hidden-data": "only its run without data was seen",
	"not-possible": ({ gaps }) => gaps.map((gap) => tell(GAPS, gap, null)).join("; ")
};
const CHANGED_DATA = {
	"label-randomisation": "on random labels",
	subsample: "on half of the data",
	"hidden-data": "without its data",
	"label-exchange": "on exchanged labels"
};
const SILENCES = {
	"author-does-not-react": "the author's own metric does not react to them either",
	"author-reacts-too-little": "the author's own metric reacts too little to them for so few tested rows",
	"too-few-rows": "too few rows are tested: chance alone could explain any value",
	"within-chance": "its metric lies within what chance explains",
	"one-sided-metric": ({ metric }) => `${metric} can be high on them too: one answer for all is enough`,
	"unbounded-metric": ({ metric }) => `${metric} has no bound: a label near 0 in the tested rows decides it`,
	"author-without-error": "the author's error is 0"
};
const GAPS = {
	"no-data-file": "the manifest declares no data file",
	"no-target": "the manifest names no target column",
	"scored-predictions": "predictions are scored by labels that no answer sees, so there is no metric of its own to probe",
	"unclear-target": ({ metric }) => `neither the task nor the metric ${metric} says whether the target holds classes or numbers`,
	"too-few-classes": ({ classes }) => `the target holds ${classes === 1 ? "one class" : "no class"}`,
	"too-few-rows": ({ rows }) => `the data has ${count(rows, "row")}`,
	missing: ({ path }) => `${path} is not there`,
	folder: ({ path }) => `${path} is a folder`,
	link: ({ path }) => `${path} is a link`,
	pipe: ({ path }) => `${path} is a pipe`,
	socket: ({ path }) => `${path} is a socket`,
	device: ({ path }) => `${path} is a device`,
	"no-text": ({ path }) => `${path} is no text in an 8-bit encoding`,
	"no-table": ({ path }) => `${path} is no delimited text`,
	"unclear-quotes": ({ path }) => `${path} has quotes that may begin a cell of several lines, or be text`,
	"too-many-cells": ({ path }) => `with ${path} there are more cells than are changed here`,
	"too-large": ({ path, bytes }) => `${path} has ${formatSize(bytes)}, more than is changed here`,
	"inside-another": ({ path, outer }) => `${path} lies in ${outer}, which is declared too`,
	"no-column": ({ path, column }) => `${path} has no column '${column}' in its first line`,
	unreadable: ({ path, detail }) => `${path} can't be read as a table: ${detail}`,
	reported: ({ detail }) => detail
};
/** What speaks for or against an answer's metric, or why that is not known; without a full stop. */
const formatRemark = (remark) => tell(REMARKS, remark, null);
const formatWithoutData = (metric) => `prints ${formatMetric(metric)} without the project's data`;
const joinMetrics = (values) => values.flatMap((value) => value === null ? [] : [formatMetric(value)]).join(" and ");
const formatTimes = (factor) => `${formatSignificantDigits(factor, 2)} times`;
const formatTrained = (share) => `${formatWholePercent(share)} of the rows behind its metric are rows that its model was fitted on`;
const formatMetric = (value) => formatSignificantDigits(value, 4);
// src/report/text/findings.ts
/** A finding's sentence with the scripts and projects that it rests on, each named by where the report shows it. */
function formatFinding(finding, analysis) {
	const context = {
		analysis,
		scripts: nameScripts(finding.evidence, analysis)
	};
	const sentence = tell(SENTENCES, finding, context);
	return context.scripts.length === 0 || sentence.some((part) => typeof part === "object") ? sentence : phrase`${sentence} See ${listScripts(context, 3)}.`;
}
/** The element of the page that shows a project, or a script's runs. */
const projectTarget = (slug) => `project-${slug}`;
const scriptTarget = (variant) => `runs-${variant}`;
const nameScript = (id, { variants }) => ({
	text: id,
	target: variants.some((each) => each.id === id && each.counts) ? scriptTarget(id) : void 0
});
/** Evidence names variants, or records among a variant's points: each script once. */
function nameScripts(evidence, analysis) {
	const ids = evidence.map((id) => analysis.variants.find(({ points }) => points.record.includes(id))?.id ?? id);
	return [...new Set(ids)].map((id) => nameScript(id, analysis));
}
const listScripts = ({ scripts }, shown = 5) => listPhrases(scripts.map((each) => [each]), shown);
const SENTENCES = {
	"torn-lines": ({ numbers: { lines } }) => phrase`Torn lines in the records, left by a run that was killed, are left out: ${lines}.`,
	"suspect-answers": ({ numbers: { suspect, probed } }) => {
		const [are, they] = suspect === 1 ? ["is", "It enters"] : ["are", "They enter"];
		return phrase`${suspect} of ${count(probed, "probed answer")} ${are} suspect: the metric does not come from the data as the author's does. ${they} no ratio and no count of answers as accurate.`;
	},
	"suspect-answer": ({ subject }, context) => {
		const remarks = (context.analysis.variants.find(({ id, validity }) => id === subject && validity?.verdict === "suspect")?.validity?.evidence ?? []).map(formatRemark).join("; ");
		return phrase`Suspect: ${nameScript(subject, context.analysis)}: ${remarks}.`;
	},
	"unprobed-answers": ({ numbers: { unprobed, judged }, reasons }) => {
		const kinds = reasons.map(({ reason, answers }) => `${formatRemark(reason)} (${answers})`).sort();
		return phrase`${count(unprobed, "answer")} of ${judged} could not be probed for validity: ${formatList(kinds, 4)}.`;
	},
	"missing-records": ({ numbers: { missing, planned } }) => phrase`${missing} of ${count(planned, "planned measured run")} ${agree(missing, "has", "have")} no record: the campaign is not finished.`,
	"declared-later": ({ numbers: { declared } }) => phrase`plan.json declares ${count(declared, "primary test")}, but records were made while it declared others: what it calls primary is post hoc.`,
	"unplanned-records": ({ numbers: { records }, unknown }) => {
		const names = formatList(unknown.map(({ kind, id }) => `${kind} ${id}`));
		return phrase`${count(records, "record")} ${agree(records, "is of another plan and was", "are of another plan and were")} left out; plan.json does not hold ${names}.`;
	},
	"differing-records": ({ numbers: { runs } }, context) => phrase`${count(runs, "measured run")} ${agree(runs, "has", "have")} records of one attempt that differ, as where two machines made the same run or a file was changed; the one that started later counts: ${listScripts(context)}.`,
	"repeated-runs": ({ numbers: { runs } }, context) => phrase`${count(runs, "measured run")} ${agree(runs, "was", "were")} made again though an earlier attempt had ended, undisturbed, with the same script on the same host; the last attempt counts, and who chooses it chooses the result: ${listScripts(context)}.`,
	"baseline-failed": formatFailedBaseline,
	"perfect-scores": (_, context) => phrase`A perfect score where the author's code has less; read the code before you believe it (a leaked or constant target, a literal): ${listScripts(context)}.`,
	"lost-runs": ({ numbers: { lost, runs }, statuses }) => {
		const kinds = Object.entries(statuses).map(([status, many]) => `${many} ${status}`);
		return phrase`${count(lost, "measured run")} of ${runs} ${agree(lost, "was", "were")} lost to the bench, not to the code (${kinds.sort().join(", ")}).`;
	},
	"changed-scripts": (_, context) => phrase`A script, or its project's files, changed between its runs or after them, and all runs are pooled all the same: ${listScripts(context)}.`,
	"other-packages": (_, context) => phrase`Packages were not those that were planned (another lock file): ${listScripts(context)}.`,
	"estimated-energy": ({ numbers: { estimated, runs } }) => phrase`Energy of ${count(estimated, "run")} of ${runs} is an estimate, which enters no verdict and no headline.`,
	"unread-energy": ({ numbers: { unread, runs } }) => phrase`${count(unread, "run")} of ${runs} ${agree(unread, "has", "have")} no reading of energy.`,
	"doubtful-energy": ({ numbers: { doubtful, runs }, doubts }) => {
		const kinds = doubts.map((each) => `${formatDoubt(each.example)}${each.equal ? "" : " and the like"} (${each.runs})`);
		return phrase`The energy of ${count(doubtful, "run")} of ${runs} is in doubt and left out: ${formatList(kinds, 3)}.`;
	},
	"several-meters": ({ sources }) => phrase`Energy was read in different ways (${formatList(sources)}); a pair is formed within one only.`,
	"external-meter": ["Energy by a meter outside the machine is that of all of it, so that a saving in its processor shows as less."],
	"across-meters": ({ numbers: { pairs } }) => phrase`${count(pairs, "pair")} whose energy two meters, or other zones of one, had read ${agree(pairs, "was", "were")} left out.`,
	"several-strata": ({ numbers: { strata, pairs }, hosts }) => {
		const left = pairs === 0 ? "" : ` ${count(pairs, "pair")} that would span two states ${agree(pairs, "was", "were")} left out.`;
		return phrase`Runs come from ${strata} host states (${formatList(hosts)}); a pair is formed within one only.${left}`;
	},
	"stratum-effect": formatStratumEffect,
	"several-sandboxes": ({ sandboxes }) => phrase`Runs used different sandboxes (${sandboxes.toSorted().join(", ")}), which cost different amounts of time.`,
	"contaminated-runs": ({ numbers: { disturbed, cpuLeftOut, runs }, scripts }) => {
		const shares = scripts.map(({ variant, cpuLeftOut: own, ...of }) => {
			const alsoCpu = own === 0 ? "" : ` (${own} without CPU time)`;
			return phrase`${variant} ${of.disturbed} of ${of.runs}${alsoCpu}`;
		});
		const by = shares.length === 0 ? [] : phrase` By script: ${listPhrases(shares, 5)}.`;
		const cpu = cpuLeftOut === 0 ? "their CPU time stands" : `so is the CPU time of ${cpuLeftOut}, of which several threads worked and may have spun while they waited${cpuLeftOut === disturbed ? "" : "; that of the others stands"}`;
		return phrase`${formatOtherLoad(disturbed, runs)}: their energy is left out, ${cpu}.${by}`;
	},
	"other-threads": ({ numbers: { answers }, scripts }) => {
		const told = scripts.map(({ variant, threads, authors }) => phrase`${variant} ${threads} against ${authors}`);
		return phrase`${count(answers, "answer")} ran with other numbers of threads than the author's code: ${listPhrases(told, 5)}. CPU time counts all of them, and several take more of it for the same work than one.`;
	},
	"cold-runs": ({ numbers: { cold, runs } }) => phrase`${count(cold, "measured run")} of ${runs} started cold (first use of files or packages) and ${agree(cold, "counts", "count")} like the others.`,
	"few-pairs": ({ numbers: { needed }, pairs }) => {
		const sorted = pairs.map(({ project, baseline, pairs: many }) => {
			const name = {
				text: project,
				target: projectTarget(project)
			};
			return phrase`${name} against ${BASELINE_PHRASES[baseline]} (${many})`;
		}).toSorted((a, b) => compareTexts(plainText(a), plainText(b)));
		return phrase`Fewer than ${needed} pairs of runs, so without an interval of its own: ${listPhrases(sorted, 5)}.`;
	},
	"answers-left-out": ({ subject: { mode, model } }, { analysis: { failures } }) => {
		const survivors = failures.survivors.find((each) => each.mode === mode && each.model === model);
		return survivors === void 0 ? [] : [formatSurvivors(survivors)];
	},
	"order-effect": ({ numbers }) => phrase`Order matters here: CPU time relative to the baseline is ${formatProjectsRatio(numbers)} in the last third of a block against the first.`,
	"no-order-effect": ({ numbers }) => phrase`No order effect seen: last third of a block against the first ${formatProjectsRatio(numbers)}, CPU time relative to the baseline.`,
	"rest-drift": ({ numbers: { before, after }, host, domain }) => phrase`${domain} of ${host} drew ${formatWatts(before)} at rest before the runs and ${formatWatts(after)} after them. Net energy takes the mean of both and holds half of the difference as an error; gross energy is not touched.`,
	drift: ({ numbers }) => phrase`The host drifted: the author's scripts took ${formatProjectsRatio(numbers)} CPU time in the last third of the blocks against the first. Ratios are formed inside blocks and do not hold it; totals do.`,
	noise: formatNoise
};
const formatOtherLoad = (disturbed, runs) => `Other load ran beside ${disturbed} of ${count(runs, "measured run")}`;
/** A share of disturbed runs above which every verdict is to be read with it. */
const WORTH_TELLING = .1;
/** What stands above all verdicts about other load, with what is to be done where numbers are lost by it; none where it hardly was. */
function tellOtherLoad(disturbed, runs, cpuLeftOut = 0) {
	if (disturbed <= WORTH_TELLING * runs) return [];
	const lost = cpuLeftOut === 0 ? "" : `, and the CPU time of ${cpuLeftOut} is left out: a campaign on a computer that does nothing else keeps it`;
	return [`${formatOtherLoad(disturbed, runs)}${lost}.`];
}
function formatFailedBaseline(finding, { analysis }) {
	const { subject, numbers, failure, missingFor, missingEverywhere } = finding;
	const why = failure === null ? "" : ` (${formatFailureClass(failure.class)}${formatMessage(formatError(failure))})`;
	const where = missingEverywhere ? "" : ` of ${missingFor.join(", ")}`;
	const consequence = missingFor.length === 0 ? "" : ` No answer${where} can be compared with it.`;
	return phrase`The baseline ${nameScript(subject, analysis)} failed in ${numbers.failed} of ${count(numbers.runs, "run")}${why}.${consequence}`;
}
/** One line of a message, and not all of a long one. */
function formatMessage(message) {
	const line = message.split("\n", 1)[0]?.trim() ?? "";
	return line === "" ? "" : `: ${line.length > 120 ? `${line.slice(0, 120)}…` : line}`;
}
const STRATUM_CAUSES = {
	inseparable: "no mode and model ran on both, so that host and answers cannot be told apart",
	"one-project": "it hangs on one project, or on like ones"
};
function formatStratumEffect({ subject }, { analysis: { strata } }) {
	const found = strata.find(({ quantity, baseline, stratum }) => quantity === subject.quantity && baseline === subject.baseline && stratum === subject.stratum);
	if (found === void 0) return [];
	const { quantity, host, stratum, effect, interval, projects, cause } = found;
	const told = effect === null || interval === null ? `not known, since ${cause === null ? "nothing was measured" : STRATUM_CAUSES[cause]}` : formatProjectsRatio({
		estimate: effect,
		interval,
		projects
	});
	return phrase`Ratios of ${QUANTITY_WORDS[quantity]} on ${host} (${formatStratum(stratum)}) against the first host state: ${told}.`;
}
function formatNoise({ subject }, { analysis: { diagnostics } }) {
	const noise = diagnostics.noise.find(({ quantity }) => quantity === subject);
	if (noise === void 0) return [];
	const { floor, repetitions, detectableChange, repetitionsForFivePercent: needed } = noise;
	const plan = needed === null ? "no number of repetitions shows 5 %" : `to see 5 % it takes ${count(needed, "repetition")}`;
	const seen = detectableChange === null ? "" : `in one script a change of ${formatPercent(detectableChange)} is seen four times of five, and `;
	return phrase`Noise: a script against itself at ${count(repetitions, "repetition")} differs by up to ±${formatPercent(floor)} in ${QUANTITY_WORDS[subject]}; ${seen}${plan}.`;
}
export { tellOtherLoad as a, scriptTarget as i, formatFinding as n, formatRemark as o, projectTarget as r, formatSurvivors as s, STRATUM_CAUSES as t };
