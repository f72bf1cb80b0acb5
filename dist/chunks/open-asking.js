import { t as takeAskingTurn } from "./asking-turn.js";
import { Dt as readCalls, Et as openCalls } from "./work.js";
import { i as sumSpending, n as readStoredReplies, t as openBudget } from "./budget.js";
import { i as openAsker, u as DEFAULT_RETRY_POLICY } from "./ask.js";
// src/generation/asking/open-asking.ts
/** Takes the turn to ask models and keeps it until it is disposed of. UserError where a cap is set and a model's price is not known. */
async function openAsking(models, { out, dataset, capUsd }, { env, keyFiles, logger, signal }) {
	const turn = await takeAskingTurn(out, logger);
	const end = () => turn[Symbol.asyncDispose]();
	try {
		const budget = openBudget(capUsd ?? null, sumSpending((await readCalls(out)).all));
		const store = await openCalls(out);
		const stored = await readStoredReplies(models, dataset);
		return {
			asker: await openAsker(models, {
				env,
				keyFiles,
				policy: DEFAULT_RETRY_POLICY,
				logger,
				signal,
				budget,
				store,
				stored
			}),
			store,
			budget,
			[Symbol.asyncDispose]: end
		};
	} catch (error) {
		await end();
		throw error;
	}
}
export { openAsking as t };
