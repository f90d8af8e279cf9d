import { useState } from 'react'
import { readStored, writeStored } from '@baqala/kit/api/stored.ts'
import { ownKey, useCall } from '../api/calls.ts'
import { ProductDialog, shelfName } from '../goods/product-dialog.tsx'
import { Field, Form, type Values } from '../ui/form.tsx'
import { piecesIn, Stepper } from '../ui/stepper.tsx'
import { Ledger, type StockLedger } from './stock-ledger.tsx'
import { hintOf, stockAsRead, type StockChange, useStockForm } from './use-stock-form.ts'
import { messages } from '#messages/stock'

/** A product with its stock, to count or to change, and the ledger of how it came to be. */
export function StockDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const query = useCall('products', 'listStockLedger', { params: { id } })
  return (
    <ProductDialog
      query={query}
      title={messages.title}
      onClose={onClose}
      facts={({ stock, product: { sku, barcode } }) => (
        <>
          <span className="text-3xl font-extrabold">{stock}</span> {messages.onShelf}
          <br />
          <bdi dir="ltr" className="text-sm text-ink-soft">
            {[sku, barcode].filter(Boolean).join(' · ')}
          </bdi>
        </>
      )}
    >
      {(ledger) => (
        <>
          <ChangeStock id={id} ledger={ledger} known={stockAsRead(query)} onDone={onClose} />
          <Ledger {...ledger} />
        </>
      )}
    </ProductDialog>
  )
}

const KINDS = ['counted', 'came', 'went'] as const
type Kind = (typeof KINDS)[number]
const kindOf = (word: string | null): Kind => KINDS.find((known) => known === word) ?? 'counted'

// The next product begins as the last: a delivery brings many, a count goes along a shelf. Things break one at a time.
const LAST_KIND = 'stock-kind'

/** A count, or pieces that came or went. A field without a number is sent as none: the server says so at the field. */
function changeOf(kind: Kind, pieces: string, was: number | undefined, why: string): StockChange {
  const count = piecesIn(pieces) ?? NaN
  if (kind === 'counted') return { counted: count, ...(was !== undefined && { was }), ...(why && { note: why }) }
  return { change: kind === 'came' ? count : -count, note: why }
}

interface ChangeStockProps {
  readonly id: string
  readonly ledger: StockLedger
  /** The stock, if this dialog has just read it. */
  readonly known: number | undefined
  readonly onDone: () => void
}

/** The number that was counted, or how many came or went, and why. */
function ChangeStock({ id, ledger: { product, stock, waiting }, known, onDone }: ChangeStockProps) {
  const [kind, setKind] = useState(() => kindOf(readStored(ownKey(LAST_KIND), 'sessionStorage')))
  // It begins empty: a number that is written down unseen would be no count, and no delivery.
  const [pieces, setPieces] = useState('')
  // The stock that stood there while the number was typed: it may be read again before it is sent.
  const [was, setWas] = useState(known)
  const changed = ({ reason, note }: Values) => changeOf(kind, pieces, was, [reason, note].filter(Boolean).join(': '))
  const form = useStockForm(id, shelfName(product), changed, onDone)

  function choose(chosen: Kind) {
    setKind(chosen)
    setPieces(chosen === 'went' ? '1' : '')
    if (chosen !== 'went') writeStored(ownKey(LAST_KIND), chosen, 'sessionStorage')
  }

  return (
    <Form form={form} submit={messages.writeDown}>
      <Choices
        legend={messages.whatHappened}
        name="kind"
        choices={KINDS.map((each) => [each, messages.kinds[each]])}
        chosen={kind}
        onChoose={(each) => choose(kindOf(each))}
        look="flex-1 justify-center"
      />
      <Stepper
        label={messages.piecesOf[kind]}
        hint={kind === 'counted' ? hintOf(waiting) : undefined}
        {...(kind === 'counted' ? { name: 'counted', first: stock, least: 0 } : { name: 'change', first: 0, least: 1 })}
        value={pieces}
        onChange={(typed) => {
          setPieces(typed)
          setWas(known)
        }}
      />
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
  /** Values with their words. */
  readonly choices: readonly (readonly [string, string])[]
  /** At first; the first of them where it is absent. */
  readonly chosen?: string
  readonly onChoose?: (value: string) => void
  readonly look?: string
}

function Choices({ legend, name, choices, chosen = choices[0]?.[0], onChoose, look = '' }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-bold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(([value, words]) => (
          <label key={value} className={`choice ${look}`}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              onChange={() => onChoose?.(value)}
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
