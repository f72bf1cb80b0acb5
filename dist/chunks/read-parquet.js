export { t as readParquet } from "./read-parquet2.js";
