import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CampaignCode } from '../../src/analysis/code/analyse-code.ts'
import { sha256Hex } from '../../src/base/files/files.ts'
import { MOST_LOGS } from '../../src/schema/analysis/failure-analysis.ts'
import type { Plan } from '../../src/schema/campaign/plan.ts'
import type { Provenance } from '../../src/schema/generation/provenance.ts'
import { STATUSES } from '../../src/schema/measurement/record.ts'
import { usualMember } from '../support/members.ts'
import { analyse, findingOf, makePlan, makeProvenance, makeRecords, type RunPlace, type RunTraits } from './factory.ts'

const failing = (changes: RunTraits['changes']): RunTraits => ({ changes: { status: 'failed', ...changes } })
const slow = { 'project-1': 1, 'project-2': 2, 'project-3': 3, 'project-4': 40, 'project-5': 50, 'project-6': 60 }
const cpuOf = (project: string) => Object.entries(slow).find(([slug]) => slug === project)?.[1] ?? 1

/** `ways`: how a model's answer to a project ends; all others run in half the author's CPU time. */
function analyseFailing(
  plan: Plan,
  ways: (place: RunPlace) => RunTraits | null | undefined,
  provenances: readonly Provenance[] = [],
) {
  const records = makeRecords(plan, (place) => {
    const way = place.model === null ? undefined : ways(place)
    return way === undefined ? { cpuSeconds: cpuOf(place.project) * (place.model === null ? 1 : 0.5) } : way
  })
  return analyse(plan, records, provenances).failures
}

describe('failures', () => {
  const plan = makePlan({ projects: 6, models: ['a', 'b'], modes: ['assisted', 'autonomous'] })
  const result = analyseFailing(
    plan,
    ({ project, model, mode, block }) => {
      if (mode === 'assisted') return undefined
      const n = block + 1
      if (project === 'project-4') {
        return failing({
          failureClass: 'data-values',
          errorType: 'ParserError',
          errorMessage: `\u001b[31mcannot read /tmp/run-${n}/data/train.csv\u001b[0m at 0x7f${n}a`,
          tracebackTail: `Traceback (most recent call last):\npandas.errors.ParserError: cannot read /tmp/run-${n}`,
        })
      }
      const failures = {
        'project-3 b': null,
        'project-5 a': failing({ status: 'timeout' }),
        'project-5 b': failing({ status: 'timeout' }),
        'project-6 a': failing({ status: 'sandbox-failed' }),
        'project-6 b': block === 0 ? failing({ status: 'timeout' }) : undefined,
      }
      return Object.entries(failures).find(([name]) => name === `${project} ${model}`)?.[1]
    },
    [],
  )

  it('are counted with denominators by mode, model and both', () => {
    expect(result.overall).toMatchObject({ total: 24, attemptable: 22, passed: 17, failed: 5, lost: 1, notRun: 1 })
    const autonomous = result.byModeAndModel.filter(({ mode }) => mode === 'autonomous')
    expect(autonomous).toMatchObject([
      { model: 'a', total: 6, attemptable: 5, passed: 3, failed: 2, lost: 1, notRun: 0, unsteady: 0 },
      { model: 'b', total: 6, attemptable: 5, passed: 2, failed: 3, lost: 0, notRun: 1, unsteady: 1 },
    ])
    expect(autonomous[0]?.failedShare).toBeCloseTo(0.4, 12)
    // R: binom::binom.wilson(2, 5)
    expect(autonomous[0]?.interval).toEqual([expect.closeTo(0.1176208, 6), expect.closeTo(0.7692757, 6)])
    expect(result.byMode.map(({ mode, total, failed }) => [mode, total, failed])).toEqual([
      ['original', 12, 0],
      ['original-headless', 12, 0],
      ['assisted', 12, 0],
      ['autonomous', 12, 5],
    ])
    expect(result.byModel.map(({ model, failed }) => [model, failed])).toEqual([
      ['a', 2],
      ['b', 3],
    ])
    expect(result.byProject.find(({ project }) => project === 'project-4')).toMatchObject({ failed: 2, attemptable: 4 })
  })

  it('are one class when only folders, addresses and colours differ, and keep the exception’s module', () => {
    expect(
      result.classes.map(({ fault, class: name, errorType, scripts, of }) => [fault, name, errorType, scripts, of]),
    ).toEqual([
      ['model', 'timeout', null, 3, 6],
      ['model', 'data-values', 'pandas.errors.ParserError', 2, 6],
      ['bench', 'sandbox', null, 1, 6],
    ])
    expect(
      result.classes[0]?.groups.map(({ model, scripts, attemptable, total }) => [model, scripts, attemptable, total]),
    ).toEqual([
      ['b', 2, 5, 6],
      ['a', 1, 5, 6],
    ])
    expect(result.classes[1]?.messages).toEqual([
      {
        message: 'cannot read …/train.csv at 0x…',
        scripts: 2,
        variants: ['project-4/autonomous/a/s1/i0', 'project-4/autonomous/b/s1/i0'],
      },
    ])
    expect(result.classes[2]?.groups[0]).toMatchObject({ attemptable: 5, interval: null })
  })

  it('of the author’s code are the author’s, of a model that gave no code the model’s', () => {
    const one = makePlan({ projects: 2 })
    const records = makeRecords(one, ({ mode, model }) =>
      model !== null
        ? failing({ status: 'missing-variant' })
        : mode === 'original'
          ? failing({ failureClass: 'import' })
          : {},
    )
    const { classes } = analyse(one, records, [
      makeProvenance('project-1/assisted/replay/s1/i0', {
        status: 'refused',
        reason: { kind: 'refused', detail: 'it would rather not' },
      }),
      makeProvenance('project-2/assisted/replay/s1/i0', {
        status: 'provider-error',
        reason: { kind: 'provider', error: 'server', detail: 'HTTP 529' },
      }),
    ]).failures
    expect(classes.map(({ fault, class: name, scripts }) => [fault, name, scripts])).toEqual([
      ['author', 'import', 2],
      ['bench', 'provider', 1],
      ['model', 'refused', 1],
    ])
    expect(classes[2]?.messages[0]?.message).toBe('it would rather not')
  })

  it('of a script that was to be handed in and is not there are no provider’s', () => {
    const one = makePlan({ projects: 1 })
    const records = makeRecords(one, ({ model }) => (model === null ? {} : failing({ status: 'missing-variant' })))
    const reason = { kind: 'no-file', file: 'project-1/GENAIGREENML_assisted_replay.py' } as const
    const missing = makeProvenance('project-1/assisted/replay/s1/i0', { status: 'no-answer', reason })
    expect(analyse(one, records, [missing]).failures.classes).toMatchObject([
      { fault: 'bench', class: 'missing-variant', messages: [{ message: reason.file }] },
    ])
  })

  it('add up whatever happens', () => {
    const outcome = fc.constantFrom(...STATUSES, null)
    fc.assert(
      fc.property(fc.array(outcome, { minLength: 12, maxLength: 12 }), (outcomes) => {
        const small = makePlan({ projects: 6, models: ['a', 'b'], repetitions: 5 })
        const { overall, byModel, classes, survivors } = analyseFailing(small, ({ project, model }) => {
          const status = outcomes[(Number(project.slice(8)) - 1) * 2 + (model === 'a' ? 0 : 1)]
          return status == null ? null : { changes: { status } }
        })
        for (const each of [overall, ...byModel]) {
          expect(each.passed + each.failed).toBe(each.attemptable)
          expect(each.attemptable + each.lost + each.notRun).toBe(each.total)
        }
        expect(classes.reduce((sum, { scripts }) => sum + scripts, 0)).toBe(overall.failed + overall.lost)
        for (const { answers, included, leftOut } of survivors) {
          expect(Object.values(leftOut).reduce((sum, n) => sum + n, included)).toBe(answers)
        }
      }),
      { numRuns: 25 },
    )
  })
})

