import { yn as GIB } from "./base.js";
import { n as findBubblewrap, r as findContainer } from "./choose-sandbox.js";
import { t as DEFAULT_LIMITS } from "./run-limits.js";
import { F as inSandbox, rt as Launcher } from "./start.js";
import { n as readTail, t as makeWorkspace } from "./workspace.js";
import { or as _usingCtx } from "./inputs.js";
import { chown } from "node:fs/promises";
// src/measurement/run-isolated.ts
/** Conda's packages unpack to more than a run may write. */
const LIMITS = {
	...DEFAULT_LIMITS,
	memoryBytes: 4 * GIB,
	diskBytes: 32 * GIB,
	fileBytes: 8 * GIB
};
/** Finds a sandbox for the commands of package managers; null: there is none here. */
async function findIsolation() {
	for (const find of [findBubblewrap, findContainer]) {
		const { sandbox } = await find();
		if (sandbox) return (command) => runIsolated(command, sandbox);
	}
	return null;
}
async function runIsolated({ command, readOnly, writable = [], env = {}, wallSeconds }, sandbox) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { ownerUid } = sandbox;
		const launcher = _usingCtx$1.a(new Launcher());
		const workspace = _usingCtx$1.a(await makeWorkspace({ ownerUid }));
		if (ownerUid !== null) for (const folder of writable) await chown(folder, ownerUid, ownerUid);
		const place = inSandbox({
			sandbox,
			workspace,
			readOnly,
			limits: {
				...LIMITS,
				wallSeconds
			},
			writable: writable.map((folder) => ({
				folder,
				at: folder
			}))
		});
		const { exitCode } = await launcher.run(place.wrap(command, env));
		const [stdout, stderr] = await Promise.all([readTail(workspace.stdoutPath), readTail(workspace.stderrPath)]);
		return {
			exitCode,
			signal: null,
			stdout,
			stderr
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
export { findIsolation as t };
