import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { listFiles, writeJson } from '../../src/base/files/files.ts'
import { PACKAGE_ROOT } from '../../src/base/package.ts'
import { campaignFiles } from '../../src/campaign/paths.ts'
import { readBundledPrompt } from '../../src/generation/prompts/prompt-templates.ts'
import { modelEntry } from '../../src/schema/generation/model-entries.ts'
import { openAiResponse, type Reply, startFakeProvider } from '../generation/fake-provider.ts'
import { makeFolder } from '../support/temporary.ts'
import { makeDataset } from '../support/tiny-dataset.ts'
import { makePlan } from './make-plan.ts'

/** The action itself, in a process of its own, with folders for the artifact service. */
const ACTION = `
const [root, artifacts] = process.argv.slice(1)
const { runGenerate } = await import(root + '/src/actions/generate.ts')
const { generateInputs } = await import(root + '/src/schema/options/generate-options.ts')
const { runAction } = await import(root + '/src/actions/run-action.ts')
const { folderStore } = await import(root + '/tests/actions/folder-store.ts')
const openArtifacts = async () => folderStore(artifacts)
await runAction(generateInputs, (inputs, context) => runGenerate(inputs, { ...context, openArtifacts }))
`

it.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends an action that generates, and uploads what was answered',
  async (signal) => {
    const dataset = await makeDataset({ one: { files: { 'main.py': 'print("Accuracy: 0.5")' } } })
    const folder = await makeFolder()
    const [campaign, artifacts] = [join(folder, 'c'), join(folder, 'artifacts')]
    const never: Reply = () => {}
    await using server = await startFakeProvider(openAiResponse('```python\nprint(1)\n```'), never)
    const plan = await makePlan(['one'], ['m', 'n'])
    const models = plan.models.map(({ id }) =>
      modelEntry.parse({ id, provider: 'openai', model: 'x', baseUrl: `${server.url}/v1` }),
    )
    await writeJson(campaignFiles.plan(campaign), { ...plan, models, prompt: await readBundledPrompt('efficient') })

    const env = { PATH: process.env.PATH, INPUT_CAMPAIGN: campaign, INPUT_DATASET: dataset, INPUT_FORCE: 'false' }
    const child = spawn(process.execPath, ['--input-type=module', '-e', ACTION, PACKAGE_ROOT, artifacts], {
      env: { ...env, INPUT_ARTIFACTS: 'true' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (chunk.includes('; 1 left')) child.kill(signal) // of two: the other is never answered
    })
    const exitCode = await new Promise((resolve) => child.on('close', resolve))
    expect(output).toContain('::error::Stopped.')
    expect(exitCode).toBe(1)
    expect(await listFiles(artifacts)).toEqual([
      // What was asked of both, the one that was not answered too.
      expect.stringMatching(/^c-variants\/calls\/one@m-[0-9a-f]{8}\.jsonl$/),
      expect.stringMatching(/^c-variants\/calls\/one@n-[0-9a-f]{8}\.jsonl$/),
      expect.stringMatching(/^c-variants\/variants\/one\/assisted\/[mn]\/s1\/i0\.json$/),
      expect.stringMatching(/^c-variants\/variants\/one\/assisted\/[mn]\/s1\/i0\.py$/),
    ])
  },
)
