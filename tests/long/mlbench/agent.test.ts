import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { workOnTasks } from '../../../src/commands/mlbench/agent.ts'
import { fetchRepositories } from '../../../src/commands/mlbench/fetch.ts'
import { grade } from '../../../src/commands/mlbench/grade.ts'
import { showTranscripts } from '../../../src/commands/mlbench/transcripts.ts'
import { transcriptLine } from '../../../src/schema/mlbench/agent-transcript.ts'
import { taskAnswer } from '../../../src/schema/mlbench/task-answer.ts'
import { taskScores } from '../../../src/schema/mlbench/task-scores.ts'
import { startFeeder } from '../../energy/feed.ts'
import { makePowercap, PACKAGE_RANGE } from '../../energy/powercap-tree.ts'
import { openAiResponse, type Reply, startFakeProvider } from '../../generation/fake-provider.ts'
import { makeSmallBench } from '../../mlbench/small-bench.ts'
import { makeContext } from '../../support/context.ts'
import { describeInBubblewrap } from '../../support/sandbox.ts'
import { makeFolder } from '../../support/temporary.ts'

const MANIFEST = `schemaVersion: 2
githubId: 1
title: Tool
field: null
repository: https://example.org/o/tool
commit: '${'0'.repeat(40)}'
committed: null
folder: tool
publishedTimeLimit: { python: 10, bash: 10 }
environment: { manager: existing, interpreter: /usr/bin/python3, lock: python.lock }
limits: { timeoutSeconds: 30, memoryGiB: 1 }
`
const KEY = 'sk-agent-key-0123456789'

const use = (name: string, given: object): Reply =>
  openAiResponse('', {
    output: [{ type: 'function_call', id: 'fc_1', call_id: 'call_1', name, arguments: JSON.stringify(given) }],
  })

/** Looks, tries a draft that is wrong, and answers with what the draft's failure says. */
const working: Reply = (response, request) => {
  const told = JSON.stringify(request.body.input)
  const turns = told.split('"function_call_output"').length - 1
  const spy = 'grep -az FAKE_KEY /proc/self/environ && exit 9'
  if (turns === 0) return use('read_file', { path: 'tool.py' })(response, request)
  if (turns === 1) return use('run', { code: `${spy}\npython tool.py --size 4` })(response, request)
  return use('answer', { code: `python tool.py --size ${/wants (\d)/.exec(told)?.[1] ?? '?'}` })(response, request)
}

/** A task, its repository and a model at a server, in a folder. */
async function makeBench(url: string) {
  const row = { github_id: 1, id: 1, github: 'https://example.org/o/tool', path: './', type: 'Bash Script' }
  const model = `{ id: small, provider: openai, model: small-1, baseUrl: '${url}/v1', keyVariable: FAKE_KEY }`
  const folder = await makeFolder({
    'rows.jsonl': JSON.stringify({
      ...row,
      instruction: 'size 5',
      arguments: "{'size': 5}",
      oracle: '',
      output: 'python tool.py --size 5',
    }),
    'repos/tool/tool.py': 'import sys\nif sys.argv[2] != "5": sys.exit("wants 5")\n',
    'dataset/ml-bench/tool/repository.yaml': MANIFEST,
    'dataset/ml-bench/tool/python.lock': '# nothing\n',
    'dataset/models.yaml': `schemaVersion: 1\nmodels: [${model}]\n`,
  })
  const inside = (name: string) => join(folder, name)
  const asked = {
    rows: inside('rows.jsonl'),
    repositories: inside('repos'),
    dataset: inside('dataset'),
    out: inside('out'),
    models: ['small'],
  }
  return { inside, asked, env: { ...process.env, FAKE_KEY: KEY, GREENML_MODEL_HOSTS: '127.0.0.1' } }
}

