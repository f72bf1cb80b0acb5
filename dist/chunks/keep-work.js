import { Br as errorMessage } from "./inputs.js";
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
	let sending = null;
	let sent = performance.now();
	const sendOrWarn = async (then) => {
		await send().catch((error) => {
			logger.warn(`What is done so far could not be uploaded, and ${then}: ${errorMessage(error)}`);
		});
		sending = null;
		sent = performance.now();
	};
	const betweenSteps = async () => {
		if (sending !== null || performance.now() - sent < keptEverySeconds * 1e3) return;
		sending = sendOrWarn("the job goes on");
		await sending;
	};
	const result = await work({
		...context,
		betweenSteps
	}).catch(async (error) => {
		await sending;
		await sendOrWarn("the job ends by a fault of its own");
		throw error;
	});
	await sending;
	if (hasNew(result)) await send();
	return result;
}
export { keepWork as t };
