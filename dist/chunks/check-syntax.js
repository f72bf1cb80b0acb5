import { Li as strictObject, Ri as string, pi as UserError } from "./start.js";
import { t as readPythonSource } from "./python-source.js";
// src/generation/check-syntax.ts
const verdict = strictObject({ fault: string().nullable() });
/**
* Fault of each program, by its key; null where Python can read it. Nothing is executed. A program that brings the parser
* down is at fault itself.
*/
async function checkSyntax(programs, python) {
	const faults = /* @__PURE__ */ new Map();
	for (const [key, reading] of await readPythonSource(programs, {
		type: "syntax",
		answer: verdict
	}, python)) {
		if (reading.kind === "unread") throw new UserError(`The answers can't be checked: ${reading.fault}.\nInstall Python 3.10 or newer, or put it on PATH.`, 1);
		faults.set(key, reading.kind === "fatal" ? reading.fault : reading.answer.fault);
	}
	return faults;
}
export { checkSyntax as t };
