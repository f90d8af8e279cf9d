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

// In place of a choice by hand: it follows the address of the form.
const GUESSED = 'guessed'

export function chooseArea(areaId: string): void {
  writeStored(DELIVERY_AREA, `${accountOf(readToken()) ?? ''} ${areaId}`)
}

export function keepGuess(areaId: string): void {
  writeStored(DELIVERY_AREA, `${accountOf(readToken()) ?? ''} ${areaId} ${GUESSED}`)
}

/** The address that it was guessed from was corrected or removed. */
export function forgetGuess(): void {
  if (choiceIn().isGuess) writeStored(DELIVERY_AREA, null)
}

export type ChosenArea = Omit<ReturnType<typeof useChosenArea>, 'isGuess'>

/** The choice among the areas of the shop. One that the shop has given up counts for nothing. */
export function useChosenArea(areas: readonly DeliveryArea[]) {
  const { id, isGuess } = choiceIn(useStore({ onChange, get: () => readStored(DELIVERY_AREA) }))
  return {
    area: areas.find(({ _id }) => _id === id),
    isGuess,
    isElsewhere: id === ELSEWHERE,
    isAsked: id === ASKED,
  }
}

/** As `id` of choiceIn, of a choice by hand. */
export function areaByHand(): string | undefined {
  const { id, isGuess } = choiceIn()
  return isGuess ? undefined : id
}

/** `id`: an area's, ELSEWHERE, ASKED, or undefined as long as nothing was chosen. */
function choiceIn(kept = readStored(DELIVERY_AREA)) {
  const [owner, id, how] = kept?.split(' ') ?? []
  return owner === (accountOf(readToken()) ?? '') ? { id, isGuess: how === GUESSED } : { id: undefined, isGuess: false }
}

function onChange(listener: () => void): () => void {
  return onStored(DELIVERY_AREA, listener)
}
