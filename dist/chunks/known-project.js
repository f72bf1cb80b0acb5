// src/dataset/known-project.ts
/** The folder of a project's files within its own, where the dataset holds them. */
const SOURCE = "source";
/** The lock of a project's packages, where its manifest names no other. */
const LOCK = "requirements.lock";
export { SOURCE as n, LOCK as t };
