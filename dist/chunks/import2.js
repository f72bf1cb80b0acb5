import { n as errorCode, o as stopped, t as UserError } from "./errors.js";
import { C as record, O as union, T as string, b as object, f as array, k as unknown, p as boolean, v as looseObject } from "./schemas.js";
import { d as readLanguage, f as readTextIfPresent, g as writeFileAtomic, h as statIfPresent, o as parseWith, r as hashBelow, t as QUIET, u as readJsonText } from "./files.js";
import { a as removeAbandonedScratch, n as makeHiddenScratch, o as removeTree, r as makeScratch, s as removedAfter } from "./scratch.js";
import { a as lookBelow, g as walkTree, h as removeBelow, i as listBelow, l as readBelow, n as copyBelow, o as makeFolderBelow, p as refuseUnsafeName } from "./untrusted-files.js";
import { n as count, o as withoutEndSlashes } from "./text.js";
import { v as slug } from "./common.js";
import { a as moduleRoot, r as projectsFolder } from "./load-projects.js";
import { t as formatSize } from "./size.js";
import { n as isTable, r as runAuthors, t as isDataFile } from "./data-files2.js";
import { C as isFraction, r as manifest, x as findMetric, y as draftRule } from "./manifest.js";
import { t as runCommand } from "./process.js";
import { i as withoutCredentials } from "./secrets.js";
import { i as assetPath } from "./package.js";
import { a as listUnreached, i as listStandardModules, r as listReached, s as listReachable, t as deriveRequirements } from "./derive-requirements.js";
import { t as require_dist } from "./dist3.js";
import { a as cacheFolder } from "./package-index.js";
import { t as openEnvironmentMaker } from "./environment-maker.js";
import { r as readMetric } from "./execute.js";
import { t as findIsolation } from "./run-isolated.js";
import { r as cleanLine, u as withoutSequences } from "./clean-text.js";
import { n as importOptions } from "./import.js";
import { t as readTable$1 } from "./table.js";
import { E as parsePythonRange, m as normaliseName, x as runUv } from "./environment.js";
import { t as _usingCtx } from "./usingCtx.js";
import { t as writeLock } from "./write-lock.js";
import { fileURLToPath, pathToFileURL } from "node:url";
import { tmpdir } from "node:os";
import { basename, dirname, join, posix, resolve } from "node:path";
import { existsSync } from "node:fs";
import { chmod, readlink, realpath, rename, writeFile } from "node:fs/promises";
// src/dataset/choose-slug.ts
/** The new project's name: the wished one, else the repository's. UserError where it can't be one, or is taken. */
async function chooseSlug(dataset, source, wished) {
	const last = source.includes(":") ? withoutEndSlashes(source) : resolve(source);
	const name = wished ?? basename(last).replace(/\.git$/, "");
	if (!slug.safeParse(name).success) throw new UserError(`'${name}' can't be a project's name (letters, digits, '.', '_', '-'): choose one with --slug.`);
	const taken = await findSlug(dataset, name);
	if (taken === null) return name;
	throw new UserError(`There is a project '${taken}' already: remove its folder, or choose another --slug.`);
}
/** The folder of that name, whatever the case: some file systems do not tell cases apart. */
async function findSlug(dataset, slug) {
	return (await listBelow(dataset, projectsFolder("")) ?? []).find(({ name }) => name.toLowerCase() === slug.toLowerCase())?.name ?? null;
}
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
const MOST_FILES$2 = 5e4;
/**
* What of a repository becomes a project: its files without its tools' folders, environments and secrets. UserError where it
* has a name that is refused, or is too large; nothing has been written by then.
*/
function chooseFiles(entries) {
	for (const { path } of entries) refusePath(path);
	const environments = new Set(entries.flatMap(({ path }) => posix.basename(path) === "pyvenv.cfg" ? [posix.dirname(path)] : []));
	const outerOf = (path) => listPrefixes(path).find((each) => isLeftOut(posix.basename(each)) || environments.has(each));
	const wanted = entries.filter(({ path }) => outerOf(path) === void 0);
	const files = wanted.filter(({ kind }) => kind === "file");
	refuseLarge(files);
	return {
		files: files.map(({ path }) => path).sort(),
		links: wanted.filter(({ kind }) => kind === "link").map(({ path }) => path),
		leftOut: [...new Set(entries.flatMap(({ path }) => outerOf(path) ?? [])), ...wanted.flatMap(({ path, kind }) => kind === "file" || kind === "folder" ? [] : [`${path} (a ${kind})`])].sort()
	};
}
function refusePath(path) {
	refuseUnsafeName(path);
	if (!path.split("/").some((name) => name === "" || name === "." || name === "..")) return;
	throw new UserError(`'${path}' leads out of the repository: it is not imported.`, 3);
}
function refuseLarge(files) {
	const large = files.find(({ sizeBytes }) => sizeBytes > FILE_LIMIT_BYTES);
	if (large !== void 0) throw tooLarge(large.path, large.sizeBytes, FILE_LIMIT_BYTES);
	const total = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
	if (total > TOTAL_LIMIT_BYTES) throw tooLarge("the repository", total, TOTAL_LIMIT_BYTES);
	if (files.length <= MOST_FILES$2) return;
	throw new UserError(`The repository has ${files.length} files, more than the ${MOST_FILES$2} that a project may have.`);
}
/** Whether a file or folder of that name is left out, wherever it lies. */
function isLeftOut(name) {
	return LEFT_OUT_NAMES.has(name) || /^\.env(\.|$)/.test(name) || name.startsWith(GENERATED_PREFIX) || LEFT_OUT_ENDINGS.some((ending) => name.endsWith(ending));
}
/** `a`, `a/b`, `a/b/c`. */
function listPrefixes(path) {
	const names = path.split("/");
	return names.map((_, index) => names.slice(0, index + 1).join("/"));
}
function tooLarge(what, size, limit) {
	return new UserError(`${what} has ${formatSize(size)}, more than the ${formatSize(limit)} that a project may have.`);
}
// src/dataset/copy-source.ts
/** Copies what of a repository becomes a project; a link that leaves it is refused, and nothing is replaced. */
async function copySource(from, to) {
	const entries = [];
	for await (const { path, kind } of walkTree(from, (each) => !isLeftOut(posix.basename(each)))) {
		const found = await lookBelow(from, path);
		entries.push({
			path,
			kind,
			sizeBytes: found.kind === "none" ? 0 : found.stats.size
		});
	}
	const { files, links, leftOut } = chooseFiles(entries);
	const root = await realpath(from);
	for (const path of links) await refuseEscape(root, path);
	for (const path of files) await copyBelow(from, to, path);
	return {
		files,
		leftOut
	};
}
async function refuseEscape(root, path) {
	const target = resolve(dirname(join(root, path)), await readlink(join(root, path)));
	if (target === root || target.startsWith(`${root}/`)) return;
	throw new UserError(`'${path}' is a link to a place outside the repository: it is not imported.`, 3);
}
// src/dataset/draft-manifest.ts
/** The manifest of a project that is being imported. */
function draftManifest({ slug, start, ...facts }, { repository, commit, commitDate }) {
	const { module, workingDirectory, pythonPath, arguments: words } = start;
	const { licence, entry, task, metric, data, environment } = facts;
	const draft = {
		schemaVersion: 1,
		title: slug,
		origin: {
			repository,
			commit,
			commitDate,
			importedAt: (/* @__PURE__ */ new Date()).toISOString().slice(0, 10)
		},
		licence,
		entry,
		...module === void 0 ? {} : { module },
		workingDirectory,
		pythonPath,
		arguments: words,
		task,
		metric,
		data,
		environment
	};
	return parseWith(manifest, draft, "the new manifest");
}
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
async function fetchSource(request) {
	const { source } = request;
	if (GIT_URL.test(source)) return clone(request, source, withoutCredentials(source));
	const folder = source.startsWith("file:") ? toPath(source) : resolve(source);
	if (!(await statIfPresent(folder))?.isDirectory()) throw new UserError(`'${withoutCredentials(source)}' is neither a URL (https://…, file://…) nor a folder.`);
	const gitFolder = await findGitFolder(folder);
	const name = basename(folder);
	if (gitFolder !== null) return clone(request, pathToFileURL(gitFolder).href, `repository ${name}`);
	if (request.commit || request.branch) throw new UserError(`'${source}' is a plain folder, so there is no --commit or --branch to choose.`);
	return {
		folder,
		repository: `folder ${name}`,
		commit: null,
		commitDate: null,
		[Symbol.asyncDispose]: async () => {}
	};
}
function toPath(url) {
	try {
		return resolve(fileURLToPath(url));
	} catch {
		throw new UserError(`'${url}' is no file URL of this machine: file:///path/to/the/repository.`);
	}
}
/** Fetching heeds the user's git settings (credential helper, proxy, certificates), and runs no hook. */
const FETCHING = [
	"-c",
	"core.hooksPath=/dev/null",
	"-c",
	"protocol.ext.allow=never"
];
const NEWEST = [
	"--quiet",
	"--depth",
	"1",
	"--no-tags"
];
/** Of a repository on this machine exactly the folder is read that was looked at, and none beside or inside of it. */
const EXACTLY = ["--upload-pack", "git-upload-pack --strict"];
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
/** Where the user's shell or a hook has set them, git would work on another repository than it is told to. */
const OTHER_REPOSITORY = /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|COMMON_DIR|NAMESPACE|PREFIX|(?:ALTERNATE_)?OBJECT_DIRECTOR(?:Y|IES)|TEMPLATE_DIR)$/;
async function clone({ source, commit, branch }, url, repository) {
	if (source.startsWith("-")) throw new UserError(`'${source}' is no URL.`);
	const staging = await makeScratch("import");
	const folder = join(staging, "clone");
	const own = Object.entries(process.env).filter(([name]) => !OTHER_REPOSITORY.test(name));
	const fetching = {
		...Object.fromEntries(own),
		GIT_TERMINAL_PROMPT: "0"
	};
	const git = async (env, args, input = "") => {
		const { exitCode, stdout, stderr } = await runCommand("git", args, {
			env,
			input,
			timeoutSeconds: 600,
			endsWhenFull: true
		});
		if (exitCode === 0) return stdout.trim();
		const complaint = stderr.trim().split("\n").at(-1) || "it took too long, or has too many files";
		throw new UserError(withoutCredentials(`git could not fetch ${source}: ${complaint}`), 1);
	};
	const fetch = (...args) => git(fetching, [...FETCHING, ...args]);
	const how = [...NEWEST, ...url.startsWith("file:") ? EXACTLY : []];
	const read = (args, input) => git(readingEnvironment(staging), [
		...READING,
		"-C",
		folder,
		...args
	], input);
	try {
		if (commit) {
			await fetch("init", "--quiet", "--template=", folder);
			await fetch("-C", folder, "fetch", ...how, "--", url, commit);
		} else {
			const wanted = branch ? ["--branch", branch] : [];
			await fetch("clone", "--no-checkout", "--template=", ...how, ...wanted, "--", url, folder);
		}
		const head = await read([
			"rev-parse",
			"--verify",
			`${commit ? "FETCH_HEAD" : "HEAD"}^{commit}`
		]);
		const { files, links } = chooseFiles(parseTree(await read([
			"ls-tree",
			"-r",
			"-l",
			"-z",
			"--full-tree",
			head
		])));
		await read(["read-tree", head]);
		for (const paths of [files, links]) await read([
			"checkout-index",
			"--quiet",
			"-z",
			"--stdin"
		], paths.map((path) => `${path}\0`).join(""));
		return {
			folder,
			repository,
			commit: head,
			commitDate: await read([
				"log",
				"-1",
				"--format=%cI",
				head
			]),
			[Symbol.asyncDispose]: () => removeTree(staging)
		};
	} catch (error) {
		await removeTree(staging);
		if (errorCode(error) === "ENOENT") throw new UserError("git is not installed: sudo apt-get install git", 1);
		throw error;
	}
}
const KINDS = /* @__PURE__ */ new Map([
	["100644", "file"],
	["100755", "file"],
	["120000", "link"],
	["160000", "submodule"]
]);
/** The files of a commit with their sizes, before anything of them is written. */
function parseTree(listing) {
	return listing.split("\0").filter((line) => line !== "").map((line) => {
		const [, mode = "", size = "", path = ""] = /^(\d+) \S+ \S+ +(\d+|-)\t([\s\S]*)$/.exec(line) ?? [];
		const kind = KINDS.get(mode);
		if (kind === void 0) throw new UserError(`git lists a file in a form that is not understood: mode '${mode}'.`, 1);
		return {
			path,
			kind,
			sizeBytes: Number(size) || 0
		};
	});
}
// src/dataset/licence.ts
const FILE_NAME = /^(licen[cs]e|copying)(\.(txt|md|rst))?$/i;
/** Sentences that only one licence has. */
const TEXTS = [
	[/Permission is hereby granted, free of charge, to any person obtaining a copy/i, "MIT"],
	[/Apache License\s+Version 2\.0/i, "Apache-2.0"],
	[/GNU AFFERO GENERAL PUBLIC LICENSE\s+Version 3/i, "AGPL-3.0-only"],
	[/GNU LESSER GENERAL PUBLIC LICENSE\s+Version 3/i, "LGPL-3.0-only"],
	[/GNU GENERAL PUBLIC LICENSE\s+Version 3/i, "GPL-3.0-only"],
	[/GNU GENERAL PUBLIC LICENSE\s+Version 2/i, "GPL-2.0-only"],
	[/Mozilla Public License Version 2\.0/i, "MPL-2.0"],
	[/^(?=[\s\S]*Redistribution and use in source and binary forms)[\s\S]*Neither the name/i, "BSD-3-Clause"],
	[/Redistribution and use in source and binary forms/i, "BSD-2-Clause"],
	[/free and unencumbered software released into the public domain/i, "Unlicense"],
	[/CC0 1\.0 Universal/i, "CC0-1.0"]
];
/** The licence file of a repository, told by its text; null when there is none or its text is not known. */
async function detectLicence(folder, files) {
	for (const file of files.filter((path) => !path.includes("/") && FILE_NAME.test(path))) {
		const text = (await readTextIfPresent(join(folder, file), folder) ?? "").replaceAll(/\s+/g, " ");
		const spdx = TEXTS.find(([pattern]) => pattern.test(text))?.[1];
		if (spdx) return {
			spdx,
			file
		};
	}
	return null;
}
// src/dataset/notebook.ts
const answer = object({
	language: string(),
	code: string(),
	reordered: string().nullable(),
	leftOut: array(string()),
	installs: array(string()),
	printed: string()
});
const isNotebook = (path) => path.endsWith(".ipynb");
const LARGEST_NOTEBOOK = 64 * 1024 ** 2;
const PATIENCE_SECONDS = 90;
/** Converts a notebook of the source; nothing of it is executed or written. UserError where it is none of Python. */
async function convertNotebook(folder, files, path) {
	const refuse = (why) => new UserError(`'${path}' can't be converted to a script: ${why}.`);
	const content = await readBelow(folder, path, LARGEST_NOTEBOOK);
	if (content === null) throw refuse("it is not there");
	const { exitCode, signal, stdout, stderr } = await runCommand("python3", [
		"-I",
		"-S",
		"-B",
		assetPath("python", "convert_notebook.py")
	], {
		input: content.toString("utf8"),
		env: { PATH: process.env.PATH },
		timeoutSeconds: PATIENCE_SECONDS
	});
	if (exitCode !== 0) throw refuse(signal ?? stderr.trim().split("\n").at(-1)?.slice(0, 200) ?? "it is no notebook");
	const found = parseWith(answer, readJsonText(stdout), "the converted notebook");
	if (!/^i?python/i.test(found.language)) throw refuse(`it is written in ${found.language}`);
	const moved = findMoved(found.code, files, posix.dirname(path));
	const codes = [found.code, ...found.reordered === null ? [] : [found.reordered]];
	return {
		path: nameScript(path, files),
		codes: codes.map((code) => moved.reduce((text, [from, to]) => text.replaceAll(from, to), code)),
		leftOut: found.leftOut,
		moved: moved.map(([from, to]) => [from.slice(1, -1), to.slice(1, -1)]),
		installs: found.installs,
		printed: found.printed
	};
}
async function writeNotebookScript(folder, path, code) {
	await writeFileAtomic(join(folder, path), code, folder);
}
function nameScript(path, files) {
	const stem = path.slice(0, -6);
	const names = [
		`${stem}.py`,
		`${stem}_notebook.py`,
		`${stem}_notebook_2.py`
	];
	const name = names.find((each) => !files.includes(each));
	if (name === void 0) throw new UserError(`There is no name left for the script of '${path}': rename one of ${names.join(", ")}.`);
	return name;
}
const LITERAL = /(['"])((?:(?!\1)[^\\\n]|\\.){1,500}\.(?:csv|tsv|json|jsonl|xlsx?|txt|data|parquet|npy|npz|zip|pkl))\1/gi;
const WRITES = /\bto_(?:csv|json|excel|pickle|parquet)\b|savefig|\bsave\w*\(|dump\(|,\s*['"][wa]b?\+?['"]/;
/** What a notebook writes may lie where it says. */
const isWritten = (code, literal) => code.split("\n").some((line) => line.includes(literal) && WRITES.test(line));
/** Literals of places that are not there, whose file is in the repository once: a notebook ran where it lay elsewhere. */
function findMoved(code, files, folder) {
	const moved = /* @__PURE__ */ new Map();
	for (const [literal, quote = "", text = ""] of code.matchAll(LITERAL)) {
		const place = text.replaceAll(/\\+/g, "/");
		if (files.includes(posix.join(folder, place))) continue;
		const name = posix.basename(place);
		const same = files.filter((path) => posix.basename(path) === name);
		const [only] = same;
		if (only === void 0 || same.length > 1 || place.includes("://") || isWritten(code, literal)) continue;
		moved.set(literal, `${quote}${posix.relative(folder, only)}${quote}`);
	}
	return [...moved];
}
// src/dataset/rank-entries.ts
/** What a script that is the project's main one does: evidence from its text, not from its name. */
const DOES = [
	[
		"fits",
		/\.fit(?:_transform)?\s*\(|\.train\s*\(|lgb\.train|xgb\.train|optimi[sz]er\.step|loss\.backward|cross_val_score/,
		4
	],
	[
		"loads-data",
		/read_csv|read_excel|read_table|read_json|read_parquet|loadtxt|genfromtxt|load_\w{1,60}\(|open\s*\(|imread/,
		3
	],
	[
		"computes-metric",
		/accuracy|f1_score|r2_score|mean_squared_error|mean_absolute_error|\.score\s*\(|roc_auc|confusion_matrix/i,
		3
	],
	[
		"prints-metric",
		/print\s*\([^\n]{0,200}(?:acc|score|f1|r2|r²|mse|rmse|mae|auc|error)/i,
		2
	],
	[
		"splits",
		/train_test_split|KFold|cross_val|random_split/,
		2
	],
	[
		"learns",
		/^[ \t]*(?:from|import)\s+(?:sklearn|torch|tensorflow|keras|xgboost|lightgbm|catboost|transformers)/m,
		2
	],
	[
		"is-a-page",
		/^[ \t]*(?:from|import)\s+(?:streamlit|flask|fastapi|django|gradio|dash|uvicorn)\b/m,
		-6
	],
	[
		"is-a-test",
		/^[ \t]*(?:import|from)\s+(?:pytest|unittest|setuptools|distutils)/m,
		-6
	]
];
/** What runs when the file does, and not only when somebody calls it. */
const RUNS = /__name__\s*==\s*['"]__main__['"]|^(?:print|main|run|train|plt\.\w+|[\w.]+\.fit)\s*\(|^\w[\w, ]*=\s*(?:pd|np|[\w.]+)\.?(?:read_|load)/m;
const ONLY_CALLED = -8;
const IMPORTED$1 = -3;
const NAMED_IN_README = 3;
const GOOD_NAMES = /* @__PURE__ */ new Set([
	"original.py",
	"main.py",
	"train.py",
	"run.py",
	"__main__.py"
]);
const GOOD_NAME = 1.5;
/** A notebook may be anything; of two alike the script needs no conversion. */
const NOTEBOOK = -1.5;
/** Of one file: more of it says nothing new. */
const MOST_CHARACTERS$1 = 4e6;
/**
* The scripts and notebooks of a repository, the likeliest first: by what they and what they reach by import do. UserError where
* there is none, or not the wished one.
*/
async function rankEntries(folder, files, wanted) {
	const scripts = files.filter((path) => path.endsWith(".py"));
	const notebooks = files.filter(isNotebook);
	const all = [...scripts, ...notebooks];
	if (wanted !== void 0 && !all.includes(wanted)) throw new UserError(`--entry '${wanted}': there is no such script or notebook; there are: ${all.join(", ") || "none"}.`);
	if (wanted !== void 0) return [{
		path: wanted,
		score: 0,
		reasons: ["asked-for"]
	}];
	const [first, ...others] = (await weighAll(folder, files, scripts, notebooks)).sort((a, b) => b.score - a.score || depthOf(a.path) - depthOf(b.path) || a.path.localeCompare(b.path, "en"));
	if (first === void 0) throw new UserError("The repository has no Python script and no notebook to run.");
	return [first, ...others];
}
const depthOf = (path) => path.split("/").length - 1;
async function weighAll(folder, files, scripts, notebooks) {
	const read = async (path) => (await readTextIfPresent(join(folder, path), folder) ?? "").slice(0, MOST_CHARACTERS$1);
	const texts = /* @__PURE__ */ new Map();
	for (const path of [...scripts, ...notebooks]) texts.set(path, await read(path));
	const readme = (await Promise.all(files.filter((path) => /^[^/]*(readme[^/]*|makefile)$/i.test(path)).map(read))).join("\n");
	const reach = /* @__PURE__ */ new Map();
	for (const path of scripts) reach.set(path, await listReachable(folder, scripts, path));
	const imported = new Set(scripts.flatMap((path) => (reach.get(path) ?? []).filter((each) => each !== path)));
	const runs = (path) => RUNS.test(texts.get(path) ?? "");
	return [...texts].map(([path, text]) => {
		const own = isNotebook(path) ? notebookCode(text) : text;
		const whole = [own, ...(reach.get(path) ?? []).filter((each) => each !== path && !runs(each)).map((each) => texts.get(each) ?? "")].join("\n");
		const done = DOES.filter(([, pattern, points]) => pattern.test(points < 0 ? own : whole));
		const about = [
			...isNotebook(path) ? [["is-a-notebook", NOTEBOOK]] : [],
			...isNotebook(path) || runs(path) ? [] : [["only-called", ONLY_CALLED]],
			...imported.has(path) ? [["imported-by-others", IMPORTED$1]] : [],
			...isNamed(path, readme) ? [["named-in-readme", NAMED_IN_README]] : [],
			...GOOD_NAMES.has(posix.basename(path)) ? [["good-name", GOOD_NAME]] : []
		];
		return {
			path,
			score: [...done.map(([, , each]) => each), ...about.map(([, each]) => each)].reduce((sum, each) => sum + each, 0) - depthOf(path) / 2,
			reasons: [...done.map(([reason]) => reason), ...about.map(([reason]) => reason)]
		};
	});
}
/** `python train.py`, `python -m src.train`, `jupyter … analysis.ipynb`. */
function isNamed(path, readme) {
	const module = path.replace(/(\/__main__)?\.py$/, "").replaceAll("/", ".");
	return (readme.match(/\b(?:python3?|jupyter|papermill|ipython)\b[^\n`]{0,200}/g) ?? []).some((each) => each.split(/[\s'"]+/).some((word) => [
		path,
		`./${path}`,
		module
	].includes(word)));
}
/** Good enough to look for words in: a notebook's JSON without its outputs' images. */
function notebookCode(text) {
	return text.split("\n").filter((line) => line.length < 2e3).map((line) => line.replace(/^\s*"/, "").replaceAll("\\\"", "\"")).join("\n");
}
// src/dataset/render-manifest.ts
var import_dist = require_dist();
/** The manifest's JSON Schema, from a project's folder of a dataset that lies in a checkout of greenml. */
const SCHEMA = "../../../schemas/project.schema.json";
/** `project.yaml` of a folder as a person would write it; an editor finds its schema where that is at hand. */
function renderManifest(manifest, folder) {
	return (existsSync(join(folder, SCHEMA)) ? `# yaml-language-server: $schema=${SCHEMA}\n` : "") + (0, import_dist.stringify)(manifest, {
		lineWidth: 0,
		defaultStringType: "PLAIN"
	});
}
// src/report/text/import-summary.ts
const ENTRY_WORDS = {
	"asked-for": "asked for",
	fits: "fits a model",
	"loads-data": "loads data",
	"computes-metric": "computes a metric",
	"prints-metric": "prints one",
	splits: "splits the data",
	learns: "uses a library for learning",
	"named-in-readme": "README or Makefile runs it",
	"good-name": "has a main script's name",
	"is-a-notebook": "a notebook",
	"only-called": "does nothing by itself",
	"imported-by-others": "others import it",
	"is-a-page": "serves a page",
	"is-a-test": "is a test"
};
const START_WORDS = {
	"command-in-readme": "as README, Makefile or the script say",
	"imports-relatively": "it imports relatively",
	"imports-from-other-folder": "it imports from other folders",
	"finds-its-files": "there it finds the files that it names"
};
const DOUBT_WORDS = {
	"one-of-several": "the last of several; choose another by metric.pattern",
	"name-not-printed": "the output does not name it: check metric.name",
	"of-training": "it looks like that of the training data",
	"few-digits": "it is printed with few digits: a difference below them is not seen",
	"from-code-alone": "guessed without a run that printed it: check it"
};
const SHOWN = 4;
/** What was taken for what, with evidence and doubt, and what to do next: a line each. */
function renderImport(report, folder, dataset) {
	const { slug, entry, start, data, target, licence, task } = report;
	const others = entry.others.length === 0 ? "" : `; not ${listSome(entry.others)} (--entry)`;
	const facts = [
		["entry", `${entry.path}${explain(entry.reasons.map((each) => ENTRY_WORDS[each]))}${others}`],
		...describeNotebook(report),
		["start", `python ${start.words.join(" ")}, in ${start.folder}${explain(start.reasons.map((each) => START_WORDS[each]))}`],
		["run", describeRun$1(report)],
		["metric", describeMetric(report)],
		["task", task === "other" ? "not told by the code: fill in task" : task],
		["data", data.length === 0 ? "no file of the repository is read: the script brings or fetches its own, or fails before" : describeData$1(report)],
		["target", target === null ? "not found: without it labels can not be randomised" : `${JSON.stringify(target.column)} of ${target.path}`],
		["licence", licence === null ? "no licence that is known: the code may be measured and is never published" : `${licence.spdx} (${licence.file})`]
	];
	return [
		`imported as ${folder}. What was taken for what; correct it in project.yaml:`,
		...facts.map(([name, text]) => `  ${name.padEnd(9)}${cleanLine(text, 1e3)}`),
		`Then: greenml check ${slug} --dataset ${dataset}, and\ngreenml run --campaign campaigns/${slug} --dataset ${dataset} --projects '^${slug}$' --models … (or --answers DIR)`
	];
}
const explain = (reasons) => reasons.length === 0 ? "" : ` (${reasons.join(", ")})`;
function listSome(items) {
	const left = items.length - SHOWN;
	return `${items.slice(0, SHOWN).join(", ")}${left > 0 ? ` and ${left} more` : ""}`;
}
function describeNotebook({ notebook }) {
	if (notebook === null) return [];
	return [["notebook", ["converted to a script", ...[
		notebook.isReordered ? "its cells in the order in which they were last run" : null,
		notebook.leftOut.length > 0 ? `without ${listSome(notebook.leftOut)}` : null,
		...notebook.moved.map(([from, to]) => `${from} is ${to} here`)
	].filter((each) => each !== null)].join("; ")]];
}
function describeRun$1({ run, notRun }) {
	if (run === null) return `not run: ${notRun}`;
	const seconds = run.seconds === null ? "" : ` after ${run.seconds.toFixed(2)} s`;
	return `${run.status}${seconds}${run.reason === null ? "" : `: ${run.reason}`}`;
}
function describeMetric({ metric }) {
	if (metric === null) return "no print of a metric was found: fill in metric.name and metric.pattern or metric.expression";
	const value = metric.value === null ? "" : ` = ${metric.value}`;
	const others = metric.others.length === 0 ? "" : `; also: ${listSome(metric.others)}`;
	return `${metric.name}${value}, from the line: ${metric.line}${explain(metric.doubts.map((each) => DOUBT_WORDS[each]))}${others}`;
}
function describeData$1({ data, dataEvidence, written }) {
	const files = data.map(({ path, role, rows }) => {
		const facts = [...role === "all" ? [] : [role], ...rows === null ? [] : [count(rows, "row")]];
		return `${path}${explain(facts)}`;
	});
	const outputs = written.length === 0 ? "" : `; not ${listSome(written)}, which it writes`;
	return `${listSome(files)}: ${DATA_WORDS[dataEvidence]}${outputs}`;
}
const DATA_WORDS = {
	"read-by-the-run": "the run read them",
	"named-in-code": "the code names them",
	"by-its-name": "tables that nobody was seen to read: check them",
	none: ""
};
// src/dataset/find-target.ts
const NAME$1 = String.raw`['"]([^'"\n]{1,200})['"]`;
const NAMED = [
	new RegExp(String.raw`^[ \t]*(?:self\.)?(?:y|Y|target|labels?|y_raw|y_all|output)\w{0,20}[ \t]*=[ \t]*[\w.]{1,60}(?:\.loc\[:,[ \t]*|\[)\[?${NAME$1}\]?\]`, "gm"),
	new RegExp(String.raw`\b(?:target|label|TARGET|LABEL)(?:_?(?:col(?:umn)?|name|variable|COL(?:UMN)?|NAME))?\w{0,10}[ \t]*(?::[ \t]*str[ \t]*)?=[ \t]*${NAME$1}`, "g"),
	new RegExp(String.raw`=[ \t]*[\w.]{1,60}\.pop\([ \t]*${NAME$1}`, "g"),
	new RegExp(String.raw`\.drop\([ \t]*(?:columns[ \t]*=[ \t]*)?\[?[ \t]*${NAME$1}[ \t]*\]?[ \t]*(?:,[ \t]*axis[ \t]*=[ \t]*(?:1|'columns'))?[ \t]*\)`, "g"),
	new RegExp(String.raw`train_test_split\([^\n]{0,200}[\w.]{1,60}\[${NAME$1}\]`, "g")
];
const ATTRIBUTE = /^[ \t]*(?:y|Y|target|labels?)[ \t]*=[ \t]*[A-Za-z_]\w*\.([A-Za-z_]\w*)(?:\.values)?[ \t]*(?:#.*)?$/gm;
const LAST = /\b[yY]\w{0,10}[ \t]*=[^\n]{0,80}(?:\.iloc)?\[[ \t]*:[ \t]*,[ \t]*-1[ \t]*(?::[ \t]*)?\]/;
/** The likeliest first. */
function findTargetHints(code) {
	const names = [...NAMED, ATTRIBUTE].flatMap((pattern) => [...code.matchAll(pattern)].map(([, name = ""]) => name));
	return [...[...new Set(names)].map((name) => ({
		kind: "named",
		name
	})), ...LAST.test(code) ? [{ kind: "last-column" }] : []];
}
const TEXT = /TfidfVectorizer|CountVectorizer|HashingVectorizer|\bnltk\b|\bspacy\b|AutoTokenizer|BertTokenizer|Tokenizer\b|pad_sequences|word_tokenize/;
const isAboutText = (code) => TEXT.test(code);
// src/commands/import/describe-data.ts
/** Above so many in one folder the folder stands for them, as for images. */
const MOST_FILES$1 = 20;
const LARGEST_TABLE = 64 * 1024 ** 2;
const TABLE = /\.(?:csv|tsv|txt|data|dat|tab)$/i;
const OF_TEST = /(?:^|[^a-z])(?:test|eval|holdout)(?:[^a-z]|$)/i;
const OF_TRAINING$1 = /(?:^|[^a-z])train(?:ing)?(?:[^a-z]|$)/i;
/** What is known of the files that hold data: rows, roles, the target, and what they make of the task. */
async function describeData(source, paths, code, metricName) {
	const hints = findTargetHints(code);
	const described = [];
	for (const path of groupFolders(paths)) described.push(await describeFile(source, path, paths, hints));
	const first = described.find(({ file }) => file.target !== void 0);
	return {
		data: described.map(({ file }) => file),
		target: first?.file.target === void 0 ? null : {
			column: first.file.target,
			path: first.file.path
		},
		task: taskOf(metricName, code, first?.classes ?? null)
	};
}
async function describeFile(source, path, all, hints) {
	const table = await readTableBelow(source, path);
	const header = table?.header.map((name) => name.trim()) ?? [];
	const target = hints.flatMap((hint) => hint.kind === "named" ? hint.name : header.at(-1) ?? []).find((name) => header.includes(name));
	const sha256 = all.includes(path) ? await hashBelow(source, path) : null;
	const place = target === void 0 ? -1 : header.indexOf(target);
	return {
		file: {
			path,
			role: roleOf(path, all),
			...table ? { rows: table.rows.length } : {},
			...target === void 0 ? {} : { target },
			...sha256 === null ? {} : { sha256 }
		},
		classes: table && place >= 0 ? countDistinct(table.rows.map((row) => row[place] ?? "")) : null
	};
}
const countDistinct = (cells) => new Set(cells.filter((cell) => cell !== "")).size;
async function readTableBelow(source, path) {
	const content = TABLE.test(path) ? await readBelow(source, path, LARGEST_TABLE).catch(() => null) : null;
	const found = content && readTable$1(content, null);
	return found && "rows" in found ? found : null;
}
function roleOf(path, all) {
	const [isTest, isTraining] = [OF_TEST, OF_TRAINING$1].map((of) => of.test(posix.basename(path)));
	if (!(all.some((each) => OF_TEST.test(posix.basename(each))) && all.some((each) => OF_TRAINING$1.test(posix.basename(each)))) || isTest === isTraining) return "all";
	return isTest ? "test" : "train";
}
function groupFolders(paths) {
	return [...Map.groupBy(paths, (path) => posix.dirname(path))].flatMap(([folder, inside]) => inside.length > MOST_FILES$1 && folder !== "." ? [folder] : inside).sort();
}
function taskOf(metricName, code, classes) {
	const labels = metricName === null ? null : findMetric(metricName)?.labels ?? null;
	if (labels === "numbers") return "regression";
	if (labels === null) return "other";
	if (isAboutText(code)) return "text-classification";
	if (classes === null) return "other";
	return classes === 2 ? "binary-classification" : "multiclass-classification";
}
/** Data that the code names, where no run shows what is read: what it only writes is none. */
function listNamedData(files, code) {
	return files.filter((path) => {
		const name = posix.basename(path);
		if (!isDataFile(path) || !code.includes(name)) return false;
		return !code.split("\n").filter((line) => line.includes(name)).every((line) => /\bto_(?:csv|json|excel|pickle|parquet)\b|savefig|\bsave\w*\(|dump\(|['"][wa]b?['"]/.test(line));
	});
}
// src/dataset/find-start.ts
const COMMAND = /(?:\bPYTHONPATH=(\S{1,200})[ \t]+)?\bpython(?:3(?:\.\d+)?)?[ \t]+(?:-[uBO][ \t]+)?(?:-m[ \t]+([\w.]{1,200})|((?:[\w.-]{1,100}\/){0,10}[\w.-]{1,100}\.py))([^\n`#&|;>]{0,300})/g;
const DOCUMENTS = /^(?:[^/]*readme[^/]*|makefile|dockerfile|procfile|[^/]*\.sh|docs\/[^/]*\.md|\.github\/workflows\/[^/]*\.ya?ml)$/i;
/** Of one file: more of it says nothing new. */
const MOST_CHARACTERS = 1e6;
const PLAIN_WORD = /^[\w./=:,@%+-]{1,200}$/;
const TAKES_ARGUMENTS = /\bargparse\b|\bsys\.argv\b|\bclick\b|\btyper\b|\bfire\b|\babsl\b/;
/**
* How a script can be started, the likeliest way first: what README, Makefile and the script itself say, what it imports from
* where, and from which folder the files that it names are found. At most three ways.
*/
async function findStarts(folder, files, entry, isNotebook = false) {
	const read = async (path) => (await readTextIfPresent(join(folder, path), folder) ?? "").slice(0, MOST_CHARACTERS);
	const scripts = files.filter((path) => path.endsWith(".py"));
	const own = await read(entry);
	const reached = await Promise.all((await listReachable(folder, scripts, entry)).map(read));
	const told = findCommand(`${(await Promise.all(files.filter((path) => DOCUMENTS.test(path)).map(read))).join("\n")}\n${own.slice(0, 4e3)}`, entry);
	const home = posix.dirname(entry);
	const module = told?.module ?? (/^[ \t]*from[ \t]+\.[\w.]*[ \t]+import\b/m.test(own) ? nameModule(entry, files, own) : null);
	const root = module === null ? null : moduleRoot(module, entry);
	const bases = listBases(reached, files, root ?? home);
	const mayAdd = bases.length > 0 && /sys\.path\b/.test(own);
	const words = told !== null && TAKES_ARGUMENTS.test(reached.join("\n")) ? told.words : [];
	const folders = rankFolders(reached, files, [...told?.path ? [posix.normalize(entry.slice(0, entry.length - told.path.length) || ".").replace(/\/$/, "")] : [], ...isNotebook ? [home, "."] : [
		root ?? ".",
		".",
		home
	]]);
	const facts = {
		told,
		module,
		home,
		root
	};
	const plain = mayAdd ? [] : bases;
	const [first = ".", ...others] = folders;
	const [best = makeStart(facts, {
		folder: ".",
		words: [],
		bases: plain
	}), ...rest] = [
		makeStart(facts, {
			folder: first,
			words,
			bases: plain
		}, folders.length > 1 ? ["finds-its-files"] : []),
		...mayAdd ? [makeStart(facts, {
			folder: first,
			words,
			bases
		})] : [],
		...words.length > 0 ? [makeStart(facts, {
			folder: first,
			words: [],
			bases: plain
		})] : [],
		...others.map((folder) => makeStart(facts, {
			folder,
			words,
			bases: plain
		}))
	].slice(0, MOST_WAYS);
	return [best, ...rest];
}
const MOST_WAYS = 3;
function makeStart({ told, module, home, root }, { folder, words, bases }, reasons = []) {
	const needed = /* @__PURE__ */ new Set([
		...told?.pythonPath ?? [],
		...root === null ? [] : [root],
		...bases
	]);
	const isRelative = module !== null && told?.module == null;
	needed.delete(module === null ? home : folder);
	return {
		...module === null ? {} : { module },
		workingDirectory: folder,
		pythonPath: [...needed],
		arguments: [...words],
		reasons: [
			...told === null ? [] : ["command-in-readme"],
			...isRelative ? ["imports-relatively"] : [],
			...bases.length > 0 ? ["imports-from-other-folder"] : [],
			...reasons
		]
	};
}
/** The first command of a text that runs the entry. */
function findCommand(text, entry) {
	for (const [, paths = "", module, path, rest = ""] of text.matchAll(COMMAND)) {
		if (!(module === void 0 ? isTail(path ?? "", entry) : moduleRoot(module, entry) !== null)) continue;
		const words = rest.trim().split(/\s+/).filter((word) => word !== "");
		return {
			module: module ?? null,
			path: path === void 0 ? null : posix.normalize(path),
			words: words.every((word) => PLAIN_WORD.test(word)) && words.length <= 40 ? words : [],
			pythonPath: paths.split(":").map((each) => posix.normalize(each.replace(/^\$\{?PWD\}?\/?/, "") || ".")).filter((each) => each !== "." || paths !== "").filter(isInside)
		};
	}
	return null;
}
const isInside = (path) => !path.startsWith("/") && !path.startsWith("..") && !path.includes("$");
function isTail(path, entry) {
	const plain = posix.normalize(path);
	return entry === plain || entry.endsWith(`/${plain}`);
}
/** The entry's name from above its outermost package; by the dots of its imports where there is no `__init__.py`. */
function nameModule(entry, files, code) {
	const parts = entry.replace(/\.py$/, "").split("/");
	const dots = Math.max(...[...code.matchAll(/^[ \t]*from[ \t]+(\.+)/gm)].map(([, found = ""]) => found.length));
	let depth = parts.length - 1;
	while (depth > 0 && files.includes(`${parts.slice(0, depth).join("/")}/__init__.py`)) depth--;
	const start = Math.min(depth, parts.length - 1 - dots);
	if (start < 0 || !parts.slice(start).every((part) => /^[A-Za-z_]\w*$/.test(part))) return null;
	const names = parts.slice(start);
	return (names.at(-1) === "__main__" ? names.slice(0, -1) : names).join(".");
}
const IMPORTED = /^[ \t]*(?:from[ \t]+([A-Za-z_][\w.]*)[ \t]+import|import[ \t]+([A-Za-z_][\w., \t]*))/gm;
/** Folders, beside `home`, from which own modules are imported by their absolute names. */
function listBases(texts, files, home) {
	const scripts = files.filter((path) => path.endsWith(".py"));
	const modules = new Set(texts.flatMap((text) => [...text.matchAll(IMPORTED)].flatMap(([, from, plain = ""]) => from === void 0 ? plain.split(",").map((each) => each.trim().split(/\s/)[0] ?? "") : [from])));
	const bases = /* @__PURE__ */ new Set();
	for (const module of modules) {
		const path = module.replaceAll(".", "/");
		if (path === "") continue;
		const found = scripts.flatMap((script) => baseOf(script, path) ?? []);
		if (found.length === 0 || found.includes(home)) continue;
		const [nearest] = found.sort((a, b) => a.length - b.length);
		if (nearest !== void 0) bases.add(nearest);
	}
	return [...bases].sort();
}
/** The folder from which a file is, or lies in, the module of that path. */
function baseOf(script, path) {
	for (const tail of [`${path}.py`, `${path}/__init__.py`]) {
		if (script === tail) return ".";
		if (script.endsWith(`/${tail}`)) return script.slice(0, -tail.length - 1);
	}
	if (script.startsWith(`${path}/`)) return ".";
	const inside = script.indexOf(`/${path}/`);
	return inside < 0 ? null : script.slice(0, inside);
}
const STRING = /(['"])((?:(?!\1)[^\\\n{}]|\\\\){1,300})\1/g;
const JOINED = /\bjoin\(((?:[ \t\n]{0,40}['"][^'"\n]{1,200}['"][ \t\n]{0,40},?){2,10})\)/g;
/** The folders, that first from which most of what the texts name is found. */
function rankFolders(texts, files, folders) {
	const known = new Set(files.flatMap((path) => listAbove(path)));
	const places = [...new Set(texts.flatMap((text) => [...[...text.matchAll(JOINED)].map(([, parts = ""]) => [...parts.matchAll(/['"]([^'"]+)['"]/g)].map(([, part]) => part).join("/")), ...[...text.matchAll(STRING)].map(([, , found = ""]) => found.replaceAll("\\\\", "/"))]))].filter((each) => /[/.]/.test(each) || known.has(each));
	/** A path of several parts says more than a word that is a folder's name too. */
	const found = (folder) => places.filter((each) => known.has(posix.normalize(posix.join(folder, each)).replace(/\/$/, ""))).reduce((total, each) => total + each.split("/").length, 0);
	const distinct = [...new Set(folders)];
	const counts = new Map(distinct.map((each) => [each, found(each)]));
	return distinct.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
}
const listAbove = (path) => path.split("/").map((_, index, parts) => parts.slice(0, index + 1).join("/"));
// src/measurement/guess-metric.ts
/** How scripts call metrics where they print them; the first that fits a place counts. */
const NAMES = [
	["balanced_accuracy", "balanced[ _-]?acc(?:uracy)?"],
	["rmsle", "rmsle"],
	["rmse", "rmse|root[ _-]mean[ _-]squared?[ _-]error"],
	["mse", "mse|mean[ _-]squared?[ _-]error"],
	["mape", "mape|mean[ _-]absolute[ _-]percentage[ _-]error"],
	["mae", "mae|mean[ _-]absolute[ _-]error"],
	["r2", "r[ _-]?(?:2|²|\\^2|\\*\\*2)|r[ _-]?squared|coefficient of determination"],
	["roc_auc", "(?:roc[ _-]?)?auc(?:[ _-]?roc)?"],
	["f1", "f[ _-]?1|f[ _-](?:measure|score)"],
	["log_loss", "log[ _-]?loss"],
	["mcc", "mcc|matthews"],
	["accuracy", "accuracy|acc|acur[áa]cia|exactitud|genauigkeit|doğruluk|точность"],
	["precision", "precision"],
	["recall", "recall|sensitivity"]
];
const NAME = new RegExp(`(?<![\\p{L}\\d])(?:${NAMES.map(([, text]) => `(${text})`).join("|")}|(score))(?:[ _-]?score)?(?![\\p{L}])`, "giu");
const NUMBER = String.raw`[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?`;
const NUMBERS = new RegExp(`(?<![\\w.])${NUMBER}(?![\\w])`, "g");
/** A row of scikit-learn's classification_report: two decimals, then how many rows. */
const REPORT_ROW = /^\s*(?:accuracy|macro avg|weighted avg|micro avg)\s+[\d.]+(?:\s+[\d.]+)*\s+\d+\s*$/;
const OF_TRAINING = /\btrain(?:ing)?\b|\btreino\b|\bin[- ]sample\b/i;
const OF_BASELINE = /\bdummy|\bbaseline|\bmajority|dummy_|baseline_/i;
const OF_PROGRESS = /\b(?:epoch|iteration|iter|step|fold|batch)\b[^\d]{0,10}\d/i;
/** The best first, of scripts that tell classes and of those that predict numbers. */
const PREFERRED = {
	classes: [
		"accuracy",
		"balanced_accuracy",
		"f1",
		"roc_auc",
		"mcc",
		"recall",
		"precision",
		"log_loss"
	],
	numbers: [
		"r2",
		"rmse",
		"mae",
		"mse",
		"mape",
		"rmsle"
	]
};
const OF_NUMBERS = /r2_score|mean_squared_error|mean_absolute_error|\wRegressor\b|\bLinearRegression\b|\b(?:Ridge|Lasso|ElasticNet)\b|\bSVR\b|\bMSELoss\b|['"](?:mse|mae)['"]/;
const OF_CLASSES = /accuracy|\wClassifier\b|\bLogisticRegression\b|\wNB\b|\bSVC\b|f1_score|confusion_matrix|roc_auc|CrossEntropyLoss|BCE(?:WithLogits)?Loss/i;
const LONGEST_LINE = 1e3;
/**
* The metric that an author's script most likely means to print, from what it printed and its code; null: it prints none. The
* last of several alike, with all its digits where one line has more of them.
*/
function guessMetric(output, code) {
	const isOfNumbers = OF_NUMBERS.test(code) && !(OF_CLASSES.test(code) && !/r2_score|Regressor\b/.test(code));
	const kind = isOfNumbers ? "numbers" : "classes";
	const lines = withoutSequences(output).split(/[\n\r]/).slice(-2e4);
	const ofScore = isOfNumbers ? "r2" : "accuracy";
	const printed = lines.flatMap((line, index) => [...readLine(line.slice(0, LONGEST_LINE), ofScore), ...readTable(lines, index, ofScore)]);
	const rank = ({ name, isRow, isOfTraining, isProgress, isUnnamed }) => {
		const place = PREFERRED[kind].indexOf(name);
		const other = place < 0 ? 50 + PREFERRED[kind === "classes" ? "numbers" : "classes"].indexOf(name) : place;
		return 1e3 * Number(isOfTraining) + 200 * Number(isProgress) + other + 5 * Number(isRow) + 3 * Number(isUnnamed);
	};
	const best = Math.min(...printed.map(rank));
	const alike = printed.filter((each) => rank(each) === best);
	const last = alike.at(-1);
	if (last === void 0) return guessBareNumber(lines, code, ofScore);
	const chosen = printed.find((each) => isSameWithMoreDigits(each, last)) ?? last;
	return describe(chosen, alike.filter((each) => each !== chosen && Number(each.text) !== Number(chosen.text)), lines);
}
function readLine(line, ofScore) {
	const isRow = REPORT_ROW.test(line);
	const names = [...line.matchAll(NAME)];
	return names.flatMap((found, index) => {
		const isUnnamed = found[NAMES.length + 1] !== void 0;
		const name = nameOf$1(found, ofScore);
		const number = chooseNumber(line, found.index + found[0].length, names[index + 1]?.index ?? line.length, isRow);
		if (name === void 0 || number === null) return [];
		const before = line.slice(0, number.at);
		return [{
			name,
			isUnnamed,
			line,
			isRow,
			...number,
			nameAt: found.index,
			percent: /^\s*%/.test(line.slice(number.at + number.text.length)) || isFraction(name) && Number(number.text) > 1.5,
			isOfTraining: OF_TRAINING.test(before) && !/\btest|\bval/i.test(before.slice(before.search(OF_TRAINING))),
			isProgress: OF_PROGRESS.test(before) || OF_BASELINE.test(before)
		}];
	});
}
const MOST_ROWS = 100;
/** The last row of a printed table, where the line is its head: numbers end where the names of their columns do. */
function readTable(lines, head, ofScore) {
	const line = lines[head] ?? "";
	if (line.length > LONGEST_LINE || /\d\.\d|[:=]/.test(line)) return [];
	const names = [...line.matchAll(NAME)];
	if (names.length === 0) return [];
	const below = lines.slice(head + 1, head + 1 + MOST_ROWS);
	const end = below.findIndex((each) => !/\d/.test(each) || each.length > LONGEST_LINE);
	const row = (end < 0 ? below : below.slice(0, end)).at(-1);
	if (row === void 0) return [];
	const numbers = [...row.matchAll(NUMBERS)].filter(([text]) => text.includes("."));
	return names.flatMap((found) => {
		const number = numbers.find((each) => each.index + each[0].length === found.index + found[0].length);
		const name = nameOf$1(found, ofScore);
		if (number === void 0 || name === void 0) return [];
		return [{
			name,
			isUnnamed: false,
			text: number[0],
			at: number.index,
			nameAt: 0,
			line: row,
			isRow: true,
			percent: isFraction(name) && Number(number[0]) > 1.5,
			isOfTraining: false,
			isProgress: false
		}];
	});
}
/** The metric that a match of `NAME` speaks of. */
const nameOf$1 = (found, ofScore) => found[NAMES.length + 1] === void 0 ? NAMES[found.slice(1).findIndex((each) => each !== void 0)]?.[0] : ofScore;
/** Of the numbers behind a name: the last behind a sign that says so, else the first with a fraction; a count is none. */
function chooseNumber(line, from, to, isFirst) {
	const numbers = [...line.slice(from, to).matchAll(NUMBERS)].map((found) => ({
		text: found[0],
		at: from + found.index
	}));
	if (isFirst) return numbers[0] ?? null;
	if (/\[\s*[-+\d.][^\]]*[\s,]/.test(line.slice(from, to))) return null;
	const isSaid = ({ at }) => /[:=]\s*(?:(?:\[|\(|np\.float\d+\()\s*)?$/.test(line.slice(0, at));
	const hasFraction = ({ text }) => text.includes(".");
	return numbers.filter((each) => isSaid(each) && hasFraction(each)).at(-1) ?? numbers.find(hasFraction) ?? numbers.find(isSaid) ?? numbers.find(({ text, at }) => /^\s*%/.test(line.slice(at + text.length))) ?? null;
}
const decimalsOf = (text) => /\.(\d*)/.exec(text)?.[1]?.length ?? 0;
/** 0.645021645 for a 0.65 of a table. */
function isSameWithMoreDigits(each, chosen) {
	const decimals = decimalsOf(chosen.text);
	if (each.name !== chosen.name || each.isOfTraining !== chosen.isOfTraining || decimalsOf(each.text) <= decimals) return false;
	const factor = each.percent === chosen.percent ? 1 : each.percent ? .01 : 100;
	return (Number(each.text) * factor).toFixed(decimals) === Number(chosen.text).toFixed(decimals);
}
function describe(chosen, others, lines) {
	const { name, percent, line, text, at, nameAt } = chosen;
	const drafted = draftRule(name);
	return {
		rule: {
			...drafted,
			scale: percent && drafted.scale === "fraction" ? "percent" : drafted.scale,
			pattern: makePattern(line, nameAt, at, text, lines)
		},
		text,
		line: line.trim(),
		others: [...new Set(others.map((each) => each.line.trim()))],
		doubts: [
			...others.length > 0 ? ["one-of-several"] : [],
			...chosen.isUnnamed ? ["name-not-printed"] : [],
			...chosen.isOfTraining ? ["of-training"] : [],
			...isFraction(name) && decimalsOf(text) + (percent ? 2 : 0) < 3 ? ["few-digits"] : []
		]
	};
}
/** The shortest text before the number, from its name on, by which the last match of all lines is that number. */
function makePattern(line, nameAt, at, text, lines) {
	const quote = (part) => part.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&").replaceAll(/(?<!\w)\d+(?:\\\.\d+)?/g, "[0-9.]+").replaceAll(/[ \t]+/g, "[ \\t]+");
	const number = `(${NUMBER})`;
	const tries = [`${quote(line.slice(nameAt, at))}${number}`, `^${quote(line.slice(0, at))}${number}`];
	const isLast = (pattern) => {
		const expression = new RegExp(pattern, "g");
		return [...(lines.findLast((each) => new RegExp(pattern).test(each.slice(0, LONGEST_LINE))) ?? "").matchAll(expression)].at(-1)?.[1] === text;
	};
	return tries.filter((each) => each.length <= 1e3).find(isLast) ?? `^${line.slice(0, at).replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&").slice(0, 800)}${number}`;
}
const CALLED = [
	[/accuracy_score/, "accuracy"],
	[/r2_score/, "r2"],
	[/roc_auc_score/, "roc_auc"],
	[/f1_score/, "f1"],
	[/root_mean_squared_error|sqrt\(\s{0,9}(?:\w{1,40}\.){0,3}mean_squared_error/, "rmse"],
	[/mean_squared_error/, "mse"],
	[/mean_absolute_error/, "mae"]
];
/** A script that prints the value alone: the last such line, named by what the code computes. */
function guessBareNumber(lines, code, ofScore) {
	const bare = lines.filter((line) => new RegExp(`^\\s*${NUMBER}\\s*$`).test(line) && line.includes("."));
	const line = bare.at(-1);
	if (line === void 0) return null;
	const name = CALLED.find(([pattern]) => pattern.test(code))?.[1] ?? ofScore;
	const text = line.trim();
	const drafted = draftRule(name);
	const isPercent = isFraction(name) && Number(text) > 1.5;
	return {
		rule: {
			...drafted,
			scale: isPercent ? "percent" : drafted.scale,
			pattern: `^\\s*(${NUMBER})\\s*$`
		},
		text,
		line: text,
		others: [...new Set(bare.slice(0, -1).map((each) => each.trim()))].slice(-5),
		doubts: ["name-not-printed", ...bare.length > 1 ? ["one-of-several"] : []]
	};
}
const PRINTED = /\bprint\s*\(\s*(?:[fF]|[rR])?(['"])((?:(?!\1)[^\\\n]|\\.){0,300})\1([^\n]{0,100})/g;
/** What the code would print, numbers put in the place of values: for a script that can't be run. */
function imagineOutput(code) {
	return [...code.matchAll(PRINTED)].map(([, , text = "", rest = ""]) => {
		const filled = text.replaceAll(/\{[^{}]*\}|%(?:\.\d+)?[dfgs]/g, "0.5000").replaceAll(/\\n/g, "\n");
		return filled === text && /^\s*[,%.+]/.test(rest) ? `${filled} 0.5000` : filled;
	}).join("\n");
}
// src/dataset/choose-requirements.ts
/**
* The file to lock: the author's requirements as they are, else a new one of what another file of the author's says, or of what
* the entry reaches by import. What the entry imports and the author's file lacks is added. `installs`: what a notebook installs.
*/
async function chooseRequirements(project, files, entry, declared, installs = []) {
	const source = join(project, "source");
	const derived = await deriveRequirements(source, files, entry, await listStandardModules());
	const wanted = [...installs.filter((each) => !isCovered(nameOf(each), derived.map(nameOf))), ...derived];
	const named = declared === null ? [] : namesOf(declared.requirements);
	const added = declared === null ? [] : derived.filter((each) => !isCovered(each, named));
	if (declared?.from === "requirements.txt" && added.length === 0) {
		if (await readTextIfPresent(join(source, declared.from), source) === declared.requirements) return {
			path: "source/requirements.txt",
			added
		};
	}
	const lines = declared ? [
		`# from source/${declared.from}`,
		declared.requirements.trimEnd(),
		...added
	] : pinned(wanted, installs);
	await writeFileAtomic(join(project, "requirements.txt"), `${lines.join("\n")}\n`, project);
	return {
		path: "requirements.txt",
		added
	};
}
/** A pin that the notebook itself has is kept. */
const pinned = (wanted, installs) => [...new Set(wanted.map((each) => installs.find((install) => nameOf(install) === nameOf(each)) ?? each))];
const nameOf = (requirement) => (/^[A-Za-z0-9][\w.-]*/.exec(requirement.trim())?.[0] ?? "").toLowerCase().replaceAll(/[-_.]+/g, "-");
const namesOf = (requirements) => requirements.split("\n").map(nameOf).filter((name) => name !== "");
/** One of a family that brings the same modules counts: `opencv-python` for `opencv-python-headless`, `tensorflow-cpu`. */
function isCovered(name, among) {
	const own = nameOf(name);
	const family = (each) => each.split("-")[0];
	return among.some((each) => each === own || FAMILIES.has(family(each) ?? "") && family(each) === family(own));
}
const FAMILIES = /* @__PURE__ */ new Set([
	"opencv",
	"tensorflow",
	"torch",
	"faiss",
	"psycopg2",
	"pillow",
	"pytorch",
	"keras",
	"sklearn"
]);
// src/environment/declared/declared.ts
/** `files`: paths below the source folder; no other file is read. */
function openDeclaredFiles(sourceFolder, files, uv) {
	const known = new Set(files);
	return {
		uv,
		read: async (path) => known.has(path) ? readTextIfPresent(join(sourceFolder, path), sourceFolder) : null
	};
}
// src/environment/declared/conda-file.ts
const environmentFile = looseObject({ dependencies: array(union([string(), looseObject({ pip: array(string()).optional() })])).default([]) });
/** Conda packages whose distribution on the Python package index has another name. */
const ON_THE_INDEX = new Map(Object.entries({
	dask: "dask[complete]",
	"dask-core": "dask",
	"lightning-bolts": "lightning-bolts",
	"matplotlib-base": "matplotlib",
	"msgpack-python": "msgpack",
	opencv: "opencv-python-headless",
	"py-lightgbm": "lightgbm",
	"py-opencv": "opencv-python-headless",
	"py-xgboost": "xgboost",
	"py-xgboost-cpu": "xgboost",
	pytables: "tables",
	pytorch: "torch",
	"pytorch-cpu": "torch",
	"python-graphviz": "graphviz",
	"scikit-learn-intelex": "scikit-learn-intelex",
	"seaborn-base": "seaborn",
	"tensorflow-base": "tensorflow",
	"tensorflow-mkl": "tensorflow"
}));
/** Programs and libraries of other languages, which a wheel brings with it where it needs them. */
const NO_DISTRIBUTION = /^(?:_|lib|r-|m2w64|vs20|vc$|ucrt|cuda|cudnn|nccl|mkl|blas|openblas|openssl|ca-certificates|sqlite$|tk$|xz$|zlib|zstd|readline|ncurses|ld_impl|gcc|gxx|binutils|sysroot|icu$|jpeg|freetype|lz4-c|bzip2|yaml$|qt|sip$|pyqt|dbus|expat|fontconfig|glib|gst|pcre|pixman|cairo|intel-openmp|tbb$|nodejs|git$|pip$|setuptools$|wheel$|conda|python_abi|pytorch-cuda|pytorch-mutex|cpuonly|nomkl|perl|make$|cmake$|compilers?$)/;
/** environment.yml: its Python packages by the names that the package index has, and those under `pip:`. */
async function readCondaFile(files) {
	for (const path of ["environment.yml", "environment.yaml"]) {
		const text = await files.read(path);
		if (text === null) continue;
		return convert(parseWith(environmentFile, readLanguage("YAML", (each) => (0, import_dist.parse)(each, QUIET), text, path) ?? {}, path), path);
	}
	return null;
}
function convert({ dependencies }, path) {
	const [lines, leftOut, renamed] = [
		[],
		[],
		[]
	];
	let python = null;
	for (const each of dependencies) {
		if (typeof each !== "string") {
			lines.push(...each.pip ?? []);
			continue;
		}
		const [, name = "", version = ""] = /^(?:[\w./-]+::)?([\w.-]+)\s*(\S.*)?$/s.exec(each.trim()) ?? [];
		const key = name.toLowerCase();
		const other = ON_THE_INDEX.get(key);
		if (key === "python") python = pythonVersion(version);
		else if (NO_DISTRIBUTION.test(key)) leftOut.push(key);
		else lines.push(`${other ?? key}${condaVersion(version)}`);
		if (other) renamed.push(`${key} is ${other}`);
	}
	if (lines.length === 0) return null;
	return {
		requirements: `${lines.join("\n")}\n`,
		python,
		deviations: [`conda's packages of ${path} are taken from the Python package index${renamed.length > 0 ? ` (${renamed.join(", ")})` : ""}`, ...leftOut.length > 0 ? [`conda packages that are no Python packages are left out: ${leftOut.join(", ")}`] : []]
	};
}
const pythonVersion = (text) => text.replace(/^=+/, "").split("=")[0]?.trim() || null;
/** `=1.2` is conda's "1.2 and what follows it"; `==1.2` is exactly that, and so is what names a build. */
function condaVersion(text) {
	const trimmed = text.replaceAll(/\s/g, "");
	const [, equals = "", version = "", build] = /^(==?)([^=]+)(=.*)?$/.exec(trimmed) ?? [];
	if (version === "") return trimmed;
	return equals === "==" || build !== void 0 || version.includes("*") ? `==${version}` : `==${version}.*`;
}
// node_modules/smol-toml/dist/error.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
function getLineColFromPtr(string, ptr) {
	let lines = string.slice(0, ptr).split(/\r?\n/);
	return [lines.length, lines.pop().length + 1];
}
function makeCodeBlock(string, line, column) {
	let lines = string.split(/\r?\n/);
	let codeblock = "";
	let numberLen = (Math.log10(line + 1) | 0) + 1;
	for (let i = line - 1; i <= line + 1; i++) {
		let l = lines[i - 1];
		if (!l) continue;
		codeblock += i.toString().padEnd(numberLen, " ");
		codeblock += ":  ";
		codeblock += l;
		codeblock += "\n";
		if (i === line) {
			codeblock += " ".repeat(numberLen + column + 2);
			codeblock += "^\n";
		}
	}
	return codeblock;
}
var TomlError = class TomlError extends Error {
	line;
	column;
	codeblock;
	constructor(message, options) {
		const [line, column] = getLineColFromPtr(options.toml, options.ptr);
		const codeblock = makeCodeBlock(options.toml, line, column);
		super(`Invalid TOML document: ${message}\n\n${codeblock}`, options);
		this.line = line;
		this.column = column;
		this.codeblock = codeblock;
	}
	/** @internal */
	static x(message, ctx, ptr) {
		throw new TomlError(message, {
			toml: ctx.s,
			ptr: ptr ?? ctx.p
		});
	}
};
// node_modules/smol-toml/dist/primitive.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
/** @internal */
function parseString(ctx) {
	let startPtr = ctx.p;
	let c = ctx.s.charCodeAt(ctx.p++);
	let first = c;
	let isLiteral = c === 39;
	let isMultiline = c === ctx.s.charCodeAt(ctx.p) && c === ctx.s.charCodeAt(ctx.p + 1);
	if (isMultiline) {
		if ((c = ctx.s.charCodeAt(ctx.p += 2)) === 10) ctx.p++;
		else if (c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10) ctx.p += 2;
	}
	let parsed = "";
	let sliceStart = ctx.p;
	let state = 0;
	for (; ctx.p < ctx.s.length; ctx.p++) {
		c = ctx.s.charCodeAt(ctx.p);
		if (isMultiline && (c === 10 || c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10)) state = state && 3;
		else if (c < 32 && c !== 9 || c === 127) TomlError.x("control characters are not allowed in strings", ctx);
		else if ((!state || state === 3) && c === first && (!isMultiline || ctx.s.charCodeAt(ctx.p + 1) === first && ctx.s.charCodeAt(ctx.p + 2) === first)) {
			if (isMultiline) {
				if (ctx.s.charCodeAt(ctx.p + 3) === first) ctx.p++;
				if (ctx.s.charCodeAt(ctx.p + 3) === first) ctx.p++;
			}
			if (!state) {
				let s = ctx.s.slice(sliceStart, ctx.p);
				parsed = parsed ? parsed + s : s;
			}
			ctx.p += isMultiline ? 3 : 1;
			return parsed;
		} else if (!state) {
			if (!isLiteral && c === 92) {
				parsed += ctx.s.slice(sliceStart, sliceStart = ctx.p);
				state = 1;
			}
		} else if (state === 1) {
			if (c === 120 || c === 117 || c === 85) {
				let errPtr = ctx.p++ - 1;
				let value = 0;
				let len = c === 120 ? 2 : c === 117 ? 4 : 8;
				for (let j = 0; j < len; j++, ctx.p++) {
					let hex = ctx.s.charCodeAt(ctx.p);
					let digit = hex >= 48 && hex <= 57 ? hex - 48 : hex >= 65 && hex <= 70 ? hex - 65 + 10 : hex >= 97 && hex <= 102 ? hex - 97 + 10 : -1;
					if (digit < 0) TomlError.x("invalid non-hex character in unicode escape", ctx);
					value = value << 4 | digit;
				}
				if (value < 0 || value > 1114111 || value >= 55296 && value <= 57343) TomlError.x("invalid unicode escape", ctx, errPtr);
				parsed += String.fromCodePoint(value);
				sliceStart = ctx.p--;
				state = 0;
			} else if (isMultiline && (c === 32 || c === 9)) state = 2;
			else {
				if (c === 98) parsed += "\b";
				else if (c === 116) parsed += "	";
				else if (c === 110) parsed += "\n";
				else if (c === 102) parsed += "\f";
				else if (c === 114) parsed += "\r";
				else if (c === 101) parsed += "\x1B";
				else if (c === 34) parsed += "\"";
				else if (c === 92) parsed += "\\";
				else TomlError.x("unrecognised escape sequence", ctx);
				sliceStart = ctx.p + 1;
				state = 0;
			}
		} else if (c !== 32 && c !== 9) {
			if (state === 2) TomlError.x("invalid escape: only line-ending whitespace may be escaped", ctx, sliceStart);
			state = !isLiteral && c === 92 ? 1 : 0;
			sliceStart = ctx.p;
		}
	}
	TomlError.x("unfinished string", ctx, startPtr);
}
// node_modules/smol-toml/dist/date.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
let DATE_TIME_RE = /^(\d{4}-\d{2}-\d{2})?[Tt ]?(?:(\d{2}):\d{2}(?::\d{2}(?:\.\d+)?)?)?(Z|z|[-+]\d{2}:\d{2})?$/i;
var TomlDate = class TomlDate extends Date {
	#hasDate = false;
	#hasTime = false;
	#offset = null;
	constructor(date, fasttype, unsafeDelim) {
		let hasDate = true;
		let hasTime = true;
		let offset = "Z";
		let c;
		if (typeof date === "string") {
			if (fasttype) prep: {
				if (fasttype < 3) {
					if (+date.slice(11, 13) > 23) {
						date = "";
						break prep;
					}
					if (fasttype === 2) {
						offset = null;
						date += "Z";
					} else if ((c = date.charCodeAt(date.length - 1)) !== 90 && c !== 122) offset = date.slice(date.length - 6);
					if (unsafeDelim) date = date.slice(0, 10) + "T" + date.slice(11);
				} else if (fasttype === 4) date = +date.slice(0, 2) > 23 ? "" : `0000-01-01T${date}Z`;
				hasDate = fasttype !== 4;
				hasTime = fasttype !== 3;
			}
			else {
				let match = date.match(DATE_TIME_RE);
				if (match) {
					if (!match[1]) {
						hasDate = false;
						date = `0000-01-01T${date}`;
					}
					hasTime = !!match[2];
					hasTime && date[10] === " " && (date = date.replace(" ", "T"));
					if (match[2] && +match[2] > 23) date = "";
					else {
						offset = match[3] || null;
						if (!offset && hasTime) date += "Z";
					}
				} else date = "";
			}
		}
		super(date);
		if (!isNaN(this.getTime())) {
			this.#hasDate = hasDate;
			this.#hasTime = hasTime;
			this.#offset = offset;
		}
	}
	isDateTime() {
		return this.#hasDate && this.#hasTime;
	}
	isLocal() {
		return !this.#hasDate || !this.#hasTime || !this.#offset;
	}
	isDate() {
		return this.#hasDate && !this.#hasTime;
	}
	isTime() {
		return this.#hasTime && !this.#hasDate;
	}
	isValid() {
		return this.#hasDate || this.#hasTime;
	}
	toISOString() {
		let iso = super.toISOString();
		if (this.isDate()) return iso.slice(0, 10);
		if (this.isTime()) return iso.slice(11, 23);
		if (this.#offset === null) return iso.slice(0, -1);
		if (this.#offset === "Z" || this.#offset === "z") return iso;
		let offset = +this.#offset.slice(1, 3) * 60 + +this.#offset.slice(4, 6);
		offset = this.#offset[0] === "-" ? offset : -offset;
		return (/* @__PURE__ */ new Date(this.getTime() - offset * 6e4)).toISOString().slice(0, -1) + this.#offset;
	}
	static wrapAsOffsetDateTime(jsDate, offset = "Z") {
		let date = new TomlDate(jsDate);
		date.#offset = offset;
		return date;
	}
	static wrapAsLocalDateTime(jsDate) {
		let date = new TomlDate(jsDate);
		date.#offset = null;
		return date;
	}
	static wrapAsLocalDate(jsDate) {
		let date = new TomlDate(jsDate);
		date.#hasTime = false;
		date.#offset = null;
		return date;
	}
	static wrapAsLocalTime(jsDate) {
		let date = new TomlDate(jsDate);
		date.#hasDate = false;
		date.#offset = null;
		return date;
	}
};
// node_modules/smol-toml/dist/extract.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
function isDigit(char, base = 10) {
	return base === 16 ? char > 47 && char < 58 || char > 64 && char < 71 || char > 96 && char < 103 : char > 47 && char < 48 + base;
}
function isEndOfValue(char, delim) {
	return char === 32 || char === 9 || char === 10 || char === 13 || delim && (char === delim || char === 44) || char === 35;
}
/** @internal */
function extractValue(ctx, end) {
	let errPtr = ctx.p;
	let c = ctx.s.charCodeAt(ctx.p);
	if (c === 91 || c === 123) {
		ctx.d-- || TomlError.x("document contains excessively nested structures. aborting.", ctx);
		let value = c === 91 ? parseArray(ctx) : parseInlineTable(ctx);
		ctx.d++;
		return value;
	}
	if (c === 34 || c === 39) return parseString(ctx);
	if (c === 116) {
		if (ctx.s.charCodeAt(++ctx.p) !== 114 || ctx.s.charCodeAt(++ctx.p) !== 117 || ctx.s.charCodeAt(++ctx.p) !== 101) TomlError.x("invalid value", ctx, errPtr);
		return ctx.p++, true;
	}
	if (c === 102) {
		if (ctx.s.charCodeAt(++ctx.p) !== 97 || ctx.s.charCodeAt(++ctx.p) !== 108 || ctx.s.charCodeAt(++ctx.p) !== 115 || ctx.s.charCodeAt(++ctx.p) !== 101) TomlError.x("invalid value", ctx, errPtr);
		return ctx.p++, false;
	}
	if (c === 43 || c === 45) return parseNumber(ctx, ctx.p, ctx.s.charCodeAt(++ctx.p), 44 - c, end);
	if (ctx.s.charCodeAt(ctx.p + 4) === 45 && ctx.s.charCodeAt(ctx.p + 7) === 45) return parseDate(ctx, c, end);
	if (ctx.s.charCodeAt(ctx.p + 2) === 58) return parseTime(ctx, c, end);
	return parseNumber(ctx, ctx.p, c, 0, end);
}
function parseNumber(ctx, startPtr, startChr, sign, endChr) {
	let c = startChr;
	let state = 0;
	let hasUnderscores = false;
	if (c === 105) {
		if (ctx.s.charCodeAt(++ctx.p) !== 110 || ctx.s.charCodeAt(++ctx.p) !== 102) TomlError.x("invalid value", ctx, startPtr);
		return ctx.p++, (sign || 1) / 0;
	}
	if (c === 110) {
		if (ctx.s.charCodeAt(++ctx.p) !== 97 || ctx.s.charCodeAt(++ctx.p) !== 110) TomlError.x("invalid value", ctx, startPtr);
		return ctx.p++, NaN;
	}
	if (c === 48) {
		if (++ctx.p >= ctx.s.length || isEndOfValue(c = ctx.s.charCodeAt(ctx.p), endChr)) return ctx.bi === true ? 0n : 0;
		if (!sign) {
			if (c === 120) return parseIntegerBaseN(ctx, startPtr, 16, endChr);
			else if (c === 98) return parseIntegerBaseN(ctx, startPtr, 2, endChr);
			else if (c === 111) return parseIntegerBaseN(ctx, startPtr, 8, endChr);
		}
		if (c === 46) state = 2;
		else if (c === 101 || c === 69) state = 4;
		else TomlError.x("illegal leading zero", ctx, startPtr);
	} else if (!isDigit(c)) TomlError.x("invalid value", ctx, startPtr);
	while (++ctx.p < ctx.s.length && (c = ctx.s.charCodeAt(ctx.p), !isEndOfValue(c, endChr))) {
		if (!state) state = 1;
		if (c === 95) {
			if (!(state & 1)) TomlError.x("illegal underscore", ctx);
			state += 11;
			hasUnderscores = true;
		} else if (state === 1 && c === 46) state = 2;
		else if ((state === 1 || state === 3) && (c === 101 || c === 69)) state = 4;
		else if (state === 4 && (c === 43 || c === 45)) state = 6;
		else if (!isDigit(c)) TomlError.x(`illegal character in numeric literal`, ctx);
		else if (state > 9) state -= 11;
		else if (!(state & 1)) state++;
	}
	if (!state) {
		let val = (startChr - 48) * (sign || 1);
		return ctx.bi === true ? BigInt(val) : val;
	}
	if (!(state & 1)) TomlError.x("unfinished numeric value", ctx, startPtr);
	let str = ctx.s.slice(startPtr, ctx.p);
	if (hasUnderscores) str = str.replaceAll("_", "");
	return state > 1 ? parseFloat(str) : parseInteger(ctx, str, 10, startPtr);
}
function parseIntegerBaseN(ctx, startPtr, base, endChr) {
	let c, underscore = 1;
	while (++ctx.p < ctx.s.length && (c = ctx.s.charCodeAt(ctx.p), !isEndOfValue(c, endChr))) if (c === 95) {
		if (underscore & 1) TomlError.x("illegal underscore", ctx);
		underscore = 3;
	} else if (!isDigit(c, base)) TomlError.x(`illegal character in numeric literal`, ctx);
	else if (underscore & 1) underscore--;
	if (underscore & 1) TomlError.x("unfinished numeric value", ctx);
	let str = ctx.s.slice(startPtr + 2, ctx.p);
	if (underscore) str = str.replaceAll("_", "");
	return parseInteger(ctx, str, base, startPtr);
}
function parseInteger(ctx, str, base, startPtr) {
	if (ctx.bi !== true) int: {
		let val = parseInt(str, base);
		if (!Number.isSafeInteger(val)) {
			if (ctx.bi) break int;
			TomlError.x("integer value cannot be represented losslessly", ctx, startPtr);
		}
		return val;
	}
	return base === 10 ? BigInt(str) : BigInt((base === 2 ? "0b" : base === 8 ? "0o" : "0x") + str);
}
function parseDate(ctx, c, endChr) {
	let startPtr = ctx.p++, unsafeSeparator;
	if (!isDigit(c) || !isDigit(ctx.s.charCodeAt(ctx.p++)) || !isDigit(ctx.s.charCodeAt(ctx.p++)) || !isDigit(ctx.s.charCodeAt(ctx.p++))) return parseNumber(ctx, ctx.p = startPtr, c, 0, endChr);
	ctx.p += 5;
	if (!isDigit(ctx.s.charCodeAt(ctx.p++))) TomlError.x("invalid date-time: date part is malformed", ctx, startPtr);
	if (ctx.p >= ctx.s.length || ((c = ctx.s.charCodeAt(ctx.p)) !== 32 || (unsafeSeparator = true, !isDigit(ctx.s.charCodeAt(ctx.p + 1)))) && c !== 84 && c !== 116) return readDate(ctx, ctx.s.slice(startPtr, ctx.p), 3, false, startPtr);
	if (ctx.s.charCodeAt(ctx.p += 3) !== 58) TomlError.x("invalid date-time: time part is malformed", ctx, startPtr);
	if (ctx.s.charCodeAt(ctx.p += 3) === 58) ctx.p += 3;
	if (ctx.s.charCodeAt(ctx.p) === 46) while (isDigit(ctx.s.charCodeAt(++ctx.p)));
	if (c = ctx.s.charCodeAt(ctx.p)) {
		if (c === 90 || c === 122) return readDate(ctx, ctx.s.slice(startPtr, ++ctx.p), 1, unsafeSeparator, startPtr, "[+00:00]");
		if (c === 43 || c === 45) return readDate(ctx, ctx.s.slice(startPtr, ctx.p += 6), 1, unsafeSeparator, startPtr, !ctx.ld && "[" + ctx.s.slice(ctx.p - 6, ctx.p) + "]");
	}
	return readDate(ctx, ctx.s.slice(startPtr, ctx.p), 2, unsafeSeparator, startPtr);
}
function parseTime(ctx, c, endChr) {
	let start = ctx.p;
	if (!isDigit(c) || !isDigit(ctx.s.charCodeAt(++ctx.p))) return parseNumber(ctx, --ctx.p, c, 0, endChr);
	if (ctx.s.charCodeAt(ctx.p += 4) === 58) ctx.p += 3;
	if (ctx.s.charCodeAt(ctx.p) === 46) while (isDigit(ctx.s.charCodeAt(++ctx.p)));
	return readDate(ctx, ctx.s.slice(start, ctx.p), 4, false, start);
}
function readDate(ctx, str, type, unsafeDelim, errPtr, temporalSuffix) {
	if (ctx.ld) {
		let date = new TomlDate(str, type, unsafeDelim);
		if (!date.isValid()) TomlError.x("invalid date", ctx, errPtr);
		return date;
	}
	try {
		if (temporalSuffix) str += temporalSuffix;
		switch (type) {
			case 1: return Temporal.ZonedDateTime.from(str);
			case 2: return Temporal.PlainDateTime.from(str);
			case 3: return Temporal.PlainDate.from(str);
			case 4: return Temporal.PlainTime.from(str);
		}
	} catch (e) {
		TomlError.x(e instanceof Error ? e.message : "" + e, ctx, errPtr);
	}
}
// node_modules/smol-toml/dist/util.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
/** @internal */
function skipComment(ctx) {
	for (; ctx.p < ctx.s.length; ctx.p++) {
		let c = ctx.s.charCodeAt(ctx.p);
		if (c === 10) break;
		if (c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10) {
			ctx.p++;
			break;
		}
		if (c < 32 && c !== 9 || c === 127) TomlError.x("control characters are not allowed in comments", ctx);
	}
}
/** @internal */
function skipVoid(ctx, banNewLines, banComments) {
	let c;
	while (ctx.p < ctx.s.length) {
		while (ctx.p < ctx.s.length && ((c = ctx.s.charCodeAt(ctx.p)) === 32 || c === 9 || !banNewLines && (c === 10 || c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10))) ctx.p++;
		if (banComments || c !== 35) break;
		skipComment(ctx);
	}
}
// node_modules/smol-toml/dist/struct.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
/** @internal */
function parseKey(ctx, end = 61) {
	let startPtr;
	let state = 0;
	let parsed = [];
	let sliceStart;
	let c = ctx.s.charCodeAt(startPtr = ctx.p);
	do
		if (c === end) {
			if (!state) TomlError.x("unexpected end of key", ctx);
			if (state === 1) parsed.push(ctx.s.slice(sliceStart, ctx.p));
			return ctx.p++, parsed;
		} else if (c === 46) {
			if (!state) TomlError.x("illegal empty bare key", ctx);
			if (state === 1) parsed.push(ctx.s.slice(sliceStart, ctx.p));
			state = 0;
		} else if (!state && (c === 34 || c === 39)) {
			if (c === ctx.s.charCodeAt(ctx.p + 1) && c === ctx.s.charCodeAt(ctx.p + 2)) TomlError.x("illegal quoted key: multiline strings are not allowed", ctx);
			parsed.push(parseString(ctx));
			state = 2;
			ctx.p--;
		} else if (c === 32 || c === 9) {
			if (state === 1) {
				parsed.push(ctx.s.slice(sliceStart, ctx.p));
				state = 2;
			}
		} else if (state === 2 || c < 48 && c !== 45 || c > 57 && c < 65 || c > 90 && c < 97 && c !== 95 || c > 122) TomlError.x("illegal character in key", ctx);
		else if (!state) {
			state = 1;
			sliceStart = ctx.p;
		}
	while (c = ctx.s.charCodeAt(++ctx.p));
	TomlError.x("incomplete key-value: cannot find end of key", ctx, startPtr);
}
/** @internal */
function parseInlineTable(ctx) {
	let startPtr = ctx.p++;
	let res = Object.create(null);
	let seen = /* @__PURE__ */ new Set();
	let c;
	while (ctx.p < ctx.s.length) {
		skipVoid(ctx);
		if ((c = ctx.s.charCodeAt(ctx.p)) === 125) {
			ctx.p++;
			return res;
		}
		let k;
		let t = res;
		let hasOwn = false;
		let errPtr = ctx.p;
		let key = parseKey(ctx);
		for (let i = 0; i < key.length; i++) {
			if (i) t = hasOwn ? t[k] : t[k] = Object.create(null);
			k = key[i];
			if ((hasOwn = Object.hasOwn(t, k)) && (typeof t[k] !== "object" || seen.has(t[k]))) TomlError.x("trying to redefine an already defined value", ctx, errPtr);
			let unsafe = k === "__proto__";
			if (ctx.uk && (unsafe || k === "constructor")) {
				t = ctx.uk !== 1 && TomlError.x("document contains an unsafe property", ctx, errPtr);
				break;
			}
			if (!hasOwn && unsafe) Object.defineProperty(t, k, {
				enumerable: true,
				configurable: true,
				writable: true
			});
		}
		if (hasOwn) TomlError.x("trying to redefine an already defined value", ctx, errPtr);
		skipVoid(ctx, true, true);
		let value = extractValue(ctx, 125);
		if (t && typeof (t[k] = value) === "object") seen.add(value);
		skipVoid(ctx);
		if ((c = ctx.s.charCodeAt(ctx.p++)) === 125) return res;
		if (c !== 44) TomlError.x("expected comma or end of structure", ctx, ctx.p - 1);
	}
	TomlError.x("unfinished table", ctx, startPtr);
}
/** @internal */
function parseArray(ctx) {
	let startPtr = ctx.p++;
	let res = [];
	let c;
	while (ctx.p < ctx.s.length) {
		skipVoid(ctx);
		if ((c = ctx.s.charCodeAt(ctx.p)) === 93) {
			ctx.p++;
			return res;
		}
		res.push(extractValue(ctx, 93));
		skipVoid(ctx);
		if ((c = ctx.s.charCodeAt(ctx.p++)) === 93) return res;
		if (c !== 44) TomlError.x("expected comma or end of structure", ctx, ctx.p - 1);
	}
	TomlError.x("unfinished array", ctx, startPtr);
}
// node_modules/smol-toml/dist/parse.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
function peekTable(ctx, key, table, meta, type) {
	let t = table;
	let m = meta;
	let k;
	let hasOwn = false;
	let state;
	for (let i = 0; i < key.length; i++) {
		if (i) {
			t = hasOwn ? t[k] : t[k] = Object.create(null);
			m = (state = m[k]).c;
			if (type === 0 && (state.t === 1 || state.t === 2)) return null;
			if (state.t === 2) {
				let l = t.length - 1;
				t = t[l];
				m = m[l].c;
			}
		}
		k = key[i];
		if ((hasOwn = Object.hasOwn(t, k)) && m[k]?.t === 0 && m[k]?.d) return null;
		if (!hasOwn) {
			let unsafe = k === "__proto__";
			if (ctx.uk && (unsafe || k === "constructor")) return false;
			if (unsafe) {
				Object.defineProperty(t, k, {
					enumerable: true,
					configurable: true,
					writable: true
				});
				Object.defineProperty(m, k, {
					enumerable: true,
					configurable: true,
					writable: true
				});
			}
			m[k] = {
				t: i < key.length - 1 && type === 2 ? 3 : type,
				d: false,
				i: 0,
				c: Object.create(null)
			};
		}
	}
	state = m[k];
	if (state.t !== type && !(type === 1 && state.t === 3)) return null;
	if (type === 2) {
		if (!state.d) {
			state.d = true;
			t[k] = [];
		}
		t[k].push(t = Object.create(null));
		state.c[state.i++] = state = {
			t: 1,
			d: false,
			i: 0,
			c: Object.create(null)
		};
	}
	if (state.d) return null;
	state.d = true;
	if (type === 1) t = hasOwn ? t[k] : t[k] = Object.create(null);
	else if (type === 0 && hasOwn) return null;
	return [
		k,
		t,
		state.c
	];
}
function validateTablePeek(ctx, peek, ptr) {
	if (peek === null || ctx.uk === 2) TomlError.x(peek === null ? "trying to redefine an already defined table or value" : "document contains an unsafe property", ctx, ptr);
}
function parse$1(toml, options = {}) {
	let ctx = {
		s: toml,
		p: 0,
		d: options.maxDepth ?? 1e3,
		bi: options.integersAsBigInt ?? false,
		ld: options.useLegacyDate ?? true,
		uk: options.unsafeKeyBehaviour === "throw" ? 2 : options.unsafeKeyBehaviour === "drop" ? 1 : 0
	};
	let res = Object.create(null);
	let meta = Object.create(null);
	let tmp;
	let skipping = false;
	let tbl = res;
	let m = meta;
	if (toml.charCodeAt(0) === 65279) ctx.p++;
	skipVoid(ctx);
	while (ctx.p < toml.length) {
		if (toml.charCodeAt(ctx.p) === 91) {
			let isTableArray = toml.charCodeAt(++ctx.p) === 91;
			tmp = ctx.p += +isTableArray;
			skipping = false;
			let k = parseKey(ctx, 93);
			if (isTableArray) {
				if (toml.charCodeAt(ctx.p) !== 93) TomlError.x("expected end of table array declaration", ctx);
				ctx.p++;
			}
			let p = peekTable(ctx, k, res, meta, isTableArray ? 2 : 1);
			if (!p) {
				validateTablePeek(ctx, p, tmp);
				skipping = true;
			} else {
				m = p[2];
				tbl = p[1];
			}
		} else {
			tmp = ctx.p;
			let p = peekTable(ctx, parseKey(ctx), tbl, m, 0);
			if (!p && !skipping) validateTablePeek(ctx, p, tmp);
			skipVoid(ctx, true, true);
			let v = extractValue(ctx, void 0);
			if (p && !skipping) p[1][p[0]] = v;
		}
		skipVoid(ctx, true);
		if (ctx.p < toml.length && (tmp = toml.charCodeAt(ctx.p)) !== 10 && (tmp !== 13 || toml.charCodeAt(ctx.p + 1) !== 10)) TomlError.x("each key-value declaration must be followed by an end-of-line", ctx);
		skipVoid(ctx);
	}
	return res;
}
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
"".isWellFormed;
// node_modules/smol-toml/dist/index.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
// src/environment/declared/toml.ts
/** A TOML text as its schema has it. `where` names it in a fault. */
const readToml = (schema, text, where) => parseWith(schema, readLanguage("TOML", parse$1, text, where), where);
// src/environment/declared/pyproject.ts
const poetryDependency = union([
	string(),
	looseObject({
		version: string().optional(),
		extras: array(string()).optional(),
		optional: boolean().optional()
	}),
	array(unknown())
]);
const pyproject = looseObject({
	project: looseObject({
		name: string().optional(),
		"requires-python": string().optional(),
		dependencies: array(string()).optional()
	}).optional(),
	tool: looseObject({ poetry: looseObject({ dependencies: record(string(), poetryDependency).optional() }).optional() }).optional()
});
async function readPyproject(files) {
	const text = await files.read("pyproject.toml");
	return text === null ? null : readToml(pyproject, text, "pyproject.toml");
}
/** `[project].dependencies`, else Poetry's own table; null where it declares none. */
async function readPyprojectDependencies(files) {
	const read = await readPyproject(files);
	if (read === null) return null;
	const python = pythonOf(read);
	if (read.project?.dependencies) return {
		requirements: `${read.project.dependencies.join("\n")}\n`,
		python,
		deviations: []
	};
	const table = read.tool?.poetry?.dependencies;
	if (!table) return null;
	const lines = [];
	const leftOut = [];
	for (const [name, dependency] of Object.entries(table)) {
		if (name.toLowerCase() === "python") continue;
		const line = poetryLine(name, dependency);
		if (line === null) leftOut.push(name);
		else lines.push(line);
	}
	const deviations = leftOut.length === 0 ? [] : [`dependencies that are optional or no packages of an index are left out: ${leftOut.join(", ")}`];
	return {
		requirements: `${lines.join("\n")}\n`,
		python,
		deviations
	};
}
function pythonOf({ project, tool }) {
	const poetry = tool?.poetry?.dependencies?.python;
	return project?.["requires-python"] ?? (typeof poetry === "string" ? poetry : null);
}
function poetryLine(name, dependency) {
	if (typeof dependency === "string") return name + poetryVersion(dependency);
	if (Array.isArray(dependency) || dependency.optional || dependency.version === void 0) return null;
	return `${name}${dependency.extras?.length ? `[${dependency.extras.join(",")}]` : ""}${poetryVersion(dependency.version)}`;
}
/** Poetry's `^1.2`, `~1.2`, `1.2`, `1.*` and `*`, each part as PEP 440 writes it. */
function poetryVersion(text) {
	return text.split(",").flatMap((each) => {
		const part = each.trim();
		const found = /^([<>=!~^]*)\s*v?([^\s<>=!~^]\S*)?$/.exec(part);
		if (found === null) return [part];
		const [, operator = "", version = ""] = found;
		if (version === "" || version === "*") return [];
		if (operator === "^" || operator === "~") return [`>=${version}`, `<${nextVersion(operator, version)}`];
		return [`${operator === "" || operator === "=" ? "==" : operator}${version}`];
	}).join(",");
}
/** `^1.2.3` goes up to 2, `^0.2.3` up to 0.3, `^0.0.3` up to 0.0.4; `~1.2.3` up to 1.3, `~1` up to 2. */
function nextVersion(operator, version) {
	const parts = version.split(".").map((part) => Number.parseInt(part, 10) || 0);
	const last = parts.length - 1;
	const firstNonZero = parts.findIndex((part, place) => part > 0 || place === last);
	const raised = operator === "~" ? Math.min(1, last) : firstNonZero;
	return parts.slice(0, raised + 1).map((part, index) => part + (index === raised ? 1 : 0)).join(".");
}
// src/environment/declared/poetry-lock.ts
const lockedPackage = looseObject({
	name: string(),
	version: string(),
	optional: boolean().default(false),
	/** Until Poetry 1.5: main or dev. */
	category: string().optional(),
	/** Since Poetry 2. */
	groups: array(string()).optional(),
	/** One for all groups, or one for each. */
	markers: union([string(), record(string(), string())]).optional(),
	dependencies: record(string(), unknown()).default({}),
	source: looseObject({ type: string() }).optional()
});
const poetryLock = looseObject({
	package: array(lockedPackage).default([]),
	metadata: looseObject({ "python-versions": string().optional() }).optional()
});
/** The exact versions of poetry.lock that the project itself needs, without those of its development. */
async function readPoetryLock(files) {
	const text = await files.read("poetry.lock");
	if (text === null) return null;
	const lock = readToml(poetryLock, text, "poetry.lock");
	const project = await readPyproject(files);
	const named = project && [...Object.keys(project.tool?.poetry?.dependencies ?? {}), ...(project.project?.dependencies ?? []).map((line) => /^[\w.-]+/.exec(line.trim())?.[0] ?? "")];
	const needed = named ? reachable(lock.package, named) : lock.package.filter(isMain);
	const isElsewhere = ({ source }) => source !== void 0 && source.type !== "legacy";
	const elsewhere = needed.filter(isElsewhere).map(({ name }) => name);
	return {
		requirements: needed.filter((each) => !isElsewhere(each)).map((each) => `${each.name}==${each.version}${markerOf(each)}\n`).join(""),
		python: (project && pythonOf(project)) ?? lock.metadata?.["python-versions"] ?? null,
		deviations: elsewhere.length === 0 ? [] : [`packages that are not of an index are left out: ${elsewhere.join(", ")}`]
	};
}
const isMain = ({ optional, category, groups }) => !optional && (groups?.includes("main") ?? category !== "dev");
/** What the named packages need, and what those need; a package that is there in two versions comes in both. */
function reachable(packages, names) {
	const byName = Map.groupBy(packages, ({ name }) => normaliseName(name));
	const seen = /* @__PURE__ */ new Set();
	const queue = names.map(normaliseName);
	for (let name = queue.pop(); name !== void 0; name = queue.pop()) {
		if (seen.has(name)) continue;
		seen.add(name);
		const needs = (byName.get(name) ?? []).flatMap(({ dependencies }) => Object.keys(dependencies));
		queue.push(...needs.map(normaliseName));
	}
	return packages.filter(({ name }) => seen.has(normaliseName(name)));
}
function markerOf({ markers }) {
	const marker = typeof markers === "string" ? markers : markers?.main;
	return marker ? ` ; ${marker}` : "";
}
// src/environment/declared/requirements-file.ts
const INCLUDE = /^[ \t]*(?:-r|--requirement)[ \t=]*(\S+).*$/gm;
const CONSTRAINT = /^[ \t]*(?:-c|--constraint)\b.*\n?/gm;
const MOST_FILES = 20;
/** requirements.txt, with the files that it includes put in their places; none outside of the project. */
async function readRequirementsFile(files) {
	const seen = /* @__PURE__ */ new Set();
	async function inline(path) {
		if (seen.has(path)) return "";
		if (seen.add(path).size > MOST_FILES) throw new UserError(`requirements.txt includes more than ${MOST_FILES} files.`);
		const text = await files.read(path);
		if (text === null) return null;
		const next = (await Promise.all([...text.matchAll(INCLUDE)].map(async ([, name = ""]) => {
			const target = posix.join(posix.dirname(path), name);
			const content = target.startsWith("..") || posix.isAbsolute(name) ? null : await inline(target);
			if (content !== null) return content;
			throw new UserError(`${path} includes '${name}', which is no file of the project: correct it, or leave it out.`);
		}))).values();
		return text.replaceAll(INCLUDE, () => next.next().value ?? "");
	}
	const text = await inline("requirements.txt");
	if (text === null) return null;
	const free = text.replaceAll(CONSTRAINT, "");
	return {
		requirements: free,
		python: null,
		deviations: free === text ? [] : ["constraint files (-c) are left out"]
	};
}
// src/environment/declared/uv-lock.ts
const EXPORT = "export --frozen --offline --no-dev --no-emit-project --no-hashes --no-annotate --no-header --no-python-downloads --quiet";
/**
* uv.lock as uv itself exports it, from a folder that holds it and pyproject.toml alone: there is nothing to build or run. It lies
* in the cache: uv takes a pyproject.toml above it for its workspace, and above a temporary folder anybody could put one.
*/
async function readUvLock(files) {
	try {
		var _usingCtx$2 = _usingCtx();
		const [lock, project, parsed] = [
			await files.read("uv.lock"),
			await files.read("pyproject.toml"),
			await readPyproject(files)
		];
		if (lock === null || project === null || parsed === null) return null;
		const staging = _usingCtx$2.a(removedAfter(await makeHiddenScratch("lock", files.uv.cache)));
		await writeFile(join(staging.folder, "uv.lock"), lock);
		await writeFile(join(staging.folder, "pyproject.toml"), project);
		const { exitCode, stdout, stderr } = await runUv(files.uv, EXPORT.split(" "), { cwd: staging.folder });
		if (exitCode === 0) return {
			requirements: stdout,
			python: pythonOf(parsed),
			deviations: []
		};
		const [, line] = /TOML parse error at line (\d{1,9})/.exec(stderr.slice(0, 1e3)) ?? [];
		throw new UserError(`uv.lock can't be read${line ? `, see line ${line}` : ""}`);
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
	}
}
// src/environment/declared/read-declared.ts
/** Files that say it, the most exact first, and how each is read. */
const READERS = {
	"uv.lock": readUvLock,
	"poetry.lock": readPoetryLock,
	"requirements.txt": readRequirementsFile,
	"environment.yml": readCondaFile,
	"pyproject.toml": readPyprojectDependencies
};
/**
* What the author says that the project needs; null where no file says it. A lock that can't be read is passed over, since a
* list beside it says the same less exactly: `unreadable` tells it.
*/
async function readDeclared(files) {
	const unreadable = [];
	for (const [from, read] of Object.entries(READERS)) try {
		const found = await read(files);
		if (found) return {
			declared: {
				...found,
				from
			},
			unreadable
		};
	} catch (error) {
		if (!(error instanceof UserError) || !from.endsWith(".lock")) throw error;
		unreadable.push(`not followed: ${error.message.trim().replaceAll(/\s+/g, " ")}`);
	}
	return {
		declared: null,
		unreadable
	};
}
/** The Python that the author asks for: a pin first, then what a declaration says, then what a package says of itself. */
async function readPythonWanted(files, declared) {
	const { read } = files;
	const project = await readPyproject(files);
	const setup = /^[ \t]*python_requires[ \t]*=[ \t]*(.+)$/m.exec(await read("setup.cfg") ?? "")?.[1];
	const candidates = [
		(await read(".python-version"))?.trim().split("\n")[0],
		(await read("runtime.txt"))?.trim().replace(/^python-/, ""),
		declared,
		project && pythonOf(project),
		setup
	];
	for (const each of candidates) {
		const text = each?.trim().split("||")[0]?.trim() ?? "";
		if (/^[\d.<>=!~^*, ]{1,80}$/.test(text) && parsePythonRange(text) !== null) return text;
	}
	return null;
}
// src/commands/import/lock-packages.ts
const LOCK = "requirements.lock";
/** Chooses what a project's packages are taken from and locks them; the settings say how the lock departs from the author's wish. */
async function lockPackages({ slug, folder, files, entry, installs }, asOf, uv, context) {
	const source = join(folder, "source");
	const declarations = openDeclaredFiles(source, files, uv);
	const { declared, unreadable } = await readDeclared(declarations);
	const pythonWanted = await readPythonWanted(declarations, declared?.python ?? null);
	const { path: requirements, added } = await chooseRequirements(folder, files, entry, declared, installs);
	const { python, excludeNewer, deviations } = await writeLock({
		...uv,
		requirementsFile: join(folder, requirements),
		requirementsName: `${slug}: ${declared ? declared.from : `what ${entry} imports`}`,
		unreached: await listUnreached(source, files, entry),
		reached: [...await listReached(source, files, entry), ...added],
		lockFile: join(folder, LOCK),
		asOf,
		pythonWanted,
		note: context.logger.status
	});
	const completed = added.length === 0 ? [] : [`added, as ${entry} imports it and ${declared?.from} lacks it: ${added.join(", ")}`];
	const all = [
		...unreadable,
		...declared?.deviations ?? [],
		...completed,
		...deviations
	];
	return {
		python,
		...pythonWanted ? { pythonWanted } : {},
		requirements,
		lock: LOCK,
		...excludeNewer ? { excludeNewer } : {},
		...all.length > 0 ? { deviations: all } : {}
	};
}
// src/commands/import/try-entry.ts
/** Characters of code that are searched for what it says of data and metric. */
const MOST_CODE = 2e6;
/** A script that trains for longer is left to `greenml check`. */
const TRIAL_SECONDS = 300;
/** Locks an entry's packages and runs it in each way in which it may be started, until one ends well. */
async function tryEntry(staged, candidate, options, maker, context) {
	const source = join(staged.folder, "source");
	const notebook = isNotebook(candidate.path) ? await convertNotebook(source, staged.files, candidate.path) : null;
	const entry = notebook?.path ?? candidate.path;
	const files = notebook === null ? staged.files : [...staged.files, entry];
	const put = async (text) => {
		if (text !== null) await writeNotebookScript(source, entry, text);
	};
	const codes = notebook?.codes ?? [null];
	await put(codes[0] ?? null);
	const starts = await findStarts(source, files, entry, notebook !== null);
	context.logger.status(`${staged.slug}: resolving the packages of ${entry}`);
	const environment = await lockPackages({
		slug: staged.slug,
		folder: staged.folder,
		files,
		entry,
		installs: notebook?.installs ?? []
	}, staged.asOf, await maker.uv(), context);
	const code = await readReached(source, files, entry);
	const ways = codes.flatMap((text, index) => starts.map((start) => ({
		text,
		start,
		isReordered: index > 0
	})));
	const { way = {
		text: codes[0] ?? null,
		start: starts[0],
		isReordered: false
	}, run, notRun } = await tryWays(options.trial ? ways : [], async (way) => {
		await put(way.text);
		return runOnce(staged, {
			entry,
			start: way.start,
			environment
		}, options, maker, context);
	});
	await put(way.text);
	const printed = run === null ? null : guessMetric(run.stdout, code);
	return {
		candidate,
		entry,
		environment,
		code,
		start: way.start,
		run,
		notRun,
		notebook: notebook && {
			...notebook,
			isReordered: way.isReordered
		},
		metric: printed ?? imagineMetric(notebook?.printed, code)
	};
}
/** The first way that ends well, else the one that got furthest. */
async function tryWays(ways, runIt) {
	let best = NOT_TRIED;
	for (const way of ways) {
		const tried = await runIt(way);
		if (best.run === null || tried.run !== null && gotFurther(tried.run, best.run)) best = {
			way,
			...tried
		};
		if (tried.run === null || isDone(tried.run) || !isWorthAnother(tried.run)) break;
	}
	return best;
}
const NOT_TRIED = {
	run: null,
	notRun: "it was asked not to"
};
/** It ran to its end; whether its metric is read is seen later. */
const isDone = ({ record }) => record.exitCode === 0 && record.status !== "timeout";
function gotFurther(run, than) {
	if (isDone(run)) return true;
	const [own, other] = [run.record, than.record];
	return own.errorType !== other.errorType && (own.wallSeconds ?? 0) > (other.wallSeconds ?? 0);
}
/** Another folder, other arguments or another order of cells may help. */
const isWorthAnother = ({ record: { status, errorType } }) => status === "failed" && errorType !== "EOFError" && errorType !== "SyntaxError";
/** From what the notebook's saved cells show, else from what the code would print. */
function imagineMetric(printed, code) {
	const found = (printed === void 0 ? null : guessMetric(printed, code)) ?? guessMetric(imagineOutput(code), code);
	return found && {
		...found,
		doubts: [...found.doubts, "from-code-alone"]
	};
}
async function readReached(source, files, entry) {
	const scripts = files.filter((path) => path.endsWith(".py"));
	const reached = await listReachable(source, scripts, entry);
	return (await Promise.all(reached.map((path) => readTextIfPresent(join(source, path), source)))).map((text) => text ?? "").join("\n").slice(0, MOST_CODE);
}
/** Null where there is no sandbox: nothing of a stranger's runs without one. */
async function runOnce(staged, { entry, start, environment }, options, maker, context) {
	const { slug, folder, licence, fetched } = staged;
	const manifest = draftManifest({
		slug,
		licence,
		entry,
		start,
		task: "other",
		metric: draftRule("accuracy"),
		data: [],
		environment
	}, fetched);
	const project = {
		slug,
		folder,
		sourceFolder: join(folder, "source"),
		lockFile: join(folder, LOCK),
		manifest
	};
	const watched = staged.files.filter(isDataFile);
	const words = [...start.module ? ["-m", start.module] : [entry], ...start.arguments].join(" ");
	context.logger.info(`${slug}: running python ${words}, in ${start.workingDirectory}, to see what it prints`);
	try {
		return {
			run: await runAuthors(project, {
				...options,
				timeout: TRIAL_SECONDS,
				watched
			}, maker, context),
			notRun: null
		};
	} catch (error) {
		if (!(error instanceof UserError) || context.signal?.aborted || error.exitCode !== 3) throw error;
		return {
			run: null,
			notRun: error.message
		};
	}
}
// src/commands/import.ts
/**
* Makes `dataset/projects/<slug>` from a repository: its files, a manifest, a lock. All, or nothing also when the user stops it.
* Its script is run once in the sandbox, to see how it starts, what it reads and what it prints.
*/
async function importProject(given, context) {
	try {
		var _usingCtx$1 = _usingCtx();
		const options = importOptions.parse(given);
		const slug = await chooseSlug(options.dataset, options.source, options.slug);
		const folder = join(projectsFolder(options.dataset), slug);
		await makeFolderBelow(options.dataset, projectsFolder(""));
		await sweep(projectsFolder(options.dataset), context);
		const fetched = _usingCtx$1.a(await fetchSource(options));
		const staging = await makeHiddenScratch("import", projectsFolder(options.dataset));
		try {
			const source = join(staging, "source");
			if (context.signal?.aborted) throw stopped();
			const { files } = await copySource(fetched.folder, source);
			const candidates = await rankEntries(source, files, options.entry);
			context.logger.info(`${slug}: ${files.length} files, entry ${candidates[0].path}; resolving its packages`);
			const asOf = options.date === false ? null : fetched.commitDate?.slice(0, 10) ?? null;
			const staged = {
				slug,
				folder: staging,
				files,
				fetched,
				licence: await detectLicence(source, files),
				asOf
			};
			const { manifest, report } = await describeProject(staged, await tryEntries(staged, candidates, options, openEnvironmentMaker(context, [options.dataset], findIsolation), context), candidates, options);
			for (const deviation of manifest.environment.deviations ?? []) context.logger.warn(`${slug}: ${deviation}`);
			await writeFileAtomic(join(staging, "project.yaml"), renderManifest(manifest, folder), staging);
			await chmod(staging, 493);
			if (context.signal?.aborted) throw stopped();
			await rename(staging, folder);
			for (const line of renderImport(report, folder, options.dataset)) context.logger.info(line);
			return {
				folder,
				report
			};
		} catch (error) {
			await removeTree(staging);
			throw error;
		}
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** Removes what imports left that were killed. */
async function sweep(projects, { env, logger }) {
	for (const root of [
		tmpdir(),
		projects,
		cacheFolder(env)
	]) for (const folder of await removeAbandonedScratch(root)) logger.warn(`${folder}, of an import that was killed, can't be removed`);
}
/** Candidates that are this much less likely are not tried in the place of the first. */
const NEAR = 5;
const MOST_TRIED = 3;
/** The likeliest entry; where that does not end well or prints no metric, the first of the next that does. */
async function tryEntries(staged, candidates, options, maker, context) {
	const [first] = candidates;
	const near = candidates.filter(({ score }) => first.score - score <= NEAR).slice(0, MOST_TRIED);
	const all = [];
	for (const candidate of near) {
		const tried = await tryEntry(staged, candidate, options, maker, context).catch((error) => {
			if (candidate === first || context.signal?.aborted) throw error;
			return null;
		});
		if (tried === null) continue;
		all.push(tried);
		if (isWhole(tried) || tried.run === null) break;
	}
	const chosen = all.find(isWhole) ?? all[0];
	if (chosen === void 0) throw new Error("no entry was tried");
	for (const each of all) if (each !== chosen && each.notebook) await removeBelow(join(staged.folder, "source"), each.entry);
	return chosen === all.at(-1) ? chosen : tryEntry(staged, chosen.candidate, {
		...options,
		trial: false
	}, maker, context).then((again) => ({
		...again,
		...pickRun(chosen)
	}));
}
const isWhole = ({ run, metric }) => run !== null && isDone(run) && metric !== null && !metric.doubts.includes("from-code-alone");
/** The lock is written anew for the chosen one; what its run showed stays. */
const pickRun = ({ run, notRun, metric, start, notebook }) => ({
	run,
	notRun,
	metric,
	start,
	notebook
});
async function describeProject({ slug, folder, files, fetched, licence }, tried, candidates, options) {
	const { entry, start, run, metric, code } = tried;
	const [paths, dataEvidence] = chooseData(run !== null && isDone(run) ? run.fileUse.read : null, listNamedData(files, code), run === null ? files.filter(isTable) : []);
	const described = await describeData(join(folder, "source"), paths, code, metric?.rule.name ?? null);
	const deviations = [...options.date === false ? ["packages of the day of the import, as --no-date asked for"] : [], ...tried.environment.deviations ?? []];
	const rule = metric?.rule ?? draftRule("accuracy");
	const manifest = draftManifest({
		slug,
		licence,
		entry,
		start,
		task: described.task,
		data: described.data,
		metric: {
			...rule,
			...toleranceOf(rule.scale, Number(metric?.text))
		},
		environment: {
			...tried.environment,
			...deviations.length > 0 ? { deviations } : {}
		}
	}, fetched);
	const reading = run === null ? null : await readMetric(run.stdout, manifest.metric, true);
	return {
		manifest,
		report: {
			...reportTried(slug, tried, candidates, reading?.status === "ok" ? reading.metric.normalised : null),
			task: described.task,
			target: described.target,
			data: described.data.map(({ path, role, rows = null }) => ({
				path,
				role,
				rows
			})),
			dataEvidence,
			licence: licence && {
				spdx: licence.spdx,
				file: licence.file ?? ""
			}
		}
	};
}
/** What the run read, else what the code names, else, where nothing was run, every table that there is. */
function chooseData(read, named, tables) {
	if (read !== null) return [read, read.length === 0 ? "none" : "read-by-the-run"];
	if (named.length > 0) return [named, "named-in-code"];
	return [tables, tables.length === 0 ? "none" : "by-its-name"];
}
function reportTried(slug, { entry, start, run, notRun, metric, notebook, candidate }, candidates, value) {
	const others = candidates.filter((each) => each !== candidate).map(({ path }) => path);
	return {
		slug,
		entry: {
			path: candidate.path,
			reasons: candidate.reasons,
			others
		},
		notebook: notebook && {
			path: candidate.path,
			isReordered: notebook.isReordered,
			leftOut: notebook.leftOut,
			moved: notebook.moved
		},
		start: {
			words: [...start.module ? ["-m", start.module] : [entry], ...start.arguments],
			folder: start.workingDirectory,
			reasons: start.reasons
		},
		run: run && describeRun(run),
		notRun,
		metric: metric && {
			name: metric.rule.name,
			value,
			line: metric.line,
			others: metric.others,
			doubts: metric.doubts
		},
		written: run?.fileUse.written ?? []
	};
}
/** The trial has no rule to read a metric by: that it read none is no fault. */
function describeRun({ record, stderr }) {
	const isFine = record.status === "no-metric" || record.status === "invalid-metric";
	const lastLine = stderr.trim().split("\n").at(-1)?.trim() ?? "";
	const told = [record.errorType, record.errorMessage ?? (lastLine === "" ? null : lastLine)];
	return {
		status: isFine ? "ok" : record.status,
		reason: isFine ? null : told.filter((each) => each !== null).join(": "),
		seconds: record.wallSeconds
	};
}
/** Of a metric in a unit of its own: a hundredth of its value. */
function toleranceOf(scale, value) {
	if (scale !== "absolute" || !Number.isFinite(value) || value === 0) return {};
	return { tolerance: Number((Math.abs(value) / 100).toPrecision(1)) };
}
export { importProject };
