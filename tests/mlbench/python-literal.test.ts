import { describe, expect, it } from 'vitest'
import { parsePythonLiteral, printPython } from '../../src/mlbench/data/python-literal.ts'

const print = (text: string) => {
  const value = parsePythonLiteral(text)
  return value === null ? null : printPython(value)
}

describe('a Python literal', () => {
  it.each([
    ['7.0', '7.0'],
    ['1e-05', '1e-05'],
    ['0.00001', '1e-05'],
    ['1e16', '1e+16'],
    ['1e15', '1000000000000000.0'],
    ['-1.0', '-1.0'],
    ['0.15', '0.15'],
    ['1_000', '1000'],
    ['0x1F', '31'],
    ['0x_1f', '31'],
    ['1e1_0', '10000000000.0'],
    ['- 5', '-5'],
    ['...', 'Ellipsis'],
    ['[1, # one\n 2,\f\\\n 3]#end', '[1, 2, 3]'],
    ["'''a\r\nb\rc'''", 'a\nb\nc'],
    ["'a\\\r\nb'", 'ab'],
    ['-0', '0'],
    ['123456789012345678901234567890', '123456789012345678901234567890'],
    ['True', 'True'],
    ['None', 'None'],
    ["'it''s'", 'its'],
    ['"it\'s"', "it's"],
    ["r'a\\n'", 'a\\n'],
    ["'a\\x41\\u00e9\\n'", 'aAé\n'],
    ["('a',)", "('a',)"],
    ['(1)', '1'],
    ['[1, "b", {"c": (2, 3.0)}]', "[1, 'b', {'c': (2, 3.0)}]"],
    ['{}', '{}'],
    ['{1, 2}', '{1, 2}'],
    ["{'a': \"b'c\"}", "{'a': \"b'c\"}"],
    ["{'a': 1, 'b': 2, 'a': 3}", "{'a': 3, 'b': 2}"],
    ["['é\u2028\u00a0\u200b\x7f\u{e0001}\\ud800 ']", "['é\\u2028\\xa0\\u200b\\x7f\\U000e0001\\ud800 ']"],
  ])('%s prints as %s', (text, printed) => {
    expect(print(text)).toBe(printed)
  })

  it.each([
    '',
    'x',
    "'a",
    '[1',
    '{1: 2, 3}',
    '1 2',
    '[,]',
    'f(1)',
    '012',
    '1_',
    '1__0',
    '1.2.3',
    '1\u00a0',
    '[1\\ ]',
    "b'a'",
    "{'a' 1}",
    '['.repeat(100) + ']'.repeat(100),
  ])('%j is none', (text) => {
    expect(print(text)).toBeNull()
  })
})
