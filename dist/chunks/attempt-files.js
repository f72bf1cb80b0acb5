import { Tt as writeJson, in as listBelow, vt as readJson } from "./base.js";
import { Wt as streamJsonLines } from "./work.js";
import { l as taskAttempt, r as taskBench } from "./task-bench.js";
import { i as readSystemName, r as nameShard } from "./task-shards.js";
import { join } from "node:path";
// src/mlbench/execution/attempt-files.ts
/** The file that a call adds a system's attempts to: of a share one of its own, since shares run side by side. */
const attemptsFile = (out, system, shard) => join(out, "attempts", `${system}${shard === void 0 ? "" : `.${nameShard(shard)}`}.jsonl`);
/** A system's attempts of all calls and shares below `out`. */
async function readAttempts(out, system, logger) {
	const attempts = [];
	for (const { name, kind } of await listBelow(out, "attempts") ?? []) {
		if (kind !== "file" || !name.endsWith(".jsonl") || readSystemName(name).system !== system) continue;
		const path = join(out, "attempts", name);
		const onTorn = () => logger.warn(`${path}: a line that was not written to its end is left out`);
		for await (const each of streamJsonLines(path, taskAttempt, onTorn, out)) attempts.push(each);
	}
	return attempts;
}
/** What reads a system's attempts, each system's once: rows as published and as mended both ask for them. */
function openAttempts(out, logger) {
	const bySystem = /* @__PURE__ */ new Map();
	return (system) => {
		const attempts = bySystem.get(system) ?? readAttempts(out, system, logger);
		bySystem.set(system, attempts);
		return attempts;
	};
}
/** Puts on record what a call runs answers on. */
const writeBench = (out, shard, bench) => writeJson(join(out, "bench", `${shard === void 0 ? "all" : nameShard(shard)}.json`), bench, out);
/** What answers were run on in all calls, each repository once: where one share could not run it, it has its fault. */
async function readBenches(out) {
	const [pins, faults] = [/* @__PURE__ */ new Map(), /* @__PURE__ */ new Map()];
	for (const { name, kind } of await listBelow(out, "bench") ?? []) {
		if (kind !== "file" || !name.endsWith(".json")) continue;
		const bench = await readJson(join(out, "bench", name), taskBench, out);
		for (const pin of bench.pins) pins.set(pin.githubId, pin);
		for (const fault of bench.faults) faults.set(fault.githubId, fault);
	}
	return {
		pins: [...pins.values()],
		faults: [...faults.values()]
	};
}
export { writeBench as a, readBenches as i, openAttempts as n, readAttempts as r, attemptsFile as t };
