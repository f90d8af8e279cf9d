import type { ShippingAddress } from '@baqala/contract/addresses'
import type { DeliveryArea } from '@baqala/contract/delivery'
import { useEffect, useRef } from 'react'
import { useResumedState } from '../api/resumed-state.ts'
import { keepGuess } from './chosen-area.ts'
import { type AreaOfForm, areaNamedBy, useArea } from './guess-area.ts'

export interface AddressFacts {
  readonly address: ShippingAddress
  /** The area of this address as knownAddresses knows it; ASKED where it is known to have none. */
  readonly areaBefore: string | undefined
  /** The known addresses may name another area for it once they have come. */
  readonly areAddressesToCome: boolean
}

/**
 * The area of the form at payment. One that was chosen there stays as long as the address names no other than it did then; words that
 * name none leave the area that stands. The bar follows.
 */
export function useFormArea(all: readonly DeliveryArea[], facts: AddressFacts) {
  const { address, areaBefore, areAddressesToCome } = facts
  const [ofForm, setOfForm] = useResumedState<AreaOfForm | undefined>('checkout', 'area', undefined)
  const { area, isElsewhere, named, stays } = useArea(all, address, areaBefore, ofForm)
  const isBlank = `${address.details}${address.city}`.trim() === ''
  useCorrectedArea(isBlank ? undefined : named, areAddressesToCome)

  useEffect(() => {
    if (!ofForm || areAddressesToCome) return
    if (ofForm.isAhead) setOfForm({ id: ofForm.id, named })
    // A correction has taken its place, and it does not come back.
    else if (!stays && named !== undefined) setOfForm({ id: named, named })
  }, [ofForm, stays, named, areAddressesToCome, setOfForm])

  function chooseArea(id: string) {
    setOfForm({ id, named, isAhead: areAddressesToCome })
    keepGuess(id)
  }

  /** `before`: the area that `next` is known to have. `isPressed`: a known address was pressed, which brings its own area. */
  function followAddress(next: ShippingAddress, before: string | undefined, isPressed: boolean) {
    const following = areaNamedBy(all, next, before)
    if (following === undefined) {
      if (area && !stays) setOfForm({ id: area._id, named })
    } else if (isPressed || (following !== named && following !== ofForm?.named)) {
      setOfForm({ id: following, named: following })
      keepGuess(following)
    }
  }

  return { area, isElsewhere, chooseArea, followAddress }
}

/** An address that is corrected to another area, as in another browser, takes the place of the area chosen for the whole shop. */
function useCorrectedArea(named: string | undefined, isToCome: boolean): void {
  const before = useRef<string>(undefined)
  useEffect(() => {
    if (isToCome || named === undefined) return
    if (before.current !== undefined && before.current !== named) keepGuess(named)
    before.current = named
  }, [named, isToCome])
}
