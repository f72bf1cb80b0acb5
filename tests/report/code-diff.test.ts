import { describe, expect, it } from 'vitest'
import { limitDiffs, showDiffs } from '../../src/report/data/code-diff.ts'
import type { CodeDiff } from '../../src/report/document/chapter.ts'
import { linkUpstream } from '../../src/report/text/dataset/upstream-link.ts'
import { AUTHOR_CODE, makeCode, makePlan, VARIANT_CODE } from './fixtures.ts'

const ID = 'digits-knn/assisted/gpt-5-mini/s1/i0'
const UNLICENSED = 'penguin-body-mass/assisted/gpt-5-mini/s1/i0'

function diffOf(author: string | null, variant: string | null, id = ID): CodeDiff {
  const plan = makePlan()
  const { code, patches } = makeCode(plan, { author, variant })
  const diff = showDiffs(plan, code, patches).get(id)
  if (diff === undefined) throw new Error(`no diff of ${id}`)
  return diff
}

describe('showDiffs', () => {
  it('is a unified diff with printable lines', () => {
    const diff = diffOf(AUTHOR_CODE, VARIANT_CODE)
    expect(diff).toMatchObject({ kind: 'shown', added: 5, removed: 7, leftOut: 0 })
    if (diff.kind !== 'shown') return
    expect(diff.lines[0]).toBe('@@ -1,10 +1,8 @@')
    expect(diff.lines).toContain('-import pandas as pd')
    expect(diff.lines).toContain('+    raise SystemExit("empty ⟨U+202E⟩elif")')
  })

  it('never holds code of a project without a licence', () => {
    const diff = diffOf(AUTHOR_CODE, VARIANT_CODE, UNLICENSED)
    expect(diff).toEqual({
      kind: 'withheld',
      reason: `code not shown here: the project carries no licence; it is in the campaign's folder, variants/${UNLICENSED}.py`,
      upstream: {
        text: 'https://github.com/example/penguins at c0ffeec0ffee',
        url: `https://github.com/example/penguins/tree/${'c0ffee'.repeat(6)}abcd`,
      },
    })
  })

  it('says why where a side is missing', () => {
    expect(diffOf(null, VARIANT_CODE)).toMatchObject({ kind: 'withheld', upstream: null })
    expect(diffOf(AUTHOR_CODE, null)).toMatchObject({ kind: 'withheld', upstream: null })
    const plan = makePlan()
    const { code, patches } = makeCode(plan)
    expect(showDiffs(plan, null, patches).get(ID)).toMatchObject({ reason: 'the dataset was not at hand' })
    expect(showDiffs(plan, code, new Map()).get(ID)).toMatchObject({
      reason: expect.stringContaining('greenml analyse'),
    })
  })

  it('line endings alone are no change; the same code is an empty diff', () => {
    expect(diffOf(AUTHOR_CODE, AUTHOR_CODE.replaceAll('\n', '\r\n'))).toMatchObject({ lines: [] })
  })

  it('a long script is cut and says by how much', () => {
    const long = Array.from({ length: 1000 }, (_, index) => `line_${index} = 1\n`).join('')
    const diff = diffOf('', long)
    expect(diff).toMatchObject({ kind: 'shown', added: 1000, leftOut: 601 })
  })
})

it('the page holds whole diffs until its room is spent', () => {
  const diff = diffOf(AUTHOR_CODE, VARIANT_CODE)
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

it.each([
  ['embedded', { text: 'embedded', url: null }],
  ['javascript:alert(1)', { text: 'javascript:alert(1)', url: null }],
  ['https://github.com/a/b.git', { text: 'https://github.com/a/b', url: 'https://github.com/a/b' }],
  ['https://user:secret@example.org/r', { text: 'https://example.org/r', url: 'https://example.org/r' }],
])('the origin %s links to %j', (origin, link) => {
  expect(linkUpstream(origin)).toEqual(link)
})
