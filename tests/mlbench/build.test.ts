import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readYaml } from '../../src/base/files/files.ts'
import { buildTasks } from '../../src/commands/mlbench/build.ts'
import { chooseCandidates } from '../../src/commands/mlbench/choose.ts'
import { mine } from '../../src/commands/mlbench/mine.ts'
import { candidateValues } from '../../src/mlbench/building/candidate-values.ts'
import { checkDrawn } from '../../src/mlbench/building/check-drawn.ts'
import { drawTasks } from '../../src/mlbench/building/draw-tasks.ts'
import { mineTemplates } from '../../src/mlbench/building/mine-templates.ts'
import { keyOf, parseTask, readTasks } from '../../src/mlbench/data/rows.ts'
import { type TaskTemplate, taskTemplates } from '../../src/schema/mlbench/task-templates.ts'
import { openAiResponse, startFakeProvider } from '../generation/fake-provider.ts'
import { makeContext } from '../support/context.ts'
import { startFakeGitHub, TOKEN } from '../support/fake-github/server.ts'
import { hurry } from '../support/hurry.ts'
import { makeFolder } from '../support/temporary.ts'

const TOP = `# Tool

Talk about \`python missing.py --rate 1\`.

## Train

\`\`\`bash
CUDA_VISIBLE_DEVICES=0 python train.py --data cora --rate 0.01 --gpu 0 --verbose \\
    --out "my runs/a" --from $HOME/x
python other/absent.py --rate 3
python -m pack.run depth=2
\`\`\`
`
const BELOW = `Below
=====

\`\`\`python
from pack import Model
model = Model(depth=4, name='small')
\`\`\`

\`\`\`sh
python tool.py --size 8
\`\`\`
`
const REPOSITORY = {
  'README.md': TOP,
  'train.py': "p.add_argument('--data', choices=['cora', 'pubmed'])\np.add_argument('--rate', type=float)\n",
  'pack/__init__.py': '',
  'pack/run.py': '',
  'examples/README.md': BELOW,
  'examples/tool.py': '',
  '.git/README.md': TOP,
}

const manifest = (folder: string) => `schemaVersion: 2
githubId: 7
title: Tool
field: null
repository: https://example.org/o/${folder}
commit: '${'a'.repeat(40)}'
committed: null
folder: ${folder}
publishedTimeLimit: { python: 10, bash: 10 }
`
const models = (url: string) => `schemaVersion: 1
models:
  - { id: small, provider: openai, model: small-1, baseUrl: '${url}', price: { inputPerMillion: 1, outputPerMillion: 1, source: test, date: '2026-01-01' } }
`

const template = (given: Partial<TaskTemplate> = {}): TaskTemplate => ({
  id: 'train',
  readme: 'README.md',
  path: '.',
  type: 'Bash Script',
  oracle: 'It trains.',
  prefixCode: '',
  code: 'python train.py --rate {{rate}} --data {{data}}',
  parameters: [
    { name: 'rate', values: ['0.5', '5'] },
    { name: 'data', values: ['cora', 'pubmed'] },
  ],
  ...given,
})

