import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { sha256Hex } from '../../src/base/files/files.ts'
import { fetchPackageFile, findPackageIndex, listPackageFiles } from '../../src/environment/package-index.ts'
import { makeFolder } from '../support/temporary.ts'

const FILE = 'tool-1.0-py3-none-any.whl'
const CONTENT = 'a wheel'
const HASH = sha256Hex(CONTENT)

interface Page {
  readonly type: string
  readonly body: string
}

const asJson = (url: string): Page => ({
  type: 'application/vnd.pypi.simple.v1+json',
  body: JSON.stringify({
    files: [
      { filename: 'tool-0.9.tar.gz', url: 'x' },
      { filename: FILE, url },
    ],
  }),
})
const asHtml = (url: string): Page => ({
  type: 'text/html; charset=UTF-8',
  body: `<html><a href="x">tool-0.9.tar.gz</a><br/>\n<a class="a" href="${url}#sha256=${HASH}"> ${FILE} </a></html>`,
})

/** A package index of one package on this machine; `asked` holds what it was asked for. */
async function startIndex(page: Page, files: Readonly<Record<string, string>> = { '/files/tool.whl': CONTENT }) {
  const asked: IncomingMessage[] = []
  const server = createServer((request, response) => {
    asked.push(request)
    const file = files[request.url ?? '']
    if (request.url === '/simple/tool/') response.writeHead(200, { 'content-type': page.type }).end(page.body)
    else if (file !== undefined) response.end(file)
    else response.writeHead(404).end('no')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { host: `127.0.0.1:${port}`, url: `http://127.0.0.1:${port}/simple`, asked }
}

it.each([
  ['JSON, absolute path', asJson('/files/tool.whl')],
  ['JSON, relative path', asJson('../../files/tool.whl')],
  ['HTML', asHtml('../../files/tool.whl')],
])('fetches a file by a listing in %s', async (_name, page) => {
  const { url, asked } = await startIndex(page)
  const content = await fetchPackageFile(url, 'tool', FILE, HASH)
  expect(Buffer.from(content).toString()).toBe(CONTENT)
  expect(asked[0]?.headers.accept).toContain('application/vnd.pypi.simple.v1+json')
})

it.each([
  ['a wrong hash', asJson('/files/tool.whl'), 'tool', '0'.repeat(64), 'does not have the expected SHA-256'],
  ['a file that is listed but gone', asJson('/files/gone'), 'tool', HASH, `the index answered 404 for ${FILE}`],
  ['a package that it does not have', asJson(''), 'other', HASH, 'the index answered 404'],
  ['a file that it does not list', { type: 'text/html', body: '<html></html>' }, 'tool', HASH, `does not list ${FILE}`],
  ['an answer that is no listing', { type: 'application/json', body: '{}' }, 'tool', HASH, 'could not be fetched'],
  ['an answer that is no JSON', { type: 'application/json', body: '<' }, 'tool', HASH, 'could not be fetched'],
])('says what is wrong with %s, and what to do', async (_name, page, name, hash, message) => {
  const { url } = await startIndex(page)
  const fetching = fetchPackageFile(url, name, FILE, hash)
  await expect(fetching).rejects.toMatchObject({ name: 'UserError', exitCode: 1 })
  await expect(fetching).rejects.toThrow(message)
  await expect(fetching).rejects.toThrow('UV_DEFAULT_INDEX')
})

it.each([
  ['its list of files', (url: string, signal: AbortSignal) => listPackageFiles(url, 'tool', signal)],
  ['a file', (url: string, signal: AbortSignal) => fetchPackageFile(url, 'tool', FILE, HASH, signal)],
])('waits no longer for %s when the user stops it', async (_name, ask) => {
  const stop = new AbortController()
  const server = createServer(() => stop.abort()) // which never answers
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await expect(ask(`http://127.0.0.1:${port}/simple`, stop.signal)).rejects.toThrow('Stopped.')
})

it('sends the credentials of the address to that server, and to no other', async () => {
  const elsewhere = await startIndex(asJson(''), { '/tool.whl': CONTENT })
  const own = await startIndex(asJson('/files/tool.whl'))
  await fetchPackageFile(`http://me:p%40ss@${own.host}/simple`, 'tool', FILE, HASH)
  const header = `Basic ${Buffer.from('me:p@ss').toString('base64')}`
  expect(own.asked.map((request) => request.headers.authorization)).toEqual([header, header])
  const redirecting = await startIndex(asJson(`http://${elsewhere.host}/tool.whl`))
  await fetchPackageFile(`http://me:p%40ss@${redirecting.host}/simple`, 'tool', FILE, HASH)
  expect(elsewhere.asked.map((request) => request.headers.authorization)).toEqual([undefined])
})

it.each([
  'http://user:hunter2@127.0.0.1:1/simple',
  'http://hunter2@127.0.0.1:1/simple',
  'http://user:hunter2@ bad/simple',
])('never shows the credentials of %s in an error', async (index) => {
  const error = await fetchPackageFile(index, 'tool', FILE, HASH).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: 'UserError' })
  const shown = error instanceof Error ? `${error.message}\n${error.cause}` : ''
  expect(shown).not.toContain('hunter2')
  expect(shown).not.toBe('')
})

it('takes the index that uv or pip is set up for', async () => {
  const home = await makeFolder({
    '.config/pip/pip.conf': '[global]\nindex-url = https://file.example/simple/\n',
    'other.conf': '[global]\nindex_url: https://other.example/simple\n',
  })
  const HOME = home
  expect(await findPackageIndex({ HOME })).toBe('https://file.example/simple')
  expect(await findPackageIndex({ HOME, PIP_CONFIG_FILE: join(home, 'other.conf') })).toBe(
    'https://other.example/simple',
  )
  expect(await findPackageIndex({ HOME, PIP_INDEX_URL: 'https://pip.example/simple/' })).toBe(
    'https://pip.example/simple',
  )
  const both = { HOME, PIP_INDEX_URL: 'https://pip.example', UV_DEFAULT_INDEX: 'https://uv.example' }
  expect(await findPackageIndex(both)).toBe('https://uv.example')
})
