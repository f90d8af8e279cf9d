/**
 * The word that a shopper adds to a delivery, a note to the shop and the courier, what to do with goods that run out and the cash that
 * is to be changed: its fields, and how the order shows it. On the server it is delivery/word-to-courier.queries.ts.
 */
import type { IfRunsOut, OrderDelivery } from '@baqala/contract/delivery'
import { westernDigits } from '@baqala/contract/arabic'
import { MAX_CASH, MAX_COURIER_NOTE } from '@baqala/contract/limits'
import { amountOf } from '@baqala/contract/typed-amount'
import { Field } from '@baqala/kit/ui/forms/field.tsx'
import { SelectField } from '@baqala/kit/ui/forms/select-field.tsx'
import { useResumedState } from '../api/resumed-state.ts'
import { egpWithPiastres } from '../ui/egp.ts'
import { messages } from '#messages/delivery'

const WAYS = ['call', 'replace', 'leave out'] as const satisfies readonly IfRunsOut[]

type CourierWord = ReturnType<typeof useCourierWord>

/** The word as it is typed. `total`: EGP; undefined where nothing is delivered, and the fields are not shown. */
export function useCourierWord(total: number | undefined) {
  const [note, setNote] = useResumedState('checkout', 'note', '')
  const [ifRunsOut, setIfRunsOut] = useResumedState<IfRunsOut>('checkout', 'if runs out', 'call')
  const [cashText, setCashText] = useResumedState('checkout', 'cash', '')
  return { note, setNote, ifRunsOut, setIfRunsOut, cashText, setCashText, ...readCash(cashText, total) }
}

/** `total`: EGP, goods and fee. */
export function CourierWordFields({ word, total }: { readonly word: CourierWord; readonly total: number }) {
  const { note, setNote, ifRunsOut, setIfRunsOut, cashText, setCashText, wrongCash } = word
  return (
    <>
      <Field
        name="note"
        label={messages.noteLabel}
        hint={messages.noteExample}
        value={note}
        maxLength={MAX_COURIER_NOTE}
        dir="auto"
        onChange={({ target }) => setNote(target.value)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name="ifRunsOut"
          label={messages.ifRunsOut}
          hint={ifRunsOut === 'replace' ? messages.weAgreeByPhone : messages.paidOnlineWeCall}
          value={ifRunsOut}
          onChange={({ target }) => setIfRunsOut(WAYS.find((way) => way === target.value) ?? 'call')}
          options={WAYS.map((way) => [way, messages.waysIfRunsOut[way]])}
        />
        <Field
          name="cash"
          label={messages.cashLabel}
          hint={messages.cashHint}
          value={cashText}
          inputMode="decimal"
          dir="ltr"
          error={wrongCash && whyNotCash(wrongCash, total)}
          onChange={({ target }) => setCashText(westernDigits(target.value))}
        />
      </div>
    </>
  )
}

function whyNotCash(wrong: 'too little' | 'too much', total: number): string {
  return wrong === 'too much'
    ? messages.cashTooMuch(egpWithPiastres(MAX_CASH))
    : messages.cashTooLittle(egpWithPiastres(total))
}

/** The cash for an order of `total` EGP that is typed, if any, or why it does not pay for it. A unit such as EGP may follow. */
export function readCash(typed: string, total: number | undefined) {
  if (typed.trim() === '' || total === undefined) return { cashWith: undefined, wrongCash: undefined }
  const cash = amountOf(typed.replace(/\s*\p{L}.*$/u, '')) || 0
  if (cash > MAX_CASH) return { cashWith: undefined, wrongCash: 'too much' as const }
  if (cash < total) return { cashWith: undefined, wrongCash: 'too little' as const }
  return { cashWith: cash, wrongCash: undefined }
}

/** The word to the courier, as an order shows it to its shopper. */
export function ToldToCourier({ note, ifRunsOut, cashWith }: OrderDelivery) {
  return (
    <>
      {note && (
        <p className="text-ink-soft wrap-anywhere">
          {messages.note}: <bdi>{note}</bdi>
        </p>
      )}
      {ifRunsOut && <p className="text-ink-soft">{`${messages.ifRunsOut}: ${messages.waysIfRunsOut[ifRunsOut]}`}</p>}
      {cashWith !== undefined && <p className="text-ink-soft">{messages.paysWith(egpWithPiastres(cashWith))}</p>}
    </>
  )
}
