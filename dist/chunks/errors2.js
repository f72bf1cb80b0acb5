import { $t as literal, Kr as refuseStopped, Rr as UserError, Wt as _enum, Zt as int, at as label$1, br as cleanLine, ln as tuple, on as strictObject, or as _usingCtx, qt as array, rn as partialRecord, tn as number, tt as count, ur as count$1 } from "./inputs.js";
import { I as seededRandom, bt as readTextIfPresent, wt as writeFileAtomic } from "./base.js";
import { Ut as renderJsonLines } from "./work.js";
import { c as renderCsvLine, o as parseDelimited } from "./delimited.js";
import { t as readLog } from "./logs.js";
import { i as loadNamedModels } from "./load-models.js";
import { n as stoppedAsking } from "./end-asking.js";
import { t as openAsking } from "./open-asking.js";
import { i as versioned } from "./versioned.js";
import { a as ERROR_CATEGORIES } from "./task-bench.js";
import { l as readTasks, r as keyOf } from "./rows.js";
import { r as readAttempts } from "./attempt-files.js";
import { t as readOneSystem } from "./read-systems.js";
import { a as fenceUntrusted, n as fillIn } from "./prompt.js";
import { t as readPromptSections } from "./prompt-sections.js";
import { n as errorsOptions } from "./review-options.js";
import { basename, join } from "node:path";
// src/schema/mlbench/task-error.ts
/** Kinds of lacking knowledge that a rater may tell apart: of the field, of what the repository says, of a language, of a command. */
const LACK_KINDS = [
	"domain",
	"information",
	"language",
	"command"
];
/** Rater whose labels the rules are. */
const RULES_RATER = "rules";
const errorLine = strictObject({
	schemaVersion: literal(1),
	system: label$1,
	githubId: int().min(0),
	rowId: int().min(0),
	attempt: int().min(0),
	/** `rules`, a model's id, or the name of a person's file. */
	rater: label$1,
	category: _enum(ERROR_CATEGORIES),
	/** Of `lack-of-knowledge`, where the rater told. */
	kind: _enum(LACK_KINDS).nullable()
});
versioned(1, errorLine, {});
strictObject({
	failed: count,
	/** Failed answers that were drawn for raters. */
	drawn: count,
	raters: array(strictObject({
		rater: label$1,
		labelled: count,
		categories: partialRecord(_enum(ERROR_CATEGORIES), count)
	})),
	/** Cohen's kappa of each pair of raters over what both labelled; null where chance alone would agree on all of it. */
	agreement: array(strictObject({
		raters: tuple([label$1, label$1]),
		items: count,
		alike: count,
		kappa: number().min(-1).max(1).nullable()
	}))
});
// src/mlbench/errors/error-questions.ts
const MOST_ANSWER = 8e3;
/** Builds the question what went wrong in an answer; `printed`: the end of what its run printed. */
async function openErrorPrompt() {
	const sections = await readPromptSections("ml-bench-errors.md");
	const [system = "", user = ""] = ["system", "user"].map((name) => sections.get(name));
	return ({ task, text, attempt }, printed) => [{
		role: "system",
		text: system.trim()
	}, {
		role: "user",
		text: fillIn(user.trim(), {
			repository: task.github.split("/").at(-1) ?? "",
			instruction: task.instruction,
			answer: fenceUntrusted("answer", text.slice(0, MOST_ANSWER)),
			printed: fenceUntrusted("output", printed.slice(-4e3) || `nothing; ${attempt.reason ?? "it failed"}`)
		})
	}];
}
/** The label that a rater wrote; null: none of those there are. */
function readLabel(said) {
	const words = said.toLowerCase().replace(/[_\s]+/g, " ").replace(/^[\s`"'*.-]+|(?<![\s`"'*.])[\s`"'*.]+$/g, "");
	const category = ERROR_CATEGORIES.find((each) => words.startsWith(each) || words.startsWith(each.replaceAll("-", " ")));
	if (category === void 0) return null;
	const rest = words.slice(category.length);
	return {
		category,
		kind: category === "lack-of-knowledge" ? LACK_KINDS.find((each) => rest.includes(each)) ?? null : null
	};
}
// src/mlbench/errors/failed-answers.ts
/** Names an answer for raters: `9/241/0`. */
const placeOf = ({ githubId, rowId, attempt }) => `${keyOf({
	githubId,
	id: rowId
})}/${attempt}`;
/** The answers whose last attempt on record failed; what the bench lost is none. In the order of the rows. */
function listFailed(tasks, { byTask }, attempts) {
	const last = new Map(attempts.map((attempt) => [placeOf(attempt), attempt]));
	return tasks.flatMap((task) => (byTask.get(keyOf(task)) ?? []).flatMap((text, index) => {
		const attempt = last.get(placeOf({
			githubId: task.githubId,
			rowId: task.id,
			attempt: index
		}));
		return attempt?.passed === false ? [{
			attempt,
			task,
			text
		}] : [];
	}));
}
/** So many of them, drawn by a seed; all where there are no more. */
function drawFailed(failed, sample, seed) {
	if (sample === null || sample >= failed.length) return [...failed];
	const drawn = new Set(seededRandom(seed, "failed answers").shuffle(failed).slice(0, sample));
	return failed.filter((each) => drawn.has(each));
}
// src/mlbench/errors/kappa.ts
/** Cohen's kappa (1960) over what both raters labelled: how much more they agree than by chance, of how much more they could. */
function cohenKappa(a, b) {
	const pairs = [...a].flatMap(([item, first]) => {
		const second = b.get(item);
		return second === void 0 ? [] : [{
			first,
			second
		}];
	});
	const items = pairs.length;
	const alike = pairs.filter(({ first, second }) => first === second).length;
	const labels = new Set(pairs.flatMap(({ first, second }) => [first, second]));
	const share = (side, label) => pairs.filter((pair) => pair[side] === label).length / items;
	const chance = [...labels].reduce((sum, label) => sum + share("first", label) * share("second", label), 0);
	return {
		items,
		alike,
		kappa: items === 0 || chance === 1 ? null : (alike / items - chance) / (1 - chance)
	};
}
// src/mlbench/errors/sort-errors.ts
const COLUMNS = [
	"place",
	"instruction",
	"answer",
	"reason",
	"printed",
	"category"
];
/**
* Sorts the failed answers of one system by what went wrong: by the rules, by a model, by people's files; and tells how far
* raters agree. `fault`: why the model was not heard about some of them.
*/
async function sortErrors$1(options, context) {
	const { rows, answers, out, sample, seed, exportTo, ratings = [], judge } = options;
	const tasks = await readTasks(rows, context.env.HF_ENDPOINT);
	const system = await readOneSystem(answers, rows, tasks, context);
	const attempts = await readAttempts(out, system.system, context.logger);
	if (attempts.length === 0) throw new UserError(`${out} has no attempt of ${system.system}: judge its answers first, by greenml mlbench grade without --static-only.`);
	const failed = listFailed(tasks, system.answers, attempts);
	const drawn = drawFailed(failed, sample ?? null, seed);
	if (exportTo !== void 0) await exportFailed(exportTo, drawn, out);
	const raters = [drawn.map((each) => label(each, RULES_RATER, each.attempt.errorCategory ?? "unsorted", null))];
	const judged = judge === void 0 ? null : await askJudge(judge, drawn, options, context);
	if (judged !== null) raters.push(judged.labels);
	for (const path of ratings) raters.push(await readRatings(path, drawn, context.logger));
	for (const own of raters) {
		const [first] = own;
		if (first === void 0) continue;
		const path = join(out, "errors", `${system.system}.${first.rater}.jsonl`);
		await writeFileAtomic(path, renderJsonLines(own), out);
	}
	return {
		errors: summarise(failed.length, drawn.length, raters),
		fault: judged?.fault ?? null
	};
}
const label = ({ attempt: { system, githubId, rowId, attempt } }, rater, category, kind) => ({
	schemaVersion: 1,
	system,
	githubId,
	rowId,
	attempt,
	rater,
	category,
	kind
});
/** A table for people, who fill its last column; what the rules say is not in it. */
async function exportFailed(path, drawn, out) {
	const lines = [renderCsvLine(COLUMNS, "\n")];
	for (const each of drawn) {
		const { task, text, attempt } = each;
		lines.push(renderCsvLine([
			placeOf(attempt),
			task.instruction,
			text,
			attempt.reason,
			await readEnd(each, out),
			""
		], "\n"));
	}
	await writeFileAtomic(path, lines.join(""));
}
/** The end of what an answer's run printed as an error; empty where it was not run. */
async function readEnd({ attempt: { id, execution } }, out) {
	if (execution === null) return "";
	const log = await readLog(out, {
		id,
		log: execution.log,
		logSha256: execution.logSha256
	});
	return log === null || log === "changed" ? "" : log.stderr.slice(-900);
}
async function readRatings(path, drawn, logger) {
	const text = await readTextIfPresent(path);
	if (text === null) throw new UserError(`There is no ${path}.`);
	const [head = [], ...lines] = parseDelimited(text, ",");
	const [place, category] = [head.indexOf("place"), head.indexOf("category")];
	if (place < 0 || category < 0) throw new UserError(`${path}: expected the columns place and category, as --export-to writes them.`);
	const rater = basename(path).replace(/\.csv$/, "");
	const byPlace = new Map(lines.map((cells) => [cells[place], cells[category] ?? ""]));
	const labels = drawn.flatMap((each) => {
		const said = byPlace.get(placeOf(each.attempt)) ?? "";
		if (said.trim() === "") return [];
		const found = readLabel(said);
		if (found === null) throw new UserError(`${path}: '${said.slice(0, 40)}' for ${placeOf(each.attempt)} is no category.`);
		return [label(each, rater, found.category, found.kind)];
	});
	if (labels.length === 0) logger.warn(`${path} labels no answer that is looked at: its column category is empty, or its places are of other answers`);
	return labels;
}
/** What a model says; `fault`: it was not asked about some, or gave no answer, and will be by the same command. */
async function askJudge(id, drawn, { dataset, out, budgetUsd: capUsd }, context) {
	try {
		var _usingCtx$1 = _usingCtx();
		const models = await loadNamedModels(dataset, [id]);
		const [entry] = models;
		if (entry === void 0) return {
			labels: [],
			fault: null
		};
		const { asker, budget } = _usingCtx$1.a(await openAsking(models, {
			out,
			dataset,
			capUsd
		}, context));
		const build = await openErrorPrompt();
		const labels = [];
		const reasons = /* @__PURE__ */ new Map();
		let [unread, left, isOverBudget] = [
			0,
			0,
			false
		];
		for (const each of drawn) {
			refuseStopped(context.signal);
			const asked = await asker.ask({
				entry,
				messages: build(each, await readEnd(each, out)),
				sample: "s1",
				project: "ml-bench-errors",
				subject: `ml-bench-errors/${placeOf(each.attempt)}`
			});
			if (asked.kind !== "answered") {
				left++;
				if (asked.kind === "failed") reasons.set(entry.id, asked.error.explain());
				else isOverBudget ||= asked.why === "budget";
				continue;
			}
			const found = readLabel(asked.reply.text);
			if (found === null) unread++;
			else labels.push(label(each, entry.id, found.category, found.kind));
		}
		if (unread > 0) context.logger.warn(`${entry.id} gave no label to ${count$1(unread, "answer")}`);
		const halted = new Map([...reasons, ...asker.halted]);
		return {
			labels,
			fault: left === 0 ? null : stoppedAsking(count$1(left, "answer"), {
				halted,
				isOverBudget
			}, budget)
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
function summarise(failed, drawn, raters) {
	const told = raters.flatMap((own) => {
		const [first] = own;
		if (first === void 0) return [];
		const labels = new Map(own.map((each) => [placeOf(each), each.category]));
		return [{
			rater: first.rater,
			labels
		}];
	});
	return {
		failed,
		drawn,
		raters: told.map(({ rater, labels }) => ({
			rater,
			labelled: labels.size,
			categories: Object.fromEntries([...Map.groupBy(labels.values(), (category) => category)].map(([category, own]) => [category, own.length]))
		})),
		agreement: told.flatMap((a, index) => told.slice(index + 1).map((b) => ({
			raters: [a.rater, b.rater],
			...cohenKappa(a.labels, b.labels)
		})))
	};
}
// src/report/text/mlbench/task-errors.ts
/** What raters say of failed answers, for a terminal. */
function renderTaskErrors({ failed, drawn, raters, agreement }) {
	return [
		`${count$1(failed, "answer")} failed, ${drawn} of them looked at`,
		...raters.map(({ rater, labelled, categories }) => {
			const told = Object.entries(categories).map(([category, times]) => `${category.replaceAll("-", " ")} ${times}`);
			return `  ${cleanLine(rater)}: ${labelled} labelled; ${told.join(", ")}`;
		}),
		...agreement.map(({ raters: [a, b], items, alike, kappa }) => `  ${cleanLine(a)} and ${cleanLine(b)}: ${alike} of ${items} alike, Cohen's kappa ${kappa?.toFixed(2) ?? "–"}`)
	].join("\n");
}
// src/commands/mlbench/errors.ts
/** Sorts the failed answers of one system by what went wrong, and tells how far those agree who said it. */
async function sortErrors(given, context) {
	const options = errorsOptions.parse(given);
	const { errors, fault } = await sortErrors$1(options, context);
	return {
		errors,
		text: [renderTaskErrors(errors), options.exportTo ?? []].flat().join("\n"),
		fault
	};
}
export { sortErrors };
