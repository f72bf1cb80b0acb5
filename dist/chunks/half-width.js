export { r as LOOKING_FACTOR, i as findHalfWidth, a as widenForLooking, o as widestHalfWidth } from "./measured.js";
