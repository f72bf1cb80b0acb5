import { expect, it } from 'vitest'
import { listPlaces } from '../../src/sandbox/sandboxed-command.ts'

it('puts no part of a project in place of what is shown read-only, nor above it', () => {
  const at = ['/cache', '/cache/env', '/cache/env/lib/sklearn', '/cache/other', '/cache/environment', '/content/a.csv']
  const places = at.map((each) => ({ at: each, shows: 'data' }))
  const shown = listPlaces({ places, readOnly: ['/cache/env', '/shims'] })
  expect(shown.map((each) => each.at)).toEqual(['/cache/other', '/cache/environment', '/content/a.csv'])
})
