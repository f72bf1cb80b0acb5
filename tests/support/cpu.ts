/** CPU seconds that this thread spends on it: what else the machine does is not in them, nor what helps this process collect garbage. */
export async function spendCpu(work: () => unknown): Promise<number> {
  const start = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1e6
}

const TRIES = 3

/**
 * How many times the CPU seconds of `small` those of `large` are. Of three tries each the least counts: a busy machine adds to
 * both, by caches and processors that others use too, and takes nothing away.
 */
export async function growthOfCpu(small: () => unknown, large: () => unknown): Promise<number> {
  const [ofSmall, ofLarge]: [number[], number[]] = [[], []]
  for (let round = 0; round < TRIES; round++) {
    ofSmall.push(await spendCpu(small))
    ofLarge.push(await spendCpu(large))
  }
  return Math.min(...ofLarge) / Math.min(...ofSmall)
}
