import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { makeCheckout, readCaller } from '../e2e/checkout.ts'
import { runAct } from '../e2e/run-act.ts'
import { testWith } from '../e2e/tools.ts'

const SHOWN = 'models: chatgpt, repairs: 1, budget-usd: "5"'
const SMALL = 'models: replay, projects: breast-cancer-logistic, modes: assisted, repetitions: 1, seed: "7"'

testWith('act', 'the lines that docs/adopt.md shows run a benchmark, its secret in the job that asks', async (act) => {
  const shown = await readCaller('docs/adopt.md', 'Benchmark')
  expect(shown).toContain(SHOWN)
  const { folder, checkout, remove } = await makeCheckout('called', {
    parts: ['dataset'],
    files: { '.github/workflows/called.yml': shown.replace(SHOWN, SMALL) },
  })
  try {
    const { exitCode, log } = await runAct(act, {
      event: 'workflow_dispatch',
      workflow: 'called.yml',
      checkout,
      folder,
      timeoutSeconds: 280,
      secrets: { OPENAI_API_KEY: 'key-that-only-one-job-may-see' }, // jobs that run code refuse to start beside it
    })
    expect(log.filter(({ level }) => level === 'error').map(({ msg }) => msg)).toEqual([])
    expect(exitCode).toBe(0)
    expect((await readdir(join(folder, 'artifacts', '1'))).sort()).toEqual([
      'benchmark-1-plan',
      'benchmark-1-records-1-of-1',
      'benchmark-1-variants-breast-cancer-logistic@replay',
      'greenml-campaign',
      'greenml-report',
    ])
  } finally {
    await remove()
  }
})
