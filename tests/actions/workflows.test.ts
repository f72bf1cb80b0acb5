import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { PACKAGE_ROOT } from '../../src/base/package.ts'
import { checkWorkflow } from './workflow-rules.ts'

const FOLDER = join(PACKAGE_ROOT, '.github', 'workflows')
const files = (await readdir(FOLDER)).filter((name) => /\.ya?ml$/.test(name))

it.each(files)('%s keeps the rules', async (name) => {
  expect(checkWorkflow(await readFile(join(FOLDER, name), 'utf8'))).toEqual([])
})

it('benchmark.yml holds keys in the jobs that ask models, and there only', async () => {
  const text = await readFile(join(FOLDER, 'benchmark.yml'), 'utf8')
  const { jobs } = parse(text)
  const holders = Object.keys(jobs).filter((name) => JSON.stringify(jobs[name]).includes('secrets.'))
  expect(holders).toEqual(['generate', 'repair-1', 'repair-2', 'repair-3'])
  for (const name of holders) expect(jobs[name].environment).toBe('models')
  expect(text).not.toMatch(/pull_request/)
})

it('only comment.yml is started with rights by what a stranger does', async () => {
  const started = await Promise.all(
    files.map(async (name) => JSON.stringify(parse(await readFile(join(FOLDER, name), 'utf8')).on)),
  )
  expect(files.filter((_, index) => started[index]?.includes('workflow_run'))).toEqual(['comment.yml'])
})

/** A workflow expression. */
const expression = (inner: string) => `\${{ ${inner} }}`

const PIN = 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1'
const good = `
name: Good
on: workflow_dispatch
permissions: {}
jobs:
  benchmark:
    timeout-minutes: 5
    permissions: { contents: read }
    steps:
      - uses: ${PIN}
        with: { persist-credentials: false }
      - uses: ./actions/benchmark
`

describe('the rules', () => {
  it('find nothing in a good workflow', () => {
    expect(checkWorkflow(good)).toEqual([])
  })

  it.each([
    ['no timeout', '    timeout-minutes: 5\n', '', 'has no timeout-minutes'],
    ['rights for all jobs', 'permissions: {}', 'permissions: read-all', 'does not start from permissions: {}'],
    ['no word on rights', 'permissions: {}\n', '', 'does not start from permissions: {}'],
    ['write', '{ contents: read }', '{ contents: read, pull-requests: write }', 'with permission to write'],
    ['write-all', '{ contents: read }', 'write-all', 'with permission to write'],
    ['environment', '    timeout-minutes', '    environment: models\n    timeout-minutes', 'in an environment'],
    ['a secret', 'benchmark\n', `benchmark\n        env: { A: "${expression('secrets.A')}" }\n`, 'mentions secrets'],
    [
      'all secrets',
      'benchmark\n',
      `benchmark\n        env: { A: "${expression('toJSON(secrets)')}" }\n`,
      'mentions secrets',
    ],
    [
      'a key',
      'benchmark\n',
      `benchmark\n        env: { OPENAI_API_KEY: "${expression('vars.K')}" }\n`,
      'beside a secret',
    ],
    [
      'a token',
      'benchmark\n',
      `benchmark\n        with: { token: "${expression('github.token')}" }\n`,
      'beside a secret',
    ],
    ['a secret for all', 'jobs:', `env: { K: "${expression('secrets.K')}" }\njobs:`, 'gives a secret to all jobs'],
    ['credentials', '        with: { persist-credentials: false }\n', '', 'leaves its credentials'],
    ['a tag', PIN, 'actions/checkout@v7', 'does not pin actions/checkout@v7'],
    ['a branch', './actions/benchmark', 'a/b/c@main', 'does not pin a/b/c@main'],
    [
      'an injection',
      './actions/benchmark',
      `./x\n      - run: echo ${expression('inputs.x')}`,
      'puts an expression into a script',
    ],
    ['a trigger', 'on: workflow_dispatch', 'on: { pull_request_target: {} }', 'has a trigger'],
  ])('find %s', (_, from, to, fault) => {
    const bad = good.replace(from, to)
    expect(bad).not.toBe(good)
    expect(checkWorkflow(bad).join('\n')).toContain(fault)
  })

  it('let a finished run start what comments, and nothing else', () => {
    const comment = good
      .replace('on: workflow_dispatch', 'on: { workflow_run: {} }')
      .replace('./actions/benchmark', './actions/comment')
    expect(checkWorkflow(comment)).toEqual([])
    const bad = [
      comment.replace('persist-credentials: false', 'persist-credentials: false, ref: x'),
      comment.replace('./actions/comment', './actions/report'),
      `${comment}      - run: echo\n`,
    ]
    for (const text of bad) expect(checkWorkflow(text).join()).toContain('has a trigger')
  })

  it.each(['./', './actions/benchmark', '$/actions/benchmark'])('take %s for untrusted', (uses) => {
    const bad = good.replace('./actions/benchmark', uses).replace('{ contents: read }', '{ contents: write }')
    expect(checkWorkflow(bad)).toEqual(['job benchmark runs untrusted code with permission to write'])
  })

  it('take a command that runs code for untrusted', () => {
    const bad = good
      .replace('uses: ./actions/benchmark', 'run: npx greenml run --models replay')
      .replace('{ contents: read }', 'write-all')
    expect(checkWorkflow(bad)).toEqual(['job benchmark runs untrusted code with permission to write'])
  })

  it('let the job that generates hold secrets, unless it runs code', () => {
    const generate = good
      .replace('benchmark:', 'generate:')
      .replace(
        './actions/benchmark',
        `./actions/generate\n        env: { OPENAI_API_KEY: "${expression('secrets.A')}" }`,
      )
    expect(checkWorkflow(generate)).toEqual([])
    expect(checkWorkflow(`${generate}      - uses: ./actions/benchmark\n`)).toEqual([
      'job generate runs untrusted code beside a secret',
    ])
  })
})
