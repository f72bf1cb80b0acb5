import { Vr as interruptible, pr as nameFact } from "./inputs.js";
import { Tn as formatWattsWithError } from "./base.js";
import { A as unlessStopped, M as measureIdle, N as noBaseline, O as changeEnergy, P as withRestAfter } from "./start.js";
// src/measurement/rounds/idle-baseline.ts
/** Share of one processor above which the host is not at rest: systemd's and a runner's heartbeats stay below it. */
const REST_SHARE = .05;
/**
* Measures what the host draws while nothing of ours runs, and tells the user. Call it when the host is held and all that
* the runs need is made. Without a meter there is nothing to wait for.
*/
async function takeBaseline(seconds, meter, launcher, { logger, signal }) {
	if (seconds === 0) return noBaseline({ kind: "not-asked" });
	if (!meter.measures) {
		logger.info("no idle baseline: energy is only estimated here");
		return noBaseline({ kind: "only-estimated" });
	}
	logger.info(`measuring for ${seconds} s what this host draws at rest: let nothing else run`);
	const end = performance.now() + seconds * 1e3;
	const countdown = setInterval(() => {
		const left = Math.max(0, Math.ceil((end - performance.now()) / 1e3));
		logger.status(`idle power: ${left} s left`);
	}, 1e3);
	try {
		const work = measureIdle(meter, seconds, (job) => launcher.idle(job));
		const baseline = await interruptible(work, signal);
		for (const line of renderBaseline(baseline)) logger.info(line);
		const { busyProcessors } = baseline;
		if (busyProcessors !== null && busyProcessors > REST_SHARE) logger.warn(`this host was not at rest: others kept ${Math.round(100 * busyProcessors)} % of one processor busy. Its idle power comes out too high, and net energy too low.`);
		return baseline;
	} finally {
		clearInterval(countdown);
		logger.status("");
	}
}
/**
* Measures the same when the rounds are over, and makes net energy by the mean of both. `idle`: all that is known of the host
* at rest. Nothing is waited for where nothing was known before, or the user stopped.
*/
async function restAgain(rounds, before, { seconds, meter, launcher }, context) {
	const idle = [...before?.powers ?? []];
	if (idle.length === 0 || context.signal?.aborted) return {
		rounds,
		idle
	};
	const after = await unlessStopped(takeBaseline(seconds, meter, launcher, context), context.signal);
	if (after === null) return {
		rounds,
		idle
	};
	return {
		rounds: changeEnergy(rounds, ({ energy, wallSeconds }) => withRestAfter(energy, after.powers, {
			idle,
			wallSeconds
		})),
		idle: [...idle, ...after.powers]
	};
}
/** `idle power (± standard error): package-0 12.3 W ± 0.21 W`. */
function renderBaseline({ powers, missing }) {
	const known = powers.map(({ domain, meter, watts, standardErrorWatts }) => {
		return `${domain}${powers.some((other) => other.domain === domain && other.meter !== meter) ? ` by ${meter}` : ""} ${formatWattsWithError(watts, standardErrorWatts)}`;
	});
	return [...known.length === 0 ? [] : [`idle power (± standard error): ${known.join(", ")}`], ...missing.map(({ domain, reason }) => `no idle power of ${domain}: ${nameFact(reason)}`)];
}
export { takeBaseline as n, restAgain as t };
