import { V as cpuSecondsOf, gn as makeFolders } from "./base.js";
import { n as openFlopCounter } from "./flops.js";
import { j as isSound } from "./start.js";
import { join } from "node:path";
import { mkdir } from "node:fs/promises";
// src/measurement/rounds/extra-runs.ts
/**
* Counting and profiling disturb what they are made beside, so each is a run of its own, in no summary. One that did not end
* as a measured run did says nothing of those.
*/
async function readExtra(extra, asked) {
	await makeFolders(extra.folder);
	return {
		flops: asked.flops ? [await countOperations(extra)] : [],
		...asked.phases ? await profileCommand(extra) : {
			phaseCpuSeconds: null,
			reasons: {}
		}
	};
}
async function countOperations({ command, measured, equipment, folder }) {
	const { env, launcher, place } = equipment;
	const counter = await openFlopCounter(env);
	const output = join(folder, "counts");
	if (counter.unavailable !== null) return counter.read(output);
	const outcome = await launcher.run(place.wrap([...counter.prefix(output), ...command], env));
	const reading = await counter.read(output);
	const reason = endedOtherwise(outcome, measured, "counted");
	return reason === null ? reading : {
		...reading,
		count: null,
		quality: "unavailable",
		counted: null,
		reason
	};
}
async function profileCommand({ command, measured, equipment, folder }) {
	const { profilePhases } = await import("./profile-phases.js");
	const { shimFolders } = await import("./shims.js");
	const { env, launcher, place } = equipment;
	const counters = join(folder, "phases");
	await mkdir(counters);
	const profiler = profilePhases(counters);
	const PYTHONPATH = [...shimFolders(...profiler.shims), env.PYTHONPATH].filter((each) => each).join(":");
	const outcome = await launcher.run(place.wrap(command, {
		...env,
		...profiler.environment,
		PYTHONPATH
	}));
	const { userSeconds, systemSeconds, reasons } = outcome;
	const why = endedOtherwise(outcome, measured, "profiled") ?? (cpuSecondsOf(outcome) === null ? reasons.userSeconds ?? reasons.systemSeconds : null);
	if (why != null) return {
		phaseCpuSeconds: null,
		reasons: { phaseCpuSeconds: why }
	};
	const folders = {
		homeFolder: folder,
		projectFolder: folder,
		folder
	};
	const read = await profiler.read(folders, {
		userSeconds,
		systemSeconds,
		metric: null
	});
	return {
		phaseCpuSeconds: read.phaseCpuSeconds ?? null,
		reasons: read.reasons ?? {}
	};
}
/** Why the run says nothing of the measured ones; null where it ended as one of them did. `run`: what was done to it. */
function endedOtherwise({ endedFor, exitCode, signal }, measured, run) {
	if (endedFor === "wall") return {
		kind: "timed-out",
		run
	};
	if (signal !== null) return {
		kind: "ended-by-signal",
		run,
		signal
	};
	const sound = measured.filter(isSound);
	const told = sound.length > 0 ? sound : measured;
	if (told.some((each) => each.exitCode === exitCode)) return null;
	return {
		kind: "ended-otherwise",
		run,
		exitCode,
		usual: [...new Set(told.map((each) => each.signal ?? each.exitCode))]
	};
}
export { readExtra };
