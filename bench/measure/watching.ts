// What the shim that notes training and tests adds to the CPU time of the demo's projects, with the byte code it has in campaigns.
//   node bench/measure/watching.ts [pairs of runs, default 15]
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cacheFolder } from '../../src/base/files/cache-folder.ts'
import { median } from '../../src/base/numbers.ts'
import { PACKAGE_ROOT } from '../../src/base/package.ts'
import { chooseProjects, type Project } from '../../src/dataset/load-projects.ts'
import { ensureEnvironment } from '../../src/environment/environment.ts'
import { locateUv } from '../../src/environment/uv.ts'
import { CompiledCode } from '../../src/measurement/compiled-code.ts'
import { shimFoldersIn } from '../../src/measurement/instruments/shims.ts'
import { behindGate, Launcher } from '../../src/measurement/launcher.ts'
import { traceEnvironment } from '../../src/measurement/probe/trace.ts'
import { SCRIPT_ENVIRONMENT } from '../../src/measurement/script-environment.ts'
import { chooseSandbox } from '../../src/sandbox/choose-sandbox.ts'

const PAIRS = Number(process.argv[2] ?? 15)
const print = (line: string) => process.stdout.write(`${line}\n`)
const note = (text: string) => process.stderr.write(`${text}\n`)
const folder = await mkdtemp(join(tmpdir(), 'greenml-watching-'))
const cache = cacheFolder(process.env)
const uv = { uv: await locateUv(cache, process.env, note), cache, env: process.env }
const sandbox = await chooseSandbox('none', { trusted: true, userTrusts: true, allow: [], warn: note })
await using launcher = new Launcher()
await using compiled = new CompiledCode(launcher)
try {
  const ratios: number[] = []
  for (const project of (await chooseProjects(join(PACKAGE_ROOT, 'dataset'))).projects)
    ratios.push(...(await compare(project)))
  print(`all: ${percent(median(ratios))} (median of ${ratios.length} pairs)`)
} finally {
  await rm(folder, { recursive: true })
}

async function compare({ slug, sourceFolder, lockFile, manifest }: Project): Promise<number[]> {
  const environment = await ensureEnvironment({ ...uv, lockFile, pythonRequest: manifest.environment.python, note })
  const shims = await compiled.shims(environment, sandbox)
  const project = join(folder, slug)
  await cp(sourceFolder, project, { recursive: true })
  const run = async (watched: boolean): Promise<number> => {
    const home = await mkdtemp(join(folder, 'home-'))
    const outcome = await launcher.run({
      argv: behindGate([environment.python, join(project, manifest.entry), ...manifest.arguments]),
      cwd: join(project, manifest.workingDirectory),
      env: {
        ...SCRIPT_ENVIRONMENT,
        OPENBLAS_NUM_THREADS: '1', // threads that spin would drown it
        PATH: '/usr/bin:/bin',
        HOME: home,
        PYTHONPATH: shimFoldersIn(shims, ...(watched ? (['probe'] as const) : []), 'headless').join(':'),
        ...(watched ? traceEnvironment('as-is') : {}),
      },
      stdout: join(folder, 'stdout'),
      stderr: join(folder, 'stderr'),
      timeoutSeconds: 300,
      counters: [],
      limits: {},
    })
    if (outcome.exitCode !== 0) throw new Error(`${slug} failed`)
    return (outcome.userSeconds ?? Number.NaN) + (outcome.systemSeconds ?? Number.NaN)
  }
  const [bare, ratios]: [number[], number[]] = [[], []]
  for (let pair = 0; pair <= PAIRS; pair++) {
    const isFirst = pair % 2 === 0
    const [one, other] = [await run(isFirst), await run(!isFirst)]
    const [watchedSeconds, bareSeconds] = isFirst ? [one, other] : [other, one]
    if (pair === 0) continue
    bare.push(bareSeconds)
    ratios.push(watchedSeconds / bareSeconds)
  }
  print(`${slug}: ${(median(bare) ?? Number.NaN).toFixed(3)} s, watched ${percent(median(ratios))}`)
  return ratios
}

function percent(ratio: number | null): string {
  return ratio === null ? '–' : `${ratio < 1 ? '−' : '+'}${(100 * Math.abs(ratio - 1)).toFixed(2)} %`
}
