import type { ShippingAddress } from '@baqala/contract/addresses'
import { useState } from 'react'
import { useResumedState } from '../../api/resumed-state.ts'
import type { AddressFacts } from '../../delivery/use-form-area.ts'
import { BLANK_ADDRESS, isSameAddress } from './known-addresses.ts'
import type { KnownAddresses } from './use-known-addresses.ts'

interface Draft {
  readonly words: ShippingAddress
  /** The account's address that has these words. */
  readonly keptId?: string | undefined
  /** Typed beside them. */
  readonly phone?: string | undefined
  /** Words and number of an address that was offered: the number follows the account's. */
  readonly isOffered?: boolean | undefined
}

/**
 * The address of the form: the account's, as it is now, that was chosen or that the form began with; the words that were typed; or
 * else the first known one.
 */
export function useFormAddress(known: KnownAddresses) {
  const [draft, setDraft] = useResumedState<Draft | undefined>('checkout', 'draft', undefined)
  const [begun, setBegun] = useState<Draft>()
  const haveMoved = useMovedAddresses(known, draft !== undefined && !draft.isOffered)
  if (!begun && known?.first) setBegun({ words: known.first, keptId: known.idOf(known.first) })
  const { words, keptId, phone } = draft ?? begun ?? {}
  const kept = known?.withId(keptId)
  // If it is removed, its last words stand.
  if (draft && kept && !isSamePlace(kept, draft.words)) setDraft({ ...draft, words: kept })

  function setAddress(next: ShippingAddress) {
    const keptId = known?.idOf(next)
    const phone = known?.withId(keptId)?.phone === next.phone ? undefined : next.phone
    setDraft({ words: next, keptId, phone, isOffered: known?.addresses?.some((each) => isSameAddress(each, next)) })
  }

  const isGone = !draft && keptId !== undefined
  const offered = draft?.isOffered && known?.addresses?.find((each) => isSamePlace(each, draft.words))
  const typed = offered || (isGone ? known?.first : words)
  const address = kept ? { ...kept, phone: phone ?? kept.phone } : (typed ?? BLANK_ADDRESS)
  const facts: AddressFacts = {
    address,
    areaBefore: known?.areaFor(address),
    areAddressesToCome: known !== undefined && known.addresses === undefined,
  }
  return { address, facts, setAddress, haveMoved }
}

function isSamePlace(one: ShippingAddress, other: ShippingAddress): boolean {
  return one.details === other.details && one.city === other.city
}

/**
 * Returns a function that tells, once, that an address of the account was changed or removed since the form has stood here, as in
 * another browser: words that were typed stay, and may be its former ones. A form without a draft opens with the addresses as they are.
 */
function useMovedAddresses(known: KnownAddresses, isDrafted: boolean): () => Promise<boolean> {
  const [seen, setSeen] = useResumedState<readonly string[] | undefined>('checkout', 'seen', undefined)
  const [isOpening, setIsOpening] = useState(true)
  const lines = known?.lines
  // It opens with the addresses as they are now, not as they were before.
  if (isOpening && lines && !known.isFetching) {
    setIsOpening(false)
    if (!seen || !isDrafted) setSeen(lines)
  } else if (lines && seen && lines.length > seen.length && seen.every((line) => lines.includes(line))) {
    setSeen(lines)
  }
  return async () => {
    const now = await known?.readLinesAgain()
    // The addresses on the screen may have come after those, and gone again.
    const before = seen ?? lines
    if (!before || !now || [...before, ...(lines ?? [])].every((line) => now.includes(line))) return false
    setSeen(now)
    return true
  }
}
