// src/base/errors.ts
/** A mistake of the user's or of the input: shown without a stack. Everything else is a bug and keeps its stack. */
var UserError = class extends Error {
	name = "UserError";
	/** 1 could not do what was asked, 2 bad usage or input, 3 refused for safety; 125 is 1 where a command's own code is returned, 126 and 127 what a shell says of a command that it can't start. */
	exitCode;
	constructor(message, exitCode = 2, options) {
		super(message, options);
		this.exitCode = exitCode;
	}
};
function errorMessage(error) {
	return error instanceof Error ? error.message : String(error);
}
/** Error for a user who asked to stop; the work is thrown away, what is on record stays. */
const stopped = () => new UserError("Stopped. Run the same command again to go on where it ended.", 1);
/** Ends the wait for `work` when the user asks to stop; what it works with has to end it. */
async function interruptible(work, signal) {
	if (!signal) return work;
	let stop = () => {};
	const aborted = new Promise((_, reject) => {
		stop = () => reject(stopped());
		if (signal.aborted) stop();
		else signal.addEventListener("abort", stop);
	});
	try {
		return await Promise.race([work, aborted]);
	} finally {
		work.catch(() => {});
		signal.removeEventListener("abort", stop);
	}
}
/** Result of the work; `instead` where it fails with one of these system codes. */
async function recover(work, codes, instead) {
	return work.catch((error) => {
		if (codes.includes(errorCode(error) ?? "")) return instead;
		throw error;
	});
}
/** The system's error code (`ENOENT`, `EACCES` …), if the error carries one. */
function errorCode(error) {
	return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : void 0;
}
export { recover as a, interruptible as i, errorCode as n, stopped as o, errorMessage as r, UserError as t };
