export { n as openArtifactStore } from "./artifact-store2.js";
