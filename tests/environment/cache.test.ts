import { chmod, chown, lchown, mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { listEnvironments } from '../../src/commands/env/list.ts'
import { checkCache } from '../../src/environment/cache.ts'
import { makeContext } from '../support/context.ts'
import { makeFolder } from '../support/temporary.ts'

const refused = { name: 'UserError', exitCode: 3, message: expect.stringContaining('GREENML_CACHE') }

it('takes no program from a cache that every user can write', async () => {
  const cache = await makeFolder()
  for (const mode of [0o777, 0o1777]) {
    await chmod(cache, mode)
    await expect(checkCache(cache)).rejects.toMatchObject(refused)
    const { context } = makeContext({ GREENML_CACHE: cache })
    await expect(listEnvironments({ width: 80 }, context)).rejects.toMatchObject(refused)
  }
  await chmod(cache, 0o775)
  await checkCache(cache)
})

it.runIf(process.getuid?.() === 0)(
  "takes no program from another user's cache, but of who called sudo or shares it by a group",
  async () => {
    const cache = await makeFolder()
    await chown(cache, 65_534, 65_534)
    await expect(checkCache(cache)).rejects.toMatchObject(refused)
    vi.stubEnv('SUDO_UID', '65534')
    await checkCache(cache)
    vi.unstubAllEnvs()
    const [group = 0] = process.getgroups?.() ?? []
    await chown(cache, 65_534, group)
    await chmod(cache, 0o2775)
    await checkCache(cache)
  },
)

it.runIf(process.getuid?.() === 0)('takes nothing that others put there while every user could write', async () => {
  for (const make of [
    async (path: string) => {
      await mkdir(path)
      await chown(path, 65_534, 65_534)
    },
    async (path: string) => {
      await symlink('/usr', path)
      await lchown(path, 65_534, 65_534)
    },
    async (path: string) => {
      await mkdir(path)
      await chmod(path, 0o777)
    },
  ]) {
    const cache = await makeFolder()
    await make(join(cache, 'uv'))
    await expect(checkCache(cache)).rejects.toMatchObject({ ...refused, message: expect.stringContaining('uv, of') })
  }
})

it('takes no file that every user can write for a program where nobody may start it, as the lock of a host', async () => {
  const cache = await makeFolder({ 'host.lock': '' })
  await chmod(join(cache, 'host.lock'), 0o666)
  await checkCache(cache)
  await chmod(join(cache, 'host.lock'), 0o777)
  await expect(checkCache(cache)).rejects.toMatchObject(refused)
})

it('tells while it reads a cache which of its folders it is at', async () => {
  const cache = await makeFolder({ 'environments/a/b': '1', 'environments/c/d': '2', 'sources/e': '3' })
  const { context } = makeContext({ GREENML_CACHE: cache })
  const told: string[] = []
  const logger = { ...context.logger, status: (text: string) => told.push(text) }
  await listEnvironments({ width: 80 }, { ...context, logger })
  expect(told).toEqual([...[1, 2, 3, 4, 5].map((place) => `reading the cache: folder ${place} of 5`), ''])
})
