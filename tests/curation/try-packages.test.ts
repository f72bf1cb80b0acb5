import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { AuthorsRun } from '../../src/benchmark/run-authors.ts'
import { tryPackages } from '../../src/curation/try-packages.ts'
import { type Mending, NOT_MENDED } from '../../src/environment/lock-packages.ts'
import { makeFolder } from '../support/temporary.ts'

const seen = (stdout: string) => ({ stdout, fileUse: { read: [], written: [] } })
const FINE = {
  record: { status: 'ok', exitCode: 0, errorType: null, errorMessage: null },
  stderr: '',
  ...seen(''),
} as unknown as AuthorsRun
const failing = (message: string, stdout = '') =>
  ({
    record: { status: 'failed', errorType: 'AttributeError', errorMessage: message, wallSeconds: 1 },
    stderr: '',
    ...seen(stdout),
  }) as unknown as AuthorsRun
const LACKS_INT = failing("module 'numpy' has no attribute 'int'")

const inPackage = {
  ...failing('it broke'),
  stderr: '  File "/environment/lib/site-packages/a/b.py", line 1, in x\n    x()\nAttributeError: it broke\n',
}
const OF_ITS_TIME = 'of-its-time'

/** Tries packages with which a script ends so; also which were locked, in turn. */
async function tryThem(endsBy: (mending: Mending) => AuthorsRun | null, onRun = () => {}, excludeNewer = '2020-01-01') {
  const locked: Mending[] = []
  const folder = await makeFolder({})
  const tried = await tryPackages(
    { folder, asOf: '2020-01-01' },
    NOT_MENDED,
    async (mending) => {
      locked.push(mending)
      const text = [...(mending.isOfItsTime ? [OF_ITS_TIME] : []), ...mending.asked].join(' ')
      await writeFile(join(folder, 'requirements.lock'), text)
      const lockFault = endsBy(mending) === null ? 'no wheels' : null
      return { environment: { requirements: text, excludeNewer }, leftOut: [], lockFault }
    },
    async (environment) => {
      onRun()
      const asked = (environment.requirements ?? '').split(' ').filter((each) => each !== '')
      return { run: endsBy({ ...NOT_MENDED, asked, isOfItsTime: asked.includes(OF_ITS_TIME) }), notRun: null }
    },
  )
  const kept = await readFile(join(folder, 'requirements.lock'), 'utf8')
  return { ...tried, locked: locked.map(({ asked }) => asked), kept }
}

it('keeps the packages with which a script gets past its fault', async () => {
  const tried = await tryThem(({ asked }) => (asked.length > 0 ? FINE : LACKS_INT))
  expect(tried).toMatchObject({ mending: { asked: ['numpy<1.24'] }, triedInVain: { asked: [] }, best: { run: FINE } })
  expect(tried).toMatchObject({ locked: [[], ['numpy<1.24']], kept: 'numpy<1.24' })
})

it('goes back to the packages as they were where none helps, and names what it tried', async () => {
  const tried = await tryThem(() => LACKS_INT)
  expect(tried).toMatchObject({ mending: { asked: [] }, triedInVain: { asked: ['numpy<1.24'], isUnpinned: false } })
  expect(tried).toMatchObject({ best: { run: LACKS_INT }, locked: [[], ['numpy<1.24']], kept: '' })
})

it('keeps what a script gets further with, though it fails for another package then', async () => {
  const lacksAppend = failing("'DataFrame' object has no attribute 'append'", 'it went on')
  const tried = await tryThem(({ asked }) => (asked.length > 0 ? lacksAppend : LACKS_INT))
  expect(tried).toMatchObject({
    mending: { asked: ['numpy<1.24'] },
    kept: 'numpy<1.24',
    best: { run: lacksAppend },
    triedInVain: { asked: ['pandas<2'], isUnpinned: false },
  })
})

