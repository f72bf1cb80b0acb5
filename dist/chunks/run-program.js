import { Zt as assetPath, ln as readIfPlain } from "./base.js";
import { n as judgeStart, s as SCRIPT_ENVIRONMENT, t as judgeEnd } from "./ending.js";
import { n as shimFolders } from "./shims2.js";
import { F as inSandbox, w as measureRun, x as hideFolders } from "./start.js";
import { n as readTail, t as makeWorkspace } from "./workspace.js";
import { t as EVIDENCE } from "./answer-program.js";
import { or as _usingCtx } from "./inputs.js";
import { basename, dirname, join, posix } from "node:path";
// src/mlbench/execution/run-program.ts
/** Of a shell's trace its end would say nothing of what began it; nobody's commands are as long. */
const MOST_EVIDENCE_BYTES = 4 * 1024 ** 2;
const WATCH = assetPath("python", "answer", "watch.py");
/** Runs a program in a fresh copy of its repository, without the repository's history and without network. */
async function runProgram(program, settings) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { source, environment, sandbox, launcher, meter, limits } = settings;
		const workspace = _usingCtx$1.a(await makeWorkspace({
			sourceFolder: source,
			isCopied: async (path) => basename(path) !== ".git",
			script: {
				path: program.file,
				code: program.code
			},
			homeTemplate: environment.downloads,
			ownerUid: sandbox.ownerUid
		}));
		const shims = shimFolders("render");
		const interpreter = program.by === "bash" ? "/bin/bash" : environment.python;
		const isWatched = program.by === "python" && program.evidence !== null;
		const root = posix.relative(posix.dirname(program.file), ".") || ".";
		const words = isWatched ? [
			WATCH,
			basename(program.file),
			EVIDENCE,
			root
		] : [basename(program.file)];
		const { execution, outcome } = await measureRun({
			command: [interpreter, ...words],
			env: {
				...SCRIPT_ENVIRONMENT,
				PYTHONPATH: shims.join(":")
			},
			place: inSandbox({
				sandbox,
				workspace,
				limits,
				workingDirectory: join(workspace.projectFolder, dirname(program.file)),
				readOnly: [
					environment.folder,
					environment.basePrefix,
					...shims,
					...isWatched ? [dirname(WATCH)] : []
				]
			}),
			offsetSeed: null,
			whyNoEnergy: meter === null ? "not-asked" : null
		}, {
			launcher,
			meter,
			sensors: null,
			baseline: null,
			carbon: null
		});
		const read = async (path) => hideFolders(await readTail(path), workspace.projectFolder, environment.folder);
		const [stdout, stderr] = await Promise.all([read(workspace.stdoutPath), read(workspace.stderrPath)]);
		const ending = judgeStart(outcome, stderr, interpreter) ?? judgeEnd(outcome, execution, stderr, limits);
		const { evidence: path } = program;
		return {
			execution,
			ending,
			stdout,
			stderr,
			evidence: (path === null ? null : await readIfPlain(workspace.projectFolder, path, MOST_EVIDENCE_BYTES))?.toString("utf8") ?? null
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
export { runProgram as t };
