import { spawn } from 'node:child_process'
import { chmod, cp, mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PACKAGE_ROOT } from '../../src/base/package.ts'
import { openAiResponse, startFakeProvider } from '../generation/fake-provider.ts'
import { readCommandLines, readCommandSpans } from '../support/documented-commands.ts'
import { keepInGit, makeRepository } from '../support/git.ts'
import { PYTHON } from '../support/python.ts'
import { makeFolder, writeFiles } from '../support/temporary.ts'
import { openEmptyCache } from '../support/uv.ts'

let machine: Awaited<ReturnType<typeof openEmptyCache>>
beforeAll(async () => {
  machine = await openEmptyCache()
}, 120_000)
afterAll(() => machine.remove())

const TRAIN = `import csv
rows = [float(row["x"]) for row in csv.DictReader(open("data.csv"))]
total = sum(i * i for i in range(100000))
print("Accuracy:", sum(x > 0 for x in rows) / len(rows))
`
const ANSWER = `${TRAIN}print("GREENML_METRIC accuracy=%.6f" % (sum(x > 0 for x in rows) / len(rows)))\n`
const DATA = `x\n${Array.from({ length: 40 }, (_, index) => (index % 4) - 1).join('\n')}\n`
const work = (steps: number) => `#!/bin/sh\ni=0; while [ $i -lt ${steps} ]; do i=$((i+1)); done\n`

const task = { github_id: 9, id: 1, github: 'https://example.org/tool', path: './', type: 'Bash Script' }
const instruction = 'Train the tool with the rate 0.5 on the data cora.'
const row = {
  ...task,
  instruction,
  arguments: "{'rate': 0.5, 'data': 'cora'}",
  oracle: 'python main.py',
  prefix_code: '',
}
const command = 'python main.py --rate 0.5 --data cora'

/** A folder with what the documents' commands name: scripts, a hosts file, answers, rows of ML-Bench, models that can be asked. */
async function makeReader(url: string): Promise<string> {
  const models = ['chatgpt', 'claude'].map(
    (id) =>
      `  - { id: ${id}, provider: openai, model: ${id}, baseUrl: "${url}/v1", keyVariable: FAKE_KEY, price: { inputPerMillion: 1, outputPerMillion: 2, source: a list, date: 2026-01-31 } }\n`,
  )
  const folder = await makeFolder({
    'dataset/models.yaml': `schemaVersion: 1\nmodels:\n${models.join('')}  - { id: replay, provider: replay, model: recorded, answers: answers }\n`,
    'dataset/answers/project/GENAIGREENML_assisted_replay.py': ANSWER,
    'my-answers/project/GENAIGREENML_assisted_mine.py': ANSWER,
    old: work(20_000),
    new: work(10_000),
    words: 'b\na\na\n',
    Makefile: 'all:\n\t@echo $(MAKEFLAGS)\nclean:\n\t@true\n',
    'hosts.yaml': '- { name: rack, labels: [self-hosted, energy], rapl: true, gpu: false, memoryGiB: 64, count: 4 }\n',
    'rows.jsonl': `${JSON.stringify({ ...row, output: command })}\n`,
    'train-rows.jsonl': `${JSON.stringify({ ...row, id: 2, instruction: 'Say what it knows of all that.', output: 'python main.py --help' })}\n`,
    'answers.jsonl': `${JSON.stringify({ github_id: 9, id: 1, output: command })}\n`,
    'repos/tool/README.md': 'Train with main.py. Give it a rate and the data.\n',
    'repos/tool/main.py': 'print("trained")\n',
    'repositories.json': '[]\n',
  })
  const example = join(PACKAGE_ROOT, 'docs', 'ml-bench-example')
  await cp(join(example, 'repositories', 'nearest'), join(folder, 'repos', 'nearest'), { recursive: true })
  const described = join('dataset', 'ml-bench', 'nearest')
  for (const name of ['repository.yaml', 'python.lock'])
    await cp(join(example, described, name), join(folder, described, name))
  await Promise.all(['old', 'new'].map((name) => chmod(join(folder, name), 0o755)))
  await mkdir(join(folder, 'bin'))
  // The bundle, as readers have it: it starts in half the time.
  const started = [process.execPath, join(PACKAGE_ROOT, 'dist', 'cli.js')]
  await writeFile(join(folder, 'bin', 'greenml'), `#!/bin/sh\nexec '${started.join("' '")}' "$@"\n`, { mode: 0o755 })
  await symlink(PYTHON, join(folder, 'bin', 'python'))
  // The revision `main` has far more to do than what lies here, which no command may find to cost more, however busy the machine.
  await writeFiles(folder, { 'train.py': 'print(sum(range(3_000_000)))\n' })
  await keepInGit(folder)
  await writeFiles(folder, { 'train.py': 'print(sum(range(100_000)))\n' })
  return folder
}

