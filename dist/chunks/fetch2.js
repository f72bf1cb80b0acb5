export { t as fetchRepositories } from "./fetch.js";
