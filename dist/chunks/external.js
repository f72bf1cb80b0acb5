import { nn as object, sn as string, tn as number, un as union } from "./inputs.js";
import { Ct as statIfPresent, Vt as readJsonText } from "./base.js";
import { n as openStream } from "./stream-source.js";
// src/energy/external.ts
const METER = "external";
/** A command that prints one reading and ends is asked again this often. */
const REPEAT_SECONDS = 1;
const PATIENCE_MILLISECONDS = 1e4;
/** More than any rack draws, and than a counter of kilowatt-hours reaches in a machine's life. */
const MOST = {
	watts: 1e6,
	joules: 0x38d7ea4c68000
};
async function openExternal({ command, stream }, env) {
	const shell = stream === void 0 ? repeat(command ?? "") : await follow(stream);
	if ("kind" in shell) return {
		meter: METER,
		reason: shell
	};
	return openStream({
		meter: METER,
		readsProcessor: true,
		command: {
			program: "/bin/sh",
			args: shell,
			env
		},
		openParser: () => parseReading,
		intervalNs: null,
		patienceMilliseconds: PATIENCE_MILLISECONDS
	});
}
function repeat(command) {
	return [
		"-c",
		`while :; do /bin/sh -c "$1" || exit $?; sleep ${REPEAT_SECONDS}; done`,
		"greenml-meter",
		command
	];
}
async function follow(path) {
	const found = await statIfPresent(path);
	if (found === null) return {
		kind: "missing",
		path
	};
	return [
		"-c",
		found.isFIFO() ? "exec cat <>\"$1\"" : "exec tail -n 1 -F -- \"$1\"",
		"greenml-meter",
		path
	];
}
const reading = object({
	/** Seconds since 1970, or ISO 8601; without it the reading is of the moment it arrives. */
	time: union([number(), string()]).optional(),
	monotonicNs: number().optional(),
	/** Power now. */
	watts: number().nonnegative().nullable().optional(),
	/** Energy so far, from any zero. */
	joules: number().nonnegative().nullable().optional(),
	/** The socket or machine, where there are several. */
	domain: string().regex(/^[A-Za-z0-9._-]{1,40}$/).optional()
}).refine(({ watts, joules }) => watts === void 0 !== (joules === void 0));
/** `{"time": 1732233600.1, "watts": 61.2}`, `{"joules": 512.5}` or a bare number of watts. */
function parseReading(line, arrivalNs) {
	const text = line.trim();
	if (text === "") return [];
	const parsed = reading.safeParse(/^\d+(\.\d+)?$/.test(text) ? { watts: Number(text) } : readJsonText(text));
	if (!parsed.success) return [];
	const { domain, joules, time, monotonicNs: stamp } = parsed.data;
	const t = stamp ?? (time === void 0 ? arrivalNs : arrivalNs - ageNs(time));
	if (!Number.isFinite(t)) return [];
	const kind = joules === void 0 ? "watts" : "joules";
	const value = parsed.data[kind] ?? null;
	const point = {
		domain: domain === void 0 ? METER : `${METER}-${domain}`,
		kind,
		t
	};
	if (value === null || value <= MOST[kind]) return [{
		...point,
		value
	}];
	return [{
		...point,
		value: null,
		refused: {
			kind: "beyond-belief",
			value,
			unit: kind,
			most: MOST[kind]
		}
	}];
}
/** How long ago a time of day was, by the clock on the wall: only the difference is carried over to the other clock. */
function ageNs(time) {
	const milliseconds = typeof time === "number" ? time * 1e3 : Date.parse(time);
	return (Date.now() - milliseconds) * 1e6;
}
export { openExternal };
