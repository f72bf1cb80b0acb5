import { br as cleanLine, ur as count } from "./inputs.js";
import "./work.js";
import { o as textTable } from "./markdown-text.js";
// src/report/text/mlbench/task-build.ts
const FAULT_WORDS = {
	"no-instruction": "no instruction was written",
	"value-not-in-instruction": "the instruction lacks",
	"answer-in-instruction": "the instruction holds a line of the answer",
	"value-not-in-gold": "the answer lacks",
	"gold-has-wrong-type": "the answer is not of the type that its template says",
	"same-values": "the same answer as task",
	"too-close": "nearly the same words as task",
	"gold-failed": "the answer failed when it was run"
};
/** What came of a build, as Markdown. */
function renderTaskBuild(build) {
	const { drawn, kept, left, templates, golds, editDistance, repository, model } = build;
	return [
		`${cleanLine(repository)}: ${kept} of ${count(drawn, "drawn task")} kept; instructions ${model === null ? "as given" : `by ${model}`}.`,
		kept > 0 && golds.notRun === 0 ? "Every right answer was run and passed." : `Right answers run and passed: ${golds.passed}; judged by their text alone: ${golds.notRun}.`,
		`Edit distance of instructions, in characters: ${number(editDistance.sameTask)} within a task, ${number(editDistance.acrossTasks)} across tasks.`,
		"",
		...textTable([
			"template",
			"type",
			"combinations",
			"drawn",
			"kept"
		], templates.map((each) => [
			each.id,
			each.type,
			String(each.combinations),
			String(each.drawn),
			String(each.kept)
		])),
		...left.length === 0 ? [] : ["", ...textTable([
			"left out",
			"template",
			"why"
		], left.map((each) => [
			String(each.id),
			each.template,
			tellFault(each)
		]))]
	].join("\n");
}
function tellFault({ fault, parameters, of, reason }) {
	const about = [...parameters, ...of === null ? [] : [String(of)]].join(", ");
	return `${FAULT_WORDS[fault]}${about === "" ? "" : ` ${about}`}${reason === null ? "" : `: ${reason}`}`;
}
const number = (value) => value?.toFixed(1) ?? "–";
/** What was mined, for the person who corrects it. */
function renderMined({ pages, templates }) {
	const rich = pages.filter((page) => page.templates > 0);
	return [
		`${count(templates.length, "template")} from ${rich.length} of ${count(pages.length, "page")}. Correct it before tasks are built: values that mean nothing, options that belong together, parts of pages that are no task.`,
		"",
		...textTable(["page", "templates"], rich.map((page) => [page.path, String(page.templates)]))
	].join("\n");
}
/** Repositories that may get tasks. */
const renderChosen = (chosen) => chosen.length === 0 ? "No repository of the list fits." : textTable([
	"field",
	"repository",
	"stars",
	"licence",
	"address"
], chosen.map(({ field, name, url, stars, licence }) => [
	field,
	name,
	String(stars),
	licence ?? "–",
	url
])).join("\n");
export { renderMined as n, renderTaskBuild as r, renderChosen as t };
