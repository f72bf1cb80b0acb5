import { describe, expect, it } from 'vitest'
import { isSeenByRanks } from '../../src/analysis/groups/objections.ts'
import {
  analyse,
  makePlan,
  makeRecords,
  measured,
  noise,
  type RunPlace,
  type RunTraits,
  ratioOf,
  variantOf,
} from './factory.ts'

const ANSWER = 'project-1/assisted/replay/s1/i0'

const numberOf = ({ project }: RunPlace) => Number(project.split('-').at(-1))

function analyseRuns(projects: number, traitsOf: (place: RunPlace) => RunTraits) {
  const plan = makePlan({ projects, repetitions: 10 })
  return analyse(plan, makeRecords(plan, traitsOf))
}

/** CPU seconds of `ratio` times the author's, which are 1. */
const taking = ({ model, random }: RunPlace, ratio: number): RunTraits => ({
  cpuSeconds: (model === null ? 1 : ratio) * noise(random, 0.01),
})

describe('failures that nobody could read', () => {
  it('count as the author’s code at least, so that what is left does not look like all', () => {
    const { groups } = analyseRuns(12, (place) =>
      place.model !== null && numberOf(place) > 6
        ? { cpuSeconds: null, wallSeconds: 60, changes: { status: 'timeout' } }
        : taking(place, 0.6),
    )
    const ratio = ratioOf(groups[0], 'cpu')
    expect(ratio).toMatchObject({ pairs: 12, failed: 6, censored: 6, survivors: { projects: 6 } })
    expect(ratio.estimate).toBeCloseTo(Math.sqrt(0.6), 2)
    expect(ratio).toMatchObject({ verdict: 'inconclusive', cause: { kind: 'censored', projects: 6 } })
  })

  it('are in the energy too, where other load ran beside each of them', () => {
    const { groups } = analyseRuns(12, (place) => {
      const fails = place.model !== null && numberOf(place) > 6
      const joules = (place.model === null ? 10 : 6) * noise(place.random, 0.01)
      return { joules, changes: fails ? { status: 'timeout', flags: ['contaminated'] } : {} }
    })
    expect(ratioOf(groups[0], 'energy')).toMatchObject({ pairs: 12, censored: 6, verdict: 'inconclusive' })
  })
})

describe('sameness', () => {
  it('is not told of a mean of which a part is known from below only', () => {
    const equal = (late: number) =>
      analyseRuns(24, (place) =>
        place.model !== null && numberOf(place) <= late
          ? { cpuSeconds: 0.01, changes: { status: 'timeout' } } // with the author's code ×1.01, and nobody knows how much more
          : taking(place, 1),
      ).groups[0]
    expect(ratioOf(equal(0), 'cpu').verdict).toBe('equivalent')
    expect(ratioOf(equal(3), 'cpu')).toMatchObject({
      verdict: 'inconclusive',
      cause: { kind: 'censored', projects: 3 },
    })
  })

  it('is vetoed by a meter that sees another difference', () => {
    const outside = (external: number) =>
      analyseRuns(24, ({ model, random }) => ({
        energy: [
          measured('package-0', 100 * noise(random, 0.01)),
          { ...measured('wall', (model === null ? 200 : 200 * external) * noise(random, 0.01)), meter: 'external' },
        ],
      })).groups[0]
    expect(ratioOf(outside(1.02), 'energy').verdict).toBe('equivalent')
    expect(ratioOf(outside(1.4), 'energy')).toMatchObject({ verdict: 'inconclusive', vetoedBy: 'wall by external' })
  })
})

describe('a single script', () => {
  const failing = (share: number, status: 'failed' | 'timeout', ratio = 0.5) =>
    variantOf(
      analyseRuns(1, (place) =>
        place.model !== null && place.block >= 10 * (1 - share)
          ? { cpuSeconds: 1, changes: { status } }
          : taking(place, ratio),
      ),
      ANSWER,
    )

  it('that runs out of time every second time is not told to use less by its other runs', () => {
    const answer = failing(0.5, 'timeout')
    expect(answer.passed).toBe(true)
    expect(ratioOf(answer, 'cpu')).toMatchObject({
      verdict: 'inconclusive',
      cause: { kind: 'unstable', failed: 5, runs: 10 },
    })
  })

  it('fails in no run that the bench lost', () => {
    const status = ({ block }: RunPlace) => (block === 0 ? 'sandbox-failed' : block > 5 ? 'timeout' : 'ok')
    const answer = variantOf(
      analyseRuns(1, (place) =>
        place.model === null ? taking(place, 1) : { ...taking(place, 0.5), changes: { status: status(place) } },
      ),
      ANSWER,
    )
    expect(ratioOf(answer, 'cpu')).toMatchObject({ cause: { kind: 'unstable', failed: 4, runs: 9 } })
  })

  it('that fails every second time is not either, and one that fails once in ten is', () => {
    expect(ratioOf(failing(0.5, 'failed'), 'cpu').verdict).toBe('inconclusive')
    expect(ratioOf(failing(0.1, 'failed', 0.2), 'cpu').verdict).toBe('less')
    expect(ratioOf(failing(0, 'failed'), 'cpu').verdict).toBe('less')
  })
})

describe('an author’s code that runs out of time', () => {
  /** Author's code that takes 1 s in one half of its runs and is ended after 60 s in the other; the answer always takes 3 s. */
  const bimodal = (place: RunPlace): RunTraits =>
    place.model === null && place.block % 2 === 1
      ? { cpuSeconds: 60, changes: { status: 'timeout' } }
      : taking(place, 3)

  it('is not said to be beaten by itself: an answer that always ends does not use more', () => {
    const result = analyseRuns(12, bimodal)
    expect(ratioOf(variantOf(result, ANSWER), 'cpu')).toMatchObject({
      pairs: 5,
      verdict: 'inconclusive',
      cause: { kind: 'author-censored', pairs: 5 },
    })
    expect(ratioOf(result.groups[0], 'cpu')).toMatchObject({
      verdict: 'inconclusive',
      cause: { kind: 'author-censored', pairs: 12 },
    })
  })

  it('in few of many projects leaves more to be told', () => {
    const { groups } = analyseRuns(12, (place) => (numberOf(place) === 1 ? bimodal(place) : taking(place, 3)))
    expect(ratioOf(groups[0], 'cpu').verdict).toBe('more')
  })
})

it('ranks say less or more by their sums: what ran out of time stands farthest, however many fewer they are', () => {
  const saving = Array.from({ length: 21 }, (_, index) => -3 - index / 100)
  const late = Array.from({ length: 20 }, () => 10)
  expect(isSeenByRanks('less', [...saving, ...late])).toBe(false)
  expect(isSeenByRanks('more', [...saving, ...late])).toBe(true)
  expect(isSeenByRanks('less', saving)).toBe(true)
})
