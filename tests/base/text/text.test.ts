import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareNaturally, lastLines, nameFact, withSaid } from '../../../src/base/text/text.ts'

it('orders names with numbers as people do', () => {
  const names = ['package-10', 'package-2/dram', 'psys', 'package-2', 'cpu10', 'cpu9', '3', '12']
  expect(names.toSorted(compareNaturally)).toEqual([
    '3',
    '12',
    'cpu9',
    'cpu10',
    'package-2',
    'package-2/dram',
    'package-10',
    'psys',
  ])
})

it('is an order: turning the sides turns the sign', () => {
  const name = fc.stringMatching(/^[a-c]{0,2}\d{0,3}[a-c]?\d{0,2}$/)
  fc.assert(
    fc.property(name, name, name, (a, b, c) => {
      expect(Math.sign(compareNaturally(a, b)) + Math.sign(compareNaturally(b, a))).toBe(0)
      if (compareNaturally(a, b) <= 0 && compareNaturally(b, c) <= 0)
        expect(compareNaturally(a, c)).toBeLessThanOrEqual(0)
    }),
  )
})

it('names a fact by its kind and all that is with it', () => {
  const name = (fact: { readonly kind: string } & Record<string, unknown>) => nameFact(fact)
  expect(name({ kind: 'no-data-file' })).toBe('no data file')
  expect(name({ kind: 'reported', detail: 'as it is' })).toBe('as it is')
  expect(name({ kind: 'not-read', reason: { kind: 'no-counters', root: '/sys' } })).toBe(
    'not read (reason no counters (root /sys))',
  )
  expect(name({ kind: 'too-large', path: 'a b.csv', bytes: 5, of: ['x', 'y'] })).toBe(
    'too large (path a b.csv, bytes 5, of x y)',
  )
})

it('ends with what a program said, and with no colon where it said nothing', () => {
  expect(withSaid('It could not be made', 'no space\nleft')).toBe('It could not be made:\nno space\nleft')
  expect(withSaid('It could not be made', '')).toBe('It could not be made.')
})

it('tells of what a program said last what was wrong, not where help is', () => {
  const [fault, pointer] = ["sleep: invalid time interval '0.01.0'", "Try 'sleep --help' for more information."]
  expect(lastLines(`${fault}\n${pointer}\n`, 1)).toBe(fault)
  expect(lastLines(`usage\n${fault}\n${pointer}\n`, 2)).toBe(`usage\n${fault}`)
  expect(lastLines(`${pointer}\n`, 1)).toBe(pointer)
})
