export { n as openGpuHwmon } from "./gpu-hwmon2.js";
