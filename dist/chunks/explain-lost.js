import { n as errorCode, t as UserError } from "./errors.js";
import { i as explainWrite, t as explainFullDisk } from "./path-errors.js";
import { i as cleanMessage } from "./clean-text.js";
import { i as shortenToWidth } from "./display-width.js";
import { n as wrapText, t as textWidth } from "./wrap.js";
import { n as count } from "./text.js";
// src/base/explain-fault.ts
/**
* The last look at an error before it is told: what this machine refused is its user's to mend, wherever it came up; the rest
* stays what it is.
*/
function explainFault(error) {
	if (!isOfSystem(error)) return error;
	const { path, syscall } = error;
	const [call = ""] = syscall.split(" ");
	const told = (message) => new UserError(message, 1, { cause: error });
	if (call === "uv_cwd") return new UserError("The folder you are in was removed: go to another.");
	if (path === void 0) return explainFullDisk(error, "a file");
	if (call === "spawn" && errorCode(error) === "ENOENT") return told(`${path} is not installed, or not on PATH${path === "python3" ? ": sudo apt-get install python3" : ""}.`);
	return errorCode(error) === "EACCES" ? told(`${path}: this user may not ${call} it.`) : explainWrite(error, path);
}
const isOfSystem = (error) => error instanceof Error && "syscall" in error && typeof error.syscall === "string";
// src/base/log.ts
function terminalLogger(stream = process.stderr) {
	const isLive = stream.isTTY === true;
	let shown = false;
	const clear = () => {
		if (shown) stream.write("\r\x1B[2K");
		shown = false;
	};
	const line = (message) => {
		clear();
		const clean = cleanMessage(message);
		stream.write(`${isLive ? wrapText(clean, textWidth(stream)) : clean}\n`);
	};
	return {
		isLive,
		info: line,
		warn: (message) => line(`warning: ${message}`),
		status(message) {
			if (!isLive) return;
			clear();
			const oneLine = cleanMessage(message).replaceAll("\n", " ");
			stream.write(shortenToWidth(oneLine, Math.max(20, (stream.columns ?? 80) - 1)));
			shown = message !== "";
		}
	};
}
/** All that is known of an error that is a fault of ours, for a person to report: the stacks of it and of its causes. */
function describeFault(error) {
	const lines = ["This is a fault of greenml, not yours; please report it with these lines:", stackOf(error)];
	let cause = error instanceof Error ? error.cause : void 0;
	for (let depth = 0; cause && depth < MOST_CAUSES; depth++) {
		lines.push(`caused by: ${stackOf(cause)}`);
		cause = cause instanceof Error ? cause.cause : void 0;
	}
	return lines.join("\n");
}
/** A cause can be its own. */
const MOST_CAUSES = 5;
const stackOf = (error) => error instanceof Error ? error.stack ?? error.message : String(error);
// src/commands/explain-lost.ts
/** What ends a command or an action once the rest stands: nothing that is lost is green. Null: nothing is. */
function explainLost(lost) {
	if (lost === 0) return null;
	const was = lost === 1 ? "was" : "were";
	return new UserError(`${count(lost, "run")} ${was} lost to the bench, for the reasons above: mend them and run the same command again. The rest stands.`, 1);
}
export { explainFault as i, describeFault as n, terminalLogger as r, explainLost as t };
