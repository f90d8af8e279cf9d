import { westernDigits } from '@baqala/contract/digits'
import { type ReactNode, useId, useState } from 'react'
import { RoundButton } from '@baqala/kit/ui/button.tsx'
import { describedBy, Labelled } from '@baqala/kit/ui/field.tsx'
import { Minus } from '@baqala/kit/ui/icons.tsx'
import { Plus } from '../ui/icons.tsx'
import { Field, Form, useFieldError, type Values } from '../ui/form.tsx'
import { type StockChange, useStockForm } from './use-stock-form.ts'
import { messages } from '#messages/stock'

const KINDS = ['counted', 'came', 'went'] as const
type Kind = (typeof KINDS)[number]

/** A count, or pieces that came or went. An empty field is left to the server, which says what is missing. */
function changeOf(kind: Kind, pieces: string, why: string): StockChange {
  const count = pieces === '' ? undefined : Number(pieces)
  if (kind === 'counted') return { counted: count, ...(why && { note: why }) }
  return { change: count && (kind === 'came' ? count : -count), note: why }
}

interface ChangeStockProps {
  readonly id: string
  readonly name: string
  readonly stock: number
  readonly onDone: () => void
}

/** The number that was counted, or how many came or went, and why. */
export function ChangeStock({ id, name, stock, onDone }: ChangeStockProps) {
  const [kind, setKind] = useState<Kind>('counted')
  // A count begins empty: the number of the books, written down unseen, would be no count.
  const [pieces, setPieces] = useState('')
  const changed = ({ reason, note }: Values) => changeOf(kind, pieces, [reason, note].filter(Boolean).join(': '))
  const form = useStockForm(id, name, changed, onDone)

  function choose(chosen: Kind) {
    setKind(chosen)
    setPieces(chosen === 'counted' ? '' : '1')
  }

  return (
    <Form form={form} submit={messages.writeDown}>
      <Choices
        legend={messages.whatHappened}
        name="kind"
        choices={KINDS.map((each) => [each, messages.kinds[each]])}
        onChoose={(each) => choose(KINDS.find((known) => known === each) ?? 'counted')}
        look="flex-1 justify-center"
      />
      <Stepper kind={kind} stock={stock} value={pieces} onChange={setPieces} />
      {kind !== 'counted' && (
        <Choices
          key={kind}
          legend={messages.why}
          name="reason"
          choices={messages.whys[kind].map((why) => [why, why])}
        />
      )}
      <Field name="note" label={messages.note} maxLength={150} />
    </Form>
  )
}

interface ChoicesProps {
  readonly legend: string
  readonly name: string
  /** Values with their words; at first the first is chosen. */
  readonly choices: readonly (readonly [string, string])[]
  readonly onChoose?: (value: string) => void
  readonly look?: string
}

function Choices({ legend, name, choices, onChoose, look = '' }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-bold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(([value, words], place) => (
          <label key={value} className={`choice ${look}`}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={place === 0}
              onChange={() => onChoose?.(value)}
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface StepperProps extends Pick<ChangeStockProps, 'stock'> {
  readonly kind: Kind
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Pieces. The first press counts from the number of the books, or from none that came or went. */
function Stepper({ kind, stock, value, onChange }: StepperProps) {
  const id = useId()
  const [name, first, least] = kind === 'counted' ? (['counted', stock, 0] as const) : (['change', 0, 1] as const)
  const error = useFieldError(name)
  const step = (by: number) => onChange(String(Math.max(least, (value === '' ? first : Number(value)) + by)))
  const button = (label: string, by: number, icon: ReactNode) => (
    <RoundButton label={label} onClick={() => step(by)} icon={icon} className="bg-well" />
  )
  return (
    <Labelled id={id} label={messages.piecesOf[kind]} error={error}>
      <div className="flex flex-wrap items-center gap-2">
        {button(messages.oneLess, -1, <Minus aria-hidden />)}
        <input
          id={id}
          name={name}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          value={value}
          onChange={({ currentTarget }) => onChange(westernDigits(currentTarget.value).replace(/\D/g, ''))}
          onFocus={({ currentTarget }) => currentTarget.select()}
          {...describedBy(id, error)}
          className="field-input w-28 text-center text-2xl font-extrabold"
        />
        {button(messages.oneMore, 1, <Plus aria-hidden />)}
      </div>
    </Labelled>
  )
}
