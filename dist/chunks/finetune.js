import { $t as literal, A as energyOptions, Rr as UserError, Zt as int, an as record, at as label, nn as object, on as strictObject, qt as array, sn as string, tn as number, tt as count } from "./inputs.js";
import { Ct as statIfPresent, gn as makeFolders, vt as readJson } from "./base.js";
import { a as programOf, i as openFinetuneEnvironment, n as finetuneAsset, o as requireModel, r as offline, t as findModelFolder } from "./finetune-environment.js";
import { r as finetuneOptions, t as RECIPES } from "./finetune-options.js";
import { n as renderTraining } from "./finetune-words.js";
import { i as versioned } from "./versioned.js";
import { l as measure } from "./start.js";
import { join, resolve } from "node:path";
// src/mlbench/finetune/training-command.ts
/** The file of a recipe that is named, or is the user's own. UserError where there is none. */
async function findRecipe(recipe) {
	if (RECIPES.some((known) => known === recipe)) return finetuneAsset("recipes", `${recipe}.yaml`);
	if ((await statIfPresent(recipe))?.isFile()) return resolve(recipe);
	throw new UserError(`There is no recipe ${recipe}: name one of ${RECIPES.join(", ")}, or a YAML file.`);
}
/** The words that start a training, on several processes where that is asked for. */
function trainingCommand(environment, { recipe, data, model, out, processes }) {
	const words = [
		finetuneAsset("program", "train.py"),
		"--recipe",
		recipe,
		"--data",
		data,
		"--model",
		model,
		"--out",
		out
	];
	if (processes === 1) return [environment.python, ...words];
	const config = [
		"--config_file",
		finetuneAsset("fsdp.yaml"),
		"--num_processes",
		String(processes)
	];
	return [
		programOf(environment, "accelerate"),
		"launch",
		...config,
		...words
	];
}
// src/schema/mlbench/finetune-training.ts
const losses = array(strictObject({
	epoch: number().min(0),
	loss: number()
}));
const FINETUNE_TRAINING_VERSION = 1;
const trainingFile = strictObject({
	schemaVersion: literal(FINETUNE_TRAINING_VERSION),
	/** The base model, as it was named. */
	model: string().max(4096),
	examples: count,
	trainedParameters: count,
	processes: int().min(1),
	seed: int(),
	/** Seconds of the training, without its start and its first validation. */
	seconds: number().min(0),
	/** Loss of training, as it was logged; `epoch` is a fraction within one. */
	losses,
	/** Loss on what training does not see before the first step; null without such examples. */
	validationLossBefore: number().nullable(),
	validationLosses: losses,
	packages: record(label, label)
});
/** `training.json` beside an adapter of `mlbench finetune`, as `assets/finetune/program/train.py` writes it. */
const finetuneTraining = versioned(FINETUNE_TRAINING_VERSION, trainingFile, {});
// src/commands/mlbench/finetune.ts
/** What of the options says how anything is measured. */
const measuredBy = object({
	...energyOptions.shape,
	wait: finetuneOptions.shape.wait
});
/** Trains an adapter and measures that. UserError 1 where the training fails; what it said was shown as it came. */
async function finetune(given, context) {
	const options = finetuneOptions.parse(given);
	const { data, out, processes } = options;
	const recipe = await findRecipe(options.recipe);
	if (await statIfPresent(join(data, "train.jsonl")) === null) throw new UserError(`There is no ${join(data, "train.jsonl")}: greenml mlbench export-finetune writes one.`);
	const makesBase = options.recipe === "tiny";
	if (!makesBase) await requireModel(options.model);
	const environment = await openFinetuneEnvironment(context);
	const model = makesBase ? options.model : await findModelFolder(options.model, environment, context);
	await makeFolders(out);
	const settings = {
		repetitions: 1,
		warmup: 0,
		epochs: true,
		showOutput: true,
		json: join(out, "measurement.json")
	};
	const command = trainingCommand(environment, {
		recipe,
		data,
		model,
		out,
		processes
	});
	const meters = measuredBy.parse(options);
	const bare = {
		...context,
		env: offline(context.env)
	};
	const measured = await measure({
		...meters,
		...settings,
		commands: [command],
		name: ["training"]
	}, bare);
	if (measured.exitCode !== 0) throw new UserError(`The training ended with ${measured.exitCode}: what it wrote last says why.\n${measured.table}`, 1);
	const training = await readJson(join(out, "training.json"), finetuneTraining);
	return {
		training,
		text: renderTraining(training, measured.table, out)
	};
}
export { finetune };
