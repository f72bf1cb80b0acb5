import { dirname } from 'node:path'
import { errorCode, UserError } from '../errors.ts'

export const notAFolder = (path: string) => new UserError(`${path} is a file, and should be a folder.`)
export const notAFile = (path: string) => new UserError(`${path} is a folder, and should be a file.`)

/** A folder where a file should be, or the other way round, is for the user to move; other errors stay what they are. */
export function explainPath(error: unknown, path: string): unknown {
  const code = errorCode(error)
  if (code === 'EISDIR') return notAFile(path)
  return code === 'ENOTDIR' ? new UserError(`${path} lies below a file, which should be a folder.`) : error
}

/** Error on a path that this user may not look at, which is not taken for absent, or that no system has; other errors stay what they are. */
export function explainLook(error: unknown, path: string): unknown {
  if (errorCode(error) === 'ENAMETOOLONG') return new UserError(`${path} is longer than a path may be.`)
  if (errorCode(error) !== 'EACCES') return error
  const message = `${path} can't be looked at: this user may not enter a folder above it.`
  return new UserError(message, 1, { cause: error })
}

/** Error on a file or folder that was looked at and that this user may not read; other errors as `explainLook` tells them. */
export function explainRead(error: unknown, path: string): unknown {
  if (errorCode(error) !== 'EACCES') return explainLook(error, path)
  return new UserError(`${path} can't be read: this user may not.`, 1, { cause: error })
}

const AGAIN = 'then run the same command again'

/**
 * Error with what a user can mend where writing failed: room, rights, the file system. Other errors stay what they are. `folder`: the
 * one that takes no file.
 */
export function explainWrite(error: unknown, path: string, folder = dirname(path)): unknown {
  const told: Readonly<Record<string, string>> = {
    EROFS: `${path} could not be written: it lies on a file system that is mounted read-only. Name another folder, ${AGAIN}.`,
    EACCES: `${path} could not be written: this user may not. Give ${folder === '.' ? 'this folder' : folder} to them or name another folder, ${AGAIN}.`,
    ENAMETOOLONG: `${path} could not be written: it is longer than a path may be. Name a shorter one, ${AGAIN}.`,
    EPERM: `${path} could not be written: it is protected. Lift that (lsattr shows it) or name another folder, ${AGAIN}.`,
  }
  const message = told[errorCode(error) ?? '']
  if (message !== undefined) return new UserError(message, 1, { cause: error })
  const explained = explainMachine(explainFullDisk(error, path), path)
  return explained === error ? explainPath(error, path) : explained
}

/** Error of a disk, a mount or a table of the system, of reading too, with what to do about it; any other error as it is. */
export function explainMachine(error: unknown, path: string): unknown {
  const told: Readonly<Record<string, string>> = {
    EIO: `${path}: its device answered with an error. Look at the disk or the mount (dmesg shows it), ${AGAIN}.`,
    ELOOP: `${path}: its links lead round in a circle. Remove them, or name another place, ${AGAIN}.`,
    ESTALE: `${path}: its server knows it no longer. Mount its file system anew, ${AGAIN}.`,
    EMFILE: `${path}: this process has as many files open as it may. Allow more (ulimit -n shows how many), ${AGAIN}.`,
    ENFILE: `${path}: this machine has as many files open as it may. End other programs, ${AGAIN}.`,
  }
  const message = told[errorCode(error) ?? '']
  return message === undefined ? error : new UserError(message, 1, { cause: error })
}

/**
 * Error on a file that was to be made: a file system may answer that there is no such file, as /proc does; others as
 * `explainWrite`.
 */
export function explainNewFile(error: unknown, path: string): unknown {
  if (errorCode(error) !== 'ENOENT') return explainWrite(error, path)
  return new UserError(
    `${path} could not be written: ${dirname(path)} takes no files. Name another folder, ${AGAIN}.`,
    1,
    {
      cause: error,
    },
  )
}

/** Error on a full disk, with what to do about it; any other error as it is. */
export function explainFullDisk(error: unknown, path: string, fix = 'Free some of it'): unknown {
  const told: Readonly<Record<string, string>> = {
    ENOSPC: 'The disk is full',
    EDQUOT: 'Your quota of disk space is used up',
  }
  const what = told[errorCode(error) ?? '']
  if (what === undefined) return error
  return new UserError(`${what}: ${path} could not be written. ${fix}, ${AGAIN}.`, 1, { cause: error })
}
