export { n as createOpenAiProvider } from "./openai.js";
