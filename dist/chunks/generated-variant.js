import { rt as generatedMode } from "./inputs.js";
// src/generation/answers/generated-variant.ts
/** The variant as a generated one; null for a baseline. */
function toGeneratedVariant(variant) {
	const { id, project, model, sample, iteration, arm } = variant;
	const mode = generatedMode.safeParse(variant.mode);
	if (!mode.success || model === null || sample === null || iteration === null) return null;
	return {
		id,
		project,
		mode: mode.data,
		model,
		sample,
		iteration,
		...arm === void 0 ? {} : { arm }
	};
}
/** An outage and a file that was not there are no fact about the model: the next run tries them again. */
function isSettled({ status }) {
	return status !== "provider-error" && status !== "no-answer" && status !== "pending";
}
/** Whether there is nothing left to ask for a script, by what is known of it. */
const isMade = (known) => known !== void 0 && isSettled(known);
export { isSettled as n, toGeneratedVariant as r, isMade as t };
