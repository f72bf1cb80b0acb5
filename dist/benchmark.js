import { t as benchmarkInputs } from "./chunks/benchmark-options.js";
import { t as runAction } from "./chunks/inputs.js";
// src/actions/start/benchmark.ts
await runAction(benchmarkInputs, async (...given) => (await import("./chunks/benchmark3.js")).runBenchmark(...given));
export {};