describeInBubblewrap('mlbench agent', () => {
  it('looks, tries a draft without a key in sight, answers, and is graded as any other', async () => {
    await using server = await startFakeProvider(working)
    const { inside, asked, env } = await makeBench(server.url)
    const work = () => workOnTasks(asked, makeContext(env).context)
    const { files, text } = await work()
    expect(text).toMatch(/^small: 1 run: 1 answered; 3 steps; 510 tokens; price unknown; /)
    expect(server.requests).toHaveLength(3)

    const [file = ''] = files
    const line = taskAnswer.parse(JSON.parse(await readFile(file, 'utf8')))
    expect(line).toMatchObject({ output: ['python tool.py --size 5'], setting: 'agent', unanswered: 0 })
    expect(line.calls).toHaveLength(3)
    const transcript = join(inside('out'), 'transcripts', 'small@agent', '1-1-s1.jsonl')
    const events = (await readFile(transcript, 'utf8'))
      .trim()
      .split('\n')
      .map((each) => transcriptLine.parse(JSON.parse(each)).event)
    expect(events.map((event) => (event.kind === 'result' ? event.name : event.kind))).toEqual([
      'start',
      'turn',
      'read_file',
      'turn',
      'run',
      'turn',
      'end',
    ])
    expect(events[4]).toMatchObject({ run: { exitCode: 1 }, text: expect.stringContaining('wants 5') })
    for (const each of await readdir(inside('out'), { recursive: true, withFileTypes: true }))
      if (each.isFile()) expect(await readFile(join(each.parentPath, each.name), 'utf8')).not.toContain(KEY)

    const again = await work()
    expect(again.text).toBe(text)
    expect(server.requests).toHaveLength(3) // nothing is asked twice

    await rm(transcript)
    await work()
    expect(server.requests).toHaveLength(3) // the calls are on record, and drafts that print the same go on as before

    const { grades } = await grade({ ...asked, answers: [file], golds: 'skip' }, makeContext(process.env).context)
    const { systems } = taskScores.parse(grades)
    expect(systems).toMatchObject([{ system: 'small@agent', attempts: 1, passed: 1 }])
  }, 120_000)

  it('works on tasks of several repositories at their pins, and counts what fails, and how', async () => {
    // A model that tries the size that it is told, but knows no 1.
    const knowing: Reply = (response, request) => {
      const told = JSON.stringify(request.body.input)
      const size = /run it with size (\d)/.exec(told)?.[1] ?? ''
      const code = `python tool.py --size ${size === '1' ? 7 : size}`
      return use(told.includes('"function_call_output"') ? 'answer' : 'run', { code })(response, request)
    }
    await using server = await startFakeProvider(knowing)
    const { folder, mirror, rows, dataset } = await makeSmallBench(`${server.url}/v1`)
    const repositories = join(folder, 'repos')
    const fetched = await fetchRepositories({ repositories, dataset, mirror }, makeContext().context)
    expect(fetched.map(({ state }) => state)).toEqual(['verified', 'verified'])
    const env = { ...process.env, OPENAI_API_KEY: KEY, GREENML_MODEL_HOSTS: '127.0.0.1' }
    const asked = { rows, dataset, repositories, out: join(folder, 'out') }
    const { files } = await workOnTasks({ ...asked, models: ['small'], samples: 2 }, makeContext(env).context)
    const { runs } = (await showTranscripts({ out: asked.out }, makeContext().context)).runs
    const drafts = runs.flatMap(({ events }) =>
      events.flatMap((event) => (event.kind === 'result' ? [event.run?.exitCode] : [])),
    )
    expect(drafts).toEqual(Array(10).fill(0)) // a draft that ends well may still be wrong
    const { grades } = await grade({ ...asked, answers: [...files], golds: 'list' }, makeContext().context)
    const { systems, golds, pins } = taskScores.parse(grades)
    expect(golds).toMatchObject({ checked: 5, failed: [] })
    expect(pins.map(({ state }) => state)).toEqual(['verified', 'verified'])
    const counted = { attempts: 10, passed: 6, lost: 0, reasons: { 'argument-missing': 4 } }
    const [first] = systems
    expect(first).toMatchObject(counted)
    expect(first?.passRates.map(({ k, passed, total }) => [k, passed, total])).toEqual([
      [1, 3, 5],
      [2, 3, 5],
    ])
  }, 180_000)

  it('runs drafts for no more joules than it may, and none where nothing measures them', async () => {
    await using server = await startFakeProvider(...Array(6).fill(use('run', { code: 'sleep 20' })), working)
    const { asked, env } = await makeBench(server.url)
    const powercapRoot = await makePowercap({ 'intel-rapl:0': { name: 'package-0', energy: 0 } })
    const path = join(powercapRoot, 'intel-rapl:0', 'energy_uj')
    const feeder = await startFeeder('constant', [{ path, start: 0, modulus: PACKAGE_RANGE + 61 }])
    const limited = { ...asked, joules: 500, maxWatts: 100, steps: 6 }
    try {
      await workOnTasks({ ...limited, powercapRoot, meter: ['powercap'] }, makeContext(env).context)
    } finally {
      await feeder.stop()
    }
    const { runs } = await showTranscripts({ out: asked.out }, makeContext().context)
    const events = runs.runs[0]?.events ?? []
    const drafts = events.flatMap((event) => (event.kind === 'result' ? [event.run] : []))
    expect(drafts).toHaveLength(6)
    expect(drafts[0]?.wallSeconds).toBeGreaterThan(2.5) // 500 J feed 100 W for 5 s, of which 2 are for start and end
    expect(drafts[0]?.joules).toBeGreaterThan(200)
    expect(drafts.at(-1)).toBeNull()
    const [end] = events.slice(-1)
    expect(end).toMatchObject({ kind: 'end', reason: 'out-of-steps' })
    const joules = end?.kind === 'end' ? (end.joules ?? Number.NaN) : Number.NaN
    expect(joules).toBeGreaterThan(200)
    expect(joules).toBeLessThanOrEqual(500)

    const unmeasured = workOnTasks({ ...limited, meter: ['estimate'], force: true }, makeContext(env).context)
    await expect(unmeasured).rejects.toThrow(/nothing measures energy/)
  }, 120_000)
})
