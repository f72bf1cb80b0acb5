import { describe } from 'vitest'
import { ALL_ATTACKS, testAttacks } from '../../sandbox/attack-suite.ts'
import { PLAIN_UID, whyNotPlainUser } from '../../support/users.ts'

const reason = await whyNotPlainUser()

// Programs in the sandbox have the very user's own rights here, and no control group holds them.
describe.skipIf(reason !== null)(reason === null ? 'hostile programs, run by a plain user' : `not run: ${reason}`, () =>
  testAttacks('bubblewrap', ALL_ATTACKS, PLAIN_UID),
)
