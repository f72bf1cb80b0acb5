import { n as behindGate } from "./launcher.js";
import { availableParallelism } from "node:os";
// src/measurement/place.ts
/** The current folder, as a user runs commands there. */
const onHost = (streams, timeoutSeconds) => ({
	tier: "none",
	allowed: [],
	prefix: [],
	wrap: (command, env) => ({
		argv: behindGate(command),
		env,
		cwd: process.cwd(),
		...streams,
		timeoutSeconds,
		limits: {}
	})
});
const GIB = 1024 ** 3;
/** A process that asks for far more than all may have is told so at once, which it can handle, and not ended. */
const DATA_FACTOR = 4;
const CPU_SLACK_SECONDS = 10;
/** A workspace in a sandbox; what runs there is held to its limits from outside. */
function inSandbox(place) {
	const { sandbox, workspace, limits, readOnly = [], writable = [], prefix = [] } = place;
	const { tier, allowed } = sandbox;
	return {
		tier,
		allowed,
		prefix,
		wrap
	};
	function wrap(command, env) {
		const wrapped = sandbox.wrap({
			command: behindGate(command),
			projectFolder: workspace.projectFolder,
			homeFolder: workspace.homeFolder,
			workingDirectory: place.workingDirectory ?? workspace.projectFolder,
			readOnly,
			writable,
			env,
			temporaryBytes: GIB,
			maxProcesses: limits.processes,
			memoryBytes: Math.ceil(limits.memoryBytes)
		});
		const cpuSeconds = limits.cpuSeconds ?? Math.ceil(limits.wallSeconds) * availableParallelism();
		return {
			...wrapped,
			argv: [...prefix, ...wrapped.argv],
			stdout: workspace.stdoutPath,
			stderr: workspace.stderrPath,
			timeoutSeconds: limits.wallSeconds,
			limits: {
				CORE: 0,
				CPU: Math.ceil(cpuSeconds) + CPU_SLACK_SECONDS,
				DATA: Math.ceil(DATA_FACTOR * limits.memoryBytes),
				FSIZE: limits.fileBytes,
				NOFILE: limits.openFiles
			},
			bounds: {
				memoryBytes: Math.ceil(limits.memoryBytes),
				processes: limits.processes,
				...limits.cpuSeconds === null ? {} : { cpuSeconds: limits.cpuSeconds },
				outputBytes: limits.outputBytes,
				diskBytes: limits.diskBytes,
				folders: [
					workspace.projectFolder,
					workspace.homeFolder,
					...writable.map(({ folder }) => folder)
				]
			}
		};
	}
}
export { onHost as n, inSandbox as t };
