import { homedir } from 'node:os'
import { join } from 'node:path'

/** Where environments, uv, downloads and sources are kept between campaigns: `$GREENML_CACHE`, else the user's cache folder. */
export function cacheFolder(env: NodeJS.ProcessEnv): string {
  return env.GREENML_CACHE || join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'greenml')
}
