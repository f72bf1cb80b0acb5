import { A as energyOptions, At as preset, E as carbonOptions, Et as option, I as sandboxOptions, Lt as verbOptions, N as mirror, R as wait, Rt as wholeNumber, T as campaignOptions, Tt as fromZero, k as electricityMapsInput, nn as object, w as campaignInputs, wt as flag } from "./inputs.js";
import { n as readShard, r as shard } from "./shard.js";
/** What `run` takes, too. */
const runnerOptions = object({
	...energyOptions.shape,
	...carbonOptions.shape,
	...sandboxOptions.shape,
	idleBaseline: preset(fromZero, 10, "<seconds>", "seconds for which the host's power at rest is measured before the first run and after the last, where there is a meter"),
	repeatContaminated: option(wholeNumber(0), "<n>", "how often a run that other load disturbed is repeated at once", { unset: "1 where energy is measured, or its threads may have spun; else 0" }),
	wait,
	mirror
});
const benchmarkOptions = verbOptions("run what is left of a campaign; every run ends in a record", {
	...campaignOptions.shape,
	shard: option(shard, "<i/n>", "only this share of the campaign, as `2/8`", {
		unset: "all of it",
		read: readShard
	}),
	...runnerOptions.shape
});
const benchmarkInputs = object({
	...benchmarkOptions.shape,
	...campaignInputs.shape,
	electricityMaps: electricityMapsInput,
	artifacts: flag("take plan and scripts from the run's artifacts, and upload the records, each hour and whatever happens: a second attempt of the job goes on from them", { isOn: true })
});
export { benchmarkOptions as n, runnerOptions as r, benchmarkInputs as t };
