import { describe, expect, test } from 'vitest'
import { diffCode, limitDiffs, linkUpstream } from '../../src/report/campaign/code-diff.ts'
import { AUTHOR_CODE, makePlan, VARIANT_CODE } from './fixtures.ts'

const [licensed, unlicensed] = ['digits-knn', 'penguin-body-mass'].map((slug) => {
  const found = makePlan().projects.find((project) => project.slug === slug)
  if (found === undefined) throw new Error(slug)
  return found
})
if (licensed === undefined || unlicensed === undefined) throw new Error('fixtures')

const PATH = 'variants/p/assisted/m/s1/i0.py'

describe('diffCode', () => {
  test('is a unified diff with printable lines', () => {
    const diff = diffCode(licensed, AUTHOR_CODE, VARIANT_CODE, PATH)
    expect(diff).toMatchObject({ kind: 'shown', added: 5, removed: 7, leftOut: 0 })
    if (diff.kind !== 'shown') return
    expect(diff.lines[0]).toBe('@@ -1,10 +1,8 @@')
    expect(diff.lines).toContain('-import pandas as pd')
    expect(diff.lines).toContain('+    raise SystemExit("empty ⟨U+202E⟩elif")')
  })

  test('never holds code of a project without a licence', () => {
    const diff = diffCode(unlicensed, AUTHOR_CODE, VARIANT_CODE, PATH)
    expect(diff).toEqual({
      kind: 'withheld',
      reason: `code not shown here: the project carries no licence; it is in the campaign's folder, ${PATH}`,
      upstream: {
        text: 'https://github.com/example/penguins at c0ffeec0ff',
        url: `https://github.com/example/penguins/tree/${'c0ffee'.repeat(6)}abcd`,
      },
    })
  })

  test('says why where a side is missing', () => {
    expect(diffCode(licensed, null, VARIANT_CODE, PATH)).toMatchObject({ kind: 'withheld', upstream: null })
    expect(diffCode(licensed, AUTHOR_CODE, null, PATH)).toMatchObject({ kind: 'withheld', upstream: null })
  })

  test('line endings alone are no change; the same code is an empty diff', () => {
    expect(diffCode(licensed, AUTHOR_CODE, AUTHOR_CODE.replaceAll('\n', '\r\n'), PATH)).toMatchObject({ lines: [] })
  })

  test('a long script is cut and says by how much', () => {
    const long = Array.from({ length: 1000 }, (_, index) => `line_${index} = 1\n`).join('')
    const diff = diffCode(licensed, '', long, PATH)
    expect(diff).toMatchObject({ kind: 'shown', added: 1000, leftOut: 601 })
  })
})

test('the page holds whole diffs until its room is spent', () => {
  const diff = diffCode(licensed, AUTHOR_CODE, VARIANT_CODE, PATH)
  const size = diff.kind === 'shown' ? diff.lines.join('\n').length + 1 : 0
  const limited = limitDiffs(
    new Map([
      ['a', diff],
      ['b', diff],
    ]),
    size + 10,
  )
  expect([...limited.values()].map(({ kind }) => kind)).toEqual(['shown', 'withheld'])
})

test.each([
  ['embedded', { text: 'embedded', url: null }],
  ['javascript:alert(1)', { text: 'javascript:alert(1)', url: null }],
  ['https://github.com/a/b.git', { text: 'https://github.com/a/b', url: 'https://github.com/a/b' }],
  ['https://user:secret@example.org/r', { text: 'https://example.org/r', url: 'https://example.org/r' }],
])('the origin %s links to %j', (origin, link) => {
  expect(linkUpstream(origin)).toEqual(link)
})
