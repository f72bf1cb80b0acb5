import { mkdtemp, readdir, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunLimits } from '../../src/sandbox/run-limits.ts'
import type { Purpose, Status } from '../../src/schema/measurement/record.ts'
import { runRecord } from '../../src/schema/measurement/record.ts'
import { findProcesses } from '../support/processes.ts'
import { type AttackedHost, plantHost } from './attacked-host.ts'
import type { AttackOrder, AttackResult } from './run-attacks.ts'

const MIB = 1024 ** 2

/** Small enough that no flood is felt by the host. */
const LIMITS: Partial<RunLimits> = {
  memoryBytes: 192 * MIB,
  processes: 48,
  wallSeconds: 10,
  diskBytes: 96 * MIB,
  outputBytes: 24 * MIB,
  fileBytes: 64 * MIB,
  openFiles: 256,
}

interface Attack {
  /** Statuses that a run may rightly end with. */
  readonly ends: readonly Status[]
  readonly says?: RegExp
  readonly limits?: Partial<RunLimits>
  readonly purpose?: Purpose
}

const ignored: Attack = { ends: ['ok'] }
const endless: Attack = { ends: ['timeout'], limits: { wallSeconds: 2 } }
const diskFlood: Attack = { ends: ['failed'], says: /^ended: it wrote more than 96 MiB/ }
const memoryFlood: Attack = { ends: ['out-of-memory'], says: /^ended: .* more than 192 MiB of memory together$/ }

/** By the names of the programs in `attacks/`. */
const ATTACKS: Readonly<Record<string, Attack>> = {
  environment: ignored,
  parent_environ: ignored,
  proc: ignored,
  files: ignored,
  git_credentials: ignored,
  metadata: ignored,
  tcp: ignored,
  udp: ignored,
  dns: ignored,
  unix_socket: ignored,
  abstract_socket: ignored,
  raw_socket: ignored,
  fork_bomb: { ends: ['timeout', 'failed'], limits: { wallSeconds: 2 } },
  daemon: ignored,
  memory_flood: memoryFlood,
  memory_flood_of_children: memoryFlood,
  shared_memory_flood: { ends: ['out-of-memory'] },
  memory_flood_in_files: memoryFlood,
  memory_flood_closed: memoryFlood,
  disk_flood: diskFlood,
  disk_flood_mapped: diskFlood,
  disk_flood_unlinked: diskFlood,
  disk_flood_closed: diskFlood,
  inode_flood: { ends: ['failed'], says: /^ended: it wrote more than 24 MiB/, limits: { diskBytes: 24 * MIB } },
  giant_file: ignored,
  descriptor_flood: ignored,
  output_flood: { ends: ['failed'], says: /^ended: it printed more than 24 MiB$/ },
  endless_line: { ends: ['no-metric', 'failed', 'invalid-metric'], limits: { outputBytes: 64 * MIB } },
  workflow_commands: { ends: ['failed'] },
  terminal_sequences: { ends: ['failed'] },
  symbolic_links: { ...ignored, purpose: 'profile' },
  hard_links: ignored,
  write_data: ignored,
  write_packages: ignored,
  write_records: ignored,
  signals: { ends: ['ok', 'failed'] },
  ptrace: ignored,
  mount: ignored,
  startup_hooks: ignored,
  fake_metrics: { ends: ['invalid-metric'] },
  ignored_signals: endless,
  stopped: endless,
  zip_bomb: { ends: ['failed', 'out-of-memory'] },
  self_kill: { ends: ['failed'] },
  kernel_calls: ignored,
  pickle_bomb: { ends: ['failed', 'out-of-memory'] },
  unremovable_folders: ignored,
  gate_descriptors: ignored,
  output_rights: ignored,
  home_rights: { ...ignored, purpose: 'profile' },
  first_process: ignored,
  watch_files: ignored,
  forget_pages: ignored,
}

const BENIGN: Attack = { ends: ['ok'] }
export const ALL_ATTACKS = Object.keys(ATTACKS)

/** Benign runs before the attacks, after a first one, and behind them: the least of each is compared, since load only adds. */
const COMPARED = 3

