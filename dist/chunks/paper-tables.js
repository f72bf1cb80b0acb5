import { Jt as boolean, Zt as int, an as record, ln as tuple, nn as object, on as strictObject, qt as array, sn as string, tn as number } from "./inputs.js";
import { Qt as readAsset } from "./base.js";
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
