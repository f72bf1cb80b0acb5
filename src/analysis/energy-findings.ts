import type { CampaignFinding } from '../schema/analysis/finding.ts'
import type { CampaignReadings, RestDrift } from '../schema/analysis/observations.ts'
import { countDoubts } from './count-doubts.ts'
import { listRecords, ofCampaign, sumPairings, withEvidence } from './finding-parts.ts'
import { logRatiosOf } from './runs/pairs.ts'
import { leftOutAs } from './runs/quantities.ts'
import type { Run } from './runs/reduced-runs.ts'
import type { AnalysedVariant } from './variant.ts'

/** Findings on the energy of the runs that ended ok: what it lacks, and what it is of. */
export function findEnergyFaults(
  runs: readonly Run[],
  analysed: readonly AnalysedVariant[],
  { restDrift }: CampaignReadings,
): CampaignFinding[] {
  const ok = runs.filter(({ status }) => status === 'ok')
  return [...withEvidence(qualities(ok)), ...ofMeters(runs, analysed), ...restDrift.flatMap(differsAtRest)]
}

function differsAtRest({ host, domain, before, after, differs }: RestDrift): CampaignFinding[] {
  const numbers = { before, after }
  return differs
    ? [{ kind: 'rest-drift', severity: 'warning', ...ofCampaign, numbers, host, domain, evidence: [] }]
    : []
}

function qualities(ok: readonly Run[]): CampaignFinding[] {
  const of = (quality: string) => ok.filter(({ readings }) => readings.energy.quality === quality)
  const estimated = of('estimated')
  const unread = of('unavailable').filter(({ readings }) => leftOutAs(readings.energy) === null)
  const doubtful = ok.flatMap((run) => {
    const { reason } = run.readings.energy
    return reason?.kind === 'doubtful' ? [{ run, doubts: reason.doubts }] : []
  })
  const runs = ok.length
  return [
    {
      kind: 'estimated-energy',
      severity: 'note',
      ...ofCampaign,
      numbers: { estimated: estimated.length, runs },
      evidence: listRecords(estimated),
    },
    {
      kind: 'unread-energy',
      severity: 'note',
      ...ofCampaign,
      numbers: { unread: unread.length, runs },
      evidence: listRecords(unread),
    },
    {
      kind: 'doubtful-energy',
      severity: 'warning',
      ...ofCampaign,
      numbers: { doubtful: doubtful.length, runs },
      doubts: countDoubts(doubtful.map((each) => each.doubts)),
      evidence: listRecords(doubtful.map(({ run }) => run)),
    },
  ]
}

/** Findings on what the joules are, where that is not the processor's packages by one meter. */
function ofMeters(runs: readonly Run[], analysed: readonly AnalysedVariant[]): CampaignFinding[] {
  const [measured, estimated] = [new Set<string>(), new Set<string>()]
  let isExternal = false
  for (const { readings } of runs) {
    const { quality, source } = readings.energy
    if (source !== undefined) (quality === 'measured' ? measured : estimated).add(source)
    isExternal ||= quality === 'measured' && readings.energy.isExternal === true
  }
  const shared = { severity: 'note', ...ofCampaign, numbers: {}, evidence: [] as string[] } as const
  return [
    ...(measured.size < 2 ? [] : [{ kind: 'several-meters', ...shared, sources: [...measured].sort() } as const]),
    ...(isExternal ? [{ kind: 'external-meter', ...shared } as const] : []),
    ...(measured.size < 2 && estimated.size < 2 ? [] : acrossMeters(analysed)),
  ]
}

function acrossMeters(analysed: readonly AnalysedVariant[]): CampaignFinding[] {
  const pairs = sumPairings(analysed, (pairing) => logRatiosOf(pairing.pairs, 'energy').acrossMeters)
  if (pairs === 0) return []
  return [{ kind: 'across-meters', severity: 'note', ...ofCampaign, numbers: { pairs }, evidence: [] }]
}
