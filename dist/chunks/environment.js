import { Br as errorMessage, Gr as recover, Kr as refuseStopped, Rr as UserError, Xn as withoutSecrets, Yn as withoutCredentials, _r as withoutEndSlashes, br as cleanLine, fr as lastLines, gr as withSaid, nn as object, or as _usingCtx, qt as array, sn as string } from "./inputs.js";
import { $ as holdUse, nt as lockFile } from "./work.js";
import { Bt as parseWith, St as sha256Hex, Vt as readJsonText, Zt as assetPath, _ as runCommand, bt as readTextIfPresent, gn as makeFolders, i as OWN_PYTHON, lt as checkWritableFolder, sn as readBelow, wt as writeFileAtomic } from "./base.js";
import { a as minorOf, n as highestMinor, o as parsePythonRange, r as isNewer, t as distanceTo } from "./python-versions.js";
import { t as openBoundedFetch } from "./bounded-fetch.js";
import { n as normaliseName, t as nameInLine } from "./package-name.js";
import { delimiter, dirname, join, relative } from "node:path";
import { lstatSync, readdirSync, statSync } from "node:fs";
import { readFile, readdir, realpath, rm, stat } from "node:fs/promises";
import { homedir } from "node:os";
import { createHash } from "node:crypto";
// src/base/files/cache-owner.ts
const GROUP_WRITES = 16;
const EXECUTABLE = 73;
const MISSING = { throwIfNoEntry: false };
/**
* The cache itself, or what lies directly in it, where others may have put it there; null: nothing. Programs and compiled code of it
* are run as this user. Trusted are root, who called sudo, and the users of a group that shares the cache with this one. What others
* put there while every user could write stays theirs.
*/
const findOthersPart = (cache, env) => findIn(cache, env, isNotStarted);
/** `isInert`: a file that is never run, whoever can write it. */
function findIn(cache, env, isInert) {
	const top = statSync(cache, MISSING);
	const user = process.getuid?.();
	if (top === void 0 || user === void 0) return null;
	const owners = [
		user,
		0,
		...user === 0 ? [Number(env.SUDO_UID)] : []
	];
	const isShared = (top.mode & GROUP_WRITES) !== 0 && process.getgroups?.().includes(top.gid) === true;
	const judge = (found) => {
		const { uid, gid, mode } = found;
		if (!owners.includes(uid) && !(isShared && gid === top.gid)) return "other-owner";
		return (mode & 2) === 0 || isInert(found) ? null : "everybody";
	};
	for (const path of [cache, ...listIn(cache)]) {
		const reason = lookAt(path).map(judge).find((each) => each !== null);
		if (reason) return {
			path,
			reason
		};
	}
	return null;
}
const listIn = (folder) => statSync(folder, MISSING)?.isDirectory() ? readdirSync(folder).map((name) => join(folder, name)) : [];
/** A file that nobody may start, as a lock that all users of a host take. */
const isNotStarted = (found) => found.isFile() && (found.mode & EXECUTABLE) === 0;
/** What lies there, and where that is a link, of which every system has its own modes, who made it and what it leads to. */
function lookAt(path) {
	const found = lstatSync(path, MISSING);
	if (found === void 0) return [];
	if (!found.isSymbolicLink()) return [found];
	found.mode = 0;
	return [found, ...lookBehind(path)];
}
function lookBehind(link) {
	try {
		return [statSync(link, MISSING) ?? []].flat();
	} catch {
		return [];
	}
}
// src/environment/cache.ts
/** uv's own folder, and that of conda's packages. */
const uvCache = (cache) => join(cache, "uv-cache");
const condaPackages = (cache) => join(cache, "conda-packages");
/** Folders in which uv keeps unpacked packages, each in a folder of its own. */
async function unpackedFolders(cache) {
	return (await recover(readdir(uvCache(cache)), ["ENOENT"], [])).filter((name) => /^archive-v\d+$/.test(name)).map((name) => join(uvCache(cache), name));
}
/** UserError where the cache is a file, or others can put files into it; it need not exist yet. */
async function refuseStrangeCache(cache) {
	if ((await stat(cache).catch(() => null))?.isDirectory() === false) throw new UserError(`The cache ${cache} is a file, and should be a folder: GREENML_CACHE names another.`);
	refuseOthersCache(cache);
}
const WHOSE = {
	"other-owner": "belongs to another user",
	everybody: "can be written by every user"
};
/** UserError 3 where others may have put files into the cache: its uv is run as this user, outside of any sandbox. */
function refuseOthersCache(cache) {
	const found = findOthersPart(cache, process.env);
	if (found === null) return;
	const { path, reason } = found;
	const subject = path === cache ? `The cache ${path}` : `${path}, of the cache,`;
	const mends = [
		...reason === "everybody" ? [`take that away (chmod o-w ${path})`] : [],
		...path === cache ? [] : ["remove it"],
		"let GREENML_CACHE name one of your own"
	];
	throw new UserError(`${subject} ${WHOSE[reason]}, who could have put any program there: ${mends.join(", or ")}.`, 3);
}
/** UserError where files can't be made in the cache, or others can; to be asked before environments are made or removed. */
async function checkCache(cache) {
	await refuseStrangeCache(cache);
	try {
		await checkWritableFolder(cache);
	} catch (cause) {
		if (!(cause instanceof UserError)) throw cause;
		throw new UserError(`The cache of environments: ${cause.message} GREENML_CACHE names another folder.`, 1, { cause });
	}
}
// src/environment/package-index.ts
const PUBLIC_INDEX = "https://pypi.org/simple";
/** The package index gave no answer, which says nothing of the packages that it was asked for. */
var IndexUnreachable = class extends UserError {
	constructor(lost, options) {
		super(`${lost}.\nConnect this machine, or set UV_DEFAULT_INDEX to an index that it reaches, then run the same command again.`, 1, options);
	}
};
/** Error where uv could not connect to the index, by what it printed; null: it could. */
async function explainDisconnection(stderr, failed, env) {
	const unreachable = stderr.lastIndexOf("client error (Connect)");
	const cause = unreachable < 0 ? void 0 : /cause: (.+)/.exec(stderr.slice(unreachable))?.[1];
	if (cause === void 0) return null;
	return new IndexUnreachable(`${failed}: the package index ${showIndex(await findPackageIndex(env))} can't be reached (${cause})`);
}
/** The Python package index that this machine is set up for: uv's or pip's variable, pip's file, else the public one. */
async function findPackageIndex(env) {
	const configured = env.UV_DEFAULT_INDEX || env.UV_INDEX_URL || env.PIP_INDEX_URL;
	if (configured) return withoutEndSlashes(configured);
	for (const path of pipConfigFiles(env)) {
		const text = await readFile(path, "utf8").catch(() => "");
		const url = /^[ \t]*index[-_]url[ \t]*[=:]\s*(\S+)/m.exec(text)?.[1];
		if (url) return withoutEndSlashes(url);
	}
	return PUBLIC_INDEX;
}
function pipConfigFiles(env) {
	const home = env.HOME ?? homedir();
	return [
		...env.PIP_CONFIG_FILE ? [env.PIP_CONFIG_FILE] : [],
		join(env.XDG_CONFIG_HOME ?? join(home, ".config"), "pip", "pip.conf"),
		join(home, ".pip", "pip.conf"),
		"/etc/pip.conf"
	];
}
/** The part of the index's JSON answer (PEP 691, upload times by PEP 700) that is needed here. */
const projectPage = object({ files: array(object({
	filename: string(),
	url: string(),
	"upload-time": string().optional()
})) });
/** The files of a package; null where the index does not have it. */
async function listPackageFiles(index, name, signal) {
	const { page } = splitCredentials(`${index}/${name}/`);
	try {
		return (await askIndex(index, name, signal))?.files ?? null;
	} catch (error) {
		refuseStopped(signal);
		throw new IndexUnreachable(`The package index could not be asked for ${name} at ${page}: ${explain(error)}`, { cause: error });
	}
}
const LARGEST_BYTES$1 = 256 * 1024 ** 2;
const PATIENCE_SECONDS = 600;
/** For one page, or one file. */
const openFetch = (signal) => openBoundedFetch({
	mostBytes: LARGEST_BYTES$1,
	mostSeconds: PATIENCE_SECONDS,
	mostRequests: 1,
	signal
});
/** Null: the index does not have the package. */
async function askIndex(index, name, signal) {
	const { page, authorization } = splitCredentials(`${index}/${name}/`);
	const answer = await openFetch(signal)(page, { headers: {
		accept: "application/vnd.pypi.simple.v1+json, text/html;q=0.5",
		...authorization
	} });
	if (answer.status === 404) return null;
	if (!answer.ok) throw new Error(`the index answered ${answer.status}`);
	const files = readListing(await answer.text(), answer.headers.get("content-type") ?? "");
	return {
		address: answer.url,
		authorization,
		files
	};
}
/** Fetches one file of a package and refuses it when its hash differs. */
async function fetchPackageFile(index, name, filename, sha256, signal) {
	const { page } = splitCredentials(`${index}/${name}/`);
	try {
		const found = await askIndex(index, name, signal);
		if (!found) throw new Error("the index answered 404");
		const { address, authorization, files } = found;
		const listed = files.find((file) => file.filename === filename);
		if (!listed) throw new Error(`the index does not list ${filename}`);
		const fileUrl = new URL(listed.url, address);
		const sameServer = fileUrl.origin === new URL(page).origin;
		const file = await openFetch(signal)(fileUrl, { headers: sameServer ? authorization : {} });
		if (!file.ok) throw new Error(`the index answered ${file.status} for ${filename}`);
		const content = new Uint8Array(await file.arrayBuffer());
		if (sha256Hex(content) !== sha256) throw new Error(`${filename} does not have the expected SHA-256`);
		return content;
	} catch (error) {
		refuseStopped(signal);
		throw new UserError(`${name} could not be fetched from ${page}: ${explain(error)}.\nInstall ${name} yourself so that it is on PATH, or set UV_DEFAULT_INDEX to an index that has it.`, 1, { cause: error });
	}
}
/** The index's address as it may be shown. */
const showIndex = (index) => splitCredentials(index).page;
function explain(error) {
	const cause = error instanceof Error && error.cause ? `: ${errorMessage(error.cause)}` : "";
	return `${errorMessage(error)}${cause}`;
}
/** fetch refuses a URL that holds a name and a password, and names them in its error: they go into a header. */
function splitCredentials(address) {
	if (!URL.canParse(address)) throw new UserError("The package index is not a URL: see UV_DEFAULT_INDEX, PIP_INDEX_URL and pip.conf.");
	const url = new URL(address);
	const pair = [url.username, url.password].map(decodeURIComponent).join(":");
	url.username = "";
	url.password = "";
	return {
		page: url.href,
		authorization: pair === ":" ? {} : { authorization: `Basic ${Buffer.from(pair).toString("base64")}` }
	};
}
/** Reads PEP 691 JSON, or the older HTML page of links (PEP 503), which tells no times. */
function readListing(body, contentType) {
	if (contentType.includes("json")) return projectPage.parse(JSON.parse(body)).files.map(({ filename, url, "upload-time": uploadTime = null }) => ({
		filename,
		url,
		uploadTime
	}));
	return [...body.matchAll(/<a\s([^<>]*)>([^<]+)<\/a>/g)].flatMap(([, attributes = "", text = ""]) => {
		const url = /(?<!\S)href="([^"]+)"/.exec(attributes)?.[1];
		return url === void 0 ? [] : [{
			filename: text.trim(),
			url,
			uploadTime: null
		}];
	});
}
// src/environment/uv-environment.ts
/**
* uv reads none of pip's settings: the index that this machine is set up for is told to it. It gets no key of the caller's, and no
* setting that makes it build.
*/
async function uvEnvironment(request) {
	return {
		...Object.fromEntries(Object.entries(withoutSecrets(request.env)).filter(([name]) => !/^UV_NO_BINARY/.test(name))),
		UV_DEFAULT_INDEX: await findPackageIndex(request.env),
		UV_CACHE_DIR: uvCache(request.cache),
		UV_LINK_MODE: "hardlink",
		UV_PYTHON_DOWNLOADS: "never",
		UV_NO_CONFIG: "1"
	};
}
/** Runs uv in its own environment; `options.env` is put on top of that. */
async function runUv(request, args, options = {}) {
	return runCommand(request.uv, args, {
		...options,
		env: {
			...await uvEnvironment(request),
			...options.env
		}
	});
}
// src/environment/interpreters.ts
const facts = object({
	executable: string(),
	basePrefix: string(),
	version: string(),
	library: string()
});
const FACTS = `
import json, os, platform, sys
print(json.dumps({"executable": os.path.realpath(getattr(sys, "_base_executable", sys.executable)),
                  "basePrefix": os.path.realpath(sys.base_prefix),
                  "version": platform.python_version(), "library": os.path.dirname(os.__file__)}))`;
