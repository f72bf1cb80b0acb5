import type { CommandContext } from '../../base/context.ts'
import { interruptible } from '../../base/errors.ts'
import { formatWattsWithError } from '../../base/text/significant-digits.ts'
import { nameFact } from '../../base/text/text.ts'
import { type IdleBaseline, measureIdle, noBaseline, withRestAfter } from '../../energy/idle.ts'
import type { Meter } from '../../energy/meter.ts'
import type { IdlePower } from '../../schema/measurement/execution.ts'
import type { Launcher } from '../launcher.ts'
import { changeEnergy, type Rounds, unlessStopped } from './rounds.ts'

/** Share of one processor above which the host is not at rest: systemd's and a runner's heartbeats stay below it. */
const REST_SHARE = 0.05

/**
 * Measures what the host draws while nothing of ours runs, and tells the user. Call it when the host is held and all that
 * the runs need is made. Without a meter there is nothing to wait for.
 */
export async function takeBaseline(
  seconds: number,
  meter: Meter,
  launcher: Pick<Launcher, 'idle'>,
  { logger, signal }: CommandContext,
): Promise<IdleBaseline> {
  if (seconds === 0) return noBaseline({ kind: 'not-asked' })
  if (!meter.measures) {
    logger.info('no idle baseline: energy is only estimated here')
    return noBaseline({ kind: 'only-estimated' })
  }
  logger.info(`measuring for ${seconds} s what this host draws at rest: let nothing else run`)
  const end = performance.now() + seconds * 1000
  const countdown = setInterval(() => {
    const left = Math.max(0, Math.ceil((end - performance.now()) / 1000))
    logger.status(`idle power: ${left} s left`)
  }, 1000)
  try {
    const work = measureIdle(meter, seconds, (job) => launcher.idle(job))
    const baseline = await interruptible(work, signal)
    for (const line of renderBaseline(baseline)) logger.info(line)
    const { busyProcessors } = baseline
    if (busyProcessors !== null && busyProcessors > REST_SHARE) {
      logger.warn(
        `this host was not at rest: others kept ${Math.round(100 * busyProcessors)} % of one processor busy. ` +
          'Its idle power comes out too high, and net energy too low.',
      )
    }
    return baseline
  } finally {
    clearInterval(countdown)
    logger.status('')
  }
}

/**
 * Measures the same when the rounds are over, and makes net energy by the mean of both. `idle`: all that is known of the host
 * at rest. Nothing is waited for where nothing was known before, or the user stopped.
 */
export async function restAgain(
  rounds: Rounds,
  before: IdleBaseline | null,
  {
    seconds,
    meter,
    launcher,
  }: { readonly seconds: number; readonly meter: Meter; readonly launcher: Pick<Launcher, 'idle'> },
  context: CommandContext,
): Promise<{ readonly rounds: Rounds; readonly idle: IdlePower[] }> {
  const idle = [...(before?.powers ?? [])]
  if (idle.length === 0 || context.signal?.aborted) return { rounds, idle }
  const after = await unlessStopped(takeBaseline(seconds, meter, launcher, context), context.signal)
  if (after === null) return { rounds, idle }
  return {
    rounds: changeEnergy(rounds, ({ energy, wallSeconds }) =>
      withRestAfter(energy, after.powers, { idle, wallSeconds }),
    ),
    idle: [...idle, ...after.powers],
  }
}

/** `idle power (± standard error): package-0 12.3 W ± 0.21 W`. */
function renderBaseline({ powers, missing }: IdleBaseline): string[] {
  const known = powers.map(({ domain, meter, watts, standardErrorWatts }) => {
    const shared = powers.some((other) => other.domain === domain && other.meter !== meter)
    return `${domain}${shared ? ` by ${meter}` : ''} ${formatWattsWithError(watts, standardErrorWatts)}`
  })
  return [
    ...(known.length === 0 ? [] : [`idle power (± standard error): ${known.join(', ')}`]),
    ...missing.map(({ domain, reason }) => `no idle power of ${domain}: ${nameFact(reason)}`),
  ]
}
