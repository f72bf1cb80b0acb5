import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { listFiles, sha256Hex } from '../../src/base/files/files.ts'
import { runCommand } from '../../src/base/processes/process.ts'
import { openArtifactStore } from '../../src/github/artifact-store.ts'
import { makeFolder } from '../support/temporary.ts'

/** What GitHub's artifact service answers to who takes one artifact, as far as @actions/artifact asks; or this refusal. */
async function serve(archive: Buffer, refusal?: { readonly status: number; readonly msg: string }): Promise<void> {
  const artifact = {
    workflow_run_backend_id: 'run',
    workflow_job_run_backend_id: 'job',
    database_id: '7',
    name: 'c-variants',
    size: `${archive.length}`,
    created_at: '2026-01-01T00:00:00Z',
    digest: `sha256:${sha256Hex(archive)}`,
  }
  const server = createServer((request, response) => {
    if (refusal !== undefined) {
      response.writeHead(refusal.status, { 'content-type': 'application/json' }).end(JSON.stringify(refusal))
      return
    }
    if (request.url === '/blob') {
      response.writeHead(200, { 'content-type': 'application/zip' }).end(archive)
      return
    }
    const answer = request.url?.endsWith('/ListArtifacts') ? { artifacts: [artifact] } : { signed_url: `${url}/blob` }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const claims = Buffer.from(JSON.stringify({ scp: 'Actions.Results:run:job' })).toString('base64url')
  vi.stubEnv('ACTIONS_RUNTIME_TOKEN', `e30.${claims}.x`)
  vi.stubEnv('ACTIONS_RESULTS_URL', url)
  vi.stubEnv('RUNNER_TEMP', await makeFolder())
  const quiet = vi.spyOn(process.stdout, 'write').mockReturnValue(true) // the SDK tells each of its steps
  onTestFinished(() => {
    vi.unstubAllEnvs()
    quiet.mockRestore()
    server.close()
  })
}

/** `script`: Python that fills `archive`, a zip file. */
async function makeArchive(script: string): Promise<Buffer> {
  const path = join(await makeFolder(), 'a.zip')
  const code = `import sys, zipfile, zlib
with zipfile.ZipFile(sys.argv[1], "w", zipfile.ZIP_DEFLATED) as archive:
    ${script}`
  const { exitCode, stderr } = await runCommand('python3', ['-c', code, path])
  if (exitCode !== 0) throw new Error(stderr)
  return readFile(path)
}

async function download(script: string) {
  await serve(await makeArchive(script))
  const store = await openArtifactStore()
  const [artifact] = await store.list()
  if (artifact === undefined) throw new Error('there is no artifact')
  const outer = await makeFolder()
  const folder = join(outer, 'into')
  const taking = store.download(artifact, folder)
  return { taking, folder, outer }
}

it('unpacks an artifact', async () => {
  const { taking, folder } = await download('archive.writestr("a/b.txt", "b"); archive.writestr("c.txt", "c")')
  await taking
  expect(await listFiles(folder)).toEqual(['a/b.txt', 'c.txt'])
})

it.each([
  [
    'half a megabyte that unpacks to a thousand times of it',
    `
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    archive.writestr(zipfile.ZipInfo("bomb"), (packer.compress(bytes(1 << 20)) + packer.flush(zlib.Z_FULL_FLUSH)) * 600 + packer.flush())
    archive.filelist[0].compress_type, archive.filelist[0].file_size = zipfile.ZIP_DEFLATED, 600 << 20`,
    /it unpacks to more than 536870912 bytes/,
  ],
  ['files without end', 'archive.writestr("a", ""); archive.filelist *= 100001', /it holds more than 100000 files/],
  ['a file outside of it', 'archive.writestr("../evil.txt", "x")', /leads out of its folder/],
  ['a file outside of it, by backslashes', 'archive.writestr("..\\\\evil.txt", "x")', /leads out of its folder/],
  ['a file of the host', 'archive.writestr("/tmp/evil.txt", "x")', /leads out of its folder/],
  [
    'a link',
    'i = zipfile.ZipInfo("a"); i.external_attr = 0o120777 << 16; archive.writestr(i, "/etc/passwd")',
    /is a link or no file/,
  ],
  ['one file twice', 'archive.writestr("a", "1"); archive.writestr("a", "2")', /File exists/],
])('refuses one that holds %s', async (_name, script, message) => {
  const { taking, outer } = await download(script)
  await expect(taking).rejects.toMatchObject({ exitCode: 3, message: expect.stringMatching(message) })
  expect((await listFiles(outer)).filter((path) => !path.startsWith('into/'))).toEqual([])
  const { stdout } = await runCommand('du', ['-sm', outer])
  expect(Number.parseInt(stdout, 10)).toBeLessThan(600)
})

it('tells a server that refuses connections as what it is, and no fault of ours', async () => {
  await serve(Buffer.alloc(0))
  vi.stubEnv('ACTIONS_RESULTS_URL', 'http://127.0.0.1:1')
  const store = await openArtifactStore()
  const folder = await makeFolder({ 'a.txt': 'a' })
  for (const asking of [store.list(), store.upload('a', folder, ['a.txt'])]) {
    const told = {
      name: 'ArtifactsUnreachable',
      exitCode: 1,
      message: expect.stringMatching(/could not be reached: .*ECONNREFUSED/),
    }
    await expect(asking).rejects.toMatchObject(told)
  }
})

it.each([
  [{ status: 403, msg: 'insufficient usage to create artifact' }, 'ArtifactRefused', /quota has been hit/],
  [
    { status: 401, msg: 'token expired' },
    'ArtifactsUnreachable',
    /could not be reached: .*token expired\. Run this job again\.$/,
  ],
  [
    { status: 409, msg: 'an artifact with this name already exists on the workflow run' },
    'UserError',
    /^This run has an artifact of that name, .*a name of its own\.$/,
  ],
])('tells what the server refuses: %o', async (refusal, name, message) => {
  await serve(Buffer.alloc(0), refusal)
  const store = await openArtifactStore()
  const folder = await makeFolder({ 'a.txt': 'a' })
  const told = { name, exitCode: 1, message: expect.stringMatching(message) }
  await expect(store.upload('a', folder, ['a.txt'])).rejects.toMatchObject(told)
})
