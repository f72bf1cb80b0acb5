import type { CampaignReadings } from '../../../schema/analysis/observations.ts'

type Grid = CampaignReadings['carbon'][number]

/** The grid of all runs; null where none is named, or several are: then none of them is taken. */
export const onlyGrid = ({ carbon: [grid, ...others] }: Pick<CampaignReadings, 'carbon'>): Grid | null =>
  grid === undefined || others.length > 0 ? null : grid
