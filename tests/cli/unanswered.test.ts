import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runGenerate } from '../../src/actions/generate.ts'
import { openAiResponse, raw, startFakeProvider } from '../generation/fake-provider.ts'
import { runCli } from '../support/cli.ts'
import { makeContext } from '../support/context.ts'
import { makeFolder, writeFiles } from '../support/temporary.ts'
import { makeDataset } from '../support/tiny-dataset.ts'

it('a variant without an answer is not green, in a terminal or in a job, and is asked for again', async () => {
  const nonsense = raw(200, 'text/html', '<h1>Welcome</h1>')
  await using server = await startFakeProvider(nonsense, nonsense, openAiResponse('```python\nprint(1)\n```'))
  const dataset = await makeDataset({ one: {} })
  const model = { id: 'm', provider: 'openai', model: 'm', baseUrl: `${server.url}/v1` }
  await writeFiles(dataset, { 'models.yaml': JSON.stringify({ schemaVersion: 1, models: [model] }) })
  const campaign = join(await makeFolder(), 'c')
  const at = ['--campaign', campaign, '--dataset', dataset]
  await runCli(['plan', ...at, '--modes', 'autonomous'])
  expect(await runCli(['generate', ...at])).toMatchObject({
    exitCode: 1,
    stderr: expect.stringMatching(
      /provider-error \(a page for people came .*\n.*1 variant got no answer, .* asks again/,
    ),
  })
  const { context } = makeContext(process.env)
  const action = { ...context, openArtifacts: () => Promise.reject(new Error('none')) }
  const ended = await runGenerate({ campaign, dataset, artifacts: false }, action)
  expect(ended).toMatchObject({ outputs: { answered: 1, ok: 0 }, fault: { exitCode: 1 } })
  expect(await runCli(['generate', ...at])).toMatchObject({ exitCode: 0 })
  expect(server.requests).toHaveLength(3)
})
