import { mr as quoteWord } from "./inputs.js";
import { r as isScript } from "./compat.js";
import { posix } from "node:path";
// src/mlbench/execution/answer-program.ts
/** The file that a run leaves evidence in, in the folder where it starts. */
const EVIDENCE = ".greenml_evidence";
/** Lines of prefix code that install, download or clone: the repository and its environment are in place already. */
const SET_UP = /^(?:!\s*)?(?:sudo\s+)?(?:(?:python3?\s+-m\s+)?pip3?|conda|mamba|apt|apt-get|git|wget|curl|unzip)\s/;
/** The name under which such lines would have put the repository. */
const ENTER = /^cd\s+(\S+)\s*$/;
/** The task's folder in the repository; `.` for its top. */
const folderOf = ({ path }) => posix.normalize(path === "" ? "." : path).replace(/(.)\/$/, "$1");
/** The commands of a task's prefix code that are left once its repository is in place. */
function readPrefix({ prefixCode, github }) {
	const own = github.split("/").at(-1)?.toLowerCase() ?? "";
	return prefixCode.split(/\r?\n/).map((line) => line.trim().replace(/^\$\s+/, "")).filter((line) => line !== "" && !SET_UP.test(line) && ENTER.exec(line)?.[1]?.toLowerCase() !== own);
}
/**
* What is run of an answer. `compat`: its text as it is, by Bash or Python as the published script decides, without prefix code.
* `strict`: what the task's type says, after its prefix code, in a shell that ends at the first command that fails.
*/
function buildProgram({ task, code }, rules, python) {
	if (rules === "compat") return isScript(code) ? byBash(task, [startOf(python), code]) : byPython(task, code);
	const evidence = posix.join(folderOf(task), EVIDENCE);
	if (task.type === "Python Code") return {
		...byPython(task, code),
		evidence
	};
	const lines = [
		startOf(python),
		"set -eo pipefail",
		...readPrefix(task),
		TRACE,
		code.replace(PROMPTS, ""),
		WAIT
	];
	return {
		...byBash(task, lines),
		evidence
	};
}
/** A task's prefix code alone; null where it has none to run. */
function buildPrefix(task, python) {
	const lines = readPrefix(task);
	return lines.length === 0 ? null : byBash(task, [
		startOf(python),
		"set -eo pipefail",
		...lines
	]);
}
/** Prompts that a terminal shows before a command that was copied from it. */
const PROMPTS = /^[ \t]*\$[ \t]+/gm;
/** The environment's Python comes first, and is called `python` too where its folder has only a `python3`. */
function startOf(python) {
	const [program, folder] = [python, posix.dirname(python)].map(quoteWord);
	return [`export PATH=${folder}:"$PATH"`, `[ -x ${folder}/python ] || { python() { ${program} "$@"; }; export -f python; }`].join("\n");
}
/** Has the shell write each command as it runs, and the status of the one before. The marks are one a shell. */
const TRACE = `exec {BASH_XTRACEFD}>>${EVIDENCE}; PS4='+$? '; set -x`;
/** A job in the background that fails makes the answer fail. */
const WAIT = "for greenml_job in $(jobs -p); do wait \"$greenml_job\"; done";
const byBash = (task, lines) => ({
	file: posix.join(folderOf(task), "greenml_answer.sh"),
	code: `${lines.join("\n")}\n`,
	by: "bash",
	evidence: null
});
const byPython = (task, code) => ({
	file: posix.join(folderOf(task), "greenml_answer.py"),
	code,
	by: "python",
	evidence: null
});
export { readPrefix as a, folderOf as i, buildPrefix as n, buildProgram as r, EVIDENCE as t };
