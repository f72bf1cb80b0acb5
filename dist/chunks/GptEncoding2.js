export { t as GptEncoding } from "./GptEncoding.js";
