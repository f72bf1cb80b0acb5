import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { z } from 'zod'
import { cacheFolder } from '../../src/base/files/cache-folder.ts'
import { runCommand } from '../../src/base/processes/process.ts'
import { startArtifactShim } from './artifact-shim.ts'

const logLine = z.object({
  level: z.string(),
  msg: z.string(),
  command: z.string().optional(),
  content: z.string().optional(),
  name: z.string().optional(),
  arg: z.string().optional(),
})
export type LogLine = z.infer<typeof logLine>

export interface ActRun {
  readonly event: string
  /** File in .github/workflows. */
  readonly workflow: string
  readonly checkout: string
  /** Where act keeps its things; artifacts lie below `artifacts/1/`. */
  readonly folder: string
  readonly payload?: unknown
  readonly inputs?: Readonly<Record<string, string>>
  readonly secrets?: Readonly<Record<string, string>>
  /** What the repository's settings hold as variables. */
  readonly variables?: Readonly<Record<string, string>>
  readonly env?: Readonly<Record<string, string>>
  /** Folders of what stands in for actions of other repositories, by `owner/name`. */
  readonly standIns?: Readonly<Record<string, string>>
  readonly timeoutSeconds: number
}

/** Runs a workflow on this machine, with artifacts and without GitHub. */
export async function runAct(
  act: string,
  {
    event,
    workflow,
    checkout,
    folder,
    payload,
    inputs = {},
    secrets = {},
    variables = {},
    env = {},
    standIns = {},
    timeoutSeconds,
  }: ActRun,
): Promise<{ exitCode: number | null; log: LogLine[] }> {
  const port = await findFreePort()
  await using shim = await startArtifactShim(port)
  const [kept, told] = [join(folder, 'secrets'), join(folder, 'event.json')]
  const lines = Object.entries(secrets).map(([name, value]) => `${name}=${value}\n`)
  await writeFile(kept, lines.join(''))
  await writeFile(told, JSON.stringify(payload ?? {}))
  const pinned = await listPins(join(checkout, '.github', 'workflows', workflow))
  const environment = { GREENML_CACHE: cacheFolder(process.env), ...env }
  const result = await runCommand(
    act,
    [
      event,
      '--workflows',
      join('.github', 'workflows', workflow),
      '--json',
      '--platform',
      'ubuntu-latest=-self-hosted',
      '--action-offline-mode',
      '--no-cache-server',
      '--action-cache-path',
      join(folder, 'cache'),
      '--secret-file',
      kept,
      '--artifact-server-addr',
      '127.0.0.1',
      '--artifact-server-port',
      String(port),
      '--artifact-server-path',
      join(folder, 'artifacts'),
      ...(payload === undefined ? [] : ['--eventpath', told]),
      ...Object.entries(standIns).flatMap(([name, place]) => [
        '--local-repository',
        `${pinned.find((pin) => pin.startsWith(`${name}@`))}=${place}`,
      ]),
      ...Object.entries(environment).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
      ...Object.entries(variables).flatMap(([name, value]) => ['--var', `${name}=${value}`]),
      ...Object.entries(inputs).flatMap(([name, value]) => ['--input', `${name}=${value}`]),
    ],
    {
      cwd: checkout,
      env: { ...withoutOuterRunner(process.env), ACTIONS_RUNTIME_URL: `http://127.0.0.1:${shim.port}/` },
      timeoutSeconds,
    },
  )
  return { exitCode: result.exitCode, log: `${result.stdout}\n${result.stderr}`.split('\n').flatMap(parseLine) }
}

/** Actions of other repositories that a workflow uses, as `owner/name@ref`. */
async function listPins(workflow: string): Promise<string[]> {
  return [...(await readFile(workflow, 'utf8')).matchAll(/uses: ([\w-]+\/[\w-]+@\w+)/g)].map(([, pin = '']) => pin)
}

/** Where this test itself runs in Actions, act must not take that job's variables for its own. */
function withoutOuterRunner(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^(ACTIONS|GITHUB|INPUT|RUNNER)_/.test(name)))
}

function parseLine(line: string): LogLine[] {
  if (!line.startsWith('{')) return []
  const parsed = logLine.safeParse(JSON.parse(line))
  return parsed.success ? [parsed.data] : []
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0))
    })
  })
}
