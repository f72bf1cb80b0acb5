import { expect, it } from 'vitest'
import { displayWidth, shortenToWidth } from '../../../src/base/text/display-width.ts'
import { alignColumns } from '../../../src/base/text/text-table.ts'
import { wrapText } from '../../../src/base/text/wrap.ts'

it('counts the columns of a terminal and not the characters', () => {
  expect(['abc', '×≈…–µ', '日本', 'e\u0301', 'ｆｕ', '🌍', '한글', 'a\u200db'].map(displayWidth)).toEqual([
    3, 5, 4, 1, 4, 2, 4, 2,
  ])
  expect(['short', 'longer than six', '日本語'].map((text) => shortenToWidth(text, 5))).toEqual([
    'short',
    'lo…ix',
    '日…語',
  ])
  expect(wrapText('日本 日本 日本', 9)).toBe('日本 日本\n  日本')
})

const ROWS = [
  ['model', 'mode', 'ratio'],
  ['gpt', '日本', '×0.84'],
]

it('aligns columns, numbers to the right', () => {
  expect(alignColumns(ROWS, 40)).toEqual(['model  mode  ratio', 'gpt    日本  ×0.84'])
  expect(
    alignColumns(
      [
        ['', 'n'],
        ['a', '12'],
        ['b', '3'],
      ],
      40,
      { numbers: true },
    ),
  ).toEqual(['    n', 'a  12', 'b   3'])
})

it('breaks the last column, then cuts the first, then writes each row with its columns’ names', () => {
  const rows = [
    ['name', 'passed', 'result'],
    ['x'.repeat(40), '5 / 6', 'no detectable difference'],
  ]
  expect(alignColumns(rows, 60)).toEqual([
    `${'name'.padEnd(32)}  passed  result`,
    `${'x'.repeat(16)}…${'x'.repeat(15)}  5 / 6   no detectable`,
    `${' '.repeat(42)}difference`,
  ])
  expect(alignColumns(rows, 40, { names: 1 })).toEqual([
    `${'x'.repeat(40)}:\n  passed 5 / 6; result no detectable\n  difference`,
  ])
})
