/** CPU seconds that this process spends on it: what else the machine does is not in them. */
export async function spendCpu(work: () => unknown): Promise<number> {
  const start = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1e6
}
