import { Ir as UserError } from "./inputs.js";
import { fn as makeFolders, i as OWN_PYTHON, qt as assetPath } from "./base.js";
import { dirname } from "node:path";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
// src/base/files/file-lock.ts
/**
* Waits until no other process holds `path` locked, of this user's or of another container's that shares the folder. The lock
* ends with this process, even one that is killed. `onWait`: called where another one holds it.
*/
async function lockFile(path, onWait) {
	await makeFolders(dirname(path));
	const holder = spawn(OWN_PYTHON, [
		"-I",
		"-S",
		assetPath("python", "hold_lock.py"),
		path
	], {
		env: { PATH: process.env.PATH },
		stdio: [
			"pipe",
			"pipe",
			"pipe"
		]
	});
	const ended = new Promise((resolve) => holder.once("close", () => resolve()));
	const faults = [];
	let noStart = null;
	holder.on("error", (error) => {
		noStart = error;
	});
	holder.stderr.on("data", (chunk) => faults.push(chunk.toString()));
	for await (const line of createInterface(holder.stdout)) {
		if (line === "waiting") onWait();
		if (line === "holding") return { [Symbol.asyncDispose]: async () => {
			holder.stdin.end();
			await ended;
		} };
	}
	await ended;
	if (noStart !== null) throw noStart;
	throw new UserError(`${path} could not be locked: ${faults.join("").trim().split("\n").at(-1)}.`, 1);
}
export { lockFile as t };
