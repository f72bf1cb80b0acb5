/** A repository that may get tasks. */
export interface ChosenRepository {
  /** Field of machine learning, as the paper's table 2 names them. */
  readonly field: string
  readonly name: string
  readonly url: string
  readonly stars: number
  /** Null: none that GitHub knows, so that nothing of its code may be published. */
  readonly licence: string | null
}
