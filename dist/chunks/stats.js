import { Rr as UserError, lr as compareTexts, ur as count } from "./inputs.js";
import { I as seededRandom, wt as writeFileAtomic } from "./base.js";
import { t as loadTaskRepositories } from "./load-task-repositories.js";
import { t as openTokenCounter } from "./count-tokens.js";
import { t as makeContexts } from "./make-contexts.js";
import { t as chooseRepositories } from "./choose-repositories.js";
import { t as copyRows } from "./copy-rows.js";
import { l as readTasks, r as keyOf, t as hashRows } from "./rows.js";
import { n as describeTasks } from "./describe-tasks.js";
import { a as drawChart, c as MUTED, d as TONE_COLOURS, i as PLAIN, n as LEGEND, o as standAlone, s as INK, t as AXIS, u as SURFACE } from "./chart-theme.js";
import { t as readPaperTables } from "./paper-tables.js";
import "./work.js";
import { o as textTable } from "./markdown-text.js";
import { c as statsOptions } from "./task-options.js";
import { basename } from "node:path";
// src/mlbench/stats/sample-tasks.ts
/** So many tasks of each repository, drawn by a seed; all of one that has fewer. In the order of the rows. */
function sampleTasks(tasks, each, seed) {
	const chosen = /* @__PURE__ */ new Set();
	for (const [githubId, own] of Map.groupBy(tasks, (task) => task.githubId)) {
		const drawn = seededRandom(seed, `sample of ${githubId}`).shuffle(own).slice(0, each);
		for (const task of drawn) chosen.add(keyOf(task));
	}
	return tasks.filter((task) => chosen.has(keyOf(task)));
}
// src/mlbench/stats/describe-rows.ts
/** What the published tables tell, for the rows of a file; with `merged` or `sample` it writes files of rows besides. */
async function describeRows$1({ rows, repositories, dataset, merged, sample, sampleTo, seed }, { logger, env }) {
	const hubUrl = env.HF_ENDPOINT;
	const tasks = await readTasks(rows, hubUrl);
	const known = await loadTaskRepositories(dataset);
	const { tasks: there, nameOf } = await chooseRepositories(tasks, {
		dataset,
		logger,
		root: repositories ?? null
	});
	const texts = async (setting, scope) => repositories === void 0 ? NOTHING : readContexts(there, {
		repositories,
		setting,
		scope,
		nameOf
	});
	const [readme, bm25] = [await texts("readme", "readme"), await texts("bm25", "repository")];
	const counter = await openTokenCounter();
	const stats = describeTasks(tasks, {
		readme,
		bm25,
		nameOf,
		rowsSha256: await hashRows(rows, tasks),
		split: splitOf(rows),
		fieldOf: ({ githubId }) => known.get(githubId)?.field ?? null,
		committedOf: ({ githubId }) => known.get(githubId)?.committed ?? null,
		countTokens: counter === null ? null : (text) => counter([{
			role: "user",
			text
		}])
	});
	if (merged !== void 0 && repositories !== void 0) {
		const whole = await readContexts(there, {
			repositories,
			setting: "code",
			scope: "repository",
			nameOf
		});
		await copyRows(merged, {
			rows,
			hubUrl,
			tasks
		}, (key) => whole.has(key) ? {
			readme_content: whole.get(key),
			bm25_result: bm25.get(key)
		} : null);
	}
	if (sample !== void 0 && sampleTo !== void 0) {
		const chosen = new Set(sampleTasks(tasks, sample, seed).map(keyOf));
		await copyRows(sampleTo, {
			rows,
			hubUrl,
			tasks
		}, (key) => chosen.has(key) ? {} : null);
	}
	return stats;
}
/** The split whose name stands in the file's. */
function splitOf(rows) {
	if (/ood[-_]train/i.test(basename(rows))) return "OOD Train";
	return /train/i.test(basename(rows)) ? "Train" : "Test";
}
const NOTHING = /* @__PURE__ */ new Map();
async function readContexts(tasks, request) {
	const texts = /* @__PURE__ */ new Map();
	for await (const { github_id, id, text } of makeContexts(tasks, {
		...request,
		maxCharacters: null
	})) texts.set(keyOf({
		githubId: github_id,
		id
	}), text);
	return texts;
}
// src/report/charts/tasks-chart.ts
/** Tasks by their repository's field, parted by type; null: there are none. */
function specifyTasksChart({ byField, byFieldAndType, tasks }) {
	if (tasks === 0) return null;
	const fields = Object.entries(byField).toSorted(([a, more], [b, less]) => less - more || compareTexts(a, b)).map(([field]) => field);
	const types = [...new Set(byFieldAndType.map(({ type }) => type))].toSorted();
	const colours = [
		TONE_COLOURS.even,
		TONE_COLOURS.caution,
		MUTED
	];
	return {
		title: "Tasks by field and type",
		description: "One bar a field, as long as its number of tasks and parted by type. The table of tasks holds the same numbers.",
		spec: {
			data: { values: byFieldAndType.map((each) => ({
				...each,
				all: byField[each.field] ?? 0,
				place: fields.indexOf(each.field)
			})) },
			width: 300,
			height: { step: 20 },
			encoding: { y: {
				field: "field",
				type: "nominal",
				sort: {
					field: "place",
					op: "min"
				},
				title: null
			} },
			layer: [{
				mark: {
					type: "bar",
					height: 12,
					stroke: SURFACE,
					strokeWidth: 1
				},
				encoding: {
					x: {
						field: "tasks",
						type: "quantitative",
						stack: "zero",
						title: "tasks",
						axis: {
							tickMinStep: 1,
							format: "d"
						}
					},
					color: {
						field: "type",
						type: "nominal",
						scale: {
							domain: types,
							range: colours.slice(0, types.length)
						}
					}
				}
			}, {
				mark: {
					type: "text",
					align: "left",
					dx: 4,
					fontSize: 11,
					color: INK
				},
				encoding: {
					x: {
						field: "all",
						type: "quantitative",
						aggregate: "max"
					},
					text: {
						field: "all",
						type: "quantitative",
						aggregate: "max"
					}
				}
			}],
			config: {
				...PLAIN,
				axis: AXIS,
				legend: LEGEND
			}
		}
	};
}
// src/report/text/mlbench/task-stats.ts
/** The rows' numbers beside the paper's, as Markdown; the paper's are of an earlier set of rows. */
function renderTaskStats(stats, paper) {
	const { contextTokens, instructionTokens, editDistance, bleu1, repositories } = stats;
	const printed = paper.tokens[stats.split];
	const tokenRow = (name, own, printed) => [
		name,
		String(own.texts),
		number(own.mean, 1),
		number(own.most, 0),
		number(printed.mean, 1),
		number(printed.most, 0)
	];
	const types = Object.entries(stats.byType).map(([type, tasks]) => `${type} ${tasks}`);
	return [
		`${count(stats.tasks, "task")}: ${types.join(", ")}; beside the paper's split ${stats.split}. Tokens are of o200k_base; the paper's are by a tokenizer that it does not name, and of other rows.`,
		...tellGaps(stats),
		"",
		textTable([
			"tokens",
			"texts",
			"mean",
			"most",
			"paper: mean",
			"most"
		], [
			tokenRow("README", contextTokens.readme, printed.readme),
			tokenRow("oracle segment", contextTokens.oracle, printed.oracle),
			tokenRow("BM25", contextTokens.bm25, printed.bm25),
			tokenRow("instruction", instructionTokens, {
				mean: paper.instructions.meanTokens,
				most: paper.instructions.mostTokens
			})
		]).join("\n"),
		"",
		textTable([
			"",
			"here",
			"paper"
		], [
			[
				"edit distance, same task",
				number(editDistance.sameTask, 1),
				number(paper.instructions.editDistanceSameTask, 1)
			],
			[
				"edit distance, across tasks",
				number(editDistance.acrossTasks, 1),
				number(paper.instructions.editDistanceAcrossTasks, 1)
			],
			[
				"BLEU-1 of BM25 against oracle",
				number(bleu1.mean, 4),
				number(paper.bleu1[BLEU_ROWS[stats.split]], 4)
			],
			...[.../* @__PURE__ */ new Set([...Object.keys(paper.tasksByField), ...Object.keys(stats.byField)])].map((field) => [
				`tasks: ${field}`,
				formatFieldCount(stats.byField, field),
				number(paper.tasksByField[field] ?? null, 0)
			])
		]).join("\n"),
		"",
		textTable([
			"repository",
			"field",
			"tasks",
			"arguments",
			"README tokens",
			"last update"
		], repositories.map(({ repository, field, tasks, arguments: values, readmeTokens, committed }) => [
			repository,
			field ?? "–",
			String(tasks),
			String(values),
			number(readmeTokens, 0),
			committed ?? "–"
		])).join("\n")
	].join("\n");
}
/** What was not given that some numbers are made of. */
function tellGaps({ contextTokens, repositories }) {
	const isAnyKnown = repositories.some(({ field, committed }) => field !== null || committed !== null);
	return [...contextTokens.readme.texts + contextTokens.bm25.texts > 0 ? [] : ["Of READMEs and of what BM25 finds nothing is known without the repositories (--repositories)."], ...isAnyKnown || repositories.length === 0 ? [] : ["No field and no update is known: they stand in the folder ml-bench/ of the dataset (--dataset)."]];
}
/** Names of the splits in the paper's table 5. */
const BLEU_ROWS = {
	Test: "ML-BENCH",
	Train: "ID-train",
	"OOD Train": "OOD-train"
};
const number = (value, decimals) => value?.toFixed(decimals) ?? "–";
/** Where tasks of unknown field are left, a field without one may have some. */
function formatFieldCount(byField, field) {
	return String(byField[field] ?? (byField.unknown === void 0 ? 0 : "–"));
}
// src/commands/mlbench/stats.ts
/** The published tables for the rows of a file, beside the paper's; with `merged` or `sample` files of rows besides. */
async function describeRows(given, context) {
	const options = statsOptions.parse(given);
	const { repositories, merged, sample, sampleTo, figure } = options;
	if (merged !== void 0 && repositories === void 0) throw new UserError("--merged holds the repositories’ texts: name their folder by --repositories DIR.");
	if (sample === void 0 !== (sampleTo === void 0)) throw new UserError("--sample and --sample-to are given together.");
	const stats = await describeRows$1(options, context);
	if (figure !== void 0) {
		const drawn = await drawChart(specifyTasksChart(stats), "chart-tasks");
		if (drawn !== null) await writeFileAtomic(figure, standAlone(drawn));
	}
	return {
		stats,
		text: renderTaskStats(stats, await readPaperTables())
	};
}
export { describeRows };
