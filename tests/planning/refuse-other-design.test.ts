import { expect, it } from 'vitest'
import { refuseOtherDesign } from '../../src/planning/refuse-other-design.ts'
import { makePlan } from '../analysis/factory.ts'

const plan = makePlan({ modes: ['assisted', 'autonomous'], models: ['a', 'b'] })
const goOn = (given: Partial<Parameters<typeof refuseOtherDesign>[1]>) => () =>
  refuseOtherDesign(plan, { campaign: 'campaigns/one', ...given })

it('goes on with the same models and modes in whatever order they are named', () => {
  expect(goOn({ modes: ['autonomous', 'assisted'], models: ['b', 'a'] })).not.toThrow()
  expect(goOn({ modes: ['autonomous', 'assisted', 'autonomous'] })).not.toThrow()
})

it.each([
  [{ modes: ['assisted' as const] }, 'modes assisted,autonomous, not assisted'],
  [{ models: ['b', 'c'] }, 'models a,b, not b,c'],
  [{ repetitions: plan.options.repetitions + 1 }, 'repetitions 8, not 9'],
])('refuses %o', (given, told) => {
  expect(goOn(given)).toThrow(`campaigns/one is planned with ${told}: leave that out`)
})
