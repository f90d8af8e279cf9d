/** A product's page that a visitor opened, as by a shared link, before the guard led to Login. The first script keeps its path. */

// shell/first-script.ts writes it.
const WANTED = 'baqala-wanted'

export interface WantedPage {
  readonly path: string
  readonly productId: string
}

export function readWantedPage(): WantedPage | undefined {
  try {
    const path = sessionStorage.getItem(WANTED) ?? ''
    const [, id] = /^\/ProductDetails\/([^/?#]+)\/[^/?#]+$/.exec(path) ?? []
    return id === undefined ? undefined : { path, productId: decodeURIComponent(id) }
  } catch {
    return undefined
  }
}

export function forgetWantedPage(): void {
  try {
    sessionStorage.removeItem(WANTED)
  } catch {}
}
