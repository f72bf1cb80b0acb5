import { afterAll, beforeAll, it } from 'vitest'
import { surviveKills } from '../../support/survive-kills.ts'
import { openEmptyCache } from '../../support/uv.ts'

let machine: Awaited<ReturnType<typeof openEmptyCache>>
beforeAll(async () => {
  machine = await openEmptyCache()
}, 120_000)
afterAll(() => machine.remove())

it('loses nothing and runs nothing twice, though it is killed 6 times at random points', async () => {
  await surviveKills({ seed: 5, kills: 6, projects: 8, env: machine.env })
}, 600_000)
