import { describe } from 'vitest'
import { nameFact } from '../../src/base/text/text.ts'
import { type FoundSandbox, findBubblewrap, type Sandbox } from '../../src/sandbox/choose-sandbox.ts'

/** Tests that need a kind of sandbox: told as not run where it is missing, and failed in CI where it is `needed` there. */
export function describeIn(found: FoundSandbox, needed: boolean) {
  const reason = found.sandbox === null ? nameGaps(found) : ''
  const skipped = found.sandbox === null && !(needed && process.env.CI === 'true')
  return (name: string, tests: () => void) =>
    describe.skipIf(skipped)(skipped ? `${name} (not run: ${reason})` : name, tests)
}

const nameGaps = ({ gaps }: Extract<FoundSandbox, { sandbox: null }>) => gaps.map(nameFact).join('; ')

export function sandboxOf(found: FoundSandbox): Sandbox {
  if (found.sandbox === null) throw new Error(nameGaps(found))
  return found.sandbox
}

const bubblewrapHere = await findBubblewrap()
export const describeInBubblewrap = describeIn(bubblewrapHere, true)
export const bubblewrap = () => sandboxOf(bubblewrapHere)
