import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { parseWorkflow, readWorkflows, runsUntrusted } from '../../scripts/workflows.ts'
import { listFiles } from '../../src/base/files/files.ts'
import { PACKAGE_ROOT } from '../../src/base/package.ts'
import { splitList } from '../../src/schema/options/option.ts'
import { checkComposite, checkWorkflow, findUnexplainedRights } from './workflow-rules.ts'

const FOLDER = join(PACKAGE_ROOT, '.github', 'workflows')
const workflows = await readWorkflows(PACKAGE_ROOT)
const files = [...workflows.keys()]
const called = new Set(
  [...workflows.values()].flatMap((text) => Object.values(parseWorkflow(text).jobs).flatMap(({ uses }) => uses ?? [])),
)

it.each([...workflows])('%s keeps the rules', (name, text) => {
  expect(checkWorkflow(text, called.has(`./.github/workflows/${name}`))).toEqual([])
  expect(findUnexplainedRights(text)).toEqual([])
})

const composites = (await listFiles(join(PACKAGE_ROOT, '.github'))).filter((path) => /\baction\.ya?ml$/.test(path))

it.each(composites)('%s, of which jobs are made, keeps the rules', async (path) => {
  expect(checkComposite(await readFile(join(PACKAGE_ROOT, '.github', path), 'utf8'))).toEqual([])
})

it('an action is taken for one that runs code of strangers where it refuses keys beside it', async () => {
  for (const action of await readdir(join(PACKAGE_ROOT, 'actions'))) {
    if (action === 'README.md') continue
    const work = await readFile(join(PACKAGE_ROOT, 'src', 'actions', `${action}.ts`), 'utf8')
    const text = `name: Some\non: { push: {} }\njobs: { job: { steps: [{ uses: ./actions/${action} }] } }`
    const { jobs, ...workflow } = parseWorkflow(text)
    expect([action, Object.values(jobs).some((job) => runsUntrusted(job, workflow))]).toEqual([
      action,
      work.includes('refuseProviderKeys'),
    ])
  }
})

it('benchmark.yml holds keys in the jobs that ask models, and there only', async () => {
  const text = await readFile(join(FOLDER, 'benchmark.yml'), 'utf8')
  const { jobs } = parse(text)
  const holders = Object.keys(jobs).filter((name) => JSON.stringify(jobs[name]).includes('secrets.'))
  expect(holders).toEqual(['generate', 'repair-1', 'repair-2', 'repair-3'])
  for (const name of holders) expect(jobs[name].environment).toBe('models')
  expect(text).not.toMatch(/pull_request/)
})

it('benchmark.yml plans every project where none is named, as its input says, on a runner that has none of their files', async () => {
  const { jobs, on } = parseWorkflow(await readFile(join(FOLDER, 'benchmark.yml'), 'utf8'))
  expect(on.workflow_call?.inputs.projects?.description).toMatch(
    /empty for all, of replay for those whose files are here$/,
  )
  const projects = jobs.plan?.steps.flatMap(({ with: given = {} }) => given.projects ?? [])
  expect(projects).toEqual([expression("inputs.projects || (inputs.models != 'replay' && '.' || '')")])
})

it('benchmark.yml plans no more rounds of repairs than it has jobs for', async () => {
  const { jobs } = parseWorkflow(await readFile(join(FOLDER, 'benchmark.yml'), 'utf8'))
  const rounds = Object.keys(jobs).filter((name) => /^repair-\d+$/.test(name)).length
  const [refusal] = jobs.plan?.steps ?? []
  expect(refusal).toMatchObject({ if: `inputs.repairs > ${rounds}`, run: expect.stringContaining('exit 1') })
})

it('runners by several labels wait for approval, whichever label is first', async () => {
  const { jobs, on } = parseWorkflow(await readFile(join(FOLDER, 'benchmark.yml'), 'utf8'))
  expect(on.workflow_call?.inputs['runs-on']?.description).toContain('separated by commas')
  const separators = { ',': "','", '\n': `fromJSON('"\\n"')` }
  for (const [separator, parted] of Object.entries(separators)) {
    expect(splitList(`ubuntu-latest${separator}rapl`)).toHaveLength(2)
    expect(jobs.approve?.if).toContain(`contains(inputs.runs-on, ${parted})`)
  }
  expect(jobs.approve?.if).not.toContain('&&')
})

