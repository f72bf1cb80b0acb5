import type { Diagnostics } from '../../schema/analysis/diagnostics.ts'
import type { CampaignFinding } from '../../schema/analysis/finding.ts'
import { excludesOne } from '../../schema/analysis/ratio.ts'
import { chooseLeadingQuantity } from '../runs/quantities.ts'

/** Findings on the host and the noise. */
export function findDisturbances({ order, drift, noise }: Diagnostics): CampaignFinding[] {
  return [...findOrder(order), ...findDrift(drift), ...findNoise(noise)]
}

const ofCampaign = { subject: null, evidence: [] }

function findOrder(order: Diagnostics['order']): CampaignFinding[] {
  if (order === null || order.interval === null) return []
  const numbers = { ...order, interval: order.interval }
  return excludesOne(order.interval)
    ? [{ kind: 'order-effect', severity: 'warning', ...ofCampaign, numbers }]
    : [{ kind: 'no-order-effect', severity: 'note', ...ofCampaign, numbers }]
}

function findDrift(drift: Diagnostics['drift']): CampaignFinding[] {
  if (drift === null || drift.interval === null || !excludesOne(drift.interval)) return []
  const numbers = { ...drift, interval: drift.interval }
  return [{ kind: 'drift', severity: 'warning', ...ofCampaign, numbers }]
}

function findNoise(noise: Diagnostics['noise']): CampaignFinding[] {
  const leading = chooseLeadingQuantity(noise.some(({ quantity }) => quantity === 'energy'))
  const isKnown = noise.some(({ quantity }) => quantity === leading)
  return isKnown ? [{ kind: 'noise', severity: 'note', subject: leading, numbers: {}, evidence: [] }] : []
}
