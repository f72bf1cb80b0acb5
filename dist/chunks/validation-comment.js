import { Un as cleanLine, s as count } from "./inputs.js";
import { n as fitLines, t as COMMENT_BYTES } from "./fit-lines.js";
import { n as escapeMarkdown, r as markdownTable, t as escapeInline } from "./markdown-text.js";
import { o as agree } from "./work.js";
// src/report/text/validation-words.ts
/** The checks as a person asks them. */
const CHECK_WORDS$1 = {
	manifest: "project.yaml is valid",
	source: "its pin exists and holds these files",
	licence: "licences are said rightly",
	size: "no more than 500 MB",
	duplicates: "it is not there already",
	entry: "its entry is found",
	data: "its data is there",
	lock: "its packages are locked and can be installed",
	run: "the author's script runs in the sandbox",
	metric: "it prints its metric"
};
const shown = (text) => text === null ? "" : ` '${cleanLine(text, 200)}'`;
const place = ({ path }) => path.join(".");
const orNear = ({ wanted }, otherwise) => wanted === null ? otherwise : `did you mean${shown(wanted)}?`;
const WORDS$1 = {
	"not-yaml": [({ found }) => `project.yaml can't be read: ${found ?? "it is no YAML"}`, () => "correct the YAML"],
	"unknown-key": [({ found }) => `the format has no${shown(found)}`, (fault) => orNear(fault, "remove it")],
	"unknown-value": [(fault) => `${place(fault)} is${shown(fault.found)}`, ({ wanted, patch }) => patch === null ? `one of ${wanted}` : `did you mean${shown(wanted)}?`],
	"wrong-value": [(fault) => `${place(fault) || "the manifest"}${fault.found === null ? "" : ` is${shown(fault.found)}`}: ${fault.wanted}`, ({ patch }) => patch === null ? "correct it" : patch.op === "delete" ? "remove it" : "say why it is null"],
	"newer-version": [({ found }) => `schemaVersion ${found} is of a newer greenml`, ({ wanted }) => `update greenml, or write it for version ${wanted}`],
	"other-interpreter": [({ found }) => `${shown(found).trim()} is an interpreter of one machine`, () => "remove it: packages come from a lock"],
	"private-host": [({ found }) => `not everybody reaches${shown(found)}`, () => "name a public address"],
	"not-fetched": [({ found }) => `its files can't be fetched: ${cleanLine(found ?? "", 400)}`, () => "correct origin"],
	"hash-unknown": [({ found }) => `nobody has seen its files: origin.sourceHash is null${found === null ? "" : `, and ${cleanLine(found, 400)}`}`, ({ wanted }) => wanted === null ? "greenml validate --fix names it where they can be fetched" : `set it to ${wanted}`],
	"hash-differs": [({ found }) => `its files are not those of origin.sourceHash: ${cleanLine(found ?? "", 400)}`, ({ wanted }) => wanted === null ? "import it again" : `restore the files, or set it to ${wanted}`],
	"not-here": [() => "its files are not here", () => "name it, so that they are fetched"],
	"no-licence": [() => "it carries no licence: its code is never published", () => "none is needed to measure it"],
	"vendored-without-licence": [({ found }) => `its files lie in the dataset, and ${found === null ? "it carries no licence" : `${found} does not allow that`}`, () => "remove source/, and let origin name where they are from"],
	"other-licence": [({ found, wanted }) => `its licence file is of ${wanted}, not ${found === null ? "none" : cleanLine(found)}`, ({ wanted }) => `set licence.spdx to ${wanted}`],
	"licence-file-missing": [({ found, wanted }) => found === null ? `no file of the author's says that it is ${wanted}` : `there is no licence file${shown(found)}`, ({ found }) => found === null ? "name that file in licence.file, or set licence to null" : "correct licence.file"],
	"too-large": [({ found }) => `${cleanLine(found ?? "")} bytes are too many`, ({ wanted }) => `at most ${wanted}: give the data's address by data.url instead`],
	"same-name": [({ found }) => `only case tells it from${shown(found)}`, () => "choose another name"],
	"same-source": [({ found }) => `it is the same code as${shown(found)}`, () => "use that project"],
	"same-data": [({ found }) => `it reads the same data as${shown(found)}`, () => "give both one name in cluster: what they show is not independent"],
	"entry-missing": [({ found }) => `there is no script${shown(found)}`, (fault) => orNear(fault, "correct entry")],
	"folder-missing": [({ found }) => `there is no folder${shown(found)}`, (fault) => `correct ${place(fault)}`],
	"data-missing": [({ found }) => `there is no data file${shown(found)}`, (fault) => orNear(fault, "correct its path, or say by url and access where it is to be had")],
	"data-not-had": [({ found }) => `it is not whole: ${cleanLine(found ?? "", 500).replace(/\.$/, "")}`, () => "correct url and sha256, or put the file where that says"],
	"no-data-licence": [({ found }) => `nobody knows the licence of its data: ${cleanLine(found ?? "", 300)}`, () => "none is needed to measure it; data.licence says it where you know it"],
	"other-data-licence": [({ found, wanted }) => `its files say ${wanted} of the data, not ${found === null ? "none" : cleanLine(found)}`, ({ wanted }) => `set its licence to ${wanted}`],
	"data-differs": [({ found }) => `the data is not that of${shown(found)}`, ({ wanted }) => `set sha256 to ${wanted}`],
	"target-missing": [({ found }) => `the table has no column${shown(found)}`, (fault) => orNear(fault, "name one of its headers")],
	"pointer-as-data": [({ found }) => `${shown(found).trim()} only points at a file that Git LFS keeps`, () => "give the data's address by data.url"],
	"no-lock": [({ found }) => `its packages have no lock${found === null ? "" : `: ${cleanLine(found, 300)}`}`, () => "greenml env lock writes one, once its requirements can be met"],
	"lock-missing": [({ found }) => `there is no${shown(found)}`, () => "greenml env lock writes it"],
	"not-installed": [({ found }) => `its packages can't be installed: ${cleanLine(found ?? "", 400)}`, () => "greenml env lock writes a new lock"],
	"run-failed": [({ found }) => `the author's script fails: ${cleanLine(found ?? "", 400)}`, () => "see the end of its output"],
	"not-isolated": [({ found }) => `it could not be run: ${cleanLine(found ?? "", 400)}`, () => "run it where there is a sandbox"],
	"no-metric": [({ found }) => found === "no-metric" ? "no line of its output matches metric.pattern" : "what it prints is no value of that metric", () => "correct metric, by the end of its output"],
	"differs-between-runs": [({ found }) => `two runs differ: ${cleanLine(found ?? "")}`, () => "none is needed"],
	retired: [() => "it has a tombstone", () => "none is needed"]
};
/** What is wrong, and what mends it. */
const tellFault = (fault) => {
	const [what, fix] = WORDS$1[fault.kind];
	return {
		what: what(fault),
		fix: fix(fault)
	};
};
const MARKS = {
	passed: "✔",
	failed: "✘",
	skipped: "–"
};
/** What passed with a warning is not ticked off. */
const markOf = ({ state, faults }) => state === "passed" && faults.some(({ weight }) => weight === "warning") ? "!" : MARKS[state];
/** The table of each project for a terminal, then what they come to. */
function renderValidation({ projects }) {
	const bad = projects.filter(({ checks }) => checks.some(({ state }) => state === "failed")).length;
	const mendable = projects.flatMap(({ checks }) => checks.flatMap(({ faults }) => faults)).some(isMendable);
	const end = bad === 0 ? `${count(projects.length, "project")}: nothing has to be mended` : `${bad} of ${count(projects.length, "project")} to be mended${mendable ? "; greenml validate --fix mends what it can" : ""}`;
	return [...projects.flatMap(renderProject$1), end].join("\n");
}
/** What is told beside the lines of the manifests. */
const annotate = ({ projects }) => projects.flatMap(({ file, checks }) => checks.flatMap(({ faults }) => faults.map((fault) => ({
	weight: fault.weight,
	file,
	line: fault.line,
	text: describe$1(fault)
}))));
const isMendable = ({ patch, weight }) => patch !== null && weight === "fault";
function renderProject$1(project) {
	const lines = project.checks.flatMap((each) => [`  ${markOf(each)} ${CHECK_WORDS$1[each.check]}${each.state === "skipped" ? " (not checked)" : ""}`, ...each.faults.map((fault) => `      ${whereOf(project, fault)}${describe$1(fault)}`)]);
	return [
		project.slug,
		...lines,
		...tellMetric(project).map((line) => `  ${line}`),
		""
	];
}
const whereOf = ({ file }, { line }) => line === null ? "" : `${file}:${line}: `;
function describe$1(fault) {
	const { what, fix } = tellFault(fault);
	return fault.weight === "note" ? what : `${fault.weight === "warning" ? "warning: " : ""}${what}; ${fix}`;
}
/** The metric of each run. */
function tellMetric({ metric }) {
	if (metric === null) return [];
	const [first = 0] = metric.values;
	const isSame = metric.values.every((value) => value === first);
	return [`The metric ${cleanLine(metric.name)}: ${isSame ? `${first} in each of ${metric.values.length} runs` : metric.values.join(", ")}`];
}
// src/report/text/submission-words.ts
const CHECK_WORDS = {
	card: "card.yaml is valid",
	answers: "answers.jsonl can be read",
	tasks: "they are answers to the tasks of the card",
	scores: "scores are left to a maintainer's run"
};
const WORDS = {
	"card-invalid": [({ found }) => cleanLine(found ?? "", 400), () => "correct card.yaml"],
	"answers-missing": [() => "there is no answers.jsonl", () => "add it: lines of {github_id, id, output}"],
	"answers-invalid": [({ found }) => cleanLine(found ?? "", 400), () => "correct answers.jsonl"],
	"answers-too-large": [({ found }) => `answers.jsonl has ${found} bytes`, () => "leave out all but github_id, id and output"],
	"rows-not-read": [({ found }) => `its rows could not be read here: ${cleanLine(found ?? "", 400)}`, () => "run the check again, or correct rows"],
	"other-rows": [({ found }) => `rowsSha256 is ${found}, another version of the data`, ({ wanted }) => `answer the rows that are there now, whose hash is ${wanted}`],
	"no-known-task": [() => "no answer is to one of its rows", () => "correct github_id and id, or rows"],
	"unknown-tasks": [({ found }) => `${count(Number(found), "answer")} ${agree(Number(found), "is", "are")} to tasks that its rows lack`, () => "leave them out"],
	"unanswered-tasks": [({ found, wanted }) => `${found} of ${count(Number(wanted), "task")} ${agree(Number(found), "has", "have")} no answer`, () => "answer them: under strict they count as failed"],
	"claims-too-much": [({ found }) => `claimed: ${found}`, ({ wanted }) => `claim no more than was answered, of all tasks: ${wanted}`],
	"scores-here": [() => "scores.json comes with this change", () => "take it from a maintainer's run alone: look who made it"]
};
const describe = (fault) => ({
	what: WORDS[fault.kind][0](fault),
	fix: WORDS[fault.kind][1](fault)
});
const tellTexts = ({ texts }) => texts === null ? "Its answers were not judged." : `${texts.answered} of ${count(texts.tasks, "task")} answered, ${count(texts.answers, "answer")}; by their text alone ${texts.good} may pass. Nothing was run: a maintainer's run decides.`;
const renderSubmissions = (submissions) => submissions.flatMap((own) => [
	`${own.name} (submission)`,
	...own.checks.flatMap((each) => [`  ${markOf(each)} ${CHECK_WORDS[each.check]}`, ...each.faults.map((fault) => `      ${describe(fault).what}: ${describe(fault).fix}`)]),
	`  ${tellTexts(own)}`
]);
/** The same for a pull request's comment. */
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
		each.faults.map((fault) => `${escapeInline(describe(fault).what)} – **${escapeInline(describe(fault).fix)}**`).join("<br>")
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
/** A pull request's comment: each project's checks, the fix of each that failed, and folded the end of what it printed. */
function renderValidationComment({ projects, submissions }, link) {
	const touched = [...projects.length === 0 ? [] : [summarise(projects, "project")], ...submissions.length === 0 ? [] : [summarise(submissions, "submission")]];
	const title = touched.length === 0 ? "No project is touched" : touched.join("; ");
	const room = {
		bytes: COMMENT_BYTES,
		link
	};
	return fitLines([
		`## ${title}`,
		"",
		...projects.flatMap(renderProject),
		...commentOnSubmissions(submissions),
		...link === null ? [] : [`[The whole run](<${link}>)`]
	], room);
}
const isBad = ({ checks }) => checks.some(({ state }) => state === "failed");
function summarise(all, what) {
	const bad = all.filter(isBad).length;
	return bad === 0 ? `${count(all.length, what)}: all checks passed` : `${bad} of ${count(all.length, what)} to be mended`;
}
function renderProject(project) {
	const { slug, checks, logEnd } = project;
	const rows = checks.map((each) => [
		markOf(each),
		CHECK_WORDS$1[each.check],
		each.faults.map(renderFault).join("<br>")
	]);
	const mendable = checks.flatMap(({ faults }) => faults).some(isMendable);
	const log = logEnd.split("\n").slice(-40);
	return [
		`### ${escapeMarkdown(slug)}`,
		"",
		...markdownTable([
			"",
			"check",
			"what to do"
		], rows),
		"",
		...tellMetric(project).map((line) => `${escapeMarkdown(line)}  `),
		...mendable ? [`\`greenml validate ${slug} --fix\` mends what has a fix above.  `] : [],
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
function renderFault(fault) {
	const { what, fix } = tellFault(fault);
	const where = fault.line === null ? "" : `line ${fault.line}: `;
	return fault.weight === "note" ? escapeInline(what) : `${where}${escapeInline(what)} – **${escapeInline(fix)}**`;
}
export { renderValidation as a, annotate as i, annotateSubmissions as n, renderSubmissions as r, renderValidationComment as t };
