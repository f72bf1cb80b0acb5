import { t as takeAskingTurn } from "./asking-turn.js";
import { Rt as openCalls, zt as readCalls } from "./work.js";
import { a as readStoredReplies, i as openBudget, s as sumSpending } from "./end-asking.js";
import { c as DEFAULT_RETRY_POLICY, i as openAsker } from "./ask.js";
// src/generation/asking/open-asking.ts
/** Takes the turn to ask models and keeps it until it is disposed of. UserError where a cap is set and a model's price is not known. */
async function openAsking(models, place, { env, keyFiles, logger, signal }) {
	const { out, dataset } = place;
	const turn = await takeAskingTurn(out, logger);
	const end = () => turn[Symbol.asyncDispose]();
	try {
		const budget = openBudgetOf(place, (await readCalls(out)).all);
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
/** A share's cap is its part of the whole, of which what all spent here is taken too; what it spent is its own. */
function openBudgetOf({ capUsd, share }, calls) {
	const all = sumSpending(calls);
	if (share === void 0) return openBudget(capUsd ?? null, all);
	const own = sumSpending(calls.filter(share.isOwn));
	if (capUsd === void 0) return openBudget(null, own);
	const spent = own.usd + own.heldUsd;
	return openBudget(Math.min(capUsd / share.of, spent + capUsd - all.usd - all.heldUsd), own);
}
export { openAsking as t };
