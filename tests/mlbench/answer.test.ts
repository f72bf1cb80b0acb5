import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { answerTasks } from '../../src/commands/mlbench/answer.ts'
import { grade } from '../../src/commands/mlbench/grade.ts'
import { extractAnswer } from '../../src/mlbench/answers/extract-answer.ts'
import { taskAnswer } from '../../src/schema/mlbench/task-answer.ts'
import { json, openAiResponse, startFakeProvider } from '../generation/fake-provider.ts'
import { makeContext } from '../support/context.ts'
import { makeFolder } from '../support/temporary.ts'

const row = (id: number, type: string) => ({
  github_id: 1,
  id,
  github: 'https://github.com/o/tool',
  path: './examples',
  type,
  arguments: "{'size': '5'}",
  instruction: `use size 5, task ${id}`,
  oracle: `segment ${id}`,
  prefix_code: 'export A=1',
  output: '',
})
const ROWS = [row(1, 'Bash Script'), row(2, 'Python Code')].map((each) => JSON.stringify(each)).join('\n')

const models = (url: string) => `schemaVersion: 1
models:
  - id: small
    provider: openai
    model: small-1
    baseUrl: ${url}
    price: { inputPerMillion: 1, outputPerMillion: 1, source: test, date: '2026-01-01' }
`

async function openBench(url: string) {
  const folder = await makeFolder({
    'rows.jsonl': ROWS,
    'dataset/models.yaml': models(url),
    'repos/tool/README.md': 'Use tool.py with --size.',
  })
  const inside = (name: string) => join(folder, name)
  const options = {
    rows: inside('rows.jsonl'),
    repositories: inside('repos'),
    dataset: inside('dataset'),
    out: inside('out'),
    models: ['small'],
    samples: 2,
  }
  const read = async (system: string) => {
    const lines = (await readFile(inside(`out/answers/${system}.jsonl`), 'utf8')).trim().split('\n')
    return lines.map((line) => taskAnswer.parse(JSON.parse(line)))
  }
  return { options, read }
}

