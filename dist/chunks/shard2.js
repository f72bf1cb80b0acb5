export { t as listShards } from "./shard3.js";
