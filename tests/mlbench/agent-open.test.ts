import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { workOnTasks } from '../../src/commands/mlbench/agent.ts'
import { fetchRepositories } from '../../src/commands/mlbench/fetch.ts'
import { showTranscripts } from '../../src/commands/mlbench/transcripts.ts'
import { openRepositorySearch } from '../../src/github/search-repositories.ts'
import { readAllRuns } from '../../src/mlbench/agent/transcripts.ts'
import { composeAgentRuns } from '../../src/report/mlbench/agent-runs-chapter.ts'
import type { TranscriptEvent } from '../../src/schema/mlbench/agent-transcript.ts'
import { taskAnswer } from '../../src/schema/mlbench/task-answer.ts'
import { openAiResponse, type Reply, startFakeProvider } from '../generation/fake-provider.ts'
import { makeContext } from '../support/context.ts'
import { type FakeGitHub, startFakeGitHub, TOKEN } from '../support/fake-github/server.ts'
import { gitIn, makeRepository } from '../support/git.ts'
import { makeFolder } from '../support/temporary.ts'
import { makeSmallBench } from './small-bench.ts'

const use = (name: string, given: object): Reply =>
  openAiResponse('', {
    output: [{ type: 'function_call', id: 'fc_1', call_id: 'call_1', name, arguments: JSON.stringify(given) }],
  })

/** What a model does one turn after another, whatever it is told. */
const playing =
  (turns: readonly Reply[]): Reply =>
  (response, request) => {
    const done = JSON.stringify(request.body.input).split('"function_call_output"').length - 1
    return (turns[done] ?? turns.at(-1) ?? use('answer', { code: '' }))(response, request)
  }

const own = (name: string, stars: number) => ({ name, description: 'a tool with a size', stars })

/** A fake GitHub that knows the task's own repository and better liked ones; two of them are in the mirror. */
async function startGitHub(mirror: string): Promise<FakeGitHub> {
  const github = await startFakeGitHub()
  const { folder, git } = await makeRepository('other', {
    'main.py': 'print(1)\n',
    'readme.rst': 'other\n',
    'docs/README.md': 'more\n',
  })
  await git('clone', '--quiet', '--bare', folder, join(mirror, 'other.git'))
  const liked = ['a/one', 'a/two', 'a/three', 'a/four'].map((name, index) => own(name, 90 - index))
  github.state.found.push(...liked, own('b/other', 95), own('o/alpha', 50), {
    ...own('me/secret', 99),
    isPrivate: true,
  })
  return github
}

async function work(turns: readonly Reply[], given: object = {}) {
  await using server = await startFakeProvider(playing(turns))
  const { folder, mirror, rows, dataset } = await makeSmallBench(`${server.url}/v1`)
  await using github = await startGitHub(mirror)
  const repositories = join(folder, 'repos')
  await fetchRepositories({ repositories, dataset, mirror }, makeContext().context)
  const out = join(folder, 'out')
  const env = {
    ...process.env,
    OPENAI_API_KEY: 'sk-open',
    GREENML_MODEL_HOSTS: '127.0.0.1',
    GITHUB_TOKEN: TOKEN,
    GITHUB_API_URL: github.url,
  }
  const asked = {
    rows,
    dataset,
    repositories,
    mirror,
    out,
    models: ['small'],
    only: '^1/2$',
    open: true,
    noDrafts: true,
  }
  await workOnTasks({ ...asked, ...given }, makeContext(env).context)
  const { runs } = await showTranscripts({ out }, makeContext().context)
  const [run] = await readAllRuns(out, () => {})
  const answers = taskAnswer.parse(JSON.parse(await readFile(join(out, 'answers', 'small@agent-open.jsonl'), 'utf8')))
  expect(github.state.breaches).toEqual([])
  const newest = await gitIn(join(mirror, 'other.git'), 'rev-parse', 'HEAD')
  return { events: run?.events ?? [], runs, answers, state: github.state, requests: server.requests, newest }
}

const decisions = (events: readonly TranscriptEvent[]) =>
  events.flatMap((event) => (event.kind === 'repository' ? [`${event.name} ${event.decision}`] : []))

