import { $t as literal, at as label, f as sum, m as sumOfAll, nn as object, o as largest, on as strictObject, qt as array, sn as string, ur as count } from "./inputs.js";
import { Vt as readJsonText } from "./base.js";
import { H as formatSuccess, R as formatSeconds, S as formatHash, W as formatUsd, _ as formatCount, j as formatPercent, u as ESTIMATED_MARK } from "./work.js";
import { i as versioned } from "./versioned.js";
import { mt as groupsBy } from "./measured.js";
import { n as composeTable, t as composeChapter } from "./chapter.js";
import { r as transcriptEvent, t as END_WORDS } from "./agent-words.js";
import { t as ENERGY_SOURCES } from "./task-scores.js";
import { _ as formatDoubtful, a as RULES_WORDS, c as listGolds, f as renderFinding, g as describeSource, h as SOURCE_WORDS, i as PER_PARAMETER, l as listPins, n as PASS_RATES_WORDS, o as formatBehind, p as renderTaskFaults, r as PER_GENERATION, s as formatClusterInterval, t as ERRORS_WORDS, u as rateAt, v as formatEach, y as sumDoubts } from "./task-score-words.js";
const agentRunsFile = strictObject({
	schemaVersion: literal(1),
	runs: array(strictObject({
		/** Who worked, as answers name it. */
		system: label,
		/** All of one run, from its start; without an end it was interrupted. */
		events: array(transcriptEvent)
	}))
});
/** What `mlbench transcripts` makes of transcripts: the last run of each, without the repository's code. */
const agentRuns = versioned(1, agentRunsFile, {});
/** Tools whose answers hold no line of a repository: what a draft printed, names, and what a search for repositories found. */
const WITHOUT_LINES = /* @__PURE__ */ new Set([
	"run",
	"answer",
	"list_files",
	"search_repositories"
]);
/** Runs as they may be handed on: nobody knows the licence of what agents read, so none of its lines is here, nor what a traceback quotes. */
const withoutSource = ({ runs, ...rest }) => ({
	...rest,
	runs: runs.map(({ events, ...run }) => ({
		...run,
		events: events.map((event) => event.kind !== "result" ? event : {
			...event,
			text: WITHOUT_LINES.has(event.name) ? withoutQuotes(event.text) : ""
		})
	}))
});
/** Lines of code stand deeper below the line that names their file. */
function withoutQuotes(text) {
	let depth = null;
	return text.split("\n").filter((line) => {
		const indent = line.search(/\S/);
		if (/^\s*File ".*", line \d/.test(line)) depth = indent;
		else if (depth !== null && indent <= depth) depth = null;
		return depth === null || indent === depth;
	}).join("\n");
}
// src/report/mlbench/agent-runs-chapter.ts
/** Runs that are shown step by step; more would hide the rest of a report. */
const SHOWN_RUNS = 30;
const SHOWN_LINES = 60;
const SHOWN_CHARACTERS = 160;
const eventsOf = (run, kind) => run.events.filter((event) => event.kind === kind);
/** What agents did: how runs ended and what they took, and of each run its steps, tool calls, drafts and answer. */
function composeAgentRuns(given) {
	const { runs } = withoutSource(given);
	const shown = runs.slice(0, SHOWN_RUNS);
	const left = runs.length - shown.length;
	return composeChapter({
		id: "agents",
		title: "Agents, step by step",
		lead: ["A draft is a program that an agent ran before it answered, in the sandbox, in a fresh copy of the repository. What agents read of a repository is not here: its licence is not known."],
		tables: [systemTable(runs), ...shown.map(stepTable)],
		notes: left === 0 ? [] : [`${count(left, "run")} more: their transcripts tell them.`],
		logs: {
			lead: "Drafts and answers, as they were written, and what came of them.",
			ends: shown.flatMap((run) => [...eventsOf(run, "turn").flatMap((turn) => showCode(run, turn)), ...showAnswer(run)])
		}
	});
}
function systemTable(runs) {
	return composeTable("Runs", groupsBy(runs, ({ system }) => system), {
		System: (own) => own[0].system,
		Runs: (own) => own.length,
		Ends: (own) => ({ lines: groupsBy(own, (run) => endOf(run)?.reason ?? "interrupted").map((same) => ({ text: `${same.length} ${endWords(same[0])}` })) }),
		Steps: (own) => sum(own.map((run) => eventsOf(run, "turn").length)),
		"Drafts that ended well": (own) => {
			const drafts = own.flatMap(draftsOf);
			return `${drafts.filter(({ exitCode }) => exitCode === 0).length} of ${drafts.length}`;
		},
		Tokens: (own) => sumOfAll(own.map(tokensOf)),
		Cost: (own) => usdCell(sumOfAll(own.map((run) => endOf(run)?.usd ?? null))),
		"Joules of drafts": (own) => sumOfAll(own.map((run) => endOf(run)?.joules ?? null)),
		"Repository found": (own) => {
			const searching = own.filter((run) => eventsOf(run, "start").some(({ setting }) => setting === "agent-open"));
			const found = searching.filter((run) => endOf(run)?.repository != null);
			return searching.length === 0 ? "–" : `${found.length} of ${searching.length}`;
		}
	}, false);
}
const endOf = (run) => eventsOf(run, "end").at(-1);
function endWords(run) {
	const end = endOf(run);
	return end === void 0 ? "interrupted" : END_WORDS[end.reason];
}
const draftsOf = (run) => eventsOf(run, "result").flatMap((result) => result.run ?? []);
function tokensOf(run) {
	const tokens = endOf(run)?.tokens ?? null;
	return tokens && tokens.input + tokens.output;
}
const usdCell = (usd) => ({
	text: usd === null ? "–" : formatUsd(usd),
	value: usd
});
/** A run as it is called in titles. */
function nameRun(run) {
	const [start] = eventsOf(run, "start");
	return start === void 0 ? run.system : `${run.system}, task ${start.githubId}/${start.rowId}, run ${start.sample}`;
}
/** A row a step: what the model called, what it was told, what a draft came to, what the step and all before cost. */
function stepTable(run) {
	const turns = eventsOf(run, "turn");
	return composeTable(`${nameRun(run)}: ${endWords(run)}`, turns, {
		Step: ({ step }) => step,
		Calls: ({ toolCalls, text }) => ({ lines: toolCalls.length === 0 ? [{ text: cut(text) }] : toolCalls.map((call) => ({
			text: call.name,
			note: cut(call.arguments)
		})) }),
		"What came of it": ({ step }) => ({ lines: tellStep(run, step) }),
		Tokens: ({ tokens }) => tokens && tokens.input + tokens.output,
		Cost: ({ usd }) => usdCell(usd),
		"Cost so far": ({ step }) => usdCell(sumOfAll(turns.filter((turn) => turn.step <= step).map(({ usd }) => usd)))
	}, true);
}
/** What happened in a step after the model's turn. */
function tellStep(run, step) {
	const lines = run.events.flatMap((event) => {
		if (!("step" in event) || event.step !== step) return [];
		if (event.kind === "result") return tellResult(event);
		if (event.kind === "search") return {
			text: `${formatCount(event.found.length)} found`,
			note: event.keywords
		};
		return event.kind === "repository" ? { text: `${event.name}: ${event.decision}` } : [];
	});
	return lines.length === 0 ? [{ text: "–" }] : lines;
}
function tellResult({ run, text }) {
	if (run === null) return { text: text === "" ? "read, not shown" : cut(text) };
	return {
		text: `draft: ${[
			run.exitCode === null ? "ended by a signal" : `exit code ${run.exitCode}`,
			run.wallSeconds === null ? "" : formatSeconds(run.wallSeconds),
			run.joules === null ? "" : `${formatCount(Math.round(run.joules))} J`
		].filter((part) => part !== "").join(", ")}`,
		note: cut(text)
	};
}
const cut = (text) => {
	const line = text.replaceAll(/\s+/g, " ").trim();
	return line.length <= SHOWN_CHARACTERS ? line : `${line.slice(0, SHOWN_CHARACTERS).toWellFormed()} …`;
};
function showCode(run, turn) {
	return turn.toolCalls.flatMap((call) => {
		if (call.name !== "run") return [];
		const result = eventsOf(run, "result").find(({ step, toolCall }) => step === turn.step && toolCall === call.id);
		return {
			label: `${nameRun(run)}, step ${turn.step}: a draft`,
			lines: limitLines(`${readCode(call.arguments)}\n\n${result?.text ?? ""}`)
		};
	});
}
/** The code of a draft; what the model wrote instead where it wrote none. */
const readCode = (given) => draft.safeParse(readJsonText(given)).data?.code ?? given;
const draft = object({ code: string() });
function showAnswer(run) {
	const answer = endOf(run)?.answer ?? null;
	return answer === null ? [] : [{
		label: `${nameRun(run)}: the answer`,
		lines: limitLines(answer)
	}];
}
function limitLines(text) {
	const lines = text.split("\n");
	const left = lines.length - SHOWN_LINES;
	return left > 0 ? [...lines.slice(0, SHOWN_LINES), `… ${count(left, "more line")}`] : lines;
}
// src/report/mlbench/paper-rows.ts
/** The paper's tables 3, 4, 7 and 8, each shown by its caption until it is opened: they are long, and of other tasks. */
const composePaper = ({ passRates, hitPrecision, passByRepository }) => [
	composeTable("The paper's table 3: tasks passed", passRates, {
		System: nameOf,
		"pass@1": ({ pass }) => printedCell(pass[0]),
		"pass@2": ({ pass }) => printedCell(pass[1]),
		"pass@5": ({ pass }) => printedCell(pass[2])
	}, true),
	composeTable("The paper's table 4: wanted values that answers use", hitPrecision, {
		System: nameOf,
		[PER_PARAMETER]: ({ parameter }) => printedCell(parameter),
		[PER_GENERATION]: ({ generation }) => printedCell(generation)
	}, true),
	composeRepositories("The paper's table 7: pass@5 by repository", passByRepository.filter(({ isQuarter }) => !isQuarter)),
	composeRepositories("The paper's table 8: pass@5 by repository, of its quarter set", passByRepository.filter(({ isQuarter }) => isQuarter))
];
const nameOf = ({ model, isQuarter, setting }) => `${model}${isQuarter ? "*" : ""}, ${setting}`;
/** The paper prints two decimals, a zero at the end too. */
const printedCell = (percent) => ({
	text: `${percent.toFixed(2)} %`,
	value: percent / 100
});
function composeRepositories(caption, printed) {
	const bySystem = [...Map.groupBy(printed, nameOf)].map(([name, rows]) => [name, new Map(rows.map(({ repository, pass5 }) => [repository, pass5]))]);
	const repositories = new Set(printed.map(({ repository }) => repository));
	return composeTable(caption, [...repositories], [["Repository", (each) => REPOSITORIES[each] ?? each], ...bySystem.map(([name, rates]) => [name, (each) => cellOf(rates.get(each))])], true);
}
const cellOf = (percent) => percent === void 0 ? {
	text: "–",
	value: null
} : printedCell(percent);
/** Repositories by the paper's names of them. */
const REPOSITORIES = {
	DGL: "dgl",
	BERT: "bert",
	Lavis: "lavis",
	If: "if",
	ESM: "esm",
	OpenCLIP: "open_clip",
	TSL: "Time-Series-Library",
	EAP: "External-Attention-pytorch",
	"Py-GAN": "PyTorch-GAN"
};
// src/report/mlbench/task-scores-chapter.ts
/** Answers of which the paper tells how many tasks they pass. */
const PAPER_ANSWERS = [
	1,
	2,
	5
];
const CATEGORIES = [
	"hallucination",
	"lack-of-knowledge",
	"knowledge-manipulation",
	"syntax",
	"unsorted"
];
/** ML-Bench's scores in the layout of the paper's tables 3, 4, 7 and 8 and figure 5, the paper's numbers below ours. */
function composeTaskScores(scores, paper) {
	const { systems, tasks, rules, faults, golds, pins } = scores;
	const errors = errorTable(systems);
	return composeChapter({
		id: "ml-bench",
		title: "ML-Bench: whether models can use ML repositories",
		lead: [...renderFinding(scores), `${count(tasks, "task")}, judged by the rules ${rules}: ${RULES_WORDS[rules]}. ${PASS_RATES_WORDS}`],
		tables: [
			passTable(systems),
			hitTable(systems),
			mendedTable(scores),
			repositoryTable(systems),
			errors,
			energyTable(systems),
			rankTable(scores),
			...systems.length === 0 ? [] : composePaper(paper)
		],
		facts: {
			"Kinds of error": errors.rows.length === 0 ? [] : [ERRORS_WORDS],
			"Not attemptable": renderTaskFaults(faults),
			"The data set's own answers": listGolds(golds),
			"Not shown to be at their pins": listPins(pins),
			Rows: `${formatHash(scores.rowsSha256)} as published`,
			"The paper": `${paper.source}; starred systems are of its quarter set. Its tasks, environments and rules were others: context, no target.`,
			Scope: "Tasks in English, from GitHub, and from READMEs: a score says nothing about other work."
		}
	});
}
function passTable(systems) {
	return composeTable("Tasks passed", systems, {
		System: ({ system }) => system,
		...Object.fromEntries(answersOf(systems).map((k) => [`pass@${k}`, ({ passRates }) => rateCell(rateAt(passRates, k))])),
		"95 % interval of pass@1, by repository": ({ passRates }) => intervalCell(rateAt(passRates, 1))
	});
}
/** Of how many answers there are rates. */
const answersOf = (systems) => PAPER_ANSWERS.filter((k) => systems.some(({ passRates }) => rateAt(passRates, k) !== void 0));
const rateCell = (rate) => ({
	text: rate?.share == null ? "–" : formatPercent(rate.share),
	note: rate && formatSuccess(rate),
	value: rate?.share ?? null
});
const intervalCell = (rate) => ({ text: (rate && formatClusterInterval(rate)) ?? "–" });
const hitTable = (systems) => composeTable("Wanted values that answers use", systems, {
	System: ({ system }) => system,
	[PER_PARAMETER]: ({ hitPrecision: { parameters } }) => hitCell(parameters),
	[PER_GENERATION]: ({ hitPrecision: { generations } }) => hitCell(generations)
});
const hitCell = ({ hits, all }) => all === 0 ? {
	text: "–",
	value: null
} : {
	text: formatPercent(hits / all),
	note: `${hits} of ${all}`,
	value: hits / all
};
/** Both versions of the rows beside each other; no number is of both. */
function mendedTable({ systems, mended }) {
	const errata = mended?.errata;
	const told = errata ? `errata ${errata.version}, ${count(errata.changedRows, "row")} mended` : "";
	const after = new Map(mended?.systems.map(({ system, passRates }) => [system, passRates]));
	const columns = answersOf(systems).flatMap((k) => [[`pass@${k}, rows as published`, ({ passRates }) => rateCell(rateAt(passRates, k))], [`pass@${k}, rows as mended`, ({ system }) => rateCell(rateAt(after.get(system) ?? [], k))]]);
	return composeTable(`Tasks passed of the rows as published and as mended (${told})`, mended === null ? [] : systems, {
		System: ({ system }) => system,
		...Object.fromEntries(columns)
	});
}
/** A row for each repository, of which there may be more than a page has columns. */
function repositoryTable(systems) {
	const names = new Set(systems.flatMap(({ byRepository }) => byRepository.map(({ repository }) => repository)));
	const most = largest(systems.flatMap(({ passRates }) => passRates.map(({ k }) => k))) ?? 1;
	const rateOf = ({ byRepository }, name) => byRepository.find(({ repository }) => repository === name)?.passRates.at(-1);
	return composeTable(`pass@${most} by repository${most > 1 ? ", of fewer answers by all there are" : ""}`, [...names], [["Repository", (name) => name], ...systems.map((own) => [own.system, (name) => rateCell(rateOf(own, name))])], false);
}
/** None where no failed answer was sorted. */
const errorTable = (systems) => composeTable("Failed answers by kind of error", systems.some(({ errorCategories }) => Object.keys(errorCategories).length > 0) ? systems : [], {
	System: ({ system }) => system,
	...Object.fromEntries(CATEGORIES.map((category) => [category.replaceAll("-", " "), ({ errorCategories }) => errorCategories[category] ?? 0]))
});
/** What a solved task cost in joules, with all answers that failed; a dash where that was not measured, none where nothing was. */
function energyTable(systems) {
	const known = systems.flatMap(({ system, solvedEnergy }) => solvedEnergy ? [{
		system,
		...solvedEnergy
	}] : []);
	const told = known.some(({ sources }) => sources.some(({ each }) => each !== null)) ? known : [];
	return composeTable("Energy of a solved task: joules of all answers by the tasks that one of them solves", told, {
		System: ({ system }) => system,
		"Tasks solved": ({ solved }) => solved,
		...Object.fromEntries(ENERGY_SOURCES.map((source) => [SOURCE_WORDS[source], ({ sources }) => sourceCell(sources.find((each) => each.source === source))])),
		"all of these": (all) => ({
			...energyCell(all),
			note: all.each === null ? void 0 : formatDoubtful(sumDoubts(all)).trim() || void 0
		})
	});
}
const energyCell = (told) => ({
	text: formatEach(told),
	value: told.each,
	mark: told.each !== null && told.quality === "estimated" ? ESTIMATED_MARK : void 0
});
const sourceCell = (source) => source === void 0 ? {
	text: "–",
	value: null
} : {
	...energyCell(source),
	note: describeSource(source)
};
const rankTable = ({ ranking }) => composeTable(`Ranking by the first answer${ranking === null ? "" : `, on the ${count(ranking.tasks, "task")} that all could be judged on`}; of equal ranks none is shown to pass more`, ranking?.systems ?? [], {
	System: ({ system }) => system,
	Rank: ({ rank }) => rank,
	Passed: ({ passed, behind }) => ({
		text: `${passed}`,
		note: behind === null ? void 0 : formatBehind(behind)
	})
});
export { withoutSource as i, composeAgentRuns as n, agentRuns as r, composeTaskScores as t };
