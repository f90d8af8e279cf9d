import { useState } from 'react'
import { LOW_STOCK } from '@baqala/contract/admin/limits'
import { amountOf } from '@baqala/contract/typed-amount'
import type { Listed, Sellable } from '../goods/use-products.ts'
import { useCall } from '../api/calls.ts'
import { useMay } from '../session/use-session.ts'
import { Field } from '../ui/form.tsx'
import { InPlace, InPlaceForm, typedOver } from '../ui/in-place.tsx'
import { dateWords, wholeTitle } from '../ui/words.ts'
import { hintOf, stockAsRead, useStockForm } from './use-stock-form.ts'
import { messages } from '#messages/stock'

/** The stock. Staff with the right can enter a count here. */
export function StockInPlace({ product }: { readonly product: Sellable }) {
  const { stock } = product
  const mayChange = useMay('stock')
  const word = stock === 0 ? messages.isSoldOut : stock <= LOW_STOCK ? messages.isLow : ''
  const shown = (
    <span>
      <span className="font-bold">{stock}</span>{' '}
      {word && <span className="text-sm font-bold text-tomato-ink">{word}</span>}
    </span>
  )
  if (!mayChange) return shown
  return (
    <InPlace label={messages.changeStock(wholeTitle(product))} shown={shown}>
      {(close) => <CountForm product={product} onClose={close} />}
    </InPlace>
  )
}

function CountForm({ product, onClose }: { readonly product: Sellable; readonly onClose: () => void }) {
  const ledger = useCall('products', 'listStockLedger', { params: { id: product._id } })
  // The stock that was known when the number was typed. The list's own may be old, and then the count stands as it is.
  const [was, setWas] = useState<number>()
  const changeOf = ({ counted = '' }) => ({ counted: amountOf(counted), ...(was !== undefined && { was }) })
  const form = useStockForm(product._id, wholeTitle(product), changeOf, onClose)
  const label = messages.piecesOf.counted
  return (
    <InPlaceForm form={form} onClose={onClose}>
      <Field
        name="counted"
        label={label}
        hint={hintOf(ledger.data?.waiting ?? 0)}
        inputMode="numeric"
        defaultValue={product.stock}
        onChange={() => setWas(stockAsRead(ledger))}
        {...typedOver}
      />
    </InPlaceForm>
  )
}

export function CountedStock({ product }: { readonly product: Listed }) {
  const { lastCountedAt } = product
  return (
    <>
      <StockInPlace product={product} />
      <p className="text-sm text-ink-soft">
        {lastCountedAt === null ? messages.neverCounted : messages.countedOn(dateWords(lastCountedAt))}
      </p>
    </>
  )
}
