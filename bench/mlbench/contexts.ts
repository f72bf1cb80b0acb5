// BM25 contexts of ML-Bench beside its own way, on the same rows: seconds a row, and whether the texts are equal.
//   node bench/mlbench/contexts.ts ROWS REPOSITORIES PYTHON [rows of theirs a repository]
// Then ours in one process that has started: files read, sentences, index and every row; wall and processor time, as of theirs.
// PYTHON has nltk below 3.10, whose guard of five seconds stops at 28 MB of text, and rank_bm25; rows go through a pool of threads, as in ML-Bench. Ours is a whole process a run, start-up, reading and index included, three times. Theirs is
// weighed by the rows of each repository, where not all of them are asked.
import { createReadStream } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { sum } from '../../src/base/numbers.ts'
import { assetPath, PACKAGE_ROOT } from '../../src/base/package.ts'
import { runCommand } from '../../src/base/processes/process.ts'
import { loadTaskRepositories } from '../../src/dataset/load-task-repositories.ts'
import { findBestWindow } from '../../src/mlbench/contexts/bm25.ts'
import { gatherText, readBlocks } from '../../src/mlbench/contexts/gather-text.ts'
import { indexBlocks } from '../../src/mlbench/contexts/make-contexts.ts'
import { loadEnglishPunkt } from '../../src/mlbench/contexts/punkt-model.ts'
import { ScannedText } from '../../src/mlbench/contexts/scanned-text.ts'
import { keyOf, readTasks } from '../../src/mlbench/data/rows.ts'
import { taskContext } from '../../src/schema/mlbench/task-context.ts'

const RUNS = 3
const theirRow = z.object({ cpuSeconds: z.number(), context: z.string() })
const theirEnd = z.object({ seconds: z.number() })

const [rows = '', repositories = '', python = '', most = '1000'] = process.argv.slice(2)
const print = (line: string) => process.stdout.write(`${line}\n`)
const known = await loadTaskRepositories(join(PACKAGE_ROOT, 'dataset'))
const there = new Set(await readdir(repositories))
const nameOf = ({ githubId }: { githubId: number }) => known.get(githubId)?.folder ?? ''
const tasks = (await readTasks(rows)).filter((task) => there.has(nameOf(task)))
const folder = await mkdtemp(join(tmpdir(), 'greenml-contexts-'))
try {
  const ours = await runOurs()
  const theirs = await runTheirs()
  const searches = await timeSearches()
  const perRow = median(ours.map(({ seconds }) => seconds)) / tasks.length
  const cpu = weighTheirs(theirs.rows)
  const wall = (cpu * theirs.seconds) / sum(theirs.rows.map(({ cpuSeconds }) => cpuSeconds))
  const different = theirs.rows.filter(({ key, context }) => ours[0]?.contexts.get(key) !== context)
  print(`theirs: ${theirs.rows.length} rows: ${wall.toFixed(3)} s a row, ${cpu.toFixed(3)} s of a processor`)
  print(`ours: ${tasks.length} rows of ${there.size} repositories, ${RUNS} runs: ${ours.map(tell).join('; ')}`)
  print(`a row: ${(perRow * 1000).toFixed(2)} ms; theirs take ${Math.round(wall / perRow)} times as long`)
  for (const [name, theirSeconds, own] of [
    ['wall', wall, searches.wall] as const,
    ['processor', cpu, searches.cpu] as const,
  ])
    print(
      `started, ${name}: ${own.map((each) => `${(each * 1000).toFixed(2)} ms a row, ${Math.round(theirSeconds / each)} times`).join('; ')}`,
    )
  print(`texts that differ: ${different.length} of ${theirs.rows.length} ${different.map(({ key }) => key).join(' ')}`)
} finally {
  await rm(folder, { recursive: true })
}

/** Mean processor seconds a row over all rows, each repository's own mean standing for those that were not asked. */
function weighTheirs(rows: readonly { readonly name: string; readonly cpuSeconds: number }[]): number {
  const groups = Map.groupBy(rows, ({ name }) => name)
  const meanOf = (name: string) => {
    const own = groups.get(name) ?? []
    return sum(own.map(({ cpuSeconds }) => cpuSeconds)) / own.length
  }
  return sum(tasks.map((task) => meanOf(nameOf(task)))) / tasks.length
}

interface OurRun {
  readonly seconds: number
  readonly contexts: ReadonlyMap<string, string>
}

async function runOurs(): Promise<OurRun[]> {
  const runs: OurRun[] = []
  for (let run = 0; run < RUNS; run++) {
    const output = join(folder, `ours-${run}.jsonl`)
    const script = 'exec "$@" > "$0"'
    const verb = ['mlbench', 'contexts', '--rows', rows, '--repositories', repositories, '--setting', 'bm25']
    const words = [process.execPath, join(PACKAGE_ROOT, 'dist', 'cli.js'), ...verb]
    const begin = performance.now()
    await runCommand('/bin/sh', ['-c', script, output, ...words], { env: process.env, cwd: PACKAGE_ROOT })
    const seconds = (performance.now() - begin) / 1000
    const contexts = new Map<string, string>()
    for await (const line of createInterface({ input: createReadStream(output) })) {
      const { github_id: githubId, id, text } = taskContext.parse(JSON.parse(line))
      contexts.set(keyOf({ githubId, id }), text)
    }
    runs.push({ seconds, contexts })
  }
  return runs
}

/** Seconds a row in a process that has started: files read, sentences, index, and every row. */
async function timeSearches() {
  const groups = [...Map.groupBy(tasks, nameOf)]
  const search = { model: await loadEnglishPunkt(), memory: new ScannedText() }
  const found = { wall: [] as number[], cpu: [] as number[] }
  for (let run = 0; run < RUNS; run++) {
    const [begin, usage] = [performance.now(), process.cpuUsage()]
    for (const [name, group] of groups) {
      const index = await indexBlocks(readBlocks(repositories, name, 'repository'), search)
      for (const { instruction } of group) findBestWindow(index, instruction)
    }
    const { user, system } = process.cpuUsage(usage)
    found.wall.push((performance.now() - begin) / 1000 / tasks.length)
    found.cpu.push((user + system) / 1e6 / tasks.length)
  }
  return found
}

async function runTheirs() {
  const asked = [...Map.groupBy(tasks, nameOf).values()].flatMap((group) => group.slice(0, Number(most)))
  for (const name of new Set(asked.map(nameOf))) {
    await writeFile(join(folder, `${name}.txt`), await gatherText(repositories, name, 'repository'))
  }
  const given = asked.map((task) => JSON.stringify({ text: `${nameOf(task)}.txt`, instruction: task.instruction }))
  await writeFile(join(folder, 'tasks.jsonl'), given.join('\n'))
  const script = join(import.meta.dirname, 'original_contexts.py')
  const words = [script, assetPath('punkt', 'english.json'), folder, join(folder, 'tasks.jsonl')]
  const { stdout, stderr, exitCode } = await runCommand(python, words, { env: process.env })
  if (exitCode !== 0) throw new Error(`${python} ended with ${exitCode}: ${stderr.slice(-2000)}`)
  const lines = stdout.trim().split('\n')
  const { seconds } = theirEnd.parse(JSON.parse(lines.at(-1) ?? ''))
  const told = lines.slice(0, -1).map((line) => theirRow.parse(JSON.parse(line)))
  const each = told.map((row, index) => {
    const task = asked[index] ?? { githubId: -1, id: -1 }
    return { ...row, key: keyOf(task), name: nameOf(task) }
  })
  return { seconds, rows: each }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function tell({ seconds }: OurRun): string {
  return `${seconds.toFixed(2)} s`
}
