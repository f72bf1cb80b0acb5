import { Br as errorMessage, Rr as UserError, or as _usingCtx, zr as errorCode } from "./inputs.js";
import { St as sha256Hex, an as lookBelow, d as removeAbandonedScratch, dn as walkTree, dt as hashBelow, ht as hashTree, on as openBelow, yn as GIB } from "./base.js";
import { L as openMeters, rt as Launcher, tt as holdHost } from "./start.js";
import { n as manifestFolder, t as loadTaskRepositories } from "./load-task-repositories.js";
import { t as nameRepository } from "./name-repository.js";
import { m as isScript } from "./read-commands.js";
import { i as folderOf, n as buildPrefix } from "./answer-program.js";
import { t as checkPin } from "./check-pin.js";
import { t as DEFAULT_LIMITS } from "./run-limits.js";
import { t as openEnvironmentMaker } from "./environment-maker.js";
import { t as chooseSandbox } from "./choose-sandbox.js";
import { t as findIsolation } from "./run-isolated.js";
import { t as formatTaskFault } from "./task-fault-words.js";
import { t as runProgram } from "./run-program.js";
import { join } from "node:path";
// src/mlbench/execution/task-lacks.ts
/** The fault of a repository whose tasks are not run for that. */
const LACKING = { kind: "lacking" };
/** What a repository lacks with the files that lie in its folder by now: whoever puts weights and data there has its tasks run. */
async function listLacks({ lacks }, source) {
	const left = [];
	for (const lack of lacks) if (!await isMet(lack, source)) left.push(lack);
	return left;
}
async function isMet({ files }, source) {
	if (files === void 0) return false;
	for (const file of files) if (!await isThere(file, source)) return false;
	return true;
}
/** The size is looked at first: weights take long to hash. */
async function isThere({ path, bytes, sha256 }, source) {
	const opened = await openBelow(source, path);
	if (opened === null) return false;
	await opened.file.close();
	if (bytes !== null && opened.stats.size !== bytes) return false;
	return sha256 === null || await hashBelow(source, path) === sha256;
}
/** What a repository lacks that keeps this task from being run. */
const lacksOf = ({ id }, lacks) => lacks.filter(({ tasks }) => tasks === void 0 || tasks.includes(id));
// src/mlbench/execution/prepared-repository.ts
/** How a repository's environment failed to run anything; null: it can. Its answers have no part in that. */
async function tryEnvironment(given) {
	const settings = {
		...given,
		meter: null
	};
	const { ending } = await runProgram({
		file: "greenml_check.py",
		code: "pass\n",
		by: "python",
		evidence: null
	}, settings);
	return ending && (ending.errorMessage ?? ending.status);
}
/** Remembers what was tried of tasks' own folders and prefix code: several tasks share them. */
function openTaskChecks() {
	const known = /* @__PURE__ */ new Map();
	return (task, { githubId, settings, lacks }, rules) => {
		if (lacksOf(task, lacks).length > 0) return Promise.resolve(false);
		const prefix = rules === "compat" ? null : buildPrefix(task, settings.environment.python);
		const key = sha256Hex(JSON.stringify([
			githubId,
			folderOf(task),
			prefix
		]));
		const found = known.get(key) ?? tryTask(task, prefix, settings);
		known.set(key, found);
		return found;
	};
}
async function tryTask(task, prefix, settings) {
	if (!await hasFolder(settings.source, folderOf(task))) return false;
	if (prefix === null) return true;
	const { ending } = await runProgram(prefix, {
		...settings,
		meter: null
	});
	return ending === null;
}
/** A row may name any place: one outside of the repository is none of its folders. */
async function hasFolder(source, folder) {
	try {
		return (await lookBelow(source, folder)).kind === "folder";
	} catch (error) {
		if (error instanceof UserError) return false;
		throw error;
	}
}
// src/mlbench/execution/repository-files.ts
async function listRepositoryFiles(source) {
	const scripts = /* @__PURE__ */ new Set();
	const modules = /* @__PURE__ */ new Map();
	for await (const { path, kind } of walkTree(source, (folder) => folder !== ".git")) {
		const cut = path.lastIndexOf("/");
		const [folder, name] = [cut < 0 ? "." : path.slice(0, cut), path.slice(cut + 1)];
		if (kind !== "folder" && isScript(name)) scripts.add(name);
		if (kind !== "folder" && !name.endsWith(".py")) continue;
		const known = modules.get(folder) ?? /* @__PURE__ */ new Set();
		modules.set(folder, known.add(name.replace(/\.py$/, "")));
	}
	return {
		scripts,
		importable: (task) => /* @__PURE__ */ new Set([...modules.get(".") ?? [], ...modules.get(folderOf(task)) ?? []])
	};
}
// src/mlbench/execution/prepare-repositories.ts
/** The repositories of tasks with the environments that their answers run in, made where they are not there yet; what one lacks is told. */
async function prepareRepositories(tasks, { dataset, repositories: root, tellFault }, bench, context) {
	const known = await loadTaskRepositories(dataset);
	const maker = openEnvironmentMaker(context, [dataset, ...root === void 0 ? [] : [root]], findIsolation);
	const prepared = /* @__PURE__ */ new Map();
	if (root === void 0 && tasks.length > 0) context.logger.warn("no answer can be run: --repositories DIR names what the tasks are about; greenml mlbench grade --static-only judges the text alone");
	for (const task of tasks) {
		const { githubId } = task;
		if (prepared.has(githubId)) continue;
		const repository = known.get(githubId) ?? null;
		const name = nameRepository(task, repository?.folder);
		const found = await prepare(repository, name, tasks.filter((each) => each.githubId === githubId), {
			dataset,
			root,
			maker,
			bench
		}).catch((error) => {
			if (!isOfTheFiles(error) || context.signal?.aborted) throw error;
			return lost({
				kind: "unreadable",
				detail: errorMessage(error)
			}, repository?.lacks);
		});
		if (found.fault !== null && root !== void 0) tellFault(name, found.fault);
		const pin = repository === null ? null : await findPin(root, name, repository.commit);
		if (pin === "changed" || pin === "other-commit") context.logger.warn(`${name}: its files are not those of the commit that it is pinned to (${pin})`);
		prepared.set(githubId, {
			githubId,
			name,
			repository,
			pin,
			...found
		});
	}
	return prepared;
}
async function findPin(root, name, commit) {
	if (root === void 0 || (await lookBelow(root, name)).kind !== "folder") return null;
	return checkPin(join(root, name), commit).catch((error) => {
		if (!isOfTheFiles(error)) throw error;
		return "unverified";
	});
}
const lost = (fault, lacks = [], sourceHash = null) => ({
	settings: null,
	sourceHash,
	fault,
	lacks
});
/** A folder that can't be read, or holds what is not opened (a pipe, a name that no path has), is its own tasks' loss alone. */
const isOfTheFiles = (error) => error instanceof UserError || errorCode(error) !== void 0;
async function prepare(repository, name, tasks, means) {
	const { dataset, root, maker, bench } = means;
	if (repository === null) return lost({
		kind: "not-described",
		folder: join(dataset, "ml-bench")
	});
	const { lacks: all } = repository;
	if (repository.environment === void 0) return lost({ kind: "no-environment" }, all);
	if (root === void 0) return lost({ kind: "no-repositories" }, all);
	if ((await lookBelow(root, name)).kind !== "folder") return lost({
		kind: "no-folder",
		root
	}, all);
	const source = join(root, name);
	const lacks = await listLacks(repository, source);
	if (tasks.every((task) => lacksOf(task, lacks).length > 0)) return lost(LACKING, lacks);
	const sourceHash = await hashTree(source, (path) => path !== ".git");
	const folder = manifestFolder(dataset, repository);
	const environment = await maker.makeOrExplain({
		slug: repository.folder,
		folder,
		lockFile: join(folder, repository.environment.lock),
		manifest: { environment: repository.environment }
	});
	if ("fault" in environment) return lost({
		kind: "environment-failed",
		detail: environment.fault
	}, lacks, sourceHash);
	const { memoryGiB, timeoutSeconds } = repository.limits;
	const settings = {
		source,
		environment,
		limits: {
			...DEFAULT_LIMITS,
			memoryBytes: memoryGiB * GIB,
			wallSeconds: timeoutSeconds
		},
		...bench
	};
	const failed = await tryEnvironment(settings);
	if (failed !== null) return lost({
		kind: "python-failed",
		detail: failed
	}, lacks, sourceHash);
	return {
		settings,
		files: await listRepositoryFiles(source),
		sourceHash,
		lacks,
		fault: null
	};
}
// src/mlbench/execution/task-ground.ts
/** Has `use` run programs of tasks' repositories, with the host held by `holder` and each repository ready in the sandbox. */
async function withTaskGround(tasks, { holder, userTrusts, ...options }, context, use) {
	try {
		var _usingCtx$1 = _usingCtx();
		const trust = {
			trusted: false,
			userTrusts,
			allow: options.allow,
			warn: context.logger.warn
		};
		const sandbox = await chooseSandbox(options.sandbox, trust);
		await removeAbandonedScratch();
		const meter = _usingCtx$1.a(await openMeters(options, context));
		const launcher = _usingCtx$1.a(new Launcher());
		if (options.repositories !== void 0) await holdHost(launcher, holder, options.wait, context);
		_usingCtx$1.u(launcher.stopOn(context.signal));
		return await use(await prepareRepositories(tasks, options, {
			sandbox,
			launcher,
			meter
		}, context));
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
// src/commands/mlbench/tell-faults.ts
/** Warns of each repository whose tasks can't be run. */
const tellFaults = ({ warn }) => (repository, fault) => warn(`${repository}: ${formatTaskFault(fault, repository)}`);
export { lacksOf as a, LACKING as i, withTaskGround as n, openTaskChecks as r, tellFaults as t };
