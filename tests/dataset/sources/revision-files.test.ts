import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { findCheckout, resolveCommit } from '../../../src/dataset/sources/revision-files.ts'
import { gitIn, keepInGit } from '../../support/git.ts'
import { makeFolder } from '../../support/temporary.ts'
import { PLAIN_UID } from '../../support/users.ts'

const run = promisify(execFile)

it.each(['main', 'origin/main', 'HEAD^'])(
  'names a command after which a copy without history knows %s',
  async (revision) => {
    const origin = await makeFolder({ 'train.py': 'print(1)' })
    await keepInGit(origin)
    await gitIn(origin, 'switch', '--quiet', '--create', 'leaner')
    await writeFile(join(origin, 'train.py'), 'print(2)')
    await gitIn(origin, 'commit', '--quiet', '--all', '--message', 'leaner')
    const copy = join(await makeFolder(), 'copy')
    await gitIn(origin, 'clone', '--quiet', '--depth', '1', '--branch', 'leaner', `file://${origin}`, copy)
    const checkout = await findCheckout(copy)
    const refused = await resolveCommit(checkout, revision).catch((error: unknown) => String(error))
    const [, fix = ''] = /fetch it first: (git fetch [^,]*),/.exec(refused) ?? []
    await run('sh', ['-c', fix], { cwd: copy })
    expect(await resolveCommit(checkout, revision)).toBe(await gitIn(origin, 'rev-parse', 'main'))
  },
)

it.runIf(process.getuid?.() === 0)('names what lets git read a repository of another user', async () => {
  const folder = await makeFolder({ 'train.py': 'print(1)' })
  await keepInGit(folder)
  await run('chown', ['-R', `${PLAIN_UID}`, folder])
  const refused = await findCheckout(folder).catch((error: unknown) => String(error))
  expect(refused).toMatch(/^UserError: git reads no repository of another user/)
  expect(refused).toContain(`git config --global --add safe.directory ${folder}`)
})
