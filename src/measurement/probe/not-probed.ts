/** Why nothing can be done to a project's data: the message, about the data alone. */
export class NotProbed extends Error {
  override name = 'NotProbed'
}
