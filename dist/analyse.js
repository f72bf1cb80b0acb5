import { t as analyseInputs } from "./chunks/analyse-options.js";
import { t as runAction } from "./chunks/inputs.js";
// src/actions/start/analyse.ts
await runAction(analyseInputs, async (...given) => (await import("./chunks/analyse3.js")).runAnalyse(...given));
export {};
