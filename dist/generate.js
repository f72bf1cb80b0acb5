import { n as generateInputs } from "./chunks/generate-options.js";
import { t as runAction } from "./chunks/inputs.js";
// src/actions/start/generate.ts
await runAction(generateInputs, async (...given) => (await import("./chunks/generate3.js")).runGenerate(...given));
export {};
