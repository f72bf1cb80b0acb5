export { t as renderMeasurementMarkdown } from "./measurement-markdown2.js";
