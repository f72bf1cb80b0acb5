import { n as composeTable, t as composeChapter } from "./chapter.js";
import { S as formatPercentRange, s as countWord, x as formatPercent } from "./format.js";
import { t as PIN_WORDS } from "./task-score-words.js";
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
		lead: [`${countWord(tasks, "task")} by the rules ${rules}. Passed / attemptable / total; a task whose environment is missing is not attemptable.`],
		tables: [
			passTable(systems, paper),
			hitTable(systems, paper),
			mendedTable(scores),
			repositoryTable(systems, paper),
			errorTable(systems),
			rankTable(scores)
		],
		facts: {
			"Not attemptable": faults.map(({ repository, tasks: own, fault }) => `${countWord(own, "task")} of ${repository}: ${fault}`),
			"The data set's own answers": golds.checked === 0 ? [] : `${golds.checked - golds.failed.length} of ${golds.checked} pass; tasks of the others are ${golds.excluded ? "left out" : "counted"}`,
			"Not at their pins": pins.flatMap(({ repository, commit, state }) => state === "verified" ? [] : `${repository}: ${PIN_WORDS[state]} ${commit.slice(0, 12)}`),
			Rows: `${scores.rowsSha256.slice(0, 12)} as published`,
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
const printedCell = (percent) => ({
	text: `${percent} %`,
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
	const told = errata ? `errata ${errata.version}, ${countWord(errata.changedRows, "row")} mended` : "";
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
	const theirs = [...Map.groupBy(passByRepository, nameOfPaper)].map(([name, rows]) => {
		const printed = new Map(rows.map(({ repository, pass5 }) => [repository, pass5]));
		return {
			name,
			cells: names.map((each) => printed.get(PAPER_REPOSITORIES[each] ?? "")).map((pass5) => pass5 === void 0 ? { text: "–" } : printedCell(pass5))
		};
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
const rankTable = ({ ranking }) => composeTable(`Ranking by the first answer${ranking === null ? "" : `, on the ${countWord(ranking.tasks, "task")} that all could be judged on`}`, ranking?.systems ?? [], {
	System: ({ system }) => system,
	Rank: ({ rank }) => rank,
	Passed: ({ passed }) => passed
});
export { composeTaskScores as t };
