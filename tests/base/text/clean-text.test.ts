import { describe, expect, it, vi } from 'vitest'
import {
  cleanCodeLine,
  cleanLine,
  cleanMessage,
  cleanText,
  printableJson,
  shorten,
} from '../../../src/base/text/clean-text.ts'
import { spendCpu } from '../../support/cpu.ts'
import { obeyedCommands } from '../../support/workflow-runner.ts'

/** What a terminal, a reader of text or a page takes for more than text. */
const HARMFUL = /[^\P{Cc}\n\t]|[\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/u

describe('cleanLine', () => {
  it.each([
    ['\u001b[31mred\u001b[0m', 'red'],
    ['\u001b]8;;https://evil.example\u0007link\u001b]8;;\u0007', 'link'],
    ['abc\u202Edef\u2066ghi\u2069', 'abcdefghi'],
    ['zero\u200bwidth\ufeff', 'zerowidth'],
    ['two\n  lines\tand a tab', 'two lines and a tab'],
    ['bell\u0007 and \u0000 null', 'bell and null'],
    ['lone \ud800 surrogate', 'lone \ufffd surrogate'],
    ['naïve 日本語 🌱', 'naïve 日本語 🌱'],
  ])('%j becomes %j', (text, expected) => {
    expect(cleanLine(text)).toBe(expected)
  })

  it('cuts by code points, not in the middle of one', () => {
    expect(cleanLine('🌱'.repeat(10), 4)).toBe('🌱🌱🌱…')
    expect(shorten('abcd', 4)).toBe('abcd')
    expect(shorten('🌱🌱🌱🌱', 4)).toBe('🌱🌱🌱🌱')
  })
})

it('what cannot be seen in code is spelled out, so that a diff cannot deceive', () => {
  expect(cleanCodeLine('if ok:\u202E # safe\t\r')).toBe('if ok:⟨U+202E⟩ # safe    ')
})

describe('cleanText', () => {
  it.each([
    ['a clipboard, by ESC', 'a\u001b]52;c;cm0gLXJm\u0007b', 'ab'],
    ['a clipboard, by a control character of one byte', 'a\u009d52;c;cm0gLXJm\u009cb', 'ab'],
    ['a clipboard that never ends', 'a\u001b]52;c;cm0', 'a52;c;cm0'],
    ['a device string', 'a\u001bP+q544e\u001b\\b', 'ab'],
    ['a reset', 'a\u001bcb', 'ab'],
    ['a moved cursor, by one byte', 'a\u009b2Jb', 'ab'],
    ['half of a sequence', 'a\u001b[31', 'a31'],
    ['a line that is written over', 'safe\revil\r\nnext', 'safe\nevil\nnext'],
    ['other ends of lines', 'a\u2028b\u0085c\u000bd', 'a\nb\nc\nd'],
    ['tags that hide a text', 'a\u{e0068}\u{e0069}b', 'ab'],
    ['variation selectors that hide bytes', 'a\u{e0101}\u{e0102}b\ufe05', 'ab'],
    ['fillers', 'a\u3164b\u115fc\uffa0', 'abc'],
  ])('%s', (_, text, expected) => {
    expect(cleanText(text)).toBe(expected)
  })

  it('leaves no harmful character, whichever it is', () => {
    for (let code = 0; code <= 0x10ffff; code += code < 0x3000 ? 1 : 7) {
      const text = String.fromCodePoint(code)
      if (HARMFUL.test(cleanText(`a${text}b`))) throw new Error(`U+${code.toString(16)} came through`)
    }
    expect(cleanText('a\tb\nc')).toBe('a\tb\nc')
  })

  it.each(['\u001b]', '\u001b[', '\u001b[0', '\u009d', '\u001bP', '\r', '\u202e', '\n:', '#', '\u001b]a\u0301#', ' '])(
    'takes linear time for a flood of %j',
    async (part) => {
      const flood = part.repeat(1_000_000 / part.length)
      const seconds = await spendCpu(() => [cleanMessage(flood, true), cleanLine(flood)])
      expect(seconds).toBeLessThan(3) // 20 s and more where each beginning is looked through to the end
    },
  )
})

const COMMANDS = [
  '::set-output name=runs::1',
  ' \t::add-mask::0',
  'safe\n::stop-commands::x',
  'safe\r::add-path::/tmp',
  'safe\r\n::error::x',
  '\u00a0\u3000::add-matcher::/tmp/x',
  'I can’t. ##[add-mask]a',
  '##[group]\n##[set-env name=PATH]x',
  '###[add-mask]a',
  '\u200b::add-mask::0',
  ':\u200b:add-mask::0',
  '#\u00ad#\u2060[add-mask]0',
  '\u0301::add-mask::0',
  ':\u0301:add-mask::0',
  '#\u0591#\u06d6[add-mask]0',
  '\ufeff::add-mask::0',
]

/** Commands only to who takes away what stands in them. */
const TORN_COMMANDS = [
  'safe\u2028::warning::x',
  '\u001b[0m::add-mask::0',
  ':\u001b[0m:add-mask::0',
  '#\u001b]0;x\u0007#[add-mask]0',
]

describe('cleanMessage', () => {
  it.each(TORN_COMMANDS)('makes no command by cleaning: %j', (text) => {
    expect(obeyedCommands(cleanMessage(text, true))).toEqual([])
  })

  it.each(COMMANDS)("is no command to GitHub's runner: %j", (text) => {
    expect(obeyedCommands(text)).not.toEqual([])
    expect(obeyedCommands(cleanMessage(text, true))).toEqual([])
  })

  it('knows by the environment whether the runner reads it, and leaves other text as it is', () => {
    const text = 'std::fs\n  C:: a [1] ## b'
    expect(cleanMessage(text, true)).toBe(text)
    vi.stubEnv('GITHUB_ACTIONS', 'true')
    expect(cleanMessage('::debug::x')).toBe(': :debug::x')
    vi.stubEnv('GITHUB_ACTIONS', undefined)
    expect(cleanMessage('::debug::x')).toBe('::debug::x')
    vi.unstubAllEnvs()
  })
})

describe('printableJson', () => {
  it('is the same value, without a character that does anything', () => {
    const value = { text: [...COMMANDS, '\u001b]52;c;x\u0007\u009b2J\u202e\u{e0041}\ud800'], 'a\u200b##[b]': 1 }
    const text = printableJson(value)
    expect(JSON.parse(text)).toEqual(value)
    expect(text).not.toMatch(HARMFUL)
    expect(obeyedCommands(text)).toEqual([])
  })
})
