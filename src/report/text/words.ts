import type { Analysis } from '../../schema/analysis.ts'
import type { GeneratedMode } from '../../schema/common.ts'

export const MODE_WORDS: Readonly<Record<GeneratedMode, string>> = {
  'original-telemetry': "the model adds only the metric line to the author's script",
  assisted: "the model sees the author's script and rewrites it",
  autonomous: "the model sees only the data's header, one row and the README",
}

/** Of a campaign without measured energy: joules that were read and not believed were measured all the same. */
export const formatNoEnergy = ({ energyLeftOut }: Pick<Analysis, 'energyLeftOut'>): string =>
  energyLeftOut.length > 0 ? 'energy measured, but left out' : 'energy not measured here'

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
