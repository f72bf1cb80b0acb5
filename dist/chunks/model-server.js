import { Jn as modelKeyName, Kn as isLoopback, hr as quoteWords, qn as isSecretName } from "./inputs.js";
import { t as readModelCommand } from "./model-command.js";
import { t as PROVIDER_KINDS } from "./registry.js";
// src/generation/models/key-hosts.ts
/** Hosts that a provider's key may be sent to, by the name that its documentation gives the key's variable: its own. */
const HOSTS_OF_KEYS = /* @__PURE__ */ new Map([
	["AI_GATEWAY_API_KEY", ["ai-gateway.vercel.sh"]],
	["ANTHROPIC_API_KEY", ["api.anthropic.com"]],
	["CEREBRAS_API_KEY", ["api.cerebras.ai"]],
	["COHERE_API_KEY", ["api.cohere.com", "api.cohere.ai"]],
	["DASHSCOPE_API_KEY", ["dashscope.aliyuncs.com", "dashscope-intl.aliyuncs.com"]],
	["DEEPINFRA_API_KEY", ["api.deepinfra.com"]],
	["DEEPSEEK_API_KEY", ["api.deepseek.com"]],
	["FIREWORKS_API_KEY", ["api.fireworks.ai"]],
	["GEMINI_API_KEY", ["generativelanguage.googleapis.com"]],
	["GOOGLE_API_KEY", ["generativelanguage.googleapis.com"]],
	["GROQ_API_KEY", ["api.groq.com"]],
	["HF_TOKEN", ["router.huggingface.co"]],
	["HYPERBOLIC_API_KEY", ["api.hyperbolic.xyz"]],
	["MISTRAL_API_KEY", ["api.mistral.ai"]],
	["MOONSHOT_API_KEY", ["api.moonshot.ai", "api.moonshot.cn"]],
	["NVIDIA_API_KEY", ["integrate.api.nvidia.com"]],
	["OPENAI_API_KEY", [
		"api.openai.com",
		"eu.api.openai.com",
		"us.api.openai.com"
	]],
	["OPENROUTER_API_KEY", ["openrouter.ai"]],
	["PERPLEXITY_API_KEY", ["api.perplexity.ai"]],
	["SAMBANOVA_API_KEY", ["api.sambanova.ai"]],
	["TOGETHER_API_KEY", ["api.together.xyz", "api.together.ai"]],
	["XAI_API_KEY", ["api.x.ai"]],
	["ZAI_API_KEY", ["api.z.ai"]]
]);
const HOSTS = new Set([...HOSTS_OF_KEYS.values()].flat());
/** Whether it is a provider's own server, reached as its documentation says. */
const isKnownServer = ({ protocol, port, hostname }) => protocol === "https:" && port === "" && HOSTS.has(hostname);
// src/generation/models/model-server.ts
/** The address that a model's calls go to; null: it is not asked. */
function serverOf({ provider, baseUrl }) {
	const address = baseUrl ?? PROVIDER_KINDS[provider].url;
	return address === null || provider === "replay" || provider === "command" ? null : new URL(address);
}
/**
* Why a model may not be asked as its entry says, which nobody may have read: its server would be sent what its user never
* gave it. A provider's key goes to that provider alone, and a prompt to a provider, to this machine, or where the user's own
* environment names the host, or holds a key for this very model. Null: it may.
*/
function whyNotAsked(entry, env) {
	const { keyVariable: variable, id } = entry;
	const url = serverOf(entry);
	if (url === null) return whyNoServer(entry, env);
	const isNamed = namesHost(env, url);
	const { host } = url;
	if (variable === null) return isKnownServer(url) || isNamed || isLoopback(url) ? null : {
		kind: "unnamed-host",
		host
	};
	const name = variable.toUpperCase();
	if (isKnownServer(url) && HOSTS_OF_KEYS.get(name)?.includes(url.hostname)) return null;
	if (url.protocol !== "https:" && !isLoopback(url)) return {
		kind: "key-unencrypted",
		variable,
		host
	};
	if (name === modelKeyName(id)) return null;
	if (isOfAnother(entry, name)) return {
		kind: "key-of-another",
		variable,
		host
	};
	return isNamed ? null : {
		kind: "key-to-unnamed-host",
		variable,
		host
	};
}
/** Why a model can't be asked at all here. */
function findModelGap(entry, env) {
	const { keyVariable: variable } = entry;
	return whyNotAsked(entry, env) ?? (variable !== null && !env[variable] ? {
		kind: "no-key",
		variable
	} : null);
}
/** A gap with what closes it, for an error's message. */
function explainModelGap({ id }, gap) {
	const rename = `give ${id} a key of its own in ${modelKeyName(id)}, and name that in its keyVariable`;
	switch (gap.kind) {
		case "no-key": return `${gap.variable} is not set (in the environment or in .env)`;
		case "unnamed-host": return `its baseUrl leads to ${gap.host}; if that server may see your prompts, set GREENML_MODEL_HOSTS=${gap.host}`;
		case "key-unencrypted": return `${gap.variable} would be sent to ${gap.host} without encryption: give an address with https`;
		case "key-of-another": return `${gap.variable} is not for ${gap.host}: ${rename}`;
		case "key-to-unnamed-host": return `${gap.variable} would be sent to ${gap.host}: set GREENML_MODEL_HOSTS=${gap.host} if that is meant, or ${rename}`;
		case "no-address": return `provider ${gap.provider} needs a baseUrl in models.yaml`;
		case "no-program": return `no program is named for it; name one in GREENML_MODEL_COMMANDS={"${id}": ["program", "argument"]}`;
		case "recorded": return "its answers are recorded";
		case "reported": return gap.detail;
	}
}
/** A program is started where the user's own environment names it: a plan or a dataset can't. */
function whyNoServer({ id, provider }, env) {
	if (provider === "azure") return {
		kind: "no-address",
		provider
	};
	if (provider !== "command" || readModelCommand(id, env) !== null) return null;
	return { kind: "no-program" };
}
/** No key by its name, or another provider's. */
function isOfAnother({ provider }, variable) {
	return !PROVIDER_KINDS[provider].keys.includes(variable) && (HOSTS_OF_KEYS.has(variable) || !isSecretName(variable));
}
/** `$GREENML_MODEL_HOSTS`: hosts with or without a port, separated by commas or blanks. */
function namesHost(env, { protocol, hostname, port }) {
	const named = (env.GREENML_MODEL_HOSTS ?? "").toLowerCase().split(/[\s,]+/);
	const withPort = `${hostname}:${port || (protocol === "https:" ? "443" : "80")}`;
	return named.includes(hostname) || named.includes(withPort);
}
/** Words on where a model's calls go and what they carry, to be told before the first of them. */
function describeServer(entry, keyFiles = /* @__PURE__ */ new Map(), env = {}) {
	const { id, keyVariable } = entry;
	if (entry.provider === "replay") return `${id} is answered from the store of calls`;
	if (entry.provider === "command") return `${id} is asked by the program that GREENML_MODEL_COMMANDS names, without any key: ${quoteWords(readModelCommand(id, env) ?? [])}`;
	if (keyVariable === null) return `${id} is asked at ${serverOf(entry)?.host}, without a key`;
	const file = keyFiles.get(keyVariable);
	return `${id} is asked at ${serverOf(entry)?.host} with ${keyVariable}${file === void 0 ? "" : ` from ${file}`}`;
}
export { whyNotAsked as a, serverOf as i, explainModelGap as n, findModelGap as r, describeServer as t };
