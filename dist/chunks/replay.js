import { $t as literal, Rr as UserError, Wt as _enum, Xt as discriminatedUnion, _r as withoutEndSlashes, at as label, et as compoundId, gt as text, on as strictObject, or as _usingCtx, qt as array, tn as number, tt as count$1, ur as count } from "./inputs.js";
import { St as sha256Hex, Xt as TOOL_VERSION } from "./base.js";
import { t as readLog } from "./logs.js";
import { a as streamRecords } from "./records.js";
import { a as classifyFailure } from "./ending.js";
import { i as readPrintedMetric } from "./read-metric.js";
import { n as readAnalysisIfCurrent } from "./analysis-file.js";
import { $t as writePlan, Ft as hashMessage, It as isAnswered, Jt as isPlanned, Qt as requireNewCampaign, Xt as readPlanToRun, Yt as readPlan, zt as readCalls } from "./work.js";
import { i as readScripts, r as readProvenances, s as writeVariant } from "./variant-files.js";
import { n as judgeAnswer, o as toProvenance, s as lookAtScripts, t as openAnswerKeeper } from "./keep-answers.js";
import { f as hereOnly } from "./load-projects.js";
import { t as takeAskingTurn } from "./asking-turn.js";
import { n as isSettled, r as toGeneratedVariant } from "./generated-variant.js";
import { s as toAsked } from "./ask.js";
import { P as status } from "./read.js";
import { i as versioned } from "./versioned.js";
import { t as replayOptions } from "./replay-options.js";
import { t as analyse } from "./analyse.js";
import { t as benchmark } from "./benchmark.js";
import { isDeepStrictEqual } from "node:util";
// src/base/text/differences.ts
/** Paths, as `a.0.b`, at which two values of JSON differ; no more than `most`. */
function listDifferences(a, b, most) {
	const found = [];
	const waiting = [{
		path: "",
		a,
		b
	}];
	for (let pair = waiting.pop(); pair !== void 0 && found.length < most; pair = waiting.pop()) {
		const { path } = pair;
		if (!isTree(pair.a) || !isTree(pair.b) || Array.isArray(pair.a) !== Array.isArray(pair.b)) {
			if (!Object.is(pair.a, pair.b)) found.push(path);
			continue;
		}
		const [own, other] = [new Map(Object.entries(pair.a)), new Map(Object.entries(pair.b))];
		const names = [.../* @__PURE__ */ new Set([...own.keys(), ...other.keys()])].reverse();
		for (const name of names) waiting.push({
			path: path === "" ? name : `${path}.${name}`,
			a: own.get(name),
			b: other.get(name)
		});
	}
	return found;
}
const isTree = (value) => typeof value === "object" && value !== null;
// src/benchmark/reread-outputs.ts
/** Reads the stored output of every run again, for its metric or for why it failed, and compares with the run's record. */
async function rereadOutputs(campaign, { projects }) {
	const bySlug = new Map(projects.map((project) => [project.slug, project]));
	const found = [];
	for await (const record of streamRecords(campaign)) {
		const project = bySlug.get(record.project ?? "");
		if (project !== void 0) found.push(await reread(campaign, record, project));
	}
	const countOf = (kind) => found.filter((each) => each.kind === kind).length;
	return {
		metrics: countOf("metric"),
		failures: countOf("failure"),
		absent: countOf("absent"),
		changed: found.flatMap((each) => each.kind === "changed" ? each.record : []),
		differing: found.flatMap((each) => "other" in each && each.other !== null ? each.other : [])
	};
}
async function reread(campaign, record, project) {
	const kind = readableOf(record, project);
	if (kind === null) return { kind: "nothing-to-read" };
	const output = await readLog(campaign, record);
	if (output === null) return { kind: "absent" };
	if (output === "changed") return {
		kind: "changed",
		record: record.id
	};
	if (!output.isWhole) return { kind: "nothing-to-read" };
	if (kind === "failure") return {
		kind,
		other: rereadFailure(record, output)
	};
	return {
		kind,
		other: await rereadMetric(record, project, output)
	};
}
const PRINTED = [
	"ok",
	"no-metric",
	"invalid-metric"
];
const RAISED = ["failed", "out-of-memory"];
/** What a record has from the run's output alone; null: all that it has comes from elsewhere (predictions, a hook, a limit). */
function readableOf(record, { scoring, metric }) {
	const isHooked = record.model === null && metric.expression !== void 0;
	if (PRINTED.includes(record.status)) return scoring === "printed" && !isHooked ? "metric" : null;
	return RAISED.includes(record.status) && record.errorType !== null ? "failure" : null;
}
async function rereadMetric(record, { metric: rule }, output) {
	const { status, metric } = await readPrintedMetric(output, rule, record.model === null);
	const [recorded, read] = [record.metric?.normalised ?? null, metric?.normalised ?? null];
	return status === record.status && read === recorded ? null : {
		record: record.id,
		kind: "metric",
		recorded,
		read,
		status
	};
}
function rereadFailure(record, { stderr }) {
	const { errorType, failureClass } = classifyFailure(stderr, record.exitCode, record.signal);
	const [recorded, read] = [nameFailure(record), nameFailure({
		errorType,
		failureClass
	})];
	return recorded === read ? null : {
		record: record.id,
		kind: "failure",
		recorded,
		read
	};
}
const nameFailure = ({ errorType, failureClass }) => `${failureClass ?? "none"}: ${errorType ?? "none"}`;
// src/generation/replay/rebuild-variants.ts
/** Makes each variant again from the call that its provenance names, else from the last one that was made for it. Nothing is written. */
async function rebuildVariants({ variants, models }, calls, disk) {
	const byId = new Map(calls.all.map((call) => [call.call, call]));
	const bySubject = Map.groupBy(calls.all, ({ subject }) => subject);
	const found = [];
	for (const planned of variants) {
		const variant = toGeneratedVariant(planned);
		const entry = models.find(({ id }) => id === planned.model);
		if (variant === null || entry === void 0) continue;
		const told = disk.provenances.get(variant.id);
		const script = {
			variant,
			entry
		};
		const code = disk.scripts.get(variant.id);
		if (told === void 0 || told.status === "pending") found.push(await rebuildLost(script, chooseCall(bySubject.get(variant.id) ?? []), calls.messages));
		else if (told.call === null) found.push(checkTaken(told, code));
		else found.push(await checkAnswer(told, script, {
			call: byId.get(told.call),
			code,
			messages: calls.messages
		}));
	}
	const ofKind = (kind) => found.filter((each) => each.kind === kind);
	return {
		rebuilt: ofKind("rebuilt").length,
		taken: ofKind("taken").length,
		open: ofKind("open").length,
		lostScripts: ofKind("lost-script"),
		lostAnswers: ofKind("lost-answer"),
		faults: ofKind("fault").map(({ fault }) => fault)
	};
}
/** The call that decided a variant: the last answer, else the last failure; null: none has ended. */
function chooseCall(calls) {
	const ended = calls.filter(({ outcome }) => outcome !== null).sort((a, b) => Date.parse(a.outcome?.at ?? a.at) - Date.parse(b.outcome?.at ?? b.at));
	return ended.findLast(isAnswered) ?? ended.at(-1) ?? null;
}
async function rebuildLost(script, call, messages) {
	if (call === null) return { kind: "open" };
	const { id } = script.variant;
	const rebuilt = await judge(call, script.entry, messages, true);
	return typeof rebuilt === "string" ? fault(id, rebuilt) : {
		kind: "lost-answer",
		script,
		answer: rebuilt
	};
}
function checkTaken(told, code) {
	if (!isSettled(told)) return { kind: "open" };
	if (told.codeHash === null) return { kind: "taken" };
	if (code === void 0) return fault(told.variant, "script-missing");
	return sha256Hex(code) === told.codeHash ? { kind: "taken" } : fault(told.variant, "script-changed");
}
/** Facts of a provenance that its call decides. Times are no part of it: earlier versions told those of all tries together. */
const DECIDED = [
	"promptHash",
	"answerHash",
	"codeHash",
	"returnedModel",
	"responseId",
	"requestedModel",
	"tokens",
	"cost",
	"costReason",
	"energy"
];
async function checkAnswer(told, { variant, entry }, { call, code, messages }) {
	const { id } = variant;
	if (call === void 0) return fault(id, "no-call");
	if (call.subject !== id || call.model !== entry.id) return fault(id, "call-of-another");
	const rebuilt = await judge(call, entry, messages, false);
	if (typeof rebuilt === "string") return fault(id, rebuilt);
	const { drawsOrWaits, unlockedImports } = told;
	const made = toProvenance(variant, entry, rebuilt, {
		drawsOrWaits,
		unlockedImports
	});
	const fields = DECIDED.filter((name) => !isDeepStrictEqual(made[name], told[name]));
	if (!isSameStatus(rebuilt, told)) fields.unshift("status");
	if (fields.length > 0) return {
		kind: "fault",
		fault: {
			variant: id,
			kind: "other-answer",
			fields
		}
	};
	if (rebuilt.code === null) return code === void 0 ? { kind: "rebuilt" } : fault(id, "script-changed");
	if (code === void 0) return {
		kind: "lost-script",
		told,
		code: rebuilt.code
	};
	return sha256Hex(code) === told.codeHash ? { kind: "rebuilt" } : fault(id, "script-changed");
}
/** A script that nobody asked Python about may be either. */
const isSameStatus = (rebuilt, told) => rebuilt.status === told.status || rebuilt.code !== null && told.status === "syntax-error";
/** The answer that a call holds; without `asksPython` nobody tells whether its script can be read. */
async function judge(call, entry, messages, asksPython) {
	const { outcome } = call;
	if (outcome === null) return "not-answered";
	const turns = [];
	for (const hash of call.messages) {
		const message = messages.get(hash);
		if (message === void 0 || hashMessage(message) !== hash) return "turn-changed";
		turns.push(message);
	}
	return judgeAnswer(toAsked({
		...call,
		outcome
	}), entry, turns, asksPython);
}
const fault = (variant, kind) => ({
	kind: "fault",
	fault: {
		variant,
		kind
	}
});
// src/generation/replay/restore-variants.ts
/** Writes again what is gone of a campaign's variants, from the calls that it keeps. What is there is left as it is. */
async function restoreVariants(campaign, { variants, models }, openLook, logger) {
	try {
		var _usingCtx$1 = _usingCtx();
		_usingCtx$1.a(await takeAskingTurn(campaign, logger));
		const disk = {
			provenances: await readProvenances(campaign, variants),
			scripts: await readScripts(campaign, variants)
		};
		const found = await rebuildVariants({
			variants,
			models
		}, await readCalls(campaign), disk);
		for (const { told, code } of found.lostScripts) await writeVariant(campaign, told, code);
		if (found.lostAnswers.length > 0) {
			const { keep } = openAnswerKeeper(campaign, await openLook());
			for (const { script, answer } of found.lostAnswers) await keep(script, answer);
		}
		const { rebuilt, taken, open, faults } = found;
		return {
			variants: {
				rebuilt,
				taken,
				open,
				restored: found.lostScripts.length + found.lostAnswers.length
			},
			faults: [...faults]
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
// src/report/text/replay-words.ts
/** What a replay found, a line a thing. */
function renderReplay({ variants, faults, outputs, analysis, executed }) {
	const { rebuilt, taken, restored, open } = variants;
	const { metrics, failures, absent, changed, differing } = outputs;
	return [
		`scripts: ${rebuilt} made again from stored calls and alike, ${taken} recorded or given, ${restored} written again, ${open} not answered`,
		...faults.map((fault) => `✘ ${fault.variant}: ${formatReplayFault(fault)}`),
		`outputs: ${count(metrics, "metric")} and ${count(failures, "failure")} read again, ${count(differing.length, "difference")}; ${count(absent, "log")} not here`,
		...changed.map((record) => `✘ logs/${record}.log is not what was written after the run`),
		...differing.map((other) => `✘ ${other.record}: ${formatOtherReading(other)}`),
		...formatAnalysis(analysis),
		...executed === null ? [] : [`run anew in ${executed}: greenml compare shows what differs`]
	].join("\n");
}
function formatAnalysis(analysis) {
	if (analysis === null) return ["✘ analysis.json is left as it was: mend what is named above first"];
	if (analysis.before === "none") return ["analysis.json: made; there was none to compare with"];
	if (analysis.before === "same") return ["✔ analysis.json: the same but for its date"];
	return ["✘ analysis.json: it differs in", ...analysis.differing.map((path) => `    ${path}`)];
}
const FAULTS = {
	"no-call": "the call that its provenance names is not in calls/",
	"call-of-another": "the call that its provenance names was made for another script",
	"not-answered": "the call that its provenance names has no end",
	"turn-changed": "what was sent is not in calls/ as it was",
	"script-changed": "its file is not what was answered: move it away, and the next replay writes the answer",
	"script-missing": "its file is gone, and no call holds it: greenml generate takes it again"
};
const formatReplayFault = (fault) => fault.kind === "other-answer" ? `its call holds another answer than its provenance tells of (${fault.fields.join(", ")})` : FAULTS[fault.kind];
const formatOtherReading = (other) => other.kind === "metric" ? `its output reads as ${other.read ?? other.status}, its record says ${other.recorded ?? "no metric"}` : `its output reads as ${other.read}, its record says ${other.recorded}`;
// src/schema/campaign/replay-report.ts
/** Part of a variant that is not as its stored call says. */
const replayFault = discriminatedUnion("kind", [strictObject({
	variant: compoundId,
	/**
	* The call that its provenance names is not there, is another variant's, or has no end; one of the turns that were sent is
	* not there or was changed; its script is another than its provenance names, or is gone and no call holds it.
	*/
	kind: _enum([
		"no-call",
		"call-of-another",
		"not-answered",
		"turn-changed",
		"script-changed",
		"script-missing"
	])
}), strictObject({
	variant: compoundId,
	kind: literal("other-answer"),
	fields: array(label)
})]);
/** What a run's stored output says and its record does not. */
const otherReading = discriminatedUnion("kind", [strictObject({
	record: compoundId,
	kind: literal("metric"),
	recorded: number().nullable(),
	read: number().nullable(),
	/** Status as the output is read now. */
	status
}), strictObject({
	record: compoundId,
	kind: literal("failure"),
	recorded: label.nullable(),
	read: label.nullable()
})]);
versioned(1, strictObject({
	schemaVersion: literal(1),
	campaign: text,
	toolVersion: label,
	variants: strictObject({
		/** Made again from stored calls, and alike. */
		rebuilt: count$1,
		/** Recorded or given answers, whose provenance names them. */
		taken: count$1,
		/** Written again: scripts, or all of what an answer leaves. */
		restored: count$1,
		/** Never asked, or not answered yet. */
		open: count$1
	}),
	faults: array(replayFault),
	outputs: strictObject({
		/** Records whose output was read again, by what was read. */
		metrics: count$1,
		failures: count$1,
		/** Records whose log is not here. */
		absent: count$1,
		/** Records whose log is not what was written after the run. */
		changed: array(compoundId),
		differing: array(otherReading)
	}),
	/** Null: a fault kept it from being made. */
	analysis: strictObject({
		/** `none`: there was no analysis to compare with, or one of an older format. */
		before: _enum([
			"none",
			"same",
			"differs"
		]),
		/** Paths of values that differ, but for the instant of the analysis; of many the first. */
		differing: array(text)
	}).nullable(),
	/** The campaign in which all was run anew; null: nothing was run. */
	executed: text.nullable()
}), {});
// src/commands/replay.ts
/**
* Makes a campaign's scripts again from its stored calls, reads what its runs printed again, and analyses: no model is asked,
* nothing is fetched, and no code is run but with `execute`.
*/
async function replay(given, context) {
	const { campaign, dataset, execute, into } = replayOptions.parse(given);
	if (into !== void 0 && !execute) throw new UserError("--into needs --execute.");
	const plan = await readPlan(campaign);
	const { variants, faults } = await restoreVariants(campaign, plan, () => lookAtScripts(dataset, hereOnly(context.env)), context.logger);
	const outputs = await rereadOutputs(campaign, plan);
	const analysis = faults.length > 0 ? null : await analyseAgain(campaign, dataset, context);
	const target = execute && analysis !== null ? into ?? `${withoutEndSlashes(campaign)}-again` : null;
	const report = {
		schemaVersion: 1,
		campaign,
		toolVersion: TOOL_VERSION,
		variants,
		faults,
		outputs,
		analysis,
		executed: target
	};
	const isSame = analysis?.before !== "differs" && outputs.changed.length + outputs.differing.length + faults.length === 0;
	const lost = target === null ? 0 : await executeAnew(target, given, context);
	return {
		report,
		text: renderReplay(report),
		isSame,
		lost
	};
}
const MOST_DIFFERENCES = 50;
/** The analysis as it was made before: of the same round, and with its code where that was at hand. */
async function analyseAgain(campaign, dataset, context) {
	const before = await readAnalysisIfCurrent(campaign);
	const iteration = before?.rounds.shown;
	const withCode = before === null || before.code !== null;
	const { analysis } = await analyse({
		campaign,
		...withCode ? { dataset } : {},
		...iteration === void 0 ? {} : { iteration }
	}, context);
	if (before === null) return {
		before: "none",
		differing: []
	};
	const differing = listDifferences(withoutDate(before), withoutDate(analysis), MOST_DIFFERENCES);
	return {
		before: differing.length === 0 ? "same" : "differs",
		differing
	};
}
/** An analysis as its file holds it, without its date. */
function withoutDate({ createdAt: _, ...analysis }) {
	return JSON.parse(JSON.stringify(analysis));
}
/** Runs the same scripts by the same plan in a campaign of its own, and analyses it; one that was stopped goes on. Returns how many runs were lost. */
async function executeAnew(target, given, context) {
	const { campaign } = given;
	const plan = await readPlanToRun(campaign);
	if (await isPlanned(target)) await requireSamePlan(target, plan);
	else {
		await requireNewCampaign(target, "--into");
		await writePlan(target, plan);
	}
	const provenances = await readProvenances(campaign, plan.variants);
	const scripts = await readScripts(campaign, plan.variants);
	for (const [id, told] of provenances) await writeVariant(target, told, scripts.get(id) ?? null);
	const { json: _, execute: __, into: ___, ...running } = given;
	const { lost } = await benchmark({
		...running,
		campaign: target
	}, context);
	await analyse({
		campaign: target,
		dataset: replayOptions.parse(given).dataset
	}, context);
	return lost;
}
async function requireSamePlan(target, plan) {
	if (isDeepStrictEqual(await readPlan(target), plan)) return;
	throw new UserError(`${target} holds another campaign: name another folder with --into.`);
}
export { replay };