/** Commands that may end with 1 for what they found, not for a fault. */
const MAY_FIND = /^greenml (?:compare|mlbench (?:grade|evaluate)|validate)/

/** What stands for a name in a sentence, as it is here. */
const NAMES: Readonly<Record<string, string>> = {
  slug: 'project',
  name: 'project',
  id: 'chatgpt',
  DIR: 'campaigns/asked',
  'git-url': 'https://github.com/owner/other',
  url: 'https://github.com/owner/third',
}
/** Verbs that a sentence names without all that they need. */
const ONLY_NAMED = /^greenml (?:measure|sandbox|compare|check|mlbench (?:fetch|evaluate)|analyse --greenml-csv)$/
/** Commands on what is not here: the published result files, runs of other harnesses, verdicts and costs of two systems. */
const ON_OTHERS = /results_2026|codex-gpt-5|^greenml mlbench (?:equal-cost|export-tasks)/

/** Commands within the sentences of what a newcomer reads. */
async function readWholeSpans() {
  const read = /^(?:README|SECURITY|CONTRIBUTING|dataset\/README|actions\/README)\.md$/
  const spans = (await readCommandSpans()).filter(({ file, line }) => read.test(file) && !ONLY_NAMED.test(line))
  return spans.map(({ file, line }) => ({
    file,
    line: line.replaceAll(/\b(?:slug|name|id|DIR|git-url|url)\b(?!=)/g, (word) => NAMES[word] ?? word),
  }))
}

it('does what README and docs show, line after line, in a folder of the reader’s own', async () => {
  await using server = await startFakeProvider(openAiResponse(`\`\`\`python\n${ANSWER}\`\`\``))
  const folder = await makeReader(server.url)
  const files = { 'train.py': TRAIN, 'data.csv': DATA, LICENSE: 'MIT License\n' }
  const names = ['project', 'other', 'third']
  const made = await Promise.all(names.map((name) => makeRepository(name, files)))
  const gitconfig = made.map(
    ({ folder: own }, index) => `[url "file://${own}"]\n  insteadOf = https://github.com/owner/${names[index]}\n`,
  )
  await writeFiles(folder, { gitconfig: gitconfig.join('') })
  const env = {
    ...machine.env,
    PATH: `${join(folder, 'bin')}:${machine.env.PATH}`,
    GIT_CONFIG_GLOBAL: join(folder, 'gitconfig'),
    FAKE_KEY: 'sk-documented-0123456789',
    GREENML_MODEL_HOSTS: '127.0.0.1',
    NO_COLOR: '1',
  }
  const blocks = (await readCommandLines()).filter(({ line }) => !ON_OTHERS.test(line))
  const shown = new Set(blocks.map(({ line }) => line))
  const spans = new Map((await readWholeSpans()).map((each) => [each.line, each]))
  const lines = [...blocks, ...[...spans.values()].filter(({ line }) => !shown.has(line))]
  const faults: string[] = []
  for (const { file, line } of lines) {
    const { exitCode, output } = await runLine(line, folder, env)
    if (exitCode === 0 || (exitCode === 1 && MAY_FIND.test(line))) continue
    faults.push(`${file}: ${line}\nended with ${exitCode}\n${output.slice(-1500)}`)
  }
  expect(faults.join('\n\n')).toBe('')
})

function runLine(line: string, cwd: string, env: NodeJS.ProcessEnv) {
  return new Promise<{ exitCode: number | null; output: string }>((resolve, reject) => {
    const child = spawn('sh', ['-c', line], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const take = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('error', reject)
    child.on('close', (exitCode) => resolve({ exitCode, output }))
  })
}
