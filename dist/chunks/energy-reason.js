import { Ai as literal, Di as discriminatedUnion, Li as strictObject, Mi as number, Oi as int, Ti as boolean, fr as text, ir as label, wi as array, xi as _enum } from "./start.js";
// src/schema/doubt.ts
const seconds$1 = number().nonnegative();
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
		seconds: seconds$1,
		limitWatts: number()
	}),
	strictObject({
		kind: literal("wrapped-unseen"),
		seconds: seconds$1
	}),
	strictObject({
		kind: literal("gap"),
		seconds: seconds$1
	}),
	strictObject({
		kind: literal("fast-power"),
		error: number().nonnegative()
	}),
	strictObject({
		kind: literal("few-readings"),
		readings: int(),
		seconds: seconds$1
	}),
	strictObject({
		kind: literal("far-from-edges"),
		offSeconds: seconds$1,
		seconds: seconds$1
	}),
	strictObject({
		kind: literal("shared-device"),
		processes: int()
	}),
	strictObject({
		kind: literal("slow-counter"),
		error: number().nonnegative(),
		seconds: seconds$1
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
const seconds = number().nonnegative();
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
		seconds
	}),
	strictObject({
		kind: literal("implausible"),
		joules: number(),
		seconds,
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
		seconds,
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
		seconds
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
export { doubtCount as a, doubt as i, energyReason as n, restGap as r, energyGap as t };
