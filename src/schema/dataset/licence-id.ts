import ids from 'spdx-license-ids/index.json' with { type: 'json' }
import { z } from 'zod'

const KNOWN: readonly string[] = ids

/** One licence of SPDX's list: a citation file takes no expression. */
export const licenceId = z
  .string()
  .refine((name) => KNOWN.includes(name), { error: ({ input }) => tellExpected(input) })

function tellExpected(given: unknown): string {
  const meant = KNOWN.find((each) => each.toLowerCase() === String(given).toLowerCase())
  const instead = meant ?? 'CC-BY-4.0 or CC0-1.0'
  return `a licence by its identifier in the list of SPDX (https://spdx.org/licenses), as ${instead}`
}
