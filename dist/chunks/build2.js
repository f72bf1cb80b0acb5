import { $ as commitHash, $t as literal, A as energyOptions, I as sandboxOptions, Kr as refuseStopped, Rr as UserError, Wt as _enum, dt as sha256, gt as text, mr as quoteWord, nn as object, on as strictObject, or as _usingCtx, qt as array, sn as string, st as modelId, tn as number, tt as count, ur as count$1 } from "./inputs.js";
import { Bt as parseWith, I as seededRandom, Kt as editDistance, Tt as writeJson, pt as hashNamed, wt as writeFileAtomic, xt as readYaml } from "./base.js";
import { Ut as renderJsonLines } from "./work.js";
import { i as loadNamedModels } from "./load-models.js";
import { t as withoutKeys } from "./without-keys.js";
import { a as fenceUntrusted, n as fillIn, r as showPrompt } from "./prompt.js";
import { i as versioned } from "./versioned.js";
import { n as taskTemplates, r as templateId, t as TASK_TYPES } from "./task-templates.js";
import { o as gradeOptions } from "./task-options.js";
import { t as expectQuestions } from "./expect-questions.js";
import { i as parseTask, r as keyOf, s as readRecords, u as taskId } from "./rows.js";
import { t as gradeAnswers } from "./grade-answers.js";
import { t as compareInstructions } from "./describe-tasks.js";
import { at as Progress } from "./start.js";
import { n as stoppedAsking, t as endAll } from "./end-asking.js";
import { t as openAsking } from "./open-asking.js";
import { i as splitSegments, n as findMissing, r as readProgram, t as judgeTexts } from "./judge-texts.js";
import { t as readPromptSections } from "./prompt-sections.js";
import { t as findTemplates } from "./task-templates2.js";
import { r as renderTaskBuild } from "./task-build.js";
import { n as renderExpectedQuestions } from "./planned-work.js";
import { t as buildOptions } from "./build-options.js";
import { t as tellFaults } from "./tell-faults.js";
import { join } from "node:path";
versioned(1, strictObject({
	schemaVersion: literal(1),
	githubId: count,
	repository: text,
	commit: commitHash,
	templatesSha256: sha256,
	/** Of the file of rows. */
	rowsSha256: sha256,
	seed: count,
	/** Who wrote the instructions; null: they were given. */
	model: modelId.nullable(),
	drawn: count,
	kept: count,
	left: array(strictObject({
		id: count,
		template: templateId,
		fault: _enum([
			"no-instruction",
			"value-not-in-instruction",
			"answer-in-instruction",
			"value-not-in-gold",
			"gold-has-wrong-type",
			"same-values",
			"too-close",
			"gold-failed"
		]),
		/** Parameters whose value is missing. */
		parameters: array(string().max(100)),
		/** The task that it is too close to. */
		of: count.nullable(),
		/** Why its gold failed. */
		reason: text.nullable()
	})),
	templates: array(strictObject({
		id: templateId,
		type: _enum(TASK_TYPES),
		drawn: count,
		kept: count,
		combinations: count
	})),
	/** Golds that passed when they were run, and those that could not be run here. */
	golds: strictObject({
		passed: count,
		notRun: count
	}),
	/** Characters between the instructions of kept tasks, over all pairs; null: there is no such pair. */
	editDistance: strictObject({
		sameTask: number().nullable(),
		acrossTasks: number().nullable()
	})
}), {});
// src/mlbench/building/check-drawn.ts
const faultOf = (fault, more = {}) => ({
	fault,
	parameters: [],
	of: null,
	reason: null,
	...more
});
/** What is wrong with tasks by their text, by `keyOf`: of each the first fault. */
async function checkDrawn(tasks) {
	const faults = /* @__PURE__ */ new Map();
	for (const task of tasks) {
		const fault = checkInstruction(task);
		if (fault !== null) faults.set(keyOf(task), fault);
	}
	const good = () => tasks.filter((task) => !faults.has(keyOf(task)));
	for (const [key, fault] of await checkGolds(good())) faults.set(key, fault);
	for (const [key, fault] of checkRepeated(good())) faults.set(key, fault);
	return faults;
}
/** Whether an instruction says every value as a whole word or number, and not the answer itself; null: it does. */
function checkInstruction(task) {
	const { instruction, output } = task;
	if (instruction === "") return faultOf("no-instruction");
	const missing = findMissing({ runs: [splitSegments(instruction)] }, task);
	if (missing.length > 0) return faultOf("value-not-in-instruction", { parameters: missing.map(({ name }) => name) });
	const words = oneBlank(instruction);
	return output.split("\n").map(oneBlank).some((line) => line.length > SHORT_LINE && words.includes(line)) ? faultOf("answer-in-instruction") : null;
}
/** Lines as `import torch` tell nothing. */
const SHORT_LINE = 20;
const oneBlank = (text) => text.replace(/\s+/g, " ").trim();
/** Tasks whose right answer lacks a value or is of the wrong type, by the strict rules. */
async function checkGolds(tasks) {
	const byTask = new Map(tasks.map((task) => [keyOf(task), [task.output]]));
	const faults = /* @__PURE__ */ new Map();
	for (const { task, argumentsOk, typeOk, missing } of await judgeTexts(tasks, { byTask }, "strict")) if (!argumentsOk) faults.set(keyOf(task), faultOf("value-not-in-gold", { parameters: missing.map(({ name }) => name) }));
	else if (!typeOk) faults.set(keyOf(task), faultOf("gold-has-wrong-type"));
	return faults;
}
/** Of the characters of the longer instruction, how many two have to differ in. */
const LEAST_DISTANCE = .1;
/**
* Tasks that ask for what an earlier one asks for: the same answer in the same folder, or nearly the same words. Of one that is
* left out, no other is a repetition.
*/
function checkRepeated(tasks) {
	const faults = /* @__PURE__ */ new Map();
	const kept = [];
	const golds = /* @__PURE__ */ new Map();
	for (const task of tasks) {
		const gold = `${task.path}\0${readProgram(task.output).runs.flat().join(" ")}`;
		const same = golds.get(gold);
		const close = same === void 0 ? kept.find((other) => isClose(task.instruction, other.instruction)) : void 0;
		if (same !== void 0) faults.set(keyOf(task), faultOf("same-values", { of: same }));
		else if (close !== void 0) faults.set(keyOf(task), faultOf("too-close", { of: close.id }));
		else {
			kept.push(task);
			golds.set(gold, task.id);
		}
	}
	return faults;
}
const isClose = (a, b) => {
	const longer = Math.max(a.length, b.length);
	return Math.abs(a.length - b.length) < LEAST_DISTANCE * longer && editDistance(a, b) < LEAST_DISTANCE * longer;
};
// src/mlbench/building/instruction-questions.ts
const STYLE = "style: ";
/**
* Builds the question for a drawn task's instruction. The tasks of one template go through all styles of instructions, in an order
* by the seed, before one comes again.
*/
async function openInstructionPrompt(drawn, { repository, seed }) {
	const texts = await readPromptSections("ml-bench-build.md");
	const styles = [...texts].flatMap(([name, text]) => name.startsWith(STYLE) ? [text] : []);
	const chosen = /* @__PURE__ */ new Map();
	for (const [template, own] of Map.groupBy(drawn, (task) => task.template)) {
		const order = seededRandom(seed, `styles of ${template.id}`).shuffle(styles);
		for (const [index, { id }] of own.entries()) chosen.set(id, order[index % order.length] ?? "");
	}
	return ({ id, template, values, gold }) => [{
		role: "system",
		text: texts.get("system") ?? ""
	}, {
		role: "user",
		text: fillIn(texts.get("user") ?? "", {
			repository,
			oracle: fenceUntrusted("documentation", template.oracle),
			gold: fenceUntrusted("answer", gold),
			style: chosen.get(id) ?? "",
			values: values.map(({ name, value }) => `  - ${name}: ${value}`).join("\n")
		})
	}];
}
/** An instruction as a model said it: without blanks, quotes and fences around it. */
const readInstruction = (said) => said.trim().replace(/^```\w*\n([\s\S]*?)\n?```$/, "$1").trim().replace(/^"([^"]*)"$/, "$1").trim();
// src/mlbench/building/ask-for-instructions.ts
const nameInstruction = ({ template, id }) => `ml-bench-build/${template.id}-${id}`;
/**
* An instruction for each drawn task, by its id: the first that says every value and not the answer, of as many as there are tries; else
* the last. What is paid for is kept, and not asked again. UserError 1 where a budget or a provider ended it before.
*/
async function askForInstructions(request, context) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { entry, drawn, options } = request;
		const { out, budgetUsd: capUsd, dataset } = options;
		const { logger, signal } = context;
		const { asker, budget } = _usingCtx$1.a(await openAsking([entry], {
			out,
			dataset,
			capUsd
		}, context));
		const said = /* @__PURE__ */ new Map();
		const progress = new Progress(logger, drawn.length);
		let lost = 0;
		let isOverBudget = false;
		const ask = async (question) => {
			const asked = await asker.ask(question);
			isOverBudget ||= asked.kind === "not-asked" && asked.why === "budget";
			return asked;
		};
		const work = drawn.map(async (task) => {
			const instruction = await askUntilGood(task, request, ask, signal);
			if (instruction === null) lost++;
			else said.set(task.id, instruction);
			progress.end();
		});
		await endAll(work);
		progress.close();
		if (lost === 0) return said;
		throw stoppedAsking(`${lost} of ${count$1(drawn.length, "instruction")}`, {
			halted: asker.halted,
			isOverBudget
		}, budget);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** Null: a budget or the provider ended it. */
