import { i as isDoubtful } from "./package-energy.js";
// src/energy/source.ts
const isUsable = (opened) => "read" in opened;
/** The flags of a run for what its energy readings say. */
const flagsOfEnergy = (readings) => readings.some(isDoubtful) ? ["doubtful-energy"] : [];
function makeReading(domain, meter, { joules, reason, doubts = [] }) {
	return {
		domain,
		joules,
		netJoules: null,
		meter,
		quality: joules === null ? "unavailable" : "measured",
		reason,
		doubts: [...doubts]
	};
}
const monotonicNs = () => Number(process.hrtime.bigint());
export { monotonicNs as i, isUsable as n, makeReading as r, flagsOfEnergy as t };
