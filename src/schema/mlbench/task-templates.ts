import { z } from 'zod'
import { relativePath, text } from '../common.ts'
import { versioned } from '../versioned.ts'

export const TASK_TYPES = ['Bash Script', 'Python Code'] as const

const LONGEST_CODE = 20_000
const code = z.string().max(LONGEST_CODE)
export const templateId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,99}$/, 'lower-case letters, digits, hyphens')

/** A value as it stands in an instruction and in code: of one line, without what a shell or Python would read as its own. */
const value = z
  .string()
  .min(1)
  .max(300)
  .regex(/^[^\p{Cc}'"\\`$]+$/u, "one line without quotes, backslashes, backticks and '$'")

const parameter = z.strictObject({
  /** Stands in the code as `{{name}}`. */
  name: z.string().regex(/^[A-Za-z][\w.-]{0,99}$/, 'a letter, then letters, digits, dots, hyphens'),
  values: z.array(value).min(1).max(100),
})

const template = z.strictObject({
  id: templateId,
  /** Page of the repository that the task is from. */
  readme: relativePath,
  /** Folder that an answer starts in; `.` for the top. */
  path: relativePath,
  type: z.enum(TASK_TYPES),
  /** The part of the page that the task rests on. */
  oracle: code,
  prefixCode: code.default(''),
  /** The right answer, with `{{name}}` for each value. */
  code: code.min(1),
  parameters: z.array(parameter).min(1).max(50),
})
export type TaskTemplate = Readonly<z.infer<typeof template>>

export const TASK_TEMPLATES_VERSION = 1

/** `dataset/ml-bench/<repository>/templates.yaml`: what a repository's tasks are made from. */
export const taskTemplates = versioned(
  TASK_TEMPLATES_VERSION,
  z.strictObject({
    schemaVersion: z.literal(TASK_TEMPLATES_VERSION),
    /** Pages of the repository, the richest first. */
    pages: z.array(z.strictObject({ path: relativePath, templates: z.int().min(0), note: text.exactOptional() })),
    templates: z.array(template).max(500),
  }),
  {},
)
export type TaskTemplates = Readonly<z.infer<typeof taskTemplates>>
