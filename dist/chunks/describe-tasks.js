import { $t as literal, Wt as _enum, Zt as int, an as record, at as label, dt as sha256, f as sum, on as strictObject, qt as array, s as mean, tn as number, tt as count, zt as date } from "./inputs.js";
import { Kt as editDistance } from "./base.js";
import { i as versioned } from "./versioned.js";
import { r as keyOf } from "./rows.js";
import { i as folderOf } from "./answer-program.js";
import { a as splitWords } from "./python-text.js";
// src/schema/mlbench/task-stats.ts
/** Tokens of OpenAI's o200k_base; null of no text, or where its table is not there. */
const tokens = strictObject({
	texts: count,
	mean: number().min(0).nullable(),
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
	/** Tasks by their repository's field and by their type. */
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
		sameTask: number().nullable(),
		acrossTasks: number().nullable()
	}),
	/** Mean BLEU-1 of what BM25 finds against the oracle segment: the paper's table 5. */
	bleu1: strictObject({
		texts: count,
		mean: number().nullable()
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
			mean: mean(scores)
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
		mean: mean(counts),
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
export { describeTasks as n, compareInstructions as t };
