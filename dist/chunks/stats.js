import { $n as label, Kt as sum, Nn as seededRandom, Oi as record, Si as literal, Tr as writeFileAtomic, Zr as makeFolders, ai as UserError, bi as int, di as date, et as count$1, gi as array, ir as sha256, ki as strictObject, pi as _enum, wi as number$1 } from "./start.js";
import { t as loadTaskRepositories } from "./load-task-repositories.js";
import { t as openTokenCounter } from "./count-tokens.js";
import { n as splitWords, t as makeContexts } from "./make-contexts.js";
import { a as readTasks, n as keyOf, r as readRecords, t as hashRows } from "./rows.js";
import { i as versioned } from "./versioned.js";
import { i as folderOf } from "./answer-program.js";
import { a as drawChart, c as MUTED, d as TONE_COLOURS, i as PLAIN, n as LEGEND, o as standAlone, s as INK, t as AXIS, u as SURFACE } from "./chart-theme.js";
import { t as readPaperTables } from "./paper-tables.js";
import "./format.js";
import { r as markdownTable } from "./markdown-text.js";
import { c as statsOptions } from "./mlbench-options.js";
import { t as chooseRepositories } from "./choose-repositories.js";
import { basename, dirname } from "node:path";
// src/schema/task-stats.ts
const count = int().min(0);
/** Tokens of OpenAI's o200k_base; null of no text, or where its table is not there. */
const tokens = strictObject({
	texts: count,
	mean: number$1().min(0).nullable(),
	most: count.nullable()
});
const statsFile = strictObject({
	schemaVersion: literal(2),
	rowsSha256: sha256,
	/** Split that the rows are of, by their file's name. */
	split: _enum([
		"Test",
		"Train",
		"OOD Train"
	]),
	tasks: count,
	byType: record(label, count),
	/** Tasks by their repository's field; `unknown` where the dataset names none. */
	byField: record(label, count),
	/** The same, by type within each field. */
	byFieldAndType: array(strictObject({
		field: label,
		type: label,
		tasks: count
	})),
	/** Tokens of what a task shows, by setting: the paper's table 1. Tasks of repositories that are not there are left out. */
	contextTokens: strictObject({
		readme: tokens,
		oracle: tokens,
		bm25: tokens
	}),
	instructionTokens: tokens,
	/** Mean over pairs of tasks, in characters: of one repository and folder, and of different ones. Null of no pair. */
	editDistance: strictObject({
		sameTask: number$1().nullable(),
		acrossTasks: number$1().nullable()
	}),
	/** Mean BLEU-1 of what BM25 finds against the oracle segment: the paper's table 5. */
	bleu1: strictObject({
		texts: count,
		mean: number$1().nullable()
	}),
	repositories: array(strictObject({
		githubId: int(),
		repository: label,
		field: label.nullable(),
		tasks: count,
		arguments: count,
		/** Tokens of its READMEs together; null: it is not there. */
		readmeTokens: count.nullable(),
		/** Day of its last update before its pin: of the pinned commit. */
		committed: date().nullable()
	}))
});
versioned(2, statsFile, { 1: "run greenml mlbench stats again" });
// src/mlbench/stats/bleu.ts
/** BLEU-1 of a text against one reference (Papineni and others, 2002): the clipped share of its words that the reference has, times the brevity penalty. */
function bleu1(text, reference) {
	const [words, wanted] = [splitWords(text), splitWords(reference)];
	if (words.length === 0 || wanted.length === 0) return 0;
	const left = /* @__PURE__ */ new Map();
	for (const word of wanted) left.set(word, (left.get(word) ?? 0) + 1);
	let hits = 0;
	for (const word of words) {
		const times = left.get(word) ?? 0;
		if (times > 0) hits++;
		left.set(word, times - 1);
	}
	return (words.length >= wanted.length ? 1 : Math.exp(1 - wanted.length / words.length)) * hits / words.length;
}
// src/mlbench/stats/edit-distance.ts
/** Levenshtein's distance of two texts in UTF-16 units, by bit-parallel columns of 32 (Hyyrö 2003, after Myers 1999). */
function editDistance(a, b) {
	if (a.length === 0 || b.length === 0) return a.length + b.length;
	const column = new Column(Math.ceil(a.length / WIDTH), (a.length - 1) % WIDTH);
	const places = placesOf(a, column.blocks);
	const none = new Int32Array(column.blocks);
	let distance = a.length;
	for (let index = 0; index < b.length; index++) distance += column.advance(places.get(b.charCodeAt(index)) ?? none);
	return distance;
}
const WIDTH = 32;
const TOP = 31;
const bit = (bits, place) => bits >>> place & 1;
/** One column of the table: bits where a cell is one more, or one less, than the cell above it. */
var Column = class {
	blocks;
	#lastPlace;
	#more;
	#less;
	constructor(blocks, lastPlace) {
		this.blocks = blocks;
		this.#lastPlace = lastPlace;
		this.#more = new Int32Array(blocks).fill(-1);
		this.#less = new Int32Array(blocks);
	}
	/** Moves to the next character; returns by how much the last cell changed. */
	advance(equal) {
		let [plus, minus] = [1, 0];
		for (let block = 0; block < this.blocks; block++) {
			const [more, less, same] = [
				this.#more[block] ?? 0,
				this.#less[block] ?? 0,
				equal[block] ?? 0
			];
			const match = same | minus;
			const vertical = same | less;
			const diagonal = (match & more) + more ^ more | match;
			const [right, left] = [less | ~(diagonal | more), more & diagonal];
			const [shiftedRight, shiftedLeft] = [right << 1 | plus, left << 1 | minus];
			this.#more[block] = shiftedLeft | ~(vertical | shiftedRight);
			this.#less[block] = shiftedRight & vertical;
			const end = block === this.blocks - 1 ? this.#lastPlace : TOP;
			plus = bit(right, end);
			minus = bit(left, end);
		}
		return plus - minus;
	}
};
/** By character: bits of the places where it stands. */
function placesOf(text, blocks) {
	const places = /* @__PURE__ */ new Map();
	for (let index = 0; index < text.length; index++) {
		const bits = places.get(text.charCodeAt(index)) ?? new Int32Array(blocks);
		const block = Math.floor(index / WIDTH);
		bits[block] = (bits[block] ?? 0) | 1 << index % WIDTH;
		places.set(text.charCodeAt(index), bits);
	}
	return places;
}
// src/mlbench/stats/describe-tasks.ts
/** The numbers of ML-Bench's tables 1, 2 and 5 for these tasks. */
function describeTasks(tasks, around) {
	const counter = memoise(around.countTokens);
	const tokens = (texts) => summariseTokens(texts, counter);
	const scores = tasks.flatMap((task) => {
		const found = around.bm25.get(keyOf(task));
		return found === void 0 || task.oracle === "" ? [] : [bleu1(found, task.oracle)];
	});
	return {
		schemaVersion: 2,
		rowsSha256: around.rowsSha256,
		split: around.split,
		tasks: tasks.length,
		byType: countBy(tasks, ({ type }) => type),
		byField: countBy(tasks, (task) => around.fieldOf(task) ?? "unknown"),
		byFieldAndType: [...Map.groupBy(tasks, (task) => around.fieldOf(task) ?? "unknown")].flatMap(([field, own]) => Object.entries(countBy(own, ({ type }) => type)).map(([type, count]) => ({
			field,
			type,
			tasks: count
		}))),
		contextTokens: {
			readme: tokens([...around.readme.values()]),
			oracle: tokens(tasks.map(({ oracle }) => oracle)),
			bm25: tokens([...around.bm25.values()])
		},
		instructionTokens: tokens(tasks.map(({ instruction }) => instruction)),
		editDistance: compareInstructions(tasks),
		bleu1: {
			texts: scores.length,
			mean: meanOf(scores)
		},
		repositories: [...Map.groupBy(tasks, ({ githubId }) => githubId)].flatMap(([githubId, own]) => {
			const [first] = own;
			if (first === void 0) return [];
			const readme = around.readme.get(keyOf(first));
			return [{
				githubId,
				repository: around.nameOf(first),
				field: around.fieldOf(first),
				tasks: own.length,
				arguments: sum(own.map((task) => task.arguments.length)),
				readmeTokens: readme === void 0 ? null : counter?.(readme) ?? null,
				committed: around.committedOf(first)
			}];
		})
	};
}
function summariseTokens(texts, counter) {
	const counts = counter === null ? [] : texts.map(counter);
	return {
		texts: texts.length,
		mean: meanOf(counts),
		most: counts.length === 0 ? null : Math.max(...counts)
	};
}
/** All pairs: two tasks are the same one, asked for with other values, where repository, folder and type are the same. */
function compareInstructions(tasks) {
	const distances = {
		same: {
			pairs: 0,
			total: 0
		},
		across: {
			pairs: 0,
			total: 0
		}
	};
	const kindOf = (task) => `${task.githubId}\0${folderOf(task)}\0${task.type}`;
	for (const [index, a] of tasks.entries()) for (const b of tasks.slice(index + 1)) {
		const group = distances[kindOf(a) === kindOf(b) ? "same" : "across"];
		group.pairs++;
		group.total += editDistance(a.instruction, b.instruction);
	}
	const mean = ({ pairs, total }) => pairs === 0 ? null : total / pairs;
	return {
		sameTask: mean(distances.same),
		acrossTasks: mean(distances.across)
	};
}
const meanOf = (values) => values.length === 0 ? null : sum(values) / values.length;
function countBy(tasks, nameOf) {
	return Object.fromEntries([...Map.groupBy(tasks, nameOf)].map(([name, own]) => [name, own.length]));
}
/** Tasks of one repository share its READMEs, which are long. */
function memoise(counter) {
	if (counter === null) return null;
	const known = /* @__PURE__ */ new Map();
	return (text) => {
		const count = known.get(text) ?? counter(text);
		known.set(text, count);
		return count;
	};
}
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
// src/report/charts/tasks-chart.ts
/** Tasks by their repository's field, parted by type; null: there are none. */
function specifyTasksChart({ byField, byFieldAndType, tasks }) {
	if (tasks === 0) return null;
	const fields = Object.entries(byField).toSorted(([a, more], [b, less]) => less - more || (a < b ? -1 : 1)).map(([field]) => field);
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
				all: byField[each.field] ?? 0
			})) },
			width: 300,
			height: { step: 20 },
			encoding: { y: {
				field: "field",
				type: "nominal",
				sort: fields,
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
// src/report/text/task-stats.ts
/** The rows' numbers beside the paper's, as Markdown; the paper's are of an earlier set of rows. */
function renderTaskStats(stats, paper) {
	const { contextTokens, instructionTokens, editDistance, bleu1, repositories } = stats;
	const printed = paper.tokens[stats.split];
	const tokenRow = (name, own, printed) => [
		name,
		...[
			String(own.texts),
			number(own.mean, 1),
			number(own.most, 0)
		],
		...[number(printed.mean, 1), number(printed.most, 0)]
	];
	const types = Object.entries(stats.byType).map(([type, tasks]) => `${type} ${tasks}`);
	return [
		`${count$1(stats.tasks, "task")}: ${types.join(", ")}; beside the paper's split ${stats.split}. Tokens are of o200k_base; the paper's are by a tokenizer that it does not name, and of other rows.`,
		"",
		markdownTable([
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
		markdownTable([
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
				String(stats.byField[field] ?? 0),
				number(paper.tasksByField[field] ?? null, 0)
			])
		]).join("\n"),
		"",
		markdownTable([
			"repository",
			"field",
			"tasks",
			"arguments",
			"README tokens",
			"last update"
		], repositories.map(({ repository, field, tasks, arguments: values, readmeTokens, committed }) => [...[
			repository,
			field ?? "–",
			String(tasks),
			String(values),
			number(readmeTokens, 0),
			committed ?? "–"
		]])).join("\n")
	].join("\n");
}
/** Names of the splits in the paper's table 5. */
const BLEU_ROWS = {
	Test: "ML-BENCH",
	Train: "ID-train",
	"OOD Train": "OOD-train"
};
const number = (value, decimals) => value?.toFixed(decimals) ?? "–";
// src/commands/mlbench/stats.ts
/** The published tables for the rows of a file, beside the paper's; with `merged` or `sample` files of rows besides. */
async function describeRows(given, { logger, env }) {
	const { rows, repositories, dataset, merged, sample, sampleTo, seed, figure } = statsOptions.parse(given);
	if (merged !== void 0 && repositories === void 0) throw new UserError("--merged holds the repositories’ texts: name their folder by --repositories DIR.");
	if (sample === void 0 !== (sampleTo === void 0)) throw new UserError("--sample and --sample-to are given together.");
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
		await writeRows(merged, {
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
		await writeRows(sampleTo, {
			rows,
			hubUrl,
			tasks
		}, (key) => chosen.has(key) ? {} : null);
	}
	if (figure !== void 0) {
		const drawn = await drawChart(specifyTasksChart(stats), "chart-tasks");
		if (drawn !== null) await writeFileAtomic(figure, standAlone(drawn));
	}
	return {
		stats,
		text: renderTaskStats(stats, await readPaperTables())
	};
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
/** Copies rows with all their columns and more; null: the row is left out. */
async function writeRows(path, { rows, hubUrl, tasks }, columnsOf) {
	const lines = [];
	let index = 0;
	for await (const { value } of readRecords(rows, hubUrl)) {
		const task = tasks[index++];
		const more = task === void 0 ? null : columnsOf(keyOf(task));
		if (more !== null && typeof value === "object") lines.push(`${JSON.stringify({
			...value,
			...more
		})}\n`);
	}
	await makeFolders(dirname(path));
	await writeFileAtomic(path, lines.join(""));
}
export { describeRows };
