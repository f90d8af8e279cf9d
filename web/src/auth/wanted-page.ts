/** A product's page that a visitor opened, as by a shared link, before the guard led to Login. The first script keeps its path. */
import { readStored, writeStored } from '@baqala/kit/api/stored.ts'

// shell/first-script.ts writes it.
const WANTED = 'baqala-wanted'

export interface WantedPage {
  readonly path: string
  readonly productId: string
}

export function readWantedPage(): WantedPage | undefined {
  const path = readStored(WANTED, 'sessionStorage') ?? ''
  const [, id] = /^\/ProductDetails\/([^/?#]+)\/[^/?#]+$/.exec(path) ?? []
  try {
    return id === undefined ? undefined : { path, productId: decodeURIComponent(id) }
  } catch {
    // Not percent-encoded as an address is.
    return undefined
  }
}

export function forgetWantedPage(): void {
  writeStored(WANTED, null, 'sessionStorage')
}
