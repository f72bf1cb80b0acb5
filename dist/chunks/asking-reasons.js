import { U as tell } from "./measured.js";
// src/report/text/asking-reasons.ts
const COSTS = {
	"no-counts": "the answer tells no token counts",
	"not-whole": "a token count of the answer is no whole number that an answer can have",
	"cached-exceed": ({ cached, input }) => `${cached} cached tokens of ${input} input tokens`,
	"reasoning-exceed": ({ reasoning, output }) => `${reasoning} reasoning tokens of ${output} output tokens`,
	"not-the-total": ({ input, output, total }) => `${input} + ${output} tokens are not the total of ${total}`,
	recorded: "a recorded answer: no model was asked",
	"not-answered": "the provider did not answer",
	"no-price-of-model": ({ name }) => `the price table has no ${name}: give a price in models.yaml`,
	"no-price-of-server": ({ name }) => `no price is known for ${name}: give one in models.yaml`,
	"priced-as": ({ model, pricedAs }) => `the price table matches ${model} to ${pricedAs}`,
	reported: ({ detail }) => detail
};
const GAPS = {
	"no-key": ({ variable }) => `${variable} is not set (in the environment or in .env)`,
	"unnamed-host": ({ host }) => `its baseUrl leads to ${host}, which GREENML_MODEL_HOSTS does not name`,
	"key-unencrypted": ({ variable, host }) => `${variable} would be sent to ${host} without encryption`,
	"key-of-another": ({ variable, host }) => `${variable} is not for ${host}`,
	"key-to-unnamed-host": ({ variable, host }) => `${variable} would be sent to ${host}, which GREENML_MODEL_HOSTS does not name`,
	"no-address": ({ provider }) => `provider ${provider} needs a baseUrl in models.yaml`,
	"no-program": "GREENML_MODEL_COMMANDS names no program for it",
	recorded: "recorded answers: no model is asked",
	reported: ({ detail }) => detail
};
/** Why there is no cost of an answer, or what is uncertain about the one there is. */
const formatCostReason = (reason) => tell(COSTS, reason, null);
/** Why a model is not asked. */
const formatModelGap = (gap) => tell(GAPS, gap, null);
export { formatModelGap as n, formatCostReason as t };
