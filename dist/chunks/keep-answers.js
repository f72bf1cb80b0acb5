import { t as lockFile } from "./file-lock.js";
import { t as campaignFiles } from "./paths.js";
import { s as writeVariant } from "./variant-files.js";
import { Ar as sha256Hex, It as boundTexts, Or as readTextIfPresent, Sr as parseWith, Zn as LONGEST_TEXT } from "./start.js";
import { t as provenance } from "./provenance.js";
import { s as countWord } from "./format.js";
import { c as DISTRIBUTIONS, i as listStandardModules, n as listImports } from "./derive-requirements.js";
import { n as readPythonProject, t as drawsOrWaits } from "./draws-or-waits.js";
import { i as loadProject } from "./load-projects.js";
// src/generation/variant-answer.ts
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
// src/report/text/answer-words.ts
/** What came of asking for a script, in one line; `verbose`: also who answered, how often it was asked, and which tokens were cached or thought. */
function renderAnswer(variant, answer, left, verbose) {
	const { status, reason, tokens, cost, wallSeconds } = answer;
	return `${variant}: ${[
		reason !== null && "detail" in reason && reason.detail !== "" ? `${status} (${reason.detail})` : status,
		...tokens === null ? [] : [`${tokens.input} + ${tokens.output} tokens`],
		...cost === null ? [] : [`$${cost.usd.toFixed(4)}`],
		...wallSeconds === null ? [] : [`${wallSeconds.toFixed(1)} s`],
		...verbose ? listDetails(answer) : []
	].join(", ")}; ${left} left`;
}
function listDetails({ tokens, attempts, returnedModel, call }) {
	return [
		...(tokens === null ? [] : [["cached", tokens.cachedInput], ["of thinking", tokens.reasoning]]).filter(([, count]) => count > 0).map(([what, count]) => `${count} ${what}`),
		...returnedModel === null ? [] : [`by ${returnedModel}`],
		countWord(attempts, "try", "tries"),
		...call === null ? [] : [`call ${call}`]
	];
}
// src/dataset/unlocked-imports.ts
const MOST_NAMES = 50;
/** One distribution can be had under several names, of which one is locked. */
const FORMS = /-(?:headless|binary|cpu|gpu)$/;
/** Modules that a script imports and that neither Python nor the project nor a package of its lock has, by their names; sorted. */
function listUnlockedImports(script, { sources, lock }, standardModules) {
	const own = new Set([...sources.keys()].flatMap((path) => path.split("/").map((part) => part.replace(/\.py$/, ""))));
	const locked = new Set([...lock.matchAll(/^([A-Za-z0-9][A-Za-z0-9._-]*)/gm)].map(([, name = ""]) => normalise(name)));
	const isLocked = (module) => [module, DISTRIBUTIONS.get(module) ?? module].some((name) => locked.has(normalise(name)));
	const isOthers = (module) => !standardModules.has(module) && !own.has(module) && !isLocked(module);
	return listImports(script).filter(isOthers).slice(0, MOST_NAMES);
}
/** A name as the package index compares names (PEP 503). */
const normalise = (name) => name.toLowerCase().replace(/[-_.]+/g, "-").replace(FORMS, "");
// src/commands/look-at-script.ts
/** Findings where there is no script. */
const NOTHING_FOUND = {
	drawsOrWaits: null,
	unlockedImports: null
};
/** Looks at models' scripts beside their projects, each of which is read once, when its first script is there. */
async function lookAtScripts(dataset) {
	const projects = /* @__PURE__ */ new Map();
	const standardModules = await listStandardModules();
	return async (slug, code) => {
		const reading = projects.get(slug) ?? readProject(dataset, slug);
		projects.set(slug, reading);
		const project = await reading;
		const script = Buffer.from(code).toString("utf8");
		return {
			drawsOrWaits: drawsOrWaits(project, project.entry, script),
			unlockedImports: listUnlockedImports(script, project, standardModules)
		};
	};
}
async function readProject(dataset, slug) {
	const { folder, sourceFolder, lockFile, manifest } = await loadProject(dataset, slug);
	const lock = await readTextIfPresent(lockFile, folder) ?? "";
	return {
		...await readPythonProject(sourceFolder, lock),
		entry: manifest.entry
	};
}
// src/commands/keep-answers.ts
/**
* Waits until no other process asks models for a campaign, and holds it for this one: what a process reserves of the budget, and
* which calls it makes, another one does not see.
*/
const takeAskingTurn = (campaign, logger) => lockFile(campaignFiles.askingLock(campaign), () => logger.info("waiting: another greenml asks for this campaign"));
/** Writes each answer as its variant, with what was found in its code. */
async function openAnswerKeeper(campaign, dataset) {
	const look = await lookAtScripts(dataset);
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
/** Tells of each answer as it is kept. */
const tellAnswers = (logger, verbose) => ({ variant }, answer, left) => logger.info(renderAnswer(variant.id, answer, left, verbose));
export { judgeCode as a, NO_ANSWER as i, takeAskingTurn as n, toProvenance as o, tellAnswers as r, openAnswerKeeper as t };
