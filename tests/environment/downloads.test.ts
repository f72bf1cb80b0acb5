import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listFiles, sha256Hex } from '../../src/base/files/files.ts'
import { fetchFirst } from '../../src/base/network/fetch-file.ts'
import { isInside, isPublicAddress } from '../../src/base/network/https.ts'
import { assetPath } from '../../src/base/package.ts'
import { runCommand } from '../../src/base/processes/process.ts'
import { ensureDownloads } from '../../src/environment/downloads.ts'
import type { Download } from '../../src/schema/dataset/manifest.ts'
import { startHttpsServer } from '../support/https-server.ts'
import { PYTHON } from '../support/python.ts'
import { makeFolder } from '../support/temporary.ts'

const PACK = `
import io, json, sys, tarfile, zipfile
kind, path, members = json.load(sys.stdin)
if kind == "zip":
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text, mode in members:
            info = zipfile.ZipInfo(name)
            info.external_attr = (mode or 0o100644) << 16
            archive.writestr(info, text, zipfile.ZIP_DEFLATED)
else:
    with tarfile.open(path, "w:gz") as archive:
        for name, text, type in members:
            info = tarfile.TarInfo(name)
            info.type = (type or "0").encode()
            if info.isfile():
                info.size = len(text)
                archive.addfile(info, io.BytesIO(text.encode()))
            else:
                info.linkname = text
                archive.addfile(info)
`
type Member = readonly [name: string, text: string, kind?: number | string]

async function pack(kind: 'zip' | 'tar', members: readonly Member[]): Promise<Buffer> {
  const path = join(await makeFolder(), 'archive')
  const input = JSON.stringify([kind, path, members.map(([name, text, special = null]) => [name, text, special])])
  const { exitCode, stderr } = await runCommand(PYTHON, ['-c', PACK], { input })
  if (exitCode !== 0) throw new Error(stderr)
  return readFile(path)
}

/** Serves contents by their names; `/to/<address>` redirects. */
async function serve(contents: Readonly<Record<string, string | Buffer>>) {
  const server = await startHttpsServer((request, response) => {
    const name = request.url?.slice(1) ?? ''
    const content = contents[name]
    if (name.startsWith('to/')) response.writeHead(302, { location: decodeURIComponent(name.slice(3)) }).end()
    else if (content === undefined) response.writeHead(404).end()
    else response.end(content)
  })
  const download = (name: string, path: string, unpack?: 'zip' | 'tar'): Download => ({
    url: `${server.url}/${name}`,
    sha256: sha256Hex(contents[name] ?? ''),
    path,
    ...(unpack ? { unpack } : {}),
  })
  return { ...server, download }
}

async function ensure(downloads: readonly Download[], allowed = 'localhost', cache?: string) {
  const notes: string[] = []
  const env = { GREENML_DOWNLOAD_HOSTS: allowed }
  const request = { cache: cache ?? (await makeFolder()), env, note: (text: string) => notes.push(text) }
  return { folder: await ensureDownloads(downloads, request), cache: request.cache, notes }
}

it('lays files and archives out as a home has them, and fetches each once', async () => {
  const { download, asked } = await serve({
    'stopwords.txt': 'the\na\n',
    'punkt.zip': await pack('zip', [
      ['punkt/english.pickle', 'tables'],
      ['punkt/README', '', 0o100600],
    ]),
    'data.tgz': await pack('tar', [
      ['./a/', '', '5'],
      ['./a/b.txt', 'text'],
    ]),
  })
  const downloads = [
    download('punkt.zip', 'nltk_data/tokenizers', 'zip'),
    download('stopwords.txt', 'nltk_data/corpora/stopwords.txt'),
    download('data.tgz', '.cache/data', 'tar'),
  ]
  const { folder, cache } = await ensure(downloads)
  expect(await listFiles(folder)).toEqual([
    '.cache/data/a/b.txt',
    'nltk_data/corpora/stopwords.txt',
    'nltk_data/tokenizers/punkt/README',
    'nltk_data/tokenizers/punkt/english.pickle',
  ])
  expect(await readFile(join(folder, '.cache/data/a/b.txt'), 'utf8')).toBe('text')
  expect(await ensure(downloads, 'localhost', cache)).toEqual({ folder, cache, notes: [] })
  const fewer = await ensure(downloads.slice(0, 1), 'localhost', cache)
  expect(fewer.folder).not.toBe(folder)
  expect(asked).toHaveLength(3)
})

it('fetches a file again that is another by now, as a loss of power leaves it', async () => {
  const { download, asked } = await serve({ 'stopwords.txt': 'the\na\n' })
  const stopwords = download('stopwords.txt', 'stopwords.txt')
  const { cache } = await ensure([stopwords])
  await writeFile(join(cache, 'downloads', 'files', stopwords.sha256), '')
  const { folder } = await ensure([stopwords, { ...stopwords, path: 'again.txt' }], 'localhost', cache)
  expect(await readFile(join(folder, 'stopwords.txt'), 'utf8')).toBe('the\na\n')
  expect(asked).toHaveLength(2)
})

