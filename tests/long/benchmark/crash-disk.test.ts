import { chmod, mkdir, readdir, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { appendJsonLine } from '../../../src/base/files/jsonl.ts'
import { PACKAGE_ROOT } from '../../../src/base/package.ts'
import { runCommand } from '../../../src/base/processes/process.ts'
import { campaignFiles } from '../../../src/campaign/paths.ts'
import { streamRecords } from '../../../src/campaign/records.ts'
import { makeWorkspace } from '../../../src/measurement/workspace.ts'
import { makeCampaign, readRuns } from '../../support/campaign.ts'
import { runCli } from '../../support/cli.ts'
import { makeFolder } from '../../support/temporary.ts'
import { makeAnswers, makeDataset } from '../../support/tiny-dataset.ts'
import { openEmptyCache } from '../../support/uv.ts'

let machine: Awaited<ReturnType<typeof openEmptyCache>>
beforeAll(async () => {
  machine = await openEmptyCache()
}, 120_000)
afterAll(() => machine.remove())

const BARE = ['--sandbox', 'none', '--i-trust-this-code', '--idle-baseline', '0', '--repeat-contaminated', '0']
const canMount = process.getuid?.() === 0 && (await tryMount())

async function tryMount(): Promise<boolean> {
  const { exitCode } = await runCommand('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()])
  return exitCode === 0
}

/** A file system of its own, in memory. */
async function mountSmall(size: string): Promise<string> {
  const folder = await makeFolder()
  const { exitCode, stderr } = await runCommand('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder])
  if (exitCode !== 0) throw new Error(stderr)
  onTestFinished(async () => void (await runCommand('umount', ['--lazy', folder])))
  return folder
}

/** Leaves so many bytes free. */
async function fill(folder: string, left: number): Promise<string> {
  const { bavail, bsize } = await statfs(folder)
  const path = join(folder, 'filler')
  await writeFile(path, Buffer.alloc(Math.max(0, bavail * bsize - left)))
  return path
}

async function makeTiny() {
  const dataset = await makeDataset({ one: {} })
  const answers = await makeAnswers({ 'one/assisted/a': 'print("GREENML_METRIC accuracy=0.75")\n' })
  const campaign = await makeCampaign({ dataset, answers, repetitions: 3 }, machine.env)
  const start = (env: NodeJS.ProcessEnv = machine.env) =>
    runCli(['benchmark', '--campaign', campaign, '--dataset', dataset, ...BARE], env)
  return { campaign, start }
}

describe.skipIf(!canMount)(canMount ? 'on a full disk' : 'on a full disk (not run: needs root, and to mount)', () => {
  it('says which file could not be written and what to do, and goes on once there is room', async () => {
    const { campaign, start } = await makeTiny()
    const records = campaignFiles.records(campaign)
    await mkdir(records)
    await runCommand('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', records])
    onTestFinished(async () => void (await runCommand('umount', ['--lazy', records])))
    const filler = await fill(records, 10_000) // of nine records of about 2 kB
    const full = await start()
    expect(full.exitCode).toBe(1)
    expect(full.stderr).toMatch(
      /error: The disk is full: \S+\/records\/\S+\.jsonl could not be written\. Free some of it/,
    )
    expect(full.stderr).not.toContain('fault of greenml')
    const before = await readRuns(campaign)
    expect(before.recorded.length).toBeGreaterThan(0)
    expect(before.recorded.length).toBeLessThan(before.planned.length)
    let torn = 0
    for await (const _ of streamRecords(campaign, () => torn++));
    expect(torn).toBe(0)
    await rm(filler)
    expect(await start()).toMatchObject({ exitCode: 0 })
    const after = await readRuns(campaign)
    expect(after.recorded).toEqual(after.planned)
    const kept = new Set(after.records.map(({ startedAt, id }) => `${startedAt} ${id}`))
    expect(before.records.filter(({ startedAt, id }) => !kept.has(`${startedAt} ${id}`))).toEqual([])
  })

  it('says so of the logs too', async () => {
    const { campaign, start } = await makeTiny()
    const logs = join(campaign, 'logs')
    await mkdir(logs)
    await runCommand('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', logs])
    onTestFinished(async () => void (await runCommand('umount', ['--lazy', logs])))
    await fill(logs, 0)
    const full = await start()
    expect(full).toMatchObject({ exitCode: 1, stderr: expect.stringMatching(/The disk is full: \S+\/logs\/\S+\.log /) })
    expect((await readRuns(campaign)).records).toEqual([])
  })

  it('starts no run where the script would be blamed for a full temporary folder', async () => {
    const { campaign, start } = await makeTiny()
    const small = await mountSmall('8m')
    const full = await start({ ...machine.env, TMPDIR: small })
    expect(full.exitCode).toBe(1)
    expect(full.stderr).toContain(`The disk is nearly full: ${small} has `)
    expect(full.stderr).toContain('or set TMPDIR to a folder on a larger disk')
    expect((await readRuns(campaign)).records).toEqual([])
    expect((await readdir(small)).filter((name) => name.startsWith('greenml-'))).toEqual([])
  })

  it('explains a copy of a project that does not fit, and leaves nothing of it', async () => {
    const sourceFolder = await makeFolder({ 'data.csv': 'x'.repeat(300_000) })
    const small = await mountSmall('128k')
    vi.stubEnv('TMPDIR', small)
    onTestFinished(() => void vi.unstubAllEnvs())
    const making = makeWorkspace({ sourceFolder, script: null, homeTemplate: null, ownerUid: null })
    await expect(making).rejects.toMatchObject({
      name: 'UserError',
      exitCode: 1,
      message: expect.stringMatching(/^The disk is full: \S+ could not be written\. .* set TMPDIR/),
    })
    expect(await readdir(small)).toEqual([])
  })

  it('leaves a file of lines as it was when the next one does not fit', async () => {
    const small = await mountSmall('64k')
    const path = join(small, 'lines.jsonl')
    await appendJsonLine(path, { line: 1 })
    await fill(small, 0)
    await expect(appendJsonLine(path, { line: 2, text: 'x'.repeat(20_000) })).rejects.toMatchObject({ exitCode: 1 })
    await rm(join(small, 'filler'))
    await appendJsonLine(path, { line: 3 })
    expect((await runCommand('cat', [path])).stdout).toBe('{"line":1}\n{"line":3}\n')
  })
})

const isRoot = process.getuid?.() === 0
it.skipIf(!isRoot)(
  `tells a user who may not write the records, before anything runs${isRoot ? '' : ' (not run: needs root)'}`,
  async () => {
    const folder = await makeFolder()
    await mkdir(join(folder, 'records'))
    for (const each of [folder, join(folder, 'records')]) await chmod(each, 0o755)
    const module = join(PACKAGE_ROOT, 'src/base/files/files.ts')
    const code = `const { checkWritableFolder } = await import(${JSON.stringify(module)})
    await checkWritableFolder(${JSON.stringify(join(folder, 'records'))}).catch((e) => console.log(e.name, e.exitCode, e.message))`
    const nobody = [
      '--reuid=65534',
      '--regid=65534',
      '--clear-groups',
      '--',
      process.execPath,
      '--input-type=module',
      '-e',
      code,
    ]
    const { stdout, stderr } = await runCommand('setpriv', nobody, { cwd: dirname(folder) })
    expect(stderr).toBe('')
    expect(stdout).toBe(
      `UserError 1 ${folder}/records could not be written: this user may not. ` +
        `Give ${folder}/records to them or name another folder, then run the same command again.\n`,
    )
  },
)
