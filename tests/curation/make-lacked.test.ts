import { mkdir, open } from 'node:fs/promises'
import { expect, it } from 'vitest'
import type { MakerRun } from '../../src/benchmark/make-data.ts'
import { openWorkshop } from '../../src/curation/make-lacked.ts'
import { storeData } from '../../src/dataset/sources/outside-data.ts'
import { makeFolder } from '../support/temporary.ts'

const SCRIPT = { 'make.py': "open('data/x.csv', 'w')" }

/** What is asked of a script that makes what `code` lacks, in a repository of these other files. */
async function listAsked(code: string, files: readonly string[] = []): Promise<readonly string[]> {
  let asked: readonly string[] = []
  const source = await makeFolder(SCRIPT)
  const brought = { addresses: [], made: [] }
  const make = openWorkshop({
    source,
    files: ['make.py', ...files],
    reached: [],
    trainedBy: [],
    brought,
    onUnsteady() {},
  })
  await make('data/x.csv', code, async (_script, wanted) => {
    asked = wanted
    return null
  })
  return asked
}

it('asks a script for nothing that can not lie beside the files of its repository', async () => {
  const code = "'out/y.csv', 'deep/down/z.csv', 'here.csv', 'data/w.csv', 'shelf.csv', '../up.csv'"
  const asked = await listAsked(code, ['out', 'deep/down', 'here.csv', 'shelf.csv/a.txt'])
  const beside = ['data/y.csv', 'data/z.csv', 'data/here.csv', 'data/w.csv', 'data/shelf.csv', 'data/up.csv']
  expect(asked).toEqual(['data/x.csv', ...beside])
  expect(await listAsked(code, ['data'])).toEqual([])
})

it('asks for all that the script names like the one it lacks', async () => {
  const code = "for part in ['x', 'y', 3]: read(f'data/{part}.csv')"
  expect(await listAsked(code)).toEqual(['data/x.csv', 'x.csv', 'y.csv', 'data/y.csv', '3.csv', 'data/3.csv'])
})

it('looks for nothing that a script lacked in one way once it made the file in another', async () => {
  const source = await makeFolder({ ...SCRIPT, 'raw.py': "open('data/raw.csv', 'w')" })
  const brought = { addresses: [], made: [] }
  const make = openWorkshop({
    source,
    files: ['make.py', 'raw.py'],
    reached: [],
    trainedBy: [],
    brought,
    onUnsteady() {},
  })
  const start = { script: 'make.py', workingDirectory: '.', arguments: [] }
  const failed = { errorType: 'FileNotFoundError', errorMessage: "No such file or directory: 'data/raw.csv'" }
  const ways = [failed, { status: 'ok' }].map((record) => ({ run: { record }, start }))
  const made = [{ path: 'data/x.csv', sha256: 'a', bytes: 1 }]
  const asked: string[] = []
  const isMade = await make('data/x.csv', "'data/x.csv'", async (script) => {
    asked.push(script)
    return { ...ways[1], ways, made } as unknown as MakerRun
  })
  expect({ isMade, asked }).toEqual({ isMade: true, asked: ['make.py', 'make.py'] })
})

it('looks through a flood of names beside a flood of files in a moment', async () => {
  const files = Array.from({ length: 45_000 }, (_, index) => `d/${index}.csv`)
  const code = files.map((path) => `'${path}'`).join(',')
  const begun = performance.now()
  expect(await listAsked(code, files)).toHaveLength(50)
  expect(performance.now() - begun).toBeLessThan(4000)
})

it('stores no made file of more bytes than there is room for, however few of them are on the disk', async () => {
  const folder = await makeFolder()
  await mkdir(`${folder}/data`)
  await using file = await open(`${folder}/data/holes.csv`, 'w')
  await file.truncate(1_000_000)
  const env = { ...process.env, GREENML_CACHE: await makeFolder() }
  expect(await storeData(folder, 'data/holes.csv', env, 999_999)).toBeNull()
  expect(await storeData(folder, 'data/holes.csv', env, 1_000_000)).toMatchObject({ bytes: 1_000_000 })
})
