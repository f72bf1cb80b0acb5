import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { buildDist } from '../../scripts/build-dist.ts'
import { TOOL_VERSION } from '../../src/base/package.ts'
import { runCommand } from '../../src/base/processes/process.ts'
import { readShellLines } from '../support/documented-commands.ts'
import { PYTHON } from '../support/python.ts'
import { copyRepository } from './checkout.ts'

/** The repository as it is committed, with a bundle of now. */
let repository: string
let home: string
/** Folders of `node`, by major version. */
const nodes = new Map<string, string>()

async function run(program: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}) {
  const quiet = { npm_config_audit: 'false', npm_config_fund: 'false', npm_config_update_notifier: 'false' }
  const own = { HOME: home, npm_config_cache: join(home, 'npm'), GREENML_HOST_LOCK: join(home, 'lock') }
  return runCommand(program, args, { cwd, env: { ...process.env, ...quiet, ...own, ...env }, timeoutSeconds: 600 })
}

async function succeed(...given: Parameters<typeof run>): Promise<string> {
  const { exitCode, stdout, stderr } = await run(...given)
  expect({ exitCode, stderr: exitCode === 0 ? '' : stderr }).toEqual({ exitCode: 0, stderr: '' })
  return stdout
}

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'greenml-install-'))
  repository = join(home, 'repository')
  await copyRepository(repository, ['dist'])
  await buildDist(join(repository, 'dist'))
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.org']
  await succeed('git', ['init', '--quiet'], repository)
  await succeed('git', ['add', '--all'], repository)
  await succeed('git', [...author, 'commit', '--quiet', '--message', 'all'], repository)
  for (const major of ['20', '22']) {
    const folder = join(home, `node-${major}`)
    await mkdir(folder)
    await succeed('npm', ['install', '--prefix', folder, `node-${process.platform}-${process.arch}@${major}`], folder)
    const [name = ''] = (await readdir(join(folder, 'node_modules'))).filter((each) => each.startsWith('node-'))
    nodes.set(major, join(folder, 'node_modules', name, 'bin'))
  }
  return () => rm(home, { recursive: true, force: true })
}, 600_000)

/** Nothing but what the archive holds: no registry is asked. */
const OFFLINE = { npm_config_registry: 'http://127.0.0.1:9/' }
const MEASURE = ['measure', '--repetitions', '1', '--warmup', '0', '--json', '-', '--', 'sh', '-c', 'pwd > where']
const withNode = (major: string) => ({ ...OFFLINE, PATH: `${nodes.get(major)}:${process.env.PATH}` })

it('is one package without dependencies, which npx runs from the address of a repository, in the folder of who asks', async () => {
  const folder = await mkdtemp(join(home, 'user-'))
  const npx = ['--yes', `git+file://${repository}`, ...MEASURE]
  const { commands } = JSON.parse(await succeed('npx', npx, folder, withNode('22')))
  expect(commands).toMatchObject([{ command: ['sh', '-c', 'pwd > where'], runs: [{ exitCode: 0 }] }])
  expect(await readdir(folder)).toEqual(['where'])
})

it('installs as a tarball without dependencies: Node 22 runs it, Node 20 is told what to do', async () => {
  await succeed('npm', ['pack', '--pack-destination', home], repository)
  const tarball = join(home, `greenml-${TOOL_VERSION}.tgz`)
  const folder = await mkdtemp(join(home, 'user-'))
  await succeed('npm', ['install', '--prefix', folder, tarball], folder, withNode('22'))
  expect((await readdir(join(folder, 'node_modules'))).filter((name) => !name.startsWith('.'))).toEqual(['greenml'])
  const bin = join(folder, 'node_modules', '.bin', 'greenml')
  expect(JSON.parse(await succeed(bin, MEASURE, folder, withNode('22'))).commands).toHaveLength(1)
  const old = await run(bin, MEASURE, folder, withNode('20'))
  expect(old).toMatchObject({ exitCode: 2, stdout: '' })
  expect(old.stderr).toMatch(/^error: greenml needs Node 22 or newer; this is v20\.\d+\.\d+\. Install one from https:/)
  await cp(tarball, join(folder, `greenml-${TOOL_VERSION}.tgz`))
  await writeFile(join(folder, 'train.py'), 'print(sum(range(1000)))\n')
  await symlink(PYTHON, join(folder, 'python'))
  const [line = ''] = (await readShellLines()).flatMap(({ line }) => (line.startsWith('npx ') ? line : []))
  const withPython = { ...withNode('22'), PATH: `${folder}:${withNode('22').PATH}`, npm_config_yes: 'true' }
  expect(await succeed('sh', ['-c', line], folder, withPython)).toContain('python train.py')
  const npx = await succeed('npx', ['--yes', '--package', tarball, 'greenml', '--version'], folder, withNode('22'))
  expect(npx.trim()).toBe(TOOL_VERSION)
})

it('runs its demo and its report from the package alone: charts and artifacts come from chunks of the bundle', async () => {
  const folder = await mkdtemp(join(home, 'user-'))
  const cli = join(repository, 'dist', 'cli.js')
  const options = ['--projects', '^digits-knn$', '--models', 'replay', '--modes', 'assisted', '--repetitions', '1']
  const few = ['--warmups', '0', '--profiles', '0', '--no-probes', '--dataset', join(repository, 'dataset')]
  const env = { ...withNode('22'), HOME: process.env.HOME, npm_config_registry: process.env.npm_config_registry }
  expect(await succeed(cli, ['run', '--campaign', 'c', ...options, ...few], folder, env)).toContain('index.html')
})
