import type { CampaignReadings } from '../../../schema/analysis/observations.ts'

export const JOULES_PER_KWH = 3.6e6

type Grid = CampaignReadings['carbon'][number]

/** The grid of all runs; null where none is named, or several are: then none of them is taken. */
export const onlyGrid = ({ carbon: [grid, ...others] }: Pick<CampaignReadings, 'carbon'>): Grid | null =>
  grid === undefined || others.length > 0 ? null : grid
