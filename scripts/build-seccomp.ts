import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { SECCOMP_PROFILE, seccompFile } from '../src/sandbox/seccomp.ts'

/**
 * What the kernel refuses code in the sandbox, whatever else holds (seccomp(2), as classic BPF for bubblewrap's --seccomp):
 * sockets of families that a network namespace does not keep in, foremost vsock, which reaches the hypervisor; io_uring,
 * whose sockets no filter sees; new user namespaces, which open much of the kernel to everybody; watches on files that the
 * host's programs use too; descriptors and memory of other processes; room on disk or in memory that was never written,
 * memory of the kernel that holds what a program likes (messages and semaphores of System V, pages given to a pipe), and pages
 * of the host's reserve of huge ones, which no count of a process shows; the advice to forget what the host keeps in memory of
 * files, which the run that comes next would read from the disk; the kernel's log, which some hosts let everybody read and which tells
 * of their other programs and of who asks them; and calls that nothing which computes needs. Everything else is
 * let through by its number alone, which the kernel does without running the filter.
 */
const ARCHITECTURES = {
  x64: {
    audit: 0xc000003e,
    foreignFrom: 0x40000000, // the x32 interface numbers its calls from here
    refused: [
      101, 155, 165, 166, 248, 249, 250, 298, 304, 308, 311, 321, 323, 428, 429, 430, 431, 432, 433, 442, 294, 300, 310,
      312, 438, 447, 440, 467, 64, 68, 278, 103, 253,
    ],
    unsupported: [285],
    byFamily: [41, 53],
    byFlags: [56, 272],
    byCommand: [72],
    mapping: [9],
    fileInMemory: [319],
    segment: [29],
    bySocketOption: [54],
    adviceOnFile: [221],
    adviceOnMemory: [28],
  },
  arm64: {
    audit: 0xc00000b7,
    foreignFrom: null,
    refused: [
      117, 41, 40, 39, 217, 218, 219, 241, 265, 268, 271, 280, 282, 428, 429, 430, 431, 432, 433, 442, 26, 262, 270,
      272, 438, 447, 440, 467, 190, 186, 75, 116,
    ],
    unsupported: [47],
    byFamily: [198, 199],
    byFlags: [220, 97],
    byCommand: [25],
    mapping: [222],
    fileInMemory: [279],
    segment: [194],
    bySocketOption: [208],
    adviceOnFile: [223],
    adviceOnMemory: [233],
  },
} as const
/** Numbers of the rows above. */
const NAMES = {
  refused: [
    'ptrace',
    'pivot_root',
    'mount',
    'umount2',
    'add_key',
    'request_key',
    'keyctl',
    'perf_event_open',
    'open_by_handle_at',
    'setns',
    'process_vm_writev',
    'bpf',
    'userfaultfd',
    'open_tree',
    'move_mount',
    'fsopen',
    'fsconfig',
    'fsmount',
    'fspick',
    'mount_setattr',
    'inotify_init1',
    'fanotify_init',
    'process_vm_readv',
    'kcmp',
    'pidfd_getfd',
    'memfd_secret',
    'process_madvise',
    'open_tree_attr',
    'semget',
    'msgget',
    'vmsplice',
    'syslog',
    'inotify_init', // not on arm64
  ],
  unsupported: ['fallocate'],
  byFamily: ['socket', 'socketpair'],
  byFlags: ['clone', 'unshare'],
  byCommand: ['fcntl'],
  mapping: ['mmap'],
  fileInMemory: ['memfd_create'],
  segment: ['shmget'],
  bySocketOption: ['setsockopt'],
  adviceOnFile: ['fadvise64'],
  adviceOnMemory: ['madvise'],
  unknown: ['io_uring_setup', 'clone3'],
} as const

/** io_uring_setup, and clone3, whose flags a filter can't see: C libraries then take clone. */
const UNKNOWN = [425, 435]
/** unix, inet, inet6, netlink */
const FAMILIES = [1, 2, 10, 16]
const CLONE_NEWUSER = 0x10000000
/** F_SETLEASE and F_NOTIFY, by which a process is told what others do with a file. */
const COMMANDS = [1024, 1026]

