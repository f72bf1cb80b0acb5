import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lockPackages, NOT_MENDED } from '../../src/environment/lock-packages.ts'
import { makeContext } from '../support/context.ts'
import { startPackageServer } from '../support/package-server.ts'
import { makeFolder } from '../support/temporary.ts'
import { openEmptyCache } from '../support/uv.ts'

let machine: Awaited<ReturnType<typeof openEmptyCache>>
beforeAll(async () => {
  machine = await openEmptyCache()
}, 120_000)
afterAll(() => machine.remove())

it('tells what it leaves out as not reached, and keeps of it what a run asked for', async () => {
  const wheel = (name: string) => ({ name, version: '1.0', uploaded: '2023-01-01' })
  const { url } = await startPackageServer([wheel('beta'), wheel('gamma')])
  const files = {
    'source/main.py': 'import beta\nload("other")\n',
    'source/other.py': 'import gamma, gone\n',
    'source/requirements.txt': 'beta==1.0\ngamma==1.0\ngone==3.0\n',
  }
  const lock = async (asked: readonly string[]) => {
    const folder = await makeFolder(files)
    const sources = ['main.py', 'other.py', 'requirements.txt']
    const project = { slug: 'p', folder, files: sources, entry: 'main.py', installs: [], isVendored: true }
    const env = { ...machine.env, UV_DEFAULT_INDEX: url }
    const mending = { ...NOT_MENDED, asked }
    const { leftOut } = await lockPackages(project, mending, null, { ...machine, env }, makeContext(env).context)
    const text = await readFile(join(folder, 'requirements.lock'), 'utf8')
    return { leftOut, pins: [...text.matchAll(/^(\S+==\S+)/gm)].map(([, pin]) => pin) }
  }
  expect(await lock([])).toEqual({ leftOut: ['gamma==1.0', 'gone==3.0'], pins: ['beta==1.0'] })
  expect(await lock(['gamma==1.0'])).toEqual({ leftOut: ['gone==3.0'], pins: ['beta==1.0', 'gamma==1.0'] })
}, 60_000)

it('lets a pin of the author give way to what a run asked for', async () => {
  const wheel = (name: string, version: string) => ({ name, version, uploaded: '2023-01-01' })
  const { url } = await startPackageServer([wheel('beta', '1.0'), wheel('beta', '1.2'), wheel('gamma', '1.0')])
  const pins = 'gamma==1.0\r\nBeta==1.2\r\n'
  const folder = await makeFolder({ 'source/main.py': 'import beta, gamma\n', 'source/requirements.txt': pins })
  const files = ['main.py', 'requirements.txt']
  const project = { slug: 'p', folder, files, entry: 'main.py', installs: [], isVendored: false }
  const env = { ...machine.env, UV_DEFAULT_INDEX: url }
  const mending = { ...NOT_MENDED, asked: ['beta<1.2'] }
  const { environment } = await lockPackages(project, mending, null, { ...machine, env }, makeContext(env).context)
  const text = await readFile(join(folder, 'requirements.lock'), 'utf8')
  expect([...text.matchAll(/^(\S+==\S+)/gm)].map(([, pin]) => pin)).toEqual(['beta==1.0', 'gamma==1.0'])
  expect(environment.deviations).toEqual([
    'added, as the script failed without: beta<1.2',
    "the author's pins whose place other versions take: Beta==1.2",
  ])
}, 60_000)
