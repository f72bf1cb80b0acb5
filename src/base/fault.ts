/** What stands where a value can't be had, with the reason: of a `T | Fault` the field tells which of both it is. */
export interface Fault {
  readonly fault: string
}
