import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { type Ask, callAdmin, CallFailed, changeAdmin, newKey, refresh } from '../api/calls.ts'
import { useForm, type Values } from '../ui/form.tsx'
import { offerUndo } from '../ui/undo-bar.tsx'
import { clock } from '../ui/words.ts'
import type { StockLedger } from './stock-ledger.tsx'
import { messages } from '#messages/stock'

export type StockChange = Ask<'changeStock'>['body']

/** A form that counts a product, or says what came or went. It offers to take that back. */
export function useStockForm(id: string, name: string, changeOf: (values: Values) => StockChange, onDone: () => void) {
  // One for all presses of the button: an answer may be lost on its way, and the change must not be made twice.
  const [key] = useState(newKey)
  const change = (body: StockChange, once: string) =>
    changeAdmin('products', 'changeStock', { params: { id }, body, key: once })
  const [isLost, setIsLost] = useState(false)
  const asNewest = useNewestCount(id)
  return useForm(async (values) => {
    const body = await asNewest(changeOf(values), isLost)
    const { stock, entry } = await change(body, key).catch((error: unknown) => {
      setIsLost(!(error instanceof CallFailed && error.status >= 400 && error.status < 500))
      throw error
    })
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

/**
 * Before a count is sent: the server takes what was sold since `was` off it, and would take off what a colleague wrote down, too. That
 * is said first; a second press says that the count is the newer one.
 */
function useNewestCount(id: string) {
  const [told, setTold] = useState<{ readonly was: number; readonly stock: number }>()
  return async (change: StockChange, isLost: boolean): Promise<StockChange> => {
    if (change.was === undefined) return change
    const was = change.was === told?.was ? told.stock : change.was
    // A count without an answer may be in the ledger itself: it is sent again as it was.
    if (isLost) return { ...change, was }
    const ledger = await callAdmin('listStockLedger', { params: { id } })
    const other = overtakenBy(ledger, was)
    if (other) {
      setTold({ was: change.was, stock: ledger.stock })
      await refresh('products')
      throw new CallFailed(messages.overtaken(other.who ?? '–', clock(other.at), other.left), 409)
    }
    return { ...change, was }
  }
}

/** The newest line that somebody wrote since the stock was `was`. Of an order it is no count: goods that were left out of it. */
function overtakenBy({ stock, entries }: StockLedger, was: number) {
  const oldest = stock === was ? -1 : entries.findIndex(({ left, change }) => left - change === was)
  const since = entries.slice(0, oldest + 1)
  return since.find(({ reason, order }) => order === null && (reason === 'counted' || reason === 'adjusted'))
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
