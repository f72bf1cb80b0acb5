import { z } from 'zod'
import { relativePath } from '../common.ts'

/**
 * A place that a script names and that is not in its source: of the author's own disk, of a host of notebooks, or an address of
 * the web, since a run has no network. `at`: as the script names it, relative to where it starts or absolute; `shows`: the file
 * or folder of the source that it finds there. Null: an empty folder, to write to.
 */
export const movedPlace = z
  .strictObject({
    at: z
      .string()
      .min(1)
      .max(1000)
      .regex(/^[^\p{Cc}]*$/u, 'a path without control characters'),
    shows: relativePath.nullable(),
  })
  .refine(({ at, shows }) => shows !== null || !isAddress(at), { path: ['shows'], message: 'an address shows a file' })
export type MovedPlace = z.infer<typeof movedPlace>

/** Whether a place is an address, which is read from by the network. */
export function isAddress(at: string): boolean {
  return /^https?:\/\//i.test(at)
}

/** Most places of one project. */
export const MOST_PLACES = 50
