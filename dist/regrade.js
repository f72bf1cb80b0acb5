import { t as regradeInputs } from "./chunks/regrade-options.js";
import { t as runAction } from "./chunks/inputs.js";
// src/actions/start/regrade.ts
await runAction(regradeInputs, async (...given) => (await import("./chunks/regrade.js")).runRegrade(...given));
export {};
