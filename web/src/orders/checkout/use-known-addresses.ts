import type { ShippingAddress } from '@baqala/contract/addresses'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useHydrated } from '@baqala/kit/ui/use-hydrated.ts'
import type { ReplyOf } from '../../api/call-api.ts'
import { load } from '../../api/load.ts'
import { lacksCall } from '../../api/server-features.ts'
import { useResumedState } from '../../api/resumed-state.ts'
import type { choiceIn } from '../../delivery/chosen-area.ts'
import { useRecentOrders } from '../recent-orders.ts'
import { useOrdersToken } from '../use-orders.ts'
import { BLANK_ADDRESS, knownAddresses } from './known-addresses.ts'

/**
 * The addresses of past orders and those that the account keeps, the account's phone, and the area of the last order.
 * Loaded without retries. Undefined of a server that has neither; the addresses are undefined until both have come, so that
 * none moves another. `chosen`: the area for the whole shop.
 */
export function useKnownAddresses(chosen?: ReturnType<typeof choiceIn>, isAsked = true) {
  const isHydrated = useHydrated()
  const token = useOrdersToken()
  const kept = useQuery({
    queryKey: ['addresses', token, 'kept'],
    queryFn: ({ signal }) => load('listAddresses', { signal }),
    enabled: isAsked && token !== undefined,
    retry: false,
    // They may have been corrected in another browser.
    refetchOnWindowFocus: 'always',
  })
  const recent = useRecentOrders(isAsked)
  const isLoading = kept.isPending || recent.isPending
  // Without these nobody can tell which addresses of past orders were corrected since.
  const isBlind = kept.isLoadingError && !lacksCall(kept.error)
  const past = (!isBlind && recent.data?.data) || []
  const known = knownAddresses(kept.data?.data ?? [], past, { chosen, ...kept.data })
  // The prerendered page knows no token. Our server sends it, and has both.
  if (!token && isHydrated) return undefined
  return {
    ...known,
    ...(isLoading && { addresses: undefined, first: undefined, areaFor: () => undefined }),
    haveFailed: isBlind || (kept.isError && recent.isError),
    phone: kept.data?.phone,
    movedAt: movedAtIn(kept),
    readAgain: async () => movedAtIn(await kept.refetch()),
  }
}

export type KnownAddresses = ReturnType<typeof useKnownAddresses>

/** Empty if none has moved; undefined if they could not be read. */
function movedAtIn({ isSuccess, data }: Pick<UseQueryResult<ReplyOf<'listAddresses'>>, 'isSuccess' | 'data'>) {
  return isSuccess ? (data?.movedAt ?? '') : undefined
}

interface Draft {
  readonly words: ShippingAddress
  /** The account's address that has these words. */
  readonly keptId?: string | undefined
  /** Typed beside them. */
  readonly phone?: string | undefined
}

/** The address of the form: the account's, as it is now, that was chosen; the words that were typed; or else the first known one. */
export function useFormAddress(known: KnownAddresses) {
  const [draft, setDraft] = useResumedState<Draft | undefined>('checkout', 'draft', undefined)
  const haveMoved = useMovedAddresses(known, draft !== undefined)
  const chosen = known?.withId(draft?.keptId)

  function setAddress(words: ShippingAddress) {
    const keptId = known?.idOf(words)
    setDraft({ words, keptId, phone: known?.withId(keptId)?.phone === words.phone ? undefined : words.phone })
  }

  const asNow = chosen && { ...chosen, phone: draft?.phone ?? chosen.phone }
  return { address: asNow ?? draft?.words ?? known?.first ?? BLANK_ADDRESS, setAddress, haveMoved }
}

/**
 * Returns a function that tells, once, that an address was corrected or removed since the form has stood here, as in another browser:
 * words that were typed stay, and may be its former ones. A form without a draft opens with the addresses as they are now.
 */
function useMovedAddresses(known: KnownAddresses, isDrafted: boolean): () => Promise<boolean> {
  const [seen, setSeen] = useResumedState<string | undefined>('checkout', 'moved at', undefined)
  const [isOpening, setIsOpening] = useState(true)
  const movedAt = known?.movedAt
  if (isOpening && movedAt !== undefined) {
    setIsOpening(false)
    if (seen === undefined || !isDrafted) setSeen(movedAt)
  }
  return async () => {
    const now = await known?.readAgain()
    if (seen === undefined || now === undefined || now === seen) return false
    setSeen(now)
    return true
  }
}
