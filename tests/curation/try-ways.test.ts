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
    ({ ...{ stdout: '', fileUse: { read: [] } }, record: { status: 'failed', errorType } }) as unknown as AuthorsRun
  const ends = ['ImportError', 'FileNotFoundError', 'ValueError'].map(endedBy)
  const further = ends.map((run) => ends.map((than) => gotFurther(run, than)))
  expect(further).toEqual([
    [false, false, false],
    [true, false, false],
    [true, true, false],
  ])
})

it('shows a script its files where it fails without saying that it misses one', async () => {
  const run = (places: number, read: readonly string[]) =>
    ({
      ...{ stdout: '', stderr: '', fileUse: { read, written: [] } },
      record: places > 0 ? { status: 'ok', exitCode: 0 } : { status: 'failed', exitCode: 1, errorMessage: 'no table' },
    }) as unknown as AuthorsRun
  const way = { text: null, start: { reasons: [] }, isReordered: false } as unknown as Parameters<
    typeof tryInPlaces
  >[0][0]
  const code = "create_engine('sqlite:////home/me/birds.sqlite')"
  const best = await tryInPlaces([way], { files: ['data/birds.sqlite'], code }, async (_, places) => ({
    run: run(
      places.length,
      places.map(({ shows }) => shows ?? ''),
    ),
    notRun: null,
  }))
  expect(best.places).toEqual([{ at: '/home/me/birds.sqlite', shows: 'data/birds.sqlite' }])
  expect(best.run?.record.status).toBe('ok')
})
