/** The parameters that the sentences of checks take in either language. */
export interface Items<Item> {
  readonly items: readonly Item[]
}

export interface SaysWhy {
  /** The reason as the system or a service gave it, in English. */
  readonly why: string
}
