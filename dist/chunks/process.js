import { existsSync } from "node:fs";
import { spawn } from "node:child_process";
// src/base/process.ts
/** Bytes kept of each stream; what is beyond is dropped. */
const OUTPUT_LIMIT = 16777216;
const SETPRIV = "/usr/bin/setpriv";
/**
* Runs a program with an argument array (never a shell) and waits for its end. Resolves whatever its exit code is;
* rejects only when it could not be started (`error.code` is then ENOENT, EACCES …).
*/
function runCommand(program, args, options = {}) {
	return new Promise((resolve, reject) => {
		const [file, words] = options.endsWithCaller && process.platform === "linux" && existsSync(SETPRIV) ? [SETPRIV, [
			"--pdeathsig",
			"KILL",
			program,
			...args
		]] : [program, args];
		const child = spawn(file, words, {
			cwd: options.cwd,
			env: options.env ?? process.env,
			stdio: [
				"pipe",
				"pipe",
				"pipe"
			]
		});
		const limit = options.timeoutSeconds === void 0 ? void 0 : setTimeout(() => child.kill("SIGKILL"), options.timeoutSeconds * 1e3);
		const kill = () => child.kill("SIGKILL");
		if (options.signal?.aborted) kill();
		options.signal?.addEventListener("abort", kill);
		const onFull = () => options.endsWhenFull && child.kill("SIGKILL");
		const stdout = collect(child.stdout, onFull);
		const stderr = collect(child.stderr, onFull);
		child.on("error", (error) => {
			clearTimeout(limit);
			reject(error);
		});
		child.on("close", (exitCode, signal) => {
			clearTimeout(limit);
			options.signal?.removeEventListener("abort", kill);
			resolve({
				exitCode,
				signal,
				stdout: stdout(),
				stderr: stderr()
			});
		});
		child.stdin.on("error", () => {});
		child.stdin.end(options.input ?? "");
	});
}
function collect(stream, onFull) {
	const chunks = [];
	let size = 0;
	stream.on("data", (chunk) => {
		if (size < OUTPUT_LIMIT) chunks.push(chunk.subarray(0, OUTPUT_LIMIT - size));
		size += chunk.length;
		if (size > OUTPUT_LIMIT) onFull();
	});
	return () => Buffer.concat(chunks).toString("utf8");
}
export { runCommand as t };
