import { z } from 'zod'
import { FORMATS } from '../src/schema/formats.ts'

/** The JSON Schemas of all file formats as they are written, by file name; rules that JSON Schema can't say are left out. */
export function renderJsonSchemas(): Map<string, string> {
  return new Map(
    Object.entries(FORMATS).map(([name, format]) => {
      const schema = z.toJSONSchema(format.out, { io: 'input', unrepresentable: 'any', reused: 'ref' })
      return [`${name}.schema.json`, `${JSON.stringify({ title: `greenml ${name}`, ...schema }, null, 2)}\n`]
    }),
  )
}
