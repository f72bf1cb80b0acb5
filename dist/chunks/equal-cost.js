import { Rr as UserError, br as cleanLine, f as sum, ur as count } from "./inputs.js";
import { Bt as parseWith } from "./base.js";
import { t as loadTaskRepositories } from "./load-task-repositories.js";
import { f as nameSystem, m as taskAnswer } from "./task-grades.js";
import { o as readJudgedTasks, r as keyOf, s as readRecords } from "./rows.js";
import { r as readAttempts } from "./attempt-files.js";
import { t as findAttempts } from "./find-attempts.js";
import { t as judgeTexts } from "./judge-texts.js";
import { n as shareWithout } from "./proportions.js";
import { n as differenceInterval } from "./pass-rates.js";
import { N as formatPointRange, P as formatPoints, W as formatUsd, _ as formatCount, j as formatPercent } from "./work.js";
import { o as textTable } from "./markdown-text.js";
import { t as equalCostOptions } from "./review-options.js";
// src/mlbench/scores/equal-cost.ts
/**
* Each task of an agent beside as many single answers as one run of it buys: their chance to pass is the unbiased estimate of Chen and
* others (2021); between two whole numbers of answers it is taken in proportion. Null where no task can be compared.
*/
function compareAtEqualCost(pairs, names) {
	const basis = pairs.every((pair) => pair.every(({ usd }) => usd !== null)) ? "usd" : "tokens";
	const compared = pairs.flatMap(([agent, single]) => {
		const [run, answer] = [costOf(agent, basis), costOf(single, basis)];
		if (run === null || answer === null) return [];
		const bought = run / answer;
		if (!Number.isFinite(bought)) return [];
		const passes = passesAt(single, Math.min(bought, single.answers));
		return [{
			cluster: agent.githubId,
			run,
			answer,
			bought,
			own: agent.passed / agent.answers,
			passes,
			single
		}];
	});
	if (compared.length === 0) return null;
	const mean = (take) => sum(compared.map((each) => take(each) / compared.length));
	return {
		...names,
		leftOut: names.leftOut + pairs.length - compared.length,
		basis,
		tasks: compared.length,
		capped: compared.filter(({ bought, single }) => bought > single.answers).length,
		cost: {
			agent: mean(({ run }) => run),
			single: mean(({ answer }) => answer)
		},
		answers: mean(({ bought }) => bought),
		agentPasses: mean(({ own }) => own),
		singlePasses: mean(({ passes }) => passes),
		difference: mean(({ own, passes }) => own - passes),
		interval: differenceInterval(compared.map(({ cluster, own, passes }) => ({
			cluster,
			value: own - passes
		})))
	};
}
/** What one answer cost; null: nobody told, or nothing. */
function costOf({ answers, usd, tokens }, basis) {
	const all = basis === "usd" ? usd : tokens;
	return all === null || all <= 0 || answers === 0 ? null : all / answers;
}
function passesAt({ answers, passed }, bought) {
	const at = (k) => k === 0 ? 0 : 1 - shareWithout(passed, answers, k);
	const whole = Math.floor(bought);
	const part = bought - whole;
	return part === 0 ? at(whole) : (1 - part) * at(whole) + part * at(whole + 1);
}
// src/mlbench/scores/compare-costs.ts
/** An agent beside single answers of the same cost, by what `grade` put on record. UserError where no task can be compared. */
async function compareCosts(options, context) {
	const tasks = await readJudgedTasks(options.rows, context.env.HF_ENDPOINT);
	const agent = await readSide(options.agent, tasks, options, context);
	const single = await readSide(options.single, tasks, options, context);
	const pairs = [...agent.byTask].flatMap(([key, own]) => {
		const other = single.byTask.get(key);
		return other === void 0 ? [] : [[own, other]];
	});
	const answered = /* @__PURE__ */ new Set([...agent.keys, ...single.keys]);
	const comparison = compareAtEqualCost(pairs, {
		agent: agent.system,
		single: single.system,
		leftOut: answered.size - pairs.length
	});
	if (comparison === null) throw new UserError(`No task has answers of both ${agent.system} and ${single.system} with their verdicts and costs: grade both below ${options.out} first.`);
	return comparison;
}
/** What a system's answers came to, of tasks whose answers were all judged. */
async function readSide(path, tasks, { out, rules, timeout, dataset }, context) {
	const lines = [];
	for await (const { value, where } of readRecords(path)) lines.push(parseWith(taskAnswer, value, where));
	const [first] = lines;
	if (first === void 0) throw new UserError(`${path} holds no answers.`);
	const system = nameSystem(first);
	const answers = new Map(lines.map(({ github_id, id, output }) => [keyOf({
		githubId: github_id,
		id
	}), output]));
	const judged = await judgeTexts(tasks.filter((task) => answers.has(keyOf(task))), { byTask: answers }, rules);
	const repositories = await loadTaskRepositories(dataset);
	const recorded = await readAttempts(out, system, context.logger);
	const attempts = findAttempts(judged, {
		system,
		rules,
		timeout,
		repositories,
		attempts: recorded
	});
	const byKey = Map.groupBy(attempts, ({ githubId, rowId }) => keyOf({
		githubId,
		id: rowId
	}));
	const byTask = /* @__PURE__ */ new Map();
	for (const { github_id: githubId, id, tokens, usd } of lines) {
		const own = byKey.get(keyOf({
			githubId,
			id
		})) ?? [];
		if (own.length === 0 || own.some(({ passed }) => passed === null)) continue;
		const passed = own.filter((attempt) => attempt.passed === true).length;
		const used = tokens && tokens.input + tokens.output;
		byTask.set(keyOf({
			githubId,
			id
		}), {
			githubId,
			answers: own.length,
			passed,
			usd,
			tokens: used
		});
	}
	return {
		system,
		keys: [...answers.keys()],
		byTask
	};
}
// src/report/text/equal-cost-words.ts
/** An agent beside single answers of the same cost, as Markdown. */
function renderEqualCost(given) {
	const { agent, single, basis, tasks, capped, leftOut, cost, answers, agentPasses, singlePasses } = given;
	const showCost = (value) => basis === "usd" ? formatUsd(value) : `${formatCount(Math.round(value))} tokens`;
	const interval = given.interval === null ? "–" : formatPointRange(given.interval);
	return [
		`${count(tasks, "task")}. A run of ${cleanLine(agent)} costs what ${answers.toFixed(1)} answers of ${cleanLine(single)} cost.`,
		"",
		...textTable([
			"system",
			"cost of one",
			"passes at equal cost"
		], [[
			agent,
			showCost(cost.agent),
			formatPercent(agentPasses)
		], [
			single,
			showCost(cost.single),
			formatPercent(singlePasses)
		]]),
		"",
		`The agent's difference: ${formatPoints(given.difference)} points, 95 % by repository ${interval}.`,
		...capped === 0 ? [] : [`On ${count(capped, "task")} a run buys more single answers than there are: those there are count, which is too few.`],
		...leftOut === 0 ? [] : [`Left out: ${count(leftOut, "task")} without an answer, a verdict or a cost of both.`]
	].join("\n");
}
// src/commands/mlbench/equal-cost.ts
/** An agent beside single answers of the same cost, by what `grade` put on record. UserError where no task can be compared. */
async function compareEqualCost(given, context) {
	const comparison = await compareCosts(equalCostOptions.parse(given), context);
	return {
		comparison,
		text: renderEqualCost(comparison)
	};
}
export { compareEqualCost };
