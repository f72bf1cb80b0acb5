import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cacheFolder } from '../../src/base/files/cache-folder.ts'
import { locateUv } from '../../src/environment/uv.ts'
import { PYTHON } from './python.ts'

/** The machine's own uv beside a cache that holds nothing; shared by the tests of one file. */
export async function openEmptyCache() {
  const uv = await locateUv(cacheFolder(process.env), process.env, () => {})
  const cache = await mkdtemp(join(tmpdir(), 'greenml-test-cache-'))
  const path = [...(uv === 'uv' ? [] : [dirname(uv)]), dirname(PYTHON), process.env.PATH].join(':')
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PATH: path,
    GREENML_CACHE: cache,
    // Other measurements on this host neither wait for these tests nor are waited for.
    GREENML_HOST_LOCK: join(cache, 'host.lock'),
  }
  return { uv, cache, env, remove: () => rm(cache, { recursive: true, force: true }) }
}