describe('mining templates', () => {
  it('takes commands and examples that start or import what the repository has, richest page first', async () => {
    const { pages, templates } = await mineTemplates(await makeFolder(REPOSITORY), 40)
    expect(pages).toEqual([
      { path: 'README.md', templates: 2 },
      { path: 'examples/README.md', templates: 2 },
    ])
    expect(templates.map(({ id, type, path, code }) => [id, type, path, code])).toEqual([
      [
        'train',
        'Bash Script',
        '.',
        "CUDA_VISIBLE_DEVICES=0 python train.py --data {{data}} --rate {{rate}} --gpu {{gpu}} --verbose --out {{out}} --from '$HOME/x'",
      ],
      ['run', 'Bash Script', '.', 'python -m pack.run depth={{depth}}'],
      ['tool', 'Bash Script', 'examples', 'python tool.py --size {{size}}'],
      ['pack', 'Python Code', '.', "from pack import Model\nmodel = Model(depth={{depth}}, name='{{name}}')"],
    ])
    expect(templates[0]?.parameters).toEqual([
      { name: 'data', values: ['cora', 'pubmed'] },
      { name: 'rate', values: ['0.01', '0.1', '0.001', '0.02'] },
      { name: 'gpu', values: ['0'] },
      { name: 'out', values: ['my runs/a'] },
    ])
    expect(templates[0]?.oracle).toContain('## Train')
  })

  it('adds neighbours to a number that stands alone', () => {
    expect(candidateValues('8', [])).toEqual(['8', '4', '16'])
    expect(candidateValues('8', ['2'])).toEqual(['8', '2'])
    expect(candidateValues('1', [])).toEqual(['1'])
  })

  it('writes a draft that is valid, and never over one that is there', async () => {
    const folder = await makeFolder({ 'dataset/ml-bench/tool/repository.yaml': manifest('tool') })
    const repositories = await makeFolder(
      Object.fromEntries(Object.entries(REPOSITORY).map(([path, text]) => [`tool/${path}`, text])),
    )
    const options = { repository: 'tool', repositories, dataset: join(folder, 'dataset') }
    const { file } = await mine(options, makeContext().context)
    expect((await readYaml(file, taskTemplates, '')).templates).toHaveLength(4)
    await expect(mine(options, makeContext().context)).rejects.toMatchObject({ exitCode: 2 })
  })
})

describe('drawing tasks', () => {
  it('draws each combination once, the same by the same seed, and fills values in as they are', () => {
    const all = drawTasks([template()], 10, 3)
    expect(new Set(all.map(({ gold }) => gold))).toEqual(
      new Set(
        ['0.5', '5'].flatMap((rate) =>
          ['cora', 'pubmed'].map((data) => `python train.py --rate ${rate} --data ${data}`),
        ),
      ),
    )
    const draw = (seed: number) => drawTasks([template()], 2, seed).map(({ gold }) => gold)
    expect(draw(3)).toEqual(draw(3))
    expect(new Set([1, 2, 3, 4, 5].map((seed) => draw(seed).join())).size).toBeGreaterThan(1)
    const blank = template({ parameters: [{ name: 'rate', values: ['a b {{data}}'] }] })
    expect(drawTasks([blank], 1, 1)[0]?.gold).toBe("python train.py --rate 'a b {{data}}' --data {{data}}")
  })
})

describe('the quality test', () => {
  const task = (id: number, instruction: string, output: string, type = 'Bash Script') =>
    parseTask({ github_id: 7, id, instruction, output, type, arguments: "{'rate': '5', 'data': 'cora'}" }, `task ${id}`)
  const right = 'python train.py --rate 5 --data cora'

  it('finds the first fault of each task', async () => {
    const tasks = [
      task(1, 'Train on cora at the rate 5 please.', right),
      task(2, 'Train on cora at the rate 0.5.', right),
      task(3, `Run ${right} for cora, 5.`, right),
      task(4, 'I want 5 as the rate; the data are called cora.', 'python train.py --rate 0.5 --data cora'),
      task(5, 'I want 5 as the rate; the data are called cora.', 'train(5, "cora"', 'Python Code'),
      task(6, 'Data: cora. The rate that I would like is 5.', right),
      task(7, 'Train on cora at the rate 5, please.', 'python train.py --data cora --rate 5'),
      task(8, '', right),
    ]
    const faults = await checkDrawn(tasks)
    expect(tasks.map((each) => faults.get(keyOf(each))?.fault ?? null)).toEqual([
      null,
      'value-not-in-instruction',
      'answer-in-instruction',
      'value-not-in-gold',
      'gold-has-wrong-type',
      'same-values',
      'too-close',
      'no-instruction',
    ])
    expect(faults.get('7/2')?.parameters).toEqual(['rate'])
    expect([faults.get('7/6')?.of, faults.get('7/7')?.of]).toEqual([1, 1])
  })
})

