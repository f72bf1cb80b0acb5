import { an as batchesOf } from "./work.js";
import { $t as literal, Rr as UserError, nn as object, zr as errorCode } from "./inputs.js";
import { Bt as parseWith, Zt as assetPath, _ as runCommand } from "./base.js";
import { availableParallelism } from "node:os";
// src/base/text/python-source.ts
/** What is told where answers can't be read. */
const cantRead = (fault) => new UserError(`The answers can't be checked: ${fault}.\nInstall Python 3.10 or newer, or put it on PATH.`, 1);
/** Programs for one process; their answers stay within what is kept of its output. */
const BATCH = 200;
/** Wall time that a process has at least, and for each program, which may take seconds of a processor that others use. */
const [LEAST_SECONDS, SECONDS_EACH] = [300, 30];
/** What a Python that is found by PATH needs to start; the parser may run where keys are in the environment, and sees none. */
const KEPT_VARIABLES = /^(PATH|HOME|LANG|LC_.*|PYENV_.*|LD_LIBRARY_PATH)$/;
/**
* Reads Python programs by Python's own parser, in processes whose memory and time are limited, one a processor, and returns
* what it says of each, by its key and in the same order. Nothing is executed; a program that is fatal takes no other's answer
* with it.
*/
async function readPythonSource(programs, question, python = "python3", env = process.env) {
	const batches = [...batchesOf([...programs], BATCH)];
	const readings = [];
	const waiting = batches.entries();
	const readWaiting = async () => {
		for (const [place, batch] of waiting) readings[place] = await readBatch(batch, question, python, env);
	};
	await Promise.all(Array.from({ length: availableParallelism() }, readWaiting));
	return new Map(readings.flat());
}
/** A process goes on behind a program that was fatal to the one before. */
async function readBatch(batch, question, python, env) {
	const readings = [];
	while (readings.length < batch.length) {
		const waiting = batch.slice(readings.length);
		const { answers, end } = await runParser(waiting, question, python, env);
		const done = end.kind === "unread" ? waiting.length : answers.length + 1;
		for (const [index, [key]] of waiting.slice(0, done).entries()) {
			const answer = answers[index];
			readings.push([key, answer === void 0 ? end : {
				kind: "answered",
				answer
			}]);
		}
	}
	return readings;
}
async function runParser(batch, { type, answer }, python, env) {
	const lines = batch.map(([, source]) => JSON.stringify({
		type,
		source: Buffer.from(source).toString("base64")
	}));
	const reply = object({
		type: literal(type),
		answer
	});
	try {
		const { stdout, stderr, signal } = await runCommand(python, [
			"-I",
			"-S",
			"-B",
			assetPath("python", "code_structure")
		], {
			input: `${lines.join("\n")}\n`,
			env: Object.fromEntries(Object.entries(env).filter(([name]) => KEPT_VARIABLES.test(name))),
			timeoutSeconds: Math.max(LEAST_SECONDS, SECONDS_EACH * batch.length)
		});
		const answers = stdout.split("\n").slice(0, -1).map((line) => parseWith(reply, JSON.parse(line), "the parser's answer").answer);
		if (signal !== null) return {
			answers,
			end: {
				kind: "fatal",
				fault: `the parser was ended by ${signal} on it`
			}
		};
		return {
			answers,
			end: {
				kind: "unread",
				fault: `'${python}' could not parse it: ${stderr.trim().slice(-200)}`
			}
		};
	} catch (error) {
		if (errorCode(error) !== "ENOENT") throw error;
		return {
			answers: [],
			end: {
				kind: "unread",
				fault: `there is no '${python}' to parse it with`
			}
		};
	}
}
export { readPythonSource as n, cantRead as t };
