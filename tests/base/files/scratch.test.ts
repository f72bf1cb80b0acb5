import { spawn } from 'node:child_process'
import { chmod, chown, mkdir, readdir, rename, symlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { makeScratch, removeAbandonedScratch } from '../../../src/base/files/scratch.ts'
import { PACKAGE_ROOT } from '../../../src/base/package.ts'
import { makeFolder } from '../../support/temporary.ts'

/** A temporary folder of this test's own. */
async function makeTemporary(): Promise<string> {
  const folder = await makeFolder()
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  return folder
}

/** What a process made that was killed. */
async function leave(temporary: string): Promise<string> {
  const module = JSON.stringify(join(PACKAGE_ROOT, 'src/base/files/scratch.ts'))
  const code = `const { makeScratch } = await import(${module})
    console.log(await makeScratch('run'))
    process.kill(process.pid, 'SIGKILL')`
  const args = ['--input-type=module', '-e', code]
  const child = spawn(process.execPath, args, { env: { ...process.env, TMPDIR: temporary } })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  await new Promise((resolve) => child.on('close', resolve))
  return said.trim()
}

it('removes what a killed process left, whatever rights it has, and nothing of a living one', async () => {
  const temporary = await makeTemporary()
  const own = await makeScratch('run')
  const left = await leave(temporary)
  expect(basename(left)).toMatch(/^greenml-run-[0-9a-z]{22}-\w{6}$/)
  expect(basename(own).length).toBe(basename(left).length)
  await mkdir(join(left, 'project/locked'), { recursive: true })
  await writeFile(join(left, 'project/locked/file'), '')
  await chmod(join(left, 'project/locked'), 0)
  expect(await removeAbandonedScratch()).toEqual([])
  expect(await readdir(temporary)).toEqual([basename(own)])
})

it('touches nothing that it did not make: another name, another host or namespace of pids, a file, a link', async () => {
  const temporary = await makeTemporary()
  const left = basename(await leave(temporary))
  const foreign = left.replace(/^(greenml-run-)[0-9a-z]{8}/, '$1zzzzzzzz')
  await rename(join(temporary, left), join(temporary, foreign))
  const precious = await makeFolder({ precious: '' })
  await symlink(precious, join(temporary, left))
  await writeFile(join(temporary, `${left}x`), '')
  await mkdir(join(temporary, 'greenml-run-abcdef'))
  const before = await readdir(temporary)
  expect(await removeAbandonedScratch()).toEqual([])
  expect(await readdir(temporary)).toEqual(before)
  expect(await readdir(precious)).toEqual(['precious'])
})

const isRoot = process.getuid?.() === 0
it.skipIf(!isRoot)(`touches nothing of another user${isRoot ? '' : ' (not run: needs root)'}`, async () => {
  const temporary = await makeTemporary()
  const left = await leave(temporary)
  await chown(left, 65534, 65534)
  expect(await removeAbandonedScratch()).toEqual([])
  expect(await readdir(temporary)).toEqual([basename(left)])
})

it('says what to do where there is no temporary folder', async () => {
  vi.stubEnv('TMPDIR', '/no/such/folder')
  onTestFinished(() => void vi.unstubAllEnvs())
  const message = 'There is no temporary folder /no/such/folder: make it, or set TMPDIR to one that exists.'
  await expect(makeScratch('run')).rejects.toMatchObject({ name: 'UserError', exitCode: 1, message })
})
