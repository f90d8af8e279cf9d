import type { Product } from '@baqala/contract/catalog'
import { paths } from '@baqala/contract/paths'
import { CrossButton } from '@baqala/kit/ui/button.tsx'
import { Link } from '@baqala/kit/ui/link.tsx'
import { messages as uiMessages } from '@baqala/kit/messages'
import { useHydrated } from '@baqala/kit/ui/use-hydrated.ts'
import { useState } from 'react'
import { accountOf, readEnded, readToken, readWanted, storeWanted, wantedPage } from '../api/stored-session.ts'
import { useIsOurs } from '../auth/session.ts'
import { useProducts } from '../catalog/catalog-queries.ts'
import { messages } from '#messages/home'

/** Leads on to the page whose link opened the shop, or to the last page of a session that the server ended. Not prerendered. */
export function ContinueStrip() {
  const isHydrated = useHydrated()
  const [wanted, setWanted] = useState(() => (isHydrated ? wantedAddress() : ''))
  const words = wordsFor(wanted, useProducts().data, useIsOurs())
  if (!words) return null

  function dismiss() {
    storeWanted(null)
    setWanted('')
  }

  return (
    <div className="panel mb-4 flex items-center justify-between gap-3 px-4">
      <Link to={wanted} onClick={() => storeWanted(null)} className="text-link flex min-h-11 min-w-0 items-center">
        <span className="truncate">{words}</span>
      </Link>
      <CrossButton label={uiMessages.dismiss} size={20} onClick={dismiss} className="shrink-0" />
    </div>
  )
}

/** A way back is for the same account alone. */
function wantedAddress(): string {
  const ended = readEnded()
  if (!ended) return readWanted()
  return ended.account === (accountOf(readToken()) ?? '') ? ended.at : ''
}

/** Undefined also for a screen that only our server has. */
function wordsFor(address: string, products: readonly Product[] | undefined, isOurs: boolean): string | undefined {
  if (address === readEnded()?.at && address !== paths.home) return messages.goOn
  const page = wantedPage(address)
  if (!page || (!isOurs && 'typed' in page)) return undefined
  if ('typed' in page) return page.typed ? messages.continueToSearch(page.typed) : messages.continueToOrders
  if (!page.id) return messages.goOn
  const title = products?.find(({ _id }) => encodeURIComponent(_id) === page.id)?.title
  return title ? messages.continueTo(title) : messages.continueToProduct
}
