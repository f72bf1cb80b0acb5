import { r as reportInputs } from "./chunks/report-options.js";
import { t as runAction } from "./chunks/inputs.js";
// src/actions/start/report.ts
await runAction(reportInputs, async (...given) => (await import("./chunks/report4.js")).runReport(...given));
export {};
