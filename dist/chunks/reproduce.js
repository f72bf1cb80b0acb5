import { $t as literal, Jt as boolean, Rr as UserError, Vr as interruptible, Zt as int, at as label, dt as sha256, gt as text, hr as quoteWords, mr as quoteWord, on as strictObject, or as _usingCtx, qt as array, tn as number, wr as printableJson } from "./inputs.js";
import { A as measuredJoules, St as sha256Hex, V as cpuSecondsOf, Xt as TOOL_VERSION, l as makeScratch, p as removedAfter, xn as formatSize } from "./base.js";
import { i as readScripts } from "./variant-files.js";
import { $ as describeHost, E as openCarbon, L as openMeters, m as ENVIRONMENT, rt as Launcher, tt as holdHost, v as PROJECT } from "./start.js";
import { F as formatQuantity, Xt as readPlanToRun, f as QUANTITY_WORDS, fn as groupKey } from "./work.js";
import { t as answerPath } from "./start2.js";
import { S as describeStart, s as limitsOf } from "./make-data.js";
import { a as prepareProjects, i as chooseSandboxes, r as runOnce, s as withBench } from "./run-once.js";
import { n as keepLatest } from "./latest-attempts.js";
import { a as streamRecords, t as boundRecord } from "./records.js";
import { F as formatRatio } from "./measured.js";
import { E as isLost, N as runRecord } from "./read.js";
import { i as versioned } from "./versioned.js";
import { t as reproduceOptions } from "./reproduce-options.js";
// src/benchmark/rerun-record.ts
/** The planned run that a record is of. UserError where the plan has none, or its script is not what ran. */
async function findPlannedRun(campaign, plan, record) {
	const { id, variant: name, shim, block: where, orderIndex, attempt, variantHash, primaryFamilyHash } = record;
	const variant = plan.variants.find((each) => each.id === name);
	const block = plan.blocks.find((each) => each.id === where);
	if (variant === void 0 || block === void 0) throw new UserError(`The plan of ${campaign} has no run of ${name} in block ${where}, of which record ${id} is.`);
	const code = (await readScripts(campaign, [variant])).get(name)?.toString("utf8") ?? null;
	if ((code === null ? null : sha256Hex(code)) !== variantHash) throw new UserError(`The script of ${name} is not the one that record ${id} is of: it was changed or is gone.`);
	return {
		variant,
		block,
		shim,
		orderIndex,
		attempt,
		code,
		primaryFamilyHash
	};
}
/** What the run starts, with its places as the sandbox shows them. */
function describeCommand({ variant, code }, plan) {
	const project = findProject(plan, variant.project);
	const { wallSeconds, memoryBytes } = limitsOf(project);
	const { words, ...start } = describeStart(project, code === null, PROJECT);
	return {
		...start,
		words: [`${ENVIRONMENT}/bin/python`, ...words],
		script: code === null ? null : {
			path: `${PROJECT}/${answerPath(project)}`,
			sha256: sha256Hex(code)
		},
		limits: {
			wallSeconds,
			memoryBytes
		}
	};
}
/** Makes one planned run again as `greenml benchmark` makes it, alone on its host; its record and log are kept nowhere. */
async function rerun(run, plan, options, carbon, context) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { hostRoot, idleBaseline: idleSeconds } = options;
		const { project } = run.variant;
		const meter = _usingCtx$1.a(await openMeters(options, context));
		const launcher = _usingCtx$1.a(new Launcher());
		await holdHost(launcher, plan.campaign, options.wait, context);
		const prepared = await interruptible(prepareProjects(plan, [project], options, launcher, context), context.signal);
		const group = {
			key: groupKey(run.block),
			project,
			scripts: run.code === null ? [] : [run.code]
		};
		const sandboxes = await chooseSandboxes([group], prepared, options, context);
		const scratch = _usingCtx$1.a(removedAfter(await makeScratch("reproduce")));
		const host = await describeHost(hostRoot);
		const opened = {
			campaign: scratch.folder,
			prepared,
			sandboxes,
			hostRoot,
			keepRecord: async () => {}
		};
		return await withBench({
			...opened,
			meter,
			launcher,
			host,
			carbon,
			idleSeconds,
			runs: [run]
		}, context, (bench) => interruptible(runOnce(run, bench), context.signal));
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
function findProject({ projects }, slug) {
	const project = projects.find((each) => each.slug === slug);
	if (project === void 0) throw new UserError(`plan.json names no project '${slug}': plan again.`);
	return project;
}
// src/report/text/reproduction-words.ts
/** Record, command, and both runs side by side. */
const renderReproduction = ({ record, command, again, isAlike }) => [
	`The record, as it lies in records/:\n${printableJson(record)}`,
	`What it ran, in sandbox ${record.sandbox} on a fresh copy of the project:\n${formatCommand(command)}`,
	...again === null ? ["Nothing was run (--dry-run)."] : formatAgain(record, again, isAlike === true)
].join("\n\n");
function formatCommand({ workingDirectory, words, pythonPath, script, limits }) {
	const path = pythonPath.length === 0 ? "" : `PYTHONPATH=${quoteWord(pythonPath.join(":"))} `;
	return [
		`  cd ${quoteWord(workingDirectory)} && ${path}${quoteWords(words)}`,
		...script === null ? [] : [`  ${script.path} is the answer with SHA-256 ${script.sha256}`],
		`  limits: ${limits.wallSeconds} s, ${formatSize(limits.memoryBytes)}`
	].join("\n");
}
const READ = {
	cpu: cpuSecondsOf,
	wall: ({ wallSeconds }) => wallSeconds,
	memory: ({ peakMemoryBytes }) => peakMemoryBytes,
	energy: ({ energy }) => measuredJoules(energy)
};
function formatAgain(before, now, isAlike) {
	const rows = [
		"cpu",
		"wall",
		"memory",
		"energy"
	].map((quantity) => {
		const [a, b] = [READ[quantity](before), READ[quantity](now)];
		const ratio = a === null || b === null || a === 0 || b === 0 ? "" : ` (${formatRatio({ estimate: b / a })})`;
		return `  ${QUANTITY_WORDS[quantity]}: ${formatQuantity(a, quantity)} → ${formatQuantity(b, quantity)}${ratio}`;
	});
	const metric = (record) => record.metric === null ? "–" : `${record.metric.name} ${record.metric.value}`;
	const elsewhere = before.host.stratum === now.host.stratum ? [] : ["On another host, or another state of it: its times say nothing of the record’s."];
	return [
		[
			`Then → now:`,
			`  outcome: ${before.status} → ${now.status}`,
			`  metric: ${metric(before)} → ${metric(now)}`,
			...rows
		].join("\n"),
		...elsewhere,
		isAlike ? `✔ It ended alike${now.metric === null ? "" : ", with the same metric"}.` : `✘ It did not end alike${now.errorMessage === null ? "" : `: ${now.errorType ?? now.status}: ${now.errorMessage}`}.`
	];
}
// src/schema/campaign/reproduction.ts
const seconds = number().nonnegative();
/** What a run starts, as its sandbox sees it: `/home/sandbox/work/project` (`/project` in older ones) is a fresh copy of the source, `/environment` what its lock names. */
const runCommand = strictObject({
	workingDirectory: text,
	words: array(text),
	pythonPath: array(text),
	/** Path and hash of the script; null: the author's own entry. */
	script: strictObject({
		path: text,
		sha256
	}).nullable(),
	limits: strictObject({
		wallSeconds: seconds,
		memoryBytes: int()
	})
});
versioned(2, strictObject({
	schemaVersion: literal(2),
	campaign: text,
	toolVersion: label,
	record: runRecord,
	command: runCommand,
	/** Null: nothing was run. */
	again: runRecord.nullable(),
	/** Whether it ended alike, with the same metric; null: nothing was run. Time and energy are never the same. */
	isAlike: boolean().nullable()
}), {});
// src/commands/reproduce.ts
/** From a number's record to the command that it came from, and the same measured run again. */
async function reproduce(given, context) {
	const options = {
		...given,
		...reproduceOptions.parse(given)
	};
	const { campaign, dryRun } = options;
	const plan = await readPlanToRun(campaign);
	const record = await findRecord(campaign, options.id);
	const run = await findPlannedRun(campaign, plan, record);
	const command = describeCommand(run, plan);
	const carbon = await openCarbon(options, context.env, context);
	const again = dryRun ? null : runRecord.parse(boundRecord(await rerun(run, plan, options, carbon, context)));
	const reproduction = {
		schemaVersion: 2,
		campaign,
		toolVersion: TOOL_VERSION,
		record,
		command,
		again,
		isAlike: again && isAlike(record, again)
	};
	return {
		reproduction,
		text: renderReproduction(reproduction),
		lost: again !== null && isLost(again) ? 1 : 0
	};
}
const isAlike = (a, b) => a.status === b.status && (a.metric?.value ?? null) === (b.metric?.value ?? null);
/** By its id or a beginning that no other record has. UserError where there is none, or several. */
async function findRecord(campaign, id) {
	const found = /* @__PURE__ */ new Map();
	for await (const record of streamRecords(campaign)) if (record.id.startsWith(id)) keepLatest(found, record.id, record);
	const [record, ...others] = found.values();
	if (record === void 0) throw new UserError(`${campaign} has no record '${id}': ids are in the column id of the report's records.csv, and beside each run on its page.`);
	if (others.length > 0) throw new UserError(`'${id}' begins the ids of ${found.size} records: name one of them whole.`);
	return record;
}
export { reproduce };
