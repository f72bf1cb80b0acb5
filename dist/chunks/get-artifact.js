export { t as getArtifactInternal, n as getArtifactPublic } from "./get-artifact2.js";
