import { r as proposeInputs } from "./chunks/propose-options.js";
import { t as runAction } from "./chunks/inputs.js";
// src/actions/start/propose.ts
await runAction(proposeInputs, async (...given) => (await import("./chunks/propose.js")).runPropose(...given));
export {};