/**
 * SO_SNDBUF and SO_SNDBUFFORCE of SOL_SOCKET. What waits between processes is counted by their sockets: none holds more than
 * another. The call says that it did what it was asked for, as the kernel does where it gives less than that.
 */
const SOL_SOCKET = 1
const BUFFER_OPTIONS = [7, 32]
const DONE = 0

/** By which a call asks for huge pages: which of its arguments, which bit (MAP_HUGETLB, MFD_HUGETLB, SHM_HUGETLB). */
const HUGE = {
  mapping: { argument: 3, bit: 0x40000 },
  fileInMemory: { argument: 1, bit: 0x4 },
  segment: { argument: 2, bit: 0o4000 },
} as const
const HUGE_CALLS = ['mapping', 'fileInMemory', 'segment'] as const

/**
 * Advice that has the kernel forget pages of files, which all runs share (POSIX_FADV_DONTNEED, MADV_PAGEOUT): which argument, which
 * value. It says that it was heard, which is all that advice promises.
 */
const FORGETTING = {
  adviceOnFile: { argument: 3, value: 4 },
  adviceOnMemory: { argument: 2, value: 21 },
} as const
const ADVISING_CALLS = ['adviceOnFile', 'adviceOnMemory'] as const

/** ENOMEM is what a host without such a reserve says. EOPNOTSUPP: C libraries and programs then write instead, as on a file system that can't set room aside. */
const [EPERM, ENOMEM, ENOSYS, EOPNOTSUPP, EAFNOSUPPORT] = [1, 12, 38, 95, 97]
const ALLOW = 0x7fff0000
const refuse = (error: number) => 0x00050000 | error
const [LOAD, EQUAL, AT_LEAST, ANY_BIT, RETURN] = [0x20, 0x15, 0x35, 0x45, 0x06]
const [NUMBER_AT, ARCHITECTURE_AT] = [0, 4]
const argumentAt = (index: number) => 16 + 8 * index

/** code, how many to skip when it holds, and when not, operand */
type Instruction = readonly [number, number, number, number]
const load = (at: number): Instruction => [LOAD, 0, 0, at]
const end = (action: number): Instruction => [RETURN, 0, 0, action]
const when = (test: number, operand: number, then: readonly Instruction[]): Instruction[] => [
  [test, 0, then.length, operand],
  ...then,
]

export function buildFilter(name: keyof typeof ARCHITECTURES): Buffer {
  const { audit, foreignFrom, refused, unsupported, byFamily, byFlags, byCommand, bySocketOption } = ARCHITECTURES[name]
  const family = [
    load(argumentAt(0)),
    ...FAMILIES.flatMap((each) => when(EQUAL, each, [end(ALLOW)])),
    end(refuse(EAFNOSUPPORT)),
  ]
  const flags = [load(argumentAt(0)), ...when(ANY_BIT, CLONE_NEWUSER, [end(refuse(EPERM))]), end(ALLOW)]
  const socketOption = [
    load(argumentAt(1)),
    ...when(EQUAL, SOL_SOCKET, [
      load(argumentAt(2)),
      ...BUFFER_OPTIONS.flatMap((each) => when(EQUAL, each, [end(refuse(DONE))])),
    ]),
    end(ALLOW),
  ]
  const command = [
    load(argumentAt(1)),
    ...COMMANDS.flatMap((each) => when(EQUAL, each, [end(refuse(EPERM))])),
    end(ALLOW),
  ]
  const instructions = [
    load(ARCHITECTURE_AT),
    [EQUAL, 1, 0, audit] as const,
    end(refuse(ENOSYS)),
    load(NUMBER_AT),
    ...(foreignFrom === null ? [] : when(AT_LEAST, foreignFrom, [end(refuse(ENOSYS))])),
    ...HUGE_CALLS.flatMap((call) => {
      const { argument, bit } = HUGE[call]
      const asked = [load(argumentAt(argument)), ...when(ANY_BIT, bit, [end(refuse(ENOMEM))]), end(ALLOW)]
      return ARCHITECTURES[name][call].flatMap((number) => when(EQUAL, number, asked))
    }),
    ...UNKNOWN.flatMap((number) => when(EQUAL, number, [end(refuse(ENOSYS))])),
    ...refused.flatMap((number) => when(EQUAL, number, [end(refuse(EPERM))])),
    ...unsupported.flatMap((number) => when(EQUAL, number, [end(refuse(EOPNOTSUPP))])),
    ...byFamily.flatMap((number) => when(EQUAL, number, family)),
    ...byFlags.flatMap((number) => when(EQUAL, number, flags)),
    ...bySocketOption.flatMap((number) => when(EQUAL, number, socketOption)),
    ...byCommand.flatMap((number) => when(EQUAL, number, command)),
    ...ADVISING_CALLS.flatMap((call) => {
      const { argument, value } = FORGETTING[call]
      const advice = [load(argumentAt(argument)), ...when(EQUAL, value, [end(refuse(DONE))]), end(ALLOW)]
      return ARCHITECTURES[name][call].flatMap((number) => when(EQUAL, number, advice))
    }),
    end(ALLOW),
  ]
  const bytes = Buffer.alloc(8 * instructions.length)
  for (const [index, [code, whenTrue, whenFalse, operand]] of instructions.entries()) {
    bytes.writeUInt16LE(code, 8 * index)
    bytes.writeUInt8(whenTrue, 8 * index + 2)
    bytes.writeUInt8(whenFalse, 8 * index + 3)
    bytes.writeUInt32LE(operand, 8 * index + 4)
  }
  return bytes
}

