export { i as chooseLeadingOfRuns } from "./compared-quantities.js";
