import { expect, it } from 'vitest'
import { listOwnFrames } from '../../src/curation/own-frames.ts'
import { PROJECT } from '../../src/sandbox/inside.ts'

it('lists what of a traceback is of the project', () => {
  const stderr = [
    `${PROJECT}/train.py:2: FutureWarning: soon`,
    'Traceback (most recent call last):',
    '  File "/usr/lib/python3/site-packages/pandas/frame.py", line 7, in get',
    '    return self.index(key)',
    "KeyError: 'G3'",
    '',
    'Traceback (most recent call last):',
    `  File "${PROJECT}/train.py", line 12, in <module>`,
    "    true = X['G3']",
    '           ~^^^^^^',
    `  File "${PROJECT}/my data/load.py", line 3, in load`,
    '  File "/usr/lib/python3/site-packages/pandas/frame.py", line 9, in get',
    '    raise KeyError(key)',
    "KeyError: 'G3'",
  ].join('\n')
  expect(listOwnFrames(stderr)).toEqual([
    { path: 'train.py', line: 12, isTopLevel: true, code: "true = X['G3']" },
    { path: 'my data/load.py', line: 3, isTopLevel: false, code: '' },
  ])
})

it('finds the line that is no Python', () => {
  const stderr = `  File "${PROJECT}/train.py", line 3\n    print 1\n    ^^^^^^^\nSyntaxError: Missing parentheses`
  expect(listOwnFrames(stderr)).toEqual([{ path: 'train.py', line: 3, isTopLevel: false, code: 'print 1' }])
})
