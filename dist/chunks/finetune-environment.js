import { Rr as UserError, Xn as withoutSecrets, fr as lastLines, gr as withSaid } from "./inputs.js";
import { it as cacheFolder } from "./work.js";
import { Ct as statIfPresent, Zt as assetPath, _ as runCommand } from "./base.js";
import { r as ensureEnvironment } from "./environment.js";
import { n as prepareUv } from "./environment-maker.js";
import { join } from "node:path";
// src/environment/finetune-environment.ts
/** A file of what trains and serves models, beside the code. */
const finetuneAsset = (...parts) => assetPath("finetune", ...parts);
/** The environment that open models are trained and served in: PyTorch, transformers, PEFT and TRL, of 6 GB. */
async function openFinetuneEnvironment(context) {
	return ensureEnvironment({
		...await prepareUv(context),
		lockFile: finetuneAsset("requirements.lock"),
		pythonRequest: ">=3.11,<3.14",
		pythonWanted: "3.11",
		project: "fine-tuning",
		note: context.logger.info
	});
}
/** A program of the environment. */
const programOf = ({ folder }, name) => join(folder, "bin", name);
/** What training and serving see of the caller's environment: no key, and no hub that they could ask. */
const offline = (env) => ({
	...withoutSecrets(env),
	HF_HUB_OFFLINE: "1",
	HF_HUB_DISABLE_TELEMETRY: "1",
	DO_NOT_TRACK: "1",
	VLLM_NO_USAGE_STATS: "1",
	TOKENIZERS_PARALLELISM: "false"
});
/** UserError where a model is neither a folder nor what the hub could have, before anything is made for it. */
async function requireModel(model) {
	if (await isFolder(model)) return "here";
	if (HUB_NAME.test(model)) return "hub";
	throw new UserError(`There is no folder ${model}, and the hub has no such names: name one as owner/model.`);
}
const isFolder = async (path) => (await statIfPresent(path))?.isDirectory() === true;
/** The folder of a model: the one that is named, else where its files from the Hugging Face hub were put. */
async function findModelFolder(model, environment, { env, logger, signal }) {
	if (await requireModel(model) === "here") return model;
	logger.info(`fetching ${model} from the Hugging Face hub`);
	const folder = join(cacheFolder(env), "models", model.replace("/", "--"));
	const args = [
		finetuneAsset("program", "fetch_model.py"),
		model,
		folder
	];
	const fetched = await runCommand(environment.python, args, {
		env,
		endsWithCaller: true,
		...signal === void 0 ? {} : { signal }
	});
	if (fetched.exitCode === 0) return folder;
	throw new UserError(withSaid(`${model} could not be fetched from the hub`, lastLines(fetched.stderr, 5)), 1);
}
const HUB_NAME = /^[\w.-]{1,96}\/[\w.-]{1,96}$/;
export { programOf as a, openFinetuneEnvironment as i, finetuneAsset as n, requireModel as o, offline as r, findModelFolder as t };
