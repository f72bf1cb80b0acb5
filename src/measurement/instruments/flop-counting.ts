import { join } from 'node:path'
import { type FlopCounter, noCounter } from '../../energy/flops/flop-counter.ts'
import type { SandboxTier } from '../../schema/measurement/execution.ts'
import type { RunFolders } from '../workspace.ts'
import type { Watcher } from './instrument.ts'
import { OPERATOR_NOTES, readOperatorFlops } from './operator-flops.ts'

/** Counts operations twice over: those that the processor retires, and those that PyTorch's operators stand for. */
export function countFlops(ofHost: FlopCounter, tier: SandboxTier): Watcher {
  // perf counts what it starts, and what is in a container is started by its engine.
  const counter = tier === 'container' ? noCounter({ kind: 'not-into-container' }) : ofHost
  const countsPath = ({ folder }: RunFolders) => join(folder, 'counts') // where the sandbox does not reach
  return {
    shims: ['flops'],
    environment: OPERATOR_NOTES.environment,
    whyNoEnergy: 'counting-too',
    prefix: (folders) => counter.prefix(countsPath(folders)),
    read: async (folders) => ({
      flops: [await counter.read(countsPath(folders)), ...(await readOperatorFlops(folders.homeFolder))],
    }),
  }
}
