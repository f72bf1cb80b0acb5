import { assetPath } from '../base/package.ts'

/** The filter of system calls for this kind of processor (`scripts/build-seccomp.ts` makes it); null where there is none. */
export function seccompFile(architecture: string = process.arch): string | null {
  return architecture === 'x64' || architecture === 'arm64' ? assetPath('sandbox', `seccomp-${architecture}.bpf`) : null
}
