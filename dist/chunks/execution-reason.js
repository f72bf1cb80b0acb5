import { T as strictObject, b as number, g as int, h as discriminatedUnion, k as union, p as array, u as _enum, v as literal } from "./schemas.js";
import { b as text, f as label } from "./common.js";
// src/schema/execution-reason.ts
const count = int().nonnegative();
const bytes = number().nonnegative();
const seconds = number().nonnegative();
const run = _enum(["counted", "profiled"]);
/** Why such a run says nothing of the measured ones: it did not end as they did. */
const endedOtherwise = discriminatedUnion("kind", [
	strictObject({
		kind: literal("timed-out"),
		run
	}),
	strictObject({
		kind: literal("ended-by-signal"),
		run,
		signal: label
	}),
	strictObject({
		kind: literal("ended-otherwise"),
		run,
		exitCode: int().nullable(),
		usual: array(union([label, int()]).nullable())
	})
]);
/** Why the launcher has no number of a process tree, or what the number is. */
const treeReason = discriminatedUnion("kind", [
	strictObject({ kind: literal("no-program") }),
	strictObject({
		kind: literal("unwaited"),
		leastSeconds: seconds
	}),
	strictObject({
		kind: literal("below-launcher"),
		bytes
	}),
	strictObject({
		kind: literal("more-in-files"),
		bytes
	}),
	strictObject({ kind: literal("charged") }),
	strictObject({ kind: literal("largest-process") }),
	strictObject({
		kind: literal("looked-at"),
		/** Subject of the number: the largest process alone took more than any sum. */
		of: _enum(["tree", "process"]),
		looks: count,
		sharedPages: _enum(["once", "in-each"]),
		/** Part of it in files in memory and buffers of sockets, where that is more than a little. */
		outsideBytes: bytes.nullable(),
		/** Resident pages between the looks, shared ones counted in each, where they came to more. */
		residentBytes: bytes.nullable()
	})
]);
/** Why memory is only looked at now and then: the kernel has no group that limits it. `folder`: where one would be made. */
const sampledReason = discriminatedUnion("kind", [strictObject({ kind: _enum([
	"not-asked",
	"not-mounted",
	"no-limit-taken",
	"not-moved",
	"not-by-engine"
]) }), strictObject({
	kind: _enum(["not-allowed", "not-passed-on"]),
	folder: text
})]);
/** Why a number of an execution is null, or less or other than it says. */
const executionReason = discriminatedUnion("kind", [
	treeReason,
	strictObject({
		kind: literal("not-started"),
		exitCode: int()
	}),
	strictObject({ kind: _enum([
		"not-asked",
		"counting-too",
		"changed-data"
	]) }),
	strictObject({ kind: literal("no-rule") }),
	endedOtherwise,
	strictObject({ kind: literal("no-cpu-seconds") }),
	strictObject({ kind: _enum([
		"signal-in-use",
		"signal-blocked",
		"notes-replaced",
		"notes-damaged"
	]) }),
	strictObject({ kind: _enum(["no-cpu-timer", "profiler-failed"]) }),
	strictObject({ kind: literal("no-python") }),
	strictObject({
		kind: literal("too-many-processes"),
		most: count
	}),
	strictObject({
		kind: literal("phases-exceed"),
		phaseSeconds: seconds,
		runSeconds: seconds
	}),
	strictObject({
		kind: literal("reported"),
		detail: text
	})
]);
/** Why operations were not counted, or what a count is. */
const flopsReason = discriminatedUnion("kind", [
	strictObject({ kind: _enum([
		"not-linux",
		"no-perf",
		"denied",
		"virtual-machine",
		"no-counters"
	]) }),
	strictObject({ kind: _enum(["no-efficiency-core-event", "not-into-container"]) }),
	strictObject({
		kind: literal("unknown-processor"),
		processor: label
	}),
	strictObject({
		kind: literal("unknown-events"),
		detail: text
	}),
	strictObject({
		kind: literal("unsupported-event"),
		event: label
	}),
	strictObject({ kind: literal("no-counts") }),
	strictObject({ kind: literal("too-short") }),
	strictObject({ kind: literal("scaled") }),
	endedOtherwise,
	strictObject({
		kind: literal("operators"),
		torch: array(text)
	}),
	strictObject({
		kind: literal("too-many-totals"),
		most: count
	}),
	strictObject({ kind: literal("unreadable-total") }),
	strictObject({
		kind: literal("reported"),
		detail: text
	})
]);
export { treeReason as i, flopsReason as n, sampledReason as r, executionReason as t };
