import { expect, it } from 'vitest'
import { expandCommands } from '../../src/measurement/rounds/expand-commands.ts'
import { measureSettings } from '../../src/schema/options/measure-options.ts'

it('fills in parameters and nothing that only has the form of one', () => {
  const settings = measureSettings.parse({ parameterList: [{ name: 'n', values: ['1'] }] })
  const [made] = expandCommands(settings, [['echo', '{n}', '{toString}', '{}', '{m}']])
  expect(made?.command).toEqual(['echo', '1', '{toString}', '{}', '{m}'])
})
