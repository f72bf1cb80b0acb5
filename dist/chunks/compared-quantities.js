import { c as netJoulesOfHost, i as isDoubtful, n as energyOfHost } from "./package-energy.js";
import { t as chooseLeadingQuantity } from "./quantities.js";
// src/analysis/measurement/run-energy.ts
/** What one run took, gross. */
const energyOf = ({ energy }) => energyOfHost(energy);
/** The same above idle: of an estimate by its own model, of a meter where an idle baseline was measured. */
const netJoulesOf = ({ energy }) => netJoulesOfHost(energy);
/** Of all runs together: an estimate among them makes what is said of them one. */
function judgeEnergy(runs) {
	const qualities = runs.map((run) => energyOf(run).quality);
	return ["estimated", "measured"].find((quality) => qualities.includes(quality)) ?? "unavailable";
}
// src/analysis/measurement/compared-quantities.ts
const cpuSeconds = ({ userSeconds, systemSeconds }) => userSeconds === null || systemSeconds === null ? null : userSeconds + systemSeconds;
/** What each command's runs are summarised by. */
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
/** What commands are compared by. */
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
