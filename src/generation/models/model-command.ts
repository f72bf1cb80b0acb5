import { z } from 'zod'
import { UserError } from '../../base/errors.ts'
import { readJsonText } from '../../base/text/parse-with.ts'

const commands = z.record(z.string(), z.tuple([z.string().min(1)], z.string()))

/**
 * The program and its arguments that the user's environment names for a model, as `GREENML_MODEL_COMMANDS={"mine": ["python3",
 * "ask.py"]}`; null: none. Neither a dataset nor a plan can name one.
 */
export function readModelCommand(id: string, env: NodeJS.ProcessEnv): [string, ...string[]] | null {
  const given = env.GREENML_MODEL_COMMANDS
  if (given === undefined || given.trim() === '') return null
  const { data } = commands.safeParse(readJsonText(given))
  if (data === undefined) {
    throw new UserError(
      'GREENML_MODEL_COMMANDS is no list of programs: expected JSON such as {"my-model": ["python3", "ask.py"]}.',
    )
  }
  return Object.hasOwn(data, id) ? (data[id] ?? null) : null
}
