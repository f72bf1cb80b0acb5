import { expect, it } from 'vitest'
import type { AuthorsRun } from '../../src/benchmark/run-authors.ts'
import { findFailingCell, gotFurther, tryInPlaces } from '../../src/curation/try-ways.ts'

const CODE = '# In[1]\ndef draw():\n    fail()\n\n# In[2]\nx = 1\n\n# In[3]\ndraw()\n'
const FRAMES = [
  'Traceback (most recent call last):',
  '  File "/home/sandbox/work/project/a.py", line 9, in <module>',
  '    draw()',
  '  File "/home/sandbox/work/project/a.py", line 3, in draw',
  '    fail()',
  'NameError: fail',
]
const failed = (lines: readonly string[]) => ({ record: { status: 'failed' }, stderr: lines.join('\n') }) as AuthorsRun

it('takes the cell that calls for the one that fails, not that which made what it calls', () => {
  expect(findFailingCell(failed(FRAMES), 'a.py', CODE, [3])).toBe(3)
  expect(findFailingCell(failed(FRAMES), 'a.py', CODE, [1])).toBeNull()
})

it('knows no cell of a script, of another file or of a run that ended well', () => {
  expect(findFailingCell(failed(FRAMES), 'a.py', null, [3])).toBeNull()
  expect(findFailingCell(failed(FRAMES), 'b.py', CODE, [3])).toBeNull()
  expect(findFailingCell({ ...failed(FRAMES), record: { status: 'ok' } } as AuthorsRun, 'a.py', CODE, [3])).toBeNull()
})

it('tries no other folder where a run lacks what its author had in a home, and where a script is no Python', async () => {
  const start = { reasons: [], workingDirectory: '.' }
  const ways = [1, 2].map(() => ({ text: null, start, isReordered: false })) as unknown as Parameters<
    typeof tryInPlaces
  >[0]
  const countRuns = async (errorType: string, failureClass = 'runtime') => {
    let runs = 0
    await tryInPlaces(ways, { files: [], code: '' }, async () => {
      runs++
      const record = {
        status: 'failed',
        exitCode: 1,
        errorType,
        failureClass,
        errorMessage: 'Resource stopwords not found.',
      }
      const run = { record, stdout: '', stderr: '', fileUse: { read: ['a.csv'], written: [] } }
      return { run: run as unknown as AuthorsRun, notRun: null }
    })
    return runs
  }
  expect(await countRuns('LookupError')).toBe(1)
  expect(await countRuns('IndentationError', 'syntax')).toBe(1)
  expect(await countRuns('ValueError')).toBe(2)
})

it('takes a script that looks for its files for further than one whose import fails', () => {
  const endedBy = (errorType: string) =>
    ({ stdout: '', fileUse: { read: [] }, record: { status: 'failed', errorType } }) as unknown as AuthorsRun
  const ends = ['ImportError', 'FileNotFoundError', 'ValueError'].map(endedBy)
  const further = ends.map((run) => ends.map((than) => gotFurther(run, than)))
  expect(further).toEqual([
    [false, false, false],
    [true, false, false],
    [true, true, false],
  ])
})

it('takes the saved order of cells where the other lacks a name that a later cell of it brings', async () => {
  const ways = [false, true].map((isReordered) => ({
    text: null,
    isReordered,
    start: { workingDirectory: '.' },
  }))
  const there = { record: { status: 'ok', exitCode: 0 }, fileUse: { read: ['a.csv'], written: [] } }
  const endBy = (errorType: string, errorMessage: string) => ({
    stdout: '',
    stderr: '',
    fileUse: { read: [], written: [] },
    record: { status: 'failed', exitCode: 1, failureClass: 'runtime', errorType, errorMessage },
  })
  const best = await tryInPlaces(
    ways as unknown as Parameters<typeof tryInPlaces>[0],
    { files: ['a.csv'], code: '' },
    async ({ isReordered }, places) => {
      const lacking = isReordered
        ? endBy('NameError', "name 'os' is not defined")
        : endBy('FileNotFoundError', "[Errno 2] No such file or directory: '/home/me/a.csv'")
      return { run: (places.length > 0 ? there : lacking) as unknown as AuthorsRun, notRun: null }
    },
  )
  expect(best).toMatchObject({ way: { isReordered: false }, places: [{ at: '/home/me/a.csv', shows: 'a.csv' }] })
})

const AT_HOME = '/home/me/birds.sqlite'
it.each([
  ['fails without saying that it misses one', { status: 'failed', exitCode: 1, errorMessage: 'no table' }, []],
  ['ends as if all were well', { status: 'ok', exitCode: 0 }, [AT_HOME]],
])('shows a script its files where it %s', async (_name, ends, words) => {
  const way = { text: null, start: { reasons: [], workingDirectory: '.', arguments: words }, isReordered: false }
  const code = words.length > 0 ? '' : `create_engine('sqlite:///${AT_HOME}')`
  const about = { files: ['data/birds.sqlite'], code }
  const later = { status: 'failed', exitCode: 1, errorMessage: 'no network' }
  const best = await tryInPlaces([way] as unknown as Parameters<typeof tryInPlaces>[0], about, async (_, places) => {
    const fileUse = { read: places.map(({ shows }) => shows), written: [] }
    const run = { stdout: '', stderr: '', fileUse, record: places.length > 0 ? later : ends }
    return { run: run as unknown as AuthorsRun, notRun: null }
  })
  expect(best.places).toEqual([{ at: AT_HOME, shows: 'data/birds.sqlite' }])
  expect(best.run?.record).toBe(later)
})

it('makes the folder of a log by its place below the folder that a script starts in', async () => {
  const way = { text: null, start: { reasons: [], workingDirectory: 'src' }, isReordered: false }
  const errorMessage = "[Errno 2] No such file or directory: '/home/sandbox/work/project/src/log/a.txt'"
  const record = { status: 'failed', exitCode: 1, errorType: 'FileNotFoundError', errorMessage }
  const stderr = '    handlers = [logging.FileHandler("log/a.txt")]\n'
  const best = await tryInPlaces(
    [way] as unknown as Parameters<typeof tryInPlaces>[0],
    { files: ['src/main.py'], code: '' },
    async (_, places) => {
      const ends = places.length > 0 ? { status: 'ok', exitCode: 0 } : record
      const run = { stdout: '', stderr, fileUse: { read: [], written: [] }, record: ends }
      return { run: run as unknown as AuthorsRun, notRun: null }
    },
  )
  expect(best.places).toEqual([{ at: 'log', shows: null }])
})
