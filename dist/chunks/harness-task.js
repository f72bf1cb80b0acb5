import { mr as quoteWord } from "./inputs.js";
import { St as sha256Hex } from "./base.js";
import { n as fillIn } from "./prompt.js";
import { a as readPrefix, i as folderOf } from "./answer-program.js";
import { i as readPromptSection, n as describePlace, t as describeKind } from "./task-prompts.js";
import { n as renderContainerRecipe } from "./container-recipe.js";
import { posix } from "node:path";
// src/mlbench/harness/harbor-task.ts
/** Harbor's schema of task.toml. */
const SCHEMA_VERSION = "1.4";
const AGENT_SECONDS = 1800;
const BUILD_SECONDS = 1800;
/** Where a trial leaves what is to be graded, below its folder: the key of its task, and the answer. */
const TRIAL_TASK = "verifier/task.json";
const trialAnswer = (file) => `verifier/${file}`;
/** A folder as Harbor reads a task, its files by their paths; `image`: the files of its environment. */
function renderHarborTask(of, image) {
	const { instruction } = of;
	return new Map([
		["instruction.md", instruction],
		["task.toml", renderConfig(of)],
		...[...image].map(([name, text]) => [`environment/${name}`, text]),
		["tests/test.sh", renderTest(of)],
		["tests/task.json", `${JSON.stringify({
			github_id: of.task.githubId,
			id: of.task.id,
			file: of.file
		})}\n`],
		["solution/solve.sh", renderSolution(of)]
	]);
}
function renderConfig({ name, task, repository }) {
	const { limits, commit, title } = repository;
	return [
		`schema_version = ${quote(SCHEMA_VERSION)}`,
		"",
		"[task]",
		`name = ${quote(`ml-bench/${name}`)}`,
		`description = ${quote(`A task of ML-Bench in ${title}`)}`,
		"keywords = [\"ml-bench\"]",
		"",
		"[metadata]",
		`github_id = ${task.githubId}`,
		`id = ${task.id}`,
		`type = ${quote(task.type)}`,
		`repository = ${quote(repository.repository)}`,
		`commit = ${quote(commit)}`,
		"",
		"[verifier]",
		`timeout_sec = ${(limits.timeoutSeconds + 60).toFixed(1)}`,
		"",
		"[agent]",
		`timeout_sec = ${AGENT_SECONDS.toFixed(1)}`,
		"",
		"[environment]",
		`build_timeout_sec = ${BUILD_SECONDS.toFixed(1)}`,
		`memory_mb = ${Math.ceil(limits.memoryGiB * 1024)}`,
		""
	].join("\n");
}
/** A basic string of TOML takes the escapes of JSON, and wants one more escaped. */
const quote = (text) => JSON.stringify(text.toWellFormed()).replaceAll("", "\\u007f");
function renderTest({ task, folder, file, repository }) {
	return `#!/bin/bash
# Keeps the answer, which GreenML Bench grades: greenml mlbench import-runs. The reward says only that it ends well here.
mkdir -p /logs/verifier
cp /tests/task.json /logs/verifier/task.json
cd ${folder} || exit 1
reward=0
if [ -f ${file} ]; then
  cp ${file} /logs/verifier/${file}
  if ${renderStart(task, file, Math.ceil(repository.limits.timeoutSeconds))} >/logs/verifier/answer.log 2>&1; then reward=1; fi
fi
echo "$reward" >/logs/verifier/reward.txt
`;
}
/** Starts the answer; a shell script in the shell of the task's prefix code. */
function renderStart(task, file, seconds) {
	if (file.endsWith(".py")) return `timeout ${seconds} python ${file}`;
	return `timeout ${seconds} bash -eo pipefail <(${readPrefix(task).map((line) => `printf '%s\\n' ${quoteWord(line)}; `).join("")}cat ${file}) </dev/null`;
}
/** The data set's own answer. */
function renderSolution({ folder, file, task }) {
	const end = `END_${sha256Hex(task.output).slice(0, 12)}`;
	return `#!/bin/bash
set -e
cat >${folder}/${file} <<'${end}'
${task.output.replace(/\n$/, "")}
${end}
`;
}
// src/mlbench/harness/harness-task.ts
/** The repository's place in the container of a harness. */
const REPOSITORY = "/repository";
/** Characters that a shell, a Dockerfile and TOML take as they are. */
const PLAIN_PATH = /^[\w./-]+$/;
const answerFileOf = ({ type }) => type === "Python Code" ? "run.py" : "run.sh";
/** Null: its folder has a name that not every file of a harness takes, or lies outside of its repository. */
async function describeHarnessTask(task, repository) {
	const folder = posix.join(REPOSITORY, folderOf(task));
	if (!PLAIN_PATH.test(folder) || !`${folder}/`.startsWith(`${REPOSITORY}/`)) return null;
	const file = answerFileOf(task);
	const place = describePlace(task);
	const instruction = fillIn(await readPromptSection("harness: instruction"), {
		...place,
		kind: describeKind(task),
		path: posix.join(folder, file),
		top: REPOSITORY
	});
	return {
		name: `${repository.folder}-${task.id}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"),
		task,
		repository,
		instruction: `${instruction.trim()}\n`,
		folder,
		file
	};
}
/** The image that a repository's tasks are worked on in: its environment, and its files at the pin without their history. */
function renderHarnessImage(repository, python) {
	const { repository: url, commit, folder } = repository;
	return [
		...(renderContainerRecipe(repository, python)?.split("\n") ?? [`# ${folder} at ${commit.slice(0, 12)}: its files alone; of its environment nobody has made a lock yet.`, `FROM docker.io/library/python:${python ?? "3.11"}-slim`]).filter((line) => line !== "" && !/^(?:RUN useradd|USER|WORKDIR) /.test(line)),
		"RUN apt-get update && apt-get install --yes --no-install-recommends ca-certificates git && rm -rf /var/lib/apt/lists/*",
		`RUN git init --quiet ${REPOSITORY} && cd ${REPOSITORY} && git fetch --quiet --depth 1 '${url.replaceAll("'", "%27")}' ${commit} && git checkout --quiet FETCH_HEAD && rm -rf .git`,
		`WORKDIR ${REPOSITORY}`,
		""
	].join("\n");
}
/** The files that an image is built from, by their names. */
const listImageFiles = (repository, python, lock) => new Map([["Dockerfile", renderHarnessImage(repository, python)], ...lock === null || repository.environment === void 0 ? [] : [[repository.environment.lock, lock]]]);
export { renderHarborTask as a, TRIAL_TASK as i, describeHarnessTask as n, trialAnswer as o, listImageFiles as r, answerFileOf as t };
