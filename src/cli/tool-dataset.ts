import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { PACKAGE_ROOT } from '../base/package.ts'
import { defaultOf } from '../schema/options/option.ts'
import { type Verb, verb } from './verb.ts'

/** A verb that reads of a dataset what this tool's own has for everybody: that is taken where none is named and none is here. */
export const verbOfAnyDataset = <S extends z.ZodObject>(
  name: string,
  schema: S,
  act: (given: z.input<S>, context: CommandContext) => Promise<void>,
): Verb => verb(name, schema, (given, context) => act({ ...given, ...chooseDataset(schema, given, context) }, context))

function chooseDataset(
  { shape }: z.ZodObject,
  given: Readonly<Record<string, unknown>>,
  { logger }: CommandContext,
): { readonly dataset?: string } {
  const usual = shape.dataset && defaultOf(shape.dataset)
  if (typeof usual !== 'string' || given.dataset !== undefined || existsSync(usual)) return {}
  const dataset = join(PACKAGE_ROOT, 'dataset')
  logger.info(`there is no folder ${usual} here: greenml's own is taken, ${dataset} (--dataset names another)`)
  return { dataset }
}
