import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findParetoFront } from '../../src/base/pareto.ts'

const place = (cost: number, gain: number) => ({ cost, gain })

it('keeps what nothing beats in both, by rising cost', () => {
  const places = [place(1, 0), place(0.5, -0.1), place(0.7, -0.2), place(2, 0), place(0.5, -0.3), place(3, 1)]
  expect(findParetoFront(places)).toEqual([place(0.5, -0.1), place(1, 0), place(3, 1)])
  expect(findParetoFront([])).toEqual([])
})

it('is beaten by no place, and beats every one that it leaves out', () => {
  const number = fc.integer({ min: 0, max: 9 })
  fc.assert(
    fc.property(fc.array(fc.record({ cost: number, gain: number })), (places) => {
      const front = findParetoFront(places)
      for (const each of places) {
        expect(front.some((other) => other.cost <= each.cost && other.gain >= each.gain)).toBe(true)
        const isBeaten = places.some(
          (other) =>
            other.cost <= each.cost && other.gain >= each.gain && (other.cost < each.cost || other.gain > each.gain),
        )
        if (isBeaten) expect(front).not.toContain(each)
      }
    }),
  )
})
