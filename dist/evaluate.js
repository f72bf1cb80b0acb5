import { n as evaluateInputs } from "./chunks/inputs2.js";
import { t as runAction } from "./chunks/inputs.js";
// src/actions/start/evaluate.ts
await runAction(evaluateInputs, async (...given) => (await import("./chunks/evaluate.js")).runEvaluate(...given));
export {};
