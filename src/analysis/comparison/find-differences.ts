import { isDeepStrictEqual } from 'node:util'
import { sum } from '../../base/numbers.ts'
import { type ComparisonFinding, SIDES } from '../../schema/analysis/comparison.ts'
import { listIds, withEvidence } from '../finding-parts.ts'
import { measuredBlocks } from '../runs/collected-runs.ts'
import { isProbed } from '../validity/judge-variants.ts'
import { isSuspect } from './outcome-change.ts'
import type { PreparedSide } from './sides.ts'

type Sides = Readonly<Record<(typeof SIDES)[number], PreparedSide>>

/** Differences between the two besides what is compared: each makes a change harder to believe. */
export function findDifferences(sides: Sides): ComparisonFinding[] {
  return [
    ...findMissingRuns(sides),
    ...withEvidence(findSuspects(sides)),
    ...findProbedAlone(sides),
    ...withEvidence(findOtherProjects(sides)),
    ...findOtherSandboxes(sides),
    ...findOtherPrompt(sides),
    ...withEvidence(findOtherModels(sides)),
    ...findUnplanned(sides),
  ]
}

function findMissingRuns(sides: Sides): ComparisonFinding[] {
  return SIDES.flatMap((subject) => {
    const { plan, recorded } = sides[subject]
    const planned = sum(measuredBlocks(plan).map(({ order }) => order.length))
    if (recorded === planned) return []
    const numbers = { missing: planned - recorded, planned }
    return [{ kind: 'missing-runs', severity: 'warning', subject, numbers, evidence: [] }]
  })
}

/** A suspect answer of one side is in no ratio and no accuracy of the other either. */
function findSuspects(sides: Sides): ComparisonFinding[] {
  return SIDES.map((subject) => {
    const evidence = listIds(sides[subject].answers.filter(isSuspect))
    return { kind: 'suspect-answers', severity: 'warning', subject, numbers: {}, evidence }
  })
}

/** Suspect answers of the side that was not probed are not known. */
function findProbedAlone(sides: Sides): ComparisonFinding[] {
  const [subject, ...others] = SIDES.filter((side) => isProbed(sides[side].plan))
  return subject === undefined || others.length > 0
    ? []
    : [{ kind: 'probed-alone', severity: 'warning', subject, numbers: {}, evidence: [] }]
}

function findOtherProjects({ a, b }: Sides): ComparisonFinding[] {
  const others = new Map(b.plan.projects.map((project) => [project.slug, project]))
  const shared = a.plan.projects.flatMap((project) => {
    const other = others.get(project.slug)
    return other === undefined ? [] : [{ slug: project.slug, project, other }]
  })
  const find = (kind: 'other-source' | 'other-packages' | 'other-metric', read: Read): ComparisonFinding => {
    const differing = shared.filter(({ project, other }) => !isDeepStrictEqual(read(project), read(other)))
    const evidence = differing.map(({ slug }) => slug)
    return { kind, severity: 'warning', subject: 'both', numbers: {}, evidence }
  }
  return [
    find('other-source', ({ sourceHash, entry, arguments: given }) => [sourceHash, entry, given]),
    find('other-packages', ({ lockHash }) => lockHash),
    find('other-metric', ({ metric }) => metric),
  ]
}

type Read = (project: PreparedSide['plan']['projects'][number]) => unknown

/** Sandboxes cost different amounts of time. */
function findOtherSandboxes({ a, b }: Sides): ComparisonFinding[] {
  const [ofA, ofB] = [listSandboxes(a), listSandboxes(b)]
  if (ofA.length === 0 || ofB.length === 0 || isDeepStrictEqual(ofA, ofB)) return []
  return [{ kind: 'other-sandboxes', severity: 'warning', subject: 'both', numbers: {}, evidence: [] }]
}

export const listSandboxes = ({ collected }: PreparedSide): string[] => [...collected.sandboxes].sort()

/** Whether an answer of it came from a model, and none from a folder alone. */
export const isAsking = ({ provenances }: Pick<PreparedSide, 'provenances'>): boolean =>
  [...provenances.values()].some(({ origin }) => origin === 'provider')

function findOtherPrompt({ a, b }: Sides): ComparisonFinding[] {
  const read = ({ plan }: PreparedSide) => [plan.prompt?.hash, plan.options.readme]
  return !isAsking(a) || !isAsking(b) || isDeepStrictEqual(read(a), read(b))
    ? []
    : [{ kind: 'other-prompt', severity: 'note', subject: 'both', numbers: {}, evidence: [] }]
}

function findOtherModels({ a, b }: Sides): ComparisonFinding[] {
  const shared = a.plan.models.filter(({ id }) => b.plan.models.some((other) => other.id === id))
  const find = (
    kind: 'other-settings' | 'other-returned-models',
    differs: (id: string) => boolean,
  ): ComparisonFinding => ({
    kind,
    severity: 'warning',
    subject: 'both',
    numbers: {},
    evidence: shared.map(({ id }) => id).filter(differs),
  })
  return [
    find('other-settings', (id) => !isDeepStrictEqual(settingsOf(a, id), settingsOf(b, id))),
    find('other-returned-models', (id) => {
      const [ofA, ofB] = [returnedBy(a, id), returnedBy(b, id)]
      return ofA.length > 0 && ofB.length > 0 && !isDeepStrictEqual(ofA, ofB)
    }),
  ]
}

/** Settings of a model's entry that have a part in its answers. */
function settingsOf({ plan }: PreparedSide, model: string) {
  const entry = plan.models.find(({ id }) => id === model)
  if (entry === undefined) return null
  const { provider, api, baseUrl, apiVersion, maxOutputTokens, reasoningEffort, temperature, topP, seed } = entry
  return [provider, entry.model, api, baseUrl, apiVersion, maxOutputTokens, reasoningEffort, temperature, topP, seed]
}

const returnedBy = ({ provenances }: PreparedSide, model: string): string[] => {
  const names = [...provenances.values()].flatMap((told) =>
    told.model === model && told.returnedModel !== null ? [told.returnedModel] : [],
  )
  return [...new Set(names)].sort()
}

function findUnplanned(sides: Sides): ComparisonFinding[] {
  return SIDES.flatMap((subject) => {
    const records = sum(sides[subject].collected.unplanned.map((each) => each.records))
    if (records === 0) return []
    return [{ kind: 'unplanned-records', severity: 'warning', subject, numbers: { records }, evidence: [] }]
  })
}
