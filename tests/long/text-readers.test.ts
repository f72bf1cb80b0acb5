import { expect, it } from 'vitest'
import { listNamedData } from '../../src/curation/list-named-data.ts'
import { listNamed, replaceLiterals } from '../../src/dataset/code/moved-files.ts'
import { findNamedPlaces } from '../../src/dataset/import/find-places.ts'
import { readRequirementsFile } from '../../src/environment/declared/requirements-file.ts'
import { grows, timed } from '../support/expressions.ts'
import { listSlowFloods, MOST_GROWTH, READERS, SUSPICIOUS } from '../support/text-readers.ts'

it.each(Object.keys(READERS))('takes linear time for text that strangers write: %s', (name) => {
  expect(listSlowFloods(name, [''])).toEqual([])
})

/** What names files of a repository in code, which may hold as many of both as it likes. */
const NAMERS: Readonly<Record<string, (code: string, files: readonly string[]) => unknown>> = {
  listNamed,
  findNamedPlaces,
  listNamedData: (code, files) => listNamedData(files, code),
  replaceLiterals: (code) => replaceLiterals(code, new Map(listNamed(code).map(({ literal }) => [literal, "'x'"]))),
}

it.each(Object.keys(NAMERS))('takes linear time for code and files that name each other: %s', (name) => {
  const spend = (count: number) => {
    const all = Array.from({ length: count }, (_, index) => index)
    const code = all.map((index) => `x = open('/q/d${index}.csv', mode) if a else open('/w${index}/d.csv')\n`).join('')
    const files = all.flatMap((index) => [`a/b/d${index}.csv`, `c/w${index}/v/d.csv`])
    return timed(() => NAMERS[name]?.(code, files))
  }
  expect(grows(spend, [500, 8000], SUSPICIOUS, MOST_GROWTH)).toBe(false)
})

it('takes linear time for requirements that include one file again and again', async () => {
  const spend = async (lines: number) => {
    const texts: Readonly<Record<string, string>> = {
      'requirements.txt': '-r a.txt\n'.repeat(lines),
      'a.txt': 'numpy\n',
    }
    const read = async (path: string) => texts[path] ?? null
    const started = process.cpuUsage()
    await readRequirementsFile({ uv: { uv: 'uv', cache: '', env: {} }, names: [], read })
    return process.cpuUsage(started).user
  }
  const least = async (lines: number) => Math.min(await spend(lines), await spend(lines), await spend(lines))
  expect(await least(320_000)).toBeLessThan(24 * (await least(40_000)))
})
