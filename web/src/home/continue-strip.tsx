import { readStored, writeStored } from '@baqala/kit/api/stored.ts'
import { X } from '@baqala/kit/ui/icons.tsx'
import { Link } from '@baqala/kit/ui/link.tsx'
import { messages as uiMessages } from '@baqala/kit/messages'
import { useHydrated } from '@baqala/kit/ui/use-hydrated.ts'
import { useState } from 'react'
import { useProducts } from '../catalog/catalog-queries.ts'
import { messages } from '#messages/home'

/** Leads on to the product whose link opened the shop. A prerendered Home has no room for it: it shows where Home opens after Login. */
export function ContinueStrip() {
  const isHydrated = useHydrated()
  const [wanted, setWanted] = useState(() => (isHydrated ? readWantedPage() : undefined))
  const title = useProducts().data?.find(({ _id }) => _id === wanted?.productId)?.title
  if (!wanted) return null

  function dismiss() {
    forgetWantedPage()
    setWanted(undefined)
  }

  return (
    <div className="panel mb-4 flex items-center justify-between gap-3 px-4">
      <Link to={wanted.path} onClick={forgetWantedPage} className="text-link flex min-h-11 min-w-0 items-center">
        <span className="truncate">{title ? messages.continueTo(title) : messages.continueToProduct}</span>
      </Link>
      <button type="button" aria-label={uiMessages.dismiss} onClick={dismiss} className="round-button size-11 shrink-0">
        <X aria-hidden size={20} />
      </button>
    </div>
  )
}

// The page of a product that a visitor opened, as by a shared link, before the guard led to Login: shell/first-script.ts keeps its path.
const WANTED = 'baqala-wanted'

function readWantedPage() {
  const path = readStored(WANTED, 'sessionStorage') ?? ''
  const [, id] = /^\/ProductDetails\/([^/?#]+)\/[^/?#]+$/.exec(path) ?? []
  try {
    return id === undefined ? undefined : { path, productId: decodeURIComponent(id) }
  } catch {
    // Not percent-encoded as an address is.
    return undefined
  }
}

function forgetWantedPage(): void {
  writeStored(WANTED, null, 'sessionStorage')
}
