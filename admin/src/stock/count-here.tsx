import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@baqala/kit/ui/button.tsx'
import { SubmitButton } from '@baqala/kit/ui/forms/submit-button.tsx'
import { useCall } from '../api/calls.ts'
import { Form } from '../ui/form.tsx'
import { piecesIn, Stepper } from '../ui/stepper.tsx'
import { hintOf, stockAsRead, useStockForm } from './use-stock-form.ts'
import { messages } from '#messages/stock'

interface CountHereProps {
  readonly id: string
  readonly title: string
  readonly onClose: () => void
}

/** An item of a list that asks who stands at the shelf how many pieces there are, of a product that the shop goes on selling. */
export function CountHere({ id, title, onClose }: CountHereProps) {
  const ledger = useCall('products', 'listStockLedger', { params: { id } })
  const [pieces, setPieces] = useState('')
  // The stock that was known when the number was typed, as in the other counts.
  const [was, setWas] = useState<number>()
  const changeOf = ({ counted = '' }) => ({ counted: piecesIn(counted) ?? NaN, ...(was !== undefined && { was }) })
  const form = useStockForm(id, title, changeOf, onClose)
  function type(typed: string) {
    setPieces(typed)
    setWas(stockAsRead(ledger))
  }
  const { data } = ledger
  if (data?.stock === 0 && !form.isBusy) return null
  return (
    <li ref={data && bringIntoView} className={data ? 'pb-3' : 'absolute'}>
      <Form form={form} className={data && 'mt-2 grid grid-cols-[minmax(0,1fr)] gap-3 rounded-field bg-well p-4'}>
        {/* Before it is read, too: a screen reader says no words that come with their box. */}
        <p role="status">{data && messages.stillSold(data.stock, title)}</p>
        {data && (
          <>
            <Stepper
              label={messages.howManyStand}
              hint={hintOf(data.waiting)}
              name="counted"
              value={pieces}
              onChange={type}
              first={0}
              least={0}
            />
            <div className="flex flex-wrap gap-3">
              <SubmitButton isBusy={form.isBusy} text={messages.writeDown} />
              {/* The number is in the field before the press sends it. */}
              <Button
                type="submit"
                isBusy={form.isBusy}
                onClick={() => flushSync(() => type('0'))}
                text={messages.noneStands}
              />
              <Button onClick={onClose} text={messages.countLater} />
            </div>
          </>
        )}
      </Form>
    </li>
  )
}

/** It comes once the stock is read, on a low screen below the dialog's edge. */
function bringIntoView(item: HTMLElement | null): void {
  item?.scrollIntoView({ block: 'nearest' })
}
