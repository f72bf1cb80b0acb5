import { readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listFiles, sha256Hex } from '../../src/base/files/files.ts'
import { PACKAGE_ROOT } from '../../src/base/package.ts'
import { isTrustedCode, loadTrustedHashes } from '../../src/dataset/trusted.ts'
import { makeFolder, writeFiles } from '../support/temporary.ts'

const trusted = new Set(['a', 'b', 'lock'].map(sha256Hex))

it('trusts what equals committed files, whatever their names', async () => {
  const folder = await makeFolder({ 'x.py': 'a', 'sub/y.csv': 'b' })
  expect(await isTrustedCode(folder, ['lock', 'b'], trusted)).toBe(true)
})

it('trusts nothing that has one file, script or lock more, or one byte less', async () => {
  const folder = await makeFolder({ 'x.py': 'a', 'sub/y.csv': 'b' })
  expect(await isTrustedCode(folder, ['a '], trusted)).toBe(false)
  await writeFiles(folder, { 'sub/.hidden.py': 'evil' })
  expect(await isTrustedCode(folder, [], trusted)).toBe(false)
})

it('trusts no project with a link, whose target nobody hashed', async () => {
  const folder = await makeFolder({ 'x.py': 'a' })
  await symlink('/tmp/evil.py', join(folder, 'helper.py'))
  expect(await isTrustedCode(folder, [], trusted)).toBe(false)
})

it("knows every script and lock of the tool's own dataset", async () => {
  const known = await loadTrustedHashes()
  const projects = join(PACKAGE_ROOT, 'dataset', 'projects')
  const [project = ''] = (await listFiles(projects)).flatMap((path) => /^([^/]+)\/source\//.exec(path)?.[1] ?? [])
  const lock = await readFile(join(projects, project, 'requirements.lock'), 'utf8')
  expect(await isTrustedCode(join(projects, project, 'source'), [lock], known)).toBe(true)
  expect(await isTrustedCode(join(projects, project, 'source'), [`${lock}\nevil==1`], known)).toBe(false)
})
