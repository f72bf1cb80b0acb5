import { describe, expect, it } from 'vitest'
import { cleanCodeLine, cleanLine, shorten } from '../../src/report/text/clean-text.ts'
import { escapeMarkdown, ratioBar } from '../../src/report/text/markdown-text.ts'
import { escapeMarkup, html } from '../../src/report/text/markup.ts'
import { HOSTILE } from './cases.ts'

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
  })
})

it('what cannot be seen in code is spelled out, so that a diff cannot deceive', () => {
  expect(cleanCodeLine('if ok:\u202E # safe\t\r')).toBe('if ok:⟨U+202E⟩ # safe    ')
})

describe('escapeMarkdown', () => {
  it.each([
    ['<b>&', '&lt;b&gt;&amp;'],
    ['a|b`c`*d*_e_', 'a\\|b\\`c\\`\\*d\\*\\_e\\_'],
    ['@someone', '@&#8203;someone'],
    ['fixes #12 and GH-7', 'fixes #&#8203;12 and GH-&#8203;7'],
    ['[a](javascript:x)', '\\[a\\](javascript:x)'],
    ['https://evil.example www.evil.example', 'https:&#8203;//evil.example www&#8203;.evil.example'],
    ['# heading', '\\# heading'],
    ['1. list', '1\\. list'],
    ['- list', '\\- list'],
  ])('%j becomes %j', (text, expected) => {
    expect(escapeMarkdown(text)).toBe(expected)
  })
})

it('a template escapes every value that is not markup, also in lists', () => {
  const { markup } = html`<p title="${'"><i>'}">${['<b>', html`<i>${"'&"}</i>`, null, 3]}</p>`
  expect(markup).toBe('<p title="&quot;&gt;&lt;i&gt;">&lt;b&gt;<i>&#39;&amp;</i>3</p>')
  expect(escapeMarkup(HOSTILE)).not.toMatch(/[<>"']/)
})

it('ten cells are the baseline; what is above it stands beyond and is cut at three times', () => {
  expect(ratioBar(0.62)).toBe('██████░░░░')
  expect(ratioBar(1.31)).toBe(`${'█'.repeat(10)}▓▓▓`)
  expect(ratioBar(40)).toBe(`${'█'.repeat(10)}${'▓'.repeat(20)}»`)
})