it('refuses what has another hash, is not there, or whose server can not be trusted', async () => {
  const { download, url } = await serve({ a: 'a' })
  const cache = await makeFolder()
  const wrong = { ...download('a', 'a'), sha256: '0'.repeat(64) }
  await expect(ensure([wrong], 'localhost', cache)).rejects.toThrow(/SHA-256 is [0-9a-f]{64}, not 0{64}/)
  await expect(ensure([download('gone', 'a')], 'localhost', cache)).rejects.toThrow('the server answered 404')
  const byAddress = { ...download('a', 'a'), url: `${url.replace('localhost', '127.0.0.2')}/a` }
  await expect(ensure([byAddress], '127.0.0.2', cache)).rejects.toMatchObject({ name: 'UserError', exitCode: 1 })
  expect(await listFiles(join(cache, 'downloads'))).toEqual([])
})

it.each(['a', 'another-protocol'])('does not wait for a server without end: %s', async (path) => {
  const { url } = await startHttpsServer((request, response) => {
    if (request.url === '/another-protocol')
      return void request.socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n')
    const drops = setInterval(() => response.write('a'), 20)
    response.on('close', () => clearInterval(drops))
  })
  const cache = await makeFolder()
  const env = { GREENML_DOWNLOAD_HOSTS: 'localhost' }
  const request = { cache, env, note: () => {}, mostSeconds: 0.3 }
  const fetching = ensureDownloads([{ url: `${url}/${path}`, sha256: '0'.repeat(64), path: 'a' }], request)
  const why = path === 'a' ? 'it is not whole after 0.3 s' : 'the server gave no answer'
  await expect(fetching).rejects.toMatchObject({ name: 'UserError', message: expect.stringContaining(why) })
  expect(await listFiles(join(cache, 'downloads'))).toEqual([])
})

it("reaches no network of one's own, by no way round, unless the host is set up for it", async () => {
  const { download, url, asked } = await serve({ a: 'a' })
  await expect(ensure([download('a', 'a')], '')).rejects.toMatchObject({
    name: 'UserError',
    exitCode: 3,
    message: expect.stringContaining('GREENML_DOWNLOAD_HOSTS=localhost'),
  })
  for (const place of ['127.0.0.1', '169.254.169.254', '[::1]', '[::ffff:10.0.0.1]', '2130706433', '0x7f.1']) {
    const refused = ensure([{ ...download('a', 'a'), url: `https://${place}/a` }])
    await expect(refused).rejects.toMatchObject({ name: 'UserError', exitCode: 3 })
  }
  expect(asked).toEqual([])
  for (const target of ['http://localhost/a', 'https://127.0.0.1/a', 'file:///etc/passwd']) {
    const redirected = { ...download('a', 'a'), url: `${url}/to/${encodeURIComponent(target)}` }
    await expect(ensure([redirected])).rejects.toMatchObject({ name: 'UserError', exitCode: 3 })
  }
  const back = { ...download('a', 'a'), url: `${url}/to/${encodeURIComponent('/a')}` }
  expect(await readFile(join((await ensure([back])).folder, 'a'), 'utf8')).toBe('a')
  const round = { ...back, url: `${url}/to/${encodeURIComponent(`${url}/to/`)}` }
  await expect(ensure([round])).rejects.toMatchObject({ name: 'UserError', exitCode: 1 })
})

it('knows of a name that it leads inside, unless the host is set up for it or nobody knows the name', async () => {
  expect(await isInside('localhost', {})).toBe(true)
  expect(await isInside('localhost', { GREENML_DOWNLOAD_HOSTS: 'localhost' })).toBe(false)
  expect(await isInside('nobody.invalid', {})).toBe(false)
})

