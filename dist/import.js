import { n as importInputs } from "./chunks/propose-options.js";
import { t as runAction } from "./chunks/inputs.js";
// src/actions/start/import.ts
await runAction(importInputs, async (...given) => (await import("./chunks/import3.js")).runImport(...given));
export {};
