export { t as listShards } from "./shard2.js";
