import { Fr as UserError } from "./inputs.js";
import { On as withFolders, Qt as lookBelow, Tn as isBelow, in as walkTree, wt as copyBelow } from "./base.js";
import { Et as refuseAlike, bt as chooseFiles, xt as isLeftOut } from "./work.js";
import { dirname, join, posix, resolve } from "node:path";
import { readlink, realpath } from "node:fs/promises";
// src/dataset/code/pip-install.ts
/** An option with its value. */
const WITH_VALUE = new RegExp(String.raw`(?<![^ \t])(?:-[rcefitC]|--(?:${"abi cache-dir cert client-cert config-setting config-settings constraint editable exists-action extra-index-url find-links global-option group implementation index-url keyring-provider log no-binary only-binary platform prefix progress-bar proxy python python-version report requirement resume-retries retries root root-user-action src target timeout trusted-host upgrade-strategy use-deprecated use-feature".replaceAll(" ", "|")}))[ \t]+[^ \t]+`, "g");
/** The packages that a command names behind `pip install`: no option, and no value of one, which would be another's package. */
const listInstalled = (words) => words.replaceAll(WITH_VALUE, " ").split(/[ \t]+/).filter((word) => word !== "" && !word.startsWith("-"));
// src/dataset/sources/copy-source.ts
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
	refuseAlike(withFolders(files), "The repository's", "import a fork in which one is renamed (a folder of yours will do)", 3);
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
	if (isBelow(target, root)) return;
	throw new UserError(`'${path}' is a link to a place outside the repository: it is not imported.`, 3);
}
export { listInstalled as n, copySource as t };
