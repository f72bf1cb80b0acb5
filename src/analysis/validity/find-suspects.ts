import { groupsBy } from '../../base/groups.ts'
import type { VariantAnalysis } from '../../schema/analysis/analysis.ts'
import type { CampaignFinding } from '../../schema/analysis/finding.ts'
import { toldValidity, type Validity } from '../../schema/analysis/validity.ts'

type Judged = Pick<VariantAnalysis, 'id' | 'passed'> & Validity

/** Findings that a reader has to know first: which answers are suspect, and of how many that could not be said. */
export function findSuspects(variants: readonly VariantAnalysis[]): CampaignFinding[] {
  const judged = variants.flatMap((each) => {
    const validity = toldValidity(each)
    return validity === null ? [] : [{ id: each.id, passed: each.passed, ...validity }]
  })
  return [...listSuspects(judged), ...countUnprobed(judged)]
}

function listSuspects(judged: readonly Judged[]): CampaignFinding[] {
  const suspects = judged.flatMap(({ id, verdict }) => (verdict === 'suspect' ? [id] : []))
  if (suspects.length === 0) return []
  const probed = judged.filter(({ verdict }) => verdict !== 'not-probed').length
  return [
    {
      kind: 'suspect-answers',
      severity: 'warning',
      subject: null,
      numbers: { suspect: suspects.length, probed },
      evidence: suspects,
    },
    ...suspects.map(
      (id): CampaignFinding => ({
        kind: 'suspect-answer',
        severity: 'warning',
        subject: id,
        numbers: {},
        evidence: [id],
      }),
    ),
  ]
}

/** Finding on answers that passed and were not probed; one that failed has a line of its own. */
function countUnprobed(judged: readonly Judged[]): CampaignFinding[] {
  const unprobed = judged.filter(({ passed, verdict }) => passed && verdict === 'not-probed')
  if (unprobed.length === 0) return []
  return [
    {
      kind: 'unprobed-answers',
      severity: 'note',
      subject: null,
      numbers: { unprobed: unprobed.length, judged: judged.length },
      reasons: groupsBy(unprobed, ({ reason }) => reason).flatMap((own) =>
        own[0].reason ? [{ reason: own[0].reason, answers: own.length }] : [],
      ),
      evidence: unprobed.map(({ id }) => id),
    },
  ]
}
