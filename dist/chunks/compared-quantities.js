import { en as energyOfHost, nn as isDoubtful, on as netJoulesOfHost } from "./start.js";
import { t as chooseLeadingQuantity } from "./quantities.js";
// src/analysis/measurement/run-energy.ts
/** Gross energy of one run. */
const energyOf = ({ energy }) => energyOfHost(energy);
/** The same above idle: of an estimate by its own model, of a meter where an idle baseline was measured. */
const netJoulesOf = ({ energy }) => netJoulesOfHost(energy);
/** Quality of the energy of all runs together: one estimate makes all of it an estimate. */
function judgeEnergy(runs) {
	const qualities = runs.map((run) => energyOf(run).quality);
	return ["estimated", "measured"].find((quality) => qualities.includes(quality)) ?? "unavailable";
}
// src/analysis/measurement/compared-quantities.ts
const cpuSeconds = ({ userSeconds, systemSeconds }) => userSeconds === null || systemSeconds === null ? null : userSeconds + systemSeconds;
/** Quantities by which each command's runs are summarised. */
const SUMMARISED = {
	wallSeconds: (run) => run.wallSeconds,
	userSeconds: (run) => run.userSeconds,
	systemSeconds: (run) => run.systemSeconds,
	cpuSeconds,
	peakMemoryBytes: (run) => run.peakMemoryBytes,
	joules: (run) => energyOf(run).joules,
	netJoules: netJoulesOf,
	carbonGrams: (run) => run.carbon?.grams ?? null
};
/** Quantities by which commands are compared. */
const COMPARED = {
	wall: (run) => run.wallSeconds,
	cpu: cpuSeconds,
	energy: (run) => energyOf(run).joules
};
const COMPARED_QUANTITIES = [
	"wall",
	"cpu",
	"energy"
];
/** Energy counts as measured where every run of every command has it, beyond doubt. */
function chooseLeadingOfRuns(runs) {
	const all = runs.flat();
	const isSure = (run) => energyOf(run).quality === "measured" && !isDoubtful(energyOf(run));
	return chooseLeadingQuantity(all.length > 0 && all.every(isSure));
}
export { energyOf as a, chooseLeadingOfRuns as i, COMPARED_QUANTITIES as n, judgeEnergy as o, SUMMARISED as r, COMPARED as t };