describe('mlbench answer', () => {
  it('asks each sample once, keeps what was paid for, and goes on where it stopped', async () => {
    await using server = await startFakeProvider(openAiResponse('Sure:\n```bash\npython tool.py --size 5\n```'))
    const { options, read } = await openBench(server.url)
    const { context } = makeContext({ ...process.env, GREENML_ALLOWED_HOSTS: '127.0.0.1' })
    const asked = { ...options, settings: ['readme', 'none'] as ('readme' | 'none')[] }
    const { files, spentUsd } = await answerTasks({ ...asked, only: '^1/1$' }, context)
    expect(files).toHaveLength(2)
    expect(server.requests).toHaveLength(4)
    expect(spentUsd).toBeCloseTo(4 * 170e-6, 12)
    const whole = await answerTasks(asked, context)
    expect(server.requests).toHaveLength(8)
    expect(whole.spentUsd).toBeCloseTo(8 * 170e-6, 12)
    const [first] = await read('small@readme')
    expect(first).toMatchObject({
      github_id: 1,
      id: 1,
      output: ['python tool.py --size 5', 'python tool.py --size 5'],
      unanswered: 0,
      tokens: { input: 240, output: 100 },
      usd: 340e-6,
      setting: 'readme',
      prompt: 'guided',
    })
    const { grades } = await grade(
      { rows: options.rows, answers: [files[0] ?? ''], rules: 'strict', staticOnly: true },
      context,
    )
    expect(grades).toMatchObject({ totals: { attempts: 4, static_ok: 2 } }) // the Python task is answered by a command
  })

  it('takes a call that failed for no answer, beside those that were given, and asks it again', async () => {
    const refusal = json(400, { error: { message: 'no', type: 'invalid_request_error' } })
    await using server = await startFakeProvider(refusal, openAiResponse('```bash\npython tool.py --size 5\n```'))
    const { options, read } = await openBench(server.url)
    const { context } = makeContext({ ...process.env, GREENML_ALLOWED_HOSTS: '127.0.0.1' })
    const asked = { ...options, settings: ['none' as const], only: '^1/1$' }
    await answerTasks(asked, context)
    expect(await read('small@none')).toMatchObject([{ output: ['python tool.py --size 5'], unanswered: 1 }])
    const before = server.requests.length
    await answerTasks(asked, context)
    expect(server.requests).toHaveLength(before + 1)
    const command = 'python tool.py --size 5'
    expect(await read('small@none')).toMatchObject([{ output: [command, command], unanswered: 0 }])
  })

  it('tells a reason that many questions share three times, then how many more have it', async () => {
    const refusal = json(400, { error: { message: 'no', type: 'invalid_request_error' } })
    await using server = await startFakeProvider(...Array.from({ length: 10 }, () => refusal))
    const { options } = await openBench(server.url)
    const { context, lines } = makeContext({ ...process.env, GREENML_ALLOWED_HOSTS: '127.0.0.1' })
    const asked = { ...options, samples: 5, settings: ['none' as const], only: '^1/1$' }
    expect(await answerTasks(asked, context)).toMatchObject({ unanswered: 5 })
    const warned = lines.filter((line) => line.startsWith('warning: '))
    expect(warned).toHaveLength(4)
    expect(warned[3]).toMatch(/^warning: 2 more questions, small: /)
  })

  it('cuts a long prompt as the paper did: the first 3,072 tokens and the last 30', async () => {
    const { options } = await openBench('http://127.0.0.1:1')
    const words = Array.from({ length: 6000 }, (_, index) => ` w${index % 10}`).join('')
    const long = await makeFolder({ 'rows.jsonl': JSON.stringify({ ...row(1, 'Bash Script'), oracle: words }) })
    const asked = {
      ...options,
      rows: join(long, 'rows.jsonl'),
      settings: ['oracle' as const],
      prompt: 'published' as const,
    }
    const show = async (promptCut: 'none' | 'published') => {
      const looking = { ...asked, promptCut, dryRun: true, showPrompts: true, samples: 1 }
      return (await answerTasks(looking, makeContext().context)).prompts[0]?.prompt ?? ''
    }
    const [whole, cut] = [await show('none'), await show('published')]
    expect(whole).toContain('use size 5, task 1')
    expect(whole.slice(-40)).toBe(cut.slice(-40))
    expect(whole.slice(0, 3000)).toBe(cut.slice(0, 3000))
    const { countTokens } = await import('gpt-tokenizer/encoding/o200k_base')
    expect(Math.abs(countTokens(cut) - 3102)).toBeLessThan(20)
  })

  it('shows what would be sent, context and all, and asks nobody', async () => {
    await using server = await startFakeProvider(openAiResponse('no'))
    const { options } = await openBench(server.url)
    const dry = { ...options, dryRun: true, showPrompts: true }
    const { prompts, expected } = await answerTasks({ ...dry, settings: ['oracle', 'none'] }, makeContext().context)
    expect(server.requests).toHaveLength(0)
    expect(expected.map(({ setting, questions }) => [setting, questions])).toEqual([
      ['oracle', 4],
      ['none', 4],
    ])
    const [oracle, , none] = prompts
    expect(oracle?.prompt).toContain('segment 1')
    expect(oracle?.prompt).toContain('use size 5, task 1')
    expect(oracle?.prompt).toContain('export A=1')
    expect(none?.prompt).not.toContain('segment')
    const published = await answerTasks({ ...dry, settings: ['none'], prompt: 'published' }, makeContext().context)
    expect(published.prompts[0]?.prompt).not.toContain('README')
  })

  it('ends at its budget, and keeps what was answered', async () => {
    await using server = await startFakeProvider(openAiResponse('```sh\npython tool.py --size 5\n```'))
    const { options } = await openBench(server.url)
    const { context } = makeContext({ ...process.env, GREENML_ALLOWED_HOSTS: '127.0.0.1' })
    const asking = answerTasks({ ...options, settings: ['none'], budgetUsd: 1e-9 }, context)
    await expect(asking).rejects.toMatchObject({ exitCode: 1 })
    expect(server.requests).toHaveLength(0)
  })

  it('gives each share its part of the budget, also where another has spent its own in the same folder', async () => {
    await using server = await startFakeProvider(openAiResponse('```sh\npython tool.py --size 5\n```'))
    const { options } = await openBench(server.url)
    const { context } = makeContext({ ...process.env, GREENML_ALLOWED_HOSTS: '127.0.0.1' })
    const settings: ('none' | 'oracle')[] = ['none', 'oracle']
    const { expected } = await answerTasks({ ...options, settings, dryRun: true }, context)
    const worst = Math.max(...expected.map(({ worstUsd, questions }) => (worstUsd ?? 0) / questions))
    const part = worst + 3.5 * 170e-6 // enough for the last of four, and not for one more
    const askShare = (index: number) =>
      answerTasks({ ...options, settings, budgetUsd: 2 * part, shard: { index, count: 2 } }, context)
    const [first, second] = [await askShare(1), await askShare(2)]
    expect([first.spentUsd, second.spentUsd]).toEqual([expect.closeTo(4 * 170e-6, 12), expect.closeTo(4 * 170e-6, 12)])
    expect(server.requests).toHaveLength(8)
    const more = answerTasks({ ...options, settings: ['readme'], budgetUsd: 8 * 170e-6 }, context)
    await expect(more).rejects.toMatchObject({ exitCode: 1 })
    expect(server.requests).toHaveLength(8)
  })
})

describe('the answer in what a model said', () => {
  const bash = { type: 'Bash Script' } as const
  it.each([
    ['compat', 'x\n```bash\nls\n```\n```python\np\n```', 'p'],
    ['compat', '```python3\np\n```', '3\np'],
    ['compat', '```sh\nls\n```', 'sh\nls'],
    ['compat', 'nothing fenced', ''],
    ['compat-openai', 'nothing fenced', 'nothing fenced'],
    ['compat-openai', '```shell\nls\n```', '\nls\n'],
    ['strict', '```sh\nls\n```\n```python\np\n```', 'ls'],
    ['strict', '```python3\np\n```', 'p'],
    ['strict', 'python a.py', 'python a.py'],
  ] as const)('by %s of %j', (extraction, text, code) => {
    expect(extractAnswer(text, extraction, bash)).toBe(code)
  })
})
