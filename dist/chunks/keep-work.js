import { Ir as errorMessage } from "./inputs.js";
// src/actions/keep-work.ts
/** What a runner that is killed can lose of its work. */
const KEPT_EVERY_SECONDS = 3600;
/**
* Does work, and has `send` upload what is there of it: each hour, between two steps, and at the end, also of work that failed. A
* second attempt of the job goes on from there. `send` null: nothing is uploaded. `hasNew`: whether work that ended changed
* anything.
*/
async function keepWork(context, send, work, hasNew = () => true) {
	if (send === null) return work(context);
	const { logger, keptEverySeconds = KEPT_EVERY_SECONDS } = context;
	let isSending = false;
	let sent = performance.now();
	const betweenSteps = async () => {
		if (isSending || performance.now() - sent < keptEverySeconds * 1e3) return;
		isSending = true;
		await send().catch((error) => {
			logger.warn(`What is done so far could not be uploaded, and the job goes on: ${errorMessage(error)}`);
		});
		isSending = false;
		sent = performance.now();
	};
	let isNew = true;
	try {
		const result = await work({
			...context,
			betweenSteps
		});
		isNew = hasNew(result);
		return result;
	} finally {
		if (isNew) await send();
	}
}
export { keepWork as t };
