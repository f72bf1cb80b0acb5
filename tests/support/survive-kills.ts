import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { readRuns } from './campaign.ts'
import { runCli } from './cli.ts'
import { crashAgainAndAgain, makeCrashCampaign } from './crashes.ts'
import { makeFolder } from './temporary.ts'

const BARE = ['--sandbox', 'none', '--i-trust-this-code', '--idle-baseline', '0']

interface Ordeal {
  readonly seed: number
  readonly kills: number
  readonly projects: number
  readonly env: NodeJS.ProcessEnv
}

/** Kills a benchmark at random points until it has ended, and holds that nothing is lost, made twice or left behind. */
export async function surviveKills({ seed, kills, projects, env }: Ordeal): Promise<void> {
  const folder = await makeFolder()
  const { campaign, dataset } = await makeCrashCampaign(folder, projects, env)
  const found = await crashAgainAndAgain(folder, { seed, kills, args: BARE, env })
  expect(found.faults).toEqual([])
  expect(found.exitCode).toBe(0)
  const { planned, recorded, records } = await readRuns(campaign)
  expect(recorded).toEqual(planned)
  expect(records.filter(({ status }) => status !== 'ok')).toEqual([])
  // Each kill costs the run in progress at most.
  expect(found.executions).toBeGreaterThanOrEqual(planned.length)
  expect(found.executions).toBeLessThanOrEqual(planned.length + kills)
  expect(Object.values(found.kills).every((times) => times > 0)).toBe(true)

  const again = await runCli(['benchmark', '--campaign', campaign, '--dataset', dataset, ...BARE], env)
  expect(again.exitCode).toBe(0)
  expect((await readRuns(campaign)).records).toEqual(records)
  expect((await readdir(join(folder, 'tmp'))).filter((name) => name.startsWith('greenml-'))).toEqual([])
  expect(await findGroups(found.launchers)).toEqual([])
}

/** Control groups that launchers left. */
async function findGroups(launchers: ReadonlySet<number>): Promise<string[]> {
  const names = await readdir('/sys/fs/cgroup', { recursive: true }).catch(() => [])
  return names.filter((name) => launchers.has(Number(/greenml-\d+-(\d+)-\d+$/.exec(name)?.[1])))
}
