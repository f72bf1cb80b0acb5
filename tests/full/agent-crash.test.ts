import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { seededRandom } from '../../src/base/random.ts'
import { readCalls } from '../../src/campaign/calls.ts'
import { fetchRepositories } from '../../src/commands/mlbench/fetch.ts'
import { showTranscripts } from '../../src/commands/mlbench/transcripts.ts'
import { openAiResponse, type Reply, startFakeProvider } from '../generation/fake-provider.ts'
import { makeSmallBench } from '../mlbench/small-bench.ts'
import { runCli, startCli } from '../support/cli.ts'
import { makeContext } from '../support/context.ts'
import { describeInBubblewrap } from '../support/sandbox.ts'

const KILLS = 8
const SAMPLES = 2
const TASKS = 5

const use = (name: string, given: object): Reply =>
  openAiResponse('', {
    output: [{ type: 'function_call', id: 'fc_1', call_id: 'call_1', name, arguments: JSON.stringify(given) }],
  })

/** A model that looks, tries the size that it is told, and answers; each turn takes it a while. */
const working: Reply = async (response, request) => {
  const told = JSON.stringify(request.body.input)
  const code = `python tool.py --size ${/run it with size (\d)/.exec(told)?.[1] ?? ''}`
  const done = told.split('"function_call_output"').length - 1
  await wait(100)
  const turn = [use('read_file', { path: 'tool.py' }), use('run', { code })][done] ?? use('answer', { code })
  return turn(response, request)
}

describeInBubblewrap('mlbench agent', () => {
  it(`killed ${KILLS} times goes on: nothing that was answered is asked again, and every run ends`, async () => {
    await using server = await startFakeProvider(working)
    const { folder, mirror, rows, dataset } = await makeSmallBench(`${server.url}/v1`)
    const repositories = join(folder, 'repos')
    await fetchRepositories({ repositories, dataset, mirror }, makeContext().context)
    const out = join(folder, 'out')
    const env = { ...process.env, OPENAI_API_KEY: 'sk-crash', GREENML_MODEL_HOSTS: '127.0.0.1' }
    const places = ['--rows', rows, '--dataset', dataset, '--repositories', repositories, '--out', out]
    const args = ['mlbench', 'agent', ...places, '--models', 'small', '--samples', String(SAMPLES)]
    const random = seededRandom(1, 'kills')
    let killed = 0
    for (let kill = 0; kill < KILLS; kill++) {
      const until = server.requests.length + 1 + random.below(4)
      const { child, ended } = startCli(args, env)
      const reached = async () => {
        while (server.requests.length < until && child.exitCode === null) await wait(5)
      }
      await Promise.race([reached(), ended])
      await wait(random.below(300))
      if (child.exitCode === null && child.kill('SIGKILL')) killed++
      await ended
    }
    expect(killed).toBeGreaterThan(KILLS / 2)
    const last = await runCli(args, env)
    expect(last.exitCode, last.stderr).toBe(0)

    const { all } = await readCalls(out)
    const answered = all.filter(({ outcome }) => outcome?.kind === 'answered')
    const asked = answered.map(({ subject, key }) => `${subject} ${key}`)
    expect(new Set(asked).size).toBe(asked.length)
    expect(answered).toHaveLength(TASKS * SAMPLES * 3)
    for (const { outcome } of all) expect(outcome === null || outcome.kind === 'answered').toBe(true)
    const { runs } = (await showTranscripts({ out }, makeContext().context)).runs
    expect(runs).toHaveLength(TASKS * SAMPLES)
    for (const { events } of runs) {
      expect(events.filter(({ kind }) => kind === 'turn')).toHaveLength(3)
      expect(events.at(-1)).toMatchObject({ kind: 'end', reason: 'answered' })
    }
    const lines = (await readFile(join(out, 'answers', 'small@agent.jsonl'), 'utf8')).trim().split('\n')
    const answers = lines.map((line) => JSON.parse(line))
    expect(answers.map(({ output }) => output.length)).toEqual(Array(TASKS).fill(SAMPLES))
    for (const { id, output, drafts } of answers) {
      expect(new Set(output)).toEqual(new Set([`python tool.py --size ${id}`]))
      expect(drafts).toMatchObject({ runs: SAMPLES })
    }
  }, 600_000)
})
