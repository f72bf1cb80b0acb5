import { describe, expect, it } from 'vitest'
import { renderComparisonMarkdown } from '../../../src/report/comparison/comparison-markdown.ts'
import { renderComparisonText } from '../../../src/report/comparison/comparison-terminal.ts'
import { makePlan } from '../../analysis/factory.ts'
import { compare, makeSide, noisy } from '../../analysis/sides.ts'

const plan = makePlan({ projects: 10, repetitions: 10 })
const steady = noisy(() => 0.6)

describe('the tables', () => {
  const hostile = makeSide(plan, steady, 1)
  const b = makeSide(
    plan,
    (place) =>
      place.model !== null && place.project === 'project-2'
        ? {
            changes: {
              status: 'failed',
              failureClass: 'runtime',
              errorMessage: '<img src=x> @everyone | [a](http://b)',
            },
          }
        : noisy(() => 0.72)(place),
    2,
  )
  const result = compare(hostile, b, 'cpu:5%')

  it('show the same in text and in Markdown, at most 100 columns, and nothing runs', () => {
    const text = renderComparisonText(result, 100)
    expect(text).toContain('worse')
    expect(text.replaceAll('\n  ', ' ')).toContain(
      '--fail-on cpu:5%: failed: replay, assisted, 9 projects, like ones counted as one: CPU time',
    )
    const tables = text.split('\n').filter((line) => /^(model|replay|script|project-)/.test(line))
    expect(tables.length).toBeGreaterThan(10)
    for (const line of tables) expect(line.length).toBeLessThanOrEqual(100)
    const markdown = renderComparisonMarkdown(result)
    expect(markdown).toContain('| replay | assisted | CPU time |')
    expect(markdown).not.toMatch(/<img|@everyone|[^\\]\]\(http/)
  })

  it.each([60, 80, 120])('hold every cell within %d columns', (width) => {
    const lines = renderComparisonText(result, width).split('\n')
    for (const line of lines) expect(line.length <= width || !line.trim().includes(' ')).toBe(true)
    const cell = /×0\.\d+ \(\d/.exec(renderComparisonText(result, 200))?.[0] ?? 'none'
    expect(lines.join(' ').replaceAll(/ +/g, ' ')).toContain(cell)
  })

  it('begin with the scripts where there are too few projects, and say what could not be judged', () => {
    const few = makePlan({ projects: 2, repetitions: 10 })
    const few2 = compare(
      makeSide(
        few,
        noisy(() => 0.5),
        1,
      ),
      makeSide(
        few,
        noisy(() => 0.8),
        2,
      ),
      'cpu:5%,wall',
    )
    const text = renderComparisonText(few2, 120)
    expect(text.indexOf('project-1/assisted')).toBeLessThan(text.indexOf('too few projects'))
    expect(text).not.toContain('too few runs')
    expect(text.replaceAll('\n  ', ' ')).toContain('--fail-on cpu:5%: failed: project-1/assisted')
    expect(text).toContain('--fail-on cpu:5%; 1 group could not be judged (too few projects)')
    const same = renderComparisonText(compare(makeSide(few, steady, 1), makeSide(few, steady, 2), 'cpu'), 120)
    expect(same).toMatch(/project-1\/assisted\S+ +energy .* no change seen/)
    expect(same).toContain('--fail-on cpu: passed; 1 group could not be judged (too few projects)')
  })
})
