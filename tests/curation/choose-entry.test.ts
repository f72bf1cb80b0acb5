import { expect, it } from 'vitest'
import { chooseTried } from '../../src/curation/choose-entry.ts'
import type { TriedEntry } from '../../src/curation/try-entry.ts'
import type { EntryReason } from '../../src/schema/dataset/import-report.ts'

const WORKS: readonly EntryReason[] = ['fits', 'computes-metric']

/** An entry whose run ended with this code and printed no result. */
const tried = (path: string, exitCode: number, reasons: readonly EntryReason[], failureClass = '', errorMessage = '') =>
  ({
    ...{ candidate: { path, reasons, score: 0 }, lockFault: null, metric: null },
    run: {
      record: {
        status: exitCode === 0 ? 'ok' : 'failed',
        exitCode,
        failureClass,
        errorType: 'ImportError',
        errorMessage,
      },
    },
  }) as unknown as TriedEntry

const LACKS = "cannot import name 'tune' from 'utils' "

it.each([
  ['that did its work, not one that failed', [tried('watch.py', 1, WORKS), tried('train.py', 0, WORKS)], 'train.py'],
  ['that failed, not one that has no work', [tried('train.py', 1, WORKS), tried('plot.py', 0, ['fits'])], 'train.py'],
  [
    'that failed, not one that is no Python',
    [tried('colab.py', 1, WORKS, 'syntax'), tried('colab.ipynb', 1, WORKS, 'data-values')],
    'colab.ipynb',
  ],
  [
    'that failed, not one that imports what the repository lacks',
    [
      tried('old.py', 1, WORKS, 'import', `${LACKS}(/home/sandbox/work/project/utils.py)`),
      tried('train.py', 1, WORKS, 'import', `${LACKS}(/environment/utils.py)`),
    ],
    'train.py',
  ],
])('takes of entries without a result the one %s', (_, all, path) => {
  expect(chooseTried(all)?.candidate.path).toBe(path)
})
