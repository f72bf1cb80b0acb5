import { t as date } from "./import-options.js";
import { D as collection, Et as option, F as projects, I as sandboxOptions, Lt as verbOptions, Mt as required, N as mirror, O as dataset, Ot as path, Pt as text, R as wait, Tt as fromZero, qt as array, wt as flag } from "./inputs.js";
// src/schema/options/env-options.ts
const warmOptions = verbOptions("make all that projects need ahead of measuring: environments and downloads", {
	dataset,
	projects,
	collection,
	campaign: option(path, "<dir>", "only projects of this plan"),
	mlBench: flag("instead of projects: the environments of ML-Bench's repositories, as far as they are described"),
	mirror,
	...sandboxOptions.shape,
	wait
});
const listOptions = verbOptions("what the cache holds, its size and when it was used", { json: option(path, "<file>", "write it as JSON; - is stdout") });
const pruneOptions = verbOptions("remove what was not used for long, never what is in use", {
	olderThan: option(fromZero, "<days>", "remove what was not used for longer", { unset: `30, or any age with a quota` }),
	quota: option(text, "<size>", "remove until the cache is no larger, as 20GiB", { unset: "$GREENML_CACHE_QUOTA" })
});
const lockOptions = verbOptions("re-resolve and rewrite project locks, from their requirements", {
	slugs: required(array(text), "<project...>", "projects", {
		isArgument: true,
		isRepeated: true
	}),
	mlBench: flag("they are folders of ML-Bench's repositories instead: as of the days of their pinned commits"),
	date,
	dataset
});
export { warmOptions as i, lockOptions as n, pruneOptions as r, listOptions as t };
