import { chmod, chown, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { runCommand } from '../../src/base/processes/process.ts'
import { makeFolder } from '../support/temporary.ts'

const MODULE = pathToFileURL(join(import.meta.dirname, '../../src/cli/keep-compiled.ts')).href
const SCRIPT = `import { getCompileCacheDir } from 'node:module'
import { keepCompiled } from '${MODULE}'
keepCompiled(process.env)
console.log(getCompileCacheDir() ?? 'none')`

async function keptAt(cache: string, umask = 0o022): Promise<string> {
  const { NODE_COMPILE_CACHE: _, ...env } = process.env
  const started = await runCommand(
    process.execPath,
    ['--input-type=module', '--eval', `process.umask(${umask})\n${SCRIPT}`],
    {
      env: { ...env, GREENML_CACHE: cache },
    },
  )
  expect(started.stderr).toBe('')
  return started.stdout.trim()
}

it("keeps what Node compiled in a cache of the user's own", async () => {
  const cache = join(await makeFolder(), 'greenml')
  expect(await keptAt(cache)).toContain(join(cache, 'compiled'))
  expect(await keptAt(cache)).toContain(join(cache, 'compiled'))
})

it('takes nothing that was compiled from a cache that every user can write', async () => {
  const cache = await makeFolder()
  await chmod(cache, 0o1777)
  expect(await keptAt(cache)).toBe('none')
  expect(await readdir(cache)).toEqual([])
})

it.runIf(process.getuid?.() === 0)('takes nothing that was compiled from what another user put there', async () => {
  const cache = await makeFolder()
  await mkdir(join(cache, 'compiled'))
  await chown(join(cache, 'compiled'), 65_534, 65_534)
  expect(await keptAt(cache)).toBe('none')
  await chown(join(cache, 'compiled'), 0, 0)
  await chown(cache, 65_534, 65_534)
  expect(await keptAt(cache)).toBe('none')
})

it('keeps nothing where everybody could write what it keeps', async () => {
  const cache = join(await makeFolder(), 'greenml')
  expect(await keptAt(cache, 0)).toBe('none')
})

it('takes nothing that was compiled where everybody can write a folder or a file of it', async () => {
  for (const part of ['.', 'entry']) {
    const cache = join(await makeFolder(), 'greenml')
    const folder = await keptAt(cache)
    await writeFile(join(folder, 'entry'), '')
    await chmod(join(folder, part), part === '.' ? 0o777 : 0o666)
    expect(await keptAt(cache)).toBe('none')
  }
})
