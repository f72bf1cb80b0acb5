import { Qn as UserError } from "./inputs.js";
import { Ft as parseWith, Ut as sha256Hex, Zt as makeWritableBelow, pn as listBelow } from "./start.js";
import { i as streamJsonLines, n as appendJsonLines } from "./jsonl.js";
import { t as callLine } from "./call.js";
import { n as parseCallsName, t as campaignFiles } from "./paths.js";
import { basename, join } from "node:path";
import { randomBytes, randomUUID } from "node:crypto";
// src/campaign/calls.ts
/** Names a question and what its answer is for. */
const nameQuestion = ({ key, subject }) => `${key} ${subject}`;
/** Names a turn: the same words of the same role have the same. */
const hashMessage = (message) => sha256Hex(JSON.stringify(message));
/** The calls that stand in `<campaign>/calls/`; none where there is no such folder. */
async function readCalls(campaign) {
	const index = await indexCalls(campaign);
	return {
		all: [...index.calls.values()],
		messages: index.messages
	};
}
/**
* Opens the store for one process, which writes files of its own, one a project and model: what one job of many asked is one
* file. UserError where nothing can be written.
*/
async function openCalls(campaign) {
	const index = await indexCalls(campaign);
	const id = randomBytes(4).toString("hex");
	await makeWritableBelow(campaign, campaignFiles.calls(""));
	const files = /* @__PURE__ */ new Map();
	const fileOf = (of) => {
		const path = campaignFiles.callFile(campaign, of, id);
		const append = (lines) => appendJsonLines(path, lines, campaign);
		const file = files.get(path) ?? {
			write: writeInTurn(append),
			told: /* @__PURE__ */ new Set()
		};
		files.set(path, file);
		return file;
	};
	const add = async ({ write }, ...lines) => {
		const known = lines.map((line) => parseWith(callLine, line, "a call"));
		await write(known);
		for (const line of known) index.add(line);
	};
	const addTo = (call, line) => add(fileOf(index.require(call)), line);
	const stamp = () => ({
		schemaVersion: 1,
		at: (/* @__PURE__ */ new Date()).toISOString()
	});
	return {
		get all() {
			return [...index.calls.values()];
		},
		messages: index.messages,
		async begin({ messages, ...call }) {
			const turns = messages.map((message) => ({
				hash: hashMessage(message),
				message
			}));
			const file = fileOf(call);
			const untold = new Map(turns.filter(({ hash }) => !file.told.has(hash)).map((turn) => [turn.hash, turn]));
			for (const hash of untold.keys()) file.told.add(hash);
			const id = randomUUID();
			await add(file, ...[...untold.values()].map((turn) => ({
				schemaVersion: 1,
				kind: "message",
				...turn
			})), {
				kind: "asked",
				call: id,
				messages: turns.map(({ hash }) => hash),
				...call,
				...stamp()
			});
			return id;
		},
		async end(call, ending) {
			const outcome = {
				...ending,
				call,
				...stamp()
			};
			await addTo(call, outcome);
			return {
				...index.require(call),
				outcome
			};
		},
		async putDown({ calls, ...batch }) {
			const byFile = Map.groupBy(calls, (call) => fileOf(index.require(call)));
			for (const [file, own] of byFile) await add(file, {
				kind: "batch",
				...batch,
				calls: own,
				...stamp()
			});
		},
		find: (question) => index.answers.get(nameQuestion(question)) ?? null
	};
}
async function indexCalls(campaign) {
	const messages = /* @__PURE__ */ new Map();
	const calls = /* @__PURE__ */ new Map();
	const answers = /* @__PURE__ */ new Map();
	const change = (id, part) => {
		const call = calls.get(id);
		if (call === void 0) return;
		const changed = {
			...call,
			...part
		};
		calls.set(id, changed);
		if (isAnswered(changed)) answers.set(nameQuestion(changed), changed);
	};
	const add = (line) => {
		switch (line.kind) {
			case "message":
				messages.set(line.hash, line.message);
				return;
			case "asked": {
				const { kind: _, ...asked } = line;
				calls.set(line.call, {
					...asked,
					batch: null,
					outcome: null
				});
				return;
			}
			case "batch":
				for (const call of line.calls) change(call, { batch: line.batch });
				return;
			case "answered":
			case "failed": change(line.call, { outcome: line });
		}
	};
	for await (const line of streamLines(campaign)) add(line);
	const require = (id) => {
		const call = calls.get(id);
		if (call === void 0) throw new Error(`there is no call ${id}`);
		return call;
	};
	return {
		messages,
		calls,
		answers,
		add,
		require
	};
}
const isAnswered = (call) => call.outcome?.kind === "answered";
/** Reads a file of calls that a stranger may have written. UserError where it tells of others than its name, or lies about a turn. */
async function checkCallFile(folder, path) {
	const own = parseCallsName(basename(path));
	const refuse = (what) => new UserError(`${path} holds ${what}.`);
	for await (const line of streamJsonLines(join(folder, path), callLine, () => {}, folder)) {
		if (line.kind === "message" && hashMessage(line.message) !== line.hash) throw refuse("a turn under another hash");
		if (line.kind === "asked" && (line.project !== own?.project || line.model !== own.model)) throw refuse(`a call to ${line.model} about ${line.project}`);
	}
}
async function* streamLines(campaign) {
	const folder = campaignFiles.calls("");
	const files = (await listBelow(campaign, folder) ?? []).filter(({ name }) => name.endsWith(".jsonl"));
	const later = [];
	for (const { name } of files) for await (const line of streamJsonLines(join(campaign, folder, name), callLine, () => {}, campaign)) if (line.kind === "message" || line.kind === "asked") yield line;
	else later.push(line);
	yield* later.filter(({ kind }) => kind === "batch");
	yield* later.filter((line) => line.kind === "answered" || line.kind === "failed").sort((a, b) => a.at < b.at ? -1 : a.at > b.at ? 1 : 0);
}
/** Writes one batch at a time; what is handed over meanwhile goes with the next one, so that many calls share a sync. */
function writeInTurn(append) {
	let waiting = [];
	let next = null;
	let last = Promise.resolve();
	return (lines) => {
		waiting.push(...lines);
		next ??= last.then(() => {
			const taken = waiting;
			waiting = [];
			next = null;
			return append(taken);
		});
		const written = next;
		last = written.catch(() => {});
		return written;
	};
}
export { openCalls as a, nameQuestion as i, hashMessage as n, readCalls as o, isAnswered as r, checkCallFile as t };
