import { join } from 'node:path'
import { readJson, writeJson } from '../../base/files/files.ts'
import { streamJsonLines } from '../../base/files/jsonl.ts'
import { listBelow } from '../../base/files/untrusted-files.ts'
import type { Logger } from '../../base/log.ts'
import { type TaskAttempt, taskAttempt } from '../../schema/mlbench/task-attempt.ts'
import { type TaskBench, taskBench } from '../../schema/mlbench/task-bench.ts'
import type { Shard } from '../../schema/options/shard.ts'
import { nameShard, readSystemName } from '../task-shards.ts'

/** The file that a call adds a system's attempts to: of a share one of its own, since shares run side by side. */
export const attemptsFile = (out: string, system: string, shard: Shard | undefined): string =>
  join(out, 'attempts', `${system}${shard === undefined ? '' : `.${nameShard(shard)}`}.jsonl`)

/** A system's attempts of all calls and shares below `out`. */
export async function readAttempts(out: string, system: string, logger: Logger): Promise<TaskAttempt[]> {
  const attempts: TaskAttempt[] = []
  for (const { name, kind } of (await listBelow(out, 'attempts')) ?? []) {
    if (kind !== 'file' || !name.endsWith('.jsonl') || readSystemName(name).system !== system) continue
    const path = join(out, 'attempts', name)
    const onTorn = () => logger.warn(`${path}: a line that was not written to its end is left out`)
    for await (const each of streamJsonLines(path, taskAttempt, onTorn, out)) attempts.push(each)
  }
  return attempts
}

/** What reads a system's attempts, each system's once: rows as published and as mended both ask for them. */
export function openAttempts(out: string, logger: Logger): (system: string) => Promise<readonly TaskAttempt[]> {
  const bySystem = new Map<string, Promise<readonly TaskAttempt[]>>()
  return (system) => {
    const attempts = bySystem.get(system) ?? readAttempts(out, system, logger)
    bySystem.set(system, attempts)
    return attempts
  }
}

/** Puts on record what a call runs answers on. */
export const writeBench = (out: string, shard: Shard | undefined, bench: TaskBench): Promise<void> =>
  writeJson(join(out, 'bench', `${shard === undefined ? 'all' : nameShard(shard)}.json`), bench, out)

/** What answers were run on in all calls, each repository once: where one share could not run it, it has its fault. */
export async function readBenches(out: string): Promise<Pick<TaskBench, 'pins' | 'faults'>> {
  const [pins, faults] = [new Map<number, TaskBench['pins'][number]>(), new Map<number, TaskBench['faults'][number]>()]
  for (const { name, kind } of (await listBelow(out, 'bench')) ?? []) {
    if (kind !== 'file' || !name.endsWith('.json')) continue
    const bench = await readJson(join(out, 'bench', name), taskBench, out)
    for (const pin of bench.pins) pins.set(pin.githubId, pin)
    for (const fault of bench.faults) faults.set(fault.githubId, fault)
  }
  return { pins: [...pins.values()], faults: [...faults.values()] }
}
