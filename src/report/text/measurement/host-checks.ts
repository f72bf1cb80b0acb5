import { count } from '../../../base/text/text.ts'
import { wrapText } from '../../../base/text/wrap.ts'
import { type DoctorReport, type HostCheck, isLackingForRunner } from '../../../schema/doctor-report.ts'
import type { Host } from '../../../schema/measurement/execution.ts'
import { formatCheck, formatCost } from './check-words.ts'

/** What `doctor` prints. With `runner` it ends with whether this host can run benchmarks. */
export function renderDoctorReport({ host, findings }: DoctorReport, runner: boolean, width: number): string {
  const lines = [wrapText(describeMachine(host), width), '', renderHostChecks(findings, width)]
  const verdict = runner ? ['', wrapText(describeRunner(findings), width)] : []
  return [...lines, ...verdict].join('\n')
}

function describeMachine({ cpu, logicalCpus, memoryBytes, kernel, virtualMachine }: Host): string {
  const size = `${count(logicalCpus, 'CPU')}, ${Math.round(memoryBytes / 1024 ** 3)} GiB`
  return `${cpu}, ${size}, ${kernel}${virtualMachine ? ', virtual machine' : ''}`
}

function describeRunner(findings: readonly HostCheck[]): string {
  const lacking = findings.filter(isLackingForRunner)
  if (lacking.length === 0) return 'This host can run benchmarks.'
  return `A benchmark runner still needs: ${lacking.map(({ id }) => NAMES[id]).join(', ')}.`
}

const NAMES: Readonly<Record<HostCheck['id'], string>> = {
  rapl: 'RAPL',
  'perf-power': 'perf power',
  nvidia: 'NVIDIA',
  'amd-intel': 'AMD, Intel',
  powermetrics: 'powermetrics',
  flops: 'FLOPs',
  temperature: 'temperature',
  frequency: 'frequency',
  throttling: 'throttling',
  sensors: 'sensors',
  governor: 'governor',
  bubblewrap: 'bubblewrap',
  container: 'container',
  cgroups: 'cgroups',
  python: 'python',
  git: 'git',
  uv: 'uv',
  disk: 'disk',
  providers: 'providers',
  service: 'service',
  rootless: 'rootless',
  cache: 'cache',
  labels: 'labels',
}

const MARKS = { works: '✔', missing: '✘', absent: '–' } as const
const INDENT = 16

/** A paragraph a finding, its fix and cost below it; a blank line between areas. A command is never broken: it is to be copied. */
export function renderHostChecks(findings: readonly HostCheck[], width: number): string {
  const areas = Map.groupBy(findings, ({ area }) => area)
  const render = (own: readonly HostCheck[]) => own.map((finding) => renderHostCheck(finding, width)).join('\n')
  return [...areas].map(([area, own]) => `${area}\n${render(own)}`).join('\n\n')
}

function renderHostCheck(check: HostCheck, width: number): string {
  const { id, state, fix = [] } = check
  const paragraph = (text: string) => wrapText(text, width, INDENT)
  const margin = ' '.repeat(INDENT)
  const commands = fix.flatMap((command) => `$ ${command}`.split('\n')).map((line) => margin + line)
  const cost = formatCost(check)
  return [
    paragraph(`  ${MARKS[state]} ${NAMES[id].padEnd(INDENT - 4)}${formatCheck(check)}`),
    ...commands,
    ...(cost === null ? [] : [paragraph(`${margin}cost: ${cost}`)]),
  ].join('\n')
}
