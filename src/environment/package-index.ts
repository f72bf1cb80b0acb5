import { readFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { errorMessage, refuseStopped, UserError } from '../base/errors.ts'
import { sha256Hex } from '../base/files/files.ts'
import { openBoundedFetch } from '../base/network/bounded-fetch.ts'
import { withoutEndSlashes } from '../base/text/text.ts'

const PUBLIC_INDEX = 'https://pypi.org/simple'

/** The package index gave no answer, which says nothing of the packages that it was asked for. */
export class IndexUnreachable extends UserError {
  constructor(lost: string, options?: ErrorOptions) {
    super(
      `${lost}.\nConnect this machine, or set UV_DEFAULT_INDEX to an index that it reaches, then run the same command again.`,
      1,
      options,
    )
  }
}

/** Error where uv could not connect to the index, by what it printed; null: it could. */
export async function explainDisconnection(
  stderr: string,
  failed: string,
  env: NodeJS.ProcessEnv,
): Promise<IndexUnreachable | null> {
  const unreachable = stderr.lastIndexOf('client error (Connect)')
  const cause = unreachable < 0 ? undefined : /cause: (.+)/.exec(stderr.slice(unreachable))?.[1]
  if (cause === undefined) return null
  return new IndexUnreachable(
    `${failed}: the package index ${showIndex(await findPackageIndex(env))} can't be reached (${cause})`,
  )
}

/** The Python package index that this machine is set up for: uv's or pip's variable, pip's file, else the public one. */
export async function findPackageIndex(env: NodeJS.ProcessEnv): Promise<string> {
  const configured = env.UV_DEFAULT_INDEX || env.UV_INDEX_URL || env.PIP_INDEX_URL
  if (configured) return withoutEndSlashes(configured)
  for (const path of pipConfigFiles(env)) {
    const text = await readFile(path, 'utf8').catch(() => '')
    const url = /^[ \t]*index[-_]url[ \t]*[=:]\s*(\S+)/m.exec(text)?.[1]
    if (url) return withoutEndSlashes(url)
  }
  return PUBLIC_INDEX
}

function pipConfigFiles(env: NodeJS.ProcessEnv): string[] {
  const home = env.HOME ?? homedir()
  return [
    ...(env.PIP_CONFIG_FILE ? [env.PIP_CONFIG_FILE] : []),
    join(env.XDG_CONFIG_HOME ?? join(home, '.config'), 'pip', 'pip.conf'),
    join(home, '.pip', 'pip.conf'),
    '/etc/pip.conf',
  ]
}

/** The part of the index's JSON answer (PEP 691, upload times by PEP 700) that is needed here. */
const projectPage = z.object({
  files: z.array(z.object({ filename: z.string(), url: z.string(), 'upload-time': z.string().optional() })),
})

export interface ListedFile {
  readonly filename: string
  /** Absolute, or relative to the page. */
  readonly url: string
  /** ISO 8601; null where the index does not tell it. */
  readonly uploadTime: string | null
}

/** The files of a package; null where the index does not have it. */
export async function listPackageFiles(
  index: string,
  name: string,
  signal?: AbortSignal,
): Promise<readonly ListedFile[] | null> {
  const { page } = splitCredentials(`${index}/${name}/`)
  try {
    return (await askIndex(index, name, signal))?.files ?? null
  } catch (error) {
    refuseStopped(signal)
    const lost = `The package index could not be asked for ${name} at ${page}: ${explain(error)}`
    throw new IndexUnreachable(lost, { cause: error })
  }
}

const LARGEST_BYTES = 256 * 1024 ** 2
const PATIENCE_SECONDS = 600

/** For one page, or one file. */
const openFetch = (signal: AbortSignal | undefined) =>
  openBoundedFetch({ mostBytes: LARGEST_BYTES, mostSeconds: PATIENCE_SECONDS, mostRequests: 1, signal })

/** Null: the index does not have the package. */
async function askIndex(index: string, name: string, signal: AbortSignal | undefined) {
  const { page, authorization } = splitCredentials(`${index}/${name}/`)
  const accept = 'application/vnd.pypi.simple.v1+json, text/html;q=0.5'
  const answer = await openFetch(signal)(page, { headers: { accept, ...authorization } })
  if (answer.status === 404) return null
  if (!answer.ok) throw new Error(`the index answered ${answer.status}`)
  const files = readListing(await answer.text(), answer.headers.get('content-type') ?? '')
  return { address: answer.url, authorization, files }
}

/** Fetches one file of a package and refuses it when its hash differs. */
export async function fetchPackageFile(
  index: string,
  name: string,
  filename: string,
  sha256: string,
  signal?: AbortSignal,
): Promise<Uint8Array> {
  const { page } = splitCredentials(`${index}/${name}/`)
  try {
    const found = await askIndex(index, name, signal)
    if (!found) throw new Error('the index answered 404')
    const { address, authorization, files } = found
    const listed = files.find((file) => file.filename === filename)
    if (!listed) throw new Error(`the index does not list ${filename}`)
    const fileUrl = new URL(listed.url, address)
    const sameServer = fileUrl.origin === new URL(page).origin
    const file = await openFetch(signal)(fileUrl, { headers: sameServer ? authorization : {} })
    if (!file.ok) throw new Error(`the index answered ${file.status} for ${filename}`)
    const content = new Uint8Array(await file.arrayBuffer())
    if (sha256Hex(content) !== sha256) throw new Error(`${filename} does not have the expected SHA-256`)
    return content
  } catch (error) {
    refuseStopped(signal)
    throw new UserError(
      `${name} could not be fetched from ${page}: ${explain(error)}.\n` +
        `Install ${name} yourself so that it is on PATH, or set UV_DEFAULT_INDEX to an index that has it.`,
      1,
      { cause: error },
    )
  }
}

/** The index's address as it may be shown. */
export const showIndex = (index: string) => splitCredentials(index).page

function explain(error: unknown): string {
  const cause = error instanceof Error && error.cause ? `: ${errorMessage(error.cause)}` : ''
  return `${errorMessage(error)}${cause}`
}

/** fetch refuses a URL that holds a name and a password, and names them in its error: they go into a header. */
function splitCredentials(address: string): { page: string; authorization: Record<string, string> } {
  if (!URL.canParse(address)) {
    throw new UserError('The package index is not a URL: see UV_DEFAULT_INDEX, PIP_INDEX_URL and pip.conf.')
  }
  const url = new URL(address)
  const pair = [url.username, url.password].map(decodeURIComponent).join(':')
  url.username = ''
  url.password = ''
  const page = url.href
  return { page, authorization: pair === ':' ? {} : { authorization: `Basic ${Buffer.from(pair).toString('base64')}` } }
}

/** Reads PEP 691 JSON, or the older HTML page of links (PEP 503), which tells no times. */
function readListing(body: string, contentType: string): ListedFile[] {
  if (contentType.includes('json')) {
    return projectPage
      .parse(JSON.parse(body))
      .files.map(({ filename, url, 'upload-time': uploadTime = null }) => ({ filename, url, uploadTime }))
  }
  return [...body.matchAll(/<a\s([^<>]*)>([^<]+)<\/a>/g)].flatMap(([, attributes = '', text = '']) => {
    const url = /(?<!\S)href="([^"]+)"/.exec(attributes)?.[1]
    return url === undefined ? [] : [{ filename: text.trim(), url, uploadTime: null }]
  })
}
