/** The text of a page of docs/pages, as shell/page-texts.ts makes it of Markdown. */
export type PageNode = string | PageElement

interface PageElement {
  /** The element's name in HTML. A `bdi` is a number or an address that reads from left to right in Arabic too. */
  readonly tag: string
  readonly href?: string
  readonly inside: readonly PageNode[]
}

export interface Page {
  readonly title: string
  readonly text: readonly PageNode[]
}
