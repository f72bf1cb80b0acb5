import { existsSync, readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fillNewFolder } from '../../../src/base/files/fill-folder.ts'
import { makeFolder } from '../../support/temporary.ts'

it.each([
  ['a fault of the work', undefined],
  ['a stop by the user', AbortSignal.abort()],
])('leaves nothing behind after %s: neither files nor a folder that was not there', async (_, signal) => {
  const [given, made] = [join(await makeFolder(), 'given'), join(await makeFolder(), 'made')]
  await mkdir(given)
  for (const folder of [given, made]) {
    const fill = async () => {
      await writeFile(join(folder, 'part'), 'text')
      if (signal === undefined) throw new Error('no room')
    }
    await expect(fillNewFolder(folder, signal, fill)).rejects.toThrow()
  }
  expect(readdirSync(given)).toEqual([])
  expect(existsSync(made)).toBe(false)
})
