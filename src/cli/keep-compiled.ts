import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { cacheFolder } from '../base/files/cache-folder.ts'
import { EVERYBODY_WRITES, findOthersCode, findOthersPart } from '../base/files/cache-owner.ts'

/**
 * Node keeps there what it compiled of this program, and runs it the next time without a look at the source: only where no one
 * else can have put anything, in the cache or in the folders that Node makes below it. Nothing is kept by a user whose new files
 * everybody may write, or without a home folder; a command that needs a cache says so.
 */
export function keepCompiled(env: NodeJS.ProcessEnv): void {
  try {
    if ((process.umask() & EVERYBODY_WRITES) === 0) return
    const cache = cacheFolder(env)
    const compiled = join(cache, 'compiled')
    if ((findOthersPart(cache, env) ?? findOthersCode(compiled, env)) === null) enableCompileCache?.(compiled)
  } catch {}
}
