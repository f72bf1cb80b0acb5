import { Qt as readAsset, Tt as writeJson, Xt as TOOL_VERSION, wt as writeFileAtomic } from "./base.js";
import { a as drawChart, o as standAlone } from "./chart-theme.js";
import { d as ratioAt, f as specifyRatioRows, i as renderHtml, l as byTone, u as markRatio } from "./html.js";
import { r as renderMarkdown } from "./markdown.js";
import { a as formatRange, c as mergeFindings, d as CSV_METRICS, f as CSV_MODES, i as formatJoules, l as formatShortName, o as formatTestP, r as SCRIPTS_OF, s as isSignificant, t as formatBlocks, u as listCells } from "./summary.js";
import { r as joinLines } from "./fit-lines.js";
import { C as formatInstant, K as joinWords, _ as formatCount, m as capitalise, p as agree } from "./work.js";
import { i as markdownTable, n as escapeMarkdown } from "./markdown-text.js";
import { f as sum, ur as count } from "./inputs.js";
import { c as shareCell, s as ratioCell } from "./cells.js";
import { n as composeTable, t as composeChapter } from "./chapter.js";
import { F as formatRatio } from "./measured.js";
import { t as makePrintable } from "./printable.js";
import { join } from "node:path";
// src/report/genai-greenml/study-chart.ts
/** A row a mode and model, in it a dot with its interval for each file; null: there is nothing to draw. */
function specifyStudyChart(cells, modes) {
	const shown = cells.filter(({ mode, energy }) => modes.includes(mode) && energy !== null);
	if (shown.length === 0) return null;
	const groups = [...Map.groupBy(shown, ({ mode, model }) => modes.length === 1 ? model : `${mode} · ${model}`)];
	return {
		title: "Energy of the models' scripts, relative to the original ones, by model and file",
		description: "Dots are geometric means over projects, one a file, lines their 95 % intervals, on a logarithmic axis; left of ×1 is less energy. The table of ratios holds the same numbers.",
		spec: specifyRatioRows({
			rows: groups.map(([name, own]) => composeRow(name, own)),
			height: { step: 10 },
			noun: "energy",
			notes: ["×1 is the original, which ran first", "one dot a file"],
			layers: LAYERS
		})
	};
}
/** No tone of a verdict: the files carry none. */
function composeRow(name, cells) {
	const ratios = cells.flatMap(({ energy }) => energy ?? []);
	return {
		name,
		right: formatRange(ratios.map(({ estimate }) => estimate)),
		tone: "same",
		marks: cells.map(({ file, energy }) => ({
			file,
			...markRatio(energy)
		}))
	};
}
const y = {
	field: "file",
	type: "nominal",
	axis: null
};
const LAYERS = [{
	mark: {
		type: "rule",
		strokeCap: "round",
		strokeWidth: 2
	},
	encoding: {
		x: ratioAt("low"),
		x2: { field: "high" },
		y,
		color: byTone
	}
}, {
	mark: {
		type: "point",
		filled: true,
		opacity: .9,
		size: 50
	},
	encoding: {
		x: ratioAt("ratio"),
		y,
		color: byTone
	}
}];
// src/report/genai-greenml/study-report.ts
const STUDY_NUMBERS = "numbers.json";
/** The report of GenAI-GreenML's result files: what was claimed of them, and what their rows can carry. */
function composeStudy(files, { toolVersion, createdAt }) {
	const cells = listCells(files);
	const chapters = [
		composeRatios(cells),
		composeModels(files),
		composeAccuracy(files),
		composeCaveats(files),
		composeFiles(files),
		composeMethod()
	];
	const lead = leadingMode(cells);
	return {
		overview: makePrintable({
			subject: `${count(files.length, "result file")} of GenAI-GreenML`,
			createdAt: formatInstant(createdAt),
			toolVersion,
			title: formatTitle(files, cells),
			others: [],
			about: {
				text: "GenAI-GreenML let models rewrite small machine learning projects, ran every script once and published what each drew.",
				target: "files"
			},
			evidence: [{
				text: "what this rests on",
				target: "ratios"
			}, {
				text: "what speaks against it",
				target: "caveats"
			}],
			figure: lead === null ? null : {
				chart: "finding",
				caption: `Energy of ${SCRIPTS_OF[lead]}, relative to the original scripts, with 95 % intervals. The table of ratios holds the same numbers.`
			},
			headline: CSV_MODES.flatMap((mode) => formatMode(mode, cells)),
			scope: {
				text: "Read again from the published files: nothing was run, and nothing is known but what stands in them.",
				target: "files"
			},
			notices: listNotices(files),
			sizes: listSizes(files, cells)
		}),
		chapters: chapters.filter((chapter) => chapter !== null),
		downloads: {
			content: "every number, of every test",
			files: [{
				file: STUDY_NUMBERS,
				form: "JSON"
			}]
		}
	};
}
/** The mode that the title speaks of: null where no file has a ratio. */
const leadingMode = (cells) => CSV_MODES.find((mode) => cells.some((cell) => cell.mode === mode && cell.energy !== null)) ?? null;
const ratiosOf = (cells, mode) => cells.flatMap((cell) => cell.mode === mode ? cell.energy ?? [] : []);
/** Faults by which no ratio of these files can be put down to the code. */
const CONFOUNDERS = {
	"original-first": "the originals always ran first and cold",
	"one-run-each": "each ran once"
};
const listConfounders = (files) => ["original-first", "one-run-each"].filter((kind) => files.some(({ findings }) => findings.some((finding) => finding.kind === kind)));
function formatTitle(files, cells) {
	const mode = leadingMode(cells);
	if (mode === null) return "No answer that ran beside an original that ran: nothing to compare";
	const ratios = ratiosOf(cells, mode).map(({ estimate }) => estimate);
	const found = `In these runs ${SCRIPTS_OF[mode]} drew ${formatRange(ratios)} energy than the original scripts`;
	const reasons = listConfounders(files).map((kind) => CONFOUNDERS[kind]);
	if (reasons.length === 0) return found;
	return `${found}; since ${joinWords(reasons)}, the files cannot tell how much of it is the code`;
}
function formatMode(mode, cells) {
	const own = cells.filter((cell) => cell.mode === mode);
	const ratios = ratiosOf(cells, mode).map(({ estimate }) => estimate);
	if (ratios.length === 0) return [];
	const range = [Math.min(...ratios), Math.max(...ratios)].map((estimate) => formatRatio({ estimate })).join(" to ");
	const tests = own.flatMap(({ claim }) => claim === void 0 ? [] : isSignificant(claim) ?? []);
	const significant = tests.filter((each) => each).length;
	return [{
		text: `${capitalise(mode)}: ${range} of the original's energy, by model and file; of the ${count(tests.length, "test")} that GenAI-GreenML makes of the same rows ${significant} ${agree(significant, "is", "are")} significant.`,
		target: "ratios"
	}];
}
const listNotices = (files) => mergeFindings(files, listConfounders(files)).map((text) => ({
	text,
	target: "caveats"
}));
function listSizes(files, cells) {
	const projects = Math.max(0, ...files.map(({ header }) => header.projects));
	const rows = sum(files.map(({ header }) => header.rows));
	const failed = sum(files.map(({ header }) => header.failed));
	return [
		{
			label: "Files",
			value: formatCount(files.length),
			note: "each one pass over the scripts"
		},
		{
			label: "Rows",
			value: formatCount(rows),
			note: `${formatCount(failed)} not OK`
		},
		{
			label: "Projects",
			value: formatCount(projects),
			note: "in the largest file"
		},
		{
			label: "Models",
			value: formatCount(new Set(cells.map(({ model }) => model)).size),
			note: `in ${count(new Set(cells.map(({ mode }) => mode)).size, "mode")}`
		}
	];
}
function composeRatios(cells) {
	return composeChapter({
		id: "ratios",
		title: "What was claimed, and what the same rows allow",
		lead: ["Claimed is what GenAI-GreenML's own analysis prints: the mean of the joules saved in a project, which belongs to the largest projects. The ratio counts each project once: ×0.10 means that in the mean over projects these runs drew a tenth of what the original's run drew."],
		figures: [{
			chart: "groups",
			caption: "Energy of each mode and model relative to the original scripts, one dot a file, with 95 % intervals. The table below holds the same numbers."
		}],
		tables: [composeTable("Energy against the original, by file", cells, {
			Model: ({ model, mode }) => ({
				text: model,
				note: mode
			}),
			File: ({ file }) => file,
			Claimed: formatClaim,
			"Energy ratio": ({ energy }) => showRatio(energy),
			"Used less": ({ energy }) => energy === null ? null : shareCell(energy.less, energy.projects, null),
			"Projects there are": ({ projects }) => projects,
			"Time ratio": ({ time }) => showRatio(time)
		}, false)]
	});
}
/** No colour: whether the code is the cause, the rows can't say. */
function showRatio(ratio) {
	if (ratio === null) return ratioCell(null, null);
	return {
		text: formatRatio(ratio),
		value: ratio.estimate
	};
}
function formatClaim({ claim }) {
	if (claim === void 0 || claim.mean === null || claim.p_holm === null) return {
		text: "–",
		value: null
	};
	const sure = isSignificant(claim) ? "" : ", not significant";
	return {
		text: `${formatJoules(claim.mean)} J ${claim.mean < 0 ? "more" : "less"}`,
		note: `paired t test, Holm: ${formatTestP(claim.p_holm)}${sure}`,
		value: claim.mean
	};
}
function composeModels(files) {
	const rows = files.flatMap((analysis) => CSV_MODES.flatMap((mode) => {
		const anova = analysis.anova.delta[mode].energy;
		return anova === void 0 ? [] : [{
			analysis,
			mode,
			anova
		}];
	}));
	return composeChapter({
		id: "models",
		title: "Whether the models differ",
		lead: ["Claimed is an analysis of variance that takes the projects for one another; their spread hides what differs inside them. Allowed is Friedman’s test inside the projects that every model finished."],
		tables: [composeTable("Energy between the models, by file", rows, {
			File: ({ analysis }) => formatShortName(analysis),
			Mode: ({ mode }) => mode,
			Claimed: ({ anova: { tukey, p } }) => ({
				text: `${tukey.filter(({ reject }) => reject).length} of ${count(tukey.length, "pair")} differ`,
				note: `ANOVA ${formatTestP(p)}, Tukey`
			}),
			Allowed: ({ analysis, mode }) => formatBlocks(analysis, mode) ?? "–"
		}, false)]
	});
}
function composeAccuracy(files) {
	const rows = files.flatMap((analysis) => CSV_MODES.flatMap((mode) => CSV_METRICS.map((metric) => ({
		analysis,
		mode,
		metric
	}))));
	const METRICS = {
		accuracy: "accuracy",
		exec_time: "time",
		energy: "energy"
	};
	const counted = rows.filter(({ analysis, mode, metric }) => sum(Object.values(analysis.counts[mode][metric])) > 0);
	return composeChapter({
		id: "accuracy",
		title: "How many were better or worse",
		lead: ["Scripts whose number is higher, lower or the same as the original’s after rounding, as GenAI-GreenML counts them. Accuracy is no gate there: a script that lost it, or printed 0, counts as a saving all the same."],
		tables: [composeTable("Scripts against the original", counted, {
			File: ({ analysis }) => formatShortName(analysis),
			Mode: ({ mode }) => mode,
			Number: ({ metric }) => METRICS[metric],
			Higher: ({ analysis, mode, metric }) => analysis.counts[mode][metric].inc,
			Lower: ({ analysis, mode, metric }) => analysis.counts[mode][metric].dec,
			Same: ({ analysis, mode, metric }) => analysis.counts[mode][metric].eq
		})]
	});
}
const composeCaveats = (files) => composeChapter({
	id: "caveats",
	title: "What stands between these numbers and a conclusion",
	lead: ["Rows are numbered as a spreadsheet numbers them: the header is row 1."],
	notes: mergeFindings(files)
});
const composeFiles = (files) => composeChapter({
	id: "files",
	title: "The files",
	tables: [composeTable("What each file holds", files, {
		File: ({ csv }) => csv,
		Rows: ({ header }) => header.rows,
		Projects: ({ header }) => header.projects,
		Models: ({ counts_by_llm: byModel }) => Object.keys(byModel).join(", "),
		"Not OK": ({ header }) => header.failed,
		"0 J": ({ data_quality: { energy_zero_rows: rows } }) => rows,
		"No accuracy": ({ data_quality: { accuracy_missing: rows } }) => rows,
		"Accuracy 0": ({ data_quality: { accuracy_exact_zero: rows } }) => rows,
		"Percent among fractions": ({ data_quality: { pairs_scale_mismatch: pairs } }) => count(pairs, "pair")
	}, false)]
});
const composeMethod = () => composeChapter({
	id: "method",
	title: "How this was computed",
	facts: {
		"Energy ratio": "geometric mean over projects of answer / original, of pairs that are both above 0; 95 % interval by bias-corrected and accelerated bootstrap (BCa) of the mean log ratio over projects",
		Claimed: "the numbers of GenAI-GreenML’s analyse_results.py, computed anew; SciPy and statsmodels give the same",
		Made: `greenml analyse --greenml-csv FILE… --report DIR`
	}
});
// src/report/genai-greenml/study-readme.ts
/** What lies in the folder of such a report, and on what terms. */
const renderStudyReadme = ({ overview: { title, subject, toolVersion } }) => joinLines([
	`# ${escapeMarkdown(title)}`,
	"",
	`${escapeMarkdown(capitalise(subject))}, read by greenml ${escapeMarkdown(toolVersion)}.`,
	"",
	...markdownTable(["file", "what it holds"], [
		["[index.html](index.html)", "the report: one page that needs no network"],
		["[report.md](report.md)", "the same as text"],
		[`[${STUDY_NUMBERS}](${STUDY_NUMBERS})`, "every count, test, interval and table row, by file; schema: `schemas/genai-greenml-analysis.schema.json` of greenml"],
		["finding.svg, groups.svg", "charts of the report"]
	]),
	"",
	"## Licence",
	"",
	"The measurements are those of GenAI-GreenML, <https://github.com/Bearwick/GenAI-GreenML>, whose authors say how they may be used; no row and no code of theirs is here."
]);
// src/commands/report-genai-greenml.ts
/** Writes the report of result files of GenAI-GreenML into a folder: a page, Markdown, charts and every number. Returns the page. */
async function reportGenaiGreenml(analysis, out) {
	const files = Object.values(analysis.files);
	const report = composeStudy(files, {
		toolVersion: TOOL_VERSION,
		createdAt: (/* @__PURE__ */ new Date()).toISOString()
	});
	const cells = listCells(files);
	const lead = leadingMode(cells);
	const charts = {
		finding: lead === null ? null : await drawChart(specifyStudyChart(cells, [lead]), "chart-finding"),
		groups: await drawChart(specifyStudyChart(cells, CSV_MODES), "chart-groups")
	};
	const shell = {
		css: await readAsset("report", "report.css"),
		script: await readAsset("report", "report.js")
	};
	const page = join(out, "index.html");
	await writeJson(join(out, STUDY_NUMBERS), analysis);
	await writeFileAtomic(join(out, "report.md"), renderMarkdown(report));
	await writeFileAtomic(join(out, "README.md"), renderStudyReadme(report));
	for (const [name, chart] of Object.entries(charts)) if (chart !== null) await writeFileAtomic(join(out, `${name}.svg`), standAlone(chart));
	await writeFileAtomic(page, renderHtml(report, charts, shell));
	return page;
}
export { reportGenaiGreenml };
