export { i as openArtifactStore, a as openLeftArtifacts } from "./work.js";
