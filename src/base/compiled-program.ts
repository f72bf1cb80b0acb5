import { memoise } from './memoise.ts'
import { readAssetBytes } from './package.ts'

/** Memory of a compiled program. A place in it is a number of bytes; growing it leaves another buffer. */
export interface ProgramMemory {
  readonly buffer: ArrayBuffer
  /** RangeError where there is no more. `pages`: of 64 KiB. */
  grow(pages: number): number
}

/** What is used of what Node has; its types come with those of a browser only. */
declare const WebAssembly: {
  readonly Module: new (program: Uint8Array) => object
  readonly Instance: new (compiled: object, imports: object) => { readonly exports: unknown }
}

const compiled = memoise((asset: string) => new WebAssembly.Module(readAssetBytes(...asset.split('/'))))

/** Starts a program of `assets/`, as `bm25/scan.wasm`, with a memory of its own. `Exports`: what its source exports. */
export const startProgram = <Exports extends { readonly memory: ProgramMemory }>(
  asset: string,
  imports: Readonly<Record<string, unknown>> = {},
): Exports => new WebAssembly.Instance(compiled(asset), imports).exports as Exports
