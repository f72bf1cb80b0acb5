import { totalmem } from "node:os";
// src/base/processes/host-memory.ts
/** Memory of the host, or of the container or job that this process is held to. */
const hostMemoryBytes = () => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
export { hostMemoryBytes as t };
