import { expect, it } from 'vitest'
import { planRounds } from '../../../src/measurement/rounds/plan-rounds.ts'
import { measureSettings } from '../../../src/schema/options/measure-options.ts'

it('names commands as a shell would take them, as tables do, or by the name that the user gave', () => {
  const command = ['sh', '-c', 'exit 4; true']
  const rest = { command, parameters: {}, hooks: { setup: null, prepare: null, conclude: null, cleanup: null } }
  const settings = measureSettings.parse({})
  const { commands } = planRounds(settings, [
    { ...rest, name: null },
    { ...rest, name: 'mine' },
  ])
  expect(commands).toEqual(["sh -c 'exit 4; true'", 'mine'])
})
