import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { type Ask, changeAdmin, newKey } from '../api/calls.ts'
import { useForm, type Values } from '../ui/form.tsx'
import { offerUndo } from '../ui/undo-bar.tsx'
import { messages } from '#messages/stock'

export type StockChange = Ask<'changeStock'>['body']

/** A form that counts a product, or says what came or went. It offers to take that back. */
export function useStockForm(id: string, name: string, changeOf: (values: Values) => StockChange, onDone: () => void) {
  // One for all presses of the button: an answer may be lost on its way, and the change must not be made twice.
  const [key] = useState(newKey)
  const change = (body: StockChange, once: string) =>
    changeAdmin('products', 'changeStock', { params: { id }, body, key: once })
  return useForm(async (values) => {
    const { stock, entry } = await change(changeOf(values), key)
    if (entry === null) {
      offerUndo(undefined)
      return messages.asBefore(stock)
    }
    const undoKey = newKey()
    offerUndo({
      text: messages.changed(name, stock - entry.change, stock),
      // The undo takes back the difference: shoppers go on buying between the count and its undo.
      undo: () => change({ change: -entry.change, note: messages.undone }, undoKey),
    })
    return ''
  }, onDone)
}

/** The stock of a ledger that this form has read, for a count's `was`: an older one would take what was sold before off the count. */
export function stockAsRead(ledger: UseQueryResult<{ readonly stock: number }>): number | undefined {
  const { data, isSuccess, isFetchedAfterMount, isFetching } = ledger
  return isSuccess && isFetchedAfterMount && !isFetching ? data.stock : undefined
}

/** The hint beside a count, if pieces stand on the shelf that the stock no longer has. */
export function hintOf(waiting: number): string | undefined {
  return waiting > 0 ? messages.waiting(waiting) : undefined
}
