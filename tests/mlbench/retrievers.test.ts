import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listContexts } from '../../src/commands/mlbench/contexts.ts'
import { compareVectors, wordsOf } from '../../src/mlbench/contexts/rank-sections.ts'
import { splitSections } from '../../src/mlbench/contexts/sections.ts'
import type { TaskContext } from '../../src/schema/mlbench/task-context.ts'
import { json, startFakeProvider } from '../generation/fake-provider.ts'
import { makeContext } from '../support/context.ts'
import { makeFolder } from '../support/temporary.ts'

const README = `# Tool

All about it.

## Training

\`\`\`bash
# a comment, no heading
python train.py --num-layers 3
\`\`\`

Halo
----
Use HaloAttention.
`
const CODE = `import torch

class HaloAttention:
    def forward(self, x):
        return x

@decorated
def other():
    pass
`

describe('sections', () => {
  it('are what stands below a heading, and definitions with their decorators, as they are set', () => {
    const found = splitSections(`\n=== repos/t/README.md ===\n${README}\n\n=== repos/t/a.py ===\n${CODE}\n`)
    expect(found.map(({ path, title }) => [path.slice('repos/t/'.length), title])).toEqual([
      ['README.md', '# Tool'],
      ['README.md', '## Training'],
      ['README.md', 'Halo'],
      ['a.py', 'import torch'],
      ['a.py', 'class HaloAttention:'],
      ['a.py', '@decorated'],
    ])
    expect(found[1]?.text).toContain('\n# a comment, no heading\npython train.py --num-layers 3\n')
    expect(found[4]?.text).toContain('\n    def forward(self, x):\n        return x')
  })

  it('are told apart by words of prose and of code', () => {
    expect(wordsOf('HaloAttention num_train_steps IF-I')).toEqual([
      'haloattention',
      'halo',
      'attention',
      'num_train_steps',
      'num',
      'train',
      'steps',
      'if',
      'i',
    ])
  })
})

it('cosines do not see the length of a vector', () => {
  const vectors = [
    [2, 0],
    [0, 3],
    [3, 4],
    [0, 0],
  ]
  expect(compareVectors(vectors, [5, 0])).toEqual([1, 0, 0.6, 0])
})

describe('mlbench contexts', () => {
  const prepare = async (serverUrl = 'http://127.0.0.1:9') => {
    const folder = await makeFolder({
      'rows.jsonl': JSON.stringify({
        github_id: 1,
        id: 1,
        github: 'https://github.com/o/t',
        type: 'Bash Script',
        instruction: 'Use the halo attention',
      }),
      'repos/t/README.md': `${README}\n## Filler\n${'word '.repeat(3000)}`,
      'repos/t/a.py': CODE,
      'models.yaml': `schemaVersion: 1\nmodels:\n  - { id: vectors, provider: openai, model: v-1, baseUrl: '${serverUrl}/v1' }\n`,
    })
    const { context } = makeContext({ ...process.env, GREENML_CACHE: join(folder, 'cache') })
    const ask = async (setting: 'sections' | 'embeddings', embedder?: string) => {
      const contexts: TaskContext[] = []
      const options = {
        rows: join(folder, 'rows.jsonl'),
        repositories: join(folder, 'repos'),
        setting,
        dataset: folder,
      }
      for await (const each of listContexts({ ...options, ...(embedder && { embedder }) }, context)) contexts.push(each)
      return contexts[0]
    }
    return ask
  }

  it('shows the sections that speak of a task, in the order of the repository', async () => {
    const shown = await (await prepare())('sections')
    expect(shown).toMatchObject({ setting: 'sections', scope: 'repository', score: expect.any(Number) })
    expect(shown?.text).toMatch(/Use HaloAttention[\s\S]*=== repos\/t\/a\.py ===\nclass HaloAttention/)
    expect(shown?.text).not.toContain('word word')
  })

  it('asks a server for embeddings once, and shows the nearest sections', async () => {
    await using server = await startFakeProvider(async (response, { body }) => {
      const input = body.input as string[]
      const data = input.map((text, index) => ({ index, embedding: [text.includes('alo') ? 1 : 0, 1] })).reverse()
      await json(200, { data })(response, { path: '', headers: {}, body })
    })
    const ask = await prepare(server.url)
    const shown = await ask('embeddings', 'vectors')
    expect(shown?.text).toContain('class HaloAttention')
    const asked = server.requests.length
    expect(server.requests[0]?.path).toBe('/v1/embeddings')
    expect(await ask('embeddings', 'vectors')).toEqual(shown)
    expect(server.requests).toHaveLength(asked)
    await expect(ask('embeddings')).rejects.toThrow('--embedder')
  })
})
