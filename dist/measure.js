import { t as measureInputs } from "./chunks/measure-options.js";
import { t as runAction } from "./chunks/inputs.js";
// src/actions/start/measure.ts
await runAction(measureInputs, async (...given) => (await import("./chunks/measure.js")).runMeasure(...given));
export {};
