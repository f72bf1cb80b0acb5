/** `1`, `1.0` and ` 1` are one class. */
export function nameOfClass(text: string): string {
  const trimmed = text.trim()
  const number = Number(trimmed)
  return trimmed !== '' && Number.isFinite(number) ? `${number}` : trimmed
}
