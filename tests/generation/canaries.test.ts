import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { generate } from '../../src/commands/generate.ts'
import { plan } from '../../src/commands/plan.ts'
import { makeContext } from '../support/context.ts'
import { makeDataset } from '../support/tiny-dataset.ts'
import {
  anthropicMessage,
  chatCompletion,
  openAiResponse,
  type Reply,
  raw,
  startFakeProvider,
} from './fake-provider.ts'

const NAMES = ['Canaria Finch', 'Canaria', 'Siskin', 'canary.finch']
const MAIN = `"""Author: Canaria Finch <canary.finch@birds.example>
Copyright (c) 2021 Canaria Finch
"""
import pandas as pd
from helpers import load
# contact: Canaria Finch
frame = pd.read_csv("/home/canary.finch/birds/data.csv")  # C:\\Users\\canary.finch\\birds
weights = frame.values @ frame.T.at[0, 1]
print("Accuracy: 0.5")
`
const HELPERS = `__author__ = "Canaria Finch"
HOME = "/Users/canary.finch/data"
def load(): return 1000000000
`
const README = `# Birds
By the lab. Authors: Canaria Finch, and others. Write to canary.finch@birds.example or +49 30 1234567.
Data lie in /home/canary.finch/birds. A random forest has 97 % accuracy. Which bird is it?
`
const ROWS = [
  'first_name,note,contact,path,wing,species',
  'Canaria,met Siskin at the lake,canary.finch@birds.example,/home/canary.finch/a.jpg,3.5,finch',
  ...Array.from(
    { length: 30 },
    (_, n) =>
      `Canaria,note ${n} of Siskin,canary.finch${n}@birds.example,/home/canary.finch/${n}.jpg,${n},${n % 2 ? 'finch' : 'tit'}`,
  ),
]

const ANSWER = '```python\nprint("GREENML_METRIC accuracy=0.5")\n```'
const GEMINI: Reply = raw(
  200,
  'text/event-stream',
  `data: ${JSON.stringify({ candidates: [{ content: { parts: [{ text: ANSWER }] }, finishReason: 'STOP' }] })}\n\n`,
)

it.each([
  ['blind', 'neutral', 'openai', '/v1', openAiResponse(ANSWER)],
  ['informed', 'efficient', 'openai, api: chat', '/v1', chatCompletion(ANSWER)],
  ['blind', 'efficient-cot', 'anthropic', '', anthropicMessage(ANSWER)],
  ['informed', 'neutral', 'gemini', '', GEMINI],
] as const)(
  'no request body holds a name, an e-mail address or the name of a home; README %s, prompt %s, provider %s',
  async (readme, prompt, provider, path, reply) => {
    await using server = await startFakeProvider(reply)
    const manifest = { description: 'By Canaria Finch.', data: [{ path: 'data.csv', role: 'all', target: 'species' }] }
    const files = { 'main.py': MAIN, 'helpers.py': HELPERS, 'README.md': README, 'data.csv': `${ROWS.join('\n')}\n` }
    const dataset = await makeDataset({ birds: { manifest, files } })
    const model = `{ id: m, provider: ${provider}, model: x, baseUrl: "${server.url}${path}", keyVariable: GREENML_KEY_M }`
    await writeFile(join(dataset, 'models.yaml'), `schemaVersion: 1\nmodels: [${model}]\n`)
    const { context } = makeContext({
      ...process.env,
      GREENML_KEY_M: 'sk-canary-key-0123456789',
      GREENML_MODEL_HOSTS: '127.0.0.1',
    })
    const campaign = join(dataset, 'campaign')
    await plan({ campaign, dataset, repetitions: 1, readme, prompt }, context)
    await generate({ campaign, dataset }, context)
    const bodies = server.requests.map(({ body }) => JSON.stringify(body))
    expect(bodies).toHaveLength(3)
    for (const body of bodies) {
      for (const canary of [...NAMES, '1234567', 'birds.example', 'sk-canary']) expect(body).not.toContain(canary)
    }
    const [telemetry = '', assisted = '', autonomous = ''] = bodies
    for (const body of [telemetry, assisted]) {
      // What is no person's stays as it is: a product of matrices, a large number, the module that the entry imports.
      expect(body).toContain('frame.values @ frame.T.at[0, 1]')
      expect(body).toContain('return 1000000000')
      expect(body).toContain('/home/<user>/birds')
      expect(body).toContain('It imports helpers.py')
    }
    for (const body of [assisted, autonomous]) {
      expect(body).toContain('Which bird is it?')
      expect(body.includes('random forest has')).toBe(readme === 'informed')
      expect(body).toContain('<text>, <text>, <text>, <text>, 3.5, finch')
    }
    expect(autonomous).not.toContain('read_csv')
  },
)
