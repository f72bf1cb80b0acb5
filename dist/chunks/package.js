export { Xt as TOOL_VERSION } from "./base.js";
