import { $t as literal, Jt as boolean, Kt as _null, Wt as _enum, Xt as discriminatedUnion, Zt as int, an as record, cn as templateLiteral, ln as tuple, on as strictObject, qt as array, rn as partialRecord, sn as string, tn as number, tr as wrapText, ur as count } from "./inputs.js";
import { F as formatRatio, L as formatRatioSentence, M as formatChange, U as tell, W as alignColumns } from "./measured.js";
import { i as versioned, t as isFields } from "./versioned.js";
import { _ as formatCount, h as formatAllDigits, j as formatPercent, k as formatP, w as formatList } from "./work.js";
import { a as plainText, i as phrase, r as listPhrases, t as countPhrase } from "./phrase.js";
// src/schema/analysis/genai-greenml-analysis.ts
/** What `greenml analyse --greenml-csv` writes: the numbers of GenAI-GreenML's analyse_results.py from its own result files. */
const CSV_METRICS = [
	"accuracy",
	"exec_time",
	"energy"
];
const metric = _enum(CSV_METRICS);
const CSV_MODES = ["assisted", "autonomous"];
const csvMode = _enum(CSV_MODES);
const scale = _enum(["delta", "raw"]);
const COMPARISONS = [
	"original_vs_assisted",
	"original_vs_autonomous",
	"assisted_vs_autonomous"
];
/** Null: not defined for these values. */
const real = number().nullable();
const range = tuple([real, real]);
const llm = string();
const counts = strictObject({
	inc: int(),
	dec: int(),
	eq: int()
});
const countsByMetric = record(metric, counts);
const shapiro = strictObject({
	W: real,
	p: real
});
const wilcoxon = strictObject({
	n: int(),
	n_zero: int(),
	n_nonzero: int(),
	r_plus: number(),
	r_minus: number(),
	has_ties: boolean(),
	statistic_min: number(),
	p_normal_approx: real,
	p_normal_approx_cc: real,
	z: real,
	/** Absent with ties, without a difference, and beyond a thousand differences. */
	p_exact: number().optional(),
	p_pratt_normal_approx: real,
	statistic_pratt: number(),
	matched_pairs_rank_biserial: real
});
/** Generated / original, or assisted / autonomous, over the pairs in which both are above 0. */
const csvRatio = strictObject({
	n_pairs: int(),
	n_dropped_nonpositive: int(),
	n: int(),
	/** Pairs with a ratio below 1. */
	n_less: int(),
	mean_log_ratio: real,
	sd_log_ratio: real,
	/** Geometric mean ratio. */
	gmr: real,
	median_ratio: real,
	arith_mean_of_ratios: real,
	ratio_of_sums: real,
	t_ci_gmr: range,
	bca_acceleration: real,
	bca_ci_gmr_seed0: range,
	bca_ci_gmr_seeds: array(range),
	percentile_ci_gmr_seed0: range,
	shapiro_log_ratio: shapiro.nullable(),
	t_log: real,
	p_t_log: real,
	wilcoxon_log: wilcoxon,
	tost_5pct_p: real
});
const pairedTest = strictObject({
	n: int(),
	/** Projects with an original that ran: the n that a comparison without losses would have. */
	n_projects: int(),
	status: _enum([
		"tested",
		"insufficient pairs",
		"insufficient variance"
	]),
	/** Statistic as the original prints it; in its delta sections of time and energy with the sign opposite to mean, d and ci. */
	t: real,
	/** Statistic with the sign of the mean; only where the original's has the other. */
	t_corrected: real.optional(),
	p: real,
	df: int(),
	mean: real,
	sd: real,
	d: real,
	ci: range,
	shapiro: shapiro.nullable().optional(),
	wilcoxon: wilcoxon.optional(),
	sign: strictObject({
		pos: int(),
		neg: int(),
		zero: int(),
		p_binom: number()
	}).optional(),
	ratio: csvRatio.optional(),
	/** P-value after Holm over the models of this comparison and metric, as the original does. */
	p_holm: real,
	p_bh: real
});
const pairedSection = record(metric, record(llm, pairedTest));
const anova = strictObject({
	groups: record(llm, strictObject({
		n: int(),
		mean: real,
		var: real
	})),
	F: real,
	p: real,
	df: tuple([int(), int()]),
	eta_squared: real,
	tukey: array(strictObject({
		group1: llm,
		group2: llm,
		meandiff: real,
		p_adj: real,
		lower: real,
		upper: real,
		reject: boolean()
	})),
	mse: real,
	q_crit: real,
	kruskal: strictObject({
		H: real,
		p: real
	}),
	levene_median: strictObject({
		W: real,
		p: real
	})
});
const anovaByMetric = partialRecord(metric, anova);
const friedman = strictObject({
	n_complete_projects: int(),
	llms: array(llm),
	chi2: real,
	p: real
});
/** Findings that their rows say enough about. */
const PLAIN_KINDS = [
	"no-rows",
	"counter-wrap",
	"impossible-value",
	"not-a-number",
	"blank-value",
	"ragged-rows",
	"zero-accuracy",
	"duplicate-rows",
	"several-baselines",
	"no-baseline",
	"unknown-script",
	"fixed-order",
	"one-run-each"
];
function findingOf(kind, numbers, subject) {
	return strictObject({
		kind,
		severity: _enum([
			"error",
			"warning",
			"note"
		]),
		subject,
		numbers: strictObject(numbers),
		/** Rows as a spreadsheet numbers them, the header is row 1; none where it is about the whole file. */
		evidence: strictObject({ rows: array(int()) })
	});
}
const plainFinding = findingOf(_enum(PLAIN_KINDS), {}, _null());
/** Something about the data that a reader must know before believing a number. */
const csvFinding = discriminatedUnion("kind", [
	plainFinding,
	findingOf(literal("zero-energy"), {
		originals: int(),
		pairs: int()
	}, _null()),
	findingOf(literal("percent-and-fraction"), { pairs: int() }, _null()),
	findingOf(literal("names-differ-by-case"), {}, array(array(string()))),
	findingOf(literal("survivors-only"), {
		rows: int(),
		projects: int()
	}, array(strictObject({
		mode: csvMode,
		model: llm,
		projects: int()
	}))),
	findingOf(literal("original-first"), {
		first: int(),
		projects: int()
	}, _null()),
	findingOf(literal("sign-of-t"), { tests: int() }, _null())
]);
const file = strictObject({
	csv: string(),
	header: strictObject({
		rows: int(),
		projects: int(),
		projects_with_original_ok: int(),
		distinct_scripts: int(),
		distinct_scripts_ok: int(),
		aa_scripts: int(),
		aa_scripts_ok: int(),
		aa_ok_with_original: int(),
		failed: int()
	}),
	/** Counts over the rows that are OK. */
	data_quality: strictObject({
		energy_zero_rows: int(),
		rapl_wrap_notes: int(),
		accuracy_missing: int(),
		accuracy_outside_0_1: int(),
		accuracy_exact_zero: int(),
		pairs_scale_mismatch: int()
	}),
	counts: record(csvMode, countsByMetric),
	counts_combined: countsByMetric,
	counts_by_llm: record(llm, record(csvMode, countsByMetric)),
	paired_tests: record(templateLiteral([
		scale,
		"/",
		_enum(COMPARISONS)
	]), pairedSection),
	anova: record(scale, record(csvMode, anovaByMetric)),
	friedman_complete_blocks: record(csvMode, partialRecord(metric, friedman)),
	/** `project: script` of every row that is not OK. */
	failed: array(string()),
	findings: array(csvFinding)
});
const genaiGreenmlAnalysisFile = strictObject({
	schemaVersion: literal(2),
	files: record(string(), file)
});
const genaiGreenmlAnalysis = versioned(2, genaiGreenmlAnalysisFile, { 1: ({ files, ...rest }) => ({
	...rest,
	files: isFields(files) ? Object.fromEntries(Object.entries(files).map(([name, each]) => [name, isFields(each) ? {
		...each,
		findings: []
	} : each])) : files
}) });
// src/report/genai-greenml/finding-text.ts
/** What a finding says, but for the rows that it is about. */
const formatFinding = (finding) => tell(SENTENCES, finding, countPhrase(finding.evidence.rows.length, "row"));
/** Sentences; beside each finding stands in how many rows it is seen. */
const SENTENCES = {
	"no-rows": ["The file has a header and no rows."],
	"zero-energy": (finding, rows) => phrase`0 J, which no run uses, stands in ${rows} that ended OK, ${finding.numbers.originals} of them originals: as an answer 0 J is a saving of 100 %, as an original it makes every answer worse. The original's counts and t tests keep the ${countPhrase(finding.numbers.pairs, "pair")} with one; the ratios here leave them out.`,
	"counter-wrap": (_, rows) => phrase`By the note of ${rows} the energy counter wrapped or was reset: the energy there is unknown, not what is written.`,
	"impossible-value": (_, rows) => phrase`A value that cannot be stands in ${rows}: energy or time below 0 or not finite, no time at all, accuracy beyond 100.`,
	"not-a-number": (_, rows) => phrase`Text stands where a number belongs in ${rows} that ended OK; those values enter nothing.`,
	"blank-value": (_, rows) => phrase`Accuracy, time or energy is blank in ${rows} that ended OK: a script that ran and told no result.`,
	"ragged-rows": (_, rows) => phrase`There are more or fewer cells than in the header in ${rows}; missing ones count as blank.`,
	"percent-and-fraction": (finding, rows) => phrase`Accuracy is above 1, in percent, in ${rows} and a fraction in the others: one is compared with the other in ${countPhrase(finding.numbers.pairs, "pair")}, and every mean of accuracy differences is an artefact of that.`,
	"zero-accuracy": (_, rows) => phrase`Accuracy is exactly 0 in ${rows} that ended OK: not a model that works, yet its energy counts.`,
	"names-differ-by-case": (finding, rows) => phrase`A name is spelled in more than one way in ${rows} (${listPhrases(finding.subject.map(joinSpellings), 5)}): the original takes these for different ones and finds no pair between them.`,
	"duplicate-rows": (_, rows) => phrase`The same project and script stand in ${rows}: of those that are OK each counts as a project of its own against the original, and between the modes the last one counts.`,
	"several-baselines": (_, rows) => phrase`A further original of a project stands in ${rows}; the first one is the baseline.`,
	"no-baseline": (_, rows) => phrase`No original ran beside the answers of ${rows}, which enter nothing.`,
	"unknown-script": (_, rows) => phrase`By its name the script is neither original, assisted nor autonomous in ${rows}, which enter nothing.`,
	"survivors-only": formatSurvivors,
	"original-first": (finding) => phrase`The original ran before all answers in ${finding.numbers.first} of ${countPhrase(finding.numbers.projects, "project")}: it alone paid for first imports and a cold disk cache, so no ratio to it tells the code from the order.`,
	"fixed-order": ["The answers of every project ran in one and the same order of modes and models, so a difference between these may be one of order too."],
	"one-run-each": ["Every script ran once: its noise cannot be told from its effect."],
	"sign-of-t": (finding) => phrase`The original prints t of ${countPhrase(finding.numbers.tests, "test")} in its delta sections with the sign opposite to mean, d and interval beside it (it tests generated − original and averages original − generated); t_corrected has the sign of the mean. p is not touched.`
};
function formatSurvivors({ subject, numbers, evidence }, rows) {
	const cells = subject.map(({ mode, model, projects }) => phrase`${mode} ${model} ${projects} of ${numbers.projects}`);
	const incomplete = cells.length === 0 ? [] : phrase` Projects with an answer that ran: ${listPhrases(cells, 12)}.`;
	if (evidence.rows.length > 0) return phrase`${rows} of ${numbers.rows} are not OK and enter no comparison: every number is about the scripts that ran.${incomplete}`;
	return cells.length === 0 ? phrase`Every row is OK. Whether scripts that failed were taken out before cannot be seen from this file.` : phrase`Every row is OK, so scripts that failed are not in this file: every number is about survivors, and the models are compared on different projects.${incomplete}`;
}
const joinSpellings = (names) => [names.map((name) => JSON.stringify(name)).join(" and ")];
// src/report/genai-greenml/study-facts.ts
/** Each file, mode and model of which there is anything, in this order. */
const listCells = (files) => files.flatMap((analysis) => CSV_MODES.flatMap((mode) => listOfMode(analysis, mode)));
function listOfMode(analysis, mode) {
	const claims = analysis.paired_tests[`delta/original_vs_${mode}`].energy;
	const { energy, exec_time: time } = analysis.paired_tests[`raw/original_vs_${mode}`];
	return Object.entries(energy).map(([model, test]) => ({
		file: formatShortName(analysis),
		mode,
		model,
		claim: claims[model],
		projects: test.n_projects,
		energy: readRatio(test.ratio),
		time: readRatio(time[model]?.ratio)
	}));
}
function readRatio(ratio) {
	if (ratio === void 0 || ratio.gmr === null) return null;
	return {
		estimate: ratio.gmr,
		interval: intervalOf(ratio),
		projects: ratio.n,
		less: ratio.n_less
	};
}
function intervalOf({ bca_ci_gmr_seed0: [low, high] }) {
	return low === null || high === null ? null : [low, high];
}
/** `results_20260318_192742.csv` is `20260318_192742` in a table. */
const formatShortName = ({ csv }) => csv.replace(/^results_(?=.)/, "").replace(/\.csv$/i, "");
// src/report/genai-greenml/caveats.ts
/** A finding of one file, with its rows. */
function renderFinding(finding) {
	const { rows } = finding.evidence;
	return `${plainText(formatFinding(finding))}${rows.length === 0 ? "" : ` Rows ${formatList(rows.map(String), 8)}.`}`;
}
/**
* Findings of several files, each said once with the files that it holds for; `kinds`: of these alone. What differs in its
* numbers alone is one finding with their range: `stands in 2–4 rows`.
*/
function mergeFindings(files, kinds) {
	const told = files.flatMap((analysis) => analysis.findings.filter(({ kind }) => kinds === void 0 || kinds.includes(kind)).map((finding) => ({
		file: formatShortName(analysis),
		finding,
		phrase: formatFinding(finding)
	})));
	return [...Map.groupBy(told, ({ phrase }) => JSON.stringify(phrase.map((part) => typeof part === "number" ? null : part))).values()].map((group) => {
		const names = group.map(({ file }) => file);
		const all = files.length === 2 ? "both files" : `all ${files.length} files`;
		const where = names.length === files.length ? all : formatList(names);
		const rows = group.filter(({ finding }) => finding.evidence.rows.length > 0).map(listRows);
		return `In ${where}: ${mergeNumbers(group.map(({ phrase }) => phrase))}${rows.length === 0 ? "" : ` Rows: ${rows.join("; ")}.`}`;
	});
}
const listRows = ({ file, finding }) => `${file} ${formatList(finding.evidence.rows.map(String), 4)}`;
/** Texts that differ in numbers alone, as one with ranges. */
function mergeNumbers(phrases) {
	return (phrases[0] ?? []).map((part, place) => {
		if (typeof part !== "number") return part;
		const values = phrases.map((phrase) => Number(phrase[place]));
		const [low, high] = [Math.min(...values), Math.max(...values)];
		return low === high ? `${low}` : `${low}–${high}`;
	}).join("");
}
// src/report/genai-greenml/study-words.ts
const SCRIPTS_OF = {
	assisted: "the models' rewrites",
	autonomous: "the models' own scripts"
};
/** `87–90 % less`; `20 % less to 10 % more` where they lie on both sides. */
function formatRange(ratios) {
	const [low, high] = [Math.min(...ratios), Math.max(...ratios)];
	if (formatChange(low) === formatChange(high)) return formatChange(low);
	if (high < 1) return `${formatPercent(1 - high).replace(" %", "")}–${formatPercent(1 - low)} less`;
	return `${formatChange(low)} to ${formatChange(high)}`;
}
/** Joules in three digits, and from 100 on in whole ones. */
function formatJoules(value) {
	const size = Math.abs(value);
	return size >= 100 ? formatCount(Math.round(size)) : formatAllDigits(size, 3);
}
const formatTestP = (p) => p === null ? "p undefined" : formatP(p);
/** As the original calls it; null where it could not test. */
const isSignificant = ({ p_holm: p }) => p === null ? null : p < .05;
// src/report/genai-greenml/summary.ts
/** What the original's analysis says of files and what their rows can carry, for a terminal of so many columns. */
function renderCsvSummary(files, width) {
	const [first, ...others] = files;
	if (first === void 0) return "";
	return (others.length === 0 ? renderFile(first) : renderFiles(files, width)).map((line) => wrapText(line, width)).join("\n");
}
function renderFile(analysis) {
	return [
		formatFile(analysis),
		...CSV_MODES.flatMap((mode) => renderMode(analysis, mode)),
		...renderNothing(analysis),
		"",
		CAVEATS,
		...analysis.findings.map((finding) => `  ${renderFinding(finding)}`)
	];
}
const CAVEATS = "What stands between these numbers and a conclusion";
/** Summary of several files: the models' numbers in one table, and what holds for more than one of them once. */
function renderFiles(files, width) {
	const rows = files.flatMap((analysis) => CSV_MODES.flatMap((mode) => renderRows(analysis, mode)));
	return [
		...rows.length === 0 ? [] : [
			...alignColumns([[
				"file",
				"mode",
				"model",
				`${ORIGINAL} claimed`,
				"can be claimed"
			], ...rows], width, { names: 3 }),
			"",
			"claimed: mean difference of joules to the original, p of the paired t test after Holm",
			"can be claimed: energy of these runs over the original's (95 % interval), and in how many projects it was less",
			""
		],
		...files.flatMap((analysis) => [
			formatFile(analysis),
			...CSV_MODES.flatMap((mode) => [...renderModels(analysis, mode), ...renderAccuracy(analysis, mode)].map((line) => `  ${mode}, ${line}`)),
			...renderNothing(analysis),
			""
		]),
		CAVEATS,
		...mergeFindings(files).map((line) => `  ${line}`)
	];
}
function formatFile({ csv, header, counts_by_llm: byModel }) {
	const models = Object.keys(byModel);
	return `${csv}: ${`${count(header.rows, "row")}, ${count(header.projects, "project")}, ${count(models.length, "model")}`}${models.length === 0 ? "" : ` (${formatList(models)})`}`;
}
const renderNothing = ({ counts_by_llm: byModel }) => Object.keys(byModel).length > 0 ? [] : ["", "No answer that ran beside an original that ran: nothing to compare."];
function renderRows(analysis, mode) {
	const delta = analysis.paired_tests[`delta/original_vs_${mode}`].energy;
	const raw = analysis.paired_tests[`raw/original_vs_${mode}`].energy;
	return Object.keys(raw).map((model) => [
		formatShortName(analysis),
		mode,
		model,
		formatShortClaim(delta[model]),
		formatShortRatio(raw[model])
	]);
}
function formatShortClaim(test) {
	if (test === void 0 || test.mean === null || test.p_holm === null) return "nothing";
	return `${test.mean < 0 ? "+" : "−"}${formatJoules(Math.abs(test.mean))} J, ${formatTestP(test.p_holm)}`;
}
function formatShortRatio(test) {
	const ratio = test?.ratio;
	if (ratio === void 0 || ratio.gmr === null) return "nothing";
	return `${formatRatio({
		estimate: ratio.gmr,
		interval: intervalOf(ratio)
	})}, ${ratio.n_less}/${ratio.n}`;
}
function renderMode(analysis, mode) {
	const delta = analysis.paired_tests[`delta/original_vs_${mode}`].energy;
	const raw = analysis.paired_tests[`raw/original_vs_${mode}`].energy;
	const models = Object.keys(raw);
	if (models.length === 0) return [];
	return [
		"",
		`Energy, ${mode} against original`,
		...models.flatMap((model) => [`  ${model}, ${ORIGINAL} claimed: ${formatClaim(delta[model])}`, `  ${model}, can be claimed: ${formatClaimable(raw[model])}`]),
		...[...renderModels(analysis, mode), ...renderAccuracy(analysis, mode)].map((line) => `  ${line}`)
	];
}
const ORIGINAL = "GenAI-GreenML";
function formatClaim(test) {
	if (test === void 0 || test.mean === null || test.p_holm === null) return "nothing, too few pairs or no spread";
	const amount = `${formatJoules(test.mean)} J ${test.mean < 0 ? "more" : "less"} a script`;
	const sure = isSignificant(test) ? "" : ", not significant";
	return `${amount} (paired t test, Holm ${formatTestP(test.p_holm)}, n = ${test.n})${sure}`;
}
/** About the pairs as they were run; whether the code is the cause, the findings below decide. */
function formatClaimable(test) {
	const ratio = test?.ratio;
	if (test === void 0 || ratio === void 0 || ratio.gmr === null) return "nothing, no pair with energy in both";
	const share = `${ratio.n_less} of ${ratio.n} projects used less, of ${test.n_projects} that there are`;
	return `these runs drew ${formatRatioSentence(ratio.gmr, intervalOf(ratio))} of the original's energy; ${share}`;
}
function renderModels(analysis, mode) {
	const anova = analysis.anova.delta[mode].energy;
	if (anova === void 0) return [];
	const claimed = `${anova.tukey.filter(({ reject }) => reject).length} of ${count(anova.tukey.length, "pair")} of models differ (ANOVA ${formatTestP(anova.p)}, Tukey)`;
	const within = formatBlocks(analysis, mode) ?? "nothing, too few projects in which every model ran";
	return [`between models, ${ORIGINAL} claimed: ${claimed}`, `between models, can be claimed: ${within}`];
}
/**
* Whether models differ within the projects that each of them finished; null: there are too few. Where they always ran in one
* order, a difference may be that of first and last as well.
*/
function formatBlocks({ findings, friedman_complete_blocks: blocks }, mode) {
	const { energy } = blocks[mode];
	if (energy === void 0) return null;
	const { p, n_complete_projects: projects } = energy;
	const isConfounded = findings.some(({ kind }) => kind === "fixed-order");
	const test = `(Friedman ${formatTestP(p)}, ${projects} complete projects)`;
	if (p === null || p >= .05) return `no difference shown within a project ${test}`;
	if (!isConfounded) return `models differ within a project ${test}`;
	return `nothing of the models: something differs within a project ${test}, but they always ran in one order`;
}
function renderAccuracy(analysis, mode) {
	const { inc, dec, eq } = analysis.counts[mode].accuracy;
	const pairs = inc + dec + eq;
	return pairs === 0 ? [] : [`accuracy, of ${count(pairs, "pair")}: ${inc} higher, ${dec} lower, ${eq} equal to two decimals`];
}
export { formatRange as a, mergeFindings as c, CSV_METRICS as d, CSV_MODES as f, formatJoules as i, formatShortName as l, renderCsvSummary as n, formatTestP as o, genaiGreenmlAnalysis as p, SCRIPTS_OF as r, isSignificant as s, formatBlocks as t, listCells as u };
