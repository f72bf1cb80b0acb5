import { writeJson } from '../../base/files.ts'
import { textWidth, wrapText } from '../../base/wrap.ts'
import { describeHost } from '../../measurement/host.ts'
import { SCHEMA_VERSION } from '../../schema/common.ts'
import type { Host } from '../../schema/record.ts'
import type { CommandContext } from '../context.ts'
import { checkControlGroups } from './control-groups.ts'
import { checkCounts } from './counts.ts'
import { checkApple, checkGraphics } from './device-energy.ts'
import { type Finding, renderFindings } from './finding.ts'
import { checkSandbox } from './isolation.ts'
import { checkKeys } from './keys.ts'
import { checkPowercap, checkPowerPmu, HOST_ROOTS, type HostRoots } from './processor-energy.ts'
import { checkPrograms } from './programs.ts'

export interface DoctorOptions {
  /** Fail where a runner of benchmarks lacks something. */
  readonly runner?: boolean
  /** Path, or `-` for stdout. */
  readonly json?: string
  /** Columns of the text. */
  readonly width?: number
}

export interface DoctorResult {
  readonly text: string
  readonly json: { schemaVersion: number; host: Host; findings: readonly Finding[] }
  readonly exitCode: 0 | 1
}

/** What can be measured and isolated here, what not, the exact command that mends it, and what that costs. */
export async function doctor(
  options: DoctorOptions,
  { env }: CommandContext,
  roots: HostRoots = HOST_ROOTS,
): Promise<DoctorResult> {
  const { width = textWidth({}) } = options
  const host = await describeHost(null)
  const checks = [
    checkPowercap(roots),
    checkPowerPmu(env, roots),
    checkGraphics(env),
    checkApple(env),
    checkCounts(env, host),
    checkSandbox(),
    checkControlGroups(),
    checkPrograms(env),
    checkKeys(env),
  ]
  const findings = (await Promise.all(checks)).flat()
  const lacking = findings.filter(({ state, runnerNeeds }) => runnerNeeds && state !== 'works')
  const json = { schemaVersion: SCHEMA_VERSION, host, findings }
  if (options.json !== undefined && options.json !== '-') await writeJson(options.json, json)
  const lines = [wrapText(describeMachine(host), width), '', renderFindings(findings, width)]
  if (options.runner) {
    const names = lacking.map(({ name }) => name).join(', ')
    const verdict = lacking.length === 0 ? 'This host can run benchmarks.' : `A benchmark runner still needs: ${names}.`
    lines.push('', wrapText(verdict, width))
  }
  return { text: lines.join('\n'), json, exitCode: options.runner && lacking.length > 0 ? 1 : 0 }
}

function describeMachine({ cpu, logicalCpus, memoryBytes, kernel, virtualMachine }: Host): string {
  const size = `${logicalCpus} CPUs, ${Math.round(memoryBytes / 1024 ** 3)} GiB`
  return `${cpu}, ${size}, ${kernel}${virtualMachine ? ', virtual machine' : ''}`
}
