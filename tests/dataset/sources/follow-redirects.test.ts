import { spawn } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, it, onTestFinished, vi } from 'vitest'
import { fetchSource } from '../../../src/dataset/sources/fetch-source.ts'
import { fetchTaskRepository } from '../../../src/dataset/sources/fetch-task-repository.ts'
import { gitIn, makeRepository } from '../../support/git.ts'
import { makeFolder } from '../../support/temporary.ts'

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  return `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

/** Git's own program for servers. */
const byGit =
  (folder: string): RequestListener =>
  async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '', 'http://git')
    const git = spawn('git', ['http-backend'], {
      env: {
        PATH: process.env.PATH,
        GIT_PROJECT_ROOT: folder,
        GIT_HTTP_EXPORT_ALL: '1',
        PATH_INFO: pathname,
        QUERY_STRING: search.slice(1),
        REQUEST_METHOD: request.method,
        CONTENT_TYPE: request.headers['content-type'],
        HTTP_CONTENT_ENCODING: request.headers['content-encoding'],
        GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
      },
    })
    request.pipe(git.stdin)
    const said = await buffer(git.stdout)
    const end = said.indexOf('\r\n\r\n')
    const type = /Content-Type: (\S+)/.exec(said.toString('latin1', 0, end))?.[1] ?? ''
    response.writeHead(200, { 'content-type': type }).end(said.subarray(end + 4))
  }

/** A server with one repository, `new.git`, under its old names too, by `where` it sends who asks for one of those. */
async function open(where: (path: string, host: string) => string | null) {
  const { folder, commit, git } = await makeRepository('r', { 'main.py': '1\n', 'part/a.py': '2\n' })
  const pin = await git('rev-parse', 'HEAD')
  await commit({ 'later.py': '' })
  const served = await makeFolder()
  await git('clone', '--quiet', '--bare', folder, join(served, 'new.git'))
  await gitIn(join(served, 'new.git'), 'config', 'uploadpack.allowAnySHA1InWant', 'true')
  await gitIn(join(served, 'new.git'), 'config', 'uploadpack.allowFilter', 'true')
  const answer = byGit(served)
  const asked: string[] = []
  const host = await serve(async (request, response) => {
    const { url = '', headers } = request
    asked.push(`${url} ${headers.authorization ?? ''}`.trim())
    const to = where(url, headers.host ?? '')
    if (to !== null) response.writeHead(301, { location: to }).end()
    else await answer(request, response)
  })
  return { host, pin, asked }
}

it('goes where a server has moved a repository to on itself, from name to name', async () => {
  const { host, pin, asked } = await open((path, host) => {
    if (path.startsWith('/old.git')) return path.replace('/old', '/older')
    return path.startsWith('/older.git') ? `http://${host}${path.replace('/older', '/new')}` : null
  })
  const source = `http://me:mine@${host}/old.git`
  const files = async (more: { commit?: string; path?: string; branch?: string }) => {
    await using fetched = await fetchSource({ source, ...more })
    expect(fetched.repository).toBe(`http://${host}/old.git`)
    return (await readdir(fetched.folder)).filter((name) => name !== '.git').sort()
  }
  expect(await files({})).toEqual(['later.py', 'main.py', 'part'])
  expect(await files({ branch: 'main' })).toContain('later.py')
  expect(await files({ commit: pin })).toEqual(['main.py', 'part'])
  expect(await files({ path: 'part' })).toEqual(['a.py'])
  expect(await files({ commit: pin, path: 'part' })).toEqual(['a.py'])
  const root = await makeFolder()
  const named = { repository: source, commit: pin, folder: 'r' }
  await fetchTaskRepository(named, { root, mirror: undefined, signal: undefined })
  expect(await readdir(join(root, 'r'))).toEqual(['.git', 'main.py', 'part'])
  expect(asked.join('\n')).not.toContain('mine')
}, 60_000)

it.each<[string, (other: string, own: string) => string]>([
  ['another server by a path', (other, own) => `http://${own}//${other}/private.git/info/refs?service=git-upload-pack`],
  ['another server', (host: string) => `http://${host}/private.git/info/refs?service=git-upload-pack`],
  ['another name of this machine', (host: string) => `http://${host.replace('127.0.0.1', 'localhost')}/r/info/refs`],
  ['what is no repository', () => '/login?next=old'],
  ['another protocol', (host: string) => `ftp://${host}/old.git/info/refs`],
])('goes to %s nowhere, and asks for no name and password there', async (_, to) => {
  const others: string[] = []
  const other = await serve((request, response) => {
    others.push(request.url ?? '')
    response.writeHead(401, { 'www-authenticate': 'Basic realm="x"' }).end()
  })
  const { host } = await open((_path, own) => to(other, own))
  const home = await makeFolder({
    '.gitconfig': '[credential]\n\thelper = "!f() { echo username=me; echo password=mine; }; f"\n',
  })
  vi.stubEnv('HOME', home)
  onTestFinished(() => void vi.unstubAllEnvs())
  const source = `http://${host}/old.git`
  const refused = { name: 'UserError', exitCode: 3, message: expect.stringContaining(`${source} leads to `) }
  await expect(fetchSource({ source })).rejects.toMatchObject(refused)
  await expect(fetchSource({ source, commit: '0'.repeat(40), path: 'part' })).rejects.toMatchObject(refused)
  expect(others).toEqual([])
})

it('ends where names lead in a circle', async () => {
  const { host, asked } = await open((path) => path)
  await expect(fetchSource({ source: `http://${host}/old.git` })).rejects.toMatchObject({
    name: 'UserError',
    exitCode: 1,
  })
  expect(asked.length).toBeLessThan(20)
})