it('finds its repository by keywords, ranking and a look at each, and answers in the one that fits', async () => {
  const { events, runs, answers, state, requests } = await work([
    use('answer', { code: 'too early' }),
    use('search_repositories', { keywords: 'tool size is:private' }),
    use('rank_repositories', { names: ['a/one', 'b/other'] }),
    use('leave_repository', {}),
    use('search_repositories', { keywords: 'alpha' }),
    use('rank_repositories', { names: ['o/alpha'] }),
    use('take_repository', {}),
    use('read_file', { path: 'tool.py' }),
    use('answer', { code: 'python tool.py --size 2' }),
  ])
  const searches = events.flatMap((event) => (event.kind === 'search' ? [event.found.map(({ name }) => name)] : []))
  expect(searches).toEqual([['b/other', 'a/one', 'a/two', 'a/three', 'a/four'], ['o/alpha']])
  for (const query of state.queries) expect(query).toMatch(/^(?!.*is:private).*is:public$/)
  expect(decisions(events)).toEqual([
    'a/one unavailable',
    'b/other opened',
    'b/other left',
    'o/alpha opened',
    'o/alpha taken',
  ])
  expect(events.at(-1)).toMatchObject({ kind: 'end', reason: 'answered', repository: 'o/alpha' })
  expect(answers).toMatchObject({ setting: 'agent-open', output: ['python tool.py --size 2'] })
  const told = JSON.stringify(requests.at(-1)?.body.input)
  for (const part of ['docs/README.md', 'main.py', '# alpha', 'there is no tool of that name now'])
    expect(told).toContain(part)
  expect(JSON.stringify(requests[0]?.body.input)).not.toMatch(/alpha|b\/other|tool\.py/) // it is not told its repository
  const steps = composeAgentRuns(runs)?.tables[1]?.rows
  expect(steps).toHaveLength(9)
  expect(steps?.[2]?.[2]?.lines.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['a/one: unavailable', 'b/other: opened']),
  )
}, 60_000)

it('works in another repository than the task’s, by its own files at their newest commit', async () => {
  const { events, newest } = await work([
    use('search_repositories', { keywords: 'other' }),
    use('rank_repositories', { names: ['b/other'] }),
    use('take_repository', {}),
    use('run', { code: 'python main.py' }),
    use('search', { text: 'print' }),
    use('answer', { code: 'python main.py' }),
  ])
  const results = events.flatMap((event) => (event.kind === 'result' ? [event.text] : []))
  expect(results[4]).toBe('main.py:1: print(1)')
  expect(events.flatMap((event) => (event.kind === 'repository' ? [event.commit] : []))).toEqual(Array(2).fill(newest))
  expect(events.at(-1)).toMatchObject({ repository: 'b/other', joules: 0 })
}, 60_000)

it('ends by its steps where nothing fits, having opened nothing that no search found', async () => {
  const { events, answers } = await work([use('rank_repositories', { names: ['x/y'] })], { steps: 3 })
  expect(decisions(events)).toEqual([])
  expect(events.at(-1)).toMatchObject({ reason: 'out-of-steps', repository: null, answer: null })
  expect(answers.output).toEqual([''])
}, 60_000)

it('refuses to search without a token', () => {
  expect(() => openRepositorySearch(makeContext({}).context)).toThrow(/GITHUB_TOKEN/)
})

it('refuses a limit of joules that can hold nothing', async () => {
  const { rows, dataset } = await makeSmallBench('http://127.0.0.1:1')
  const given = { rows, dataset, repositories: await makeFolder(), models: ['small'], joules: 10 }
  const working = (more: object) => workOnTasks({ ...given, ...more }, makeContext().context)
  await expect(working({ noDrafts: true })).rejects.toThrow(/--no-drafts/)
  await expect(working({})).rejects.toThrow(/--max-watts/)
})

it('runs no draft without a sandbox, and asks nobody then', async () => {
  await using server = await startFakeProvider(use('answer', { code: 'python tool.py --size 2' }))
  const { folder, mirror, rows, dataset } = await makeSmallBench(`${server.url}/v1`)
  const repositories = join(folder, 'repos')
  await fetchRepositories({ repositories, dataset, mirror }, makeContext().context)
  const env = { ...process.env, OPENAI_API_KEY: 'sk-open', GREENML_MODEL_HOSTS: '127.0.0.1' }
  const asked = { rows, dataset, repositories, out: join(folder, 'out'), models: ['small'], only: '^1/2$' }
  await expect(workOnTasks({ ...asked, sandbox: 'none' }, makeContext(env).context)).rejects.toMatchObject({
    exitCode: 3,
  })
  expect(server.requests).toEqual([])
  const { files } = await workOnTasks({ ...asked, sandbox: 'none', noDrafts: true }, makeContext(env).context)
  expect(files).toHaveLength(1)
}, 60_000)
