import { gt as recordOf } from "./measured.js";
import { f as sum, qt as array, tn as number } from "./inputs.js";
import { V as cpuSecondsOf } from "./base.js";
import { S as PHASES } from "./read.js";
import { t as openNotes } from "./home-notes.js";
import { endianness } from "node:os";
// src/measurement/instruments/profile-phases.ts
/** Counts CPU seconds by phase (the shim `profile`), each process in a file of the folder `name` of the run's home. */
function profilePhases(name = ".greenml-phases") {
	const notes = openNotes("GREENML_PHASES", name, FILE_BYTES);
	return {
		shims: ["profile"],
		environment: notes.environment,
		read: async ({ homeFolder }, seen) => {
			const { seconds, reason } = await readPhases(notes, homeFolder, cpuSecondsOf(seen));
			return {
				phaseCpuSeconds: seconds,
				reasons: reason === null ? {} : { phaseCpuSeconds: reason }
			};
		}
	};
}
/**
* A process's file holds doubles: a mark, the state, the number of samples, then the seconds of each phase; zeros where the
* process was killed before it counted anything.
*/
const MARK = 1196443697;
const FIRST_PHASE = 3;
const FILE_BYTES = 8 * (FIRST_PHASE + PHASES.length);
const MOST_PROCESSES = 4096;
const STATE_REASONS = [
	null,
	"signal-in-use",
	"no-cpu-timer",
	"profiler-failed",
	"signal-blocked"
];
const processCounters = array(number().nonnegative()).length(FIRST_PHASE + PHASES.length).refine(([mark, ...others]) => mark === MARK || mark === 0 && others.every((each) => each === 0)).transform(([, state = 0, , ...seconds]) => ({
	state,
	seconds
})).refine(({ state }) => state in STATE_REASONS);
/**
* Counts of the processes may exceed the run's seconds by this much: clocks tick at other times, and a process counts
* from its start, the run from its gate.
*/
const TOLERANCE = {
	share: .02,
	seconds: .1
};
/**
* Reads the profiler's counts, once nothing of the run is left. The files are the script's to write, and can at worst be
* wrong. `cpuSeconds`: user and system seconds of the run; what no process counted (the last milliseconds of each, programs
* other than Python) is `other`.
*/
async function readPhases(notes, home, cpuSeconds) {
	const none = (reason) => ({
		seconds: null,
		reason
	});
	if (cpuSeconds === null) return none({ kind: "no-cpu-seconds" });
	const files = await notes.readAll(home, MOST_PROCESSES);
	if (files === "replaced") return none({ kind: "notes-replaced" });
	if (files === "too-many") return none({
		kind: "too-many-processes",
		most: MOST_PROCESSES
	});
	if (files.length === 0) return none({ kind: "no-python" });
	const sums = PHASES.map(() => 0);
	for (const file of files) {
		const counters = processCounters.safeParse(readDoubles(file));
		if (!counters.success) return none({ kind: "notes-damaged" });
		const kind = STATE_REASONS[counters.data.state];
		if (kind) return none({ kind });
		for (const [index, seconds] of counters.data.seconds.entries()) sums[index] = (sums[index] ?? 0) + seconds;
	}
	return fitTo(sums, cpuSeconds);
}
function fitTo(sums, cpuSeconds) {
	const counted = sum(sums);
	if (!(counted <= cpuSeconds * (1 + TOLERANCE.share) + TOLERANCE.seconds)) return {
		seconds: null,
		reason: {
			kind: "phases-exceed",
			phaseSeconds: counted,
			runSeconds: cpuSeconds
		}
	};
	const scale = counted > cpuSeconds ? cpuSeconds / counted : 1;
	const seconds = recordOf(PHASES, (phase) => (sums[PHASES.indexOf(phase)] ?? 0) * scale);
	return {
		seconds: {
			...seconds,
			other: seconds.other + Math.max(0, cpuSeconds - counted)
		},
		reason: null
	};
}
/** The counters of one process, zeros for a file that is still empty; null for anything else. */
function readDoubles(found) {
	if (found === null || found.length !== FILE_BYTES && found.length !== 0) return null;
	const buffer = found.length === 0 ? Buffer.alloc(FILE_BYTES) : found;
	const read = endianness() === "LE" ? buffer.readDoubleLE.bind(buffer) : buffer.readDoubleBE.bind(buffer);
	return Array.from({ length: FILE_BYTES / 8 }, (_, index) => read(8 * index));
}
export { profilePhases as t };
