import { describe } from 'vitest'
import { findBubblewrap, type Sandbox } from '../../src/sandbox/sandbox.ts'

const found = await findBubblewrap()
const reason = found.sandbox === null ? found.reason : null
const skipped = reason !== null && process.env.CI !== 'true'

/** Tests that need bubblewrap: told as not run where it is missing, and failed in CI. */
export function describeInBubblewrap(name: string, tests: () => void): void {
  describe.skipIf(skipped)(skipped ? `${name} (not run: ${reason})` : name, tests)
}

export function bubblewrap(): Sandbox {
  if (found.sandbox === null) throw new Error(reason ?? 'no bubblewrap')
  return found.sandbox
}
