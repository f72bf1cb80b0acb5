import { At as boolean, Et as _enum, F as READING_METERS, Ht as strictObject, K as instant, Lt as number, Nt as int, Q as sha256, Ut as string, Vt as record, X as quality, kt as array, q as label, tt as text } from "./inputs.js";
import { $t as doubt, Qt as restGap, Zt as energyReason } from "./measured.js";
import { Ct as threading, wt as executionReason } from "./start.js";
// src/schema/failure-classes.ts
/**
* Every way to fail, second version: told from the answer, the exception, the exit code or the limit that was hit, once, when
* it happens. What a run came to stands in its status, what else there is to know of it in its flags: a metric that is missing,
* impossible or suspect is no class.
*/
const FAILURE_CLASSES = [
	...[
		"provider",
		"refused",
		"truncated",
		"no-code"
	],
	...[
		"syntax",
		"import",
		"data-path",
		"data-schema",
		"data-values",
		"assertion",
		"runtime"
	],
	...[
		"asks-for-input",
		"forbidden-action",
		"timeout",
		"memory",
		"limit"
	],
	...["signal", "exit-code"],
	...[
		"environment",
		"sandbox",
		"interrupted"
	]
];
const failureClass = _enum(FAILURE_CLASSES);
/** A class, or the status of a run that has none. */
const FAILURE_KINDS = [...FAILURE_CLASSES, ...[
	"failed",
	"no-metric",
	"invalid-metric",
	"missing-variant"
]];
const failureKind = _enum(FAILURE_KINDS);
// src/schema/execution.ts
const joules = number().nonnegative().max(0x38d7ea4c68000);
const seconds = number().nonnegative().max(1e9);
const bytes = number().nonnegative().max(0xde0b6b3a7640000);
const flag = _enum([
	...[
		"cold",
		"contaminated",
		"throttled",
		"timeout",
		"left-processes",
		"doubtful-energy"
	],
	"threads-disturbed",
	"failure-ignored",
	...[
		"percent-normalised",
		"metric-expression",
		"scored-predictions",
		"allowed-gpu",
		"allowed-rapl"
	]
]);
/**
* Joules of one physical zone, by its kernel name; a child stands under its parent (`package-0/dram`). `domain` is no closed list:
* the kernel and external meters name zones, and a record must not be refused for a new one.
*/
const energyReading = strictObject({
	domain: label,
	/** Gross, read at the instants that bound wallSeconds. */
	joules: joules.nullable(),
	netJoules: number().nullable(),
	meter: _enum(READING_METERS),
	quality,
	reason: energyReason.nullable(),
	/** Why there is no net number, where power at rest was to be measured. */
	restReason: restGap.optional(),
	/** What speaks against a number that was read; it then enters no verdict. */
	doubts: array(doubt)
});
/** Operational carbon: kWh × PUE × intensity. */
const carbonReading = strictObject({
	grams: number().nonnegative().nullable(),
	/** Quality of the energy that the grams are made from: gross joules of all packages, or of the meter outside the machine. */
	quality,
	gramsPerKwh: number().nonnegative(),
	/** Region of the electricity's generation; `own value` where the user gave the intensity. */
	region: label,
	year: int().nullable(),
	source: label,
	pue: number().min(1),
	/** Why there is no carbon: the energy's reason. */
	reason: energyReason.nullable()
});
/** Power of one zone while nothing ran, measured on this host shortly before or after. */
const idlePower = strictObject({
	domain: label,
	meter: _enum(READING_METERS),
	watts: number().nonnegative(),
	/** Standard error of the watts over the slices of the window. */
	standardErrorWatts: number().nonnegative().nullable(),
	/** Length of the window. */
	seconds: number().positive(),
	startedAt: instant
});
/** The host around a run. A null stands where this host shows nothing. */
const conditions = strictObject({
	/** CPU seconds of everything else while the run lasted. */
	otherCpuSeconds: number().nonnegative().nullable(),
	/** Share of the host's busy CPU seconds that were not the run's; 0–1. */
	otherCpuShare: number().min(0).max(1).nullable(),
	/** Hottest sensor of the processor. */
	temperatureCelsius: strictObject({
		before: number(),
		after: number()
	}).nullable(),
	/** Mean over processors. */
	frequencyMegahertz: strictObject({
		before: number(),
		after: number()
	}).nullable(),
	/** Times the processor throttled itself during the run. */
	throttled: int().nonnegative().nullable()
});
/** One execution of any command: how it ended and what it took. Formats of runs spread these fields, so that they stay flat. */
const execution = strictObject({
	startedAt: instant,
	exitCode: int().nullable(),
	signal: label.nullable(),
	wallSeconds: seconds.nullable(),
	/** CPU seconds of the whole process tree. */
	userSeconds: seconds.nullable(),
	systemSeconds: seconds.nullable(),
	peakMemoryBytes: bytes.nullable(),
	energy: array(energyReading),
	carbon: carbonReading.nullable(),
	conditions: conditions.nullable(),
	/** Absent: it was over before anybody looked, or its file is of an older version. */
	threads: threading.exactOptional(),
	/** Why a field above is null, or less than it says, by the field's name. */
	reasons: record(string().regex(/^[A-Za-z][\w.-]{0,60}$/), executionReason),
	flags: array(flag)
});
const TIERS = [
	"container",
	"bubblewrap",
	"none"
];
const sandboxTier = _enum(TIERS);
const host = strictObject({
	name: label,
	cpu: label,
	logicalCpus: int(),
	memoryBytes: int(),
	kernel: label,
	microcode: label.nullable(),
	governor: label.nullable(),
	/** Drivers that decide power and speed too (GPU, frequency), with their versions. */
	drivers: record(label, label),
	virtualMachine: boolean().nullable(),
	python: label.nullable(),
	node: label,
	/** Hash of all that makes runs comparable: host, kernel, microcode, governor, drivers. Never pooled silently. */
	stratum: string().regex(/^\w{1,64}$/)
});
const LONGEST_TRACEBACK = 2e3;
/** An execution on a fresh copy in a sandbox, its output kept in a log. */
const sandboxedExecution = strictObject({
	...execution.shape,
	/** Name of Python's exception, without its module. */
	errorType: string().max(80).regex(/^\w+$/).nullable(),
	errorMessage: text.nullable(),
	tracebackTail: string().max(LONGEST_TRACEBACK).nullable(),
	failureClass: failureClass.nullable(),
	/**
	* The idle power that netJoules were made with; empty where none was measured. Of the last run before the host rested again
	* what it drew then, too.
	*/
	idle: array(idlePower),
	sandbox: sandboxTier,
	host,
	toolVersion: label,
	log: string().regex(/^logs\/[\w.-]{1,80}\.log$/).nullable(),
	logSha256: sha256.nullable()
});
export { host as a, sandboxedExecution as c, execution as i, seconds as l, TIERS as n, idlePower as o, energyReading as r, sandboxTier as s, LONGEST_TRACEBACK as t, failureKind as u };
