import { Kt as array, Qt as literal, _r as count, an as strictObject, at as label, f as sum, m as sumOfAll, on as string, tn as object } from "./inputs.js";
import { Lt as readJsonText } from "./base.js";
import { F as formatSeconds, O as formatPercent, V as formatUsd, k as formatPercentRange, m as formatCount, s as ESTIMATED_MARK, y as formatHash } from "./work.js";
import { i as versioned } from "./versioned.js";
import { pt as groupsBy } from "./measured.js";
import { n as composeTable, t as composeChapter } from "./chapter.js";
import { r as transcriptEvent, t as END_WORDS } from "./agent-words.js";
import { t as ENERGY_SOURCES } from "./task-scores.js";
import { a as renderTaskFault, c as describeSource, d as sumDoubts, l as formatDoubtful, n as listGolds, r as listPins, s as SOURCE_WORDS, t as formatBehind, u as formatEach } from "./task-score-words.js";
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
/** ML-Bench's scores in the layout of the paper's tables 3, 4, 7 and 8 and figure 5, the paper's numbers behind ours. */
function composeTaskScores(scores, paper) {
	const { systems, tasks, rules, faults, golds, pins } = scores;
	return composeChapter({
		id: "ml-bench",
		title: "ML-Bench: whether models can use ML repositories",
		lead: [`${count(tasks, "task")} by the rules ${rules}. Passed / attemptable / total; a task whose environment is missing is not attemptable.`],
		tables: [
			passTable(systems, paper),
			hitTable(systems, paper),
			mendedTable(scores),
			repositoryTable(systems, paper),
			errorTable(systems),
			energyTable(systems),
			rankTable(scores)
		],
		facts: {
			"Not attemptable": faults.map(renderTaskFault),
			"The data set's own answers": listGolds(golds),
			"Not at their pins": listPins(pins),
			Rows: `${formatHash(scores.rowsSha256)} as published`,
			"The paper": `${paper.source}; starred rows are its quarter set. Its tasks, environments and rules were others: context, no target.`,
			Scope: "Tasks in English, from GitHub, and from READMEs: a score says nothing about other work."
		}
	});
}
/** A table whose columns are the same of both, ours above. */
function compareWithPaper(caption, columns, ours, theirs) {
	const show = {
		System: ({ name }) => name,
		...Object.fromEntries(columns.map((column, place) => [column, ({ cells }) => cells[place] ?? "–"]))
	};
	return composeTable(caption, ours.length === 0 ? [] : [...ours, ...theirs], show, false);
}
const nameOfPaper = ({ model, isQuarter, setting }) => `paper: ${model}${isQuarter ? "*" : ""}, ${setting}`;
/** The paper prints two decimals, a zero at the end too. */
const printedCell = (percent) => ({
	text: `${percent.toFixed(2)} %`,
	value: percent / 100
});
function passTable(systems, { passRates }) {
	return compareWithPaper("Tasks passed (table 3)", [...PAPER_ANSWERS.map((k) => `pass@${k}`), "95 % of pass@1, by repository"], systems.map(({ system, passRates: own }) => ({
		name: system,
		cells: [...PAPER_ANSWERS.map((k) => rateCell(rateAt(own, k))), intervalCell(rateAt(own, 1))]
	})), passRates.map((row) => ({
		name: nameOfPaper(row),
		cells: row.pass.map(printedCell)
	})));
}
const rateAt = (rates, k) => rates.find((rate) => rate.k === k);
const rateCell = (rate) => rate === void 0 || rate.share === null ? {
	text: "–",
	value: null
} : {
	text: formatPercent(rate.share),
	note: `${rate.passed} / ${rate.attemptable} / ${rate.total}`,
	value: rate.share
};
const intervalCell = (rate) => rate?.clusterInterval ? { text: formatPercentRange(rate.clusterInterval) } : { text: "–" };
function hitTable(systems, { hitPrecision }) {
	return compareWithPaper("Parameters hit (table 4)", ["Parameter", "Generation"], systems.map(({ system, hitPrecision: { parameters, generations } }) => ({
		name: system,
		cells: [hitCell(parameters), hitCell(generations)]
	})), hitPrecision.map(({ parameter, generation, ...row }) => ({
		name: nameOfPaper(row),
		cells: [printedCell(parameter), printedCell(generation)]
	})));
}
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
	const columns = PAPER_ANSWERS.flatMap((k) => [[`pass@${k}, rows as published`, ({ passRates }) => rateCell(rateAt(passRates, k))], [`pass@${k}, rows as mended`, ({ system }) => rateCell(rateAt(after.get(system) ?? [], k))]]);
	return composeTable(`Tasks passed of the rows as published and as mended (${told})`, mended === null ? [] : systems, {
		System: ({ system }) => system,
		...Object.fromEntries(columns)
	});
}
/** The paper's names of repositories by ours. */
const PAPER_REPOSITORIES = {
	dgl: "DGL",
	bert: "BERT",
	lavis: "Lavis",
	if: "If",
	vid2vid: "vid2vid",
	esm: "ESM",
	open_clip: "OpenCLIP",
	"Time-Series-Library": "TSL",
	"External-Attention-pytorch": "EAP",
	"PyTorch-GAN": "Py-GAN"
};
function repositoryTable(systems, { passByRepository }) {
	const names = [...new Set(systems.flatMap(({ byRepository }) => byRepository.map(({ repository }) => repository)))];
	const theirs = [...Map.groupBy(passByRepository, nameOfPaper)].flatMap(([name, rows]) => {
		const printed = new Map(rows.map(({ repository, pass5 }) => [repository, pass5]));
		const cells = names.map((each) => printed.get(PAPER_REPOSITORIES[each] ?? ""));
		if (cells.every((pass5) => pass5 === void 0)) return [];
		return [{
			name,
			cells: cells.map((pass5) => pass5 === void 0 ? { text: "–" } : printedCell(pass5))
		}];
	});
	return compareWithPaper("By repository at the most answers (tables 7 and 8)", names, systems.map(({ system, byRepository }) => ({
		name: system,
		cells: names.map((name) => rateCell(byRepository.find((each) => each.repository === name)?.passRates.at(-1)))
	})), theirs);
}
const errorTable = (systems) => composeTable("Errors of failed answers (figure 5)", systems, {
	System: ({ system }) => system,
	...Object.fromEntries(CATEGORIES.map((category) => [category.replaceAll("-", " "), ({ errorCategories }) => errorCategories[category] ?? 0]))
});
/** What a solved task cost in joules, with all answers that failed; a dash where that was not measured. */
function energyTable(systems) {
	const told = systems.flatMap(({ system, solvedEnergy }) => solvedEnergy ? [{
		system,
		...solvedEnergy
	}] : []);
	return composeTable("Energy of a solved task, in joules of all answers by the tasks that one of them solves", told, {
		System: ({ system }) => system,
		Solved: ({ solved }) => solved,
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
const rankTable = ({ ranking }) => composeTable(`Ranking by the first answer${ranking === null ? "" : `, on the ${count(ranking.tasks, "task")} that all could be judged on`}; a rank counts those that are shown to pass more`, ranking?.systems ?? [], {
	System: ({ system }) => system,
	Rank: ({ rank }) => rank,
	Passed: ({ passed, behind }) => ({
		text: `${passed}`,
		note: behind === null ? void 0 : formatBehind(behind)
	})
});
export { withoutSource as i, composeAgentRuns as n, agentRuns as r, composeTaskScores as t };
