import { Rr as UserError, br as cleanLine } from "./inputs.js";
import { Ct as statIfPresent } from "./base.js";
import { a as modelsFileOf, n as loadModels } from "./load-models.js";
import { t as loadTaskRepositories } from "./load-task-repositories.js";
import { t as gatherText } from "./gather-text.js";
import { t as chooseRepositories } from "./choose-repositories.js";
import { l as readTasks, r as keyOf } from "./rows.js";
import { t as readOneSystem } from "./read-systems.js";
import { h as withoutEnding, o as readShell, r as runsProgram } from "./read-commands.js";
import "./work.js";
import { o as textTable } from "./markdown-text.js";
import { r as leakageOptions } from "./review-options.js";
// src/mlbench/leakage/readme-knowledge.ts
/** Names that any repository has: who guesses them has seen nothing. */
const USUAL = /^(?:(?:main|train|test|run|demo|eval|evaluate|predict|inference|setup|utils?|models?|data|config|torch|torchvision|numpy|pandas|os|sys|argparse|PIL|transformers|tensorflow|matplotlib|sklearn|tqdm|json|math|random|time|cv2|requests)(?:\.(?:py|sh))?)$/;
const FEWEST_WORDS = 3;
/** Characters of a line, and of a command over several. */
const [LONGEST_LINE, LONGEST_COMMAND] = [1e3, 2e4];
const IMPORT = /^[ \t>]*(?:from[ \t]+([\w.]+)[ \t]+import\b|import[ \t]+([\w.]+))/gm;
/** Linear in the text. */
function readKnowledge(text) {
	const commands = joinCommands(text.split(/\r?\n/).filter((line) => line.length < LONGEST_LINE)).flatMap((line) => readShell(line).filter(runsProgram));
	const imports = [...text.matchAll(IMPORT)].flatMap(([, from, plain]) => (from ?? plain ?? "").split(".").at(-1) ?? []);
	const scripts = commands.flatMap(({ words }) => words.flatMap((word) => /(?<![\w-])[\w-]{1,200}\.(?:py|sh)$/.exec(word)?.[0] ?? []));
	return {
		commands: new Set(commands.filter(({ words }) => words.length >= FEWEST_WORDS).map(lineOf)),
		names: new Set([...scripts, ...imports].filter((name) => name.length > 2 && !USUAL.test(name)))
	};
}
/** Lines with those that go on with a command in one; a backslash ends other lines too, as a break of Markdown's. */
function joinCommands(lines) {
	const joined = [];
	let open = null;
	for (const line of lines) {
		const text = open === null ? line : `${open} ${line}`;
		open = line.endsWith("\\") && text.length < LONGEST_COMMAND && (open !== null || isBegun(line)) ? text.slice(0, -1) : null;
		if (open === null) joined.push(text);
	}
	return open === null ? joined : [...joined, open];
}
/** A word for what stands on the lines behind. */
const BEHIND = "behind";
/** Whether a line runs a program that words behind its last character are given to: no comment ends it. */
function isBegun(line) {
	const last = readShell(`${line.slice(0, -1)} ${BEHIND}`).at(-1);
	return last !== void 0 && last.words.at(-1) === BEHIND && runsProgram(last);
}
const lineOf = ({ words }) => words.join(" ");
/** Whether an answer holds what the README tells and the instruction does not. */
function findKnown(answer, instruction, readme) {
	const { commands, names } = readKnowledge(answer);
	const isTold = (name) => instruction.includes(name) || instruction.includes(withoutEnding(name));
	return {
		wholeCommand: [...commands].some((command) => readme.commands.has(command) && !instruction.includes(command)),
		name: [...names].some((name) => readme.names.has(name) && !isTold(name))
	};
}
// src/mlbench/leakage/probe-leakage.ts
/** How much a model knows by heart: what its answers, given without any context, hold of READMEs that it was not shown. */
async function probeLeakage$1({ rows, answers, repositories, dataset }, context) {
	const all = await readTasks(rows, context.env.HF_ENDPOINT);
	const system = await readOneSystem(answers, rows, all, context);
	const shown = [...system.answers.settings].filter((setting) => setting !== "none");
	if (shown.length > 0) throw new UserError(`${answers} answers what was asked with a context (${shown.join(", ")}), from which an answer can have what it holds: ask by greenml mlbench answer --settings none.`);
	const { tasks, nameOf } = await chooseRepositories(all, {
		dataset,
		logger: context.logger,
		root: repositories
	});
	const known = await loadTaskRepositories(dataset);
	const trainingCutoff = await findCutoff(system.system, dataset);
	const found = [];
	for (const [name, own] of Map.groupBy(tasks, nameOf)) {
		const [first] = own;
		if (first === void 0) continue;
		const readme = readKnowledge(await gatherText(repositories, name, "readme"));
		const judged = own.flatMap((task) => (system.answers.byTask.get(keyOf(task)) ?? []).map((text) => findKnown(text, task.instruction, readme)));
		const committed = known.get(first.githubId)?.committed ?? null;
		found.push({
			githubId: first.githubId,
			repository: name,
			answers: judged.length,
			committed,
			wholeCommands: judged.filter(({ wholeCommand }) => wholeCommand).length,
			names: judged.filter((each) => each.name).length,
			couldHaveSeen: committed === null || trainingCutoff === null ? null : committed.slice(0, trainingCutoff.length) <= trainingCutoff
		});
	}
	return {
		system: system.system,
		trainingCutoff,
		repositories: found
	};
}
/** Of the model that a system is named for; null: no models.yaml knows it, or not until when it learned. */
async function findCutoff(system, dataset) {
	if (await statIfPresent(modelsFileOf(dataset)) === null) return null;
	return (await loadModels(dataset)).find(({ id }) => id === system.split("@")[0])?.trainingCutoff ?? null;
}
// src/report/text/mlbench/task-leakage.ts
/** What answers without context hold of READMEs, as Markdown. */
function renderLeakage({ system, trainingCutoff, repositories }) {
	const seen = (couldHaveSeen) => couldHaveSeen === null ? "–" : couldHaveSeen ? "yes" : "no";
	return [
		`${cleanLine(system)}: what answers without context hold of READMEs that the model was not shown; it learned until ${trainingCutoff ?? "a day that nobody tells"}.`,
		"",
		...textTable([
			"repository",
			"answers",
			"whole commands",
			"names",
			"pinned commit",
			"could have seen it"
		], repositories.map(({ repository, answers, wholeCommands, names, committed, couldHaveSeen }) => [
			repository,
			String(answers),
			String(wholeCommands),
			String(names),
			committed ?? "–",
			seen(couldHaveSeen)
		]))
	].join("\n");
}
// src/commands/mlbench/leakage.ts
/** How much a model knows by heart of READMEs that it was not shown. */
async function probeLeakage(given, context) {
	const leakage = await probeLeakage$1(leakageOptions.parse(given), context);
	return {
		leakage,
		text: renderLeakage(leakage)
	};
}
export { probeLeakage };
