export { t as takeBaseline } from "./idle-baseline2.js";
