// How often a single answer's 95 % interval holds the true ratio where sessions differ, by the interval of the blocks alone and by
// the one that knows of sessions.
// node bench/analysis/sessions.ts [simulations per cell] [seed]
import { createRatioEstimator, type RatioEstimate } from '../../src/analysis/estimate-ratio.ts'
import { widenBySessions } from '../../src/analysis/sessions.ts'
import { seededRandom } from '../../src/base/random.ts'
import { excludesOne } from '../../src/schema/analysis/ratio.ts'
import { normal } from './distributions.ts'

const SIMULATIONS = Number(process.argv[2] ?? 4000)
const SEED = Number(process.argv[3] ?? 1)
/** Standard deviation of a pair's log-ratio within a session. */
const NOISE = 0.03
const DESIGNS = [
  [2, 5],
  [3, 5],
  [5, 2],
  [5, 4],
  [8, 2],
] as const
/** Standard deviation between sessions over that of a pair within one. */
const BETWEEN = [0, 0.5, 1, 2]

const estimate = createRatioEstimator(SEED)
const holds = (found: RatioEstimate | null) => (found?.interval && !excludesOne(found.interval) ? 1 : 0)
const percent = (count: number) => ((100 * count) / SIMULATIONS).toFixed(1).padStart(5)
const print = (line: string) => process.stdout.write(`${line}\n`)

print(`${SIMULATIONS} simulations a cell, seed ${SEED}; coverage in %, nominal 95`)
print('sessions × blocks | between / within | by blocks | by sessions')
print('-----------------:|-----------------:|----------:|-----------:')
for (const [sessions, blocks] of DESIGNS) {
  for (const between of BETWEEN) {
    const random = seededRandom(SEED, `${sessions} ${blocks} ${between}`)
    const sessionOf = Array.from({ length: sessions * blocks }, (_, i) => Math.floor(i / blocks))
    const held = { blocks: 0, sessions: 0 }
    for (let i = 0; i < SIMULATIONS; i++) {
      const luck = Array.from({ length: sessions }, () => between * normal(random))
      const logs = sessionOf.map((session) => NOISE * ((luck[session] ?? 0) + normal(random)))
      const plain = estimate(logs)
      held.blocks += holds(plain)
      held.sessions += holds(widenBySessions(plain, { values: logs, sessions: sessionOf }))
    }
    const design = `${sessions} × ${blocks}`.padStart(17)
    print(`${design} | ${between.toFixed(1).padStart(16)} | ${percent(held.blocks)} | ${percent(held.sessions)}`)
  }
}
