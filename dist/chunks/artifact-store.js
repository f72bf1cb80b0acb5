export { a as openArtifactStore, o as openLeftArtifacts } from "./work.js";
