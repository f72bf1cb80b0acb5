import { ALL_ATTACKS, testAttacks } from '../../sandbox/attack-suite.ts'
import { describeInContainer } from '../../support/container.ts'
import { describeInBubblewrap } from '../../support/sandbox.ts'

/** One or two of each kind: the whole list is for bubblewrap, which is taken first. */
const TELLING = [
  'environment',
  'parent_environ',
  'proc',
  'files',
  'tcp',
  'udp',
  'dns',
  'unix_socket',
  'abstract_socket',
  'fork_bomb',
  'daemon',
  'memory_flood',
  'disk_flood',
  'output_flood',
  'write_data',
  'write_packages',
  'signals',
  'ptrace',
  'mount',
  'kernel_calls',
  'ignored_signals',
  'stopped',
  'self_kill',
  'gate_descriptors',
  'first_process',
  'watch_files',
  'forget_pages',
  'memory_flood_in_files',
  'disk_flood_mapped',
]

// One after the other: both run as the same user, whose processes are counted together.
describeInBubblewrap('hostile programs', () => testAttacks('bubblewrap', ALL_ATTACKS))
describeInContainer('hostile programs in a container', () => testAttacks('container', TELLING))
