import { spawn } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { UserError } from '../base/errors.ts'
import { readIfPresent } from '../base/files/files.ts'
import type { ReportResult } from '../commands/report.ts'

const TYPES: ReadonlyMap<string | undefined, string> = new Map([
  ['html', 'text/html; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['js', 'text/javascript; charset=utf-8'],
  ['json', 'application/json; charset=utf-8'],
  ['xml', 'application/atom+xml; charset=utf-8'],
  ['svg', 'image/svg+xml'],
  ['csv', 'text/csv; charset=utf-8'],
  ['jsonl', 'application/jsonl; charset=utf-8'],
  ['parquet', 'application/vnd.apache.parquet'],
  ['md', 'text/plain; charset=utf-8'],
])

/** What opens a page on each system. */
const OPENERS: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', win32: 'explorer', linux: 'xdg-open' }

/** Opens a page or a file as the user's desktop does, and waits for nothing. UserError where nothing can. */
export async function openInBrowser(target: string, env: NodeJS.ProcessEnv): Promise<void> {
  const program = OPENERS[process.platform] ?? 'xdg-open'
  await new Promise<void>((resolve, reject) => {
    const opener = spawn(program, [target], { env, stdio: 'ignore', detached: true })
    opener.once('spawn', resolve)
    opener.once('error', () => reject(new UserError(`${program} can't be started here: open ${target} by hand.`, 1)))
    opener.unref()
  })
}

/** Serves the files of a report or a site, and no other, to this machine alone; a folder by its `index.html`. */
export async function servePages({ folder, files }: Pick<ReportResult, 'folder' | 'files'>): Promise<{
  readonly url: string
  /** Ends with the signal. */
  readonly until: (signal: AbortSignal | undefined) => Promise<void>
}> {
  const server = createServer(async ({ method, url = '/', headers }, response) => {
    const path = URL.parse(url, 'http://report')?.pathname ?? url // a page of another site can ask for what is no path
    const name = path.slice(1).replace(/(^|\/)$/, '$1index.html')
    // A page of another site that points its own name here is told nothing.
    const isOurs = headers.host === hostOf(server)
    const content =
      isOurs && files.includes(name) && (method === 'GET' || method === 'HEAD')
        ? await readIfPresent(join(folder, name), folder).catch(() => null)
        : null
    if (content === null) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, {
      'content-type': TYPES.get(name.split('.').at(-1)) ?? 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    response.end(method === 'HEAD' ? undefined : content)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://${hostOf(server)}/`,
    async until(signal) {
      if (signal?.aborted !== true) await new Promise((resolve) => signal?.addEventListener('abort', resolve))
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const hostOf = (server: Server) => `127.0.0.1:${(server.address() as AddressInfo).port}`
