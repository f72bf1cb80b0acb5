import { o as chooseLeadingOfRuns, t as summariseMeasurement } from "./measured.js";
// src/analysis/measurement/describe-measurement.ts
/** All that is told of measured commands: their runs, and the statistics over them. */
function describeMeasurement({ commands, timeout }, seed, { host, idle, rounds, extraReadings }) {
	const { runs, warmups, repeatsOfFirst, stopping } = rounds;
	const sides = commands.map((_, index) => ({
		runs: runs[index] ?? [],
		warmups: warmups[index] ?? []
	}));
	const { summaries, ...found } = summariseMeasurement(sides, repeatsOfFirst, stopping, seed, timeout ?? null);
	return {
		schemaVersion: 5,
		host,
		seed,
		idle: [...idle],
		commands: summaries.map((summary, index) => ({
			command: [...commands[index]?.command ?? []],
			name: commands[index]?.name ?? null,
			parameters: { ...commands[index]?.parameters },
			runs: [...runs[index] ?? []],
			warmups: [...warmups[index] ?? []],
			...extraReadings[index] ?? {
				flops: [],
				phaseCpuSeconds: null,
				reasons: {}
			},
			...summary
		})),
		...found,
		stopping: {
			...stopping,
			quantity: stopping.target === null ? null : chooseLeadingOfRuns(runs)
		}
	};
}
export { describeMeasurement };
