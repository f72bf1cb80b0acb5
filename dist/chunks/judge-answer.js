import { Ar as sha256Hex } from "./start.js";
import { t as hashMessages } from "./call-key.js";
import { t as checkSyntax } from "./check-syntax.js";
import { a as judgeCode, i as NO_ANSWER } from "./keep-answers.js";
// src/generation/extract-code.ts
const PYTHON = /* @__PURE__ */ new Set([
	"python",
	"py",
	"python3"
]);
const FENCE = /^ {0,3}(`{3,}|~{3,})\s*([^\s`]*)/;
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
		const python = blocks.filter((block) => PYTHON.has(block.language));
		return finish(pickLongest((python.length > 0 ? python : blocks.filter((block) => block.language === "")).map((block) => block.lines.join("\n"))));
	}
	return finish(dropLeadingProse(text.split("\n")));
}
function listBlocks(text) {
	const blocks = [];
	let open = null;
	for (const line of text.split("\n")) {
		const match = FENCE.exec(line);
		const [, fence = "", language = ""] = match ?? [];
		if (open === null) {
			if (match === null) continue;
			open = {
				fence,
				block: {
					language: language.toLowerCase(),
					lines: []
				}
			};
			blocks.push(open.block);
		} else if (match !== null && language === "" && fence.startsWith(open.fence)) open = null;
		else open.block.lines.push(line);
	}
	return blocks;
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
// src/generation/judge-answer.ts
/**
* Result of asking for one variant: a script that Python can read, or why there is none. Nothing is run; with `python` null
* nobody is asked whether the script can be read.
*/
async function judgeAnswer(asked, entry, messages, python) {
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
		...await judgeReply(reply, entry.maxOutputTokens, python)
	};
}
/** Whether a reply holds a script. `maxOutputTokens`: what it was allowed. */
async function judgeReply({ text, finish, usage }, maxOutputTokens, python) {
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
	if (python === null) return judgeCode(bytes, null);
	const faults = await checkSyntax(/* @__PURE__ */ new Map([["answer", bytes]]), python);
	return judgeCode(bytes, faults.get("answer") ?? null);
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
export { judgeAnswer as t };
