import { mkdir, rename, symlink, writeFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { sha256Hex } from '../../src/base/files/files.ts'
import { readLog, readLogEnd, writeLog } from '../../src/campaign/logs.ts'
import { campaignFiles } from '../../src/campaign/paths.ts'
import { LOG_END_BYTES } from '../../src/schema/analysis/failure-analysis.ts'
import { makeFolder } from '../support/temporary.ts'

const RECORD = 'ab12'

async function keep(stdout: string, stderr: string) {
  const campaign = await makeFolder()
  const { logSha256 } = await writeLog(campaign, RECORD, { stdout, stderr })
  const read = (record = RECORD) => readLogEnd(campaign, { record, sha256: logSha256 ?? '' })
  return { campaign, path: campaignFiles.log(campaign, RECORD), read }
}

it('ends where the log ends, as a terminal shows it', async () => {
  const { read } = await keep('50 %\r100 %\r\ndone\u0000', '\u001b[31mKeyError\u001b[0m: "é"\n\tat\u0007 1\n')
  expect(await read()).toBe('--- standard output\n100 %\ndone\n--- standard error\nKeyError: "é"\n\tat 1')
})

it('keeps apart what a program printed to each of its streams, whatever it printed', async () => {
  const campaign = await makeFolder()
  const line = '--- standard error'
  const printed = { stdout: `accuracy 0.5\n${line}\n`, stderr: `${line}\naccuracy 0.9\n${line}\n\n${line}` }
  const written = await writeLog(campaign, RECORD, printed)
  const stderr = ` ${line}\naccuracy 0.9\n ${line}\n\n ${line}`
  expect(await readLog(campaign, { id: RECORD, ...written })).toEqual({ ...printed, stderr, isWhole: true })
})

it('holds whole lines up to its bytes, and of one long line whole characters', async () => {
  const lines = Array.from({ length: 2000 }, (_, index) => `line ${index} €`)
  const end = (await (await keep('', lines.join('\n'))).read()) ?? ''
  expect(Buffer.byteLength(end)).toBeGreaterThan(LOG_END_BYTES - 20)
  expect(Buffer.byteLength(end)).toBeLessThanOrEqual(LOG_END_BYTES)
  expect(end.split('\n')).toEqual(lines.slice(-end.split('\n').length))
  const long = (await (await keep('', '€'.repeat(5000))).read()) ?? ''
  expect(long).toBe('€'.repeat(Math.floor(LOG_END_BYTES / 3)))
  const largest = await keep('€'.repeat(256 * 1024), '€'.repeat(256 * 1024))
  expect(await largest.read()).toBe(long)
})

it('is none where the folder holds another file than the run wrote, a link or nothing', async () => {
  const { campaign, path, read } = await keep('', 'KeyError')
  expect(await read()).toContain('KeyError')
  expect(await read('cd34')).toBeNull()
  await rename(path, `${campaign}/secret.log`)
  expect(await read('../secret')).toBeNull()
  await symlink(`${campaign}/secret.log`, path)
  expect(await read()).toBeNull()
  const other = campaignFiles.log(campaign, 'ef56')
  await writeFile(other, 'of another run')
  expect(await read('ef56')).toBeNull()
  expect(await readLogEnd(campaign, { record: 'ef56', sha256: sha256Hex('of another run') })).toBe('of another run')
  await mkdir(campaignFiles.log(campaign, 'aa'))
  expect(await read('aa')).toBeNull()
})
