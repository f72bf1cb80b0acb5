import { Rr as UserError, qn as isSecretName } from "./inputs.js";
import { r as loadModelsIfPresent } from "./load-models.js";
// src/actions/refuse-provider-keys.ts
/** Secrets and untrusted code never share a job. UserError 3 when a key is in the environment. */
async function refuseProviderKeys(dataset, env) {
	const models = await loadModelsIfPresent(dataset);
	const keyVariables = new Set(models.flatMap(({ keyVariable }) => keyVariable ?? []));
	const found = Object.keys(env).filter((name) => env[name] && isSecretName(name, keyVariables));
	if (found.length === 0) return;
	throw new UserError(`Refused: ${found.join(", ")} in the environment of a step that runs code which nobody trusts.\nGive the key to a job of its own with the action actions/generate, as benchmark.yml does, and leave it out here.`, 3);
}
export { refuseProviderKeys as t };
