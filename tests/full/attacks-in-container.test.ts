import { ALL_ATTACKS, testAttacks } from '../sandbox/attack-suite.ts'
import { describeInContainer } from '../support/container.ts'

// The unit tests run one or two of each kind here, and all of them in bubblewrap.
describeInContainer('every hostile program in a container', () => testAttacks('container', ALL_ATTACKS))
