export { t as openNvml } from "./nvml2.js";
