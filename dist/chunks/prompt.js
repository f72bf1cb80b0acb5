import { r as startWords } from "./start2.js";
import { St as sha256Hex, cn as readHeadBelow } from "./base.js";
import { t as inTurn } from "./in-turn.js";
import { a as isMissing, n as decodeText, r as detectDelimiter, s as parseFirstRows } from "./delimited.js";
import { Fn as testRowsPath, Wn as findMetric } from "./work.js";
import { Tr as removeUnprintable } from "./inputs.js";
import { extname, posix } from "node:path";
// src/generation/prompts/redact.ts
const TEXT_LIMIT_CHARACTERS = 16;
const NAME_LIMIT_CHARACTERS = 60;
/** Characters of a cell that are looked at. */
const READ_CHARACTERS = 1e3;
const NUMBER = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)([eE][+-]?\d+)?$/;
function isNumber(cell) {
	return NUMBER.test(cell.trim());
}
/** E-mail addresses, and digit strings long enough to be a telephone, account or card number, become placeholders. */
function maskIdentifiers(text) {
	return text.replace(/(?<![^\s@<>"',;])[^\s@<>"',;]+@[^\s@<>"',;]+\.[A-Za-z]{2,}/g, "<email>").replace(/(?<![\d.])\+?\d(?:[ ()/-]?\d){8,}(?!\.?\d)/g, "<digits>");
}
/** A column that tells who somebody is, by its name. */
const PERSONAL = new RegExp(`(?:^|[^a-z])(?:first|last|full|middle|maiden|given|family|user|customer|client|patient|student|employee|author)?[ _.-]?(?:${["name|surname|nickname|e-?mail|mail|phone|telephone|mobile|address|street", "ssn|passport|iban|ip|birth(?:day|date)?|dob|user(?:id)?|login|url|path|file"].join("|")})(?:$|[^a-z])`, "i");
/**
* A cell as a prompt may show it: numbers as they are; text only where it is one of a few categories that its column repeats,
* masked and cut short; always one line. `column`: what the column is called, and its cells as far as they were read.
*/
function redactCell(cell, column) {
	const value = cell.slice(0, READ_CHARACTERS).trim();
	if (value !== "" && !isNumber(value) && (PERSONAL.test(column.name) || !repeats(column.cells))) return "<text>";
	if (isNumber(value)) return /^[+-]?\d{9,}$/.test(value) ? "<digits>" : value.slice(0, 24);
	const masked = maskIdentifiers(value.replace(/\s+/g, " "));
	return masked.length <= TEXT_LIMIT_CHARACTERS ? masked : `${masked.slice(0, TEXT_LIMIT_CHARACTERS).toWellFormed()}...`;
}
/** Whether cells repeat as a category does: on average each value comes up three times. */
function repeats(cells) {
	const present = cells.filter((cell) => cell.trim() !== "");
	return new Set(present).size * 3 <= present.length;
}
function boundName(name) {
	const masked = maskIdentifiers(name.slice(0, READ_CHARACTERS).trim().replace(/\s+/g, " "));
	return masked.length <= NAME_LIMIT_CHARACTERS ? masked : `${masked.slice(0, NAME_LIMIT_CHARACTERS).toWellFormed()}...`;
}
// src/generation/prompts/task-card.ts
/** Meanings by the metric's name and, after it, how classes are averaged. */
const MEANINGS = {
	accuracy: "the share of test rows whose class is predicted rightly",
	balanced_accuracy: "the mean over the classes of the share of test rows predicted rightly",
	precision: "of the rows predicted positive, the share that is",
	recall: "of the positive rows, the share predicted so",
	f1: "the harmonic mean of precision and recall of the positive class",
	f1_macro: "the mean over the classes of the harmonic mean of precision and recall",
	f1_weighted: "the mean over the classes, weighted by their rows, of the harmonic mean of precision and recall",
	roc_auc: "the area under the ROC curve, from scores or probabilities",
	r2: "the coefficient of determination",
	rmse: "the root of the mean squared error",
	mse: "the mean squared error",
	mae: "the mean absolute error"
};
function meaningOf(name) {
	const metric = findMetric(name);
	return metric === null ? void 0 : MEANINGS[metric.average === null ? metric.name : `${metric.name}_${metric.average}`];
}
/** Form in which a variant prints its value: always the metric's own unit, whatever the author's script prints. */
function describeMetricValue(metric) {
	if (metric.scale === "absolute") return "in the unit that the metric has for this target";
	return "a fraction, not a percentage (0.93, not 93)";
}
/** A name from a manifest as it is, or quoted where it is more than a name: it must not be able to speak to the model. */
function showName(name) {
	return /^[\w./@%+=:,-]{1,120}$/.test(name) ? name : JSON.stringify(name.slice(0, 120).toWellFormed());
}
/** A data path as the script sees it from its working directory. */
function pathFromWorkingDirectory(manifest, path) {
	return showName(posix.relative(posix.normalize(manifest.workingDirectory), posix.normalize(path)));
}
/** Files in which an answer to a project that is scored by predictions finds its rows; null where it is not. */
function nameSplitFiles(manifest) {
	if (manifest.scoring === "printed" || manifest.scored === void 0) return null;
	const { data } = manifest.scored;
	const show = (path) => pathFromWorkingDirectory(manifest, path);
	return {
		training_file: show(data),
		test_file: show(testRowsPath(data))
	};
}
/** What every mode is told alike: the task, the metric, the data and how the result is judged. */
function renderTaskCard(manifest, telemetryOnly) {
	const { metric, data } = manifest;
	const meaning = meaningOf(metric.name);
	const lines = [`Task: ${manifest.task.replaceAll("-", " ")}`, `Metric: ${metric.name}${meaning ? `, ${meaning}` : ""}; ${metric.direction} is better`];
	const splitFiles = nameSplitFiles(manifest);
	for (const file of data) {
		const isSplit = splitFiles !== null && file.path === manifest.scored?.data;
		const facts = [
			isSplit ? "the training rows" : ROLES[tellRole(file, data)],
			...file.rows === void 0 || isSplit ? [] : [`${file.rows} rows`],
			...file.target === void 0 ? [] : [`target: ${JSON.stringify(file.target)}`]
		];
		lines.push(`Data: ${pathFromWorkingDirectory(manifest, file.path)} (${facts.join("; ")})`);
		if (isSplit) lines.push(`Data: ${splitFiles.test_file} (the test rows, without the target)`);
	}
	const evaluation = splitFiles && `what it predicts for ${splitFiles.test_file} is compared with labels it does not see`;
	lines.push(`Evaluation: ${evaluation ?? describeSplit(manifest, telemetryOnly)}`);
	return lines.map((line) => `- ${line}`).join("\n");
}
const ROLES = {
	all: "all rows",
	train: "rows to fit on",
	test: "rows to be judged by",
	unlabelled: "rows without the target, which judge nothing"
};
/**
* What a model is told of a file's role. Rows that are called after a test are only to be predicted, as a contest gives them, where
* neither they nor others called so have the column that others are judged by.
*/
function tellRole({ role, headers }, data) {
	const targets = data.flatMap(({ target }) => target ?? []);
	const isJudged = data.some((file) => file.role === "test" && targets.some((each) => file.headers?.includes(each)));
	return role === "test" && headers != null && targets.length > 0 && !isJudged ? "unlabelled" : role;
}
function describeSplit(manifest, ownSplit) {
	if (ownSplit) return "as in the author's script";
	if (manifest.data.some((file) => tellRole(file, manifest.data) === "test")) return "fit on the train file, compute the metric on the test file";
	return describeHeldOut(manifest.split);
}
/** The split as the author's code has it; what that does not tell is left to who answers. */
function describeHeldOut(split) {
	const share = split?.testShare == null ? "rows" : `${Number((split.testShare * 100).toFixed(2))} percent of the rows`;
	return `hold out ${split?.shuffled === false ? `the last ${share}, in the order of the file` : `${share} at random`}${split?.shuffled === false ? "" : ` with ${split?.seed == null ? "a fixed seed" : `seed ${split.seed}`}`}${split?.stratified ? ", stratified by the target" : ""}, and compute the metric on them`;
}
// src/generation/prompts/data-profile.ts
/** Enough for the types of some hundred rows; a profile must cost the same for a large file as for a small one. */
const HEAD_BYTES = 262144;
const SAMPLED_ROWS = 200;
const TABLE_EXTENSIONS = /* @__PURE__ */ new Set([
	".csv",
	".tsv",
	".tab",
	".txt",
	".data",
	".dat",
	".test",
	""
]);
/** Profiles a project's data files: names and types of their columns, and one redacted row, never more of the data. */
function profileData(sourceFolder, manifest) {
	return inTurn(manifest.data, async (file) => {
		const head = await readHeadBelow(sourceFolder, file.path, HEAD_BYTES);
		return {
			path: pathFromWorkingDirectory(manifest, file.path),
			role: tellRole(file, manifest.data),
			sizeBytes: head?.sizeBytes ?? null,
			table: head !== null && TABLE_EXTENSIONS.has(extname(file.path).toLowerCase()) ? profileTable(head.bytes, head.sizeBytes > head.bytes.length, file.headers) : null
		};
	});
}
/** `headers`: what the manifest says of the first line; null: it is data. */
function profileTable(bytes, isCut, headers) {
	const { text, encoding } = decodeText(bytes, isCut);
	if (text.includes("\0")) return null;
	const delimiter = detectDelimiter(text);
	if (delimiter === null) return null;
	const { rows, isTorn } = parseFirstRows(text, delimiter, SAMPLED_ROWS);
	if (isCut && !isTorn && rows.length > 1 && rows.length < SAMPLED_ROWS) rows.pop();
	const first = rows[0];
	if (first === void 0) return null;
	const hasHeader = headers !== null && (isHeader(first, headers) || looksLikeHeader(first, rows.slice(1)));
	const body = hasHeader ? rows.slice(1) : rows;
	return {
		delimiter,
		encoding,
		hasHeader,
		columns: first.map((name, index) => ({
			name: hasHeader ? boundName(name) : `column ${index}`,
			type: inferType(body.map((row) => row[index] ?? ""))
		})),
		example: (body[0] ?? []).map((cell, index) => redactCell(cell, {
			name: hasHeader ? first[index] ?? "" : "",
			cells: body.map((row) => row[index] ?? "")
		}))
	};
}
/** Of another line than the manifest names nothing is told. */
const isHeader = (first, headers = []) => first.length === headers.length && first.every((name, index) => name.trim() === headers[index]?.trim());
/** Names are not numbers, are not empty but for one (an index column's), and do not repeat. */
function looksLikeHeader(first, rest) {
	if (first.some(isNumber)) return false;
	const named = first.map((name) => name.trim()).filter((name) => name !== "");
	if (named.length < first.length - 1 || new Set(named).size !== named.length) return false;
	if (rest.length === 0) return true;
	return first.every((name, index) => name.trim() === "" || !rest.some((row) => row[index]?.trim() === name.trim()));
}
function inferType(cells) {
	const present = cells.filter((cell) => !isMissing(cell)).map((cell) => cell.trim());
	if (present.length === 0) return "empty";
	if (present.every((cell) => /^[+-]?\d+$/.test(cell))) return "integer";
	return present.every(isNumber) ? "number" : "text";
}
const SHOWN_AT_START = 40;
const SHOWN_AT_END = 10;
/** The profile as a prompt shows it: at most fifty columns, the first ones and the last ones. */
function renderDataProfile(profile) {
	const { table } = profile;
	const facts = [`role ${profile.role}`];
	if (profile.sizeBytes === null) return `${profile.path}: ${facts.join(", ")}, not found`;
	facts.push(`${profile.sizeBytes} bytes`);
	if (table === null) return `${profile.path}: ${facts.join(", ")}, not a table of delimited text`;
	facts.push(`delimiter ${JSON.stringify(table.delimiter)}`, `encoding ${table.encoding}`);
	facts.push(table.hasHeader ? "first line is the header" : "no header line", `${table.columns.length} columns`);
	const shown = (items) => items.length <= 50 ? items : [
		...items.slice(0, SHOWN_AT_START),
		`... ${items.length - SHOWN_AT_START - SHOWN_AT_END} more ...`,
		...items.slice(-10)
	];
	return [
		`${profile.path}: ${facts.join(", ")}`,
		`columns: ${shown(table.columns.map(({ name, type }) => `${JSON.stringify(name)} ${type}`)).join(", ")}`,
		`example row, redacted: ${shown(table.example).join(table.delimiter === "	" ? "	" : `${table.delimiter} `)}`
	].join("\n");
}
// src/generation/prompts/untrusted.ts
/** The longest that a project's source may be in a prompt. What is longer does not fit the models' attention either. */
const SOURCE_LIMIT_CHARACTERS = 6e4;
/** Characters of its markup and text that are read: enough for many badges before the first sentence. */
const README_READ_CHARACTERS = 24e3;
/**
* Fences what strangers wrote. The marker carries a hash of the text, so that no text can hold its own end marker.
* What nobody can see is dropped: it says nothing to a model and can hide text from the person who reviews a prompt.
*/
function fenceUntrusted(label, text, limitCharacters = SOURCE_LIMIT_CHARACTERS) {
	const kept = cutAt(removeUnprintable(text), limitCharacters);
	const marker = `UNTRUSTED ${label} ${sha256Hex(kept).slice(0, 12)}`;
	return `----- BEGIN ${marker} -----\n${kept.trimEnd()}\n----- END ${marker} -----`;
}
/** A README without what says nothing about the task: markup, pictures, badges, link targets. */
function stripReadme(text) {
	return text.slice(0, README_READ_CHARACTERS).toWellFormed().replace(/<!--[\s\S]*?(?:-->|$)/g, "").replace(/!\[[^[\]]*\]\((?:[^()]|\([^()]*\))*\)/g, "").replace(/\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, "$1").replace(/<[^<>]{1,300}>/g, "").replace(/(?<![ \t])[ \t]+$/gm, "").replace(/\n{3,}/g, "\n\n").trim();
}
const cutAt = (text, limit) => text.length <= limit ? text : `${text.slice(0, limit).toWellFormed()}\n[cut here: ${text.length} characters in all]`;
// src/generation/prompts/prompt.ts
/** The same input gives the same bytes. The author's code is never put into an autonomous prompt. */
function buildPrompt(mode, input, templates) {
	const { manifest, description } = input;
	const metric = {
		metric_name: manifest.metric.name,
		metric_value: describeMetricValue(manifest.metric)
	};
	const texts = {
		contract: fillIn(templates.contract, {
			result: fillIn(templates[manifest.scoring], {
				...metric,
				...nameSplitFiles(manifest)
			}),
			task_card: renderTaskCard(manifest, mode !== "autonomous"),
			answer: templates.answer,
			command: ["python", ...startWords(manifest, false, pathFromStart(manifest))].map(showName).join(" "),
			packages: `${input.packages.join(", ") || "those that the project already uses"}${tellOldPython(manifest)}`,
			...metric
		}),
		answer: templates.answer,
		data: fenceUntrusted("data profile", input.profiles.map(renderDataProfile).join("\n\n") || "no data file is known"),
		readme: fenceUntrusted("description", description ?? "nothing"),
		...mode === "autonomous" ? {} : showSource(input)
	};
	const system = fillIn(templates[`${mode}: system`], texts).trim();
	const user = fillIn(templates[`${mode}: user`], texts).trim();
	return [...system === "" ? [] : [{
		role: "system",
		text: system
	}], {
		role: "user",
		text: user
	}];
}
/** A Python that lacks syntax which models take for granted. */
function tellOldPython({ environment }) {
	const [, minor] = /^>=3\.(\d),<3\.\d+$/.exec(environment.python) ?? [];
	return minor === void 0 ? "" : `; Python is 3.${minor}, which knows no later syntax`;
}
function showSource({ manifest, source, modules }) {
	const words = manifest.arguments.map(showName).join(" ");
	const parts = modules.map(({ path, source: text }) => text === null ? `${showName(path)}, which it imports too, is left out here: there is no room for it.` : `It imports ${showName(path)}, which stays where it is:\n\n${fenceUntrusted("module", text)}`);
	return {
		source: fenceUntrusted("source", source),
		modules: parts.join("\n\n"),
		arguments: words === "" ? "" : `\n\nIt is started with \`${words}\`. Yours gets no arguments: build these values in.`
	};
}
/** Makes a path of the source one of the folder that scripts start in. */
const pathFromStart = ({ workingDirectory }) => (path) => posix.relative(posix.normalize(workingDirectory), posix.normalize(path));
/** One pass over the template, so that a placeholder inside third-party text stays text. */
function fillIn(template, values) {
	return template.replace(/\{\{([a-z_]+)\}\}/g, (whole, name) => values[name] ?? whole);
}
/** Messages as they are sent, byte for byte, each turn under a line that names its role. */
const showPrompt = (messages) => messages.map(({ role, text }) => `--- ${role}\n${text}`).join("\n");
export { fenceUntrusted as a, maskIdentifiers as c, SOURCE_LIMIT_CHARACTERS as i, fillIn as n, stripReadme as o, showPrompt as r, profileData as s, buildPrompt as t };
