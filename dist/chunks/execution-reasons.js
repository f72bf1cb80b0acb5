import { St as explainNotStarted } from "./start.js";
import { t as tell } from "./by-kind.js";
import { s as countWord } from "./format.js";
// src/report/text/energy-reasons.ts
/** What an error number means of a counter's file, for the person who has to mend it. */
const LOCKED = ": the kernel lets only root read it since CVE-2020-8694";
const UNFILLED = ": a virtual machine can show a counter without filling it";
const CODES = {
	EACCES: LOCKED,
	EPERM: LOCKED,
	EINVAL: UNFILLED,
	EIO: UNFILLED,
	ENODATA: UNFILLED
};
const formatSaid = (detail) => detail === null ? "" : `: ${detail}`;
const GAPS = {
	"no-counters": ({ root }) => `${root} has no energy counters (a virtual machine, a container, or no RAPL)`,
	"hidden-counters": ({ root }) => `the links in ${root} lead nowhere (a container hides the counters)`,
	"no-card-sensors": ({ root }) => `no card in ${root} shows its energy or power in hwmon`,
	"no-power-pmu": "the kernel has no power PMU (a virtual machine, or no RAPL)",
	"no-energy-events": "the power PMU has no energy events",
	"no-package-events": "the power PMU does not count the packages (seen in virtual machines)",
	"pmu-counts-nothing": "the power PMU does not count (seen in virtual machines)",
	"not-macos": "powermetrics exists on macOS only",
	"no-devices": ({ library }) => `${library} lists no device`,
	"no-visible-devices": ({ setting, devices }) => `CUDA_VISIBLE_DEVICES='${setting}' shows none of ${devices}`,
	"no-power-field": ({ field }) => field === null ? "no field of power can be asked for" : `nvidia-smi says [N/A] for ${field}`,
	partitioned: "the card is split (MIG): its counter is the whole card’s, not this part’s",
	"no-processor-meter": "no meter of the processor was asked for",
	"no-cpu-seconds": "no estimate without CPU seconds",
	unreadable: ({ path, code }) => `${path} can't be read (${code})${CODES[code] ?? ""}`,
	vanished: ({ path, code }) => `${path} vanished during the run (${code})`,
	"no-number": ({ path, text }) => `${path} holds no number but ${JSON.stringify(text)}`,
	nameless: ({ path }) => `${path} can't be read, so it is not known what its counter counts`,
	replaced: ({ path }) => `${path} was replaced since the measurement began`,
	missing: ({ path }) => `${path} does not exist`,
	"not-read": "it was not read during the run",
	"read-once": "the counter was read less than twice",
	still: "the counter did not move during the run: it is too coarse for it, or stuck",
	negative: "the counter gave a negative number",
	"above-range": "the counter is above its own range",
	reset: "the counter was reset during the run",
	"wrapped-or-reset": "the counter wrapped or was reset, and its range is not known",
	"no-power": "the sensor read 0 W throughout the run",
	"no-readings": "there was no reading",
	"no-numbers": "the sensor gave no number",
	"none-before": "no reading was taken before the run began",
	"none-after": "no reading was taken after the run ended",
	silent: ({ seconds }) => `no reading came for ${formatSeconds(seconds)}`,
	implausible: ({ joules, seconds, limitWatts }) => `${joules.toPrecision(3)} J in ${formatSeconds(seconds)} is implausible: above ${limitWatts} W, twice the zone's limit`,
	"beyond-belief": ({ value, unit, most }) => `the meter said ${value} ${unit}: no more than ${most} are believed`,
	"not-installed": ({ program }) => `${program} is not installed`,
	"not-started": ({ program, detail }) => `${program} can't be started: ${detail}`,
	ended: ({ program, signal, exitCode, detail }) => `${program} ended (${signal ?? `exit code ${exitCode}`})${formatSaid(detail)}`,
	"no-answer": ({ program, seconds, detail }) => `${program} gave no reading within ${seconds} s${formatSaid(detail)}`,
	"not-understood": ({ program, detail }) => `${program} printed what can't be read: ${detail}`,
	denied: ({ detail }) => `${detail} (kernel.perf_event_paranoid must be 0 or less, or CAP_PERFMON given)`,
	reported: ({ detail }) => detail
};
const REASONS$1 = {
	...GAPS,
	estimated: ({ because }) => ["×/÷2", ...because.map(formatGap)].join("; "),
	mirrored: ({ domains }) => `${domains.join(", ")} shows the same counter`,
	"short-run": ({ error, seconds }) => `±${Math.ceil(100 * error)} %: the counter moves once a millisecond, the run took ${seconds.toFixed(3)} s`,
	asleep: "the counter did not move during the run",
	"other-sensor": ({ joules }) => `its power sensor adds up to ${joules.toPrecision(4)} J`,
	"watts-too": "the meter gives joules and watts: its joules are used",
	"sampled-power": "integrated from nine readings of power a second",
	"averaged-power": "integrated from power that the card may average over a second",
	"vendor-estimate": "Apple calls its values estimates: compare them on one machine only"
};
const RESTS = {
	"not-asked": "no idle baseline was asked for",
	"only-estimated": "energy is only estimated here",
	"not-among-zones": "not among the zones whose idle power was measured",
	"not-read": ({ reason }) => reason === null ? "not read" : formatEnergyReason(reason),
	doubtful: ({ doubts }) => formatDoubts(doubts)
};
/** Why there are no joules. */
const formatGap = (gap) => tell(GAPS, gap, null);
/** The same, or what is to be known of joules that stand. */
const formatEnergyReason = (reason) => tell(REASONS$1, reason, null);
/** Why a zone's power at rest is not known. */
const formatRestGap = (gap) => tell(RESTS, gap, null);
const WORDS = {
	"meters-disagree": ({ meter, difference }) => `${meter} reads ${Math.abs(100 * difference).toFixed(1)} % ${difference > 0 ? "more" : "less"}`,
	"excessive-power": ({ joules, seconds, limitWatts }) => `${joules.toPrecision(3)} J in ${formatSeconds(seconds)} is much: above ${limitWatts} W, twice the zone's limit`,
	"wrapped-unseen": ({ seconds }) => `the counter may have wrapped more than once within ${seconds.toFixed(1)} s`,
	gap: ({ seconds }) => `no reading came for ${formatSeconds(seconds)}`,
	"fast-power": ({ error }) => `${formatError(error)}: the power changes faster than it is read`,
	"few-readings": ({ readings, seconds }) => `only ${countWord(readings, "reading")} of power within ${formatSeconds(seconds)}`,
	"far-from-edges": ({ offSeconds, seconds }) => `the nearest readings lie ${formatSeconds(offSeconds)} off the edges of a run of ${formatSeconds(seconds)}`,
	"shared-device": ({ processes }) => `${countWord(processes, "other process", "other processes")} computed on the device`,
	"slow-counter": ({ error, seconds }) => `${formatError(error)}: the counter moves every 20 to 100 ms, the run took ${formatSeconds(seconds)}`,
	"device-order": "cards differ and CUDA numbers the fastest first: set CUDA_DEVICE_ORDER=PCI_BUS_ID",
	reported: ({ detail }) => detail
};
/** Words for a doubt in the number that a meter read. */
const formatDoubt = (doubt) => tell(WORDS, doubt, null);
/** `doubtful: perf reads 10.0 % more; no reading came for 0.50 s`. */
const formatDoubts = (doubts) => `doubtful: ${doubts.map(formatDoubt).join("; ")}`;
/** `0.50 s`. */
const formatSeconds = (seconds) => `${seconds.toPrecision(2)} s`;
const formatError = (share) => `±${Math.round(100 * share)} %`;
// src/report/text/execution-reasons.ts
const ENDED = {
	"timed-out": ({ run }) => `the ${run} run was ended by --timeout`,
	"ended-by-signal": ({ run, signal }) => `the ${run} run was ended by ${signal}`,
	"ended-otherwise": ({ run, exitCode, usual }) => {
		return `the ${run} run ended with exit code ${exitCode}, the measured ones with ${usual.map((each) => typeof each === "string" ? each : `exit code ${each}`).join(", ")}`;
	}
};
const formatMegabytes = (bytes) => `${(bytes / 1e6).toFixed(0)} MB`;
const REASONS = {
	...ENDED,
	"no-program": "no program was started",
	unwaited: ({ leastSeconds }) => `at least ${leastSeconds.toFixed(2)} s: processes can have ended that nobody waited for, and no control group can be made to count them`,
	"below-launcher": ({ bytes }) => `not resolved: the launcher's own pages show through below ${formatMegabytes(bytes)}`,
	"more-in-files": ({ bytes }) => `at least this: with what files in memory of the host grew by and buffers between processes can hold, ${formatMegabytes(bytes)}`,
	charged: "what was charged to its control group, files in memory too",
	"largest-process": "of the largest single process: this system does not tell which processes belong together",
	"looked-at": ({ of, looks, sharedPages, outsideBytes, residentBytes }) => `${of === "process" ? "of the largest single process; " : ""}the sum over the process tree was looked at ${looks} times (counting shared pages ${sharedPages === "once" ? "once" : "in each process"})` + (outsideBytes === null ? "" : `; ${formatMegabytes(outsideBytes)} of it in files in memory and in what the kernel keeps for it`) + (residentBytes === null ? "" : `; between, resident pages came to ${formatMegabytes(residentBytes)} with shared ones counted in each`) + (of === "process" ? "" : "; a brief peak between may have been higher"),
	"not-started": ({ exitCode }) => `not started: ${explainNotStarted(exitCode)}`,
	"not-asked": "not read",
	"counting-too": "not read: it would be that of counting too",
	"changed-data": "not read: the data was not the project's own",
	"no-rule": "a command of its own has no rule to read one by",
	"no-cpu-seconds": "the CPU seconds of the run are unknown",
	"signal-in-use": "the script uses SIGPROF or its timer itself",
	"signal-blocked": "the script blocks SIGPROF, which the profiler needs",
	"notes-replaced": "the script put something else in the place of the profiler's folder",
	"notes-damaged": "the profiler's counters were damaged by the script",
	"no-cpu-timer": "this system has no timer of CPU time",
	"profiler-failed": "the profiler failed inside the script",
	"no-python": "no counters: no Python started, or one that reads no PYTHONPATH (python -I, -E, -S)",
	"too-many-processes": ({ most }) => `more than ${most} processes`,
	"phases-exceed": ({ phaseSeconds, runSeconds }) => `the phases add up to ${phaseSeconds.toFixed(2)} s of CPU, the run had ${runSeconds.toFixed(2)} s`,
	reported: ({ detail }) => detail
};
const FLOPS = {
	...ENDED,
	"not-linux": "the processor’s counters are read by perf, which is of Linux",
	"no-perf": "perf is not installed: sudo apt-get install linux-perf (Ubuntu: linux-tools-$(uname -r))",
	denied: "the kernel lets this user count nothing: sudo sysctl kernel.perf_event_paranoid=2 (in a container: --cap-add PERFMON)",
	"virtual-machine": "this virtual machine shows no counters of floating-point operations: its host has to pass them on (virtual PMU), or run on the bare machine",
	"no-counters": "the kernel shows no counters of the processor",
	"no-efficiency-core-event": "the efficiency cores (cpu_atom) have no event of floating-point operations that perf knows",
	"not-into-container": "perf does not reach into a container",
	"unknown-processor": ({ processor }) => `no events for floating-point operations are known of ${processor}`,
	"unknown-events": ({ detail }) => `perf does not know this processor's events, a newer one may: ${detail}`,
	"unsupported-event": ({ event }) => `${event} is not supported here`,
	"no-counts": "perf left no counts, or others than it was asked for: it was ended with the run",
	"too-short": "the run was too short for every counter to have its turn",
	scaled: (_, counted) => `counted during ${(100 * (counted ?? 0)).toFixed(1)} % of the run and scaled up to all of it`,
	operators: ({ torch }) => `torch ${torch.join(", ")}: forward and backward matrix products, convolutions and attention by their shapes; every other operator counts 0, as does what threads of the script compute`,
	"too-many-totals": ({ most }) => `more than ${most} processes left a total`,
	"unreadable-total": "a total can’t be read",
	reported: ({ detail }) => detail
};
const SAMPLED = {
	"not-asked": "control groups were not to be used",
	"not-mounted": "no control group of memory is mounted here",
	"not-allowed": ({ folder }) => `this user may not make a control group in ${folder}`,
	"not-passed-on": ({ folder }) => `${folder} passes no limits on`,
	"no-limit-taken": "the group of the run took no limit",
	"not-moved": "the run could not be moved into its control group",
	"not-by-engine": "its engine made no control group that limits memory"
};
/** Why memory is only looked at now and then. */
const formatSampledReason = (reason) => tell(SAMPLED, reason, null);
/** Why a number of an execution is null, or less or other than it says. */
const formatExecutionReason = (reason) => tell(REASONS, reason, null);
/** Why operations were not counted, or what a count is; `counted`: the share of the run during which they were. */
const formatFlopsReason = (reason, counted = null) => tell(FLOPS, reason, counted);
export { formatDoubts as a, formatRestGap as c, formatDoubt as i, formatFlopsReason as n, formatEnergyReason as o, formatSampledReason as r, formatGap as s, formatExecutionReason as t };
