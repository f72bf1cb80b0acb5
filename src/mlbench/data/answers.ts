import { z } from 'zod'
import { UserError } from '../../base/errors.ts'
import { sha256Hex } from '../../base/files/files.ts'
import { parseWith } from '../../base/text/parse-with.ts'
import { compareTexts } from '../../base/text/text.ts'
import {
  ANSWER_SETTINGS,
  type AnswerDrafts,
  type AnswerSetting,
  answerDrafts,
} from '../../schema/mlbench/task-answer.ts'
import { isFields } from '../../schema/versioned.ts'
import { keyOf, readRecords, taskId } from './rows.ts'

const answer = z.object({
  github_id: taskId,
  id: taskId,
  output: z.union([z.string(), z.array(z.string())], 'expected a text, or a list of texts'),
  drafts: answerDrafts.nullish().catch(null), // what others call so is something else
  setting: z.enum(ANSWER_SETTINGS).nullish().catch(null), // likewise
})

export interface Answers {
  /** The texts that a model gave, by `keyOf` of the task; of two lines for one task the first, as ML-Bench takes it. */
  readonly byTask: ReadonlyMap<string, readonly string[]>
  /** What agents ran before they answered, by the same keys; of answers that tell none there is none. */
  readonly drafts: ReadonlyMap<string, AnswerDrafts>
  /** What models were shown, of the answers that tell it. */
  readonly settings: ReadonlySet<AnswerSetting>
  /** Lines that came for a task that had one already. */
  readonly repeated: number
}

const FORM =
  'An answer is {"github_id": 1, "id": 1, "output": "…"}, by the keys of its row; output may be a list of texts.'

/** UserError that shows the form, and the names that are there instead; what is no plain name may be a key. */
function parseAnswer(item: unknown, where: string): z.output<typeof answer> {
  try {
    return parseWith(answer, item, where)
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    const names = isFields(item) ? Object.keys(item).filter((name) => /^\w{1,40}$/.test(name)) : []
    const found = names.length === 0 ? '' : ` This one has ${names.slice(0, 8).join(', ')}.`
    throw new UserError(`${error.message}\n${FORM}${found}`)
  }
}

/** The answers of one file, which is named for who gave them. */
export interface SystemAnswers {
  readonly system: string
  readonly answers: Answers
}

/**
 * The answers of a file of JSON lines: `{github_id, id, output}`, with one text or several. Or one array of such objects, as older scripts
 * of ML-Bench wrote. UserError where it holds more than may be.
 */
export async function readAnswers(path: string, mostCharacters?: number): Promise<Answers> {
  const given = new Map<string, z.output<typeof answer>>()
  let repeated = 0
  for await (const { value, where } of readRecords(path, undefined, mostCharacters)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      const one = parseAnswer(item, where)
      const key = keyOf({ githubId: one.github_id, id: one.id })
      if (given.has(key)) repeated++
      else given.set(key, one)
    }
  }
  const all = [...given]
  return {
    byTask: new Map(all.map(([key, { output }]) => [key, typeof output === 'string' ? [output] : output])),
    drafts: new Map(all.flatMap(([key, { drafts }]) => (drafts ? [[key, drafts] as const] : []))),
    settings: new Set(all.flatMap(([, { setting }]) => setting ?? [])),
    repeated,
  }
}

/** Tasks that have an answer: an empty list is none. */
export const countAnswered = (
  tasks: readonly Parameters<typeof keyOf>[0][],
  { byTask }: Pick<Answers, 'byTask'>,
): number => tasks.filter((task) => (byTask.get(keyOf(task)) ?? []).length > 0).length

/** Names what was answered, whatever the order of the lines and whatever files hold them. */
export const hashAnswers = ({ byTask }: Pick<Answers, 'byTask'>): string =>
  sha256Hex(JSON.stringify([...byTask].sort(([a], [b]) => compareTexts(a, b))))
