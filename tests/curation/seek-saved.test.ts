import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type KeptLock, keepLock } from '../../src/curation/kept-lock.ts'
import { seekSaved } from '../../src/curation/seek-saved.ts'
import type { TriedEntry } from '../../src/curation/try-entry.ts'
import { NOT_MENDED } from '../../src/environment/lock-packages.ts'
import { makeFolder } from '../support/temporary.ts'

const LOCKED = 'scikit-learn==2.1.0\n'
const printing = (text: string, lock: KeptLock = []) =>
  ({
    lock,
    triedInVain: { asked: [], isUnpinned: false },
    environment: { excludeNewer: '2022-10-26' },
    run: { record: { status: 'ok', exitCode: 0, wallSeconds: 1 } },
    mending: NOT_MENDED,
    metric: { text, rule: { scale: 'fraction' }, otherwise: [{ from: 'saved-cells', value: '0.87654' }] },
  }) as unknown as TriedEntry

/** Folder of a project, and what became of its entry where an older version prints `text`. */
async function seek(text: string, asOf: string | null = null) {
  const folder = await makeFolder({ 'requirements.lock': LOCKED })
  const first = printing('0.81234', await keepLock(folder))
  const tried = await seekSaved(first, { folder, asOf }, async ({ toMatch, isOfItsTime }) => {
    await writeFile(join(folder, 'requirements.txt'), isOfItsTime ? 'of its time' : toMatch.join('\n'))
    await writeFile(join(folder, 'requirements.lock'), 'scikit-learn==1.9.0\n')
    return printing(text)
  })
  return { folder, tried }
}

it('keeps the older version with which a notebook comes to what it shows', async () => {
  const { folder, tried } = await seek('0.87654')
  expect(tried.metric?.text).toBe('0.87654')
  expect(await readFile(join(folder, 'requirements.txt'), 'utf8')).toBe('scikit-learn<2')
})

it('knows a number with commas between its thousands for the one that a notebook shows', async () => {
  const folder = await makeFolder({ 'requirements.lock': LOCKED })
  const { metric, ...first } = printing('12,346.5', await keepLock(folder))
  const tried = { ...first, metric: metric && { ...metric, otherwise: [{ from: 'saved-cells', value: '12345.67' }] } }
  const again = printing('12,345.67')
  expect(await seekSaved(tried as TriedEntry, { folder, asOf: null }, async () => again)).toBe(again)
})

it("takes packages of the commit's time before all, where its own are later", async () => {
  const { folder } = await seek('0.87654', '2019-01-01')
  expect(await readFile(join(folder, 'requirements.txt'), 'utf8')).toBe('of its time')
})

it('leaves no file of versions that were tried in vain', async () => {
  const { folder, tried } = await seek('0.5')
  expect(tried.metric?.text).toBe('0.81234')
  expect(tried.triedInVain.asked).toEqual(['scikit-learn<2', 'scikit-learn<1'])
  expect(await readdir(folder)).toEqual(['requirements.lock'])
  expect(await readFile(join(folder, 'requirements.lock'), 'utf8')).toBe(LOCKED)
})

it('seeks no version for a result that varies by itself', async () => {
  const folder = await makeFolder({ 'requirements.lock': LOCKED })
  const varies = printing('0.81234', await keepLock(folder))
  const { metric } = varies
  const otherwise = [...(metric?.otherwise ?? []), { from: 'another-run' as const, value: '0.8' }]
  const tried = { ...varies, metric: metric && { ...metric, otherwise } }
  expect(await seekSaved(tried, { folder, asOf: null }, async () => printing('0.87654'))).toBe(tried)
})
