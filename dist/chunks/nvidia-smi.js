export { t as openNvidiaSmi } from "./nvidia-smi2.js";