function withRepairs(plan: Plan): Plan {
  const repairs = plan.variants.flatMap((variant) =>
    variant.model === null ? [] : [{ ...variant, id: variant.id.replace('/i0', '/i1'), iteration: 1 }],
  )
  const blocks = plan.blocks.map((block) => ({
    ...block,
    order: [
      ...block.order,
      ...repairs.flatMap(({ id, project }) => (project === block.project ? [usualMember(id)] : [])),
    ],
  }))
  return { ...plan, variants: [...plan.variants, ...repairs], blocks }
}

describe('iterations', () => {
  it('keep one denominator and tell what became of each failure', () => {
    const first = makePlan({ projects: 5, repetitions: 5 })
    const plan = withRepairs(first)
    const imports = failing({ failureClass: 'import', errorType: 'ModuleNotFoundError' })
    const timeout = failing({ status: 'timeout' })
    const firsts = { 'project-1': undefined }
    const repairs = { 'project-1': null, 'project-2': undefined, 'project-3': imports, 'project-4': timeout }
    const [zero, one] = analyseFailing(plan, ({ project, variant }) => {
      const [known, otherwise] = variant.endsWith('/i1') ? [repairs, null] : [firsts, imports]
      const found = Object.entries(known).find(([name]) => name === project)
      return found === undefined ? otherwise : found[1]
    }).byIteration
    expect(zero).toMatchObject({
      total: 5,
      passed: 1,
      failed: 4,
      passedSoFar: { passed: 1, of: 5 },
      next: { repaired: 1, sameFailure: 1, otherFailure: 1, lost: 0, notRetried: 1 },
      classes: [
        {
          class: 'import',
          errorType: 'ModuleNotFoundError',
          scripts: 4,
          groups: [{ mode: 'assisted', model: 'replay', scripts: 4, attemptable: 5, total: 5 }],
        },
      ],
    })
    expect(
      one?.classes.flatMap(({ class: name, groups }) => groups.map((each) => [name, each.scripts, each.total])),
    ).toEqual([
      ['import', 1, 3],
      ['timeout', 1, 3],
    ])
    expect(one).toMatchObject({ total: 3, passed: 1, failed: 2, passedSoFar: { passed: 2, of: 5 }, next: null })
  })
})

