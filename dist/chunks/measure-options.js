import { A as energyOptions, At as preset, C as artifactName, E as carbonOptions, Et as option, I as sandboxOptions, Lt as verbOptions, Mt as required, Ot as path, Pt as text, R as wait, Rt as wholeNumber, Tt as fromZero, k as electricityMapsInput, kt as positive, nn as object, on as strictObject, qt as array, sn as string, wt as flag, xt as choice } from "./inputs.js";
/** Options that mean something with `--base` only: one command on two revisions of a repository. */
const revisionFields = {
	base: option(text, "<revision>", "measure the command on this revision of the git repository here, a branch, tag or commit, against --head"),
	head: option(text, "<revision>", "the revision that is judged; `.`: the files as they lie here", { unset: "." }),
	metric: option(text, "<regex>", "what the command prints of its result, with the number in a group, as `f1=([0-9.]+)`; its last match counts", { unset: "a line `GREENML_METRIC accuracy=…` or `Accuracy: …`" }),
	lowerIsBetter: flag("a lower metric is better, where its name does not say so"),
	tolerance: preset(fromZero, .01, "<n>", "how far the metric may fall behind and still count as equal"),
	failOn: option(text, "<what>", "exit with code 1 when head takes more energy, cpu, wall or memory, is worse by accuracy, or fails where base succeeds (success), or when it could not be checked, as `cpu:10%,accuracy`"),
	environment: preset(choice(["auto", "existing"]), "auto", "<kind>", "`auto` makes each revision's Python from the packages that it declares; `existing` takes the one that the command names here, as does auto for one of a virtual environment"),
	include: option(array(text), "<path>", "a file or folder that git does not keep, as data, which both revisions get; may be given again", { isRepeated: true }),
	...sandboxOptions.shape,
	limits: option(text, "<list>", "limits of each run, as for `greenml sandbox`, with 900 s of time")
};
/** `5%` or `5`, as a share; the text itself where it is no number. */
function readPercent(given) {
	const [, percent] = /^(\d+(?:\.\d*)?|\.\d+)\s*%?$/.exec(given) ?? [];
	return percent === void 0 ? given : Number(percent) / 100;
}
const LIST_FORM = "a name and its values, as `n 1,2,5`";
/** A parameter and the values that it takes one after another, each as it is written into the commands. */
const parameter = strictObject({
	name: string(LIST_FORM).min(1, LIST_FORM),
	values: array(string(), LIST_FORM).min(1, LIST_FORM)
});
/** The two words of `--parameter-list`. */
function readParameterList(given) {
	const [name, values] = given.split("\n");
	return [{
		name,
		values: values?.split(",")
	}];
}
const SCAN_FORM = "a name and two numbers, as `n 1 10`";
const decimal = string(SCAN_FORM).regex(/^-?\d{1,9}(\.\d{1,6})?$/, SCAN_FORM);
/** A parameter that goes from one number to another, both as they are written: their digits are kept. */
const scan = strictObject({
	name: string(SCAN_FORM).min(1, SCAN_FORM),
	from: decimal,
	to: decimal
});
const STEP_FORM = "a number above 0, as `0.5`";
const stepSize = string(STEP_FORM).regex(/^\d{1,9}(\.\d{1,6})?$/, STEP_FORM).refine((step) => Number(step) > 0, STEP_FORM);
/** The three words of `--parameter-scan`. */
function readParameterScan(given) {
	const [name, from, to] = given.split("\n");
	return [{
		name,
		from,
		to
	}];
}
const TIME_UNITS = [
	"microsecond",
	"millisecond",
	"second"
];
const SORTS = ["command", "mean-time"];
/** Commands run beside those that are measured. */
const hooks = {
	prepare: option(array(text), "<command>", "run this before each run, by a shell, outside of what is measured; given again: one for each command", {
		short: "p",
		isRepeated: true
	}),
	conclude: option(array(text), "<command>", "the same after each run", {
		short: "C",
		isRepeated: true
	}),
	setup: option(text, "<command>", "run this once for each command, all before the first round, as the commands take turns", { short: "s" }),
	cleanup: option(text, "<command>", "run this once for each command when all has ended", { short: "c" })
};
/** How commands are made of what is written. */
const makings = {
	parameterList: option(array(parameter), "<name> <values>", "measure with each of these values, separated by commas, in place of {name}; may be given again", {
		short: "L",
		words: 2,
		isRepeated: true,
		read: readParameterList
	}),
	parameterScan: option(array(scan), "<name> <from> <to>", "measure with each number from one to the other in place of {name}; may be given again", {
		short: "P",
		words: 3,
		isRepeated: true,
		read: readParameterScan
	}),
	parameterStepSize: option(stepSize, "<step>", "step of --parameter-scan", {
		short: "D",
		unset: "1"
	}),
	shell: option(text, "<shell>", "run each word as a line of this shell, as `sh` or `bash`, whose own start is measured with it", {
		short: "S",
		unset: "no shell"
	}),
	separator: preset(text, "--", "<word>", "what parts the commands, for one that has -- in it"),
	reference: option(text, "<command>", "the command that the others are compared with: one of them, by its label, or one more", { unset: "the first" }),
	input: option(path, "<file>", "standard input of every run", { unset: "empty" })
};
const runTimeout = (unset) => option(positive, "<seconds>", "end a run that takes longer", { unset });
/** How commands are measured, whichever they are. */
const measureSettings = object({
	...energyOptions.shape,
	...carbonOptions.shape,
	repetitions: option(wholeNumber(1), "<n>", "rounds, each of which runs every command", {
		unset: `5`,
		short: "r"
	}),
	warmup: preset(wholeNumber(0), 1, "<n>", "rounds before them, not counted", { short: "w" }),
	minRuns: option(wholeNumber(1), "<n>", `at least so many rounds: more, until --until-interval is reached or, without it, each command was given 3 s`, { short: "m" }),
	untilInterval: option(positive, "<percent>", "go on until the ratio is known to ± this, as `5%`", { read: readPercent }),
	maxRuns: option(wholeNumber(1), "<n>", "with --until-interval or --min-runs: the most rounds", {
		unset: `100`,
		short: "M"
	}),
	maxSeconds: option(positive, "<s>", "start no round that would end later; one warm-up round and one measured round are always run"),
	noiseFloor: flag("run the first command twice in every round, and treat smaller differences as noise"),
	idleBaseline: preset(fromZero, 0, "<seconds>", "seconds for which the host's power at rest is measured before the first run and after the last, for net energy"),
	phases: flag("one further run of each: CPU seconds of Python scripts by phase"),
	epochs: flag("seconds and energy of each epoch, which a command ends by the line `GREENML_EPOCH n` on standard output"),
	flops: flag("one further run of each: floating-point operations, by perf"),
	timeout: runTimeout("none; 900 s where revisions are compared"),
	...hooks,
	...makings,
	ignoreFailure: flag("take runs that end with an exit code other than 0 for what the command costs", { short: "i" }),
	showOutput: flag("show what the commands write, on standard error; who shows it takes time, too"),
	wait,
	name: option(array(text), "<label>", "label of a command: the first for the first; given again, for the next", {
		short: "n",
		isRepeated: true
	}),
	seed: option(wholeNumber(0), "<n>", "seed of the order of runs", { unset: "drawn and recorded" }),
	timeUnit: option(choice(TIME_UNITS), "<unit>", "unit of the times in tables", {
		short: "u",
		unset: "what fits"
	}),
	sort: preset(choice(SORTS), "command", "<order>", "order of the rows in tables"),
	json: option(path, "<file>", "write every run as JSON; - is stdout"),
	markdown: option(path, "<file>", "write the table as Markdown; - is stdout"),
	exportMarkdown: option(path, "<file>", "the same as --markdown"),
	exportJson: option(path, "<file>", "write the times in hyperfine's form of JSON, for programs that read that"),
	exportCsv: option(path, "<file>", "write the means in hyperfine's form of CSV, with CPU, memory and energy behind")
});
/** How one command is measured on two revisions of a repository. */
const revisionSettings = object({
	...energyOptions.shape,
	...carbonOptions.shape,
	...measureSettings.pick({
		repetitions: true,
		warmup: true,
		minRuns: true,
		untilInterval: true,
		maxRuns: true,
		maxSeconds: true,
		noiseFloor: true,
		idleBaseline: true,
		wait: true,
		seed: true,
		timeUnit: true,
		json: true,
		markdown: true
	}).shape,
	...revisionFields,
	timeout: runTimeout("900 s"),
	base: required(text, "<revision>", "the revision that head is measured against")
});
/** Revisions of a pull request's merge: what it changes. */
const MERGED = {
	base: "HEAD^",
	head: "HEAD"
};
const measureInputs = object({
	command: option(text, "<command>", "what is run; blanks part its words, or lines where there are several", { unset: "an error" }),
	workingDirectory: preset(path, ".", "<dir>", "folder of the checkout that the command runs in"),
	...revisionSettings.omit({
		json: true,
		markdown: true
	}).shape,
	base: preset(text, MERGED.base, "<revision>", "the revision that head is measured against"),
	head: preset(text, MERGED.head, "<revision>", "the revision that is judged"),
	electricityMaps: electricityMapsInput,
	artifacts: flag("upload the finding, as Markdown and as JSON", { isOn: true }),
	artifactName: preset(artifactName, "greenml-measure", "<name>", "name of the artifact that holds the finding")
});
const measureOptions = verbOptions("time, CPU, memory and energy of commands: greenml measure -- <command> [-- <command>…]", {
	command: required(array(text), "<command...>", "one or several, separated by --", {
		isArgument: true,
		isRepeated: true
	}),
	...measureSettings.shape,
	...revisionFields
});
export { revisionFields as a, revisionSettings as i, measureOptions as n, measureSettings as r, measureInputs as t };
