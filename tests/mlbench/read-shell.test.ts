import { expect, it } from 'vitest'
import { readShell } from '../../src/mlbench/grading/read-shell.ts'

it.each(['\v', '\f', '\u00a0', '\u0085', '\u2028', '\u3000', '\ufeff'])(
  'takes %j for a part of a word, as a shell does, and comes to its end',
  (blank) => {
    expect(readShell(`python${blank}a.py ${blank}\n${blank}`).map(({ words }) => words)).toEqual([
      [`python${blank}a.py`, blank],
      [blank],
    ])
  },
)
