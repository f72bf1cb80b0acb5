import { r as shardInputs } from "./chunks/mlbench-inputs.js";
import { t as runAction } from "./chunks/inputs.js";
// src/actions/start/shard.ts
await runAction(shardInputs, async (...given) => (await import("./chunks/shard4.js")).runShard(...given));
export {};
