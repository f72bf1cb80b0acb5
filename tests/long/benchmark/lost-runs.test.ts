import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listFiles, sha256Hex } from '../../../src/base/files/files.ts'
import { PACKAGE_ROOT } from '../../../src/base/package.ts'
import { runCommand } from '../../../src/base/processes/process.ts'
import { benchmark } from '../../../src/commands/benchmark.ts'
import { handDataFolder } from '../../../src/dataset/sources/outside-data.ts'
import { sourcesFolder } from '../../../src/dataset/sources/source-cache.ts'
import { writeLock } from '../../../src/environment/write-lock.ts'
import { openAiResponse, startFakeProvider } from '../../generation/fake-provider.ts'
import { makeCampaign, readRuns } from '../../support/campaign.ts'
import { runCli } from '../../support/cli.ts'
import { makeContext } from '../../support/context.ts'
import { startPackageServer } from '../../support/package-server.ts'
import { makeFolder } from '../../support/temporary.ts'
import { makeAnswers, makeDataset } from '../../support/tiny-dataset.ts'
import { openEmptyCache } from '../../support/uv.ts'

let machine: Awaited<ReturnType<typeof openEmptyCache>>
beforeAll(async () => {
  machine = await openEmptyCache()
}, 120_000)
afterAll(() => machine.remove())

/** Project `whole` needs no package; `broken` one of an index that is here only where `isUp`. */
async function prepare() {
  const { url } = await startPackageServer([{ name: 'alpha', version: '1.0', uploaded: '2024-01-01' }])
  const folder = await makeFolder({ 'requirements.txt': 'alpha\n' })
  const [requirementsFile, lockFile] = [join(folder, 'requirements.txt'), join(folder, 'requirements.lock')]
  const up = { ...machine.env, UV_DEFAULT_INDEX: url }
  await writeLock({ ...machine, env: up, requirementsFile, lockFile, asOf: null })
  const dataset = await makeDataset({ broken: { lock: await readFile(lockFile, 'utf8') }, whole: {} })
  const answers = await makeAnswers({ 'whole/assisted/a': 'print("GREENML_METRIC accuracy=0.75")\n' })
  const down = { ...up, UV_DEFAULT_INDEX: 'http://127.0.0.1:1/simple', UV_HTTP_RETRIES: '0' }
  return { folder, dataset, answers, up, down, campaign: join(folder, 'campaign') }
}

const QUICK = { repetitions: '1', warmups: '0', profiles: '0', 'repeat-contaminated': '0' }

it('reports the rest, tells why runs were lost, and ends with exit code 1 until they are made', async () => {
  const { dataset, answers, campaign, up, down } = await prepare()
  const words = Object.entries({ campaign, dataset, answers, ...QUICK }).map(([name, value]) => `--${name}=${value}`)
  const args = [...words, '--no-probes', '--i-trust-this-code']
  const lost = await runCli(['run', ...args], down)
  expect(lost.exitCode).toBe(1)
  expect(lost.stdout.trim().split('\n').at(-1)).toBe(`${campaign}/report/index.html`)
  expect(lost.stderr).toMatch(
    /^broken\/original\S*, block 1: environment-failed: The environment of \S+ could not be made/m,
  )
  expect(lost.stderr).toMatch(/^error: \d runs were lost to the bench, .*The rest stands\.$/m)
  const { records } = await readRuns(campaign)
  const others = records.filter(({ project }) => project === 'whole').map(({ status }) => status)
  expect(others).toEqual(['ok', 'ok', 'ok'])

  const again = await runCli(['benchmark', `--campaign=${campaign}`, `--dataset=${dataset}`, '--i-trust-this-code'], up)
  expect(again).toMatchObject({ exitCode: 0, stderr: expect.stringMatching(/\d runs in/) })
  const made = (await readRuns(campaign)).records.filter(({ attempt }) => attempt === 2)
  expect(made.map(({ project, status }) => `${project} ${status}`)).toEqual(['broken ok', 'broken ok'])
})

it("runs the other projects where one's data is not to be had here, each run of which is on record, and then those", async () => {
  const data = { path: 'rows.csv', role: 'all', access: 'manual', sha256: sha256Hex('1,0\n') } as const
  const files = { 'main.py': 'print("Accuracy: 0.5")\n' }
  const dataset = await makeDataset({ whole: { files }, lacking: { files, manifest: { data: [data] } } })
  const answers = await makeAnswers({
    'whole/assisted/good': 'print("GREENML_METRIC accuracy=0.5")\n',
    'lacking/assisted/good': 'print("GREENML_METRIC accuracy=0.5")\n',
  })
  const { env } = machine
  const place = join(handDataFolder(env), 'lacking', 'rows.csv')
  await mkdir(dirname(place), { recursive: true })
  await writeFile(place, '1,0\n')
  const campaign = await makeCampaign({ dataset, answers }, env)
  await rm(place)
  await rm(sourcesFolder(env), { recursive: true })

  const measure = () =>
    benchmark({ campaign, dataset, iTrustThisCode: true, repeatContaminated: 0 }, makeContext(env).context)
  const read = async (project: string) =>
    (await readRuns(campaign)).records.filter((record) => record.project === project)
  expect(await measure()).toMatchObject({ lost: 3 })
  expect((await read('whole')).map(({ status }) => status)).toEqual(['ok', 'ok', 'ok'])
  const lost = await read('lacking')
  expect(new Set(lost.map(({ status }) => status))).toEqual(new Set(['environment-failed']))
  expect(lost[0]?.errorMessage).toContain(`put it at ${place}`)

  await writeFile(place, '1,0\n')
  expect(await measure()).toMatchObject({ lost: 0 })
  const again = (await read('lacking')).filter(({ attempt }) => attempt === 2)
  expect(again.map(({ status }) => status)).toEqual(['ok', 'ok', 'ok'])
})

