import { a as setOutput, i as info, n as error, r as getInput, s as warning } from "./core.js";
import { i as cleanMessage } from "./clean-text.js";
import { r as errorMessage, t as UserError } from "./errors.js";
import { i as explainFault, n as describeFault, t as explainLost } from "./explain-lost.js";
import { o as removeTree, r as makeScratch } from "./scratch.js";
import { t as unpackArchive } from "./unpack-archive.js";
import { i as listBelow } from "./untrusted-files.js";
import { S as optionName, T as readText, h as checkGiven, v as describeFault$1 } from "./shared-options.js";
import { join } from "node:path";
// src/github/artifact-store.ts
/** Limits of one artifact, counted while it is unpacked: an archive of a thousandth of it can hold as much. */
const UNPACK_LIMITS = {
	bytes: 536870912,
	files: 1e5
};
/** The artifacts of the workflow run that this process is part of. */
async function openArtifactStore() {
	const token = process.env.ACTIONS_RUNTIME_TOKEN;
	if (!token) throw new UserError("There is no artifact service here: pass the input 'artifacts: false' outside GitHub Actions.");
	const { DefaultArtifactClient } = await import("./artifact.js");
	const client = () => {
		process.env.ACTIONS_RUNTIME_TOKEN = token;
		return new DefaultArtifactClient();
	};
	return {
		async list() {
			const { artifacts } = await client().listArtifacts({ latest: true });
			return artifacts.map(({ id, name, size, digest }) => ({
				id,
				name,
				bytes: size,
				digest: digest ?? null
			}));
		},
		async download({ id, name, digest }, folder) {
			const scratch = await makeScratch("artifact", process.env.RUNNER_TEMP);
			try {
				const options = {
					path: scratch,
					skipDecompress: true,
					...digest === null ? {} : { expectedHash: digest }
				};
				const { digestMismatch } = await client().downloadArtifact(id, options);
				if (digestMismatch) throw new UserError(`Artifact '${name}' is not what was uploaded: its digest differs.`, 3);
				const [archive] = await listBelow(scratch, "") ?? [];
				const path = join(scratch, archive?.name ?? "");
				const fault = await unpackArchive({
					form: "zip",
					path
				}, folder, UNPACK_LIMITS);
				if (fault !== null) throw new UserError(`Artifact '${name}' is refused: ${fault}.`, 3);
			} finally {
				await removeTree(scratch);
			}
		},
		async upload(name, root, files) {
			const paths = files.map((file) => join(root, file));
			return (await client().uploadArtifact(name, paths, root)).id ?? null;
		}
	};
}
// src/actions/logger.ts
/** An Actions log: warnings and failures become annotations, and a status line has no place in it. */
const actionsLogger = {
	info: (message) => info(cleanMessage(message, true)),
	warn: (message) => warning(cleanMessage(message, true)),
	fail: (message) => error(cleanMessage(message, true)),
	status() {}
};
// src/actions/read-inputs.ts
/** Reads all inputs of an action at once; an empty one counts as not given. UserError that names each wrong one. */
function readInputs(schema) {
	const texts = new Map(Object.keys(schema.shape).map((field) => [field, getInput(optionName(field))]));
	const values = Object.fromEntries(Object.entries(schema.shape).flatMap(([field, type]) => {
		const text = texts.get(field);
		return text ? [[field, readText(type, text)]] : [];
	}));
	const { given, issues } = checkGiven(schema, values);
	if (given !== null) return given;
	const faults = issues.map((issue) => {
		const field = String(issue.path[0]);
		const [name, text] = [optionName(field), texts.get(field)];
		return text ? `Input '${name}' is '${text}': ${describeFault$1(issue, text, values[field])}.` : `Input '${name}' is missing.`;
	});
	throw new UserError([...new Set(faults)].join("\n"));
}
// src/actions/run-action.ts
/** Inputs in, outputs out; one of them is `lost`, where runs can be. The only place that fails an action, sets its exit code and prints a cause or a stack. */
async function runAction(schema, run) {
	const controller = new AbortController();
	process.once("uncaughtException", (error) => {
		fail(error);
		process.exit();
	});
	process.once("SIGINT", () => controller.abort());
	process.once("SIGTERM", () => controller.abort());
	const context = {
		logger: actionsLogger,
		env: withoutRunnerTokens(process.env),
		signal: controller.signal,
		openArtifacts: openArtifactStore
	};
	try {
		const ended = await run(readInputs(schema), context);
		const { outputs, fault } = isFailed(ended) ? ended : {
			outputs: ended,
			fault: explainLost(Number(ended.lost ?? 0))
		};
		for (const [name, value] of Object.entries(outputs)) setOutput(name, cleanMessage(String(value), true));
		if (fault !== null) throw fault;
	} catch (error) {
		fail(error);
	}
}
const isFailed = (ended) => typeof ended.outputs === "object";
/** A user's mistake is told in its own words; anything else is a bug and shows where it happened. */
function fail(caught) {
	const error = explainFault(caught);
	actionsLogger.fail(errorMessage(error));
	process.exitCode = error instanceof UserError ? error.exitCode : 1;
	if (!(error instanceof UserError)) actionsLogger.info(describeFault(error));
}
/** Commands start other programs, and none of those has any use for the runner's own credentials. */
function withoutRunnerTokens(env) {
	return Object.fromEntries(Object.entries(env).filter(([name]) => !/^(ACTIONS|INPUT)_|^GITHUB_TOKEN$/.test(name)));
}
export { runAction as t };
