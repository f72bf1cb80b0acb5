import { expect, it } from 'vitest'
import { meetPins } from '../../src/environment/meet-pins.ts'

const LINES = ['a==1', 'b==1', 'c', 'd==1', 'e==1', 'f==1 ; python_version > "3"', 'g==1', 'h==1', 'i==1']

/** An index that has no wheel of these pins. */
function without(...impossible: readonly string[]) {
  const asked: (readonly string[])[] = []
  const attempt = async (lines: readonly string[]) => {
    asked.push(lines)
    return lines.some((line) => impossible.some((pin) => line.startsWith(pin))) ? null : lines
  }
  return { asked, attempt }
}

it('keeps all pins but those that can not be met', async () => {
  const { attempt } = without('d==1', 'f==1')
  const { found, dropped } = await meetPins(LINES, attempt)
  expect(dropped).toEqual(['d==1', 'f==1 ; python_version > "3"'])
  expect(found).toEqual(['a==1', 'b==1', 'c', 'd', 'e==1', 'f ; python_version > "3"', 'g==1', 'h==1', 'i==1'])
})

it('finds the one of many in few tries', async () => {
  const { asked, attempt } = without('p40==')
  const { dropped } = await meetPins(
    Array.from({ length: 64 }, (_, index) => `p${index}==1`),
    attempt,
  )
  expect(dropped).toEqual(['p40==1'])
  expect(asked.length).toBeLessThanOrEqual(12)
})

it('keeps the first of two that exclude each other', async () => {
  const attempt = async (lines: readonly string[]) => (lines.includes('a==1') && lines.includes('i==1') ? null : lines)
  expect((await meetPins(LINES, attempt)).dropped).toEqual(['i==1'])
})

it('tells that none can be met', async () => {
  const pins = LINES.filter((line) => line.includes('=='))
  expect(await meetPins(LINES, without(...pins).attempt)).toEqual({ found: null, dropped: pins })
})
