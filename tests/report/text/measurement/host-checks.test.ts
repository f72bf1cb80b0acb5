import { expect, it } from 'vitest'
import { formatCheck, formatCost } from '../../../../src/report/text/measurement/check-words.ts'
import { renderDoctorReport, renderHostChecks } from '../../../../src/report/text/measurement/host-checks.ts'
import { type CheckFact, DOCTOR_VERSION, doctorReport, type HostCheck } from '../../../../src/schema/doctor-report.ts'
import { makeHost } from '../../../analysis/factory.ts'

const GIB = 1024 ** 3
const words = (count: number) => Array(count).fill('word').join(' ')
const check = (id: HostCheck['id'], fact: CheckFact, rest: Partial<HostCheck> = {}): HostCheck => ({
  area: 'energy',
  id,
  state: 'works',
  fact,
  ...rest,
})

it('stands under the text of each finding, and breaks no command', () => {
  const margin = ' '.repeat(16)
  const fix = [`sudo ${'x'.repeat(70)} y`, 'one \\\n  two']
  const rapl = check('rapl', { kind: 'reported', detail: words(22) }, { state: 'missing', fix })
  const governor = check('governor', { kind: 'governor', governor: 'powersave' }, { fix: ['go'] })
  expect(renderHostChecks([rapl, governor], 60).split('\n')).toEqual([
    'energy',
    `  ✘ RAPL        ${words(9)}`,
    `${margin}${words(9)}`,
    `${margin}${words(4)}`,
    `${margin}$ sudo ${'x'.repeat(70)} y`,
    `${margin}$ one \\`,
    `${margin}  two`,
    '  ✔ governor    powersave: the frequency follows the load;',
    `${margin}'performance' gives steadier times`,
    `${margin}$ go`,
    `${margin}cost: more power at rest; a change starts a`,
    `${margin}new host state, which is not pooled with the`,
    `${margin}old one.`,
  ])
})

it('names the machine, and what a runner still needs', () => {
  const host = { ...makeHost('h1'), memoryBytes: 8 * GIB, virtualMachine: true }
  const missing = check('python', { kind: 'not-installed' }, { state: 'missing', runnerNeeds: true })
  const render = (findings: HostCheck[]) =>
    renderDoctorReport({ schemaVersion: DOCTOR_VERSION, host, findings }, true, 80).split('\n')
  expect(render([missing])).toEqual([
    `cpu, 4 CPUs, 8 GiB, 6.1, virtual machine`,
    '',
    'energy',
    '  ✘ python      python3 is not installed',
    '',
    'A benchmark runner still needs: python.',
  ])
  expect(render([{ ...missing, state: 'works' }]).at(-1)).toBe('This host can run benchmarks.')
})

const room = (bytes: number) => ({
  kind: 'disk' as const,
  cache: { path: '/c', bytes: 9 * GIB },
  temporary: { path: '/tmp', bytes },
  neededBytes: 2 * GIB,
})
const still = { kind: 'still' } as const
const noBubblewrap = { kind: 'not-installed' as const, programs: ['bubblewrap'] }
const broken = { kind: 'does-not-work' as const, program: 'bwrap', detail: 'no namespaces' }
const lacking = { kind: 'no-sandbox' as const, gaps: [broken], replaced: true, restricted: false }