describe('mlbench build', () => {
  const INSTRUCTION = /rate: (\S+)\n {2}- data: (\S+)/

  async function openBuild(url: string) {
    const folder = await makeFolder({
      'dataset/models.yaml': models(url),
      'dataset/ml-bench/tool/repository.yaml': manifest('tool'),
      'dataset/ml-bench/tool/templates.yaml': JSON.stringify({ schemaVersion: 1, pages: [], templates: [template()] }),
    })
    const { context } = makeContext({ ...process.env, GREENML_ALLOWED_HOSTS: '127.0.0.1' })
    const options = { repository: 'tool', dataset: join(folder, 'dataset'), out: join(folder, 'out'), model: 'small' }
    return { folder, context, options }
  }

  it('asks again until an instruction says every value, keeps what is paid for, and writes rows that ML-Bench has', async () => {
    let asked = 0
    await using server = await startFakeProvider((response, request) => {
      const [, rate = '', data = ''] = INSTRUCTION.exec(JSON.stringify(request.body).replaceAll('\\n', '\n')) ?? []
      const text = ++asked === 1 ? 'Train it.' : `"${'Word '.repeat(asked * 3)}${rate} and ${data}."`
      return openAiResponse(text)(response, request)
    })
    const { context, options } = await openBuild(server.url)
    const { build, file } = await buildTasks(options, context)
    expect(server.requests).toHaveLength(5)
    expect(build).toMatchObject({ drawn: 4, kept: 4, left: [], model: 'small', golds: { passed: 0, notRun: 4 } })
    const tasks = await readTasks(file ?? '')
    expect(tasks.map(({ path, github }) => [path, github])).toEqual(
      Array.from({ length: 4 }, () => ['./', 'https://example.org/o/tool']),
    )
    for (const { instruction, output, arguments: values } of tasks) {
      expect(values.map(({ name }) => name)).toEqual(['rate', 'data'])
      for (const { value } of values) expect(`${instruction}\n${output}`).toContain(value)
      expect(instruction).not.toContain('"')
    }
    const columns = Object.keys(JSON.parse((await readFile(file ?? '', 'utf8')).split('\n')[0] ?? ''))
    expect(columns.sort()).toEqual(
      [
        'github_id',
        'github',
        'repo_id',
        'path',
        'arguments',
        'instruction',
        'oracle',
        'type',
        'id',
        'prefix_code',
        'output',
      ].sort(),
    )
    await buildTasks(options, context)
    expect(server.requests).toHaveLength(5)
  })

  it('says of a budget that it ended the asking, and which option sets it', async () => {
    await using server = await startFakeProvider(openAiResponse('Train it.'))
    const { context, options } = await openBuild(server.url)
    await expect(buildTasks({ ...options, budgetUsd: 0.000001 }, context)).rejects.toThrow(
      /^Stopped before all was asked: 4 of 4 instructions left, \$0\.0000 spent\.\n {2}the next call could pass the budget of \$0\.0000 \(--budget-usd\)\n {2}a call reserves the most that it can cost: .* maxOutputTokens/,
    )
    expect(server.requests).toHaveLength(0)
  })

  it('shows what would be asked, in another style each, and asks nobody', async () => {
    await using server = await startFakeProvider(openAiResponse('no'))
    const { context, options } = await openBuild(server.url)
    const { build, prompts } = await buildTasks({ ...options, dryRun: true, showPrompts: true }, context)
    expect(build).toBeNull()
    expect(server.requests).toHaveLength(0)
    const styles = prompts.map(({ prompt }) => /It is (.*)\.\n/.exec(prompt)?.[1])
    expect(new Set(styles).size).toBe(4)
    expect(prompts[0]?.prompt).toContain('It trains.')
  })

  it('takes instructions that exist, and leaves out tasks that have none', async () => {
    const { folder, context, options } = await openBuild('http://127.0.0.1:9')
    const { model: _, ...rest } = options
    const instructions = join(await makeFolder({ 'i.jsonl': '{"id": 2, "instruction": "nothing"}\n' }), 'i.jsonl')
    const { build } = await buildTasks({ ...rest, instructions }, context)
    expect(build?.left.map(({ id, fault }) => [id, fault])).toEqual([
      [1, 'no-instruction'],
      [2, 'value-not-in-instruction'],
      [3, 'no-instruction'],
      [4, 'no-instruction'],
    ])
    await expect(buildTasks({ ...options, instructions, out: join(folder, 'x') }, context)).rejects.toMatchObject({
      exitCode: 2,
    })
  })
})

