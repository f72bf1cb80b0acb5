export { r as openArtifactStore, i as openLeftArtifacts } from "./work.js";
