import { UserError } from '../errors.ts'
import type { Logger } from '../log.ts'

const VARIABLES = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'] as const
/** A proxy on another machine would look for these on its own. */
const OWN_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/**
 * Sends what this process fetches by the proxies that its user's environment names, but for what `NO_PROXY` names and for this
 * machine's own servers. Returns how to end that.
 */
export async function useProxies(env: NodeJS.ProcessEnv, logger: Logger): Promise<() => void> {
  const named = VARIABLES.filter((name) => env[name])
  if (named.length === 0) return () => {}
  const { default: http } = await import('node:http') // it brings what takes longer to load than a command to start
  if (http.setGlobalProxyFromEnv === undefined) {
    if (env.NODE_USE_ENV_PROXY !== '1')
      logger.warn(
        `${named.join(', ')} not used: Node ${process.version} can't, but 24.14 or newer; 22.21 or newer with NODE_USE_ENV_PROXY=1`,
      )
    return () => {}
  }
  const given = env.no_proxy || env.NO_PROXY
  const noProxy = given === '*' ? given : [given ?? [], OWN_HOSTS].flat().join(',')
  try {
    return http.setGlobalProxyFromEnv({ ...env, no_proxy: noProxy })
  } catch {
    // Node's own words quote the address, with a password where there is one.
    throw new UserError(`${named.join(' or ')} is no address of a proxy, as http://proxy.example:3128.`)
  }
}
