import { $t as literal, Jt as boolean, Kt as _null, Wt as _enum, Xt as discriminatedUnion, Zt as int, an as record, ft as share, lt as quality, on as strictObject, qt as array, sn as string, tn as number, tt as count } from "./inputs.js";
import { G as idlePower, H as energyReading, U as execution, W as host, et as executionReason, st as doubtCount } from "./base.js";
import { B as renameMeter, H as renamePhases, I as migrateCarbon, L as migrateFlops, R as migrateReading, T as flopsReading, _ as verdictShape, j as phaseSeconds, p as quantity, u as interval, z as migrateReasons } from "./read.js";
import { i as versioned, r as mapFields, t as isFields } from "./versioned.js";
// src/schema/migrations/measurement-versions.ts
/**
* A measurement of version 1 as one of 2. Its warnings and the reasons of its verdicts were sentences, which nothing reads
* back: their places are empty.
*/
function measurementFromVersion1(old) {
	const { commands, comparisons, noiseFloor, stopping, warnings, ...rest } = old;
	const migrated = mapFields(commands, migrateCommand);
	const doubted = Array.isArray(warnings) && warnings.some((warning) => isFields(warning) && warning.kind === "doubtful");
	const isMeasured = (command) => isFields(command) && command.energyQuality === "measured";
	const leads = !doubted && Array.isArray(migrated) && migrated.every(isMeasured);
	return {
		...rest,
		idle: mapFields(rest.idle, renameMeter),
		commands: migrated,
		leading: leads ? "energy" : "cpu",
		comparisons: mapFields(comparisons, ({ reason: _, ...comparison }) => ({
			...renameQuantity(comparison),
			verdict: VERDICTS[String(comparison.verdict)] ?? comparison.verdict,
			margin: null,
			cause: null,
			leftOut: []
		})),
		noiseFloor: isFields(noiseFloor) ? {
			runs: mapFields(noiseFloor.runs, migrateRun),
			quantities: mapFields(noiseFloor.quantities, renameQuantity)
		} : noiseFloor,
		stopping: isFields(stopping) ? renameQuantity(stopping) : stopping,
		warnings: []
	};
}
/** Version 2 let the CPU time of every run stand. */
const measurementFromVersion2 = (old) => ({
	...old,
	warnings: mapFields(old.warnings, (warning) => warning.kind === "contaminated" && isFields(warning.numbers) ? {
		...warning,
		numbers: {
			...warning.numbers,
			cpuLeftOut: 0
		}
	} : warning)
});
const QUANTITIES = {
	joules: "energy",
	cpuSeconds: "cpu",
	wallSeconds: "wall"
};
const VERDICTS = {
	"no detectable difference": "inconclusive",
	"not measured": "not-measured",
	"too few runs": "too-few-runs"
};
const renameQuantity = (named) => ({
	...named,
	quantity: QUANTITIES[String(named.quantity)] ?? named.quantity
});
const migrateRun = (run) => ({
	...run,
	reasons: migrateReasons(run.reasons),
	energy: mapFields(run.energy, migrateReading),
	carbon: migrateCarbon(run.carbon)
});
function migrateCommand({ runs, warmups, summary, flops, phaseCpuSeconds, ...command }) {
	const joules = isFields(summary) && isFields(summary.joules) ? summary.joules.mean : null;
	const estimated = JSON.stringify(runs).includes("\"quality\":\"estimated\"");
	return {
		...command,
		parameters: {},
		runs: mapFields(runs, migrateRun),
		warmups: mapFields(warmups, migrateRun),
		flops: mapFields(flops, migrateFlops),
		reasons: migrateReasons(command.reasons),
		phaseCpuSeconds: isFields(phaseCpuSeconds) ? renamePhases(phaseCpuSeconds) : phaseCpuSeconds,
		summary,
		energyQuality: joules === null ? "unavailable" : estimated ? "estimated" : "measured"
	};
}
// src/schema/analysis/measurement.ts
const epoch = strictObject({
	/** As the run named it. */
	epoch: int().nonnegative(),
	/** From the epoch before, of the first from the run's start. */
	wallSeconds: number().positive(),
	energy: array(energyReading)
});
const measuredRun = strictObject({
	...execution.shape,
	/** Stretches of the run that ended with a line `GREENML_EPOCH n`; absent: nobody looked for any. */
	epochs: array(epoch).exactOptional(),
	/** Counted from 0 over warm-up and measured rounds. */
	round: count,
	/** Place in the round's random order, from 0. */
	orderIndex: count
});
const sampleSummary = strictObject({
	median: number().nullable(),
	mean: number().nullable(),
	standardDeviation: number().nullable(),
	/** 95 % interval of the mean by Student's t. */
	interval: interval.nullable(),
	n: count
});
/** Quantities by which commands are compared. */
const comparedQuantity = quantity.exclude(["memory"]);
/** Comparison of two commands, by their indices. */
const commandComparison = strictObject({
	a: count,
	b: count,
	quantity: comparedQuantity,
	/** Geometric mean of b / a over paired rounds. */
	ratio: number().nonnegative().nullable(),
	/** 95 %, of this ratio by itself. */
	interval: interval.nullable(),
	/** Rounds in which both have a reading that counts. */
	pairs: count,
	...verdictShape,
	/** P after Holm's correction over the commands that are compared by this quantity; absent where that is one alone. */
	adjustedP: share.exactOptional()
});
/** The first command against itself, run twice in every round: what this host can't tell apart. */
const noiseFloor = strictObject({
	/** The second runs of the first command; in no summary. */
	runs: array(measuredRun),
	quantities: array(strictObject({
		quantity: comparedQuantity,
		ratio: number().nonnegative(),
		interval: interval.nullable(),
		/** The end of the interval that is farther from 1, less 1; null without an interval. */
		floor: number().nullable()
	}))
});
const stopping = strictObject({
	/** Measured rounds that were completed. */
	rounds: count,
	reason: _enum([
		"repetitions",
		"interval",
		"max-runs",
		"max-seconds",
		"failed",
		"interrupted"
	]),
	/** Relative half-width asked for, and the widest one at the end; null where none was asked for or could be formed. */
	target: number().nullable(),
	reached: number().nullable(),
	/** Quantity that the warning is about. */
	quantity: comparedQuantity.nullable()
});
/** A warning about one command; `evidence`: the rounds of its runs that it speaks of. */
const ofCommand = {
	severity: literal("warning"),
	command: count,
	evidence: array(count)
};
/** A warning of all commands together. */
const ofAll = {
	severity: literal("warning"),
	command: _null(),
	quantity: comparedQuantity
};
const runs = int().positive();
/** What a careful reader has to know before the numbers are believed. */
const warning = discriminatedUnion("kind", [
	strictObject({
		...ofCommand,
		kind: literal("failed"),
		severity: literal("error"),
		/** Purpose of the runs that failed; warm-up runs only where each measured run ended well. */
		purpose: _enum(["measured", "warmup"]),
		/** `timedOut`: ended by the limit; the others failed by themselves, in the ways that `endings` lists. */
		numbers: strictObject({
			runs,
			failed: count,
			timedOut: count,
			timeoutSeconds: number().nullable()
		}),
		endings: array(strictObject({
			exitCode: int().nullable(),
			signal: string().nullable()
		}))
	}),
	strictObject({
		...ofCommand,
		kind: literal("slow-start"),
		numbers: strictObject({
			seconds: number(),
			usualSeconds: number()
		})
	}),
	strictObject({
		...ofCommand,
		kind: literal("outliers"),
		/** Wall seconds of the runs in `evidence`. */
		numbers: strictObject({ seconds: array(number()) })
	}),
	strictObject({
		...ofCommand,
		kind: literal("short"),
		coarse: _enum(["energy", "time"]),
		numbers: strictObject({
			medianSeconds: number(),
			error: number()
		})
	}),
	strictObject({
		...ofCommand,
		kind: literal("contaminated"),
		/** Energy is measured, so that these runs have none that counts. */
		energyLeftOut: boolean(),
		numbers: strictObject({
			runs,
			disturbed: runs,
			/** Disturbed runs whose threads may have spun, so that their CPU time counts nowhere either. */
			cpuLeftOut: int().nonnegative(),
			/** Processors that others kept busy, where the command itself mostly waited; else null. */
			otherProcessors: number().nullable(),
			/** Others' share of the busy CPU time, where the command was busy itself; else null. */
			otherShare: number().nullable()
		})
	}),
	strictObject({
		...ofCommand,
		kind: literal("doubtful"),
		numbers: strictObject({
			runs,
			doubtful: runs
		}),
		/** Doubts by kind, the most frequent first. */
		doubts: array(doubtCount)
	}),
	strictObject({
		...ofAll,
		kind: literal("drift"),
		numbers: strictObject({ change: number() })
	}),
	strictObject({
		...ofAll,
		kind: literal("order"),
		numbers: strictObject({ change: number() })
	})
]);
const measurementFile = strictObject({
	schemaVersion: literal(5),
	host,
	seed: int(),
	/** Idle power before the first run, then after the last; empty where it was not measured. */
	idle: array(idlePower),
	commands: array(strictObject({
		command: array(string()),
		/** The user's own label. */
		name: string().nullable(),
		/** Values by name, that were filled into it. */
		parameters: record(string(), string()),
		runs: array(measuredRun),
		/** Warm-up runs, the first of them cold; in no summary. */
		warmups: array(measuredRun),
		/** Operations in one further run, where asked for. */
		flops: array(flopsReading),
		phaseCpuSeconds: phaseSeconds.nullable(),
		/** Why a number of the further runs is null. */
		reasons: record(string(), executionReason),
		/** Summary of the runs that ended with exit code 0. */
		summary: record(string(), sampleSummary),
		/** Quality of the joules in the summary. */
		energyQuality: quality
	})),
	/** Quantity that leads. */
	leading: comparedQuantity,
	comparisons: array(commandComparison),
	noiseFloor: noiseFloor.nullable(),
	stopping,
	warnings: array(warning)
});
/** What `greenml measure --json` writes. */
const measurement = versioned(5, measurementFile, {
	1: measurementFromVersion1,
	2: measurementFromVersion2
});
export { measurementFile as n, measurementFromVersion2 as r, measurement as t };
