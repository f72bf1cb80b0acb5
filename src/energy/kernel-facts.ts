import { listSysfs } from '../base/processes/sysfs.ts'

/** Where the kernel lists graphics cards, each a folder. */
export const DRM_ROOT = '/sys/class/drm'

/** Where it lists its counters, of energy (`power`) and of the cores' events. */
export const EVENT_SOURCES = '/sys/bus/event_source/devices'

/** The kernel's names of the graphics cards: `card0`. */
export const listCardNames = (drmRoot: string): string[] => listSysfs(drmRoot).filter((name) => /^card\d+$/.test(name))

/** What the kernel calls the processor's maker; null where it doesn't say. */
export const findVendor = (cpuinfo: string): string | null => /^vendor_id\s*:\s*(\S+)/m.exec(cpuinfo)?.[1] ?? null
