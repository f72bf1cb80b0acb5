import { Kt as array, Xt as int, an as strictObject, cn as tuple, en as number, in as record, on as string, qt as boolean, tn as object } from "./inputs.js";
import { Yt as readAsset } from "./base.js";
// src/report/text/mlbench/paper-tables.ts
const printed = strictObject({
	mean: number(),
	most: number()
});
const contexts = strictObject({
	readme: printed,
	oracle: printed,
	bm25: printed
});
const place = {
	model: string(),
	isQuarter: boolean(),
	setting: string()
};
const tables = strictObject({
	source: string(),
	note: string(),
	tokens: strictObject({
		Train: contexts,
		"OOD Train": contexts,
		Test: contexts
	}),
	tasksByField: record(string(), int()),
	instructions: strictObject({
		meanTokens: number(),
		mostTokens: number(),
		editDistanceSameTask: number(),
		editDistanceAcrossTasks: number()
	}),
	bleu1: strictObject({
		"ID-train": number(),
		"OOD-train": number(),
		"ML-BENCH": number()
	}),
	/** Percent of tasks at one, two and five answers. */
	passRates: array(object({
		...place,
		pass: tuple([
			number(),
			number(),
			number()
		])
	})),
	hitPrecision: array(strictObject({
		...place,
		parameter: number(),
		generation: number()
	})),
	passByRepository: array(strictObject({
		...place,
		repository: string(),
		pass5: number()
	}))
});
/** Numbers of ML-Bench's paper, as printed. */
const readPaperTables = async () => tables.parse(JSON.parse(await readAsset("ml-bench", "paper-tables.json")));
export { readPaperTables as t };
