// src/base/secrets.ts
const SECRET_ENDING = /(?:(?:^|_)(?:KEY|TOKEN|SECRET)|PASSWORD|CREDENTIALS|APIKEY)$/i;
/** What uv and pip need to reach a package index (docs.astral.sh/uv: "Provide credentials directly"). */
const INDEX_CREDENTIAL = /^(?:UV_INDEX_.+_(?:USERNAME|PASSWORD)|PIP_.+)$/i;
const MODEL_KEY = "GREENML_KEY_";
/** Whether the address is this machine: nothing that is sent there leaves it. */
const isLoopback = ({ hostname }) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
/** The variable of a key that is one model's own: `GREENML_KEY_GPT_5_1` for `gpt-5.1`. */
const modelKeyName = (id) => MODEL_KEY + id.toUpperCase().replaceAll(/[^A-Z0-9]/g, "_");
/**
* Whether an environment variable holds a key or another secret that untrusted code must not see: by its name's ending,
* which every model provider's own variable has (OPENAI_API_KEY, HF_TOKEN …), because it is one model's, or because
* models.yaml names it.
*/
function isSecretName(name, keyVariables = /* @__PURE__ */ new Set()) {
	if (keyVariables.has(name) || name.toUpperCase().startsWith(MODEL_KEY)) return true;
	return SECRET_ENDING.test(name) && !INDEX_CREDENTIAL.test(name);
}
/**
* A text without the name, password or token of each address in it, and without what follows an address's path, where
* servers take tokens too. A password may hold an @: the last one before the path ends it.
*/
function withoutCredentials(text) {
	return text.replaceAll(/(\w:\/\/)[^/?#\s'"]*@/g, "$1").replaceAll(/\w:\/\/[^\s'"]*/g, (address) => address.split(/[?#]/, 1)[0] ?? "");
}
/** The same of what is one address whole, though blanks stand in it. */
const addressWithoutCredentials = (address) => withoutCredentials(address.replaceAll(/[\s'"]/g, "_"));
function withoutSecrets(env, keyVariables) {
	return Object.fromEntries(Object.entries(env).filter(([name]) => !isSecretName(name, keyVariables)));
}
export { withoutCredentials as a, modelKeyName as i, isLoopback as n, withoutSecrets as o, isSecretName as r, addressWithoutCredentials as t };
