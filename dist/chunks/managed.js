import { Ai as string, Cr as sha256Hex, H as findProgram, Jr as _usingCtx, Mi as tuple, Ti as object, Zr as makeFolders, _t as removedAfter, ai as UserError, gi as array, gt as removeTree, hr as parseWith, li as recover, oi as errorCode, si as errorMessage, tt as lastLines, ut as withoutSecrets, vt as runCommand, yr as readJsonText } from "./start.js";
import { C as distanceTo, E as parsePythonRange, O as condaPackages, a as makeOnce, f as isSameVersion, i as environmentsFolder, l as shareFiles, m as normaliseName, o as holdUse, p as listPins, r as ensureEnvironment, y as readPackageList } from "./environment.js";
import { t as unpackArchive } from "./unpack-archive.js";
import { BlockList, isIP } from "node:net";
import { createHash, randomBytes } from "node:crypto";
import { homedir } from "node:os";
import { request } from "node:https";
import { basename, delimiter, dirname, isAbsolute, join, resolve } from "node:path";
import { createWriteStream, existsSync } from "node:fs";
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readlink, realpath, rename, rm, stat, utimes } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { lookup } from "node:dns/promises";
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
	throw new UserError(`The conda environment of ${lockFile} could not be ${what} (${result.exitCode ?? result.signal}):\n${said}`, 1);
}
// src/environment/https.ts
const MOST_REDIRECTS = 5;
const IDLE_MILLISECONDS = 6e4;
/** Networks that are not the public internet (IANA's special-purpose registries). */
const NOT_PUBLIC = new BlockList();
for (const subnet of `
  0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
  192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4 ::/96
  ::ffff:0:0:0/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 3fff::/20 5f00::/16 fc00::/7 fe80::/10
  fec0::/10 ff00::/8
`.trim().split(/\s+/)) {
	const [address = "", bits = ""] = subnet.split("/");
	NOT_PUBLIC.addSubnet(address, Number(bits), isIP(address) === 6 ? "ipv6" : "ipv4");
}
/** Whether an address is one of the public internet; an IPv4 address inside an IPv6 one counts as itself. */
function isPublicAddress(address) {
	const version = isIP(address);
	return version !== 0 && !NOT_PUBLIC.check(address, version === 6 ? "ipv6" : "ipv4");
}
/** Hosts that may be asked although they are in a network of one's own: `$GREENML_DOWNLOAD_HOSTS`, separated by commas. */
const allowedHosts = (env) => new Set((env.GREENML_DOWNLOAD_HOSTS ?? "").split(",").map((host) => host.trim().toLowerCase()));
/**
* Asks for a file by HTTPS, redirects followed by HTTPS only. The address is from a manifest, which nobody vouched for: it
* reaches no network of one's own, and the connection goes to the very address that was checked.
*/
async function openHttps(address, env) {
	let url = new URL(address);
	for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
		const response = await ask(url, env);
		const { statusCode = 0, headers } = response;
		if (statusCode === 200) return response;
		response.destroy();
		if (statusCode < 300 || statusCode >= 400 || headers.location === void 0) throw new UserError(`the server answered ${statusCode}`, 1);
		url = new URL(headers.location, url);
	}
	throw new UserError(`it was redirected more than ${MOST_REDIRECTS} times`, 1);
}
async function ask(url, env) {
	if (url.protocol !== "https:") throw new UserError(`it leads to ${url.protocol}//${url.host}, and only https is followed`, 3);
	const host = url.hostname.replace(/^\[|\]$/g, "");
	const addresses = await lookup(host, { all: true });
	const barred = addresses.find((each) => !isPublicAddress(each.address));
	if (barred && !allowedHosts(env).has(host.toLowerCase())) throw new UserError(`${host} is in a network of one's own (${barred.address}), which a project may not reach; if you want it to, set GREENML_DOWNLOAD_HOSTS=${host}`, 3);
	const [first] = addresses;
	if (!first) throw new UserError(`${host} has no address`, 1);
	return new Promise((resolve, reject) => {
		const request$1 = request(url, {
			agent: false,
			lookup: (_host, options, done) => options.all ? done(null, [first]) : done(null, first.address, first.family)
		});
		request$1.setTimeout(IDLE_MILLISECONDS, () => request$1.destroy(new UserError("the server stopped answering", 1)));
		request$1.on("response", resolve);
		request$1.on("error", reject);
		request$1.end();
	});
}
// src/environment/downloads.ts
const GIB = 1024 ** 3;
/** Most bytes of one file as it is fetched, and of all that an archive holds. */
const FILE_LIMIT = 2 * GIB;
const UNPACKED_LIMIT = 2 * GIB;
const MEMBER_LIMIT = 1e5;
/** Name of the lock that is held while downloads are laid out or used. */
const DOWNLOADS_USE = "downloads";
const downloadsFolder = (cache) => join(cache, "downloads");
/** Laid out by this: another way of laying out gets another folder. */
const LAYOUT = 1;
/**
* A folder of the cache that holds the downloads as a home does, each at its path. Files are kept by their content, fetched
* once, and refused where their hash differs.
*/
async function ensureDownloads(downloads, request) {
	try {
		var _usingCtx$1 = _usingCtx();
		const root = downloadsFolder(request.cache);
		const folder = join(root, "homes", sha256Hex(JSON.stringify([LAYOUT, downloads])).slice(0, 24));
		await holdUse(request.cache, DOWNLOADS_USE);
		if (await touch(folder)) return folder;
		await makeFolders(dirname(folder));
		const staging = _usingCtx$1.a(removedAfter(await mkdtemp(join(root, "staging-"))));
		const home = join(staging.folder, "home");
		await mkdir(home);
		for (const download of downloads) await layOut(download, await fetchOnce(download, root, request), home);
		await refuseResults(home);
		await recover(rename(home, folder), ["ENOTEMPTY", "EEXIST"], null);
		return folder;
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** Marks what is used now, so that it is not the first to be pruned; false: it is not there. */
async function touch(path) {
	const now = /* @__PURE__ */ new Date();
	const done = utimes(path, now, now).then(() => true);
	return recover(done, ["ENOENT"], false);
}
async function fetchOnce(download, root, request) {
	const file = join(root, "files", download.sha256);
	if (await touch(file)) return file;
	await makeFolders(dirname(file));
	request.note(`fetching ${download.url}`);
	const temporary = `${file}.${randomBytes(6).toString("hex")}.tmp`;
	try {
		const hash = createHash("sha256");
		let size = 0;
		await pipeline(await openHttps(download.url, request.env), async function* (chunks) {
			for await (const chunk of chunks) {
				size += chunk.length;
				if (size > FILE_LIMIT) throw new UserError(`it is larger than ${FILE_LIMIT / GIB} GiB`, 1);
				hash.update(chunk);
				yield chunk;
			}
		}, createWriteStream(temporary), { signal: AbortSignal.timeout((request.mostSeconds ?? 3600) * 1e3) });
		const found = hash.digest("hex");
		if (found !== download.sha256) throw new UserError(`its SHA-256 is ${found}, not ${download.sha256}`, 1);
		await rename(temporary, file);
		return file;
	} catch (cause) {
		await rm(temporary, { force: true });
		const exitCode = cause instanceof UserError ? cause.exitCode : 1;
		throw new UserError(`${download.url} could not be fetched: ${errorMessage(cause)}.`, exitCode, { cause });
	}
}
/** Refuses names under which what watches a run leaves its results: none of them comes from a project. */
async function refuseResults(home) {
	const found = (await readdir(home)).find((name) => name.startsWith(".greenml"));
	if (found !== void 0) throw new UserError(`environment.downloads: '${found}' is a name that is kept for this tool.`);
}
async function layOut(download, file, home) {
	try {
		await putAt(join(home, download.path), download, file);
	} catch (error) {
		if (!PLACE_FAULTS.has(errorCode(error) ?? "")) throw error;
		throw new UserError(`environment.downloads: nothing can be put at '${download.path}' (${errorCode(error)}): another of them is in its way, or its name is too long.`);
	}
}
const PLACE_FAULTS = /* @__PURE__ */ new Set([
	"EEXIST",
	"ENOTDIR",
	"EISDIR",
	"ENAMETOOLONG"
]);
async function putAt(target, download, file) {
	if (await stat(target).catch(() => null) !== null && download.unpack === void 0) throw new UserError(`environment.downloads: two of them go to '${download.path}'.`);
	if (download.unpack === void 0) {
		await mkdir(dirname(target), { recursive: true });
		await cp(file, target);
		await chmod(target, 420);
		return;
	}
	await mkdir(target, { recursive: true });
	const limits = {
		bytes: UNPACKED_LIMIT,
		files: MEMBER_LIMIT
	};
	const fault = await unpackArchive({
		form: download.unpack,
		path: file
	}, target, limits);
	if (fault !== null) throw new UserError(`${download.url} was not unpacked: ${fault}.`, 1);
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
	if (answer.exitCode !== 0) throw new UserError(`${path} could not be asked for its packages: ${answer.stderr.trim().split("\n").at(-1)}`, 1);
	return checkPlaces(parseWith(facts, readJsonText(answer.stdout), `what ${path} says of itself`), path, hops, (await Promise.all(hops.map((each) => realpath(dirname(dirname(each)))))).filter((folder) => !isWide(folder, homes)));
}
const listHomes = (env) => Promise.all([homedir(), env.HOME ?? homedir()].map((home) => realpath(home).catch(() => home)));
/** Whether a folder is one that no sandbox shows for an interpreter: the whole disk, a home, and what a home lies in. */
const isWide = (folder, homes) => folder === "/" || homes.some((home) => home === folder || home.startsWith(`${folder}/`));
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
		if (!hops.some((each) => each === root || each.startsWith(`${root}/`))) continue;
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
export { downloadsFolder as a, DOWNLOADS_USE as i, hashEnvironment as n, freezeExisting as r, ensureManagedEnvironment as t };
