import { parse } from 'smol-toml'
import type { z } from 'zod'
import { parseWith, readLanguage } from '../../base/text/parse-with.ts'

/** A TOML text as its schema has it. `where` names it in a fault. */
export const readToml = <T>(schema: z.ZodType<T>, text: string, where: string): T =>
  parseWith(schema, readLanguage('TOML', parse, text, where), where)
