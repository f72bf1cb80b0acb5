import { stat } from 'node:fs/promises'
import { errorCode } from '../base/errors.ts'
import { runCommand } from '../base/process.ts'
import { describeHost } from '../benchmark/host.ts'
import { discoverPowercap, POWERCAP_ROOT } from '../energy/powercap.ts'
import { findBubblewrap } from '../sandbox/sandbox.ts'
import type { CommandContext } from './context.ts'

interface Finding {
  readonly name: string
  readonly good: boolean
  readonly says: string
  /** What mends it, and what that costs. */
  readonly fix?: string
}

export interface DoctorResult {
  readonly text: string
}

/** What can be measured and isolated here, what not, and the exact command that mends it. */
export async function doctor(context: CommandContext): Promise<DoctorResult> {
  const host = await describeHost(null)
  const findings = await Promise.all([checkEnergy(), checkSandbox(), checkPython(context), checkKeys(context)])
  const lines = findings
    .flat()
    .flatMap(({ name, good, says, fix }) => [
      `${good ? '✔' : '✘'} ${name.padEnd(10)} ${says}`,
      ...(fix ? fix.split('\n').map((line) => `             ${line}`) : []),
    ])
  const machine = `${host.cpu}, ${host.logicalCpus} CPUs, ${Math.round(host.memoryBytes / 1024 ** 3)} GiB, ${host.kernel}`
  return { text: [machine + (host.virtualMachine ? ', virtual machine' : ''), ...lines].join('\n') }
}

async function checkEnergy(): Promise<Finding> {
  const found = await discoverPowercap()
  if (found.reason === null) {
    const zones = found.zones.filter((zone) => zone.unreadable === null).map((zone) => zone.domain)
    const lost = found.zones.flatMap((zone) => zone.unreadable ?? [])
    const fix = lost.length === 0 ? {} : { fix: lost.join('\n') }
    return { name: 'energy', good: true, says: `measured by RAPL: ${zones.join(', ')}`, ...fix }
  }
  const locked = (await stat(POWERCAP_ROOT).catch(() => null)) !== null && found.reason.includes("can't be read")
  return {
    name: 'energy',
    good: false,
    says: `not measured: ${found.reason}. Energy is then estimated (×/÷2) and enters no verdict.`,
    fix: locked
      ? `sudo chmod o+r ${POWERCAP_ROOT}/*/energy_uj   # until the next start\n` +
        `echo 'z ${POWERCAP_ROOT}/intel-rapl*/energy_uj 0444' | sudo tee /etc/tmpfiles.d/greenml.conf   # from then on\n` +
        'It lets every local user watch the power draw, from which secrets of other processes can leak (CVE-2020-8694).'
      : 'A bare-metal machine with an Intel or AMD processor and Linux has these counters.',
  }
}

async function checkSandbox(): Promise<Finding> {
  const found = await findBubblewrap()
  if (found.sandbox)
    return { name: 'sandbox', good: true, says: 'bubblewrap works: imported and generated code can run' }
  return {
    name: 'sandbox',
    good: false,
    says: `${found.reason}: imported and generated code is refused`,
    fix:
      found.reason === 'bubblewrap is not installed'
        ? 'sudo apt-get install bubblewrap'
        : 'Ubuntu 24.04: sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0\n' +
          'It lets every local program make user namespaces, which widens what a kernel fault can be used for.',
  }
}

async function checkPython(context: CommandContext): Promise<Finding> {
  try {
    const { stdout, exitCode } = await runCommand('python3', ['--version'], { env: context.env })
    const [, major = '0', minor = '0'] = /(\d+)\.(\d+)/.exec(stdout) ?? []
    const good = exitCode === 0 && (Number(major) > 3 || (Number(major) === 3 && Number(minor) >= 10))
    return {
      name: 'python',
      good,
      says: good ? stdout.trim() : `${stdout.trim() || 'python3 fails'}; 3.10 or newer is needed`,
    }
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    return { name: 'python', good: false, says: 'python3 is not installed', fix: 'sudo apt-get install python3' }
  }
}

const KEYS = ['OPENAI_API_KEY', 'ANTHROPIC_API_KEY', 'GEMINI_API_KEY', 'GROQ_API_KEY']

function checkKeys({ env }: CommandContext): Finding {
  const [set, missing] = [KEYS.filter((name) => env[name]), KEYS.filter((name) => !env[name])]
  return {
    name: 'keys',
    good: set.length > 0,
    says: `${set.length > 0 ? `set: ${set.join(', ')}; ` : ''}not set: ${missing.join(', ') || 'none'}`,
    ...(set.length > 0 ? {} : { fix: 'Only recorded answers and --answers DIR can be used. See .env.example.' }),
  }
}
