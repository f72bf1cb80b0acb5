import { access, chmod, lstat, readFile, readlink, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { HomeTemplates } from '../../src/measurement/home.ts'
import { Launcher } from '../../src/measurement/launcher.ts'
import { makeWorkspace, readTail } from '../../src/measurement/workspace.ts'
import { noSandbox } from '../../src/sandbox/choose-sandbox.ts'
import { makeFolder } from '../support/temporary.ts'

const asRoot = process.getuid?.() === 0
const request = { script: null, homeTemplate: null, ownerUid: null }
const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

it('copies the project, puts the script beside the entry, and is gone afterwards', async () => {
  const sourceFolder = await makeFolder({ 'src/main.py': 'author', 'data.csv': '1' })
  const homeTemplate = await makeFolder({ '.cache/fonts': 'list' })
  let folder = ''
  {
    await using workspace = await makeWorkspace({
      ...request,
      sourceFolder,
      homeTemplate,
      script: { path: 'src/greenml_variant.py', code: 'variant' },
    })
    folder = workspace.projectFolder
    expect(await readFile(join(folder, 'src/greenml_variant.py'), 'utf8')).toBe('variant')
    expect(await readFile(join(folder, 'src/main.py'), 'utf8')).toBe('author')
    expect(await readFile(join(workspace.homeFolder, '.cache/fonts'), 'utf8')).toBe('list')
  }
  expect(await isThere(join(folder, '..'))).toBe(false)
  expect(await isThere(join(sourceFolder, 'src/greenml_variant.py'))).toBe(false)
})

it('never writes a script through a link of a hostile project', async () => {
  const outside = await makeFolder({ precious: 'precious' })
  const sourceFolder = await makeFolder({ 'main.py': '' })
  await symlink(join(outside, 'precious'), join(sourceFolder, 'greenml_variant.py'))
  await using workspace = await makeWorkspace({
    ...request,
    sourceFolder,
    script: { path: 'greenml_variant.py', code: 'variant' },
  })
  expect(await readFile(join(outside, 'precious'), 'utf8')).toBe('precious')
  expect((await lstat(join(workspace.projectFolder, 'greenml_variant.py'))).isFile()).toBe(true)
})

it('refuses a script whose folder is a link that leaves the project, and leaves nothing behind', async () => {
  const outside = await makeFolder({ 'main.py': '' })
  const sourceFolder = await makeFolder({ 'data.csv': '' })
  await symlink(outside, join(sourceFolder, 'src'))
  const making = makeWorkspace({ ...request, sourceFolder, script: { path: 'src/greenml_variant.py', code: 'x' } })
  await expect(making).rejects.toMatchObject({ name: 'UserError', exitCode: 3 })
  expect(await isThere(join(outside, 'greenml_variant.py'))).toBe(false)
})

it('copies links as links', async () => {
  const sourceFolder = await makeFolder({ 'main.py': '' })
  await symlink('/etc/shadow', join(sourceFolder, 'shadow'))
  await using workspace = await makeWorkspace({ ...request, sourceFolder })
  expect(await readlink(join(workspace.projectFolder, 'shadow'))).toBe('/etc/shadow')
})

it.skipIf(!asRoot)("gives the copy to the sandbox's user, but nothing that a link names", async () => {
  const outside = await makeFolder({ mine: '' })
  const sourceFolder = await makeFolder({ 'a/b.py': '' })
  await symlink(join(outside, 'mine'), join(sourceFolder, 'link'))
  await using workspace = await makeWorkspace({ ...request, sourceFolder, ownerUid: 65534 })
  for (const path of ['', 'a', 'a/b.py']) expect((await stat(join(workspace.projectFolder, path))).uid).toBe(65534)
  expect((await stat(workspace.homeFolder)).uid).toBe(65534)
  expect((await stat(join(outside, 'mine'))).uid).toBe(0)
})

it.skipIf(asRoot)('is removed even when a script closed its folders', async () => {
  const sourceFolder = await makeFolder({ 'a/b/c.py': '' })
  const workspace = await makeWorkspace({ ...request, sourceFolder })
  await chmod(join(workspace.projectFolder, 'a', 'b'), 0o000)
  await chmod(join(workspace.projectFolder, 'a'), 0o000)
  await workspace[Symbol.asyncDispose]()
  expect(await isThere(workspace.projectFolder)).toBe(false)
})

it('reads no more than the end of what a run printed', async () => {
  const folder = await makeFolder({ out: `${'x'.repeat(1000)}end` })
  expect(await readTail(join(folder, 'out'), 5)).toBe('xxend')
  expect(await readTail(join(folder, 'out'))).toHaveLength(1003)
})

/** The interpreter of this machine, as an environment of its own. */
const environment = { python: '/usr/bin/python3', folder: '/usr', basePrefix: '/usr', pythonVersion: '3', lockHash: '' }

/** Temporary folders of this process lie in one that is watched. */
async function watchTemporaryFolder(): Promise<string> {
  const folder = await makeFolder({ 'not-ours': 'keep me' })
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  onTestFinished(() => {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  })
  expect(tmpdir()).toBe(folder)
  return folder
}

it('removes nothing but its own folders, also when making a home failed in the middle', async () => {
  const folder = await watchTemporaryFolder()
  const launcher = new Launcher()
  await launcher[Symbol.asyncDispose]()
  {
    await using homes = new HomeTemplates(launcher)
    await expect(homes.get(environment, noSandbox)).rejects.toThrow('the launcher ended')
  }
  expect(await readFile(join(folder, 'not-ours'), 'utf8')).toBe('keep me')
})

it('makes one home for each environment and removes it', async () => {
  const folder = await watchTemporaryFolder()
  await using launcher = new Launcher()
  let seed = ''
  {
    await using homes = new HomeTemplates(launcher)
    seed = await homes.get(environment, noSandbox)
    expect(await homes.get(environment, noSandbox)).toBe(seed)
    expect((await stat(seed)).isDirectory()).toBe(true)
  }
  expect(await isThere(seed)).toBe(false)
  expect(await readFile(join(folder, 'not-ours'), 'utf8')).toBe('keep me')
})