/**
 * Runs programs of `attacks/` in one kind of sandbox, between benign ones, and looks at what is left of each. `uid`: of a user
 * by whom greenml is run; default: whoever runs the tests.
 */
export function testAttacks(tier: AttackOrder['tier'], names: readonly string[], uid: number | null = null): void {
  let root: string
  let host: AttackedHost
  let before: string
  const results = new Map<string, AttackResult>()

  beforeAll(async () => {
    root = await realpath(await mkdtemp(join(tmpdir(), 'greenml-attacks-')))
    host = await plantHost(root, uid)
    before = await host.fingerprint()
    const queue = [
      'benign',
      ...Array.from({ length: COMPARED }, () => 'benign'),
      ...names,
      ...Array.from({ length: COMPARED }, () => 'benign'),
    ]
    const done = await host.run(queue.map(orderOf), { tier })
    for (const [index, result] of done.entries()) {
      const name = queue[index] ?? ''
      results.set(name === 'benign' ? `benign ${index}` : name, result)
    }
  }, 300_000)

  afterAll(async () => {
    await host[Symbol.asyncDispose]()
    await rm(root, { recursive: true, force: true })
  })

  const orderOf = (name: string) => {
    const { limits = {}, purpose = 'measured' } = ATTACKS[name] ?? BENIGN
    return { file: join(import.meta.dirname, 'attacks', `${name}.py`), purpose, limits: { ...LIMITS, ...limits } }
  }
  const resultOf = (name: string) => {
    const result = results.get(name)
    if (!result) throw new Error(`${name} was not run`)
    return result
  }

  it.each(names)('ends in a record, and gets nothing out: %s', (name) => {
    const { record, line, log } = resultOf(name)
    expect(runRecord.parse(record)).toEqual(record)
    const { status, errorMessage } = record
    expect(ATTACKS[name]?.ends, `${errorMessage}\n${log.slice(-1500)}`).toContain(status)
    expect(errorMessage ?? '').toMatch(ATTACKS[name]?.says ?? /(?:)/)
    expect(log).not.toContain('LEAKED')
    expect(JSON.stringify(record) + line + log).not.toContain(host.canary)
    expect(log.length).toBeLessThan(600_000)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
    expect(line).not.toMatch(/^::|[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]/m)
    expect(record.sandbox).toBe(tier)
  })

  it('reaches none of the listeners', () => {
    expect(host.received).toEqual([])
  })

  it('leaves the planted files, the source and the environment as they were', async () => {
    expect(await host.fingerprint()).toBe(before)
  })

  it('leaves no process and no folder behind', async () => {
    expect(await findProcesses(host.seconds)).toEqual([])
    expect(await findProcesses(join(root, 'environment'))).toEqual([]) // the interpreter of every attack
    expect(await readdir(host.temporary)).toEqual([])
  })

  it('lets the program that comes after all of them run as before', () => {
    const benign = [...results].filter(([name]) => name.startsWith('benign')).map(([, result]) => result)
    for (const result of benign.slice(1)) {
      expect(result.record).toMatchObject({ status: 'ok', metric: { value: 0.75 } })
      expect(result.log).toContain('clean 2 True')
    }
    const leastCpu = (some: readonly AttackResult[]) =>
      Math.min(...some.map(({ record }) => (record.userSeconds ?? 0) + (record.systemSeconds ?? 0)))
    const [before, after] = [leastCpu(benign.slice(1, 1 + COMPARED)), leastCpu(benign.slice(-COMPARED))]
    expect(after).toBeLessThan(2 * before)
    expect(after).toBeGreaterThan(before / 2)
  })

  it('bounds memory and disk by looking where the launcher has no control group', async () => {
    const floods = [
      'memory_flood',
      'memory_flood_of_children',
      'memory_flood_in_files',
      'disk_flood',
      'disk_flood_mapped',
    ]
    const done = await host.run(floods.map(orderOf), { tier, controlGroup: false })
    const ends = floods.map((name) => ATTACKS[name]?.ends[0])
    expect(done.map(({ record }) => record.status)).toEqual(ends)
  })
}
