import { lazyPart } from '@baqala/kit/api/lazy-part.ts'
import { ChevronRight } from '@baqala/kit/ui/icons.tsx'
import { Suspense, useState } from 'react'
import { useChosenArea } from './chosen-area.ts'
import { useDeliveryAreas } from './delivery-query.ts'
import { promiseInWords } from './terms.ts'
import { messages } from '#messages/delivery'
import './area-promise.css'

const AreaDialog = lazyPart(async () => (await import('./area-dialog.tsx')).AreaDialog)

interface AreaPromiseProps {
  /** EGP: the goods in the cart. */
  readonly goods: number
  /** Says also what is missing for free delivery. */
  readonly countsToFree?: boolean
  /** Not where a time is chosen: the next one may be another. */
  readonly tellsNext?: boolean
}

/** Tells where, when and for how much the shop delivers these goods. Pressed, it asks for the area. Nothing without areas. */
export function AreaPromise({ goods, countsToFree = false, tellsNext = true }: AreaPromiseProps) {
  const areas = useDeliveryAreas()
  const chosen = useChosenArea(areas?.data ?? [])
  const [isAsking, setIsAsking] = useState(false)
  if (!areas || areas.data.length === 0) return null
  const { place, about, terms, toFree } = promiseInWords(areas, chosen, goods, tellsNext)
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setIsAsking(true)} className="area-promise">
        <span>
          <span className="sr-only">{messages.deliveryArea} </span>
          <b>{place}</b> <ChevronRight aria-hidden size={16} /> {about}
        </span>{' '}
        <span>{terms}</span> {countsToFree && toFree && <b>{toFree}</b>}
      </button>
      {isAsking && (
        <Suspense fallback={null}>
          <AreaDialog areas={areas.data} chosen={chosen} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
