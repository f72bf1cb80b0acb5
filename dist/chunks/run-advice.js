// src/report/text/run-advice.ts
const ADVICE = {
	"data-path": "a file that it names is not there: where the repository has it, under places in project.yaml say what the script finds at that path, or set workingDirectory or arguments; what it expects in its home can be named under environment.downloads; what the repository lacks has to be added in a fork of yours",
	"forbidden-action": "the sandbox has no network and shows no GPU: what it looks for in its home can be named under environment.downloads; what it reads from an address can be named under data with url and sha256, for a fork of yours that reads it by its path; where it asks for a GPU set needs.gpu, and add --allow gpu on a host that has one",
	"asks-for-input": "it waits for somebody to type: give what it asks for by arguments, or choose another script by entry",
	import: "a module is missing: a package belongs into requirements.txt (then greenml env lock), a folder of modules under pythonPath; a part that newer versions of a package lack comes with a pin of an older one there, and under environment.python a Python that it has wheels for",
	"data-values": "a value or a text is not as it expects: where a text is not in UTF-8, which Python takes here, a fork of yours can name its encoding or hold it in UTF-8",
	"exit-code": "it ends by itself, for the reason that it gave: where it asks for arguments name them under arguments, or choose another script by entry",
	memory: "it takes more memory than needs.memoryGiB allows: raise that",
	timeout: "it takes longer than it may: raise needs.timeoutSeconds"
};
const FAILS = "the script fails as it lies in the repository: choose another by entry, or import a fork in which it is mended (a folder of yours will do)";
const NOT_RUN = {
	"environment-failed": "the script was not run: its packages could not be installed here, for the reason above; greenml check runs it once they can be",
	"sandbox-failed": "the script was not run: the sandbox did not start here; greenml doctor says why, greenml check runs it then"
};
const SILENT = "it prints nothing when it is run, as a module that others call: name the script that calls it by entry, or import a folder of yours with such a script";
const NO_METRIC = "fill in metric.name and metric.pattern, or metric.expression over the names that it leaves behind";
/** What may help where an author's script came to no result. */
function advise({ status, failureClass, isSilent }) {
	if (status === "timeout") return ADVICE.timeout ?? FAILS;
	const notRun = NOT_RUN[status];
	if (notRun !== void 0) return notRun;
	if (failureClass === null) return isSilent ? SILENT : NO_METRIC;
	return ADVICE[failureClass] ?? FAILS;
}
export { advise as t };
