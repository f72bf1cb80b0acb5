import { Xn as withoutSecrets, qn as isSecretName } from "./inputs.js";
// src/generation/models/without-keys.ts
/** A context for untrusted code, which runs from here on: nothing that it or its helpers could inherit holds a key. */
function withoutKeys(models, context) {
	const keys = new Set(models.flatMap((model) => model.keyVariable ?? []));
	for (const name of Object.keys(process.env)) if (isSecretName(name, keys)) delete process.env[name];
	return {
		...context,
		env: withoutSecrets(context.env, keys)
	};
}
export { withoutKeys as t };
