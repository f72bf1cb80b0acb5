import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { cacheFolder } from '../../src/base/files/cache-folder.ts'
import { locateUv } from '../../src/environment/uv.ts'
import { uvEnvironment } from '../../src/environment/uv-environment.ts'
import { makeFolder, writeFiles } from '../support/temporary.ts'

it('keeps its cache where it is told to, else where caches lie', () => {
  expect(cacheFolder({ GREENML_CACHE: '/a', XDG_CACHE_HOME: '/b' })).toBe('/a')
  expect(cacheFolder({ XDG_CACHE_HOME: '/b' })).toBe('/b/greenml')
  expect(cacheFolder({})).toMatch(/\/\.cache\/greenml$/)
})

it('takes the uv on PATH', async () => {
  const folder = await makeFolder({ uv: '#!/bin/sh\nexit 0\n' })
  await chmod(join(folder, 'uv'), 0o755)
  const env = { PATH: `${folder}:/usr/bin:/bin` }
  expect(await locateUv(await makeFolder(), env, () => expect.unreachable())).toBe('uv')
})

it('says how to get uv when the index can not be reached, and leaves nothing half made', async () => {
  const cache = await makeFolder()
  const env = { PATH: '/usr/bin:/bin', UV_DEFAULT_INDEX: 'http://127.0.0.1:1/simple' }
  const notes: string[] = []
  await expect(locateUv(cache, env, (text) => notes.push(text))).rejects.toMatchObject({
    name: 'UserError',
    exitCode: 1,
    message: expect.stringContaining('Install uv yourself'),
  })
  expect(notes).toHaveLength(1)
  await writeFiles(cache, { 'uv/0.13.9/uv': 'kept' })
  expect(await locateUv(cache, env, () => expect.unreachable())).toBe(join(cache, 'uv/0.13.9/uv'))
})

it('lets uv download no Python and read no configuration, from the index that pip uses', async () => {
  const request = { uv: 'uv', cache: '/c', env: { PIP_INDEX_URL: 'https://pip.example/simple' } }
  expect(await uvEnvironment(request)).toMatchObject({
    UV_CACHE_DIR: '/c/uv-cache',
    UV_PYTHON_DOWNLOADS: 'never',
    UV_NO_CONFIG: '1',
    UV_DEFAULT_INDEX: 'https://pip.example/simple',
  })
  const env = { ...request.env, UV_DEFAULT_INDEX: 'https://uv.example' }
  expect(await uvEnvironment({ ...request, env })).toMatchObject({ UV_DEFAULT_INDEX: 'https://uv.example' })
})
