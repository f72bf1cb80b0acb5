import { t as UserError } from "./errors.js";
import { g as writeFileAtomic } from "./files.js";
import { t as loadModels } from "./load-models.js";
import { t as readPaperTables } from "./paper-tables.js";
import { r as cleanLine } from "./clean-text.js";
import { S as formatPercentRange, x as formatPercent } from "./format.js";
import { r as markdownTable } from "./markdown-text.js";
import { r as evaluateOptions } from "./mlbench-options.js";
import { n as taskScores, t as grade } from "./grade.js";
import { t as withoutKeys } from "./without-keys.js";
import { t as answerTasks } from "./answer.js";
// src/report/text/task-evaluation.ts
const ORDER = [
	"hallucination",
	"lack-of-knowledge",
	"knowledge-manipulation",
	"syntax",
	"unsorted"
];
/** Scores in the layout of the paper's tables 3, 4, 7 and 8 and figure 5, the paper's numbers behind ours. */
function renderEvaluation(scores, paper) {
	const { systems, tasks, rules, faults, golds } = scores;
	const lost = faults.map(({ repository, tasks: own }) => `${own} of ${cleanLine(repository)}`);
	return [
		"## ML-Bench",
		"",
		`${tasks} tasks by the rules ${rules}. Passed / attemptable / total; a task whose environment is missing is not attemptable.`,
		...lost.length === 0 ? [] : [`Not attemptable: ${lost.join(", ")}.`],
		...golds.checked === 0 ? [] : [`Of the data set's own answers ${golds.checked - golds.failed.length} of ${golds.checked} pass; tasks of the others are ${golds.excluded ? "left out" : "counted"}.`],
		...section("Tasks passed (table 3)", renderPassRates(systems, paper)),
		...section("Parameters hit (table 4)", renderHits(systems, paper)),
		...section("By repository at the most answers (tables 7 and 8)", renderRepositories(systems)),
		...section("Errors of failed answers (figure 5)", renderErrors(systems)),
		"",
		`*The paper: ${paper.source}; starred rows are its quarter set. Its tasks, environments and rules were others: context, no target.*`,
		"*These tasks are in English, from GitHub, and from READMEs: a score says nothing about other work.*"
	].join("\n");
}
const section = (title, table) => [
	"",
	`### ${title}`,
	"",
	...table
];
function renderPassRates(systems, { passRates }) {
	const rateAt = ({ passRates: own }, k) => own.find((rate) => rate.k === k);
	const ours = systems.map((system) => [
		cleanLine(system.system),
		...[
			1,
			2,
			5
		].map((k) => formatRate(rateAt(system, k))),
		...[formatInterval(rateAt(system, 1))]
	]);
	const theirs = passRates.map(({ model, isQuarter, setting, pass }) => [...[
		`paper: ${model}${isQuarter ? "*" : ""}, ${setting}`,
		...pass.map((each) => `${each} %`),
		"–"
	]]);
	return markdownTable([
		"system",
		"pass@1",
		"pass@2",
		"pass@5",
		"95 % of pass@1, by repository"
	], [...ours, ...theirs]);
}
const formatRate = (rate) => rate === void 0 || rate.share === null ? "–" : `${formatPercent(rate.share)} (${rate.passed} / ${rate.attemptable} / ${rate.total})`;
const formatInterval = (rate) => rate?.clusterInterval ? formatPercentRange(rate.clusterInterval) : "–";
function renderHits(systems, { hitPrecision }) {
	const share = ({ hits, all }) => all === 0 ? "–" : `${formatPercent(hits / all)} (${hits} of ${all})`;
	const ours = systems.map(({ system, hitPrecision: { parameters, generations } }) => [...[
		cleanLine(system),
		share(parameters),
		share(generations)
	]]);
	const theirs = hitPrecision.map(({ model, isQuarter, setting, parameter, generation }) => [...[
		`paper: ${model}${isQuarter ? "*" : ""}, ${setting}`,
		`${parameter} %`,
		`${generation} %`
	]]);
	return markdownTable([
		"system",
		"parameter",
		"generation"
	], [...ours, ...theirs]);
}
function renderRepositories(systems) {
	const rows = [...new Set(systems.flatMap(({ byRepository }) => byRepository.map(({ repository }) => repository)))].map((name) => [cleanLine(name), ...systems.map(({ byRepository }) => formatRate(byRepository.find(({ repository }) => repository === name)?.passRates.at(-1)))]);
	return markdownTable(["repository", ...systems.map(({ system }) => cleanLine(system))], rows);
}
function renderErrors(systems) {
	const rows = systems.map(({ system, errorCategories }) => [cleanLine(system), ...ORDER.map((category) => String(errorCategories[category] ?? 0))]);
	return markdownTable(["system", ...ORDER], rows);
}
// src/commands/mlbench/evaluate.ts
/** Asks models about tasks, runs and judges their answers, and reports. Keys stay in this process: what runs in the sandbox sees none. */
async function evaluate(given, context, dependencies = {}) {
	const { models, settings, answers, report, rules, ...options } = evaluateOptions.parse(given);
	if (models === void 0 === (answers === void 0)) throw new UserError("Name --models to be asked, or --answers that exist.");
	if (models !== void 0 && options.iTrustThisCode) throw new UserError("Models are asked here, with their keys: what they answer runs in a sandbox only. Leave out --i-trust-this-code.", 3);
	const { files } = answers !== void 0 ? { files: answers } : await answerTasks({
		...options,
		models: models ?? [],
		settings
	}, context, dependencies);
	const bare = withoutKeys(await loadModelsIfAsked(models, options.dataset), context);
	const graded = await grade({
		...options,
		rules,
		answers: [...files],
		staticOnly: false
	}, bare);
	const scores = taskScores.parse(graded.grades);
	const text = renderEvaluation(scores, await readPaperTables());
	if (report !== void 0) await writeFileAtomic(report, `${text}\n`);
	return {
		scores,
		text
	};
}
const loadModelsIfAsked = (models, dataset) => models === void 0 ? [] : loadModels(dataset);
export { evaluate };
