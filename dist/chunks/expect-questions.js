import { f as sum, m as sumOfAll } from "./inputs.js";
import { i as priceWorstCase } from "./price.js";
import { n as boundTokens } from "./token-usage.js";
import { t as openTokenCounter } from "./count-tokens.js";
// src/mlbench/answers/expect-questions.ts
/** Tokens and cost of questions before they are asked. */
async function expectQuestions(questions) {
	const counter = questions.length === 0 ? null : await openTokenCounter();
	const known = /* @__PURE__ */ new Map();
	const tokensOf = ({ messages }) => {
		const tokens = known.get(messages) ?? counter?.(messages) ?? boundTokens(messages);
		known.set(messages, tokens);
		return tokens;
	};
	return [...Map.groupBy(questions, ({ entry, setting }) => `${entry.id} ${setting}`).values()].flatMap((own) => {
		const [first] = own;
		if (first === void 0) return [];
		const costs = own.map(({ entry, messages }) => priceWorstCase(entry, boundTokens(messages)).cost?.usd ?? null);
		return [{
			model: first.entry.id,
			setting: first.setting,
			questions: own.length,
			inputTokens: sum(own.map(tokensOf)),
			isCounted: counter !== null,
			worstUsd: sumOfAll(costs)
		}];
	});
}
export { expectQuestions as t };
