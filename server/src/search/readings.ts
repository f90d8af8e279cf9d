/** Another word that a typed word may stand for. */
export interface Reading {
  readonly word: string
  readonly fit: number
}

/** Words that a typed word may stand for: alone, and in a name of several. */
export interface Guesses {
  readonly alone: readonly Reading[]
  readonly inPhrase: readonly Reading[]
}
