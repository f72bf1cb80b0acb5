import { on as strictObject, q as LONGEST_TEXT, sn as string, vr as boundTexts } from "./inputs.js";
import { Bt as parseWith, St as sha256Hex, bt as readTextIfPresent } from "./base.js";
import { ln as provenance } from "./work.js";
import { s as writeVariant } from "./variant-files.js";
import { n as readPythonSource, t as cantRead } from "./python-source.js";
import { a as loadFiles } from "./load-projects.js";
import { t as hashMessages } from "./call-key.js";
import { n as normaliseName } from "./package-name.js";
import { a as listStandardModules, c as DISTRIBUTIONS, r as listImports } from "./derive-requirements.js";
import { n as readPythonProject, t as drawsOrWaits } from "./draws-or-waits.js";
// src/dataset/import/unlocked-imports.ts
const MOST_NAMES = 50;
/** One distribution can be had under several names, of which one is locked. */
const FORMS = /-(?:headless|binary|cpu|gpu)$/;
/** Modules that a script imports and that neither Python nor the project nor a package of its lock has, by their names; sorted. */
function listUnlockedImports(script, { sources, lock }, standardModules) {
	const own = new Set([...sources.keys()].flatMap((path) => path.split("/").map((part) => part.replace(/\.py$/, ""))));
	const locked = new Set([...lock.matchAll(/^([A-Za-z0-9][A-Za-z0-9._-]*)/gm)].map(([, name = ""]) => withoutForm(name)));
	const isLocked = (module) => [module, DISTRIBUTIONS.get(module) ?? module].some((name) => locked.has(withoutForm(name)));
	const isOthers = (module) => !standardModules.has(module) && !own.has(module) && !isLocked(module);
	return listImports(script).filter(isOthers).slice(0, MOST_NAMES);
}
const withoutForm = (name) => normaliseName(name).replace(FORMS, "");
// src/dataset/import/look-at-script.ts
/** Looks at models' scripts beside their projects, each of which is read once, when its first script is there. */
async function lookAtScripts(dataset, sources) {
	const projects = /* @__PURE__ */ new Map();
	const standardModules = await listStandardModules();
	return async (slug, code) => {
		const reading = projects.get(slug) ?? readProject(dataset, slug, sources);
		projects.set(slug, reading);
		const project = await reading;
		const script = Buffer.from(code).toString("utf8");
		return {
			drawsOrWaits: drawsOrWaits(project, project.entry, script),
			unlockedImports: listUnlockedImports(script, project, standardModules)
		};
	};
}
async function readProject(dataset, slug, sources) {
	const { folder, sourceFolder, lockFile, manifest } = await loadFiles(dataset, slug, sources);
	const lock = await readTextIfPresent(lockFile, folder) ?? "";
	return {
		...await readPythonProject(sourceFolder, lock),
		entry: manifest.entry
	};
}
// src/generation/answers/variant-answer.ts
/** Fields of a provenance where no model answered. */
const NO_ANSWER = {
	returnedModel: null,
	responseId: null,
	answerHash: null,
	codeHash: null,
	code: null,
	tokens: null,
	cost: null,
	energy: null
};
/** The part of an answer that its program decides. `fault` is the parser's. */
function judgeCode(code, fault) {
	const judged = {
		codeHash: sha256Hex(code),
		code
	};
	return fault === null ? {
		...judged,
		status: "ok",
		reason: null
	} : {
		...judged,
		status: "syntax-error",
		reason: {
			kind: "syntax",
			detail: fault
		}
	};
}
/** Provenance that is kept of an answer beside its script. */
function toProvenance(variant, entry, { code: _, ...answer }, found) {
	const { id, ...place } = variant;
	const facts = {
		schemaVersion: 2,
		variant: id,
		...place,
		provider: answer.origin === "provider" ? entry.provider : "replay",
		requestedModel: entry.model,
		...answer,
		...found
	};
	return parseWith(provenance, boundTexts(facts, LONGEST_TEXT), `the provenance of ${id}`);
}
// src/generation/answers/check-syntax.ts
const verdict = strictObject({ fault: string().nullable() });
/**
* Fault of each program, by its key; null where Python can read it. Nothing is executed. A program that brings the parser
* down is at fault itself.
*/
async function checkSyntax(programs, python) {
	const faults = /* @__PURE__ */ new Map();
	for (const [key, reading] of await readPythonSource(programs, {
		type: "syntax",
		answer: verdict
	}, python)) {
		if (reading.kind === "unread") throw cantRead(reading.fault);
		faults.set(key, reading.kind === "fatal" ? reading.fault : reading.answer.fault);
	}
	return faults;
}
// src/generation/answers/extract-code.ts
/** As `python`, `Python3.11`, `{python}` of Quarto. */
const PYTHON = /^\{?\.?(?:i?python|py)[\d.]*\}?$/;
/** One in an item of a list has the indent of its text; further in it is a line of a program. */
const FENCE = /^( {0,3})(`{3,}|~{3,})\s*([^\s`]*)/;
/** A line that begins a statement which prose does not begin with. */
const STATEMENT = /^(import [\w.]+( as \w+)?(, *[\w.]+( as \w+)?)*\s*(#.*)?$|from [\w.]+ import |def \w+\s*\(|class \w+\s*[:(]|@\w|if __name__|print\(|with .+:\s*$|\w+(\.\w+)* *= *\S|"""|''')/;
/**
* The Python program in a model's answer, ending in one line break; null when there is none. A fenced block wins: the
* longest that says it is Python, else the longest that says nothing. A fence that is never closed reaches to the end.
* Without fences, prose before the first statement is left out.
*/
function extractCode(answer) {
	const text = answer.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
	const blocks = listBlocks(text);
	if (blocks.length > 0) {
		const python = blocks.filter((block) => PYTHON.test(block.language));
		return finish(pickLongest((python.length > 0 ? python : blocks.filter((block) => block.language === "")).map(readText)));
	}
	return finish(dropLeadingProse(text.split("\n")));
}
function listBlocks(text) {
	const blocks = [];
	let open = null;
	for (const line of text.split("\n")) {
		const match = FENCE.exec(line);
		const [, indent = "", fence = "", language = ""] = match ?? [];
		if (open === null) {
			if (match === null) continue;
			open = {
				fence,
				block: {
					language: language.toLowerCase(),
					indent: indent.length,
					lines: []
				}
			};
			blocks.push(open.block);
		} else if (match !== null && language === "" && fence.startsWith(open.fence)) open = null;
		else open.block.lines.push(line);
	}
	return blocks;
}
/** A block's program without as much of its fence's indent as all its lines have: more is an indent of the program. */
function readText({ indent, lines }) {
	const shared = lines.filter((line) => line.trim() !== "").reduce((least, line) => Math.min(least, line.search(/[^ ]/)), indent);
	const taken = new RegExp(`^ {0,${shared}}`);
	return lines.map((line) => line.replace(taken, "")).join("\n");
}
function pickLongest(texts) {
	return texts.reduce((longest, text) => text.length > longest.length ? text : longest, "");
}
function dropLeadingProse(lines) {
	const statement = lines.findIndex((line) => STATEMENT.test(line));
	if (statement < 0) return "";
	let start = statement;
	while (start > 0 && /^(#.*|\s*)$/.test(lines[start - 1] ?? "")) start--;
	return lines.slice(start).join("\n");
}
function finish(code) {
	const trimmed = code.replace(/^\s*\n/, "").trimEnd();
	return trimmed === "" ? null : `${trimmed}\n`;
}
// src/generation/asking/judge-answer.ts
/**
* Result of asking for one variant: a script that Python can read, or why there is none. Nothing is run; without
* `asksPython` nobody tells whether the script can be read.
*/
async function judgeAnswer(asked, entry, messages, asksPython = true) {
	const { call, attempts, wallSeconds, startedAt } = asked;
	const common = {
		origin: "provider",
		promptHash: hashMessages(messages),
		call,
		attempts,
		wallSeconds,
		startedAt
	};
	if (asked.kind === "failed") {
		const reason = {
			kind: "provider",
			error: asked.error.kind,
			detail: asked.error.message
		};
		return {
			...common,
			...NO_ANSWER,
			status: "provider-error",
			reason,
			costReason: { kind: "not-answered" }
		};
	}
	const { reply, cost, costReason } = asked;
	const { returnedModel, responseId, usage } = reply;
	const answered = {
		returnedModel,
		responseId,
		answerHash: sha256Hex(reply.text),
		tokens: usage,
		cost,
		costReason,
		energy: usage === null ? null : energyOf(entry, usage)
	};
	return {
		...common,
		...answered,
		...await judgeReply(reply, entry.maxOutputTokens, asksPython)
	};
}
/** Whether a reply holds a script. `maxOutputTokens`: what it was allowed. */
async function judgeReply({ text, finish, usage }, maxOutputTokens, asksPython) {
	const withoutCode = (status, reason) => ({
		status,
		reason,
		codeHash: null,
		code: null
	});
	if (finish === "truncated") return withoutCode("truncated", {
		kind: "truncated",
		tokens: usage?.output ?? null,
		allowed: maxOutputTokens
	});
	if (finish === "refused") return withoutCode("refused", {
		kind: "refused",
		detail: text.replace(/\s+/g, " ").slice(0, 300)
	});
	const code = extractCode(text);
	if (code === null) return withoutCode("no-code", { kind: "no-code" });
	const bytes = Buffer.from(code, "utf8");
	return judgeCode(bytes, (asksPython ? await checkSyntax(/* @__PURE__ */ new Map([["answer", bytes]])) : null)?.get("answer") ?? null);
}
/**
* Energy of a call by the figure that the model's entry gives for an output token; what reads the prompt is in none of the
* published ones.
*/
function energyOf({ energy }, { output }) {
	if (energy === void 0 || output === 0) return null;
	const { joulesPerOutputToken, low, high, source } = energy;
	return {
		joules: output * joulesPerOutputToken,
		low: output * low,
		high: output * high,
		source
	};
}
// src/generation/asking/keep-answers.ts
/** Findings where there is no script. */
const NOTHING_FOUND = {
	drawsOrWaits: null,
	unlockedImports: null
};
/** Writes each answer as its variant, with what `look` finds in its code beside the project's. */
function openAnswerKeeper(campaign, look) {
	const counts = {};
	const keep = async ({ variant, entry }, answer) => {
		const found = answer.code === null ? NOTHING_FOUND : await look(variant.project, answer.code);
		await writeVariant(campaign, toProvenance(variant, entry, answer, found), answer.code);
		counts[answer.status] = (counts[answer.status] ?? 0) + 1;
	};
	return {
		counts,
		keep
	};
}
export { judgeCode as a, NO_ANSWER as i, judgeAnswer as n, toProvenance as o, checkSyntax as r, lookAtScripts as s, openAnswerKeeper as t };
