import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeFileAtomic, writeJson } from '../../../src/base/files/files.ts'
import { appendJsonLine } from '../../../src/base/files/jsonl.ts'
import {
  copyBelow,
  makeFolderBelow,
  makeWritableBelow,
  moveBelow,
  prepareBelow,
  removeBelow,
} from '../../../src/base/files/untrusted-writing.ts'
import { ODD_FILES } from '../../support/odd-files.ts'
import { swapLink } from '../../support/swap-link.ts'
import { makeFolder } from '../../support/temporary.ts'

const ROUNDS = 40
const MOST_ROUNDS = 50 * ROUNDS
const each = (content: string, nameOf: (round: number) => string) =>
  Object.fromEntries(Array.from({ length: ROUNDS }, (_, round) => [nameOf(round), content]))

/** Each works below `root/d`, in whose place comes a link. */
const RACED: Readonly<Record<string, (root: string, round: number, from: string) => Promise<unknown>>> = {
  'writes a file': (root, round) => writeFileAtomic(join(root, `d/new${round}`), 'x', root),
  'writes a file in the place of one': (root, round) => writeFileAtomic(join(root, `d/f${round}`), 'x', root),
  'writes a file in new folders': (root, round) => writeJson(join(root, `d/a${round}/b/new`), {}, root),
  'adds a line to a new file': (root, round) => appendJsonLine(join(root, `d/new${round}`), 'x', root),
  'adds a line to a file': (root, round) => appendJsonLine(join(root, `d/f${round}`), 'x', root),
  'makes a folder': (root, round) => makeFolderBelow(root, `d/a${round}/b`),
  'makes a folder to write to': (root, round) => makeWritableBelow(root, `d/a${round}`),
  'prepares a file': (root, round) => prepareBelow(root, `d/a${round}/new`),
  'copies a file into it': (root, round, from) => copyBelow(from, root, `d/new${round}`),
  'copies a file into new folders': (root, round, from) => copyBelow(from, root, `d/a${round}/new`),
  'moves a folder into it': async (root, round) => {
    await mkdir(join(root, `m${round}`))
    return moveBelow(root, `m${round}`, `d/m${round}`)
  },
  'removes a file': (root, round) => removeBelow(root, `d/f${round}`),
}

describe.skipIf(process.platform !== 'linux')('a link that comes in the place of a folder', () => {
  it.each(Object.entries(RACED))('leads nobody anywhere who %s', async (_name, work) => {
    const outside = await makeFolder(each('precious', (round) => `f${round}`))
    const from = await makeFolder({
      ...each('new', (round) => `d/new${round}`),
      ...each('new', (round) => `d/a${round}/new`),
    })
    const root = await makeFolder(each('', (round) => `d/f${round}`))
    const before = (await readdir(outside)).sort()
    await swapLink(root, 'd', outside)
    let done = 0
    // On a busy machine the link can be there in every one of a few rounds.
    for (let round = 0; round < ROUNDS || (done === 0 && round < MOST_ROUNDS); round++)
      await work(root, round % ROUNDS, from).then(
        () => done++,
        () => {},
      )
    expect((await readdir(outside)).sort()).toEqual(before)
    for (const name of before) expect(await readFile(join(outside, name), 'utf8')).toBe('precious')
    expect(done).toBeGreaterThan(0) // where it was a folder for the time
  })
})

it.each(Object.keys(ODD_FILES).filter((kind) => kind !== 'a file of 40 GB'))(
  'nothing is written where there is %s',
  async (kind) => {
    const root = await makeFolder({ secret: 'precious' })
    await ODD_FILES[kind]?.(join(root, 'x'), join(root, 'secret'))
    const works = [
      () => writeFileAtomic(join(root, 'x'), 'new', root),
      () => appendJsonLine(join(root, 'x'), 'new', root),
      () => prepareBelow(root, 'x'),
      () => removeBelow(root, 'x'),
      () => makeFolderBelow(root, 'x'),
      () => makeFolderBelow(root, 'x/y'),
      async () => copyBelow(await makeFolder({ x: 'new' }), root, 'x'),
    ]
    for (const work of works) await expect(work()).rejects.toMatchObject({ name: 'UserError', exitCode: 3 })
    expect(await readFile(join(root, 'secret'), 'utf8')).toBe('precious')
    expect((await readdir(root)).sort()).toEqual(['secret', 'x'])
  },
)

it('moves nothing to where another has put something meanwhile', async () => {
  const root = await makeFolder({ 'a/mine': 'mine', 'b/theirs': 'theirs' })
  await expect(moveBelow(root, 'a', 'b')).rejects.toMatchObject({ name: 'UserError', exitCode: 1 })
  expect((await readdir(root, { recursive: true })).sort()).toEqual(['a', 'a/mine', 'b', 'b/theirs'])
})
