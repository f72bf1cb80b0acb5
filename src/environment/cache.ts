import { homedir } from 'node:os'
import { join } from 'node:path'

/** Where environments, uv and downloads are kept between campaigns: `$GREENML_CACHE`, else the user's cache folder. */
export function cacheFolder(env: NodeJS.ProcessEnv): string {
  if (env.GREENML_CACHE) return env.GREENML_CACHE
  if (env.XDG_CACHE_HOME) return join(env.XDG_CACHE_HOME, 'greenml')
  return join(homedir(), '.cache', 'greenml')
}
