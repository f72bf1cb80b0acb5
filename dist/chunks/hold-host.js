import { i as interruptible, t as UserError } from "./errors.js";
import { r as hostLockPath } from "./launcher.js";
// src/measurement/hold-host.ts
/**
* Waits until no other process on this host measures; the host is held until the launcher ends. `what` the others are told
* of the holder. `waitSeconds`: a UserError comes where the host is not free by then; 0: where it is not free at once;
* undefined: however long it takes.
*/
async function holdHost(launcher, what, waitSeconds, { logger, env, signal }) {
	const tooLate = Promise.withResolvers();
	let timer;
	const onWait = (holder) => {
		if (waitSeconds !== 0) logger.info(`waiting: another measurement runs on this host: ${holder}`);
		if (waitSeconds !== void 0) timer ??= setTimeout(() => tooLate.reject(busy(holder, waitSeconds)), 1e3 * waitSeconds);
	};
	const holding = launcher.holdHost(`${what} (process ${process.pid})`, onWait, hostLockPath(env));
	try {
		await interruptible(Promise.race([holding, tooLate.promise]), signal);
	} finally {
		clearTimeout(timer);
	}
}
function busy(holder, waitSeconds) {
	const still = waitSeconds === 0 ? "" : ` after ${waitSeconds} s of waiting`;
	return new UserError(`Another measurement runs on this host${still}: ${holder}.\nTwo at a time would disturb each other: wait longer (--wait SECONDS; without it, until the host is free), or end the other.`, 1);
}
export { holdHost as t };
