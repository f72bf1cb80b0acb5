import { t as require_dist } from "./dist3.js";
export default require_dist();
export {};
