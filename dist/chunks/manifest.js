import { At as boolean, Et as _enum, Ft as literal, Ht as strictObject, Jt as url, Kt as union, Lt as number, Nt as int, Q as sha256, Ut as string, Vt as record, Z as relativePath, et as slug, kt as array, tt as text, xt as date, z as LONGEST_PROSE } from "./inputs.js";
import { n as metricRule } from "./metric-rule.js";
import { i as versioned, n as listFields, t as isFields } from "./versioned.js";
import { t as TASKS } from "./project-task.js";
import { a as scoredRows, c as whyNotScored, o as scoring } from "./scoring.js";
// src/schema/data-file.ts
const DATA_FORMATS = [...[
	"csv",
	"tsv",
	"text",
	"json",
	"jsonl",
	"excel",
	"parquet",
	"feather",
	"arff",
	"numpy",
	"matlab"
], ...[
	"pickle",
	"hdf5",
	"image",
	"audio",
	"folder",
	"other"
]];
/** How its bytes are text. */
const TEXT_ENCODINGS = [
	"utf-8",
	"utf-8-sig",
	"utf-16",
	"latin-1"
];
const MOST_COLUMNS = 1e4;
const dataFields = strictObject({
	path: relativePath,
	role: _enum([
		"all",
		"train",
		"test"
	]),
	rows: int().min(0).optional(),
	target: text.optional(),
	/** An SPDX expression, or as its publisher words it. */
	licence: text.optional(),
	source: text.optional(),
	citation: string().max(LONGEST_PROSE).optional(),
	sha256: sha256.optional(),
	bytes: int().min(0).optional(),
	format: _enum(DATA_FORMATS).optional(),
	encoding: _enum(TEXT_ENCODINGS).optional(),
	delimiter: string().length(1).optional(),
	/** Names of the columns; null: the first line is data. No row of the data is ever here. */
	headers: array(text).max(MOST_COLUMNS).nullable().optional(),
	/** Address of a file that the repository does not hold. */
	url: url({ protocol: /^https$/ }).optional(),
	/** `open`: by that address alone; `manual`: after an account, a form or a consent. */
	access: _enum(["open", "manual"]).optional()
});
function refuseUnfetchable({ url, access, sha256: hash }, context) {
	const refuse = (name, message) => context.addIssue({
		code: "custom",
		path: [name],
		message
	});
	if (access === "open" && url === void 0) refuse("url", "what is open to fetch needs its address");
	if (access === "open" && hash === void 0) refuse("sha256", "what is fetched needs its SHA-256");
	if (url !== void 0 && access === void 0) refuse("access", "'open' or 'manual'");
}
/** A file that scripts read, as a plan tells of it. */
const dataFile = dataFields.superRefine(refuseUnfetchable);
/** The same, as a manifest tells of it: its licence is null where nobody knows it, for the reason in `missing`. */
const manifestData = dataFields.extend({ licence: text.nullable().default(null) }).superRefine(refuseUnfetchable);
// src/schema/import-report.ts
/** What speaks for and against a file being the one to run. */
const ENTRY_REASONS = [
	...[
		"asked-for",
		"fits",
		"loads-data",
		"computes-metric",
		"prints-metric",
		"splits",
		"learns"
	],
	...[
		"named-in-readme",
		"good-name",
		"is-a-notebook",
		"only-called",
		"imported-by-others"
	],
	...["is-a-page", "is-a-test"]
];
// src/schema/migrations/manifest-versions.ts
/** Version 1 called `split` what is `scored` now, and gave no reason for what it had not. */
function manifestFromVersion1({ split, licence, ...rest }) {
	const isUpstream = isFields(rest.origin);
	return {
		...rest,
		...split === void 0 ? {} : { scored: split },
		licence,
		missing: {
			...licence === null ? { licence: "not-recorded" } : {},
			...isUpstream ? { sourceHash: "not-recorded" } : {}
		}
	};
}
/** Version 2 did not say why nobody knows the licence of data. */
function manifestFromVersion2(old) {
	if (!listFields(old.data).some(({ licence }) => licence === void 0)) return old;
	return {
		...old,
		missing: {
			...isFields(old.missing) ? old.missing : {},
			dataLicence: "not-recorded"
		}
	};
}
/** Version 3 did not say which cells of a notebook its script is without. */
const manifestFromVersion3 = (old) => old;
// src/schema/moved-place.ts
/**
* A place that a script names and that is not in its source: of the author's own disk, of a host of notebooks, or an address of
* the web, since a run has no network. `at`: as the script names it, relative to where it starts or absolute; `shows`: the file
* or folder of the source that it finds there. Null: an empty folder of the copy that it runs in, to write to.
*/
const movedPlace = strictObject({
	at: string().min(1).max(1e3).regex(/^[^\p{Cc}]*$/u, "a path without control characters"),
	shows: relativePath.nullable()
}).refine(({ at, shows }) => shows !== null || !isAddress(at), {
	path: ["shows"],
	message: "an address shows a file"
});
/** Whether a place is an address, which is read from by the network. */
function isAddress(at) {
	return /^https?:\/\//i.test(at);
}
// src/schema/project-origin.ts
/** Folders of the source, `.` for all of it. */
const sourceFolder = union([literal("."), relativePath]);
/** Repository that a copied project is from. */
const upstream = strictObject({
	repository: text,
	branch: text.nullable().default(null),
	commit: text.nullable().default(null)
});
/** `embedded`: written for this dataset; otherwise the pinned place that its files are from. */
const projectOrigin = union([literal("embedded"), strictObject({
	repository: text,
	/** The folder of the repository that is the project. */
	path: sourceFolder.default("."),
	branch: text.nullable().default(null),
	commit: text.nullable(),
	commitDate: text.nullable().default(null),
	/** Null: the repository is its own home, or nobody knows another. */
	upstream: upstream.nullable().default(null),
	importedAt: text,
	/** Hash of all files of the source, as a plan has it; null with its reason in `missing`. */
	sourceHash: sha256.nullable().default(null)
})]);
/** Why a fact that a manifest has a place for is null there. */
const missingFacts = strictObject({
	licence: _enum([
		"no-licence-file",
		"unknown-text",
		"only-claimed",
		"not-recorded"
	]).exactOptional(),
	/** Of data, where one file at least has none that is known. */
	dataLicence: _enum([
		"not-stated",
		"unknown-text",
		"only-claimed",
		"not-recorded"
	]).exactOptional(),
	lock: strictObject({
		kind: _enum(["not-written", "unresolvable"]),
		detail: string().max(LONGEST_PROSE).exactOptional()
	}).exactOptional(),
	sourceHash: _enum(["not-fetched", "not-recorded"]).exactOptional()
});
/** Facts that are null without a reason, or have one and are there. */
function listUnexplained({ origin, licence, data, environment, missing }) {
	const isNull = {
		licence: licence === null,
		dataLicence: data.some((file) => file.licence === null),
		lock: environment.lock === null,
		sourceHash: origin !== "embedded" && origin.sourceHash === null
	};
	return [
		"licence",
		"dataLicence",
		"lock",
		"sourceHash"
	].filter((name) => isNull[name] !== (missing[name] !== void 0));
}
/** `dataset/projects/<slug>` of an author who objects, or whose upstream is gone: old reports keep its numbers, no plan takes it. */
const tombstone = strictObject({
	date: date(),
	reason: _enum([
		"author-objects",
		"upstream-gone",
		"licence",
		"data",
		"other"
	]),
	detail: text.exactOptional()
});
/** How the code tells that rows are held out to be judged by. Null in a manifest: it does not tell. */
const heldOut = strictObject({
	/** Share of all rows; null: known only when it runs. */
	testShare: number().gt(0).lt(1).nullable(),
	/** Null: none, or one that is known only when it runs. */
	seed: int().min(0).nullable(),
	stratified: boolean(),
	/** False: the last rows in the order of the file. */
	shuffled: boolean().default(true),
	/** File and line that say so. */
	source: text
});
// src/schema/manifest.ts
/** An argument of a program: the kernel takes no NUL. */
const argument = string().max(4096).regex(/^[^\0]*$/, "an argument without NUL");
/** What `python -m` runs. */
const moduleName = string().max(300).regex(/^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*$/, "a module's name, as package.train");
/** Arguments of a script: the kernel takes 2 MiB of them and of the environment together. */
const programArguments = array(argument).max(256);
/** Memory above what any host has; beyond 2^53 bytes the kernel would not take the number at all. */
const MOST_MEMORY_GIB = 65536;
/** A week: a run holds its host, and nothing else is measured there meanwhile. */
const MOST_SECONDS = 604800;
const needs = strictObject({
	rapl: boolean().default(false),
	gpu: boolean().default(false),
	memoryGiB: number().min(.001).max(MOST_MEMORY_GIB).default(2),
	timeoutSeconds: number().min(.001).max(MOST_SECONDS).default(900),
	/** Seconds of one run of the author's script, as somebody measured it: plans estimate with it. */
	typicalSeconds: number().positive().max(MOST_SECONDS).optional()
});
/** What makes the environment: uv from a lock of wheels, conda from an explicit list, or an interpreter that is there. */
const MANAGERS = [
	"uv",
	"conda",
	"existing"
];
/** A file that scripts expect on their machine (NLTK's data, a data set's cache): fetched before anything runs. */
const download = strictObject({
	url: url({ protocol: /^https$/ }).regex(/^[!-~]+$/, "an address without blanks and control characters"),
	sha256,
	/** Path in the private home of each run: of the file, or of the folder that an archive is unpacked into. */
	path: relativePath,
	unpack: _enum(["zip", "tar"]).optional()
});
/** What a Python environment is made from; paths are relative to the manifest's folder. */
const environmentSettings = strictObject({
	/** Never a path: it is handed to a program that would run what lies there. */
	python: string().regex(/^(?:[<>=!~]=?|===)?\s*3(?:\.\d+){0,2}(?:\s*,\s*[<>=!~]=?\s*3(?:\.\d+){0,2})*$/, "a version of Python, as >=3.10").default(">=3.10"),
	/** What the project asks for, as `3.9` or `>=3.8,<3.12`: of the installed ones that fit `python`, the nearest is taken. */
	pythonWanted: string().regex(/^[\d.<>=!~^*, ]{1,80}$/, "versions of Python, as 3.9 or >=3.8,<3.12").optional(),
	requirements: relativePath.optional(),
	manager: _enum(MANAGERS).default("uv"),
	/** Interpreter, with `existing`: its name on PATH or its absolute path. */
	interpreter: string().regex(/^(?:\/(?:[\w.+-]+\/)*)?python[\d.]*$/, "a Python, as python3.11 or /opt/ml/bin/python").optional(),
	downloads: array(download).default([]),
	lock: relativePath,
	excludeNewer: string().optional(),
	/** How the lock departs from what the author asked for. */
	deviations: array(string().max(LONGEST_PROSE)).optional()
});
const wholeManifest = strictObject({
	schemaVersion: literal(4),
	title: text,
	description: string().max(LONGEST_PROSE).default(""),
	origin: projectOrigin,
	/** Name of several projects that belong together, as those of one study. */
	collection: slug.optional(),
	/** Size of all files of the source. Null: it was never seen whole. */
	size: strictObject({
		files: int().min(0),
		bytes: int().min(0)
	}).nullable().default(null),
	/** Bytes of code by language. */
	languages: record(text, int().min(0)).default({}),
	/** The code's licence; null when the repository carries none, and then its code is never published. */
	licence: strictObject({
		spdx: text,
		file: relativePath.optional()
	}).nullable(),
	entry: relativePath,
	/**
	* What the entry was made of, where the author wrote a notebook; its cells as saved, or in the order in which they were run.
	* `without`: the numbers of those that only show something, fail here, and are left out.
	*/
	notebook: strictObject({
		path: relativePath,
		order: _enum(["as-saved", "as-run"]),
		without: array(int().min(0)).max(8).exactOptional()
	}).optional(),
	/** Other files that might be the one to run, the likeliest first, with what speaks for and against each; the entry among them. */
	candidates: array(strictObject({
		path: relativePath,
		reasons: array(_enum(ENTRY_REASONS))
	})).max(10).default([]),
	/** The entry's name as a module, for a script of a package: it is started by `python -m`, not by its path. */
	module: moduleName.optional(),
	workingDirectory: sourceFolder.default("."),
	/** Folders that the script's imports are searched in, beside where Python looks anyway. */
	pythonPath: array(sourceFolder).max(20).default([]),
	arguments: programArguments.default([]),
	/** Places that the script names and that its source lacks, and what it finds there instead. Absent: none. */
	places: array(movedPlace).max(50).exactOptional(),
	task: _enum(TASKS),
	/** A name that projects like this one share: another rewrite of one exercise, another script over one data set. */
	cluster: text.optional(),
	metric: metricRule,
	data: array(manifestData).default([]),
	/** `predictions`: this tool computes the metric, of the author's script and of answers, from labels that no answer sees. */
	scoring: scoring.default("printed"),
	scored: scoredRows.optional(),
	/** How the author's script splits its rows, by its code; null: the code does not tell. */
	split: heldOut.nullable().default(null),
	/** `lock` null: none could be written, and nothing of the project runs. */
	environment: environmentSettings.extend({ lock: relativePath.nullable() }),
	needs: needs.prefault({}),
	/** Why what is null is so. */
	missing: missingFacts.default({}),
	tombstone: tombstone.optional()
}).superRefine((file, context) => {
	const why = whyNotScored({
		...file,
		split: file.scored
	});
	if (why !== null) context.addIssue({
		code: "custom",
		path: ["scoring"],
		message: why
	});
	for (const name of listUnexplained(file)) context.addIssue({
		code: "custom",
		path: ["missing", name],
		message: "says why it is null, and only then"
	});
});
/** `dataset/projects/<slug>/project.yaml`. */
const manifest = versioned(4, wholeManifest, {
	1: manifestFromVersion1,
	2: manifestFromVersion2,
	3: manifestFromVersion3
});
export { programArguments as a, movedPlace as c, needs as i, MOST_COLUMNS as l, manifest as n, sourceFolder as o, moduleName as r, isAddress as s, environmentSettings as t, dataFile as u };
