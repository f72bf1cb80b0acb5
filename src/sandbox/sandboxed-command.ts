import { isBelow } from '../base/files/paths.ts'
import type { PassThrough } from './pass-through.ts'

/** A program as it is to run: nothing of the caller's environment or files but what is listed here. */
export interface SandboxedCommand {
  readonly command: readonly string[]
  /** The fresh copy of the project that the program may read and write. */
  readonly projectFolder: string
  /** The program's private home, writable too. */
  readonly homeFolder: string
  /** Folder in the project in which the program starts. */
  readonly workingDirectory: string
  /** Folders that are shown read-only at their own path. */
  readonly readOnly: readonly string[]
  /** Folders that the program writes to for good. */
  readonly writable?: readonly Writable[]
  /** Parts of the project that the program finds elsewhere too. */
  readonly places?: readonly ShownPlace[]
  readonly env: Readonly<Record<string, string>>
  /** Bytes of the private /tmp. */
  readonly temporaryBytes: number
  readonly maxProcesses: number
  /** Bytes that all processes may take together, for sandboxes that bound that themselves. */
  readonly memoryBytes?: number
  /** Hardware that was asked for; default: none. */
  readonly passThrough?: PassThrough
}

/** A folder of the caller's, and where the program finds it. */
export interface Writable {
  readonly folder: string
  readonly at: string
}

/** A part of the project that the program finds at another path, outside of it. */
export interface ShownPlace {
  /** Absolute. */
  readonly at: string
  /** Relative to the project. */
  readonly shows: string
}

/** Places that neither hold nor lie in what the program is shown read-only: nothing of a project stands in for its packages. */
export const listPlaces = ({ places = [], readOnly }: Pick<SandboxedCommand, 'places' | 'readOnly'>): ShownPlace[] =>
  places.filter(({ at }) => !readOnly.some((path) => isBelow(path, at) || isBelow(at, path)))

/** What the launcher starts: the program inside its sandbox. */
export interface WrappedCommand {
  readonly argv: readonly string[]
  readonly env: Readonly<Record<string, string>>
  readonly cwd: string
  /** A container, where `argv` starts an engine that makes one: the program is no child of what was started. */
  readonly container?: ContainedCommand
}

/** How the launcher meets the first process of a container. */
interface ContainedCommand {
  /** Made by the launcher, for process 1 to come to. */
  readonly socket: string
  /** Whom process 1 has to belong to, as the host sees it. */
  readonly uid: number
  /** Removes the container, whatever is left of it. */
  readonly remove: Pick<WrappedCommand, 'argv' | 'env'>
  /** What process 1 starts. */
  readonly inside: Omit<WrappedCommand, 'container'>
}
