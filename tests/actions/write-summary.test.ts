import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { writeSummary } from '../../src/actions/write-summary.ts'

/** One for all: @actions/core asks for it once. */
const folder = await mkdtemp(join(tmpdir(), 'greenml-summary-'))
const path = join(folder, 'summary.md')
afterAll(() => rm(folder, { recursive: true }))
beforeEach(() => vi.stubEnv('GITHUB_STEP_SUMMARY', path))
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(path, { force: true })
})

/** As the runner leaves the file to a step: there, and empty. */
async function write(text: string, artifact: string | null, env: Record<string, string> = {}): Promise<string> {
  await writeFile(path, '')
  await writeSummary(text, artifact, { GITHUB_STEP_SUMMARY: path, ...env })
  return readFile(path, 'utf8')
}

const PAGE = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'a/b', GITHUB_RUN_ID: '7' }
const row = (index: number) => `| ${index} | naïve – ${'é'.repeat(90)} |`
const table = (rows: number) => [
  '# Scores',
  '',
  '| a | b |',
  '| - | - |',
  ...Array.from({ length: rows }, (_, i) => row(i)),
]

it('is whole where it fits, and printable', async () => {
  expect(await write('# A\n\n\u001b[31mred\u202e\n', 'report', PAGE)).toBe('# A\n\nred\n')
})

it('stays below 1 MiB, which GitHub shows nothing above of, cut between rows; it counts what is left out and says where that is', async () => {
  const lines = table(6000)
  expect(Buffer.byteLength(lines.join('\n'))).toBeGreaterThan(2 ** 20)
  const told = await write(lines.join('\n'), 'greenml-scores', PAGE)
  expect(Buffer.byteLength(told)).toBeLessThan(2 ** 20)
  expect(Buffer.byteLength(told)).toBeGreaterThan(2 ** 20 - 2000)
  const kept = told.split('\n').filter((line) => line.startsWith('|'))
  expect(kept).toEqual(lines.slice(2, 2 + kept.length))
  const left = (6002 - kept.length).toLocaleString('en')
  expect(told.trimEnd().split('\n').at(-1)).toBe(
    `*${left} more lines left out here; the full report has them, in the artifact greenml-scores: [open it](<https://github.com/a/b/actions/runs/7>).*`,
  )
})

it('names no artifact where none is kept', async () => {
  const told = await write(table(6000).join('\n'), null)
  expect(told).toMatch(/\*[\d,]+ more lines left out here; the full report has them\.\*\n$/)
})

it('is written nowhere outside Actions', async () => {
  await writeSummary('# A', null, {})
  await expect(readFile(path)).rejects.toMatchObject({ code: 'ENOENT' })
})
