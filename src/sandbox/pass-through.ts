import { existsSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Allowable } from '../schema/options/sandbox-choices.ts'

/** A file or folder of the host, and where the program finds it. */
interface Shown {
  readonly from: string
  readonly at: string
}

/** What a sandbox shows of a host's hardware. */
export interface PassThrough {
  /** Device nodes, to read and write as far as their own rights let the program's user. */
  readonly devices: readonly Shown[]
  /** Folders of /sys, read-only. */
  readonly readOnly: readonly Shown[]
}

export const NOTHING: PassThrough = { devices: [], readOnly: [] }

/** NVIDIA's nodes lie in /dev itself and in nvidia-caps, AMD's and Intel's in dri; kfd is AMD's for computing. */
const GPU_DEVICE = /^(?:nvidia.*|dri|kfd)$/
/** Folders by which CUDA and ROCm find the devices, their memory and the processors beside them. */
const GPU_FOLDERS = [
  'bus/pci',
  'class/drm',
  'class/kfd',
  'dev/char',
  'module/nvidia',
  'module/amdgpu',
  'devices/system/cpu',
  'devices/system/node',
  'devices/virtual/kfd',
].map((folder) => `/sys/${folder}`)
/** The class holds links into the second. */
const RAPL_FOLDERS = ['/sys/class/powercap', '/sys/devices/virtual/powercap']

/** What there is of it on a host whose files lie at `root`. */
export function listPassThrough(allowed: readonly Allowable[], root = '/'): PassThrough {
  const gpu = allowed.includes('gpu')
  const folders = [
    ...(gpu ? [...GPU_FOLDERS, ...listPciRoots(root)] : []),
    ...(allowed.includes('rapl') ? RAPL_FOLDERS : []),
  ]
  const show = (at: string) => ({ from: join(root, at), at })
  return {
    devices: gpu ? listGpuDevices(root).map(show) : [],
    readOnly: folders.map(show).filter(({ from }) => existsSync(from)),
  }
}

/** What the links of /sys/bus/pci lead to. */
const listPciRoots = (root: string) =>
  namesIn(join(root, '/sys/devices')).flatMap((name) => (/^pci[\da-f]/.test(name) ? [`/sys/devices/${name}`] : []))

function listGpuDevices(root: string): string[] {
  const found = namesIn(join(root, '/dev')).filter((name) => GPU_DEVICE.test(name))
  return found.flatMap((name) => listNodes(root, `/dev/${name}`))
}

/** A link could lead to any device: it is left out. */
function listNodes(root: string, path: string): string[] {
  const found = lstatSync(join(root, path))
  if (found.isDirectory()) return namesIn(join(root, path)).flatMap((name) => listNodes(root, `${path}/${name}`))
  return found.isCharacterDevice() ? [path] : []
}

const namesIn = (folder: string) =>
  existsSync(folder) && statSync(folder).isDirectory() ? readdirSync(folder).sort() : []
