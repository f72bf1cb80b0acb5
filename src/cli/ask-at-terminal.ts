import { createInterface } from 'node:readline/promises'
import { cleanMessage } from '../base/text/clean-text.ts'

/** Asks a person at the terminal for one of several; an empty line takes the first. Returns its index. */
export async function askAtTerminal(
  question: string,
  choices: readonly string[],
  signal?: AbortSignal,
): Promise<number> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    const list = choices.map((choice, index) => `  ${index + 1}  ${choice}`)
    process.stderr.write(`${cleanMessage([question, ...list].join('\n'))}\n`)
    for (;;) {
      const answer = (await terminal.question('number [1]: ', signal ? { signal } : {})).trim()
      const index = answer === '' ? 0 : Number(answer) - 1
      if (choices[index] !== undefined) return index
      process.stderr.write(`a number from 1 to ${choices.length}\n`)
    }
  } finally {
    terminal.close()
  }
}
