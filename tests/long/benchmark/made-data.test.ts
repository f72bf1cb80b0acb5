import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runBenchmark } from '../../../src/actions/benchmark.ts'
import { runGenerate } from '../../../src/actions/generate.ts'
import { runPlan } from '../../../src/actions/plan.ts'
import { sha256Hex } from '../../../src/base/files/files.ts'
import { benchmark } from '../../../src/commands/benchmark.ts'
import { warmEnvironments } from '../../../src/commands/env/warm.ts'
import { generate } from '../../../src/commands/generate.ts'
import { plan } from '../../../src/commands/plan.ts'
import { fetchedDataFolder, handDataFolder } from '../../../src/dataset/sources/outside-data.ts'
import { hostLockPath, Launcher } from '../../../src/measurement/launcher.ts'
import { folderStore } from '../../actions/folder-store.ts'
import { makeCampaign, readRuns } from '../../support/campaign.ts'
import { makeContext } from '../../support/context.ts'
import { describeInBubblewrap } from '../../support/sandbox.ts'
import { makeFolder } from '../../support/temporary.ts'
import { makeAnswers, makeDataset } from '../../support/tiny-dataset.ts'
import { openEmptyCache } from '../../support/uv.ts'

let machine: Awaited<ReturnType<typeof openEmptyCache>>
beforeAll(async () => {
  machine = await openEmptyCache()
}, 120_000)
afterAll(() => machine.remove())

const ROWS = 'a,y\n1,0\n2,1\n'
/** Fails where it could see a key, or reach anybody. */
const CLEAN = `import os, socket
assert not [name for name in os.environ if name.endswith('_KEY')]
try:
    socket.create_connection(('1.1.1.1', 53), 2)
except OSError:
    open('clean.csv', 'w').write(open('raw.csv').read())
`
const ANSWER = 'print("GREENML_METRIC accuracy=" + str(len(open("clean.csv").read()) / 24))\n'

const makeProject = (clean = CLEAN, sha256 = sha256Hex(ROWS)) =>
  makeDataset({
    one: {
      files: {
        'main.py': `print("Accuracy:", len(open("clean.csv").read()) / 24)\n`,
        'raw.csv': ROWS,
        'clean.py': clean,
      },
      manifest: { data: [{ path: 'clean.csv', role: 'all', access: 'made', madeBy: 'clean.py', sha256 }] },
    },
  })

const forgetData = (env: NodeJS.ProcessEnv) => rm(fetchedDataFolder(env), { recursive: true })
const ANSWERS = { 'one/assisted/good': ANSWER }

describeInBubblewrap('data that a script of the project makes', () => {
  it('is made where a machine plans, measures or warms without it, once, with no key in reach and no network', async () => {
    const env = { ...machine.env, OPENAI_API_KEY: 'SECRET' }
    const dataset = await makeProject()
    const answers = await makeAnswers(ANSWERS)
    const campaign = await makeCampaign({ dataset, answers }, env)
    await forgetData(env) // as on another machine
    const { context, lines } = makeContext(env)
    const asked = generate({ campaign, dataset, answers, force: true, showPrompts: true, dryRun: true }, context)
    expect(await asked).toMatchObject({ recorded: 1 })
    for (const _ of ['made', 'here']) {
      await benchmark({ campaign, dataset, repeatContaminated: 0 }, context)
    }
    const { records } = await readRuns(campaign)
    expect(new Set(records.map(({ status, metric }) => `${status} ${metric?.value}`))).toEqual(new Set(['ok 0.5']))
    await forgetData(env)
    await warmEnvironments({ dataset, projects: 'one' }, context)
    expect(lines.filter((line) => line.includes('running clean.py, which makes'))).toHaveLength(2)
    expect(env.OPENAI_API_KEY).toBe('SECRET')
  })

  it('leaves a project out of a plan, with the fix, where its script makes another file here', async () => {
    const other = sha256Hex('what it made elsewhere')
    const dataset = await makeProject(CLEAN, other)
    const { context, lines } = makeContext(machine.env)
    const planned = plan(
      { campaign: join(await makeFolder(), 'campaign'), dataset, answers: await makeAnswers(ANSWERS) },
      context,
    )
    await expect(planned).rejects.toThrow('one (no-data)')
    const place = join(handDataFolder(machine.env), 'one', 'clean.csv')
    const told = lines.find((line) => line.includes('clean.py made it here'))
    for (const part of ["one: its data 'clean.csv'", other, sha256Hex(ROWS), 'a seed', place])
      expect(told).toContain(part)
  })

  it('is not made on a busy host, which is no reason to plan without the project', async () => {
    const dataset = await makeProject()
    await rm(fetchedDataFolder(machine.env), { recursive: true, force: true })
    await using holder = new Launcher()
    await holder.holdHost('another', () => {}, hostLockPath(machine.env))
    const { context } = makeContext(machine.env)
    const campaign = join(await makeFolder(), 'campaign')
    const planned = plan({ campaign, dataset, answers: await makeAnswers(ANSWERS), wait: 0 }, context)
    await expect(planned).rejects.toThrow('Another measurement runs on this host: another')
  })

  it('is made by the job that plans, and handed on to those that hold keys and to shards', async () => {
    const dataset = await makeProject()
    const answers = await makeAnswers(ANSWERS)
    const root = await makeFolder()
    const store = folderStore(join(root, 'artifacts'))
    const job = async (env: NodeJS.ProcessEnv) => {
      const { context, lines } = makeContext({ ...machine.env, ...env })
      const campaign = join(await makeFolder(), 'campaign') // each job has a workspace of its own
      return { lines, campaign, context: { ...context, openArtifacts: () => Promise.resolve(store) } }
    }
    await rm(fetchedDataFolder(machine.env), { recursive: true, force: true })
    const keyed = await job({ OPENAI_API_KEY: 'SECRET' })
    await expect(runPlan({ campaign: keyed.campaign, dataset, answers }, keyed.context)).rejects.toMatchObject({
      name: 'UserError',
      exitCode: 3,
      message: expect.stringContaining('Refused: OPENAI_API_KEY'),
    })
    const planning = await job({})
    await runPlan({ campaign: planning.campaign, dataset, answers, warmups: 0, repetitions: 1 }, planning.context)
    for (const act of [
      ({ campaign, context }: typeof planning) => runGenerate({ campaign, dataset, answers }, context),
      ({ campaign, context }: typeof planning) =>
        runBenchmark({ campaign, dataset, shard: { index: 1, count: 1 } }, context),
    ]) {
      await forgetData(machine.env)
      const next = await job({})
      await act(next)
      expect(next.lines.join('\n')).not.toContain('which makes')
      const hash = sha256Hex(ROWS)
      expect(sha256Hex(await readFile(join(fetchedDataFolder(machine.env), hash)))).toBe(hash)
    }
    await forgetData(machine.env)
    const [artifact = ''] = (await readdir(join(root, 'artifacts'))).filter((name) => name.endsWith('-data-one'))
    await writeFile(join(root, 'artifacts', artifact, sha256Hex(ROWS)), 'other')
    const refusing = await job({})
    const refused = runGenerate({ campaign: refusing.campaign, dataset, answers }, refusing.context)
    await expect(refused).rejects.toMatchObject({ name: 'UserError', exitCode: 3 })
  })
})
