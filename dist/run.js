import { t as runInputs } from "./chunks/run-options.js";
import { t as runAction } from "./chunks/inputs.js";
// src/actions/start/run.ts
await runAction(runInputs, async (...given) => (await import("./chunks/run3.js")).runPipeline(...given));
export {};
