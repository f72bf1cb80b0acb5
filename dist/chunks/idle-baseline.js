export { t as restAgain, n as takeBaseline } from "./idle-baseline2.js";
