export { n as shimFolders } from "./shims2.js";
