import { Et as option, I as sandboxOptions, Lt as verbOptions, Mt as required, N as mirror, O as dataset, Ot as path, Pt as text, R as wait, wt as flag } from "./inputs.js";
// src/schema/options/import-options.ts
/** Whether packages are locked as of a date. */
const date = flag("resolve packages as of the commit's date", {
	isOn: true,
	negated: "resolve packages as of today, for indexes without upload times"
});
const importOptions = verbOptions("make a project of the dataset from a repository or a folder", {
	source: required(text, "<source>", "git URL, file URL or path", { isArgument: true }),
	slug: option(text, "<name>", "name of the project", { unset: "the last part of the source" }),
	commit: option(text, "<sha>", "commit to import", { unset: "the branch head" }),
	branch: option(text, "<name>", "branch or tag to import"),
	path: option(path, "<folder>", "folder of the repository that is the project; only that part is fetched", { unset: "all of it" }),
	vendor: flag("keep the files in the dataset itself, where a permissive licence allows it, instead of naming where they are from"),
	entry: option(path, "<path>", "the script or notebook to run", { unset: "found by what it does" }),
	trial: flag("run the script once in the sandbox, to see what it reads and prints", {
		isOn: true,
		negated: "guess all from the code"
	}),
	fetchData: flag("fetch by HTTPS the data that the script reads from addresses, and show it there: a run has no network"),
	date,
	dataset,
	mirror,
	wait,
	...sandboxOptions.shape
});
export { importOptions as n, date as t };
