import { r as planInputs } from "./chunks/plan-options.js";
import { t as runAction } from "./chunks/inputs.js";
// src/actions/start/plan.ts
await runAction(planInputs, async (...given) => (await import("./chunks/plan3.js")).runPlan(...given));
export {};
