import type { Message } from '../schema/conversation.ts'
import type { FailureKind } from '../schema/failure-classes.ts'
import { fillIn } from './prompt.ts'
import type { PromptTemplates } from './prompt-templates.ts'
import { redactTexts } from './redact-text.ts'
import { fenceUntrusted } from './untrusted.ts'

/** Facts of the try that failed. */
export interface FailedTry {
  /** Answer of the model, whole; null: only its script is kept. */
  readonly answer: string | null
  readonly script: string | null
  readonly kind: FailureKind
  readonly errorType: string | null
  readonly message: string | null
  /** The last lines that it printed; null: none are kept. */
  readonly output: string | null
}

const OUTPUT_LINES = 40
const OUTPUT_CHARACTERS = 4000

/** The conversation that asks for a repair: what was asked first, the answer, and how it failed. */
export function askAgain(first: readonly Message[], failed: FailedTry, templates: PromptTemplates): Message[] {
  const text =
    failed.answer?.trim() || (failed.script === null ? '(no answer)' : `\`\`\`python\n${failed.script}\`\`\``)
  const told = fillIn(templates.repair, { failure: tellFailure(failed), answer: templates.answer })
  return [...first, { role: 'assistant', text, toolCalls: [], native: null }, { role: 'user', text: told }]
}

function tellFailure({ kind, errorType, message, output }: FailedTry): string {
  const parts = [`It ended so: ${WORDS[kind] ?? kind.replaceAll('-', ' ')}.`]
  const said = [errorType, message].filter((part) => part !== null).join(': ')
  if (said !== '') parts.push(fenceUntrusted('error', clean(said)))
  if (output !== null && output !== '')
    parts.push(`The end of what it printed:\n\n${fenceUntrusted('output', clean(output))}`)
  return parts.join('\n\n')
}

/** The end of a text, without who and where. */
function clean(text: string): string {
  const end = text.split('\n').slice(-OUTPUT_LINES).join('\n').slice(-OUTPUT_CHARACTERS)
  return redactTexts({ prose: [end], code: [] }).prose[0] ?? ''
}

const WORDS: Partial<Readonly<Record<FailureKind, string>>> = {
  refused: 'you gave no program',
  truncated: 'the answer was cut off at its longest; be shorter',
  'no-code': 'the answer held no Python program',
  syntax: 'Python cannot read the program',
  'data-path': 'a file was not where the program looked for it',
  'data-schema': 'the data have not the columns or the shape that the program expects',
  'data-values': 'the data hold values that the program does not expect',
  'asks-for-input': 'the program waits for input that never comes',
  'forbidden-action': 'the program does what its sandbox does not allow',
  timeout: 'the program was not done in its time',
  memory: 'the program took more memory than it may',
  limit: 'the program took more processes, files or output than it may',
  'no-metric': 'the program ended well and did not print the metric line',
  'invalid-metric': 'the program printed a value that the metric cannot have',
}