it.each([
  ['8.8.8.8', true],
  ['151.101.1.1', true],
  ['2a04:4e42::223', true],
  ['172.15.0.1', true],
  ['172.31.255.255', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['::ffff:192.168.0.1', false],
  ['::', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['fec0::1', false],
  ['::ffff:0:7f00:1', false],
  ['::ffff:0:10.0.0.1', false],
  ['5f00::1', false],
  ['3fff::1', false],
  ['::10.0.0.1', false],
  ['64:ff9b::a00:1', false],
  ['64:ff9b::8c52:7903', true], // 140.82.121.3, by a translator
  ['fe80::1%eth0', false],
  ['not-an-address', false],
])('takes %s for an address of the internet: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected)
})

it('says which download has no room, and lets none pose as the result of a run', async () => {
  const { download } = await serve({ a: 'a', hooked: await pack('zip', [['.greenml-metric', '0.1']]) })
  for (const paths of [['a', 'a/b'], ['a/b', 'a'], ['x'.repeat(300)]]) {
    const cache = await makeFolder()
    const laying = ensure(
      paths.map((path) => download('a', path)),
      'localhost',
      cache,
    )
    await expect(laying).rejects.toThrow(/^environment\.downloads: /)
    expect((await listFiles(join(cache, 'downloads'))).filter((path) => !path.startsWith('files/'))).toEqual([])
  }
  await expect(ensure([download('a', '.greenml-phases/1')])).rejects.toThrow('kept for this tool')
  await expect(ensure([download('hooked', '.', 'zip')])).rejects.toThrow('kept for this tool')
})

const LINK = 0o120777
const hostile: [string, 'zip' | 'tar', readonly Member[], RegExp][] = [
  ['a path above, in a zip', 'zip', [['../evil', 'x']], /leads out of its folder/],
  ['a path above, in a tar', 'tar', [['a/../../evil', 'x']], /leads out of its folder/],
  ['an absolute path', 'tar', [['/tmp/greenml-evil', 'x']], /leads out of its folder/],
  ['a link in a zip', 'zip', [['a', '/etc/passwd', LINK]], /is a link or no file/],
  [
    'a link in a tar',
    'tar',
    [
      ['a', '/etc', '2'],
      ['a/passwd', 'x'],
    ],
    /is a link or no file/,
  ],
  ['a hard link', 'tar', [['a', '/etc/passwd', '1']], /is a link or no file/],
  ['a device', 'tar', [['a', '', '3']], /is a link or no file/],
  [
    'a file twice',
    'zip',
    [
      ['a', 'x'],
      ['./a', 'y'],
    ],
    /File exists/,
  ],
]
it.each(hostile)('unpacks nothing that holds %s', async (_name, kind, members, message) => {
  const { download } = await serve({ evil: await pack(kind, members) })
  const cache = await makeFolder()
  await expect(ensure([download('evil', 'a/b/c', kind)], 'localhost', cache)).rejects.toThrow(message)
  expect((await listFiles(join(cache, 'downloads'))).filter((path) => !path.startsWith('files/'))).toEqual([])
  expect(await stat('/tmp/greenml-evil').catch(() => null)).toBeNull()
})

it('stops at the limits of size and number, and says that a broken archive is one', async () => {
  const folder = await makeFolder()
  const unpack = async (archive: Buffer, bytes: number, members: number) => {
    const path = join(folder, 'archive')
    await writeFile(path, archive)
    const target = await makeFolder()
    const limits = [String(bytes), String(members)]
    return runCommand(PYTHON, ['-I', '-S', assetPath('python', 'unpack_archive.py'), 'zip', path, target, ...limits])
  }
  const bomb = await pack('zip', [['zeros', '0'.repeat(5_000_000)]])
  expect(bomb.length).toBeLessThan(10_000)
  expect(await unpack(bomb, 1_000_000, 10)).toMatchObject({
    exitCode: 1,
    stderr: 'it unpacks to more than 1000000 bytes\n',
  })
  const many = await pack(
    'zip',
    [...Array(20).keys()].map((each) => [String(each), ''] as const),
  )
  expect(await unpack(many, 1000, 10)).toMatchObject({ exitCode: 1, stderr: 'it holds more than 10 files\n' })
  expect(await unpack(many, 1000, 20)).toMatchObject({ exitCode: 0 })
  const deep = await pack(
    'zip',
    [...Array(9).keys()].map((each) => [`${each}/${'a/'.repeat(50)}f`, ''] as const),
  )
  expect(await unpack(deep, 1000, 100)).toMatchObject({ exitCode: 1, stderr: 'it holds more than 100 folders\n' })
  for (const broken of [Buffer.from('no zip'), many.subarray(0, many.length / 2), Buffer.alloc(0)]) {
    const { exitCode, stderr } = await unpack(broken, 1000, 20)
    expect(exitCode).toBe(1)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  }
})

it('waits no longer for headers that come drop by drop than for the file, and not at all for who is stopped', async () => {
  const server = await startHttpsServer((_request, response) => {
    response.socket?.write('HTTP/1.1 200 OK\r\n')
    const drops = setInterval(() => response.socket?.write('x: y\r\n'), 20)
    response.socket?.on('close', () => clearInterval(drops)).on('error', () => {})
  })
  const folder = await makeFolder()
  const env = { GREENML_DOWNLOAD_HOSTS: 'localhost' }
  const request = { env, note: () => {}, mostBytes: 1000, mostSeconds: 0.3 }
  await expect(fetchFirst(server.url, folder, request)).rejects.toThrow('could not be fetched')
  const stopped = { ...request, mostSeconds: 60, signal: AbortSignal.timeout(300) }
  await expect(fetchFirst(server.url, folder, stopped)).rejects.toThrow('could not be fetched')
}, 5000)
