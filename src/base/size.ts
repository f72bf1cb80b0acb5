import { formatSignificantDigits } from './text/significant-digits.ts'

export const MIB = 1024 ** 2
export const GIB = 1024 ** 3
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  b: 1,
  k: 1024,
  kib: 1024,
  kb: 1000,
  m: MIB,
  mib: MIB,
  mb: 1e6,
  g: GIB,
  gib: GIB,
  gb: 1e9,
}

/** Bytes of `20GiB` or `512m`; null where it is no size. */
export function parseSize(text: string): number | null {
  const [, digits = '', unit = ''] = /^(\d+(?:\.\d+)?)\s*([A-Za-z]*)$/.exec(text.trim()) ?? []
  const bytes = Math.floor(Number(digits) * (UNITS[unit.toLowerCase()] ?? 0))
  return digits !== '' && bytes > 0 && bytes <= Number.MAX_SAFE_INTEGER ? bytes : null
}

/** `2 GiB`, `1.54 MiB`, `300 B`. */
export function formatSize(bytes: number): string {
  const [unit, size] =
    bytes >= GIB ? ['GiB', GIB] : bytes >= MIB ? ['MiB', MIB] : bytes >= 1024 ? ['KiB', 1024] : ['B', 1]
  return `${formatSignificantDigits(bytes / size, 3)} ${unit}`
}
