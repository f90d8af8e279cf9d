import type { ShippingAddress } from '@baqala/contract/addresses'
import { useState } from 'react'
import { useResumedState } from '../../api/resumed-state.ts'
import { BLANK_ADDRESS } from './known-addresses.ts'
import type { KnownAddresses } from './use-known-addresses.ts'

interface Draft {
  readonly words: ShippingAddress
  /** The account's address that has these words. */
  readonly keptId?: string | undefined
  /** Typed beside them. */
  readonly phone?: string | undefined
}

/**
 * The address of the form: the account's, as it is now, that was chosen or that the form began with; the words that were typed; or
 * else the first known one.
 */
export function useFormAddress(known: KnownAddresses) {
  const [draft, setDraft] = useResumedState<Draft | undefined>('checkout', 'draft', undefined)
  const [firstId, setFirstId] = useState<string>()
  const haveMoved = useMovedAddresses(known, draft !== undefined)
  if (firstId === undefined && known?.first) setFirstId(known.idOf(known.first) ?? '')
  const kept = known?.withId(draft ? draft.keptId : firstId)

  function setAddress(words: ShippingAddress) {
    const keptId = known?.idOf(words)
    setDraft({ words, keptId, phone: known?.withId(keptId)?.phone === words.phone ? undefined : words.phone })
  }

  return {
    address: kept ? { ...kept, phone: draft?.phone ?? kept.phone } : (draft?.words ?? known?.first ?? BLANK_ADDRESS),
    setAddress,
    haveMoved,
  }
}

/**
 * Returns a function that tells, once, that an address of the account was changed or removed since the form has stood here, as in
 * another browser: words that were typed stay, and may be its former ones. A form without a draft opens with the addresses as they are.
 */
function useMovedAddresses(known: KnownAddresses, isDrafted: boolean): () => Promise<boolean> {
  const [seen, setSeen] = useResumedState<readonly string[] | undefined>('checkout', 'seen', undefined)
  const [isOpening, setIsOpening] = useState(true)
  const lines = known?.lines
  if (isOpening && lines) {
    setIsOpening(false)
    if (!seen || !isDrafted) setSeen(lines)
  }
  return async () => {
    const now = await known?.readLinesAgain()
    if (!seen || !now || seen.every((line) => now.includes(line))) return false
    setSeen(now)
    return true
  }
}
