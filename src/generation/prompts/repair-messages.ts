import type { FailureKind } from '../../schema/failure-classes.ts'
import type { Message } from '../../schema/generation/conversation.ts'
import type { HideData } from './hide-data.ts'
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

/** What a script printed and raised, as far as it is told. */
export const printedBy = ({ errorType, message, output }: FailedTry): string =>
  [errorType, message, output === null ? null : endOf(output)].filter((part) => part !== null).join('\n')

/** The conversation that asks for a repair: what was asked first, the answer, and how it failed, without what `hideData` hides. */
export function askAgain(
  first: readonly Message[],
  failed: FailedTry,
  templates: PromptTemplates,
  hideData: HideData,
): Message[] {
  const text =
    failed.answer?.trim() || (failed.script === null ? '(no answer)' : `\`\`\`python\n${failed.script}\`\`\``)
  const sent = [...first.map((message) => message.text), text].join('\n')
  const clean = (printed: string) => redactTexts({ prose: [hideData(printed, sent)], code: [] }).prose[0] ?? ''
  const told = fillIn(templates.repair, { failure: tellFailure(failed, clean), answer: templates.answer })
  return [...first, { role: 'assistant', text, toolCalls: [], native: null }, { role: 'user', text: told }]
}

function tellFailure({ kind, errorType, message, output }: FailedTry, clean: (text: string) => string): string {
  const parts = [`It ended so: ${WORDS[kind] ?? kind.replaceAll('-', ' ')}.`]
  const said = [errorType, message].filter((part) => part !== null).join(': ')
  if (said !== '') parts.push(fenceUntrusted('error', clean(endOf(said))))
  if (output !== null && output !== '')
    parts.push(`The end of what it printed:\n\n${fenceUntrusted('output', clean(endOf(output)))}`)
  return parts.join('\n\n')
}

const endOf = (text: string) => text.split('\n').slice(-OUTPUT_LINES).join('\n').slice(-OUTPUT_CHARACTERS)

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
