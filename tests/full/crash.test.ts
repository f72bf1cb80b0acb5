import { afterAll, beforeAll, it } from 'vitest'
import { surviveKills } from '../support/survive-kills.ts'
import { openEmptyCache } from '../support/uv.ts'

let machine: Awaited<ReturnType<typeof openEmptyCache>>
beforeAll(async () => {
  machine = await openEmptyCache()
}, 120_000)
afterAll(() => machine.remove())

it.each([11, 12, 13])(
  'loses nothing and runs nothing twice over 100 kills at random points (seed %i)',
  async (seed) => {
    await surviveKills({ seed, kills: 100, projects: 60, env: machine.env })
  },
)
