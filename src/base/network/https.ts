import { lookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { UserError } from '../errors.ts'

const MOST_REDIRECTS = 5
const IDLE_MILLISECONDS = 60_000

/** Networks that are not the public internet (IANA's special-purpose registries). */
const NOT_PUBLIC = new BlockList()
const SUBNETS = `
  0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
  192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4 ::/96
  ::ffff:0:0:0/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 3fff::/20 5f00::/16 fc00::/7 fe80::/10
  fec0::/10 ff00::/8
`
for (const subnet of SUBNETS.trim().split(/\s+/)) {
  const [address = '', bits = ''] = subnet.split('/')
  NOT_PUBLIC.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** Whether an address is one of the public internet; an IPv4 address inside an IPv6 one counts as itself. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version !== 6) return version === 4 && !NOT_PUBLIC.check(address, 'ipv4')
  const translated = readTranslated(address)
  return translated === null ? !NOT_PUBLIC.check(address, 'ipv6') : isPublicAddress(translated)
}

/** The IPv4 address that a network without any reaches by a translator (RFC 6052, 64:ff9b::/96); null: it is none. */
function readTranslated(address: string): string | null {
  const [, groups] = /^\[64:ff9b::([\da-f:]*)\]$/.exec(URL.parse(`http://[${address}]`)?.hostname ?? '') ?? []
  const parts = groups?.split(':').map((group) => Number.parseInt(group || '0', 16)) ?? []
  if (groups === undefined || parts.length > 2) return null
  const [low = 0, high = 0] = parts.toReversed()
  return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')
}

/** Hosts that may be asked although they are in a network of one's own: `$GREENML_DOWNLOAD_HOSTS`, separated by commas. */
const allowedHosts = (env: NodeJS.ProcessEnv) =>
  new Set((env.GREENML_DOWNLOAD_HOSTS ?? '').split(',').map((host) => host.trim().toLowerCase()))

/**
 * Asks for a file by HTTPS, redirects followed by HTTPS only. The address is from a manifest, which nobody vouched for: it
 * reaches no network of one's own, and the connection goes to the very address that was checked. `signal` ends the asking too.
 */
export async function openHttps(
  address: string,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  let url = new URL(address)
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const response = await ask(url, env, signal)
    const { statusCode = 0, headers } = response
    if (statusCode === 200) return response
    response.destroy()
    if (statusCode < 300 || statusCode >= 400 || headers.location === undefined) {
      throw new UserError(`the server answered ${statusCode}`, 1)
    }
    url = new URL(headers.location, url)
  }
  throw new UserError(`it was redirected more than ${MOST_REDIRECTS} times`, 1)
}

/** The addresses of a host, and one of them by which a project would reach a network of one's own; null: there is none, or it may. */
async function findBarred(host: string, env: NodeJS.ProcessEnv) {
  const addresses = await lookup(host, { all: true })
  const barred = addresses.find((each) => !isPublicAddress(each.address))
  return [addresses, barred && !allowedHosts(env).has(host.toLowerCase()) ? barred.address : null] as const
}

/** Whether a host that a stranger names has an address in a network of one's own, which a project may not reach. */
export async function isInside(host: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const [, barred] = await findBarred(host, env).catch(() => [null, null]) // a proxy may know one that is not known here
  return barred !== null
}

async function ask(url: URL, env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<IncomingMessage> {
  if (url.protocol !== 'https:')
    throw new UserError(`it leads to ${url.protocol}//${url.host}, and only https is followed`, 3)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const [addresses, barred] = await findBarred(host, env)
  if (barred !== null) {
    throw new UserError(
      `${host} is in a network of one's own (${barred}), which a project may not reach; ` +
        `if you want it to, set GREENML_DOWNLOAD_HOSTS=${host}`,
      3,
    )
  }
  const [first] = addresses
  if (!first) throw new UserError(`${host} has no address`, 1)
  const { request: httpsRequest } = await import('node:https') // it takes longer to load than most that never fetch have to do
  return new Promise((resolve, reject) => {
    const request = httpsRequest(url, {
      agent: false,
      signal,
      lookup: (_host, options, done) => (options.all ? done(null, [first]) : done(null, first.address, first.family)),
    })
    request.setTimeout(IDLE_MILLISECONDS, () => request.destroy(new UserError('the server stopped answering', 1)))
    request.on('response', resolve)
    request.on('error', reject)
    request.on('close', () => reject(new UserError('the server gave no answer', 1))) // but another protocol, as 101 does
    request.end()
  })
}
