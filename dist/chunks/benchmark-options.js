import { n as readShard, r as shard } from "./shard.js";
import { An as positive, Dn as fromZero, En as flag, In as verbOptions, Ln as wholeNumber, Ni as object, On as option, Sn as wait, bn as sandboxOptions, dn as campaignOptions, fn as carbonOptions, gn as energyOptions, hn as electricityMapsInput, jn as preset, un as campaignInputs, vn as mirror } from "./start.js";
/** What `run` takes, too. */
const runnerOptions = object({
	...energyOptions.shape,
	...carbonOptions.shape,
	...sandboxOptions.shape,
	timeout: option(positive, "<seconds>", "seconds that a run may take", { unset: "each project's own limit" }),
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
	artifacts: flag("take plan and scripts from the run's artifacts, and upload the records, whatever happens: a second attempt of the job goes on from them", { isOn: true })
});
export { benchmarkOptions as n, runnerOptions as r, benchmarkInputs as t };
