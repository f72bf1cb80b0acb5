import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { cacheFolder } from '../base/cache-folder.ts'
import { findOthersPart } from '../base/cache-owner.ts'

/**
 * Node keeps there what it compiled of this program, and runs it the next time without a look at the source: only where no one
 * else can have put anything. A user without a home folder keeps nothing; a command that needs a cache says so.
 */
export function keepCompiled(env: NodeJS.ProcessEnv): void {
  try {
    const cache = cacheFolder(env)
    if (findOthersPart(cache, env) === null) enableCompileCache?.(join(cache, 'compiled'))
  } catch {}
}
