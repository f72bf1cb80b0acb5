export { t as profilePhases } from "./profile-phases2.js";
