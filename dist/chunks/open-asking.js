import { t as takeAskingTurn } from "./asking-turn.js";
import { St as readCalls, xt as openCalls } from "./work.js";
import { i as sumSpending, n as readStoredReplies, t as openBudget } from "./budget.js";
import { i as openAsker, u as DEFAULT_RETRY_POLICY } from "./ask.js";
import { nn as _usingCtx } from "./base.js";
// src/generation/asking/open-asking.ts
/** Takes the turn to ask models and keeps it until it is disposed of. UserError where a cap is set and a model's price is not known. */
async function openAsking(models, { out, dataset, capUsd }, { env, keyFiles, logger, signal }) {
	try {
		var _usingCtx$1 = _usingCtx();
		const stack = _usingCtx$1.a(new AsyncDisposableStack());
		stack.use(await takeAskingTurn(out, logger));
		const budget = openBudget(capUsd ?? null, sumSpending((await readCalls(out)).all));
		const store = await openCalls(out);
		const stored = await readStoredReplies(models, dataset);
		const asker = await openAsker(models, {
			env,
			keyFiles,
			policy: DEFAULT_RETRY_POLICY,
			logger,
			signal,
			budget,
			store,
			stored
		});
		const kept = stack.move();
		return {
			asker,
			store,
			budget,
			[Symbol.asyncDispose]: () => kept.disposeAsync()
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
export { openAsking as t };
