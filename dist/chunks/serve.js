import { $t as literal, Kr as refuseStopped, Rr as UserError, Sr as cleanText, Zt as int, en as looseObject, fr as lastLines, gr as withSaid, or as _usingCtx, st as modelId, zr as errorCode } from "./inputs.js";
import { Bt as parseWith, Tt as writeJson, Wt as parseJson, d as removeAbandonedScratch, g as letGo, gn as makeFolders, h as boundCommand, in as listBelow, l as makeScratch, ln as readIfPlain, p as removedAfter, v as signalGroup } from "./base.js";
import { Q as findProgram } from "./start.js";
import { a as programOf, i as openFinetuneEnvironment, o as requireModel, r as offline, t as findModelFolder } from "./finetune-environment.js";
import { t as require_dist } from "./dist3.js";
import { xn as modelEntry } from "./work.js";
import { t as serveOptions } from "./serve-options.js";
import { basename, join, resolve } from "node:path";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { symlink } from "node:fs/promises";
import { spawn } from "node:child_process";
import { createServer } from "node:net";
// src/base/files/link-files.ts
/** Puts links to a folder's own plain files into another folder, and returns their names. UserError where there is no such folder. */
async function linkFiles(from, to, isWanted) {
	const entries = await listBelow(from, ".");
	if (entries === null) throw new UserError(`There is no folder ${from}.`);
	const names = entries.flatMap(({ name, kind }) => kind === "file" && isWanted(name) ? [name] : []);
	await makeFolders(to);
	for (const name of names) await symlink(resolve(from, name), join(to, name));
	return names;
}
// src/generation/models/local-server/served-folders.ts
const LARGEST_JSON = 16 * 1024 ** 2;
const ADAPTER_CONFIG = "adapter_config.json";
const adapterConfig = looseObject({
	r: int().positive(),
	peft_type: literal("LORA")
});
const anyObject = looseObject({});
/** How a model speaks, which an adapter may have changed. */
const TOKENS = /^(?:tokenizer.*|special_tokens_map\.json|added_tokens\.json|chat_template\..+)$/;
/** No `adapter_model.bin`: a pickle may hold code. */
const WEIGHTS = /^adapter_model\.safetensors$/;
const GENERATION = "generation_config.json";
/**
* Makes a folder of links that a server takes a model from, so that nothing of the model's own is changed, and drawing of tokens is
* on, which no field of a request turns on. UserError where a file is missing.
*/
async function makeServedFolder({ model, adapter, name, topK }, scratch) {
	if (await readObject(model, "config.json") === null) throw new UserError(`${model} is no model: there is no config.json that can be read in it.`);
	const served = join(scratch, name);
	const config = adapter === null ? null : parseWith(adapterConfig, await readObject(adapter, ADAPTER_CONFIG), join(adapter, ADAPTER_CONFIG));
	const own = adapter === null ? [] : await linkFiles(adapter, served, (file) => TOKENS.test(file) || WEIGHTS.test(file));
	if (adapter !== null && !own.some((file) => WEIGHTS.test(file))) throw new UserError(`${adapter} holds no adapter_model.safetensors; weights in another form may hold code, and are not served.`);
	await linkFiles(model, served, (file) => ![
		...own,
		GENERATION,
		ADAPTER_CONFIG
	].includes(file));
	const drawing = {
		do_sample: true,
		temperature: 1,
		top_p: 1,
		top_k: topK
	};
	await writeJson(join(served, GENERATION), {
		...await readObject(model, GENERATION),
		...drawing
	});
	if (config === null || adapter === null) return {
		served,
		adapter: null
	};
	await writeJson(join(served, ADAPTER_CONFIG), {
		...config,
		base_model_name_or_path: served
	});
	return {
		served,
		adapter: {
			folder: adapter,
			rank: config.r
		}
	};
}
async function readObject(folder, file) {
	const content = await readIfPlain(folder, file, LARGEST_JSON);
	return content === null ? null : parseWith(anyObject, parseJson(content.toString()), join(folder, file));
}
// src/generation/models/local-server/server-command.ts
const HOST = "127.0.0.1";
/** Ranks that vLLM makes room for. */
const VLLM_RANKS = [
	8,
	16,
	32,
	64,
	128,
	256,
	320,
	512
];
/** vLLM answers a page of any site in a browser of this machine, unless it is told of which; transformers' server answers none. */
const TO_NO_PAGE = ["--allowed-origins", "[]"];
/** Arguments that a server is started with, in the folder above those that it serves. */
function serverArguments(engine, { served, adapter }, { name, port }) {
	const place = [
		"--host",
		HOST,
		"--port",
		String(port)
	];
	if (engine === "transformers") return [
		"serve",
		basename(served),
		...place
	];
	const alone = [
		"serve",
		served,
		...place,
		...TO_NO_PAGE
	];
	if (adapter === null) return [
		...alone,
		"--served-model-name",
		name
	];
	const room = VLLM_RANKS.find((rank) => rank >= adapter.rank) ?? adapter.rank;
	const lora = [
		"--enable-lora",
		"--max-lora-rank",
		String(room),
		"--lora-modules",
		`${name}=${adapter.folder}`
	];
	return [
		...alone,
		"--served-model-name",
		`${name}-base`,
		...lora
	];
}
const serverAddress = (port) => `http://${HOST}:${port}`;
// src/generation/models/local-server/start-server.ts
const POLL_MILLISECONDS = 250;
/** A server keeps nothing that a sudden end could harm. */
const GRACE_MILLISECONDS = 500;
const TOLD_LINES = 15;
/**
* Starts a server and waits until it answers; disposing ends it with all that it started. UserError 1 where it ends before, or does
* not answer in time, UserError where another program listens there.
*/
async function startServer(request) {
	const { program, args, cwd, env, port, readySeconds, signal } = request;
	await refuseTaken(port);
	const [file, words] = boundCommand(program, args);
	const child = spawn(file, words, {
		cwd,
		env,
		stdio: [
			"ignore",
			"pipe",
			"pipe"
		],
		detached: true
	});
	let tail = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => {
		tail = (tail + chunk.toString()).slice(-8e3);
	});
	const ended = new Promise((resolve) => {
		child.once("error", (error) => resolve(error.message));
		child.once("close", () => resolve(lastLines(cleanText(tail), TOLD_LINES)));
	});
	const server = {
		address: serverAddress(port),
		ended,
		[Symbol.asyncDispose]: () => endGroup(child, ended)
	};
	try {
		await awaitHealth(server, {
			program,
			readySeconds,
			signal
		});
		return server;
	} catch (error) {
		await server[Symbol.asyncDispose]();
		throw error;
	}
}
async function awaitHealth({ address, ended }, { program, readySeconds, signal }) {
	const until = performance.now() + readySeconds * 1e3;
	while (performance.now() < until) {
		refuseStopped(signal);
		if (await isHealthy(address)) return;
		const last = await Promise.race([ended, pause(signal)]);
		if (last !== null) throw new UserError(withSaid(`${program} ended before it answered`, last), 1);
	}
	throw new UserError(`${program} did not answer at ${address} within ${readySeconds} s: --ready-seconds gives it longer, a smaller model is faster.`, 1);
}
const pause = (signal) => setTimeout$1(POLL_MILLISECONDS, null, { signal }).catch(() => null);
const isHealthy = (address) => fetch(`${address}/health`, { signal: AbortSignal.timeout(5e3) }).then(async (response) => {
	await response.body?.cancel();
	return response.ok;
}, () => false);
async function endGroup(child, ended) {
	const kill = (signal) => signalGroup(child, signal);
	kill("SIGTERM");
	const impatience = setTimeout(() => kill("SIGKILL"), GRACE_MILLISECONDS);
	const patience = setTimeout(() => letGo(child), 2 * GRACE_MILLISECONDS);
	await ended;
	for (const timer of [impatience, patience]) clearTimeout(timer);
	kill("SIGKILL");
}
/** A port of this machine that nobody listens at. */
const findPort = () => listenOnce(0);
/** Whoever listens there would be taken for the model's server, and given what is meant for that. */
async function refuseTaken(port) {
	await listenOnce(port).catch((error) => {
		if (errorCode(error) !== "EADDRINUSE") return;
		throw new UserError(`Another program listens at port ${port} of this machine: name one that is free by --port.`);
	});
}
/** Listens at a port, at any that is free for 0, and leaves it again. */
async function listenOnce(port) {
	const server = createServer();
	await new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, "127.0.0.1", resolve);
	});
	const address = server.address();
	await new Promise((resolve) => server.close(resolve));
	if (address === null || typeof address === "string") throw new Error("a TCP server has a port");
	return address.port;
}
// src/report/text/model-entry.ts
var import_dist = require_dist();
/** An entry as it is put below `models:` in `models.yaml`, on one line; what has its default is left out. */
const renderModelEntry = ({ keyVariable: _, timeoutSeconds: __, ...entry }) => `  - ${(0, import_dist.stringify)(entry, {
	collectionStyle: "flow",
	lineWidth: 0
}).trim()}`;
// src/commands/serve.ts
/** Requests that a server answers at one time: transformers' own takes one after another. */
const CONCURRENCY = {
	vllm: 16,
	transformers: 1
};
/** Serves a model until the caller is told to stop; `onReady` is told where. UserError 1 where the server ends by itself. */
async function serve(given, context, onReady) {
	try {
		var _usingCtx$1 = _usingCtx();
		const options = serveOptions.parse(given);
		const { logger, env, signal } = context;
		const vllm = findProgram("vllm", env);
		const engine = options.engine ?? (vllm === null ? "transformers" : "vllm");
		if (engine === "vllm" && vllm === null) throw new UserError("vllm is not on PATH: install it into an environment of its own, or take --engine transformers.");
		const name = nameModel(options);
		const place = await requireModel(options.model);
		await removeAbandonedScratch();
		const scratch = _usingCtx$1.a(removedAfter(await makeScratch("serve")));
		const adapter = options.adapter === void 0 ? null : resolve(options.adapter);
		const link = (model) => makeServedFolder({
			model: resolve(model),
			adapter,
			name,
			topK: options.topK
		}, scratch.folder);
		const here = place === "here" ? await link(options.model) : null;
		const environment = await openFinetuneEnvironment(context);
		const folders = here ?? await link(await findModelFolder(options.model, environment, context));
		const port = options.port ?? await findPort();
		logger.info(`starting ${name} by ${engine}`);
		const server = _usingCtx$1.a(await startServer({
			program: engine === "vllm" ? vllm ?? engine : programOf(environment, engine),
			args: serverArguments(engine, folders, {
				name,
				port
			}),
			cwd: scratch.folder,
			env: offline(env),
			port,
			readySeconds: options.readySeconds,
			signal
		}));
		const address = `${server.address}/v1`;
		const entry = describeEntry(name, address, CONCURRENCY[engine]);
		onReady({
			address,
			entry,
			text: `${address}\n${renderModelEntry(entry)}`
		});
		const last = await Promise.race([server.ended, untilAborted(signal)]);
		if (last !== null) throw new UserError(withSaid(`The server of ${name} ended by itself`, last), 1);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
function nameModel({ name, adapter, model }) {
	const found = name ?? basename(resolve(adapter ?? model));
	const checked = modelId.safeParse(found);
	if (checked.success) return checked.data;
	throw new UserError(`'${found}' can't be a model's id: give one by --name.`);
}
/** As the paper asked open models, at no price: this machine answers. Neither server is started with a form of tools. */
const describeEntry = (name, address, concurrency) => modelEntry.parse({
	id: name,
	provider: "openai",
	model: name,
	api: "chat",
	baseUrl: address,
	tools: "text",
	maxOutputTokens: 1024,
	temperature: 1,
	topP: 1,
	limits: { concurrency },
	price: {
		inputPerMillion: 0,
		outputPerMillion: 0,
		source: "this machine",
		date: (/* @__PURE__ */ new Date()).toISOString().slice(0, 10)
	}
});
const untilAborted = (signal) => new Promise((resolve) => {
	if (signal?.aborted) resolve(null);
	signal?.addEventListener("abort", () => resolve(null), { once: true });
});
export { serve };
