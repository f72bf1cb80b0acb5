export { r as openGpuHwmon } from "./gpu-hwmon2.js";
