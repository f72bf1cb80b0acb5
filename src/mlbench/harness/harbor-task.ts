import { sha256Hex } from '../../base/files/files.ts'
import { quoteWord } from '../../base/text/text.ts'
import type { Task } from '../data/rows.ts'
import { readPrefix } from '../execution/answer-program.ts'
import type { HarnessTask } from './harness-task.ts'

/** Harbor's schema of task.toml. */
const SCHEMA_VERSION = '1.4'
const AGENT_SECONDS = 1800
const BUILD_SECONDS = 1800

/** Where a trial leaves what is to be graded, below its folder: the key of its task, and the answer. */
export const TRIAL_TASK = 'verifier/task.json'
export const trialAnswer = (file: string): string => `verifier/${file}`

/** A folder as Harbor reads a task, its files by their paths; `image`: the files of its environment. */
export function renderHarborTask(of: HarnessTask, image: ReadonlyMap<string, string>): Map<string, string> {
  const { instruction } = of
  return new Map([
    ['instruction.md', instruction],
    ['task.toml', renderConfig(of)],
    ...[...image].map(([name, text]) => [`environment/${name}`, text] as const),
    ['tests/test.sh', renderTest(of)],
    ['tests/task.json', `${JSON.stringify({ github_id: of.task.githubId, id: of.task.id, file: of.file })}\n`],
    ['solution/solve.sh', renderSolution(of)],
  ])
}

function renderConfig({ name, task, repository }: HarnessTask): string {
  const { limits, commit, title } = repository
  return [
    `schema_version = ${quote(SCHEMA_VERSION)}`,
    '',
    '[task]',
    `name = ${quote(`ml-bench/${name}`)}`,
    `description = ${quote(`A task of ML-Bench in ${title}`)}`,
    'keywords = ["ml-bench"]',
    '',
    '[metadata]',
    `github_id = ${task.githubId}`,
    `id = ${task.id}`,
    `type = ${quote(task.type)}`,
    `repository = ${quote(repository.repository)}`,
    `commit = ${quote(commit)}`,
    '',
    '[verifier]',
    `timeout_sec = ${(limits.timeoutSeconds + 60).toFixed(1)}`,
    '',
    '[agent]',
    `timeout_sec = ${AGENT_SECONDS.toFixed(1)}`,
    '',
    '[environment]',
    `build_timeout_sec = ${BUILD_SECONDS.toFixed(1)}`,
    `memory_mb = ${Math.ceil(limits.memoryGiB * 1024)}`,
    '',
  ].join('\n')
}

/** A basic string of TOML takes the escapes of JSON, and wants one more escaped. */
const quote = (text: string): string => JSON.stringify(text.toWellFormed()).replaceAll('\u007f', '\\u007f')

function renderTest({ task, folder, file, repository }: HarnessTask): string {
  const seconds = Math.ceil(repository.limits.timeoutSeconds)
  return `#!/bin/bash
# Keeps the answer, which GreenML Bench grades: greenml mlbench import-runs. The reward says only that it ends well here.
mkdir -p /logs/verifier
cp /tests/task.json /logs/verifier/task.json
cd ${folder} || exit 1
reward=0
if [ -f ${file} ]; then
  cp ${file} /logs/verifier/${file}
  if ${renderStart(task, file, seconds)} >/logs/verifier/answer.log 2>&1; then reward=1; fi
fi
echo "$reward" >/logs/verifier/reward.txt
`
}

/** Starts the answer; a shell script in the shell of the task's prefix code. */
function renderStart(task: Task, file: string, seconds: number): string {
  if (file.endsWith('.py')) return `timeout ${seconds} python ${file}`
  const prefix = readPrefix(task).map((line) => `printf '%s\\n' ${quoteWord(line)}; `)
  return `timeout ${seconds} bash -eo pipefail <(${prefix.join('')}cat ${file}) </dev/null`
}

/** The data set's own answer. */
function renderSolution({ folder, file, task }: HarnessTask): string {
  const end = `END_${sha256Hex(task.output).slice(0, 12)}`
  return `#!/bin/bash
set -e
cat >${folder}/${file} <<'${end}'
${task.output.replace(/\n$/, '')}
${end}
`
}
