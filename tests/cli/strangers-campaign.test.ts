import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeJson } from '../../src/base/files/files.ts'
import { appendJsonLine } from '../../src/base/files/jsonl.ts'
import { campaignFiles } from '../../src/campaign/paths.ts'
import { makePlan, makeProvenance, makeRecords } from '../analysis/factory.ts'
import { runCli } from '../support/cli.ts'
import { makeFolder } from '../support/temporary.ts'
import { obeyedCommands } from '../support/workflow-runner.ts'

const HARMFUL =
  'x\u001b]52;c;eA==\u0007\u009b2J\u202e\u{e0041}\n\n# PWNED\n\n- PWNED\n::add-mask::0\n##[add-path]x\n=cmd|calc;=cmd|calc ]]><script>PWNED</script>'

/** All that its formats let a stranger write. */
async function makeCampaign(): Promise<string> {
  const campaign = await makeFolder()
  const plan = makePlan({ projects: 2, repetitions: 5 })
  const projects = plan.projects.map((project) => ({
    ...project,
    title: HARMFUL,
    task: HARMFUL,
    licence: HARMFUL,
    origin: HARMFUL,
    arguments: [HARMFUL],
    notProbed: { subsample: { kind: 'reported', detail: HARMFUL } },
  }))
  const models = plan.models.map((model) => ({ ...model, model: HARMFUL, note: HARMFUL }))
  const leftOut = [{ model: 'other', reason: { kind: 'no-key', variable: HARMFUL } }]
  await writeJson(campaignFiles.plan(campaign), { ...plan, campaign: HARMFUL, projects, models, leftOut })
  const records = makeRecords(plan, ({ variant, block }) =>
    variant.includes('/assisted/') && block < 3
      ? {
          changes: {
            status: 'failed',
            failureClass: 'runtime',
            errorType: 'PWNEDError',
            metric: null,
            errorMessage: HARMFUL,
            tracebackTail: HARMFUL,
            reasons: { metric: { kind: 'reported', detail: HARMFUL } },
          },
        }
      : {},
  )
  for (const record of records) await appendJsonLine(join(campaignFiles.records(campaign), 'a.jsonl'), record)
  for (const { id, model } of plan.variants) {
    if (model === null) continue
    const told = {
      returnedModel: HARMFUL,
      responseId: HARMFUL,
      reason: { kind: 'refused', detail: HARMFUL },
      costReason: { kind: 'no-price-of-model', name: HARMFUL },
    } as const
    await writeJson(campaignFiles.variantProvenance(campaign, id), makeProvenance(id, told))
  }
  return campaign
}

it('writes and prints nothing of a campaign of strangers that a terminal, a page, a list or a spreadsheet obeys', async () => {
  const [a, b] = [await makeCampaign(), await makeCampaign()]
  const folder = await makeFolder()
  const runs = [
    ['analyse', '--campaign', a],
    ['analyse', '--campaign', b],
    ['analyse', '--campaign', a, '--json', '-'],
    ['report', '--campaign', a],
    ['compare', a, b, '--markdown', join(folder, 'compare.md')],
    ['generate', '--campaign', a, '--dry-run'],
  ]
  for (const args of runs) {
    const { stdout, stderr } = await runCli(args, { ...process.env, GITHUB_ACTIONS: 'true' })
    expect(stdout + stderr).not.toMatch(/[^\P{C}\n\t]/u)
    expect(obeyedCommands(stdout + stderr)).toEqual([])
    if (args[0] !== 'generate') expect(stderr).not.toMatch(/error:|fault/)
  }
  const report = campaignFiles.report(a)
  const texts = (await readdir(report)).filter((name) => !name.endsWith('.parquet'))
  const files = [...texts.map((name) => join(report, name)), join(folder, 'compare.md')]
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) {
    const text = await readFile(file, 'utf8')
    expect(text, file).not.toMatch(/[^\P{Cc}\n\t]|[\p{Bidi_Control}\p{Zl}\p{Zp}\u{e0041}]/u)
    expect(text.match(/^\s*(# PWNED|- PWNED|::|=cmd).*/gm), file).toBe(null)
    if (file.endsWith('.csv')) expect(text, file).not.toMatch(/[;,"|]\s*=cmd/)
    if (/\.(?:html|md|svg)$/.test(file)) expect(text, file).not.toMatch(/<script>PWNED/)
  }
  expect(await readFile(join(report, 'index.html'), 'utf8')).toContain('PWNEDError')
})
