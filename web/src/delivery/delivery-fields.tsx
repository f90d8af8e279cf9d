import { useState } from 'react'
import { SelectField } from '@baqala/kit/ui/forms/select-field.tsx'
import { egpWithPiastres } from '../ui/egp.ts'
import { areaName } from './area-name.ts'
import { sumOf } from './delivery-price.ts'
import { ELSEWHERE } from './chosen-area.ts'
import { CourierWordFields } from './courier-word.tsx'
import { lostWords, momentWords } from './slot-words.ts'
import type { Delivery } from './use-delivery.ts'
import { DeliveryTimes } from './delivery-times.tsx'
import { currentLanguage } from '@baqala/kit/language/language.ts'
import { messages } from '#messages/delivery'

interface DeliveryFieldsProps {
  readonly delivery: Delivery
  /** EGP, without the fee. */
  readonly goods: number
  /** An order is on its way with them. */
  readonly isBusy: boolean
}

/** Area, time and the word to the courier, below the address form of the specification. */
export function DeliveryFields({ delivery, goods, isBusy }: DeliveryFieldsProps) {
  const { area, belowMinimumBy, word } = delivery
  return (
    <fieldset
      inert={isBusy}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 border-t border-dashed border-field-line pt-4"
    >
      <legend className="sr-only">{messages.delivery}</legend>
      <div>
        <AreaField delivery={delivery} />
        {/* Never out of the flow: browsers would let go of what is in view when it comes. */}
        <p role="status" className="mt-4 font-bold empty:mt-0">
          {noticeOf(delivery)}
        </p>
      </div>
      {area && belowMinimumBy === 0 && <DeliveryTimes delivery={delivery} />}
      {area && belowMinimumBy === 0 && <CourierWordFields word={word} total={sumOf(goods, delivery.fee)} />}
    </fieldset>
  )
}

function AreaField({ delivery: { areas, area, isElsewhere, chooseArea } }: Pick<DeliveryFieldsProps, 'delivery'>) {
  const [before, setBefore] = useState(area)
  if (area && area !== before) setBefore(area)
  const isClosed = !area && !isElsewhere && before && !areas.some(({ _id }) => _id === before._id)
  const withoutArea = isClosed ? messages.areaClosed : messages.withoutArea
  return (
    <SelectField
      name="area"
      label={messages.areaLabel}
      hint={area ? undefined : isElsewhere ? messages.aboutElsewhere : withoutArea}
      value={area?._id ?? (isElsewhere ? ELSEWHERE : '')}
      onChange={({ target }) => chooseArea(target.value)}
      options={[...areas.map((each) => [each._id, areaName(each)] as const), [ELSEWHERE, messages.elsewhere]]}
    >
      {!area && !isElsewhere && <option value="">{messages.chooseArea}</option>}
    </SelectField>
  )
}

/** Says a change that the shopper has not made: below the minimum, the chosen time has gone, or the shop is closed. */
function noticeOf({ area, belowMinimumBy, lost, slot, time, closed }: Delivery): string {
  if (area && belowMinimumBy > 0) return messages.belowMinimum(areaName(area), egpWithPiastres(belowMinimumBy))
  const ofTime = lost && (slot || !closed) ? lostWords(lost, slot ?? time) : ''
  if (!closed) return ofTime
  const sentence = closed.until ? messages.closedUntil(momentWords(closed.until)) : messages.closedNow
  return `${ofTime} ${sentence} ${currentLanguage() === 'ar' ? closed.whyAr : closed.why}`.trim()
}
