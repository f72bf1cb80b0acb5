import { t as date } from "./import-options.js";
import { Ct as flag, D as collection, Dt as path, F as projects, I as sandboxOptions, It as verbOptions, Kt as array, N as mirror, Nt as text, O as dataset, R as wait, Tt as option, jt as required, wt as fromZero } from "./inputs.js";
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
