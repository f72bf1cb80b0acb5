import { Rr as UserError, fr as lastLines, hr as quoteWords, zr as errorCode } from "./inputs.js";
import { Dt as copyBelow, Fn as leadsOut, _ as runCommand, an as lookBelow, gn as makeFolders } from "./base.js";
import { Tt as chooseFiles, ft as parseTree, ht as missingGit, mt as gitEnvironment } from "./work.js";
import { join, relative } from "node:path";
// src/dataset/sources/revision-files.ts
/** What git advises on a repository that is another user's, in every language. */
const SAFE_FOLDER = /--add safe\.directory (.+)/;
/** The repository that a folder lies in. UserError where there is none. */
async function findCheckout(folder) {
	const told = await git(folder, [
		"rev-parse",
		"--show-toplevel",
		"--show-prefix"
	]);
	const [root = "", prefix = ""] = told.stdout.split("\n");
	if (told.exitCode === 0 && root !== "") return {
		root,
		folder: prefix.replace(/\/$/, "") || "."
	};
	const [, owned] = SAFE_FOLDER.exec(told.stderr) ?? [];
	throw new UserError(owned === void 0 ? `${folder} is not in a git repository, which --base needs: ${lastLine(told.stderr)}` : `git reads no repository of another user, as ${folder} is. If you trust who that is: git config --global --add safe.directory ${owned}`);
}
/** The commit that a branch, tag or commit names. UserError where the repository here lacks it. */
async function resolveCommit({ root }, revision) {
	const told = await git(root, [
		"rev-parse",
		"--quiet",
		"--verify",
		"--end-of-options",
		`${revision}^{commit}`
	]);
	if (told.exitCode === 0) return told.stdout.trim();
	const fetch = await fetchOf(root, revision);
	throw new UserError(`The repository here has no revision '${revision}'. Where it was fetched without its history, fetch it first: ${fetch}, or in a workflow fetch-depth: 0 of actions/checkout.`);
}
/** The command after which a revision has the name that it was given by, where it is a branch; else all commits that lack. */
async function fetchOf(root, revision) {
	const remotes = (await git(root, ["remote"])).stdout.split("\n").filter((name) => name !== "");
	const remote = remotes.find((name) => revision.startsWith(`${name}/`));
	const branch = remote === void 0 ? revision : revision.slice(remote.length + 1);
	if (!BRANCH.test(branch)) return "git fetch --unshallow";
	const to = remote === void 0 ? branch : `refs/remotes/${revision}`;
	return quoteWords([
		"git",
		"fetch",
		remote ?? remotes[0] ?? "origin",
		`${branch}:${to}`
	]);
}
/** What may be a branch, and is no commit by its hash, or by its place before another. */
const BRANCH = /^(?!HEAD$|[0-9a-f]{7,40}$)[\w./-]+$/;
/** Writes the files of a commit into a new folder, as a checkout would: with the user's filters, as Git LFS. */
async function stageCommit({ root }, commit, to, scratch) {
	const env = {
		...gitEnvironment(),
		GIT_INDEX_FILE: join(scratch, "index")
	};
	const chosen = chooseFiles(parseTree(await mustRun(root, [
		"ls-tree",
		"-r",
		"-l",
		"-z",
		"--full-tree",
		commit
	], { env })));
	await makeFolders(to);
	await mustRun(root, ["read-tree", commit], { env });
	const input = chosen.files.map((path) => `${path}\0`).join("");
	await mustRun(root, [
		"checkout-index",
		"--quiet",
		"-z",
		"--stdin",
		`--prefix=${to}/`
	], {
		env,
		input
	});
	return chosen;
}
/** Copies the files that lie here into a new folder: what git keeps, and what it would if it were added. */
async function stageWorkingTree({ root }, to) {
	const listed = await mustRun(root, [
		"ls-files",
		"-z",
		"--cached",
		"--others",
		"--exclude-standard"
	]);
	const entries = [];
	for (const path of new Set(listed.split("\0").filter((each) => each !== ""))) {
		const found = await lookBelow(root, path);
		if (found.kind !== "none") entries.push({
			path,
			kind: found.kind,
			sizeBytes: found.stats.size
		});
	}
	const chosen = chooseFiles(entries);
	await makeFolders(to);
	for (const path of chosen.files) await copyBelow(root, to, path);
	return chosen;
}
/** Files that git keeps at or below some paths of the checkout, whatever their case; none of what lies outside of it. */
async function listKept({ root }, paths) {
	const below = paths.map((path) => relative(root, path)).filter((path) => path !== "" && !leadsOut(path));
	if (below.length === 0) return [];
	return (await mustRun(root, [
		"ls-files",
		"-z",
		"--",
		...below.map((path) => `:(top,icase,literal)${path}`)
	])).split("\0").filter((path) => path !== "");
}
/** Paths below a folder, relative to it, that lie here otherwise than in a revision: changed, new or gone. UserError where there is none. */
async function listChanged(folder, revision) {
	const commit = await resolveCommit(await findCheckout(folder), revision);
	const changed = await mustRun(folder, [
		"diff",
		...[
			"-z",
			"--no-renames",
			"--no-ext-diff",
			"--no-textconv",
			"--relative",
			"--name-only"
		],
		commit,
		"--",
		"."
	]);
	const added = await mustRun(folder, [
		"ls-files",
		"-z",
		"--others",
		"--exclude-standard",
		"--",
		"."
	]);
	return [...new Set(`${changed}${added}`.split("\0").filter((path) => path !== ""))].sort();
}
/**
* What git keeps at a path of the checkout or on the way to it, where it can be a link that leads anywhere on this host; null:
* nothing, and what lies there is the user's own.
*/
async function findKept(checkout, path) {
	const names = relative(checkout.root, path).split("/");
	const places = names.map((_, depth) => names.slice(0, depth + 1).join("/").toLowerCase());
	return (await listKept(checkout, [path, join(checkout.root, names[0] ?? "")])).find((each) => places.includes(each.toLowerCase())) ?? null;
}
/** No hook runs, and no program that watches files. */
const QUIET = [
	"-c",
	"core.hooksPath=/dev/null",
	"-c",
	"core.fsmonitor=false"
];
async function git(folder, args, options = {}) {
	try {
		return await runCommand("git", [
			"-C",
			folder,
			...QUIET,
			...args
		], {
			env: gitEnvironment(),
			timeoutSeconds: 600,
			...options
		});
	} catch (error) {
		throw errorCode(error) === "ENOENT" ? missingGit() : error;
	}
}
async function mustRun(folder, args, options = {}) {
	const { exitCode, stdout, stderr } = await git(folder, args, {
		endsWhenFull: true,
		...options
	});
	if (exitCode === 0) return stdout;
	throw new UserError(`git ${args[0]} failed in ${folder}: ${lastLine(stderr)}`, 1);
}
const lastLine = (said) => lastLines(said, 1) || "it said nothing";
export { resolveCommit as a, listKept as i, findKept as n, stageCommit as o, listChanged as r, stageWorkingTree as s, findCheckout as t };
