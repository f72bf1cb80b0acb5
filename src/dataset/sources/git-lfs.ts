import { readHeadBelow } from '../../base/files/untrusted-files.ts'

/** What a file that Git LFS keeps elsewhere holds in its place (git-lfs, docs/spec.md). */
const POINTER = /^version https:\/\/git-lfs\.github\.com\/spec\//
const CONTENT = /^oid sha256:([0-9a-f]{64})\nsize (\d{1,15})$/m
const POINTER_BYTES = 1024

/** A file that Git LFS keeps elsewhere; null where its pointer does not say it as it should. */
interface LfsFile {
  readonly sha256: string | null
  readonly bytes: number | null
}

/** Null: it is no pointer. */
export async function readPointer(root: string, path: string): Promise<LfsFile | null> {
  const text = (await readHeadBelow(root, path, POINTER_BYTES))?.bytes.toString('latin1') ?? ''
  if (!POINTER.test(text)) return null
  const [, sha256 = null, size] = CONTENT.exec(text) ?? []
  return { sha256, bytes: size === undefined ? null : Number(size) }
}

const ON_GITHUB = /^https:\/\/github\.com\/([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/

/** Where GitHub gives a file that Git LFS keeps; null: the repository is elsewhere. */
export function addressOfLfsFile(repository: string, commit: string | null, path: string): string | null {
  const [, owner, name] = ON_GITHUB.exec(repository) ?? []
  if (owner === undefined || name === undefined || commit === null) return null
  const place = path.split('/').map(encodeURIComponent).join('/')
  return `https://media.githubusercontent.com/media/${owner}/${name}/${commit}/${place}`
}