it('runs nothing again, and tells of no pins, where the author has none', async () => {
  let runs = 0
  const tried = await tryThem(
    () => inPackage,
    () => runs++,
  )
  expect(tried).toMatchObject({ triedInVain: { asked: [], isUnpinned: false }, best: { run: inPackage }, kept: '' })
  expect([tried.locked.length, runs]).toEqual([2, 1])
})

it.each([
  ['with which it gets further', "name 'x' is not defined", 'it went on', OF_ITS_TIME],
  ['with which it fails alike and prints more, not', "'DataFrame' object has no attribute 'ix'", '0.5000001', ''],
  ['with which it gets no further, not', "name 'x' is not defined", '', ''],
])("takes packages of the commit's time where later ones fail: those %s", async (_name, message, printed, kept) => {
  const lacksIx = failing("'DataFrame' object has no attribute 'ix'")
  const ends = ({ isOfItsTime }: Mending) => (isOfItsTime ? failing(message, printed) : lacksIx)
  expect(await tryThem(ends, () => {}, '2022-10-26')).toMatchObject({ kept })
  expect(await tryThem(ends)).toMatchObject({ kept: '', locked: [[]] })
  const long = { ...lacksIx, record: { ...lacksIx.record, wallSeconds: 61 } }
  expect(
    await tryThem(
      (each) => (each.isOfItsTime ? ends(each) : long),
      () => {},
      '2022-10-26',
    ),
  ).toMatchObject({
    locked: [[]],
  })
  const ofPackage = await tryThem(
    ({ isOfItsTime }) => (isOfItsTime ? FINE : inPackage),
    () => {},
    '2022-10-26',
  )
  expect(ofPackage).toMatchObject({ kept: OF_ITS_TIME, mending: { isUnpinned: false } })
})

it.each([
  ['no older Python is installed', true],
  ['they get the script no further', false],
])(
  "leaves the author's pins out, with packages as they were, where those of its time fail too, or are the same: %s",
  async (_name, isSame) => {
    const ran: string[] = []
    const folder = await makeFolder({})
    const tried = await tryPackages(
      { folder, asOf: '2020-01-01' },
      NOT_MENDED,
      async ({ isUnpinned, isOfItsTime }) => {
        const text = `${isUnpinned ? 'free' : 'pinned'}${isOfItsTime && !isSame ? ' old' : ''}`
        await writeFile(join(folder, 'requirements.lock'), text)
        return { environment: { requirements: text, excludeNewer: '2022-10-26' }, leftOut: [], lockFault: null }
      },
      async ({ requirements = '' }) => {
        ran.push(requirements)
        return { run: requirements === 'free' ? FINE : inPackage, notRun: null }
      },
    )
    expect(ran).toEqual(isSame ? ['pinned', 'free'] : ['pinned', 'pinned old', 'free'])
    expect(tried).toMatchObject({ mending: { isUnpinned: true, isOfItsTime: false }, best: { run: FINE } })
    expect(await readFile(join(folder, 'requirements.lock'), 'utf8')).toBe('free')
  },
)

it('says why packages have no lock, and runs nothing then', async () => {
  const tried = await tryThem(() => null)
  expect(tried).toMatchObject({
    lockFault: 'no wheels',
    triedInVain: { asked: [], isUnpinned: false },
    best: { run: null, notRun: 'its packages have no lock: no wheels' },
  })
})

it('goes on where one package after the other lacks something', async () => {
  const lacks = [
    LACKS_INT,
    failing("'DataFrame' object has no attribute 'append'"),
    failing("module 'matplotlib.cm' has no attribute 'get_cmap'"),
    failing("No module named 'sklearn.utils.testing'"),
    failing("cannot import name 'AdamW' from 'transformers'"),
  ]
  const tried = await tryThem(({ asked }) => lacks[asked.length] ?? FINE)
  expect(tried).toMatchObject({ best: { run: FINE }, triedInVain: { asked: [] } })
  expect(tried.mending.asked).toHaveLength(lacks.length)
})
