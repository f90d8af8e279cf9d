import { westernDigits } from '@baqala/contract/digits'
import { MAX_CASH } from '@baqala/contract/limits'
import { useId } from 'react'
import { describedBy, Field, Labelled } from '@baqala/kit/ui/field.tsx'
import { egp, egpWithPiastres } from '../ui/egp.ts'
import { areaName } from './area-name.ts'
import { ELSEWHERE } from './chosen-area.ts'
import { hoursWords, momentWords } from './slot-words.ts'
import type { Delivery } from './use-delivery.ts'
import { DeliveryTimes } from './delivery-times.tsx'
import { currentLanguage } from '@baqala/kit/language/language.ts'
import { messages } from '#messages/delivery'
import '@baqala/kit/ui/select-frame.css'

interface DeliveryFieldsProps {
  readonly delivery: Delivery
  /** EGP: goods and fee. */
  readonly total: number
}

/** Area, time, a note and the cash, below the address form of the specification. */
export function DeliveryFields({ delivery, total }: DeliveryFieldsProps) {
  const { area, missing, note, setNote, cash, setCash, wrongCash } = delivery
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 border-t border-dashed border-field-line pt-4">
      <legend className="sr-only">{messages.legend}</legend>
      <AreaField delivery={delivery} />
      <p role="status" className="font-bold empty:hidden">
        {describe(delivery)}
      </p>
      {area && missing === 0 && <DeliveryTimes delivery={delivery} />}
      {area && missing === 0 && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            name="note"
            label={messages.noteLabel}
            hint={messages.noteExample}
            value={note}
            maxLength={300}
            dir="auto"
            onChange={({ target }) => setNote(target.value)}
          />
          <Field
            name="cash"
            label={messages.cashLabel}
            hint={messages.cashHint}
            value={cash}
            inputMode="decimal"
            dir="ltr"
            error={wrongCash && whyNotCash(wrongCash, total)}
            onChange={({ target }) => setCash(westernDigits(target.value))}
          />
        </div>
      )}
    </fieldset>
  )
}

function AreaField({ delivery: { areas, area, isElsewhere, chooseArea } }: Pick<DeliveryFieldsProps, 'delivery'>) {
  const id = useId()
  const hint = area ? undefined : isElsewhere ? messages.aboutElsewhere : messages.withoutArea
  return (
    <Labelled {...{ id, hint }} label={messages.areaLabel}>
      <span className="field-input select-frame">
        <select
          id={id}
          name="area"
          value={area?._id ?? (isElsewhere ? ELSEWHERE : '')}
          onChange={({ target }) => chooseArea(target.value)}
          {...describedBy(id, undefined, hint)}
        >
          {!area && !isElsewhere && <option value="">{messages.chooseArea}</option>}
          {areas.map((each) => (
            <option key={each._id} value={each._id}>
              {areaName(each)}
            </option>
          ))}
          <option value={ELSEWHERE}>{messages.elsewhere}</option>
        </select>
      </span>
    </Labelled>
  )
}

function whyNotCash(wrong: 'too little' | 'too much', total: number): string {
  return wrong === 'too much' ? messages.cashTooMuch(egp(MAX_CASH)) : messages.cashTooLittle(egpWithPiastres(total))
}

/** One sentence for a change that the shopper has not made. */
function describe({ area, missing, lost, closed }: Delivery): string {
  if (area && missing > 0) return messages.belowMinimum(areaName(area), egpWithPiastres(missing))
  if (closed) {
    const sentence = closed.until ? messages.closedUntil(momentWords(closed.until)) : messages.closedNow
    return `${sentence} ${currentLanguage() === 'ar' ? closed.whyAr : closed.why}`.trim()
  }
  return lost ? messages.isFullNow(hoursWords(lost)) : ''
}