const LOW_BITS = 0xffffffff

/** The same as a profile of the container engines, which names calls and knows how each architecture numbers them. */
export function buildProfile(): string {
  const error = (errnoRet: number) => ({ action: 'SCMP_ACT_ERRNO', errnoRet })
  const last = Math.max(...FAMILIES)
  const foreign = Array.from({ length: last }, (_, family) => family).filter((family) => !FAMILIES.includes(family))
  // Of these arguments the kernel reads 32 bits: what stands above them must not make another number of one.
  const equal = (index: number, valueTwo: number) => ({ index, value: LOW_BITS, valueTwo, op: 'SCMP_CMP_MASKED_EQ' })
  const families = [...foreign.map((value) => [equal(0, value)]), [{ index: 0, value: last, op: 'SCMP_CMP_GT' }]]
  const masked = (index: number, bit: number) => [{ index, value: bit, valueTwo: bit, op: 'SCMP_CMP_MASKED_EQ' }]
  const syscalls = [
    { names: NAMES.unknown, ...error(ENOSYS) },
    { names: NAMES.refused, ...error(EPERM) },
    { names: NAMES.unsupported, ...error(EOPNOTSUPP) },
    ...families.map((args) => ({ names: NAMES.byFamily, ...error(EAFNOSUPPORT), args })),
    { names: NAMES.byFlags, ...error(EPERM), args: masked(0, CLONE_NEWUSER) },
    ...HUGE_CALLS.map((call) => ({
      names: NAMES[call],
      ...error(ENOMEM),
      args: masked(HUGE[call].argument, HUGE[call].bit),
    })),
    ...BUFFER_OPTIONS.map((value) => ({
      names: NAMES.bySocketOption,
      ...error(DONE),
      args: [equal(1, SOL_SOCKET), equal(2, value)],
    })),
    ...COMMANDS.map((value) => ({ names: NAMES.byCommand, ...error(EPERM), args: [equal(1, value)] })),
    ...ADVISING_CALLS.map((call) => ({
      names: NAMES[call],
      ...error(DONE),
      args: [equal(FORGETTING[call].argument, FORGETTING[call].value)],
    })),
  ]
  return `${JSON.stringify({ defaultAction: 'SCMP_ACT_ALLOW', syscalls }, null, 1)}\n`
}

if (import.meta.main) {
  for (const name of ['x64', 'arm64'] as const) {
    const file = seccompFile(name)
    if (file === null) throw new Error(`no place for the filter of ${name}`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, buildFilter(name))
  }
  await writeFile(SECCOMP_PROFILE, buildProfile())
}
