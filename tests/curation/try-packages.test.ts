import { expect, it } from 'vitest'
import type { AuthorsRun } from '../../src/benchmark/run-authors.ts'
import { tryPackages } from '../../src/curation/try-packages.ts'
import { type Mending, NOT_MENDED } from '../../src/environment/lock-packages.ts'

const FINE = { record: { status: 'ok', errorType: null, errorMessage: null }, stderr: '' } as AuthorsRun
const failing = (message: string) =>
  ({ record: { status: 'failed', errorType: 'AttributeError', errorMessage: message }, stderr: '' }) as AuthorsRun
const LACKS_INT = failing("module 'numpy' has no attribute 'int'")

/** Tries packages with which a script ends so; also which were locked, in turn. */
async function tryThem(endsBy: (mending: Mending) => AuthorsRun | null) {
  const locked: Mending[] = []
  const tried = await tryPackages(
    NOT_MENDED,
    async (mending) => {
      locked.push(mending)
      const lockFault = endsBy(mending) === null ? 'no wheels' : null
      return { environment: { requirements: mending.asked.join(' ') }, lockFault }
    },
    async (environment) => {
      const asked = (environment.requirements ?? '').split(' ').filter((each) => each !== '')
      return { run: endsBy({ ...NOT_MENDED, asked }), notRun: null }
    },
  )
  return { ...tried, locked: locked.map(({ asked }) => asked) }
}

it('keeps the packages with which a script gets past its fault', async () => {
  const tried = await tryThem(({ asked }) => (asked.length > 0 ? FINE : LACKS_INT))
  expect(tried).toMatchObject({ mending: { asked: ['numpy<1.24'] }, triedInVain: [], best: { run: FINE } })
  expect(tried.locked).toEqual([[], ['numpy<1.24']])
})

it('goes back to the packages as they were where none helps, and names what it tried', async () => {
  const tried = await tryThem(() => LACKS_INT)
  expect(tried).toMatchObject({ mending: { asked: [] }, triedInVain: ['numpy<1.24'], best: { run: LACKS_INT } })
  expect(tried.locked).toEqual([[], ['numpy<1.24'], []])
})

it('says why packages have no lock, and runs nothing then', async () => {
  const tried = await tryThem(() => null)
  expect(tried).toMatchObject({
    lockFault: 'no wheels',
    triedInVain: [],
    best: { run: null, notRun: 'its packages have no lock: no wheels' },
  })
})