it.each<[HostCheck['id'], CheckFact, string]>([
  ['rapl', { kind: 'zones', measured: ['package-0', 'dram'], unreadable: [] }, 'measured: package-0, dram'],
  [
    'rapl',
    { kind: 'zones', measured: ['package-0'], unreadable: [{ kind: 'nameless', path: '/a' }, still] },
    "measured: package-0; 2 not readable: /a can't be read, so it is not known what its counter counts",
  ],
  [
    'rapl',
    { kind: 'no-zones', gap: { kind: 'hidden-counters', root: '/p' }, inContainer: true },
    'the links in /p lead nowhere (a container hides the counters). A container hides the counters: run on the host itself. Energy is estimated here (×/÷2) and enters no verdict.',
  ],
  [
    'rapl',
    { kind: 'no-zones', gap: { kind: 'no-counters', root: '/p' }, inContainer: false },
    '/p has no energy counters (a virtual machine, a container, or no RAPL). A machine of your own with an Intel or AMD processor and Linux has them. Energy is estimated here (×/÷2) and enters no verdict.',
  ],
  [
    'perf-power',
    { kind: 'perf-event-paranoid', level: 2 },
    'kernel.perf_event_paranoid is 2, and counters of the whole machine need 0',
  ],
  ['nvidia', { kind: 'no-meter', gap: { kind: 'no-devices', library: 'NVML' } }, 'NVML lists no device'],
  ['nvidia', { kind: 'meter', reads: 'power' }, 'measured: integrated power, coarser'],
  ['flops', { kind: 'counts-operations' }, 'counted by the processor: greenml measure --flops'],
  [
    'flops',
    { kind: 'no-operations', reason: { kind: 'no-counters' } },
    'the kernel shows no counters of the processor',
  ],
  ['temperature', { kind: 'reading', value: 41.6 }, '42 °C now'],
  ['frequency', { kind: 'reading', value: 2900.4 }, '2900 MHz now'],
  ['throttling', { kind: 'reading', value: 3 }, '3 times since the system started; each run is watched'],
  ['sensors', { kind: 'not-shown', sensors: ['a', 'b'] }, 'this host does not show: a, b'],
  ['governor', { kind: 'governor', governor: null }, 'this host does not show how it sets its frequency'],
  ['governor', { kind: 'governor', governor: 'performance' }, 'performance: the frequency is held up'],
  ['bubblewrap', { kind: 'sandbox', engine: null, used: true }, 'imported and generated code can run'],
  [
    'bubblewrap',
    { ...lacking, gaps: [noBubblewrap] },
    'bubblewrap is not installed: containers are used, which take longer to make',
  ],
  [
    'bubblewrap',
    { ...lacking, replaced: false },
    'bwrap does not work here: no namespaces: imported and generated code is refused; a container must be one that may make namespaces',
  ],
  [
    'bubblewrap',
    { ...lacking, restricted: true },
    'bwrap does not work here: no namespaces: containers are used, which take longer to make',
  ],
  [
    'container',
    { kind: 'sandbox', engine: 'podman', used: false },
    'imported and generated code can run by podman, with --sandbox container',
  ],
  [
    'container',
    { kind: 'sandbox', engine: 'podman', used: true },
    'imported and generated code can run by podman, where bubblewrap does not work',
  ],
  [
    'container',
    { ...lacking, gaps: [{ kind: 'not-installed', programs: ['podman', 'docker'] }] },
    'neither podman nor docker is installed',
  ],
  [
    'container',
    { ...lacking, gaps: [{ kind: 'missing', path: '/usr/bin/python3' }] },
    'there is no /usr/bin/python3, which a container starts with',
  ],
  ['cgroups', { kind: 'memory-limits' }, 'the kernel limits the memory of each run and counts its CPU time'],
  [
    'cgroups',
    { kind: 'memory-sampled', reason: { kind: 'not-mounted' } },
    'no control group of memory is mounted here: memory is looked at several times a second, and a run can exceed its limit between two looks',
  ],
  ['python', { kind: 'not-installed' }, 'python3 is not installed'],
  ['python', { kind: 'version', version: 'Python 3.9.2', enough: false }, 'Python 3.9.2; 3.10 or newer is needed'],
  ['python', { kind: 'version', version: '', enough: false }, 'python3 fails; 3.10 or newer is needed'],
  ['git', { kind: 'not-installed' }, 'needed by import'],
  ['git', { kind: 'version', version: 'git version 2.4', enough: true }, 'git version 2.4'],
  [
    'uv',
    { kind: 'not-installed' },
    'not on PATH: a pinned build is fetched from the package index when environments are made',
  ],
  ['disk', room(5 * GIB), '9 GiB free for environments (/c), 5 GiB in /tmp'],
  [
    'disk',
    { kind: 'reported', detail: '/c could not be written.' },
    '/c could not be written. GREENML_CACHE names the cache, TMPDIR what is temporary.',
  ],
  ['providers', { kind: 'keys', set: ['A', 'B'], missing: ['C'] }, 'set: A, B; not set: C'],
  ['providers', { kind: 'keys', set: ['A'], missing: [] }, 'set: A; not set: none'],
  [
    'providers',
    { kind: 'keys', set: [], missing: ['A', 'B'] },
    'not set: A, B: only recorded answers and --answers DIR can be used; .env.example lists the keys',
  ],
  ['service', { kind: 'service', path: '/etc/u', systemd: 252, installed: true }, '/etc/u is there'],
  ['service', { kind: 'service', path: '/etc/u', systemd: 252, installed: false }, 'there is no /etc/u'],
  [
    'service',
    { kind: 'service', path: '/etc/u', systemd: null, installed: false },
    'no systemd runs here: start the runner by other means',
  ],
  [
    'rootless',
    { kind: 'subordinate-ids', user: 'r', uids: true, gids: true },
    'numbers are set aside for containers of r',
  ],
  [
    'rootless',
    { kind: 'subordinate-ids', user: 'r', uids: true, gids: false },
    'r is not in /etc/subgid, by which rootless containers get their users; root needs neither',
  ],
  ['cache', { kind: 'cache-quota', path: '/c', quotaBytes: 5 * GIB }, '/c is kept below 5 GiB'],
  [
    'cache',
    { kind: 'cache-quota', path: '/c', quotaBytes: null },
    '/c may take all of its disk: set GREENML_CACHE_QUOTA, as 50GiB',
  ],
  ['labels', { kind: 'labels', labels: ['rapl', 'gpu'] }, 'configure the runner with --labels rapl,gpu'],
  ['labels', { kind: 'labels', labels: [] }, 'none beside its own: no energy counter and no GPU can be read here'],
])('%s: %j', (id, fact, text) => {
  expect(formatCheck(check(id, fact))).toBe(text)
})

