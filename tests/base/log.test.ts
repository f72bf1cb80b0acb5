import { expect, it } from 'vitest'
import { terminalLogger } from '../../src/base/log.ts'

/** What a status line of 100 characters leaves on a terminal of so many columns. */
function show(columns: number): number {
  const written: string[] = []
  const terminal = { isTTY: true, columns, write: (text: string) => written.push(text) > 0 }
  terminalLogger(terminal as unknown as NodeJS.WriteStream).status('x'.repeat(100))
  return written.join('').length
}

it('cuts a status line to the terminal, and to 80 columns where one was told no size', () => {
  expect([120, 60, 0].map(show)).toEqual([100, 59, 79])
})
