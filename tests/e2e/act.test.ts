import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect } from 'vitest'
import { listFiles } from '../../src/base/files/files.ts'
import { runCommand } from '../../src/base/processes/process.ts'
import { makeCheckout } from './checkout.ts'
import { type LogLine, runAct } from './run-act.ts'
import { testWith } from './tools.ts'

const LIMIT_SECONDS = 300
const PROJECTS = ['breast-cancer-logistic', 'digits-knn']
const MODES = ['assisted', 'autonomous']
const REPETITIONS = 2
const WARMUPS = 1
const PROFILES = 1
/** Two baselines and the two modes, in every block of both projects. */
const RUNS = PROJECTS.length * (REPETITIONS + WARMUPS + PROFILES) * (2 + MODES.length)

let folder: string
let checkout: string
beforeAll(async () => {
  const made = await makeCheckout('act', { parts: ['dataset'] })
  ;({ folder, checkout } = made)
  return made.remove
})

describe('benchmark.yml', () => {
  testWith('act', 'plans, generates, benchmarks, repairs and reports two projects', async (act) => {
    const { exitCode, log } = await runWorkflow(act)
    expect(log.filter(({ level }) => level === 'error').map(({ msg }) => msg)).toEqual([])
    expect(exitCode).toBe(0)

    const artifacts = (await readdir(join(folder, 'artifacts', '1'))).sort()
    expect(artifacts).toEqual([
      'benchmark-1-plan',
      'benchmark-1-records-1-of-2',
      'benchmark-1-records-2-of-2',
      ...PROJECTS.map((project) => `benchmark-1-variants-${project}@replay`),
      'greenml-campaign',
      'greenml-report',
    ])

    const report = await unpack('greenml-report')
    expect(await listFiles(report)).toEqual(expect.arrayContaining(['index.html', 'records.csv', 'report.md']))
    const [head = '', ...rows] = (await readFile(join(report, 'records.csv'), 'utf8')).trimEnd().split('\n')
    expect(head).toMatch(/^timestamp,project,script,status,exit_code,accuracy,exec_time_s,energy_j,notes/)
    expect(rows).toHaveLength(RUNS)

    const headline = outputOf(log, 'headline').split('\n')
    expect(headline.length).toBeGreaterThanOrEqual(MODES.length)
    const html = textOf(await readFile(join(report, 'index.html'), 'utf8'))
    const markdown = await readFile(join(report, 'report.md'), 'utf8')
    expect(html).toContain(headline[0])
    for (const mode of MODES) {
      expect(html).toMatch(new RegExp(`\\b${mode}\\b`))
      expect(markdown).toMatch(new RegExp(`^\\| ${mode} replay .* \\d / 2 / 2 `, 'm'))
    }
    const summary = log.find(({ command }) => command === 'summary')?.content ?? ''
    expect(summary).toContain(`Projects: ${PROJECTS.length} (1 model)`)
    expect(log.map(({ msg }) => msg).join('')).not.toContain(KEY)
  })
})

const KEY = 'key-that-only-one-job-may-see'

/** Runs the workflow on this machine. The benchmarking jobs would refuse to start if the secret reached them. */
async function runWorkflow(act: string): Promise<{ exitCode: number | null; log: LogLine[] }> {
  const inputs = {
    projects: `^(${PROJECTS.join('|')})$`,
    models: 'replay',
    modes: MODES.join(','),
    repairs: '1',
    repetitions: String(REPETITIONS),
    seed: '7',
  }
  return runAct(act, {
    event: 'workflow_dispatch',
    workflow: 'benchmark.yml',
    checkout,
    folder,
    inputs,
    secrets: { OPENAI_API_KEY: KEY },
    timeoutSeconds: LIMIT_SECONDS,
  })
}

function outputOf(log: readonly LogLine[], name: string): string {
  return log.findLast((line) => line.command === 'set-output' && line.name === name)?.arg ?? ''
}

/** What a reader sees of a page's markup, roughly. */
function textOf(html: string): string {
  const text = html.replaceAll(/<[^>]*>/g, '')
  return text.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

async function unpack(artifact: string): Promise<string> {
  const target = join(folder, artifact)
  const archive = join(folder, 'artifacts', '1', artifact, `${artifact}.zip`)
  expect(await runCommand('python3', ['-m', 'zipfile', '-e', archive, target])).toMatchObject({ exitCode: 0 })
  return target
}
