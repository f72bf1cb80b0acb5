import { E as string, T as strictObject, b as number, g as int, h as discriminatedUnion, m as boolean, p as array, u as _enum, v as literal, w as record } from "./schemas.js";
import { _ as sha256, b as text, d as instant, f as label, h as quality } from "./common.js";
import { t as executionReason } from "./execution-reason.js";
import { r as READING_METERS } from "./meters.js";
// src/schema/doubt.ts
const seconds$2 = number().nonnegative();
/** Why a careful reader would not trust a number unseen that a meter read: what it noticed itself. */
const doubt = discriminatedUnion("kind", [
	strictObject({
		kind: literal("meters-disagree"),
		meter: label,
		difference: number()
	}),
	strictObject({
		kind: literal("excessive-power"),
		joules: number(),
		seconds: seconds$2,
		limitWatts: number()
	}),
	strictObject({
		kind: literal("wrapped-unseen"),
		seconds: seconds$2
	}),
	strictObject({
		kind: literal("gap"),
		seconds: seconds$2
	}),
	strictObject({
		kind: literal("fast-power"),
		error: number().nonnegative()
	}),
	strictObject({
		kind: literal("few-readings"),
		readings: int(),
		seconds: seconds$2
	}),
	strictObject({
		kind: literal("far-from-edges"),
		offSeconds: seconds$2,
		seconds: seconds$2
	}),
	strictObject({
		kind: literal("shared-device"),
		processes: int()
	}),
	strictObject({
		kind: literal("slow-counter"),
		error: number().nonnegative(),
		seconds: seconds$2
	}),
	strictObject({ kind: literal("device-order") }),
	strictObject({
		kind: literal("reported"),
		detail: text
	})
]);
/** Numbers that their meters doubt for one kind of reason. */
const doubtCount = strictObject({
	/** The first of these doubts. */
	example: doubt,
	runs: int().positive(),
	/** The others are doubted in the same numbers. */
	equal: boolean()
});
// src/schema/energy-reason.ts
const path = text;
const seconds$1 = number().nonnegative();
/** An error number of the system's (`EACCES`). */
const code = text;
/** Words of another program or of an exception. */
const detail = text;
/** Why there are no joules. */
const energyGap = discriminatedUnion("kind", [
	strictObject({
		kind: _enum([
			"no-counters",
			"hidden-counters",
			"no-card-sensors"
		]),
		root: path
	}),
	strictObject({ kind: _enum([
		"no-power-pmu",
		"no-energy-events",
		"no-package-events",
		"pmu-counts-nothing"
	]) }),
	strictObject({ kind: literal("not-macos") }),
	strictObject({
		kind: literal("no-devices"),
		library: label
	}),
	strictObject({
		kind: literal("no-visible-devices"),
		setting: text,
		devices: int()
	}),
	strictObject({
		kind: literal("no-power-field"),
		field: label.nullable()
	}),
	strictObject({ kind: literal("partitioned") }),
	strictObject({ kind: _enum(["no-processor-meter", "no-cpu-seconds"]) }),
	strictObject({
		kind: _enum(["unreadable", "vanished"]),
		path,
		code
	}),
	strictObject({
		kind: literal("no-number"),
		path,
		text
	}),
	strictObject({
		kind: _enum([
			"nameless",
			"replaced",
			"missing"
		]),
		path
	}),
	strictObject({ kind: _enum([
		"not-read",
		"read-once",
		"still",
		"negative",
		"above-range",
		"reset"
	]) }),
	strictObject({ kind: _enum([
		"wrapped-or-reset",
		"no-power",
		"no-readings",
		"no-numbers"
	]) }),
	strictObject({ kind: _enum(["none-before", "none-after"]) }),
	strictObject({
		kind: literal("silent"),
		seconds: seconds$1
	}),
	strictObject({
		kind: literal("implausible"),
		joules: number(),
		seconds: seconds$1,
		limitWatts: number()
	}),
	strictObject({
		kind: literal("beyond-belief"),
		value: number(),
		unit: _enum(["watts", "joules"]),
		most: number()
	}),
	strictObject({
		kind: literal("not-installed"),
		program: label
	}),
	strictObject({
		kind: literal("not-started"),
		program: label,
		detail
	}),
	strictObject({
		kind: literal("ended"),
		program: label,
		exitCode: int().nullable(),
		signal: label.nullable(),
		detail: detail.nullable()
	}),
	strictObject({
		kind: literal("no-answer"),
		program: label,
		seconds: seconds$1,
		detail: detail.nullable()
	}),
	strictObject({
		kind: literal("not-understood"),
		program: label,
		detail
	}),
	strictObject({
		kind: literal("denied"),
		detail
	}),
	strictObject({
		kind: literal("reported"),
		detail
	})
]);
/** Remark on joules that stand. */
const energyRemark = discriminatedUnion("kind", [
	strictObject({
		kind: literal("estimated"),
		because: array(energyGap)
	}),
	strictObject({
		kind: literal("mirrored"),
		domains: array(label)
	}),
	strictObject({
		kind: literal("short-run"),
		error: number(),
		seconds: seconds$1
	}),
	strictObject({ kind: literal("asleep") }),
	strictObject({
		kind: literal("other-sensor"),
		joules: number()
	}),
	strictObject({ kind: literal("watts-too") }),
	strictObject({ kind: _enum(["sampled-power", "averaged-power"]) }),
	strictObject({ kind: literal("vendor-estimate") })
]);
/** Why there is none, what an estimate rests on, or what else the meter says of a number that stands. */
const energyReason = discriminatedUnion("kind", [energyGap, energyRemark]);
/** Why the power of a zone at rest is not known, and so its net joules are not. */
const restGap = discriminatedUnion("kind", [
	strictObject({ kind: _enum([
		"not-asked",
		"only-estimated",
		"not-among-zones"
	]) }),
	strictObject({
		kind: literal("not-read"),
		reason: energyReason.nullable()
	}),
	strictObject({
		kind: literal("doubtful"),
		doubts: array(doubt)
	})
]);
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
/** Power of one zone while nothing ran, measured on this host shortly before. */
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
	/** The idle power that netJoules were made with; empty where none was measured. */
	idle: array(idlePower),
	sandbox: sandboxTier,
	host,
	toolVersion: label,
	log: string().regex(/^logs\/[\w.-]{1,80}\.log$/).nullable(),
	logSha256: sha256.nullable()
});
export { idlePower as a, seconds as c, energyReason as d, doubt as f, host as i, failureKind as l, TIERS as n, sandboxTier as o, doubtCount as p, execution as r, sandboxedExecution as s, LONGEST_TRACEBACK as t, energyGap as u };
