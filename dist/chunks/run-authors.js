import { mr as UserError } from "./inputs.js";
import { c as removeAbandonedScratch, mn as _usingCtx, mt as hashTree } from "./base.js";
import { a as chooseProjectSandbox, f as readScoredSource, h as HomeTemplates, m as executeScript, s as isTrustedProject, t as limitsOf, u as loadTrustedHashes } from "./run-once.js";
import { H as describeHost, K as Launcher, W as holdHost } from "./start.js";
import { n as watchAccess } from "./access-times.js";
import { t as SHIMS_FOLDER } from "./shims2.js";
import { n as planProject } from "./plan-project.js";
import { a as unplannedRun, i as recordWithoutRun } from "./blank-record.js";
import { join } from "node:path";
import { lstat } from "node:fs/promises";
// src/measurement/instruments/file-use.ts
/** Watches from outside which of some plain files a run reads and writes; `told` has the answer once the run is read. */
function watchFileUse(paths) {
	let use = {
		read: null,
		written: []
	};
	let listRead = async () => null;
	const before = /* @__PURE__ */ new Map();
	return {
		shims: [],
		environment: {},
		told: () => use,
		begin: async ({ projectFolder }) => {
			listRead = await watchAccess(projectFolder, new Map(paths.map((path) => [path, path])));
			for (const path of paths) before.set(path, await stateOf(join(projectFolder, path)));
		},
		read: async ({ projectFolder, folder }) => {
			const read = await listRead(folder);
			const written = [];
			for (const [path, state] of before) if (await stateOf(join(projectFolder, path)) !== state) written.push(path);
			use = {
				read: read?.filter((path) => !written.includes(path)) ?? null,
				written
			};
			return {};
		}
	};
}
async function stateOf(path) {
	const found = await lstat(path).catch(() => null);
	return found === null ? "none" : `${found.ino} ${found.mtimeMs} ${found.size}`;
}
// src/benchmark/run-authors.ts
/** Runs the author's script once, as a campaign would, for whoever wants to know how it ends. What is lost to the bench is told as such. */
async function runAuthors(project, options, maker, context) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { slug, manifest, sourceFolder } = project;
		const { cpuSeconds } = options;
		const trusted = await isTrustedProject(project, [], await loadTrustedHashes());
		const sandbox = await chooseProjectSandbox(project, trusted, options, context.logger.warn);
		await removeAbandonedScratch();
		const launcher = _usingCtx$1.a(new Launcher());
		await holdHost(launcher, `greenml check ${slug}`, options.wait, context);
		const host = await describeHost(null);
		const planned = planProject({
			slug,
			manifest,
			entryBytes: 0,
			notProbed: {},
			drawsOrWaits: true,
			lockHash: "",
			sourceHash: await hashTree(sourceFolder)
		});
		const settings = {
			project: planned,
			host,
			sandbox
		};
		const made = await maker.makeOrExplain(project);
		if (typeof made === "string") return {
			record: recordWithoutRun(unplannedRun(slug), {
				...settings,
				environment: null
			}, "environment-failed", made),
			stdout: "",
			stderr: "",
			metricLine: null,
			fileUse: {
				read: null,
				written: []
			}
		};
		const homes = _usingCtx$1.a(new HomeTemplates(launcher));
		const watcher = watchFileUse(options.watched);
		_usingCtx$1.u(launcher.stopOn(context.signal));
		return {
			...await executeScript(unplannedRun(slug), {
				...settings,
				sourceFolder,
				environment: made,
				flopCounter: null,
				host: {
					...host,
					python: made.pythonVersion
				},
				equipment: {
					launcher,
					meter: null,
					sensors: null,
					baseline: null,
					carbon: null
				},
				homeTemplate: await homes.get(made, sandbox),
				shimsFolder: SHIMS_FOLDER,
				modules: null,
				scored: await readScored(sourceFolder, planned),
				limits: {
					...limitsOf(planned, { timeoutSeconds: options.timeout }),
					...cpuSeconds === void 0 ? {} : {
						cpuSeconds,
						cpuSecondsOfEach: cpuSeconds
					}
				}
			}, watcher),
			fileUse: watcher.told()
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** What the author's own predictions are scored by; a split that can't be read is told by the run, as what it prints is. */
async function readScored(sourceFolder, project) {
	if (project.scoring === "printed") return null;
	const known = await readScoredSource(sourceFolder, project);
	if (typeof known === "string") throw new UserError(`${project.slug}: ${known}.`);
	return {
		...known,
		split: "not known yet"
	};
}
export { runAuthors as t };
