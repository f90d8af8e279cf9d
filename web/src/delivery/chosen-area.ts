/**
 * The area that this browser's shopper wants deliveries in, for Home, the cart and /Payment, in all tabs. It is stored with the
 * account, shown to no other, and forgotten on signing out (stored-session.ts), so that nobody else learns from this browser where
 * a shopper lives. A session that the server ends leaves it to the same account.
 */
import { useStore } from '@baqala/kit/api/store.ts'
import { onStored, readStored, writeStored } from '@baqala/kit/api/stored.ts'
import type { DeliveryArea } from '@baqala/contract/delivery'
import { accountOf, DELIVERY_AREA, readToken } from '../api/stored-session.ts'

/** Chosen in place of an area: the order names none, and the shop calls. */
export const ELSEWHERE = 'elsewhere'
/** Stands in place of an area: the shopper is asked, and none is guessed. */
export const ASKED = ''

export function chooseArea(areaId: string): void {
  writeStored(DELIVERY_AREA, `${accountOf(readToken()) ?? ''} ${areaId}`)
}

/** It may have been the area of an address that was corrected or removed. */
export function forgetArea(): void {
  writeStored(DELIVERY_AREA, null)
}

export type ChosenArea = ReturnType<typeof useChosenArea>

/** The choice among the areas of the shop. One that the shop has given up counts for nothing. */
export function useChosenArea(areas: readonly DeliveryArea[]) {
  const id = useStore({ onChange, get: readChosen })
  return { area: areas.find(({ _id }) => _id === id), isElsewhere: id === ELSEWHERE, isAsked: id === ASKED }
}

/** An area's id, ELSEWHERE, or undefined as long as nothing was chosen. */
export function readChosen(): string | undefined {
  const [owner, areaId] = readStored(DELIVERY_AREA)?.split(' ') ?? []
  return owner === (accountOf(readToken()) ?? '') ? areaId : undefined
}

function onChange(listener: () => void): () => void {
  return onStored(DELIVERY_AREA, listener)
}
