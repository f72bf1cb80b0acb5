import { i as AzureOpenAI, r as speakOpenAi, t as clientOptions } from "./openai.js";
import { Rr as UserError, _r as withoutEndSlashes } from "./inputs.js";
// src/generation/models/providers/azure.ts
/** OpenAI's models on a customer's own Azure host: `model` names the deployment, `baseUrl` the host. */
function createAzureProvider(options) {
	const { id, baseUrl, apiVersion } = options.entry;
	if (baseUrl === void 0 || apiVersion === void 0) throw new UserError(`Model ${id}: provider azure needs a baseUrl and an apiVersion in models.yaml.`);
	const { organization: _, project: __, ...client } = clientOptions(options);
	const baseURL = `${withoutEndSlashes(baseUrl)}/openai`;
	return speakOpenAi(new AzureOpenAI({
		...client,
		baseURL,
		apiVersion
	}), {
		...options,
		isOwnServer: true
	});
}
export { createAzureProvider };