it('no push ends the nightly tests, or those before a release, and they keep no push waiting', async () => {
  const { concurrency } = parseWorkflow(await readFile(join(FOLDER, 'ci.yml'), 'utf8'))
  expect(concurrency).toMatchObject({ group: expect.stringContaining(expression('github.event_name')) })
})

it('approve.yml waits for the reviewers of an environment, and does nothing else', async () => {
  const { jobs, on } = parseWorkflow(await readFile(join(FOLDER, 'approve.yml'), 'utf8'))
  expect(on).toEqual({ workflow_call: { inputs: {}, secrets: {}, outputs: {} } })
  expect(Object.values(jobs)).toEqual([
    expect.objectContaining({ environment: 'runners', permissions: {}, steps: [{ run: 'true' }] }),
  ])
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
    runs-on: ubuntu-latest
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
    [
      'an injection into a shell',
      './actions/benchmark',
      `./x\n      - run: id\n        shell: "${expression('inputs.x')}"`,
      'puts an expression into a script',
    ],
    [
      'an injection into a script of JavaScript',
      './actions/benchmark',
      `actions/github-script@${'a'.repeat(40)}\n        with: { script: "core.info('${expression('github.event.issue.title')}')" }`,
      'puts an expression into a script',
    ],
    [
      'a variable for later steps',
      './actions/benchmark',
      './x\n      - run: cat made >> "$GITHUB_ENV"',
      'sets variables of later steps',
    ],
    [
      'a folder of programs for later steps',
      './actions/benchmark',
      './x\n      - run: echo made >> $GITHUB_PATH',
      'sets variables of later steps',
    ],
    ...[
      'pull_request_target: {}',
      'issue_comment: {}',
      'issues: {}',
      'issues: { types: [labeled, opened] }',
      'discussion_comment: {}',
      'fork: {}',
      'repository_dispatch: {}',
    ].map((event): [string, string, string, string] => [
      `what strangers start by ${event}`,
      'on: workflow_dispatch',
      `on: { ${event} }`,
      'has a trigger',
    ]),
    [
      'the whole context',
      'benchmark\n',
      `benchmark\n        env: { A: "${expression('toJSON(github)')}" }\n`,
      'beside a secret',
    ],
    [
      'a token by its index',
      'benchmark\n',
      `benchmark\n        with: { a: "${expression("github['token']")}" }\n`,
      'beside a secret',
    ],
    [
      'a secret for all by its index',
      'jobs:',
      `env: { K: "${expression("github['token']")}" }\njobs:`,
      'gives a secret to all jobs',
    ],
    [
      'credentials of a checkout in other letters',
      `${PIN}\n        with: { persist-credentials: false }`,
      PIN.replace('actions/checkout', 'Actions/Checkout'),
      'leaves its credentials',
    ],
    [
      'an image by its tag',
      '    timeout-minutes',
      '    container: node:24\n    timeout-minutes',
      'does not pin an image',
    ],
    [
      'a service by its tag',
      '    timeout-minutes',
      '    services: { db: { image: redis } }\n    timeout-minutes',
      'does not pin an image',
    ],
    [
      'verdicts of another job',
      './actions/benchmark',
      `actions/download-artifact@${'a'.repeat(40)}\n        with: { path: some/folder }\n      - run: greenml mlbench grade --out some/folder --json x`,
      'adds to what another job left',
    ],
    [
      'a file that npm takes for a repository',
      './actions/benchmark',
      './x\n      - run: npm publish --access public release/*.tgz',
      "gives npm a repository of GitHub's",
    ],
    ['an action by an image', './actions/benchmark', 'docker://alpine:3', 'does not pin docker://alpine:3'],
    [
      'a runner that nobody approved',
      '    runs-on: ubuntu-latest',
      '    runs-on: [self-hosted, rapl]',
      'on a runner that nobody approved',
    ],
    [
      'a runner that somebody names',
      '    runs-on: ubuntu-latest',
      `    runs-on: "${expression('inputs.runs-on')}"`,
      'on a runner that nobody approved',
    ],
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

  it.each([
    'npx greenml run --models replay',
    'node dist/cli.js sandbox -- ./a',
    'npm ci',
    'npm install x',
    'pip install x',
  ])('take %s for code of strangers', (command) => {
    const bad = good.replace('uses: ./actions/benchmark', `run: ${command}`).replace('{ contents: read }', 'write-all')
    expect(checkWorkflow(bad)).toEqual(['job benchmark runs untrusted code with permission to write'])
  })

  it('let the job that generates hold secrets, unless it runs code', () => {
    const generate = good
      .replace('benchmark:', 'generate:')
      .replace(
        './actions/benchmark',
        `./actions/generate\n        env: { OPENAI_API_KEY: "${expression('secrets.A')}" }`,
      )
      .replace('    timeout-minutes', '    environment: models\n    timeout-minutes')
    expect(checkWorkflow(generate)).toEqual([])
    expect(checkWorkflow(`${generate}      - uses: ./actions/benchmark\n`)).toEqual([
      'job generate runs untrusted code beside a secret',
      'job generate runs untrusted code in an environment, which may hold secrets',
    ])
  })

  it('take what a pull request checks out for untrusted, whatever runs it', () => {
    const make = good
      .replace('uses: ./actions/benchmark', 'run: make')
      .replace('{ contents: read }', '{ issues: write }')
    expect(checkWorkflow(make)).toEqual([])
    for (const on of ['pull_request', '{ pull_request: { types: [opened] } }', '{ push: {}, pull_request: {} }'])
      expect(checkWorkflow(make.replace('workflow_dispatch', on))).toEqual([
        'job benchmark runs untrusted code with permission to write',
      ])
  })

  it('let no job that has rights, or works for one, take a cache', () => {
    const publish =
      '  publish:\n    runs-on: ubuntu-latest\n    timeout-minutes: 5\n    permissions: { contents: write }\n    steps: []\n'
    for (const action of ['actions/cache', 'actions/cache/restore', 'actions/setup-node', 'Swatinem/rust-cache']) {
      const cached = `${good}      - uses: ${action}@${'a'.repeat(40)}\n`
      expect(checkWorkflow(cached)).toEqual([])
      expect(checkWorkflow(cached + publish).join()).toContain('takes a cache')
    }
  })

  it('let a runner be approved before, and in an environment beside no code', () => {
    const approve = '  approve:\n    uses: ./.github/workflows/approve.yml\n'
    const own = good.replace('runs-on: ubuntu-latest', 'runs-on: rapl\n    needs: between')
    const between =
      '  between:\n    runs-on: ubuntu-latest\n    timeout-minutes: 5\n    needs: approve\n    steps: []\n'
    expect(checkWorkflow(own + between + approve)).toEqual([])
    const unapproved = ['job benchmark runs untrusted code on a runner that nobody approved']
    expect(checkWorkflow(own + between)).toEqual(unapproved)
    expect(checkWorkflow(own + between + approve.replace('approve.yml', 'pages.yml'))).toEqual(unapproved)
    expect(checkWorkflow(own + approve)).toEqual(unapproved)
    const shards = own
      .replace(/steps:[\s\S]*/, 'uses: ./.github/workflows/benchmark-shards.yml\n')
      .replace('    runs-on: rapl\n', '')
    expect(checkWorkflow(shards + between + approve)).toEqual([])
    expect(checkWorkflow(shards + between)).toEqual(unapproved)
  })

  it('let nothing run that was not approved, whatever its condition', () => {
    const approve = '  approve:\n    uses: ./.github/workflows/approve.yml\n'
    const own = (condition: string) =>
      good.replace('runs-on: ubuntu-latest', `runs-on: rapl\n    needs: approve\n    if: ${condition}`) + approve
    const allowed = `contains(fromJSON('["success", "skipped"]'), needs.approve.result)`
    for (const condition of ["inputs.x != ''", '!failure()', 'success()', expression(`!cancelled() && ${allowed}`)])
      expect(checkWorkflow(own(JSON.stringify(condition)))).toEqual([])
    for (const condition of [
      'always()',
      '!cancelled()',
      '!success()',
      "!cancelled() && needs.approve.result != 'failure'",
      "!failure() || inputs.x != ''",
      `!cancelled() && ${allowed} || inputs.x`,
      'failure()',
    ])
      expect(checkWorkflow(own(JSON.stringify(condition)))).toEqual([
        'job benchmark runs untrusted code on a runner that nobody approved',
      ])
  })

  it('let no workflow that others call cancel what it does not replace', () => {
    const called = (group: string) =>
      good.replace(
        'on: workflow_dispatch',
        `on: { workflow_call: {} }\nconcurrency: { group: "${group}", cancel-in-progress: true }`,
      )
    const pull = 'github.event.pull_request.number'
    const name = expression('inputs.name')
    expect(checkWorkflow(called(`x-${expression(`${pull} || github.run_id`)}-${name}`))).toEqual([])
    for (const group of [
      `x-${expression(pull)}`,
      `x-${expression(pull)}-${name}`,
      `x-${expression(`${pull} || github.run_id`)}`,
      `${expression('github.workflow')}-${expression(`${pull} || github.run_id`)}-${name}`,
    ])
      expect(checkWorkflow(called(group)).join()).toContain('cancels another call')
  })

  it('find a job that GitHub skips for one far before it', () => {
    const job = (name: string, more: string) =>
      `  ${name}:\n    runs-on: ubuntu-latest\n    timeout-minutes: 5\n    steps: []\n${more}`
    const first = job('first', "    if: inputs.x != ''\n")
    const second = job('second', '    needs: first\n    if: "!failure()"\n')
    const fault = ['job third is skipped where a job far before it was']
    expect(checkWorkflow(good + first + second + job('third', '    needs: second\n'))).toEqual(fault)
    expect(checkWorkflow(good + first + second + job('third', '    needs: second\n    if: inputs.y\n'))).toEqual(fault)
    expect(checkWorkflow(good + first + second + job('third', '    needs: second\n    if: "!failure()"\n'))).toEqual([])
    expect(checkWorkflow(good + first + job('third', '    needs: first\n'))).toEqual([]) // as it says
  })

  it('hold secrets to an environment, and hand none of them on', () => {
    const generate = good
      .replace('benchmark:', 'generate:')
      .replace(
        './actions/benchmark',
        `./actions/generate\n        env: { OPENAI_API_KEY: "${expression('secrets.A')}" }`,
      )
    expect(checkWorkflow(generate)).toEqual(['job generate holds secrets outside of an environment'])
    const inherits = good.replace(/steps:[\s\S]*/, 'uses: ./.github/workflows/x.yml\n    secrets: inherit\n')
    expect(() => checkWorkflow(inherits)).toThrow('secrets')
  })

  it.each([
    ['an expression', `run: echo "${expression('inputs.x')}"\n      shell: bash`, 'puts an expression into a script'],
    ['a tag', 'uses: actions/checkout@v7', 'does not pin'],
    ['a token', `run: id\n      shell: bash\n      env: { A: "${expression('github.token')}" }`, 'mentions a secret'],
  ])('find %s in a composite action', (_, step, fault) => {
    const action = (text: string) => `name: x\ndescription: x\nruns:\n  using: composite\n  steps:\n    - ${text}\n`
    expect(checkComposite(action('run: id\n      shell: bash'))).toEqual([])
    expect(checkComposite(action(step)).join()).toContain(fault)
  })

  it('want each right explained', () => {
    const rights =
      'permissions: {}\njobs:\n  a:\n    permissions:\n      contents: read # checkout\n      actions: read\n'
    expect(findUnexplainedRights(rights)).toEqual(['actions: read'])
  })
})
