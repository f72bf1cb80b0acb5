import { r as shardInputs } from "./chunks/inputs2.js";
import { t as runAction } from "./chunks/inputs.js";
// src/actions/start/shard.ts
await runAction(shardInputs, async (...given) => (await import("./chunks/shard4.js")).runShard(...given));
export {};
