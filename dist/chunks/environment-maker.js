import { Rr as UserError, Vr as interruptible, Xn as withoutSecrets, fr as lastLines, gr as withSaid, ln as tuple, nn as object, qt as array, sn as string } from "./inputs.js";
import { At as orFault, it as cacheFolder } from "./work.js";
import { Bt as parseWith, L as memoise, Pn as isBelow, St as sha256Hex, Vt as readJsonText, _ as runCommand, f as removeTree, gn as makeFolders } from "./base.js";
import { E as IndexUnreachable, M as checkCache, N as condaPackages, a as makeOnce, d as isSameVersion, i as environmentsFolder, m as listPins, o as shareFiles, r as ensureEnvironment, x as readPackageList } from "./environment.js";
import { Q as findProgram } from "./start.js";
import { n as locateUv, s as ensureDownloads } from "./uv.js";
import { n as normaliseName } from "./package-name.js";
import { o as parsePythonRange, t as distanceTo } from "./python-versions.js";
import { basename, delimiter, dirname, isAbsolute, join, resolve } from "node:path";
import { existsSync } from "node:fs";
import { chmod, chown, readlink, realpath } from "node:fs/promises";
import { homedir } from "node:os";
// src/environment/conda.ts
const PROGRAMS = [
	"micromamba",
	"mamba",
	"conda"
];
const LOCKED = /^https:\/\/[^\s#]+#(?:[0-9a-f]{32}|(?:sha256:)?[0-9a-f]{64})$/;
const complete = object({ version: string() });
/** The environment's own Python says it, which is a package as any other: nothing else is taken from it. */
const VERSION = /^3\.\d{1,3}\.\d{1,3}\S{0,20}$/;
/**
* Fetches the packages of an explicit list with the network, and installs them without it inside the sandbox: their link
* scripts are code that nobody vouched for.
*/
async function ensureCondaEnvironment(request) {
	const { cache, isolate, lockFile } = request;
	const lock = (await readPackageList({
		...request,
		path: lockFile
	})).toString();
	checkLock(lock, lockFile);
	const program = await locate$1(request);
	if (!isolate) throw new UserError(`${lockFile}: conda packages bring scripts that run when they are installed, and there is no sandbox: install bubblewrap.`, 1);
	const name = sha256Hex(`conda\0${lock}`).slice(0, 24);
	const outer = join(environmentsFolder(cache), name);
	const folder = join(outer, "prefix");
	const packages = condaPackages(cache);
	const python = join(folder, "bin", "python");
	const lockHash = sha256Hex(lock);
	const made = await makeOnce(request, name, async () => {
		request.note(`making the conda environment of ${lockFile}`);
		await removeTree(outer);
		await makeFolders(packages);
		await makeFolders(folder);
		const create = [
			program.path,
			"create",
			"--yes",
			"--prefix",
			folder,
			"--file",
			lockFile
		];
		refuseFailure(await runCommand(program.path, [...create.slice(1), "--download-only"], {
			env: {
				...withoutSecrets(request.env),
				CONDA_PKGS_DIRS: packages
			},
			endsWithCaller: true
		}), "fetched", lockFile);
		const shown = {
			readOnly: [
				...program.files,
				packages,
				lockFile
			],
			wallSeconds: 1800
		};
		for (const each of [outer, folder]) await chmod(each, 493);
		const env = { CONDA_PKGS_DIRS: packages };
		refuseFailure(await isolate({
			...shown,
			command: [...create, "--offline"],
			writable: [folder],
			env
		}), "installed", lockFile);
		const answer = await isolate({
			command: [
				python,
				"-I",
				"-c",
				"import platform; print(platform.python_version())"
			],
			readOnly: [folder],
			wallSeconds: 60
		});
		refuseFailure(answer, "started", lockFile);
		const version = answer.stdout.trim();
		if (!VERSION.test(version)) throw new UserError(`The Python of ${lockFile} does not tell its version.`, 1);
		await shareFiles(cache, folder);
		if (process.getuid?.() === 0) await chown(folder, 0, 0);
		return {
			lockHash,
			version
		};
	});
	const { version: pythonVersion } = parseWith(complete, made, `what is kept of ${outer}`);
	return {
		python,
		folder,
		basePrefix: folder,
		pythonVersion,
		lockHash
	};
}
/** The program, and what a sandbox has to show of it: never the home that its folder may lie in. */
async function locate$1({ env, lockFile }) {
	const found = PROGRAMS.map((name) => findProgram(name, env)).find((path) => path !== null);
	if (!found) throw new UserError(`${lockFile} is conda's: install micromamba, mamba or conda so that it is on PATH.`, 1);
	const path = await realpath(found);
	if (basename(path).startsWith("micromamba")) return {
		path,
		files: [path]
	};
	const prefix = dirname(dirname(path));
	if (existsSync(join(prefix, "conda-meta"))) return {
		path,
		files: [prefix]
	};
	throw new UserError(`${found} lies in no installation of conda (${prefix} has no conda-meta): use micromamba.`, 1);
}
function checkLock(lock, lockFile) {
	const [first, ...others] = lock.split("\n").map((text, index) => ({
		text,
		number: index + 1
	})).filter(({ text }) => text.trim() !== "" && !text.startsWith("#"));
	const wrong = first?.text === "@EXPLICIT" ? others.find(({ text }) => !LOCKED.test(text)) : first;
	if (first !== void 0 && wrong === void 0) return;
	throw new UserError(`${lockFile} is no explicit list of packages with their hashes (line ${wrong?.number ?? 1}): write it with \`conda list --explicit --sha256\` in an environment that works.`);
}
function refuseFailure(result, what, lockFile) {
	if (result.exitCode === 0) return;
	const said = lastLines(`${result.stdout}\n${result.stderr}`, 10);
	const failed = `The conda environment of ${lockFile} could not be ${what} (${result.exitCode ?? result.signal})`;
	throw new UserError(withSaid(failed, said), 1);
}
// src/environment/existing.ts
const facts = object({
	executable: string(),
	prefix: string(),
	basePrefix: string(),
	version: string(),
	/** Name and version of each installed distribution. */
	distributions: array(tuple([string(), string()]))
});
const FACTS = `
import importlib.metadata, json, platform, sys
print(json.dumps({"executable": sys.executable, "prefix": sys.prefix, "basePrefix": sys.base_prefix,
                  "version": platform.python_version(),
                  "distributions": sorted({(each.metadata["Name"], each.version)
                                           for each in importlib.metadata.distributions() if each.metadata["Name"]})}))`;
/** An interpreter of this host as it is: what it has installed has to equal the lock's pins. */
async function useExistingInterpreter(request) {
	const found = await inspectExisting(request);
	const lock = (await readPackageList({
		...request,
		path: request.lockFile
	})).toString();
	const range = parsePythonRange(request.settings.python);
	const wrong = listDifferences(lock, found);
	if (range && distanceTo(range, found.version) > 0) wrong.unshift(`Python ${found.version}, not ${request.settings.python}`);
	if (wrong.length > 0) throw new UserError(`The environment of ${found.executable} is not the one of ${request.lockFile}: ${wrong.join("; ")}.\nInstall what is missing there, or write its lock anew with greenml env lock and plan again.`, 1);
	return {
		python: found.executable,
		folder: found.prefix,
		basePrefix: found.basePrefix,
		pythonVersion: found.version,
		lockHash: sha256Hex(lock)
	};
}
/** The lock of an interpreter that is there: what it has installed, without hashes, since nothing is fetched by it. */
async function freezeExisting(request) {
	const { distributions, version } = await inspectExisting(request);
	return `# of an interpreter that was there, Python ${version}\n${distributions.map(([name, each]) => `${normaliseName(name)}==${each}\n`).sort().join("")}`;
}
async function inspectExisting(request) {
	const { path, hops, shown } = await chooseStart(await locate(request));
	const homes = await listHomes(request.env);
	const wide = shown.find((folder) => isWide(folder, homes));
	if (wide !== void 0) throw new UserError(`environment.interpreter: the sandbox would have to show ${wide} for ${path}: name an interpreter of an environment of its own (python3 -m venv), or one in /usr/bin.`, 3);
	const command = [
		path,
		"-I",
		"-c",
		FACTS
	];
	const answer = request.isolate ? await request.isolate({
		command,
		readOnly: shown,
		wallSeconds: 60
	}) : await runCommand(path, command.slice(1), {
		env: {},
		cwd: "/",
		timeoutSeconds: 60
	});
	if (answer.exitCode !== 0) throw new UserError(withSaid(`${path} could not be asked for its packages`, lastLines(answer.stderr, 1), ": "), 1);
	return checkPlaces(parseWith(facts, readJsonText(answer.stdout), `what ${path} says of itself`), path, hops, (await Promise.all(hops.map((each) => realpath(dirname(dirname(each)))))).filter((folder) => !isWide(folder, homes)));
}
const listHomes = (env) => Promise.all([homedir(), env.HOME ?? homedir()].map((home) => realpath(home).catch(() => home)));
/** Whether a folder is one that no sandbox shows for an interpreter: the whole disk, a home, and what a home lies in. */
const isWide = (folder, homes) => folder === "/" || homes.some((home) => isBelow(home, folder));
/**
* Name by which an interpreter is started, and what a sandbox has to show then. A venv is told by where its own link lies;
* any other interpreter is started where it is, since the folder of a link to it is nothing to show.
*/
async function chooseStart({ path, hops }) {
	const real = await realpath(path);
	const [own, base] = [dirname(dirname(path)), dirname(dirname(real))];
	if (!existsSync(join(own, "pyvenv.cfg"))) return {
		path: real,
		hops,
		shown: [base]
	};
	const roots = [await realpath(own), base];
	const hidden = hops.find((each) => !roots.some((root) => each.startsWith(`${root}/`)));
	if (hidden === void 0) return {
		path,
		hops,
		shown: [own, base]
	};
	throw new UserError(`environment.interpreter: ${path} starts ${hidden}, a link that no sandbox shows: make it anew with ${real}.`, 1);
}
/**
* Refuses places that packages named, whose hooks ran before the answer was given: they have no say in what a sandbox shows.
*/
async function checkPlaces(found, path, hops, own) {
	const isOwn = async (folder) => own.includes(await realpath(folder).catch(() => ""));
	const executable = join(await realpath(dirname(found.executable)).catch(() => ""), basename(found.executable));
	if (hops.includes(executable) && await isOwn(found.prefix) && await isOwn(found.basePrefix)) return found;
	throw new UserError(`${path} says that it lies at ${found.executable}, below ${found.prefix}: it is not used.`, 3);
}
/** A project must not bring the program that is trusted to run it. */
async function locate({ interpreter, env, untrustedFolders, cache, isolate }) {
	const folders = (env.PATH ?? "").split(delimiter).filter((folder) => basename(folder) !== "shims");
	const path = isAbsolute(interpreter) ? interpreter : findProgram(interpreter, { PATH: folders.join(delimiter) });
	if (path === null || !existsSync(path)) throw new UserError(`environment.interpreter: '${interpreter}' is not here: install it, or correct project.yaml.`, 1);
	const hops = await listHops(path);
	for (const folder of isolate ? untrustedFolders : [...untrustedFolders, cache]) {
		const root = await realpath(folder).catch(() => resolve(folder));
		if (!hops.some((each) => isBelow(each, root))) continue;
		throw new UserError(`environment.interpreter: '${interpreter}' lies in ${folder}: a project brings no interpreter.`, 3);
	}
	return {
		path,
		hops
	};
}
const MOST_LINKS = 40;
/**
* Every place that a path leads over, link by link, by its real folder: a Python takes its packages from where the link to it
* lies (pyvenv.cfg), and that folder may itself be named by a link.
*/
async function listHops(path) {
	const hops = [];
	for (let next = resolve(path); next !== null && hops.length <= MOST_LINKS;) {
		const place = join(await realpath(dirname(next)), basename(next));
		hops.push(place);
		const target = await readlink(place).catch(() => null);
		next = target === null ? null : resolve(dirname(place), target);
	}
	return hops;
}
function listDifferences(lock, { distributions }) {
	const installed = new Map(distributions.map(([name, version]) => [normaliseName(name), version]));
	return listPins(lock).flatMap(({ name, version }) => {
		const there = installed.get(name);
		if (there === void 0) return [`${name} ${version} is missing`];
		return isSameVersion(there, version) ? [] : [`${name} is ${there}, not ${version}`];
	});
}
// src/environment/managed.ts
/** The environment that a manifest asks for, made by its manager or found, with the files that scripts expect at home. */
async function ensureManagedEnvironment(request) {
	const { settings, lockFile } = request;
	const environment = await ensureByManager(request);
	const lockHash = hashEnvironment(await readPackageList({
		...request,
		path: lockFile
	}), settings);
	if (settings.downloads.length === 0) return {
		...environment,
		lockHash
	};
	return {
		...environment,
		lockHash,
		downloads: await ensureDownloads(settings.downloads, request)
	};
}
async function ensureByManager(request) {
	const { settings } = request;
	if (settings.manager === "conda") return ensureCondaEnvironment(request);
	if (settings.manager === "existing") {
		if (settings.interpreter) return useExistingInterpreter({
			...request,
			interpreter: settings.interpreter
		});
		throw new UserError("environment.manager is existing: name the interpreter by environment.interpreter in project.yaml.");
	}
	return ensureEnvironment({
		...request,
		pythonRequest: settings.python,
		pythonWanted: settings.pythonWanted ?? null
	});
}
/**
* SHA-256 that stands for an environment in plans and records: the lock's own, and where the manifest says more of it, over
* both. Another download or interpreter is another environment.
*/
function hashEnvironment(lock, settings) {
	const { manager, interpreter = null, downloads } = settings;
	if (manager === "uv" && downloads.length === 0) return sha256Hex(lock);
	return sha256Hex(JSON.stringify([
		sha256Hex(lock),
		manager,
		interpreter,
		downloads
	]));
}
// src/environment/environment-maker.ts
/**
* Makes the environments of projects; what that takes on this host is looked for once, and only where it is needed.
* `folders`: where nothing is trusted, beside the projects' own (the dataset, the campaign). `findIsolation` finds what runs a
* manager's commands in a sandbox of their own.
*/
function openEnvironmentMaker(context, folders, findIsolation) {
	const uv = memoise(() => prepareUv(context));
	const isolation = memoise(findIsolation);
	const untrusted = folders.map((folder) => resolve(folder));
	let isIndexDown = false;
	const make = async ({ slug, folder, lockFile, manifest }) => {
		const { env, ...request } = await uv();
		return ensureManagedEnvironment({
			...request,
			env: isIndexDown ? {
				...env,
				UV_HTTP_RETRIES: "0"
			} : env,
			lockFile,
			projectFolder: folder,
			settings: manifest.environment,
			project: slug ?? basename(folder),
			untrustedFolders: [...untrusted, folder],
			isolate: manifest.environment.manager === "uv" ? null : await isolation(),
			note: context.logger.info
		}).catch((error) => {
			isIndexDown ||= error instanceof IndexUnreachable;
			throw error;
		});
	};
	/** The environment, or why there is none. */
	const makeOrExplain = (source) => orFault(interruptible(make(source), context.signal), context.signal);
	return {
		make,
		makeOrExplain,
		uv,
		isolation
	};
}
/** The cache that this host keeps environments in, and the uv that fills it. UserError where nothing can be written there. */
async function prepareUv({ env, logger, signal }) {
	const cache = cacheFolder(env);
	await checkCache(cache);
	return {
		uv: await locateUv(cache, env, logger.info, signal),
		cache,
		env,
		...signal ? { signal } : {}
	};
}
export { freezeExisting as i, prepareUv as n, hashEnvironment as r, openEnvironmentMaker as t };