async function askUntilGood(task, { entry, messagesOf, project, options }, ask, signal) {
	const messages = messagesOf(task);
	let last = null;
	for (let sample = 1; sample <= options.tries; sample++) {
		refuseStopped(signal);
		const asked = await ask({
			entry,
			messages,
			project,
			subject: nameInstruction(task),
			sample: `s${sample}`
		});
		if (asked.kind !== "answered") return null;
		last = readInstruction(asked.reply.text);
		if (checkInstruction({
			instruction: last,
			arguments: task.values,
			output: task.gold
		}) === null) break;
	}
	return last;
}
// src/mlbench/building/draw-tasks.ts
/** Most combinations that are counted. */
const MOST_COMBINATIONS = 2 ** 30;
const countCombinations = ({ parameters }) => parameters.reduce((product, { values }) => Math.min(product * new Set(values).size, MOST_COMBINATIONS), 1);
/** So many combinations of values of each template, no two alike, drawn by a seed; all of one that has fewer. */
function drawTasks(templates, each, seed) {
	let id = 0;
	return templates.flatMap((template) => drawCombinations(template, each, seed).map((values) => ({
		id: ++id,
		template,
		values,
		gold: fillCode(template, values)
	})));
}
function drawCombinations(template, most, seed) {
	const random = seededRandom(seed, `values of ${template.id}`);
	const lists = template.parameters.map(({ name, values }) => ({
		name,
		values: [...new Set(values)]
	}));
	const wanted = Math.min(most, countCombinations(template));
	const drawn = /* @__PURE__ */ new Map();
	while (drawn.size < wanted) {
		const values = lists.map((list) => ({
			name: list.name,
			value: list.values[random.below(list.values.length)] ?? ""
		}));
		drawn.set(JSON.stringify(values), values);
	}
	return [...drawn.values()];
}
/** One pass over the code, so that a value stays what it is. In a shell command a value with blanks is one word. */
function fillCode({ code, type }, values) {
	const byName = new Map(values.map(({ name, value }) => [name, value]));
	return code.replace(/\{\{([A-Za-z][\w.-]*)\}\}/g, (whole, name) => {
		const value = byName.get(name);
		if (value === void 0) return whole;
		return type === "Bash Script" ? quoteWord(value) : value;
	});
}
// src/mlbench/building/task-rows.ts
const makeRow = ({ id, template, values, gold }, instruction, { githubId, repository }) => ({
	github_id: githubId,
	github: repository,
	repo_id: githubId,
	path: template.path === "." ? "./" : `./${template.path}`,
	arguments: `{${values.map(({ name, value }) => `'${name}': '${value}'`).join(", ")}}`,
	instruction,
	oracle: template.oracle,
	type: template.type,
	id,
	prefix_code: template.prefixCode,
	output: gold
});
// src/mlbench/building/build-tasks.ts
/** Draws tasks from a repository's templates. UserError where there are none. */
async function drawFromTemplates(options) {
	const { model, seed, dataset } = options;
	const { repository, file } = await findTemplates(options);
	const { templates } = await readYaml(file, taskTemplates, `There is no ${file}: \`greenml mlbench mine\` writes a draft.`);
	const drawn = drawTasks(templates, options.each, seed);
	if (drawn.length === 0) throw new UserError(`${file} has no template.`);
	const models = model === void 0 ? [] : await loadNamedModels(dataset, [model]);
	const messagesOf = await openInstructionPrompt(drawn, {
		repository: repository.title,
		seed
	});
	return {
		repository,
		file,
		templates,
		models,
		drawn,
		entry: models[0],
		messagesOf,
		project: repository.folder,
		options
	};
}
/** What a model would be asked for the instructions of drawn tasks. */
async function expectInstructions({ drawn, entry, messagesOf }) {
	const questions = entry === void 0 ? [] : drawn.map((task) => ({
		entry,
		setting: "oracle",
		messages: messagesOf(task),
		task
	}));
	const prompts = questions.map(({ task, messages }) => ({
		subject: nameInstruction(task),
		prompt: showPrompt(messages)
	}));
	return {
		expected: await expectQuestions(questions),
		prompts
	};
}
/** Makes tasks of what was drawn and leaves out those that fail the quality test, each with the reason. */
async function buildTasks$1(request, context, tellFault) {
	const { repository, file, templates, models, drawn, entry, options } = request;
	const { model, seed, instructions = "" } = options;
	const said = entry === void 0 ? await readInstructions(instructions) : await askForInstructions({
		...request,
		entry
	}, context);
	const rows = drawn.map((task) => makeRow(task, said.get(task.id) ?? "", repository));
	const tasks = rows.map((row) => parseTask(row, `${file}, task ${row.id}`));
	const faults = await checkDrawn(tasks);
	const isGood = ({ id }) => !faults.has(keyOf({
		githubId: repository.githubId,
		id
	}));
	const golds = await runGolds(rows.filter(isGood), {
		options,
		repository,
		tellFault
	}, withoutKeys(models, context));
	for (const { githubId, rowId, reason } of golds.failed) faults.set(keyOf({
		githubId,
		id: rowId
	}), faultOf("gold-failed", { reason }));
	const path = join(options.out, "rows.jsonl");
	await writeFileAtomic(path, renderJsonLines(rows.filter(isGood)), options.out);
	const kept = tasks.filter(isGood);
	const build = {
		schemaVersion: 1,
		githubId: repository.githubId,
		repository: repository.title,
		commit: repository.commit,
		templatesSha256: await hashOf(file),
		rowsSha256: await hashOf(path),
		seed,
		model: model ?? null,
		drawn: drawn.length,
		kept: kept.length,
		left: drawn.flatMap(({ id, template }) => {
			const fault = faults.get(keyOf({
				githubId: repository.githubId,
				id
			}));
			return fault === void 0 ? [] : [{
				id,
				template: template.id,
				...fault
			}];
		}),
		templates: templates.map((template) => {
			const own = drawn.filter((task) => task.template === template);
			const counts = {
				drawn: own.length,
				kept: own.filter(isGood).length,
				combinations: countCombinations(template)
			};
			return {
				id: template.id,
				type: template.type,
				...counts
			};
		}),
		golds: {
			passed: golds.checked - golds.failed.length,
			notRun: kept.length - golds.checked + golds.failed.length
		},
		editDistance: compareInstructions(kept)
	};
	await writeJson(join(options.out, "build.json"), build, options.out);
	return {
		build,
		file: path
	};
}
const given = object({
	id: taskId,
	instruction: string()
});
async function readInstructions(path) {
	const said = /* @__PURE__ */ new Map();
	for await (const { value, where } of readRecords(path)) {
		const { id, instruction } = parseWith(given, value, where);
		said.set(id, instruction.trim());
	}
	return said;
}
const hashOf = async (path) => {
	const hash = await hashNamed(path);
	if (hash === null) throw new UserError(`${path} was removed while it was read.`, 1);
	return hash;
};
/** Has the right answers judged as the data set's own, by the strict rules. */
async function runGolds(rows, { options, repository, tellFault }, context) {
	const { run, repositories, out, dataset, json: _, ...ground } = options;
	if (!run || repositories === void 0 || repository.environment === void 0 || rows.length === 0) return {
		checked: 0,
		failed: []
	};
	const [file, answers] = [join(out, "candidates.jsonl"), join(out, "candidates.answers.jsonl")];
	await writeFileAtomic(file, renderJsonLines(rows), out);
	const given = rows.map(({ github_id, id, output }) => ({
		github_id,
		id,
		output
	}));
	await writeFileAtomic(answers, renderJsonLines(given), out);
	const asked = gradeOptions.parse({
		...onlyKnown(ground),
		rows: file,
		answers: [answers],
		rules: "strict",
		golds: "list",
		repositories,
		out,
		dataset
	});
	const graded = await gradeAnswers(asked, context, tellFault);
	if (graded.kind !== "scores") throw new Error("right answers were judged, and are not scored");
	return graded.scores.golds;
}
const SHARED = [
	...Object.keys(energyOptions.shape),
	...Object.keys(sandboxOptions.shape),
	"wait"
];
/** What `build` and `grade` both take of where programs run. */
const onlyKnown = (options) => Object.fromEntries(Object.entries(options).filter(([name]) => SHARED.includes(name)));
// src/commands/mlbench/build.ts
/** Makes tasks from a repository's templates and leaves out those that fail the quality test, each with the reason. */
async function buildTasks(given, context) {
	const options = buildOptions.parse(given);
	refuseContradictions(options);
	const drawn = await drawFromTemplates(options);
	if (options.dryRun) {
		const { expected, prompts } = await expectInstructions(drawn);
		return {
			build: null,
			file: null,
			text: renderExpectedQuestions(expected),
			prompts: options.showPrompts ? prompts : []
		};
	}
	const built = await buildTasks$1(drawn, context, tellFaults(context.logger));
	return {
		...built,
		text: renderTaskBuild(built.build),
		prompts: []
	};
}
function refuseContradictions({ model, instructions, dryRun, showPrompts, iTrustThisCode }) {
	if (model === void 0 === (instructions === void 0)) throw new UserError("Name --model that writes the instructions, or the --instructions that exist.");
	if (dryRun && model === void 0) throw new UserError("--dry-run tells what --model would be asked.");
	if (showPrompts && !dryRun) throw new UserError("--show-prompts needs --dry-run.");
	if (model !== void 0 && iTrustThisCode) throw new UserError("A model is asked here, with its key: what the repository runs stays in a sandbox. Leave out --i-trust-this-code.", 3);
}
export { buildTasks };
