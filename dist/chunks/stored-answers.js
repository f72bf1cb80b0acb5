import { Rr as UserError } from "./inputs.js";
import { n as keyOfCall } from "./call-key.js";
import { t as ProviderError } from "./provider-error.js";
// src/generation/models/providers/stored-answers.ts
/** Answers from a campaign's stored calls: the same question to the same model gets what it got then, and no other does. */
function createReplayProvider({ entry, stored }) {
	if (stored === void 0) throw new UserError(`Model ${entry.id} is replayed from recorded answers: there is no provider to ask.`);
	return { async converse(request) {
		const reply = stored(keyOfCall(entry, request));
		if (reply === null) throw new ProviderError("not-stored", "the store of calls holds no answer to this question");
		return reply;
	} };
}
export { createReplayProvider };
