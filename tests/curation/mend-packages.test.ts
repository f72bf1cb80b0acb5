import { expect, it } from 'vitest'
import type { AuthorsRun } from '../../src/benchmark/run-authors.ts'
import { findMending } from '../../src/curation/mend-packages.ts'
import { NOT_MENDED } from '../../src/environment/lock-packages.ts'

const failed = (errorType: string, errorMessage: string, place: string): AuthorsRun =>
  ({
    record: { status: 'failed', errorType, errorMessage },
    stderr: `Traceback (most recent call last):\n  File "${place}", line 1, in x\n    x()\n${errorType}: ${errorMessage}\n`,
  }) as AuthorsRun

const PACKAGE = '/environment/lib/python3.11/site-packages/pandas/core/frame.py'

it.each([
  ['ImportError', "Missing optional dependency 'tabulate'. Use pip or conda to install tabulate.", 'tabulate'],
  ['AttributeError', "The '.style' accessor requires jinja2. Did you mean: 'astype'?", 'jinja2'],
  ['ModuleNotFoundError', "No module named 'yaml.parser'", 'pyyaml'],
  ['AssertionError', 'IPython must be installed to show it! Run `pip install ipython` and restart.', 'ipython'],
])('adds what a package says that it lacks: %s', (type, message, wanted) => {
  expect(findMending(failed(type, message, PACKAGE), NOT_MENDED)).toEqual({ asked: [wanted], isUnpinned: false })
})

it('leaves out the pins where a package does not say what it lacks, once, and adds nothing for a fault of the script', () => {
  const run = failed('AttributeError', "module 'numpy' has no attribute 'int'", PACKAGE)
  expect(findMending(run, NOT_MENDED)).toEqual({ asked: [], isUnpinned: true })
  expect(findMending(run, { asked: [], isUnpinned: true })).toBeNull()
  const own = failed('AttributeError', "The '.style' accessor requires jinja2", '/home/sandbox/work/project/a.py')
  expect(findMending(own, NOT_MENDED)).toBeNull()
})
