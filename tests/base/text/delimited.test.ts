import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  decodeText,
  detectDelimiter,
  encodeText,
  isMissing,
  parseDelimited,
  parseFirstRows,
} from '../../../src/base/text/delimited.ts'

it.each([
  ['line ends of several kinds', 'a,b\r\n1,2\n3,4\r5,6', ['a|b', '1|2', '3|4', '5|6']],
  ['empty lines', '\na,b\n\n\r\n1,2\n', ['a|b', '1|2']],
  ['rows of other widths', 'a,b\n1\n2,3,4\n', ['a|b', '1', '2|3|4']],
  ['quotes', '"a ""b""","c,d"\n"e\nf",\n', ['a "b"|c,d', 'e\nf|']],
  ['a quote inside a cell', 'a,5" wide\n', ['a|5" wide']],
  ['nothing', '', []],
])('reads %s', (_name, text, rows) => {
  expect(parseDelimited(text, ',').map((row) => row.join('|'))).toEqual(rows)
  expect(parseFirstRows(text, ',', 2)).toEqual({ rows: parseDelimited(text, ',').slice(0, 2), isTorn: false })
})

it('leaves out a row that the text ends inside of, or calls it an error', () => {
  const text = 'a,b\n1,"x\ny"\n2,"half of'
  expect(parseFirstRows(text, ',', 10)).toEqual({ rows: parseDelimited('a,b\n1,"x\ny"', ','), isTorn: true })
  expect(parseFirstRows(text, ',', 2).isTorn).toBe(false)
  expect(() => parseDelimited(text, ',')).toThrow(/Quote/)
  expect(parseDelimited(text, ',', false).at(-1)).toEqual(['2', '"half of'])
})

it.each([
  ['commas', 'a,b;c\n1,2\n', null, ','],
  ['the one by which rows are alike', 'a b;c|d,e\nx|y, z\nx|y, z, u\n', null, '|'],
  ['the one that makes more columns', 'a,b;c;d\n1,2;3;4\n', null, ';'],
  ['the one that makes the column', 'a;b;c,y\n1;2;3,4\n', 'y', ','],
  ['any for a column alone', 'y\n1\n', 'y', ','],
  ['none for a sentence', 'just a sentence\n', null, null],
  ['none without the column', 'a,b\n1,2\n', 'y', null],
  ['none for nothing', '', null, null],
])('detects %s', (_name, text, column, delimiter) => {
  expect(detectDelimiter(text, column)).toBe(delimiter)
})

it('gives back the bytes of any text', () => {
  const bytes = fc.uint8Array({ maxLength: 40 }).map((array) => Buffer.from(array))
  const text = fc
    .tuple(fc.boolean(), fc.string({ unit: 'grapheme' }))
    .map(([mark, body]) => Buffer.from(`${mark ? '\ufeff' : ''}${body}`))
  fc.assert(
    fc.property(fc.oneof(bytes, text), (content) => {
      const { text, encoding } = decodeText(content)
      fc.pre(encoding !== 'utf-16')
      expect(encodeText(text, encoding)).toEqual(content)
    }),
  )
  expect(decodeText(Buffer.from('\ufeffa\u00fc', 'utf16le'))).toEqual({ text: 'a\u00fc', encoding: 'utf-16' })
  expect(decodeText(Buffer.from('a\u00fc').subarray(0, 2), true)).toEqual({ text: 'a', encoding: 'utf-8' })
  expect(decodeText(Buffer.from('a\u00fc').subarray(0, 2)).encoding).toBe('latin-1')
})

it('reads any table that is quoted as it was', () => {
  const cell = fc.string({ unit: 'grapheme', maxLength: 8 })
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 6 })
  const delimiters = fc.constantFrom(',', ';', '\t', '|')
  fc.assert(
    fc.property(rows, delimiters, fc.constantFrom('\n', '\r\n', '\r'), (body, delimiter, end) => {
      const text = body.map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(delimiter)).join(end)
      expect(parseDelimited(text, delimiter)).toEqual(body)
    }),
  )
})

it('knows what pandas and others write for nothing', () => {
  expect(['', ' ', '?', 'NA', 'NaN', 'None', 'NULL', '#N/A', '<NA>', 'n/a'].every(isMissing)).toBe(true)
  expect(['0', 'no', 'nana', '-'].some(isMissing)).toBe(false)
})