it('stops with one error, its cause and its fix, where no project has an environment, each run on record', async () => {
  const { dataset, campaign, down } = await prepare()
  const args = Object.entries({ campaign, dataset, projects: 'broken', ...QUICK }).map(
    ([name, value]) => `--${name}=${value}`,
  )
  const { exitCode, stdout, stderr } = await runCli(['run', ...args, '--i-trust-this-code'], down)
  expect([exitCode, stdout]).toEqual([1, ''])
  const said = stderr.slice(stderr.indexOf('error: '))
  expect(said).toMatch(
    /^error: The environment of \S+ could not be made: the package index http:\S+ can't be reached \(.+\)\.$/m,
  )
  expect(said).toContain('Connect this machine, or set UV_DEFAULT_INDEX to an index that it reaches')
  expect(said).toMatch(/^No project can be run here, so 2 runs could not be made\.$/m)
  expect(stderr).not.toMatch(/^warning/m)
  const { records, planned, recorded } = await readRuns(campaign)
  expect(recorded).toEqual(planned)
  expect(records.map(({ status, errorMessage }) => [status, errorMessage?.includes('UV_DEFAULT_INDEX')])).toEqual([
    ['environment-failed', true],
    ['environment-failed', true],
  ])
})

it('pays no model for what could not be run here: that is told before, and the rest is asked for and repaired', async () => {
  const codes = ['raise ValueError("no")', 'print("GREENML_METRIC accuracy=0.5")']
  await using server = await startFakeProvider((response, request) =>
    openAiResponse(`\`\`\`python\n${codes.shift()}\n\`\`\``)(response, request),
  )
  const { dataset, campaign, down } = await prepare()
  const model = { id: 'm', provider: 'openai', model: 'm', baseUrl: `${server.url}/v1`, keyVariable: 'GREENML_KEY_M' }
  await writeFile(join(dataset, 'models.yaml'), JSON.stringify({ schemaVersion: 1, models: [model] }))
  const live = { dataset, models: 'm', modes: 'autonomous', repairs: 1, ...QUICK }
  const ask = (given: object) =>
    runCli(
      ['run', '--no-probes', ...Object.entries({ ...live, ...given }).map(([name, value]) => `--${name}=${value}`)],
      { ...down, GREENML_KEY_M: 'sk-0123456789abcdef' },
    )

  const none = await ask({ campaign: `${campaign}-broken`, projects: 'broken' })
  expect(none).toMatchObject({
    exitCode: 1,
    stderr: expect.stringMatching(/could not be made: [\s\S]*no model was asked/),
  })
  expect(server.requests).toHaveLength(0)

  const both = await ask({ campaign })
  expect(both).toMatchObject({
    exitCode: 1,
    stderr: expect.stringMatching(/^warning: No model is asked about broken:/m),
  })
  expect(server.requests).toHaveLength(2)
  const { records } = await readRuns(campaign)
  const ofAnswers = records
    .filter((record) => record.model === 'm')
    .map(({ project, status }) => `${project} ${status}`)
  expect(new Set(ofAnswers)).toEqual(new Set(['whole failed', 'whole ok', 'broken missing-variant']))
})

/** The action that benchmarks, in a process of its own, with a folder for the artifact service. */
const ACTION = `
const [root, artifacts] = process.argv.slice(1)
const { runPipeline } = await import(root + '/src/actions/run.ts')
const { runInputs } = await import(root + '/src/schema/options/run-options.ts')
const { runAction } = await import(root + '/src/actions/run-action.ts')
const { folderStore } = await import(root + '/tests/actions/folder-store.ts')
const openArtifacts = async () => folderStore(artifacts)
await runAction(runInputs, (inputs, context) => runPipeline(inputs, { ...context, openArtifacts }))
`

it('fails the job of an action at its end, with its artifacts and outputs written', async () => {
  const { folder, dataset, answers, campaign, down } = await prepare()
  const [output, artifacts] = [join(folder, 'output'), join(folder, 'artifacts')]
  await writeFile(output, '')
  const inputs = Object.entries({
    ...QUICK,
    probes: 'false',
    campaign,
    dataset,
    answers,
    artifacts: 'true',
    'artifact-name': 'made',
  })
  const env = Object.fromEntries(inputs.map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]))
  const { exitCode, stdout } = await runCommand(
    process.execPath,
    ['--input-type=module', '-e', ACTION, PACKAGE_ROOT, artifacts],
    { env: { ...down, ...env, 'INPUT_I-TRUST-THIS-CODE': 'true', GITHUB_OUTPUT: output } },
  )
  expect(stdout).toMatch(/^::error::\d runs were lost to the bench/m)
  expect(exitCode).toBe(1)
  expect(await listFiles(join(artifacts, 'made'))).toContain('index.html')
  expect(await readFile(output, 'utf8')).toMatch(/headline<<[\s\S]*lost<<\S+\n[1-9]\n/)
})
