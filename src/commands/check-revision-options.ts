import type { z } from 'zod'
import { UserError } from '../base/errors.ts'
import { type measureOptions, revisionSettings } from '../schema/options/measure-options.ts'
import { optionName } from '../schema/options/option.ts'
import { revisionFields } from '../schema/options/revision-fields.ts'

type Given = Readonly<Omit<z.input<typeof measureOptions>, 'command'>>
type OfRevisions = Given & Pick<z.input<typeof revisionSettings>, 'base'>

/** Whether two revisions are to be measured. UserError where an option means nothing with the others. */
export function asksForRevisions(given: Given): given is OfRevisions {
  const named = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  if (given.base === undefined) {
    const alone = named.find((name) => name in revisionFields)
    if (alone !== undefined) throw new UserError(`--${optionName(alone)} means something with --base <revision> only.`)
    return false
  }
  const others = named.find((name) => !(name in revisionSettings.shape) && name !== 'separator')
  if (others !== undefined) {
    throw new UserError(`--${optionName(others)} has no part in measuring one command on two revisions (--base).`)
  }
  return true
}
