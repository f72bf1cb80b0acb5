import { I as sandboxOptions, Kr as refuseStopped, Rr as UserError, or as _usingCtx, pr as nameFact } from "./inputs.js";
import { Dt as copyBelow, Pt as removeBelow, bt as readTextIfPresent, dn as walkTree, f as removeTree, ht as hashTree, l as makeScratch, u as refuseFullScratch } from "./base.js";
import { D as HostSensors, F as inSandbox } from "./start.js";
import { At as orFault, fn as groupKey, rt as copyTree } from "./work.js";
import { m as openSources, n as fillProject, o as loadManifest } from "./load-projects.js";
import { t as DEFAULT_LIMITS } from "./run-limits.js";
import { t as SHIMS_FOLDER } from "./shims2.js";
import { t as makeWorkspace } from "./workspace.js";
import { C as executeRun, b as loadTrustedHashes, c as chooseProjectSandbox, l as isTrustedProject, s as limitsOf, t as createDataMaker, w as HomeTemplates, x as ProjectSplits } from "./make-data.js";
import { n as takeBaseline } from "./idle-baseline2.js";
import { i as recordWithoutRun } from "./blank-record.js";
import { t as refuseOtherData } from "./check-data.js";
import { n as listSpareParts } from "./prune-sources.js";
import { r as hashEnvironment, t as openEnvironmentMaker } from "./environment-maker.js";
import { t as keepQuota } from "./quota.js";
import { t as findIsolation } from "./run-isolated.js";
import { t as NotProbed } from "./not-probed.js";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
// src/measurement/compiled-code.ts
const CACHE = "__pycache__";
const LIMITS = {
	...DEFAULT_LIMITS,
	wallSeconds: 120
};
/**
* Byte code, made outside of every measured window: of the shims, and of a project's own modules. A user's machine has the
* latter from the first run on; in a fresh copy every run would compile them anew, and a rewrite in one file would not.
*/
var CompiledCode = class {
	#launcher;
	#made = /* @__PURE__ */ new Map();
	#folders = [];
	constructor(launcher) {
		this.#launcher = launcher;
	}
	/** The folder of the shims, with byte code for this Python. */
	shims(environment, sandbox) {
		const key = `${environment.basePrefix}\0${environment.pythonVersion}`;
		const made = this.#made.get(key) ?? this.#compileShims(environment, sandbox);
		this.#made.set(key, made);
		return made.then((folder) => folder ?? SHIMS_FOLDER);
	}
	/** A folder of what lies in a project's `__pycache__` folders; null: its entry is all the code that it has. */
	modules(source, environment, sandbox) {
		const key = `${source.folder}\0${environment.folder}`;
		const made = this.#made.get(key) ?? this.#compileModules(source, environment, sandbox);
		this.#made.set(key, made);
		return made;
	}
	async #compileShims(environment, sandbox) {
		const folder = await this.#makeFolder("shims");
		await copyTree(SHIMS_FOLDER, folder);
		await this.#compile({
			from: SHIMS_FOLDER,
			to: folder,
			mode: "unchecked-hash"
		}, environment, sandbox);
		return folder;
	}
	async #compileModules({ folder: from, entry }, environment, sandbox) {
		let hasModules = false;
		for await (const { path, kind } of walkTree(from)) hasModules ||= kind === "file" && path.endsWith(".py") && path !== entry;
		if (!hasModules) return null;
		const to = await this.#makeFolder("modules");
		await this.#compile({
			from,
			to,
			mode: "checked-hash"
		}, environment, sandbox);
		return to;
	}
	/** Byte code names no time, so that it holds for every copy. What can't be compiled is left to whoever imports it. */
	async #compile({ from, to, mode }, environment, sandbox) {
		try {
			var _usingCtx$2 = _usingCtx();
			const workspace = _usingCtx$2.a(await makeWorkspace({
				sourceFolder: from,
				ownerUid: sandbox.ownerUid
			}));
			const readOnly = [environment.folder, environment.basePrefix];
			const place = inSandbox({
				sandbox,
				workspace,
				readOnly,
				limits: LIMITS
			});
			const command = [
				environment.python,
				"-I",
				"-S",
				"-m",
				"compileall",
				"-q",
				"--invalidation-mode",
				mode,
				"."
			];
			await this.#launcher.run(place.wrap(command, {}));
			for await (const { path, kind } of walkTree(workspace.projectFolder)) {
				if (!(kind === "file" && path.split("/").at(-2) === CACHE && path.endsWith(".pyc"))) continue;
				await removeBelow(to, path);
				await copyBelow(workspace.projectFolder, to, path);
			}
		} catch (_) {
			_usingCtx$2.e = _;
		} finally {
			await _usingCtx$2.d();
		}
	}
	async #makeFolder(name) {
		const folder = join(await makeScratch(name), name);
		this.#folders.push(join(folder, ".."));
		return folder;
	}
	async [Symbol.asyncDispose]() {
		for (const folder of this.#folders) await removeTree(folder);
	}
};
// src/measurement/probe/data-changes.ts
/** Changes of data as the runs of a block take them: each is made once for all scripts of a project. */
var DataChanges = class {
	#made = /* @__PURE__ */ new Map();
	/** NotProbed as `changeData`. */
	get({ sourceFolder, project, perturbation, draw }) {
		const key = JSON.stringify([
			sourceFolder,
			project.slug,
			perturbation,
			draw
		]);
		const made = this.#made.get(key) ?? import("./perturb-data2.js").then(({ changeData }) => changeData(sourceFolder, project, perturbation, draw));
		this.#made.delete(key);
		this.#made.set(key, made);
		for (const old of [...this.#made.keys()].slice(0, -2)) this.#made.delete(old);
		return made;
	}
};
// src/benchmark/open-bench.ts
/** Opens the rest of what runs are made with, after the power at rest was measured; it is closed when `use` ends. */
async function withBench({ runs, meter, launcher, host, carbon, idleSeconds, ...opened }, context, use) {
	try {
		var _usingCtx$1 = _usingCtx();
		const baseline = await takeBaseline(idleSeconds, meter, launcher, context);
		const flopCounter = await openCounter(runs, context);
		const sensors = _usingCtx$1.u(new HostSensors(opened.hostRoot));
		const homes = _usingCtx$1.a(new HomeTemplates(launcher));
		const compiled = _usingCtx$1.a(new CompiledCode(launcher));
		const python = [...opened.prepared.values()].find((each) => each.environment)?.environment?.pythonVersion ?? null;
		return await use({
			...opened,
			flopCounter,
			homes,
			compiled,
			splits: new ProjectSplits(),
			dataChanges: new DataChanges(),
			takeRest: baseline.powers.length === 0 ? null : async () => (await takeBaseline(idleSeconds, meter, launcher, context)).powers,
			equipment: {
				launcher,
				meter,
				sensors,
				baseline,
				carbon
			},
			host: {
				...host,
				python
			}
		});
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** The counter's code loads only where a plan asks for it. */
async function openCounter(runs, { env, logger }) {
	if (!runs.some(({ block }) => block.purpose === "flops")) return null;
	const { openFlopCounter } = await import("./flops2.js");
	const counter = await openFlopCounter(env);
	if (counter.unavailable) logger.info(`the processor's operations are not counted here: ${nameFact(counter.unavailable)}`);
	return counter;
}
// src/benchmark/prepare-projects.ts
/**
* Files, data and environments of the projects that will run, fetched and made before anything is measured. What can't be had
* for one keeps none of the others from running; one that changed is refused. `launcher` holds the host: what makes data runs by it.
*/
async function prepareProjects(plan, slugs, options, launcher, context) {
	const prepared = /* @__PURE__ */ new Map();
	if (slugs.length === 0) return prepared;
	const maker = openEnvironmentMaker(context, [options.dataset], findIsolation);
	const make = createDataMaker({
		...sandboxOptions.parse(options),
		launcher
	}, maker, context);
	const sources = openSources(context, options.mirror, make);
	for (const slug of slugs) {
		refuseStopped(context.signal);
		const planned = plan.projects.find((project) => project.slug === slug);
		if (!planned) throw new UserError(`plan.json has blocks of '${slug}' but no such project: plan again.`);
		const known = await loadManifest(options.dataset, slug);
		const place = await orFault(bringFiles(known, sources), context.signal);
		if ("fault" in place) {
			prepared.set(slug, {
				planned,
				known,
				source: null,
				environment: null,
				whyNot: place.fault
			});
			continue;
		}
		const source = await fillProject(known, place);
		await refuseChanges(source, planned);
		await refuseOtherData(source);
		const made = await maker.makeOrExplain(source);
		const [environment, whyNot] = "fault" in made ? [null, made.fault] : [made, null];
		prepared.set(slug, {
			planned,
			known,
			source,
			environment,
			whyNot
		});
	}
	if (whyNoneIsReady(prepared) !== null) return prepared;
	for (const failure of listFailures(prepared)) context.logger.warn(failure);
	await keepQuota(await maker.uv(), listSpareParts, context);
	return prepared;
}
const bringFiles = async (known, sources) => sources.addData(known, await sources.get(known));
const listFailures = (prepared) => [...prepared.values()].flatMap(({ whyNot }) => whyNot ?? []);
/** The reason why no project can be run; null: one can. */
function whyNoneIsReady(prepared) {
	const failures = listFailures(prepared);
	return failures.length < prepared.size ? null : failures[0] ?? null;
}
async function refuseChanges(source, planned) {
	const lock = await readTextIfPresent(source.lockFile, source.folder);
	const sameLock = lock !== null && hashEnvironment(lock, source.manifest.environment) === planned.lockHash;
	if (sameLock && await hashTree(source.sourceFolder) === planned.sourceHash) return;
	throw new UserError(`The ${sameLock ? "files" : "lock or downloads"} of '${source.slug}' changed since the campaign was planned: restore what was planned, or plan a new campaign.`);
}
/** What decides how a project is started and scored. */
const DECIDING = [...[
	"entry",
	"module",
	"workingDirectory",
	"pythonPath"
], ...[
	"arguments",
	"places",
	"metric",
	"scoring"
]];
/** The plan runs what the manifest says. */
function isAsPlanned({ manifest }, planned) {
	const isSame = (field) => isDeepStrictEqual(manifest[field], planned[field]);
	return DECIDING.every(isSame) && isDeepStrictEqual(manifest.scored ?? null, planned.split);
}
/** Chooses the sandbox of each group: a baseline and its variants are never run under different ones. */
async function chooseSandboxes(groups, prepared, options, context) {
	const trusted = await loadTrustedHashes();
	const warned = /* @__PURE__ */ new Set();
	const warn = (text) => {
		if (!warned.has(text)) context.logger.warn(text);
		warned.add(text);
	};
	const sandboxes = /* @__PURE__ */ new Map();
	for (const { key, project: slug, scripts } of groups) {
		const project = prepared.get(slug);
		if (!project) continue;
		const { known, source, planned } = project;
		const isTrusted = source !== null && isAsPlanned(source, planned) && await isTrustedProject(source, scripts, trusted);
		sandboxes.set(key, await chooseProjectSandbox(known, isTrusted, options, warn));
	}
	return sandboxes;
}
// src/benchmark/run-once.ts
/** One run, whatever becomes of it. */
async function runOnce(run, bench) {
	const script = await prepareRun(run, bench);
	if (script === null) return recordNotStarted(run, bench);
	await refuseFullScratch();
	const { scored } = script;
	const recordLost = (reason) => recordWithoutRun(run, script, "environment-failed", reason);
	if (scored !== null && "fault" in scored) return recordLost(scored.fault);
	if (scored !== null && run.code !== null && "fault" in scored.split) return recordLost(scored.split.fault);
	return executeRun(run, {
		...script,
		scored,
		campaign: bench.campaign,
		dataChanges: bench.dataChanges
	}).catch((error) => {
		if (!(error instanceof NotProbed)) throw error;
		return recordLost(`its data can't be changed: ${error.message}`);
	});
}
/** What is made once for the runs of a project, before the first of them; null: its project can't be run here, or there is no script. */
async function prepareRun(run, bench) {
	const { source, environment, ...settings } = settingsOf(run, bench);
	if (source === null || environment === null || isWithoutScript(run)) return null;
	const { project: planned, sandbox } = settings;
	const code = {
		folder: source.sourceFolder,
		entry: planned.entry
	};
	const script = {
		...settings,
		environment,
		sourceFolder: source.sourceFolder,
		equipment: bench.equipment,
		flopCounter: bench.flopCounter,
		homeTemplate: await bench.homes.get(environment, sandbox),
		shimsFolder: await bench.compiled.shims(environment, sandbox),
		modules: await bench.compiled.modules(code, environment, sandbox),
		limits: limitsOf(planned, bench)
	};
	return {
		...script,
		scored: await bench.splits.get(script)
	};
}
function settingsOf({ variant, block }, { prepared, sandboxes, host }) {
	const project = prepared.get(variant.project);
	const sandbox = sandboxes.get(groupKey(block));
	if (!project || !sandbox) throw new Error(`block ${block.id} was not prepared`);
	const { planned, source, environment, whyNot } = project;
	return {
		project: planned,
		source,
		environment,
		whyNot,
		host,
		sandbox
	};
}
const isWithoutScript = ({ variant, code }) => variant.model !== null && code === null;
/** Record of a run that has no script, or whose project can't be run here. */
function recordNotStarted(run, prepared) {
	const settings = settingsOf(run, prepared);
	if (!isWithoutScript(run)) return recordWithoutRun(run, settings, "environment-failed", settings.whyNot ?? "no environment");
	return recordWithoutRun(run, settings, "missing-variant", "there is no script: its generation failed or has not been run");
}
export { prepareProjects as a, chooseSandboxes as i, recordNotStarted as n, whyNoneIsReady as o, runOnce as r, withBench as s, prepareRun as t };
