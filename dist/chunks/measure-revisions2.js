export { t as measureRevisions } from "./measure-revisions.js";
