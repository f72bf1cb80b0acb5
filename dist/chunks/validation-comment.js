import { br as cleanLine, ht as slug, ur as count } from "./inputs.js";
import { t as tellFault } from "./validation-words.js";
import { n as fitLines, t as COMMENT_BYTES } from "./fit-lines.js";
import { i as markdownTable, n as escapeMarkdown, t as escapeInline } from "./markdown-text.js";
import { p as agree } from "./work.js";
// src/report/text/dataset/validation-table.ts
/** The checks as a person asks them. */
const CHECK_WORDS$1 = {
	manifest: "project.yaml is valid",
	source: "its pin exists and holds these files",
	licence: "licences are said rightly",
	size: "no more than 500 MiB",
	duplicates: "it is not there already",
	entry: "its entry is found",
	data: "its data is there",
	lock: "its packages are locked and can be installed",
	run: "the author's script runs in the sandbox",
	metric: "it prints its metric"
};
const MARKS = {
	passed: "✔",
	failed: "✘",
	skipped: "–"
};
/** What passed with a warning is not ticked off. */
const markOf = ({ state, faults }) => state === "passed" && faults.some(({ weight }) => weight === "warning") ? "!" : MARKS[state];
/** A row a check; those that were not made, and of which nothing else is to be told, share the last. */
function listRows({ checks }) {
	const isOpen = ({ state, faults }) => state === "skipped" && faults.length === 0;
	const isHeld = checks.some(({ state }) => state === "failed");
	const open = checks.filter(isOpen);
	return [...checks.filter((each) => !isOpen(each)).map((each) => ({
		mark: markOf(each),
		name: CHECK_WORDS$1[each.check],
		skipped: each.state === "skipped" ? NOT_CHECKED : null,
		faults: each.faults
	})), ...open.length === 0 ? [] : [{
		mark: MARKS.skipped,
		name: open.length === checks.length - 1 ? "all else" : open.map(({ check }) => CHECK_WORDS$1[check]).join("; "),
		skipped: isHeld ? `${NOT_CHECKED} before what is marked ${MARKS.failed} is mended` : NOT_CHECKED,
		faults: []
	}]];
}
const NOT_CHECKED = "not checked";
const isBad = ({ checks }) => checks.some(({ state }) => state === "failed");
/** How many checks of a project passed; of one that has to be mended its rows are told. */
function tellPassed({ checks }) {
	const passed = checks.filter(({ state }) => state === "passed").length;
	const open = checks.length - passed;
	return open === 0 ? "all checks passed" : `no check failed, ${open} not made`;
}
/**
* The table of each project for a terminal, then what all come to, the submissions told before too. Of several those that have to be
* mended come last, where they are seen; of the others no table is shown, only warnings and the metric.
*/
function renderValidation({ projects, submissions }) {
	const [one, ...others] = projects.filter(({ checks }) => checks.some(({ faults }) => faults.some(isMendable)));
	const named = one === void 0 || others.length > 0 ? "" : `${one.slug} `;
	const end = [
		...submissions.length > 0 ? [sumUp(submissions, "submission")] : [],
		...projects.length > 0 || submissions.length === 0 ? [sumUp(projects, "project")] : [],
		...one === void 0 ? [] : [`greenml validate ${named}--fix mends what it can`]
	];
	const isOne = projects.length === 1;
	return [
		...projects.filter((project) => !isBad(project)).flatMap((each) => isOne ? renderProject$1(each) : renderGood$1(each)),
		...projects.filter(isBad).flatMap(renderProject$1),
		end.join("; ")
	].join("\n");
}
function sumUp(all, what) {
	const bad = all.filter(isBad).length;
	const every = count(all.length, what);
	return bad === 0 ? `${every}: nothing has to be mended` : `${bad} of ${every} to be mended`;
}
/** What is told beside the lines of the manifests. */
const annotate = ({ projects }) => projects.flatMap(({ slug, file, checks }) => checks.flatMap(({ faults }) => faults.map((fault) => ({
	weight: fault.weight,
	file,
	line: fault.line,
	text: describe$1(fault, slug)
}))));
/** Whether `--fix` mends it: by a change of the manifest, or by writing a lock. */
const isMendable = ({ kind, patch, weight }) => (patch !== null || kind === "lock-missing") && weight === "fault";
function renderProject$1(project) {
	const lines = listRows(project).flatMap(({ mark, name, skipped, faults }) => [`  ${mark} ${skipped === null ? name : `${skipped}: ${name}`}`, ...faults.map((fault) => `      ${whereOf(project, fault)}${describe$1(fault, project.slug)}`)]);
	return [
		project.slug,
		...lines,
		...tellMetric(project).map((line) => `  ${line}`),
		""
	];
}
function renderGood$1(project) {
	const faults = project.checks.flatMap((each) => each.faults);
	const told = [tellPassed(project), ...tellMetric(project)];
	return [`${project.slug}: ${told.join(". ")}`, ...faults.map((fault) => `  ${whereOf(project, fault)}${describe$1(fault, project.slug)}`)];
}
const whereOf = ({ file }, { line }) => line === null ? "" : `${file}:${line}: `;
function describe$1(fault, slug) {
	const { what, fix } = tellFault(fault, slug);
	return fault.weight === "note" ? what : `${fault.weight === "warning" ? "warning: " : ""}${what}; ${fix}`;
}
/** The metric of each run. */
function tellMetric({ metric }) {
	if (metric === null) return [];
	const [first = 0] = metric.values;
	const isSame = metric.values.every((value) => value === first);
	return [`The metric ${cleanLine(metric.name)}: ${isSame ? `${first} in each of ${metric.values.length} runs` : metric.values.join(", ")}`];
}
// src/report/text/mlbench/submission-words.ts
const CHECK_WORDS = {
	card: "card.yaml is valid",
	answers: "answers.jsonl can be read",
	tasks: "they are answers to the tasks of the card",
	scores: "scores are left to a maintainer's run"
};
const WORDS = {
	misnamed: [({ found }) => `'${cleanLine(found ?? "", 200)}' can't be a submission`, () => "a submission is a folder whose name is of letters, digits, '.', '_' and '-'"],
	"card-invalid": [({ found }) => cleanLine(found ?? "", 400), () => "correct card.yaml"],
	"answers-missing": [() => "there is no answers.jsonl", () => "add it: lines of {github_id, id, output}"],
	"answers-invalid": [({ found }) => cleanLine(found ?? "", 400), () => "correct answers.jsonl"],
	"answers-too-large": [({ found }) => `answers.jsonl has ${found} bytes`, () => "leave out all but github_id, id and output"],
	"rows-not-read": [({ found }) => `its rows could not be read here: ${cleanLine(found ?? "", 400)}`, () => "run the check again, or correct rows"],
	"other-rows": [({ found }) => `rowsSha256 is ${found}, another version of the data`, ({ wanted }) => `answer the rows that are there now, whose hash is ${wanted}`],
	"no-known-task": [() => "no answer is to one of its rows", () => "correct github_id and id, or rows"],
	"answers-empty": [() => "its lists of answers are empty", () => "give each task an answer"],
	"unknown-tasks": [({ found }) => `${count(Number(found), "answer")} ${agree(Number(found), "is", "are")} to tasks that its rows lack`, () => "leave them out"],
	"unanswered-tasks": [({ found, wanted }) => `${found} of ${count(Number(wanted), "task")} ${agree(Number(found), "has", "have")} no answer`, () => "answer them: under strict they count as failed"],
	"claims-too-much": [({ found }) => `claimed: ${found}`, ({ wanted }) => `claim no more than was answered, of all tasks: ${wanted}`],
	"scores-here": [() => "scores.json comes with this change", () => "take it from a maintainer's run alone: look who made it"]
};
const describe = (fault) => ({
	what: WORDS[fault.kind][0](fault),
	fix: WORDS[fault.kind][1](fault)
});
const tellSkipped = ({ state }) => state === "skipped" ? ["not checked"] : [];
const tellTexts = ({ texts }) => texts === null ? "Its answers were not judged." : `${texts.answered} of ${count(texts.tasks, "task")} answered, ${count(texts.answers, "answer")}; by their text alone ${texts.good} may pass. Nothing was run: a maintainer's run decides.`;
const renderSubmissions = (submissions) => submissions.flatMap((own) => [
	`${own.name} (submission)`,
	...own.checks.flatMap((each) => [`  ${markOf(each)} ${[CHECK_WORDS[each.check], ...tellSkipped(each)].join(": ")}`, ...each.faults.map((fault) => `      ${describe(fault).what}: ${describe(fault).fix}`)]),
	`  ${tellTexts(own)}`
]);
/** Submissions, their checks and faults for a pull request's comment, in GitHub Markdown. */
const commentOnSubmissions = (submissions) => submissions.flatMap((own) => [
	`### ${escapeMarkdown(own.name)} (submission)`,
	"",
	...markdownTable([
		"",
		"check",
		"what to do"
	], own.checks.map((each) => [
		markOf(each),
		CHECK_WORDS[each.check],
		[...each.faults.map((fault) => `${escapeInline(describe(fault).what)} – **${escapeInline(describe(fault).fix)}**`), ...tellSkipped(each)].join("<br>")
	])),
	"",
	tellTexts(own),
	""
]);
const annotateSubmissions = (submissions) => submissions.flatMap(({ file, checks }) => checks.flatMap(({ faults }) => faults.map((fault) => ({
	weight: fault.weight,
	file,
	line: null,
	text: `${describe(fault).what}: ${describe(fault).fix}`
}))));
// src/report/text/validation-comment.ts
/**
* A pull request's comment: each project's checks, the fix of each that failed, and folded the end of what it printed. Of several
* those that have to be mended come first, where no want of room cuts them; of the others no table is shown, only warnings and the metric.
*/
function renderValidationComment({ projects, submissions }, link) {
	const touched = [...projects.length === 0 ? [] : [summarise(projects, "project")], ...submissions.length === 0 ? [] : [summarise(submissions, "submission")]];
	const title = touched.length === 0 ? "No project is touched" : touched.join("; ");
	const good = projects.filter((each) => !isBad(each));
	const room = {
		bytes: COMMENT_BYTES,
		link
	};
	return fitLines([
		`## ${title}`,
		"",
		...projects.filter(isBad).flatMap((each) => renderProject(each, renderRows(each))),
		...good.flatMap((each) => renderProject(each, projects.length === 1 ? renderRows(each) : renderGood(each))),
		...commentOnSubmissions(submissions),
		...link === null ? [] : [`[The whole run](<${link}>)`]
	], room);
}
/** A pull request's comment in place of one that an earlier push got, where the run of this one left none. */
function renderNoFinding(link) {
	return `## No finding\n\nThe run of the newest push left none that can be read. What stood here was of an earlier one.${link === null ? "" : ` [The whole run](<${link}>) shows what it did.`}\n`;
}
const SHORT_SHA = 7;
/** The line of a comment that says which push it is about: the commit as GitHub shortens it, with its page. */
function renderCommit(sha, page) {
	const short = `\`${sha.slice(0, SHORT_SHA)}\``;
	return `Commit ${page === null ? short : `[${short}](<${page}>)`}`;
}
function summarise(all, what) {
	const bad = all.filter(isBad).length;
	const every = count(all.length, what);
	if (bad > 0) return `${bad} of ${every} to be mended`;
	const open = all.flatMap(({ checks }) => checks).filter(({ state }) => state !== "passed").length;
	return `${every}: ${open === 0 ? "all checks passed" : `no check failed, ${open} not made`}`;
}
/** A row a fault: as many as there is room for are shown, where one row of all would be left out whole. */
function renderRows(project) {
	const rows = listRows(project).flatMap(({ mark, name, skipped, faults }) => {
		const [first = "", ...others] = [...faults.map((fault) => renderFault(fault, project.slug)), skipped ?? []].flat();
		return [[
			mark,
			name,
			first
		], ...others.map((other) => [
			"",
			"",
			other
		])];
	});
	return markdownTable([
		"",
		"check",
		"what to do"
	], rows);
}
const renderGood = (project) => [`${tellPassed(project)}  `, ...project.checks.flatMap(({ faults }) => faults.map((fault) => `${renderFault(fault, project.slug)}  `))];
function renderProject(project, told) {
	const { slug: slug$1, checks, logEnd } = project;
	const mendable = slug.safeParse(slug$1).success && checks.flatMap(({ faults }) => faults).some(isMendable);
	const log = logEnd.split("\n").slice(-40);
	return [
		`### ${escapeMarkdown(slug$1)}`,
		"",
		...told,
		"",
		...tellMetric(project).map((line) => `${escapeMarkdown(line)}  `),
		...mendable ? [`\`greenml validate ${slug$1} --fix\` mends what has a fix above.  `] : [],
		...logEnd === "" ? [] : [
			"",
			"<details><summary>The end of its output</summary>",
			"",
			...log.map((line) => `    ${cleanLine(line, 300)}`),
			"",
			"</details>"
		],
		""
	];
}
function renderFault(fault, slug) {
	const { what, fix } = tellFault(fault, slug);
	const where = fault.line === null ? "" : `line ${fault.line}: `;
	return fault.weight === "note" ? escapeInline(what) : `${where}${escapeInline(what)} – **${escapeInline(fix)}**`;
}
export { renderSubmissions as a, annotateSubmissions as i, renderNoFinding as n, annotate as o, renderValidationComment as r, renderValidation as s, renderCommit as t };
