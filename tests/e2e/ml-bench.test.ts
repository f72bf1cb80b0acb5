import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect } from 'vitest'
import { listFiles } from '../../src/base/files/files.ts'
import { PACKAGE_ROOT } from '../../src/base/package.ts'
import { runCommand } from '../../src/base/processes/process.ts'
import { taskScores } from '../../src/schema/mlbench/task-scores.ts'
import { openAiResponse, startFakeProvider } from '../generation/fake-provider.ts'
import { makeSmallBench, SMALL_ANSWER } from '../mlbench/small-bench.ts'
import { runAct } from './run-act.ts'
import { testWith } from './tools.ts'

const LIMIT_SECONDS = 300
const KEY = 'key-that-only-one-job-may-see'
const SETTINGS = ['oracle', 'readme']
const TASKS = 5
const SAMPLES = 2

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenml-act-'))
  return () => rm(folder, { recursive: true, force: true })
})

describe('ml-bench.yml', () => {
  testWith('act', 'deals, asks, judges and reports five tasks of two repositories', async (act) => {
    await using server = await startFakeProvider(openAiResponse(SMALL_ANSWER))
    const { rows, dataset, mirror } = await makeSmallBench(server.url)
    const inputs = {
      rows,
      dataset,
      mirror,
      models: 'small',
      settings: SETTINGS.join(','),
      samples: String(SAMPLES),
      rules: 'strict',
      errata: 'true',
      'budget-usd': '',
      'runs-on': 'ubuntu-latest',
    }
    const { exitCode, log } = await runAct(act, {
      event: 'workflow_dispatch',
      workflow: 'ml-bench.yml',
      checkout: PACKAGE_ROOT,
      folder,
      inputs,
      secrets: { OPENAI_API_KEY: KEY },
      timeoutSeconds: LIMIT_SECONDS,
      variables: { GREENML_MODEL_HOSTS: new URL(server.url).host },
    })
    expect(log.filter(({ level }) => level === 'error').map(({ msg }) => msg)).toEqual([])
    expect(exitCode).toBe(0)
    expect(server.requests).toHaveLength(SETTINGS.length * TASKS * SAMPLES)
    expect(log.map(({ msg }) => msg).join('')).not.toContain(KEY)

    const shares = [1, 2, 3, 4].map((index) => `${index}-of-4`)
    const names = await readdir(join(folder, 'artifacts', '1'))
    expect(names.map((name) => name.replace(/^(ml-bench)-\d+-(answers|attempts)/, '$1-$2')).sort()).toEqual([
      ...shares.map((share) => `ml-bench-answers-${share}`),
      ...shares.map((share) => `ml-bench-attempts-${share}`),
      'ml-bench-report',
      'ml-bench-shares',
    ])
    const report = await unpack('ml-bench-report')
    expect(await listFiles(report)).toEqual(
      expect.arrayContaining(['report.md', ...SETTINGS.map((setting) => `results/small@${setting}.jsonl`)]),
    )
    const scores = taskScores.parse(JSON.parse(await readFile(join(report, 'task-scores.json'), 'utf8')))
    expect(scores.golds).toMatchObject({ checked: TASKS, failed: [] })
    expect(
      scores.systems.map(({ system, passRates: [first] }) => [system, first?.passed, first?.attemptable, first?.total]),
    ).toEqual(SETTINGS.map((setting) => [`small@${setting}`, 2, TASKS, TASKS])) // size 2, of each repository
    expect(scores.mended?.errata).toMatchObject({ version: 2, changedRows: 1 })
    expect(scores.pins.map(({ state }) => state)).toEqual(['verified', 'verified'])
    const summary = log.find(({ command }) => command === 'summary')?.content ?? ''
    expect(summary).toContain(`| 40 % (2 / ${TASKS} / ${TASKS}) |`)
  })
})

async function unpack(artifact: string): Promise<string> {
  const target = join(folder, artifact)
  const archive = join(folder, 'artifacts', '1', artifact, `${artifact}.zip`)
  expect(await runCommand('python3', ['-m', 'zipfile', '-e', archive, target])).toMatchObject({ exitCode: 0 })
  return target
}