describe('survivors', () => {
  const plan = makePlan({ projects: 6 })

  it('are told in numbers where only the short projects survive', () => {
    const { survivors } = analyseFailing(plan, ({ project }) =>
      ['project-4', 'project-5'].includes(project)
        ? failing({ status: 'timeout' })
        : project === 'project-6'
          ? { metric: 0.5 }
          : undefined,
    )
    expect(survivors).toMatchObject([
      {
        answers: 6,
        included: 3,
        leftOutTakesLonger: 1,
        leftOut: { failed: 2, suspect: 0, lessAccurate: 1, lost: 0, notRun: 0, notPaired: 0, accuracyUnknown: 0 },
        includedProjects: { projects: 3, medianCpuSeconds: 2 },
        leftOutProjects: { projects: 3, medianCpuSeconds: 50 },
      },
    ])
    expect(survivors[0]?.leftOutVariants).toHaveLength(3)
  })

  it('are all of them where nothing failed, and then no finding speaks of it', () => {
    const records = makeRecords(plan, () => ({}))
    const result = analyse(plan, records)
    expect(result.failures.survivors[0]).toMatchObject({ included: 6, leftOutTakesLonger: null })
    expect(findingOf(result, 'answers-left-out')).toBeUndefined()
  })
})

describe('logs of what failed', () => {
  type Author = ReturnType<CampaignCode['authors']['get']>
  /** Every run of a model's script fails for the n-th reason of its project, and has a log named after its block. */
  function chosen(plan: Plan, authorOf: (project: string) => NonNullable<Author>, reasonOf: (n: number) => string) {
    const records = makeRecords(plan, ({ model, project, block }) =>
      model === null
        ? { changes: { logSha256: hashOf('author', block) } }
        : failing({
            failureClass: 'import',
            errorMessage: block === 2 ? 'another' : reasonOf(numberOf(project)),
            logSha256: block === 1 ? null : hashOf(project, block),
          }),
    )
    const code = { authors: new Map(plan.projects.map(({ slug }) => [slug, authorOf(slug)])), scripts: new Map() }
    return { records, result: analyse(plan, records, [], code).failures }
  }
  const numberOf = (project: string) => Number(project.split('-')[1])
  const hashOf = (project: string, block: number) => sha256Hex(`${project} ${block}`)
  const gap = (licence: string | null, kind: 'source-changed' | 'unreadable' = 'source-changed') => ({
    licence,
    gap: kind === 'unreadable' ? { kind, detail: 'no such project' } : { kind },
  })

  it('are of the last run that said what the script is told to have failed of', () => {
    const plan = makePlan({ projects: 1, repetitions: 4 })
    const { records, result } = chosen(plan, () => gap('MIT'), String)
    const told = records.findLast(({ model, errorMessage }) => model !== null && errorMessage === '1')
    expect(result.logs).toEqual([
      {
        variant: 'project-1/assisted/replay/s1/i0',
        shim: 'as-is',
        blockModel: 'replay',
        record: told?.id,
        sha256: hashOf('project-1', 3),
        end: null,
      },
    ])
  })

  it('are of projects alone whose licence the dataset tells', () => {
    const authors: Record<string, ReturnType<typeof gap>> = {
      'project-1': gap('MIT'),
      'project-2': gap(null),
      'project-3': gap('MIT', 'unreadable'), // then the licence is the plan's
    }
    const plan = makePlan({ projects: 3 })
    const { result } = chosen(plan, (slug) => authors[slug] ?? gap(null), String)
    expect(result.logs.map(({ variant }) => variant.split('/')[0])).toEqual(['project-1'])
    expect(analyse(plan, []).failures.logs).toEqual([])
  })

  it('are no more than an analysis has room for: each way to fail before another script of the same', () => {
    const plan = makePlan({ projects: MOST_LOGS + 10, repetitions: 1 })
    const { result } = chosen(
      plan,
      () => gap('MIT'),
      (n) => (n > MOST_LOGS ? `rare ${n}` : 'frequent'),
    )
    expect(result.logs).toHaveLength(MOST_LOGS)
    const projects = result.logs.map(({ variant }) => numberOf(variant.split('/')[0] ?? ''))
    expect(projects.slice(0, 11)).toEqual([1, ...Array.from({ length: 10 }, (_, index) => MOST_LOGS + 1 + index)])
    expect(projects.slice(11)).toEqual(Array.from({ length: MOST_LOGS - 11 }, (_, index) => index + 2))
  })
})
