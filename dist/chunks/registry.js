import { _r as withoutEndSlashes } from "./inputs.js";
// src/generation/models/providers/registry.ts
const OPENAI = {
	keyHeader: "bearer",
	batchFactor: null,
	load: async () => (await import("./openai2.js")).createOpenAiProvider
};
/**
* All providers. Those that take batches say in their documentation of them that a call in one costs half.
*/
const PROVIDER_KINDS = {
	openai: {
		...OPENAI,
		url: "https://api.openai.com/v1",
		keys: ["OPENAI_API_KEY"],
		priceTable: "openai",
		batchFactor: .5
	},
	groq: {
		...OPENAI,
		url: "https://api.groq.com/openai/v1",
		keys: ["GROQ_API_KEY"],
		priceTable: "groq"
	},
	azure: {
		...OPENAI,
		url: null,
		keys: ["AZURE_OPENAI_API_KEY"],
		keyHeader: "api-key",
		priceTable: "azure",
		load: async () => (await import("./azure.js")).createAzureProvider
	},
	anthropic: {
		url: "https://api.anthropic.com",
		keys: ["ANTHROPIC_API_KEY"],
		keyHeader: "bearer",
		priceTable: "anthropic",
		batchFactor: .5,
		load: async () => (await import("./anthropic.js")).createAnthropicProvider
	},
	gemini: {
		url: "https://generativelanguage.googleapis.com",
		keys: ["GEMINI_API_KEY", "GOOGLE_API_KEY"],
		keyHeader: "x-goog-api-key",
		priceTable: "google",
		batchFactor: .5,
		load: async () => (await import("./gemini.js")).createGeminiProvider
	},
	command: {
		url: null,
		keys: [],
		keyHeader: "bearer",
		priceTable: null,
		batchFactor: null,
		load: async () => (await import("./command.js")).createCommandProvider
	},
	replay: {
		url: null,
		keys: [],
		keyHeader: "bearer",
		priceTable: null,
		batchFactor: null,
		load: async () => (await import("./stored-answers.js")).createReplayProvider
	}
};
/** True when the entry's calls go to the provider itself, not to a server that speaks its protocol. */
function isProvidersOwnServer({ provider, baseUrl }) {
	return baseUrl === void 0 || withoutEndSlashes(baseUrl) === PROVIDER_KINDS[provider].url;
}
export { isProvidersOwnServer as n, PROVIDER_KINDS as t };
