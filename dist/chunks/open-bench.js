import { q as copyTree } from "./work.js";
import { At as removeBelow, Xt as walkTree, l as removeTree, o as makeScratch, sn as _usingCtx, wt as copyBelow } from "./base.js";
import { t as DEFAULT_LIMITS } from "./run-limits.js";
import { t as SHIMS_FOLDER } from "./shims2.js";
import { O as inSandbox, b as HostSensors } from "./start.js";
import { t as makeWorkspace } from "./workspace.js";
import { d as ProjectSplits, h as HomeTemplates } from "./run-once.js";
import { n as takeBaseline } from "./idle-baseline2.js";
import { join } from "node:path";
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
	if (counter.unavailable) logger.info(`the processor's operations are not counted here: ${counter.unavailable}`);
	return counter;
}
export { withBench as t };
