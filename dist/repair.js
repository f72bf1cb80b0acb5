import { t as repairInputs } from "./chunks/repair-options.js";
import { t as runAction } from "./chunks/inputs.js";
// src/actions/start/repair.ts
await runAction(repairInputs, async (...given) => (await import("./chunks/repair3.js")).runRepair(...given));
export {};
