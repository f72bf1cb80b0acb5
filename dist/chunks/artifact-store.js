export { n as openArtifactStore, r as openLeftArtifacts } from "./artifact-store2.js";
