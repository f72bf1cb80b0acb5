import { sn as string } from "./inputs.js";
// src/schema/options/published-id.ts
/** The folder's name below `reports/`, and for ever the last part of the report's address. */
const publishedId = string().regex(/^[a-z0-9][a-z0-9._-]{0,99}$/, "small letters, digits, dot, underscore, hyphen");
export { publishedId as t };
