import { expect, it } from 'vitest'
import { mergeFindings } from '../../src/genai-greenml/caveats.ts'

const finding = (kind: 'zero energy' | 'one run each', message: string, rows: number[] = []) => ({
  kind,
  message,
  rows,
})

it('says a finding of several files once, with the range of its numbers and the rows of each', () => {
  const merged = mergeFindings(
    [
      { file: 'a', finding: finding('zero energy', '0 J stands in 2 rows: a saving of 100 %.', [4, 9]) },
      { file: 'a', finding: finding('one run each', 'Every script ran once.') },
      { file: 'b', finding: finding('zero energy', '0 J stands in 11 rows: a saving of 100 %.', [3, 4, 5, 6, 7]) },
      { file: 'b', finding: finding('one run each', 'Every script ran once.') },
      { file: 'c', finding: finding('one run each', 'Every script ran once.') },
    ],
    3,
  )
  expect(merged).toEqual([
    'In a, b: 0 J stands in 2–11 rows: a saving of 100 %. Rows: a 4, 9; b 3, 4, 5, 6 and 1 more.',
    'In all 3 files: Every script ran once.',
  ])
})

it('keeps apart what differs in more than numbers', () => {
  const of = (file: string, message: string) => ({ file, finding: finding('zero energy', message) })
  expect(mergeFindings([of('a', '1 row is odd.'), of('b', '2 rows are odd.')], 2)).toEqual([
    'In a: 1 row is odd.',
    'In b: 2 rows are odd.',
  ])
})