/** The interpreter that an environment is made with. */
async function findInterpreter(request) {
	if (!request.pythonWanted) {
		const first = await findFirst(request);
		if (first !== null) return first;
	}
	const [nearest] = await rankInterpreters(request);
	if (nearest) return nearest;
	throw noInterpreter(request.pythonRequest);
}
/** Error where no interpreter may be taken. Of an older one than systems have today it is said where that can be had. */
function noInterpreter(pythonRequest) {
	const lacks = `No installed Python fits '${pythonRequest}' and can be read by everyone, as a sandbox needs it`;
	const minor = highestMinor(pythonRequest);
	const fix = minor === null ? "install one, as sudo apt-get install python3." : `install Python ${minor}: sudo apt-get install python${minor} where your system has it, else pyenv install ${minor} or uv python install ${minor}.`;
	return new UserError(`${lacks}: ${fix}`, 1);
}
/**
* Installed interpreters that may be taken, the nearest to what is wanted first. Of those alike, first the one that the search
* path names first, then newer before older, one for each version.
*/
async function rankInterpreters(request) {
	const allowed = parsePythonRange(request.pythonRequest);
	const wanted = parsePythonRange(request.pythonWanted ?? "");
	const first = await findFirst(request);
	const others = (await inspectAll((await listInterpreters(request)).filter(({ version }) => allowed === null || distanceTo(allowed, version) === 0), request.env)).toSorted(newestFirst);
	const all = [...first ? [first] : [], ...others];
	return all.filter(({ version }, index) => all.findIndex((each) => each.version === version) === index).sort((a, b) => wanted ? distanceTo(wanted, a.version) - distanceTo(wanted, b.version) : 0);
}
/** Each program once, whatever its names: to look at it starts it. */
async function inspectAll(listed, env) {
	const programs = await Promise.all(listed.map(({ path }) => realpath(path).catch(() => path)));
	const paths = listed.flatMap(({ path }, index) => programs.indexOf(programs[index] ?? path) === index ? path : []);
	return (await Promise.all(paths.map((path) => inspect(path, env)))).filter((each) => each !== null);
}
const newestFirst = (a, b) => isNewer(a.version, b.version) ? -1 : 1;
const firsts = /* @__PURE__ */ new Map();
const lists = /* @__PURE__ */ new Map();
function once(known, key, work) {
	const result = known.get(key) ?? work();
	known.set(key, result);
	return result;
}
/** uv's own choice: the first on the search path that fits. Null: there is none, or a sandbox could not start it. */
function findFirst(request) {
	return once(firsts, `${request.pythonRequest}\0${request.env.PATH}`, async () => {
		const found = await runUv(request, [
			"python",
			"find",
			"--no-project",
			"--system",
			request.pythonRequest
		]);
		return found.exitCode === 0 ? inspect(found.stdout.trim(), request.env) : null;
	});
}
const listing = array(object({
	path: string(),
	version: string(),
	implementation: string()
}));
/**
* Interpreters. Those of a version manager are looked up in its folder: its shims start only the version that is switched on.
*/
async function listInterpreters(request) {
	const root = request.env.PYENV_ROOT || join(request.env.HOME ?? homedir(), ".pyenv");
	const versions = await readdir(join(root, "versions")).catch(() => []);
	const folders = [...(request.env.PATH ?? "").split(delimiter).filter((folder) => !folder.startsWith(join(root, "shims"))), ...versions.map((version) => join(root, "versions", version, "bin"))];
	return once(lists, folders.join(delimiter), () => listBelow(folders, request));
}
async function listBelow(folders, request) {
	const found = await runUv(request, [
		"python",
		"list",
		"--only-installed",
		"--output-format",
		"json"
	], { env: { PATH: folders.join(delimiter) } });
	if (found.exitCode !== 0) throw new UserError(withSaid("uv could not list the installed Pythons", lastLines(found.stderr, 15)), 1);
	return parseWith(listing, JSON.parse(found.stdout), "uv's list of Pythons").filter(({ implementation }) => implementation === "cpython");
}
async function inspect(path, env) {
	const answer = await runCommand(path, [
		"-I",
		"-c",
		FACTS
	], {
		env: withoutSecrets(env),
		timeoutSeconds: 30
	});
	if (answer.exitCode !== 0) return null;
	const found = facts.safeParse(readJsonText(answer.stdout)).data;
	return found && await isReadable(found) ? found : null;
}
/** Whether the user that a sandbox runs as under root can read the interpreter; the folders above it are shown to all. */
async function isReadable({ executable, basePrefix, library }) {
	if (process.getuid?.() !== 0) return true;
	for (const path of [
		executable,
		dirname(executable),
		basePrefix,
		library
	]) {
		const found = await stat(path).catch(() => null);
		if (found === null || (found.mode & 5) !== 5) return false;
	}
	return true;
}
// src/environment/package-list.ts
const LARGEST_BYTES = 4 * 1024 ** 2;
const OF_A_LOCK = "correct environment in project.yaml, or write it with greenml env lock";
/** The bytes of a lock or of requirements. UserError with what mends it where there is none, or anything but a plain file. */
async function readPackageList({ path, projectFolder = dirname(path) }, fix = OF_A_LOCK) {
	const content = await readBelow(projectFolder, relative(projectFolder, path), LARGEST_BYTES);
	if (content !== null) return content;
	throw new UserError(`There is no ${path}: ${fix}.`);
}
// src/environment/plain-line.ts
const PLAIN = /^[A-Za-z./][A-Za-z ./_-]{0,39}$/;
/** Whether a line that may be of any file, and hold a key, is a few plain words, which a message may show. */
const isPlainLine = (line) => PLAIN.test(line);
// src/environment/requirements.ts
/** A pin, `name[extras]==version` or `~=version`, as one line of requirements. */
const PIN = /^[ \t]*([A-Za-z0-9][\w.-]*)(?:\[[\w., \t-]*\])?[ \t]*(?:===?|~=)[ \t]*([^\s;#,*]+)[ \t]*(?:[;#].*)?$/gm;
const MOST_CHARACTERS = 1e6;
const EDITABLE = /^(?:-e|--editable)/;
const INCLUDE = /^(?:-r|--requirement)/;
const INDEX_OPTION = /^(?:-i|-f|--index-url|--extra-index-url|--find-links|--trusted-host|--no-index|--pre)\b/;
/** `name @ https://…`, `git+https://…`, `https://….whl`: what lies at an address may change, and is often to be built. */
const ADDRESS = /^[^;]*:\/\//;
/** A file beside the requirements: no package is called so. */
const ARCHIVE = /^[\w.-]+\.(?:whl|egg|zip|tar|tgz|tbz2?|txz|tlz|t(?:ar\.)?(?:gz|bz2|xz|lz|lzma|zst))(?![\w.-])/i;
const NAME = /^[A-Za-z0-9][\w.-]* ?(?:\[[\w., -]*\])? ?(?:\(?[<>=!~][^;@/]*)?(?:;.*)?$/;
/**
* Lets through what names a package of an index, and nothing else: uv builds an editable requirement even where building is
* forbidden, an option (--no-binary) forbids less, and others send requests to where the author says.
*/
function cleanRequirements(requirements) {
	const lines = logicalLines(requirements).flatMap(({ text, line }) => splitOption(text.replaceAll(HASH, "")).map((part) => ({
		text: part,
		line
	})));
	const { kept = [], editable, index, address, option } = Object.groupBy(lines, kindOf);
	const deviations = [
		...editable ? ["editable requirements (-e) are left out: installing one runs its code"] : [],
		...index ? ["the author's package indexes are left out: packages come from this machine's"] : [],
		...address ? [`requirements by their address are left out: ${address.map(show).join(", ")}`] : [],
		...option ? [`options are left out: ${option.map(show).join(", ")}`] : []
	];
	return {
		text: kept.map(({ text }) => `${text}\n`).join(""),
		deviations
	};
}
/**
* Words of a line. An option that a line gives its package alone (`--no-binary`, `--global-option` …) is an option as any
* other.
*/
function splitOption(line) {
	const at = line.startsWith("-") ? -1 : line.search(/ --?[A-Za-z]/);
	return at < 0 ? [line] : [line.slice(0, at), line.slice(at + 1)];
}
/** Null: a list of packages has no such line. */
function findKind(line) {
	if (ARCHIVE.test(line)) return "address";
	if (NAME.test(line)) return "kept";
	if (EDITABLE.test(line)) return "editable";
	if (INCLUDE.test(line)) return "include";
	if (INDEX_OPTION.test(line)) return "index";
	if (line.startsWith("-")) return "option";
	return ADDRESS.test(line) ? "address" : null;
}
function kindOf({ text, line }) {
	const kind = findKind(text);
	if (kind === "include") throw unlockable(text, line, "includes another file: put the lines of that in its place");
	if (kind === null) throw unlockable(text, line, "names no package of an index: correct it, or leave it out");
	return kind;
}
/** Whether a line is one of those that a list of packages has. */
const isRequirement = (line) => findKind(line) !== null;
const HASH = / --hash[= ]\S+/g;
const PINNED = /^[A-Za-z0-9][\w.-]* ?(?:\[[\w., -]*\])? ?===? ?[\w.!+-]+ ?(?:;[\w "'.,<>=!~()+*-]*)?$/;
/** A lock is a project's own file: only pins and hashes may reach uv, which an option of it would let build or ask elsewhere. */
function refuseOptions(lock, lockFile) {
	for (const { text, line } of logicalLines(lock)) {
		const pin = text.replaceAll(HASH, "");
		if (PINNED.test(pin) && splitOption(pin).length === 1) continue;
		throw new UserError(`${lockFile} is no list of pinned packages with their hashes (line ${line}): write it with greenml env lock.`, 3);
	}
}
/** A list of packages that no person and no program wrote. */
function refuseFlood(text) {
	if (text.length > MOST_CHARACTERS) throw new UserError("A list of packages is longer than a million characters.");
}
/**
* Each with single spaces, with what follows it after a backslash, and with the number of its first line; none that is empty.
* A comment ends with its own line, whatever its last character is: uv reads the next one.
*/
function logicalLines(text) {
	refuseFlood(text);
	const lines = text.replace(/^\uFEFF/, "").split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/);
	const joined = [];
	let isOpen = false;
	for (const [index, each] of lines.entries()) {
		const bare = ` ${each.replaceAll(/\s+/g, " ")}`.replace(/ #.*/s, "");
		const last = isOpen ? joined.at(-1) : void 0;
		isOpen = bare.endsWith("\\") && index < lines.length - 1;
		const part = isOpen ? bare.slice(0, -1) : bare;
		if (last === void 0) joined.push({
			parts: [part],
			line: index + 1
		});
		else last.parts.push(part);
	}
	return joined.map(({ parts, line }) => ({
		text: parts.join(" ").replaceAll(/ +/g, " ").trim(),
		line
	})).filter((each) => each.text !== "");
}
const unlockable = (line, number, why) => {
	const what = isPlainLine(line) ? `The requirement '${line}'` : `Line ${number} of the requirements`;
	return new UserError(`${what} ${why}.`);
};
/** A line as a message may hold it: short, without a name, a password and a query. */
const show = ({ text }) => cleanLine(withoutCredentials(text), 200);
function listPins(requirements) {
	return [...requirements.matchAll(PIN)].map(([, name = "", version = ""]) => ({
		name: normaliseName(name),
		version
	}));
}
/** Pins of a lock, whose lines go on where their hashes begin. */
const listLocked = (lock) => listPins(lock.replaceAll(" \\", ""));
/** `pandas==3.0.0 ; python_version > "3"` → `pandas ; python_version > "3"`; options and comments stay as they are. */
function withoutPins(requirements) {
	return requirements.replaceAll(/^([A-Za-z0-9][\w.-]*(?:\[[\w., \t-]*\])?)[ \t]*(?:[=~<>!]=?|===)[^;#\n]*/gm, "$1 ");
}
/** The lines that bound a package which one of `others` bounds otherwise: both can't be met, or need not be. */
function listBoundOtherwise(requirements, others) {
	const named = new Set(others.filter(isBound).map(nameInLine));
	return requirements.split("\n").map((line) => line.trim()).filter((line) => isBound(line) && named.has(nameInLine(line)) && !others.includes(line));
}
/** Whether a line asks for some versions alone: a pin, or `==1.4.*`, `>=2`. */
const isBound = (line) => withoutPins(line) !== line;
/** `requirements` without those of these names, which a module may have written in another way: `autosklearn`, `auto-sklearn`. */
const withoutPackages = (requirements, names) => filterPackages(requirements, names, false);
/** `requirements` with those of these names alone. */
const onlyPackages = (requirements, names) => filterPackages(requirements, names, true);
function filterPackages(requirements, names, isKept) {
	const bare = (name) => normaliseName(name).replaceAll("-", "");
	const named = new Set(names.map(bare));
	return requirements.split("\n").filter((line) => named.has(bare(nameInLine(line))) === isKept).join("\n");
}
/** The version in a wheel's or a source archive's file name, as `1.2.3`; null where it is another package's. */
function versionOfFile(filename, name) {
	const parts = filename.endsWith(".whl") ? filename.split("-") : null;
	if (parts) return normaliseName(parts[0] ?? "") === name ? parts[1] ?? null : null;
	const [, stem = "", version = ""] = /^(.+)-([^-]+?)\.(?:tar\.gz|zip|tar\.bz2|tgz)$/.exec(filename) ?? [];
	return normaliseName(stem) === name ? version : null;
}
/** PEP 440 takes 1.0 and 1.0.0 for the same, and a pin without a local part for any. */
const isSameVersion = (a, b) => reduceVersion(a) === reduceVersion(b);
function reduceVersion(version) {
	const [release = ""] = version.toLowerCase().replace(/^v/, "").split("+");
	return release.replaceAll("_", "-").replace(/(?<!\.0)(?:\.0)+$/, "");
}
// src/environment/share-files.ts
/** A link to every content that files of environments have. */
const sharedFilesFolder = (cache) => join(cache, "shared-files");
/**
* Makes what a new environment and unpacked packages have in common with others one file on disk, by hard links: to be called
* before byte code is made, which names its source's time.
*/
async function shareFiles(cache, environment) {
	const unpacked = await unpackedFolders(cache);
	const words = [
		assetPath("python", "share_files.py"),
		sharedFilesFolder(cache),
		environment
	];
	const { exitCode, stderr } = await runCommand(OWN_PYTHON, [
		"-I",
		"-S",
		...words,
		...unpacked,
		condaPackages(cache)
	], { env: { PATH: process.env.PATH } });
	if (exitCode === 0) return;
	throw new UserError(withSaid(`The files of ${environment} could not be shared with others`, lastLines(stderr, 5)), 1);
}
// src/environment/environment.ts
/** File that an environment's folder holds once it is whole. */
const COMPLETE = "greenml-complete.json";
const environmentsFolder = (cache) => join(cache, "environments");
/**
* Makes the environment of a lock, or finds it in the cache. Wheels only: a source distribution's build script is code
* that nobody trusts. Byte code is compiled here, outside every measured window.
*/
async function ensureEnvironment(request) {
	const lock = await readPackageList({
		...request,
		path: request.lockFile
	});
	refuseOptions(lock.toString(), request.lockFile);
	const interpreter = await findInterpreter(request);
	const name = createHash("sha256").update(lock).update(`\0${interpreter.executable}\0${interpreter.version}`).digest("hex").slice(0, 24);
	const folder = join(environmentsFolder(request.cache), name);
	const environment = {
		python: join(folder, "bin", "python"),
		folder,
		basePrefix: interpreter.basePrefix,
		pythonVersion: interpreter.version,
		lockHash: sha256Hex(lock)
	};
	await makeOnce(request, name, async () => {
		request.note(`making the Python ${interpreter.version} environment of ${request.project ?? request.lockFile}`);
		await rm(folder, {
			recursive: true,
			force: true
		});
		await makeFolders(dirname(folder));
		await askUv(request, [
			"venv",
			"--quiet",
			"--python",
			interpreter.executable,
			folder
		]);
		await askUv(request, [
			"pip",
			"install",
			"--quiet",
			"--python",
			environment.python,
			...[
				"--require-hashes",
				"--only-binary",
				":all:"
			],
			"-r",
			request.lockFile
		]);
		await shareFiles(request.cache, folder);
		await compileByteCode(request, interpreter, folder);
		return {
			lockHash: environment.lockHash,
			...interpreter
		};
	});
	return environment;
}
/**
* What an environment says of itself (its `COMPLETE` file), made first where it is not whole yet. Two processes never make the
* same one: it can't be made beside its place and moved there, since it names its folder.
*/
async function makeOnce({ cache, note, project }, name, make) {
	try {
		var _usingCtx$1 = _usingCtx();
		await holdUse(cache, name, project);
		const complete = join(environmentsFolder(cache), name, COMPLETE);
		const read = async () => JSON.parse(await readTextIfPresent(complete) ?? "null");
		const known = await read();
		if (known !== null) return known;
		_usingCtx$1.a(await lockFile(join(cache, "making", name), () => note("waiting: another process makes this environment")));
		const madeMeanwhile = await read();
		if (madeMeanwhile !== null) return madeMeanwhile;
		const made = await make();
		await writeFileAtomic(complete, `${JSON.stringify(made)}\n`);
		return made;
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** Byte code of all environments, by its source. */
const byteCodeFolder = (cache) => join(cache, "byte-code");
/**
* The interpreter that the environment was made from compiles, not the environment's own: that one would run what a package's
* .pth file hooks into its start. Without `site` none is read.
*/
async function compileByteCode({ cache }, { executable, version }, folder) {
	const packages = join(folder, "lib", `python${minorOf(version)}`, "site-packages");
	const args = [
		"-I",
		"-S",
		assetPath("python", "compile_packages.py"),
		packages,
		byteCodeFolder(cache)
	];
	const { exitCode, stderr } = await runCommand(executable, args, {
		env: {},
		cwd: "/"
	});
	if (exitCode !== 0) throw new UserError(withSaid(`The packages in ${folder} could not be compiled`, lastLines(stderr, 5)), 1);
}
async function askUv(request, args) {
	const result = await runUv(request, args, { endsWithCaller: true });
	if (result.exitCode === 0) return;
	const failed = `The environment of ${request.lockFile} could not be made`;
	const unreachable = await explainDisconnection(result.stderr, failed, request.env);
	if (unreachable !== null) throw unreachable;
	const how = `uv ${args[0]} ended with ${result.exitCode ?? result.signal}`;
	throw new UserError(withSaid(`${failed} (${how})`, lastLines(result.stderr, 15)), 1);
}
export { listPackageFiles as A, rankInterpreters as C, explainDisconnection as D, IndexUnreachable as E, unpackedFolders as F, uvCache as I, checkCache as M, condaPackages as N, fetchPackageFile as O, refuseStrangeCache as P, noInterpreter as S, uvEnvironment as T, versionOfFile as _, makeOnce as a, isPlainLine as b, cleanRequirements as c, isSameVersion as d, listBoundOtherwise as f, refuseFlood as g, onlyPackages as h, environmentsFolder as i, showIndex as j, findPackageIndex as k, isBound as l, listPins as m, byteCodeFolder as n, shareFiles as o, listLocked as p, ensureEnvironment as r, sharedFilesFolder as s, COMPLETE as t, isRequirement as u, withoutPackages as v, runUv as w, readPackageList as x, withoutPins as y };