it('tells what a fix costs, where there is one that costs', () => {
  const fix = ['go']
  const zones = { kind: 'zones' as const, measured: [], unreadable: [still] }
  expect(formatCost(check('rapl', zones, { fix }))).toContain('CVE-2020-8694')
  expect(formatCost(check('rapl', zones))).toBeNull()
  expect(formatCost(check('bubblewrap', { ...lacking, restricted: true }, { fix }))).toContain('user namespaces')
  expect(formatCost(check('bubblewrap', lacking, { fix }))).toBeNull()
  expect(formatCost(check('git', { kind: 'not-installed' }, { fix }))).toBeNull()
  expect(formatCost(check('disk', room(GIB), { state: 'missing' }))).toBe(
    'an environment takes up to 2 GiB: set GREENML_CACHE to a larger disk.',
  )
  expect(formatCost(check('disk', room(5 * GIB)))).toBeNull()
})

it('reads what version 1 said, by the names of today', () => {
  const old = (name: string, rest: object = {}) => ({
    area: 'energy',
    name,
    state: 'missing',
    says: 'it is not',
    ...rest,
  })
  const names = ['RAPL', 'perf power', 'AMD, Intel', 'FLOPs', 'git']
  const { findings } = doctorReport.parse({
    schemaVersion: 1,
    host: makeHost('h1'),
    findings: [...names.map((name) => old(name)), old('disk', { fix: ['go'], cost: 'much' })],
  })
  expect(findings.map(({ id }) => id)).toEqual(['rapl', 'perf-power', 'amd-intel', 'flops', 'git', 'disk'])
  expect(findings[0]).toMatchObject({ state: 'missing', fact: { kind: 'reported', detail: 'it is not' } })
  expect(findings[5]).toMatchObject({ fact: { kind: 'reported', detail: 'it is not; cost: much' }, fix: ['go'] })
})
