import { t as commentInputs } from "./chunks/comment-options.js";
import { t as runAction } from "./chunks/inputs.js";
// src/actions/start/comment.ts
await runAction(commentInputs, async (...given) => (await import("./chunks/comment.js")).runComment(...given));
export {};
