import { expect, it } from 'vitest'
import { drawEnvironmentOffset } from '../../src/measurement/environment-offset.ts'

const lengthOf = (run: string) => Object.values(drawEnvironmentOffset(run)).join('').length

it('gives each run an environment of another size, and the same run the same', () => {
  const lengths = Array.from({ length: 400 }, (_, index) => lengthOf(`run ${index}`))
  expect(new Set(lengths).size).toBeGreaterThan(300)
  expect(Math.min(...lengths)).toBeLessThan(100)
  expect(Math.max(...lengths)).toBeGreaterThan(4000)
  expect(lengthOf('run 7')).toBe(lengths[7])
})
