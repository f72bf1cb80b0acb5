export { n as LOOKING_FACTOR, r as findHalfWidth, i as widenForLooking, a as widestHalfWidth } from "./measured.js";
