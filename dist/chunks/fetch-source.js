import { $n as errorCode, Qn as UserError, d as withoutEndSlashes, rr as stopped } from "./inputs.js";
import { $ as removedAfter, Bn as withoutCredentials, Gt as writeFileAtomic, In as addressWithoutCredentials, On as _usingCtx, Pn as refuseUnsafeName, Q as removeTree, Wt as statIfPresent, Y as makeScratch, bn as walkTree, fn as enterBelow, gn as readBelow, mn as lookBelow, nt as runCommand, xn as formatSize } from "./start.js";
import { basename, join, posix, resolve } from "node:path";
import { existsSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
// src/dataset/choose-files.ts
const LEFT_OUT_NAMES = new Set([
	[
		".git",
		".github",
		".DS_Store",
		"node_modules"
	],
	[
		".idea",
		".vscode",
		".ipynb_checkpoints",
		"__pycache__",
		".mypy_cache",
		".pytest_cache"
	],
	[
		"venv",
		".venv",
		"virtualenv",
		".tox"
	]
].flat());
const LEFT_OUT_ENDINGS = [
	".pyc",
	".pem",
	".key"
];
/** Scripts that GenAI-GreenML's models wrote: variants, not part of the author's project. */
const GENERATED_PREFIX = "GENAIGREENML";
const FILE_LIMIT_BYTES = 200 * 1024 ** 2;
const TOTAL_LIMIT_BYTES = 500 * 1024 ** 2;
const MOST_FILES = 5e4;
/** What a project's paths may have: each folder on the way to a file is looked at, and git makes any number of them from nothing. */
const LONGEST_PATH = 1e3;
const DEEPEST = 64;
/**
* What of a repository becomes a project: its files without its tools' folders, environments and secrets. UserError where it
* has a name that is refused, or is too large; nothing has been written by then.
*/
function chooseFiles(entries) {
	for (const { path } of entries) refusePath(path);
	const environments = new Set(entries.flatMap(({ path }) => posix.basename(path) === "pyvenv.cfg" ? [posix.dirname(path)] : []));
	const outerOf = (path) => listPrefixes(path).find((each) => isLeftOut(posix.basename(each)) || environments.has(each));
	const heads = listHeads(entries);
	const wanted = entries.filter(({ path }) => outerOf(path) === void 0 && !heads.has(path));
	const files = wanted.filter(({ kind }) => kind === "file");
	refuseLarge(files);
	return {
		files: files.map(({ path }) => path).sort(),
		links: wanted.filter(({ kind }) => kind === "link").map(({ path }) => path),
		leftOut: [...new Set(entries.flatMap(({ path }) => outerOf(path) ?? (heads.has(path) ? path : []))), ...wanted.flatMap(({ path, kind }) => kind === "file" || kind === "folder" ? [] : [`${path} (a ${kind})`])].sort()
	};
}
/**
* What makes a folder a git repository, whatever its name (gitrepository-layout): git would run programs that its config
* names for whoever works in it. Its objects may lie elsewhere (`commondir`), and some systems tell names apart by no case.
*/
function listHeads(entries) {
	const there = new Set(entries.flatMap(({ path }) => listPrefixes(path.toLowerCase())));
	const isHead = (path) => {
		const beside = (name) => there.has(posix.join(posix.dirname(path.toLowerCase()), name));
		return posix.basename(path).toLowerCase() === "head" && (beside("objects") && beside("refs") || beside("commondir"));
	};
	return new Set(entries.flatMap(({ path }) => isHead(path) ? path : []));
}
function refusePath(path) {
	if (path.length > LONGEST_PATH) throw new UserError(`The repository has a path of ${path.length} characters, more than the ${LONGEST_PATH} it may have.`);
	refuseUnsafeName(path);
	const names = path.split("/");
	if (names.length > DEEPEST) throw new UserError(`'${path}' lies deeper than the ${DEEPEST} folders that it may.`);
	if (!names.some((name) => name === "" || name === "." || name === "..")) return;
	throw new UserError(`'${path}' leads out of the repository: it is not imported.`, 3);
}
function refuseLarge(files) {
	const large = files.find(({ sizeBytes }) => sizeBytes > FILE_LIMIT_BYTES);
	if (large !== void 0) throw tooLarge(large.path, large.sizeBytes, FILE_LIMIT_BYTES);
	const total = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
	if (total > TOTAL_LIMIT_BYTES) throw tooLarge("the repository", total, TOTAL_LIMIT_BYTES);
	if (files.length <= MOST_FILES) return;
	throw new UserError(`The repository has ${files.length} files, more than the ${MOST_FILES} that a project may have.`);
}
/** Whether a file or folder of that name is left out, wherever it lies. */
function isLeftOut(name) {
	return LEFT_OUT_NAMES.has(name) || isGitName(name) || /^\.env(\.|$)/.test(name) || name.startsWith(GENERATED_PREFIX) && name.endsWith(".py") || LEFT_OUT_ENDINGS.some((ending) => name.endsWith(ending));
}
/** Folders of tools, which nobody misses. */
const OF_TOOLS = /* @__PURE__ */ new Set([
	".git",
	".github",
	".DS_Store",
	".idea",
	".vscode",
	".ipynb_checkpoints",
	"__pycache__"
]);
/** Of what was left out that which its author may have meant to be there: submodules, environments, keys, models' scripts. */
const listMissed = (leftOut) => [...new Set(leftOut)].filter((path) => !OF_TOOLS.has(posix.basename(path)) && !path.endsWith(".pyc")).sort();
/** What some system takes for `.git` (CVE-2014-9390, CVE-2019-1353): in any case, with what it does not see, or its short name. */
function isGitName(name) {
	const seen = name.replaceAll(/\u200c|\u200d|[\u206a-\u206f\ufeff]/g, "").replace(/:[\s\S]*$|(?<![. ])[. ]+$/, "");
	return /^(?:\.git|git~\d)$/i.test(seen);
}
/** `a`, `a/b`, `a/b/c`. */
function listPrefixes(path) {
	const names = path.split("/");
	return names.map((_, index) => names.slice(0, index + 1).join("/"));
}
function tooLarge(what, size, limit) {
	return new UserError(`${what} has ${formatSize(size)}, more than the ${formatSize(limit)} that a project may have.`);
}
// src/dataset/git.ts
/** Fetching heeds the user's git settings (credential helper, proxy, certificates), and runs no hook. */
const FETCHING = [
	"-c",
	"core.hooksPath=/dev/null",
	"-c",
	"protocol.ext.allow=never",
	"-c",
	"gc.auto=0"
];
/** Reading what was fetched heeds no setting of the user's or the system's: their filters would run on a stranger's files. */
const READING = [
	"-c",
	"core.hooksPath=/dev/null",
	"-c",
	"core.attributesFile=/dev/null"
];
const readingEnvironment = (nowhere) => ({
	PATH: process.env.PATH,
	HOME: nowhere,
	GIT_CONFIG_NOSYSTEM: "1",
	GIT_CONFIG_GLOBAL: "/dev/null",
	GIT_ATTR_NOSYSTEM: "1",
	GIT_NO_LAZY_FETCH: "1"
});
/** Variables of the user's shell or of a hook by which git would work on another repository than it is told to. */
const OTHER_REPOSITORY = /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|COMMON_DIR|NAMESPACE|PREFIX|(?:ALTERNATE_)?OBJECT_DIRECTOR(?:Y|IES)|TEMPLATE_DIR)$/;
/** The user's environment for git on a repository that it is told by its folder. */
const gitEnvironment = () => Object.fromEntries(Object.entries(process.env).filter(([name]) => !OTHER_REPOSITORY.test(name)));
const PRLIMIT = "/usr/bin/prlimit";
/** Most bytes of one file that git writes, the pack of all that it fetches among them: twice what a project may have. */
const LARGEST_PACK_BYTES = 1024 ** 3;
/** UserError 1 where git fails, takes too long, or fetches more than a project may have; its end comes with the caller's. */
function openGit(request) {
	const { source, at, folder, home, signal } = request;
	const asked = at && at !== source ? ` from the mirror ${addressWithoutCredentials(at)}` : "";
	const fetching = {
		...gitEnvironment(),
		GIT_TERMINAL_PROMPT: "0"
	};
	const run = async (env, args, input = "") => {
		const limited = existsSync(PRLIMIT);
		const words = limited ? [
			`--fsize=${LARGEST_PACK_BYTES}`,
			"git",
			...args
		] : args;
		const { exitCode, stdout, stderr } = await runCommand(limited ? PRLIMIT : "git", words, {
			env,
			input,
			timeoutSeconds: 600,
			endsWhenFull: true,
			endsWithCaller: true,
			...signal === void 0 ? {} : { signal }
		}).catch((error) => {
			throw errorCode(error) === "ENOENT" ? missingGit() : error;
		});
		if (signal?.aborted) throw stopped();
		if (exitCode === 0) return stdout.trim();
		if (/No such file or directory/.test(stderr) && /prlimit|setpriv/.test(stderr)) throw missingGit();
		const complaint = stderr.trim().split("\n").at(-1) || "it took too long, has too many files, or is larger than a project may be";
		throw new UserError(`git could not fetch ${addressWithoutCredentials(source)}${asked}: ${withoutCredentials(complaint)}`, 1);
	};
	return {
		fetch: (args, input) => run(fetching, [...FETCHING, ...args], input),
		read: (args, input) => run(readingEnvironment(home), [
			...READING,
			"-C",
			folder,
			...args
		], input)
	};
}
const missingGit = () => new UserError("git is not installed: sudo apt-get install git", 1);
// src/dataset/git-folder.ts
/** What git reads of a repository that it is asked for a copy of (gitrepository-layout). Hooks are not among it. */
const READ = [...[
	"HEAD",
	"config",
	"config.worktree",
	"info",
	"objects",
	"packed-refs",
	"refs",
	"reftable",
	"shallow"
]];
/** Each names a folder anywhere, whose content counts as the repository's own. */
const REDIRECTS = [
	"commondir",
	"objects/info/alternates",
	"objects/info/http-alternates"
];
const SETTINGS = ["config", "config.worktree"];
/** `[include]` and `[includeIf …]` name any file, a pipe too (git-config, "Includes"). */
const INCLUDES = /\[\s*include(?:if)?[\s\]"]/i;
/**
* The repository of a folder: its `.git`, or the folder itself where that is a bare one; null where there is none. UserError 3
* where it is put together from others: a stranger's folder would bring any repository of the user's into a dataset.
*/
async function findGitFolder(folder) {
	const own = await lookBelow(folder, ".git");
	if (own.kind !== "none" && own.kind !== "folder") throw borrowed(folder, `.git is a ${own.kind}`);
	const isBare = own.kind === "none" && await hasAll(folder, [
		"HEAD",
		"objects",
		"refs"
	]);
	if (own.kind === "none" && !isBare) return null;
	const gitFolder = isBare ? folder : join(folder, ".git");
	for (const path of REDIRECTS) if ((await lookBelow(gitFolder, path)).kind !== "none") throw borrowed(folder, `its git folder has ${path}`);
	for (const path of READ) await refuseBorrowed(folder, gitFolder, path);
	for (const path of SETTINGS) {
		const text = (await readBelow(gitFolder, path))?.toString("utf8") ?? "";
		if (INCLUDES.test(text)) throw borrowed(folder, `its git folder's ${path} includes other files`);
	}
	return gitFolder;
}
async function hasAll(folder, names) {
	for (const name of names) if ((await lookBelow(folder, name)).kind === "none") return false;
	return true;
}
async function refuseBorrowed(folder, gitFolder, path) {
	const refuse = (kind, at) => {
		if (kind !== "file" && kind !== "folder") throw borrowed(folder, `its git folder has a ${kind}, ${at}`);
	};
	const found = await lookBelow(gitFolder, path);
	if (found.kind === "none") return;
	refuse(found.kind, path);
	if (found.kind !== "folder") return;
	for await (const entry of walkTree(join(gitFolder, path))) refuse(entry.kind, `${path}/${entry.path}`);
}
const borrowed = (folder, what) => new UserError(`${folder} is not imported: ${what}, by which another repository of yours could become a part of it. If you trust the folder, make a copy that stands alone: git clone it first, and import the clone.`, 3);
// src/dataset/fetch-source.ts
const GIT_URL = /^(https?|ssh|git):\/\/|^[\w.-]+@[\w.-]+:/;
/** Whether it is an address that git reaches by the net. */
const isGitUrl = (source) => GIT_URL.test(source);
async function fetchSource(request) {
	const { source } = request;
	if (isGitUrl(source)) {
		const shown = addressWithoutCredentials(source);
		if (/[\s'"]/.test(source)) throw new UserError(`The address ${shown} holds a blank or a quote: write it as %20, %22 or %27.`);
		return clone(request, await findAddress(request), shown);
	}
	const folder = source.startsWith("file:") ? toPath(source) : resolve(source);
	if (!(await statIfPresent(folder))?.isDirectory()) throw new UserError(`'${addressWithoutCredentials(source)}' is neither a URL (https://…, file://…) nor a folder.`);
	const gitFolder = await findGitFolder(folder);
	const name = basename(folder);
	if (gitFolder !== null) return clone(request, pathToFileURL(gitFolder).href, `repository ${name}`);
	if (request.commit || request.branch) throw new UserError(`'${source}' is a plain folder, so there is no --commit or --branch to choose.`);
	const { path = "." } = request;
	return {
		folder: path === "." ? folder : await enterBelow(folder, path),
		repository: `folder ${name}`,
		commit: null,
		commitDate: null,
		branch: null,
		leftOut: [],
		[Symbol.asyncDispose]: async () => {}
	};
}
/** What git is told: a mirror's own address, or the git folder that one of this machine is; without a mirror the repository's. */
async function findAddress({ source, at }) {
	return at?.startsWith("file:") ? pathToFileURL(await requireGitFolder(toPath(at))).href : at ?? source;
}
/** The git folder of a folder. UserError where it has none. */
async function requireGitFolder(folder) {
	const found = await findGitFolder(folder);
	if (found === null) throw new UserError(`${folder} is no git repository.`);
	return found;
}
/** The path that a file URL of this machine names. */
function toPath(url) {
	try {
		return resolve(fileURLToPath(url));
	} catch {
		throw new UserError(`'${url}' is no file URL of this machine: file:///path/to/the/repository.`);
	}
}
const NEWEST = [
	"--quiet",
	"--depth",
	"1",
	"--no-tags"
];
/** Command by which git reads exactly the folder of this machine that was looked at, and none beside or inside of it. */
const STRICTLY = "git-upload-pack --strict";
/** The same, of which parts may be asked for, as a server's may. */
const IN_PARTS = "git -c uploadpack.allowFilter=true -c uploadpack.allowAnySHA1InWant=true upload-pack --strict";
/** A repository's own attributes would have git write other bytes than were committed: line ends, encodings, its own ids. */
const AS_COMMITTED = "* -text -ident -filter !eol !crlf !working-tree-encoding\n";
async function clone(request, url, repository) {
	const { source, commit, path = "." } = request;
	if (source.startsWith("-")) throw new UserError(`'${source}' is no URL.`);
	const staging = await makeScratch("import");
	const folder = join(staging, "clone");
	const git = openGit({
		source,
		at: request.at,
		folder,
		home: staging,
		signal: request.signal
	});
	try {
		const branch = await fetchCommit(git, folder, url, request);
		const head = await git.read([
			"rev-parse",
			"--verify",
			`${commit ? "FETCH_HEAD" : "HEAD"}^{commit}`
		]);
		const part = path === "." ? "" : `${withoutEndSlashes(path)}/`;
		if (part !== "") await fetchPart(git, folder, head, part);
		const listed = await listTree(git, head, part);
		if (listed.length === 0) throw new UserError(`${source} has no files at '${path}' in commit ${head}.`);
		const { files, links, leftOut } = chooseFiles(listed.map((entry) => ({
			...entry,
			path: entry.path.slice(part.length)
		})));
		await git.read(["read-tree", head]);
		await writeFileAtomic(join(folder, ".git/info/attributes"), AS_COMMITTED, folder);
		for (const paths of [files, links]) await git.read([
			"checkout-index",
			"--quiet",
			"-z",
			"--stdin"
		], paths.map((each) => `${part}${each}\0`).join(""));
		return {
			folder: join(folder, part),
			repository,
			branch,
			leftOut,
			commit: head,
			commitDate: await git.read([
				"log",
				"-1",
				"--format=%cI",
				head
			]),
			[Symbol.asyncDispose]: () => removeTree(staging)
		};
	} catch (error) {
		await removeTree(staging);
		throw error;
	}
}
/** Files of a commit by what they are called, each read whole, and nothing else of the repository. UserError where one is too large. */
async function fetchTexts(request, isWanted, mostBytes) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { source, commit, at } = request;
		const url = await findAddress({
			source,
			at
		});
		const staging = _usingCtx$1.a(removedAfter(await makeScratch("texts")));
		const folder = join(staging.folder, "clone");
		const git = openGit({
			source,
			at,
			folder,
			home: staging.folder,
			signal: request.signal
		});
		await fetchCommit(git, folder, url, {
			source,
			commit,
			path: "some"
		});
		const isText = ({ kind, path }) => kind === "file" && isWanted(path) && !/[\p{Cc}\\]/u.test(path);
		const wanted = (await readTree(git, commit, "")).filter(isText);
		await fetchBlobs(git, folder, wanted.map(({ id }) => id));
		await git.read(["read-tree", commit]);
		await writeFileAtomic(join(folder, ".git/info/attributes"), AS_COMMITTED, folder);
		await git.read([
			"checkout-index",
			"--quiet",
			"-z",
			"--stdin"
		], wanted.map(({ path }) => `${path}\0`).join(""));
		const texts = /* @__PURE__ */ new Map();
		for (const { path } of wanted) {
			const bytes = await readBelow(folder, path, mostBytes);
			if (bytes !== null) texts.set(path, bytes);
		}
		return texts;
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** Fetches one commit; of a part of a repository only its trees. Returns the branch, where it is known. */
async function fetchCommit(git, folder, url, { commit, branch, path }) {
	const isPart = path !== void 0 && path !== ".";
	const local = url.startsWith("file:") ? ["--upload-pack", isPart ? IN_PARTS : STRICTLY] : [];
	const how = [
		...NEWEST,
		...local,
		...isPart ? ["--filter=blob:none"] : []
	];
	if (commit) {
		await git.fetch([
			"init",
			"--quiet",
			"--template=",
			folder
		]);
		await git.fetch([
			"-C",
			folder,
			"remote",
			"add",
			"--",
			"origin",
			url
		]);
		await git.fetch([
			"-C",
			folder,
			"fetch",
			...how,
			"origin",
			commit
		]);
		return branch ?? null;
	}
	const wanted = branch ? ["--branch", branch] : [];
	await git.fetch([
		"clone",
		"--no-checkout",
		"--template=",
		...how,
		...wanted,
		"--",
		url,
		folder
	]);
	const head = await git.read([
		"symbolic-ref",
		"--quiet",
		"--short",
		"HEAD"
	]).catch(() => "");
	return head === "" ? null : head;
}
/** The files of a part of a commit whose trees are here, without those that no project has. */
async function fetchPart(git, folder, head, part) {
	await fetchBlobs(git, folder, (await readTree(git, head, part)).flatMap(({ id, kind, path }) => kind === "submodule" || path.slice(part.length).split("/").some(isLeftOut) ? [] : [id]));
}
/** All in one request. */
async function fetchBlobs(git, folder, blobs) {
	if (blobs.length === 0) return;
	const local = (await git.read([
		"remote",
		"get-url",
		"origin"
	])).startsWith("file:") ? ["--upload-pack", IN_PARTS] : [];
	await git.fetch([
		"-C",
		folder,
		"-c",
		"fetch.negotiationAlgorithm=noop",
		"fetch",
		...[
			"--quiet",
			"--no-tags",
			"--no-write-fetch-head",
			"--recurse-submodules=no",
			"--filter=blob:none"
		],
		...local,
		"--stdin",
		"origin"
	], `${[...new Set(blobs)].join("\n")}\n`);
	await git.read([
		"config",
		"--remove-section",
		"remote.origin"
	]);
	await git.read([
		"config",
		"--unset",
		"extensions.partialClone"
	]).catch(() => {});
}
const KINDS = /* @__PURE__ */ new Map([
	["100644", "file"],
	["100755", "file"],
	["120000", "link"],
	["160000", "submodule"]
]);
/** Files of a commit below `part` (all where it is empty), by their paths in the repository; sizes are 0. */
async function readTree(git, head, part) {
	const of = part === "" ? [] : [part];
	return parseTree(await git.read([
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		head,
		"--",
		...of
	]));
}
/** Files as `git ls-tree -r -z` lists them, with `-l` with their sizes, before anything of them is written. */
function parseTree(listing) {
	return listing.split("\0").filter((line) => line !== "").map((line) => {
		const [, mode = "", id = "", size = "", path = ""] = /^(\d+) \S+ ([0-9a-f]+)(?: +(\d+|-))?\t([\s\S]*)$/.exec(line) ?? [];
		const kind = KINDS.get(mode);
		if (kind === void 0) throw new UserError(`git lists a file in a form that is not understood: mode '${mode}'.`, 1);
		return {
			id,
			path,
			kind,
			sizeBytes: Number(size) || 0
		};
	});
}
/** Files with their sizes, before anything of them is written; 0 for what was not fetched. */
async function listTree(git, head, part) {
	const lines = await readTree(git, head, part);
	const answers = await git.read(["cat-file", "--batch-check=%(objectname) %(objectsize)"], lines.map(({ id }) => `${id}\n`).join(""));
	const sizes = new Map(answers.split("\n").map((line) => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)]));
	return lines.map(({ id, kind, path }) => ({
		path,
		kind,
		sizeBytes: Number(sizes.get(id)) || 0
	}));
}
export { isGitUrl as a, gitEnvironment as c, FILE_LIMIT_BYTES as d, TOTAL_LIMIT_BYTES as f, listMissed as h, findAddress as i, missingGit as l, isLeftOut as m, fetchSource as n, parseTree as o, chooseFiles as p, fetchTexts as r, findGitFolder as s, AS_COMMITTED as t, openGit as u };