describe('choosing repositories', () => {
  it('ranks those of a field by stars, each once, without forks, archives and those that have tasks', async () => {
    const item = (name: string, stars: number, topics: string[], more = {}) => ({
      full_name: `o/${name}`,
      html_url: `https://example.org/o/${name}`,
      stargazers_count: stars,
      topics,
      license: { spdx_id: 'MIT' },
      ...more,
    })
    const items = [
      item('low', 10, ['gnn']),
      item('second', 2000, ['gnn']),
      item('first', 3000, ['gnn', 'nlp'], { license: { spdx_id: 'NOASSERTION' } }),
      item('third', 1500, ['graph-learning']),
      item('fork', 9000, ['gnn'], { fork: true }),
      item('old', 9000, ['gnn'], { archived: true }),
      item('tool', 9000, ['gnn']),
      item('words', 1100, ['nlp']),
    ]
    const folder = await makeFolder({
      'list.json': JSON.stringify({ total_count: 8, items }),
      'dataset/ml-bench/tool/repository.yaml': manifest('tool'),
    })
    const options = { from: join(folder, 'list.json'), dataset: join(folder, 'dataset'), most: 2 }
    const { chosen } = await chooseCandidates({ ...options, fields: ['GNN', 'Text'] }, makeContext().context)
    expect(chosen.map(({ field, name, licence }) => [field, name, licence])).toEqual([
      ['GNN', 'o/first', null],
      ['GNN', 'o/second', 'MIT'],
      ['Text', 'o/words', 'MIT'],
    ])
    await expect(chooseCandidates({ ...options, fields: ['Cooking'] }, makeContext().context)).rejects.toMatchObject({
      exitCode: 2,
    })
  })

  it("asks GitHub's search for each topic of a field, through its rate limits, and takes what is public", async () => {
    await using github = await startFakeGitHub()
    const found = (name: string, stars: number, topics: string[], more = {}) => ({
      name,
      stars,
      topics,
      description: 'of graphs',
      ...more,
    })
    github.state.found.push(
      found('o/first', 5000, ['gnn', 'graph-learning']),
      found('o/second', 4000, ['graph-neural-networks']),
      found('o/third', 3000, ['gnn']),
      found('o/tool', 9000, ['gnn']),
      found('me/secret', 9000, ['gnn'], { isPrivate: true }),
      found('o/old', 9000, ['gnn'], { isArchived: true }),
      found('o/low', 999, ['gnn']),
      found('o/words', 9000, ['nlp']),
    )
    const call = 'get /search/repositories'
    github.state.troubles.push({ call, kind: 'primary' }, { call, kind: 'secondary' })
    const tool = manifest('tool').replace('https://example.org/o/tool', 'https://github.com/o/tool')
    const dataset = join(await makeFolder({ 'dataset/ml-bench/tool/repository.yaml': tool }), 'dataset')
    const options = { dataset, fields: ['GNN'], most: 2 }
    const { context, lines } = makeContext({ GITHUB_API_URL: github.url, GITHUB_TOKEN: TOKEN })
    using _hurrying = hurry() // a search is sent every two seconds
    const { chosen } = await chooseCandidates(options, context)
    expect(chosen.map(({ name, stars }) => [name, stars])).toEqual([
      ['o/first', 5000],
      ['o/second', 4000],
    ])
    expect(github.state.queries).toHaveLength(5)
    expect(github.state.breaches).toEqual([])
    expect(lines.filter((line) => line.includes('rate limit'))).toHaveLength(2)
    const strange = makeContext({ GITHUB_API_URL: github.url, GITHUB_TOKEN: 'strange' }).context
    await expect(chooseCandidates(options, strange)).rejects.toMatchObject({ exitCode: 1 })
    await expect(chooseCandidates(options, makeContext({}).context)).rejects.toThrow('GITHUB_TOKEN')
  })
})
