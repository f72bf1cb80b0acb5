import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { textWidth } from '../base/text/wrap.ts'
import { checkPowercap, checkPowerPmu, HOST_ROOTS, type HostRoots } from '../energy/check-counters.ts'
import { checkApple, checkGraphics } from '../energy/check-devices.ts'
import { checkTools } from '../environment/check-tools.ts'
import { checkKeys } from '../generation/models/check-keys.ts'
import { checkRunner, excuseProcessor, findSystemdVersion } from '../github/check-runner.ts'
import { describeRunner, renderRunnerService } from '../github/runner-service.ts'
import { checkControlGroups } from '../measurement/check-control-groups.ts'
import { checkCounts } from '../measurement/check-host.ts'
import { describeHost } from '../measurement/host.ts'
import { renderDoctorReport } from '../report/text/measurement/host-checks.ts'
import { checkIsolation } from '../sandbox/check-isolation.ts'
import { DOCTOR_VERSION, type DoctorReport, isLackingForRunner } from '../schema/doctor-report.ts'
import type { doctorOptions } from '../schema/options/doctor-options.ts'

export interface DoctorOptions extends Readonly<z.input<typeof doctorOptions>> {
  /** Columns of the text. */
  readonly width?: number
}

export interface DoctorResult {
  readonly text: string
  readonly json: DoctorReport
  readonly exitCode: 0 | 1
}

/** What can be measured and isolated here, what not, the exact command that mends it, and what that costs. */
export async function doctor(
  { runner = false, width = textWidth({}) }: DoctorOptions,
  { env, keyFiles }: CommandContext,
  roots: HostRoots = HOST_ROOTS,
): Promise<DoctorResult> {
  const host = await describeHost()
  const checks = [
    checkPowercap(roots),
    checkPowerPmu(env, roots),
    checkGraphics(env),
    checkApple(env),
    checkCounts(env, host),
    checkIsolation(),
    checkControlGroups(),
    checkTools(env),
    checkKeys(env, keyFiles),
  ]
  const found = (await Promise.all(checks)).flat()
  const findings = runner ? [...excuseProcessor(found), ...(await checkRunner(found, env))] : found
  const json: DoctorReport = { schemaVersion: DOCTOR_VERSION, host, findings }
  const fails = runner && findings.some(isLackingForRunner)
  return { text: renderDoctorReport(json, runner, width), json, exitCode: fails ? 1 : 0 }
}

/** The text of a systemd unit for a runner of this user on this host. */
export const prepareService = async ({ env }: CommandContext): Promise<string> =>
  renderRunnerService(await describeRunner(env, await findSystemdVersion(env)))
