// src/generation/models/provider.ts
/** Servers without a key still get a header from the SDKs, which refuse to start without one. */
const NO_KEY = "no-key";
export { NO_KEY as t };
