import { describe, expect, it } from 'vitest'
import { escapeMarkdown, ratioBar } from '../../src/report/text/markdown-text.ts'
import { escapeMarkup, html } from '../../src/report/text/markup.ts'
import { HOSTILE } from './cases.ts'

describe('escapeMarkdown', () => {
  it.each([
    ['<b>&', '&lt;b&gt;&amp;'],
    ['a|b`c`*d*_e_', 'a\\|b\\`c\\`\\*d\\*\\_e\\_'],
    ['@someone', '@&#8203;someone'],
    ['fixes #12 and GH-7', 'fixes #&#8203;12 and GH-&#8203;7'],
    ['[a](javascript:x)', '\\[a\\](javascript:x)'],
    ['https://evil.example www.evil.example', 'https:&#8203;//evil.example www&#8203;.evil.example'],
    ['_www.evil.example *www.evil.example', '\\_www&#8203;.evil.example \\*www&#8203;.evil.example'],
    ['# heading', '\\# heading'],
    ['one line\n# PWNED\u2028- item', 'one line # PWNED - item'],
    ['a\u001b]52;c;eA==\u0007\u202eb', 'ab'],
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
