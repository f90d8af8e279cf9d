import type { StaffOrder } from '@baqala/contract/admin/staff-order'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@baqala/kit/ui/button.tsx'
import { Picture } from '@baqala/kit/ui/picture.tsx'
import { Section } from '@baqala/kit/ui/section.tsx'
import { useMay } from '../session/use-session.ts'
import { CountHere } from '../stock/count-here.tsx'
import { egp, inLanguage, wholeTitle } from '../ui/words.ts'
import { LeaveOut } from './leave-out.tsx'
import { messages } from '#messages/orders'

type Line = StaffOrder['lines'][number]

/** The goods of an order. Pickers leave out goods that are not on the shelf. */
export function OrderGoods({ order }: { readonly order: StaffOrder }) {
  const { lines, goods, method, state, mayMove } = order
  const isToPack = useMay('packing') && ['placed', 'paid', 'being packed'].includes(state)
  const mayCount = useMay('stock')
  const list = useRef<HTMLUListElement>(null)
  const [missing, setMissing] = useState<{ readonly line: Line; readonly at: number }>()
  // Below its line; in the place of one that is gone whole.
  const staysAt = lines.findIndex(({ product }) => product === missing?.line.product)
  const place = missing && mayCount ? (staysAt === -1 ? missing.at : staysAt + 1) : lines.length
  function close() {
    setMissing(undefined)
    list.current?.querySelectorAll<HTMLElement>('[aria-expanded]')[Math.max(0, place - 1)]?.focus()
  }
  const countOf = (line: Line) => (
    <CountHere key={`count ${line.product}`} id={line.product} title={wholeTitle(line)} onClose={close} />
  )
  const rows = lines.map((line, at) => (
    <GoodsLine
      // A product has a line for each price.
      key={`${line.product} ${line.price}`}
      line={line}
      order={order}
      mayLeaveOut={isToPack && method === 'cash'}
      onLeftOut={() => setMissing({ line, at })}
    />
  ))
  return (
    <Section level={3} titleClass="order-part" title={messages.goods(goods)}>
      <ul ref={list} className="divide-y divide-line">
        {/* One list: a line that changed to another would lose the focus. */}
        {[...rows.slice(0, place), missing && mayCount && countOf(missing.line), ...rows.slice(place)]}
      </ul>
      {isToPack && method === 'card' && (
        <p className="mt-2 text-sm text-ink-soft">
          {mayMove.includes('cancelled') ? messages.paidWhole : messages.paidWholeOfOthers}
        </p>
      )}
    </Section>
  )
}

interface GoodsLineProps {
  readonly line: Line
  readonly order: StaffOrder
  readonly mayLeaveOut: boolean
  readonly onLeftOut: () => void
}

function GoodsLine({ line, order, mayLeaveOut, onLeftOut }: GoodsLineProps) {
  const id = useId()
  const row = useRef<HTMLLIElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  // A line that was left out whole leaves the focus to the one beside it.
  useLayoutEffect(() => {
    const line = row.current
    return () => {
      if (!line?.contains(document.activeElement)) return
      const { nextElementSibling: next, previousElementSibling: before } = line
      // The question how many stand there is an item without an opener.
      focusOpener(next, next?.nextElementSibling, before)
    }
  }, [])
  function close() {
    setIsOpen(false)
    focusOpener(row.current)
  }
  return (
    // Escape is the keyboard's way to the button "Cancel", from the opener too, on which the focus stays.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={row}
      className="py-2"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        // Not the dialog, too.
        event.preventDefault()
        close()
      }}
    >
      {/* Large text leaves the room of a phone to the words. */}
      <div className="flex items-center gap-[min(0.75rem,3vw)]">
        <Picture url={line.picture} alt="" className="max-w-[min(3.5rem,15vw)] shrink-0 rounded-field bg-well p-1" />
        <div className="min-w-0 flex-1 items-center justify-between gap-3 sm:flex">
          <LineTitle line={line} />
          {mayLeaveOut && (
            <Button
              text={messages.notOnShelf}
              look="textLine"
              className="shrink-0 text-start text-sm"
              aria-label={messages.notOnShelfOf(wholeTitle(line))}
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={() => (isOpen ? close() : setIsOpen(true))}
            />
          )}
        </div>
        <Pieces count={line.count} />
      </div>
      {isOpen && mayLeaveOut && (
        <div id={id} ref={bringIntoView}>
          <LeaveOut order={order} line={line} onLeftOut={onLeftOut} onClose={close} />
        </div>
      )}
    </li>
  )
}

function Pieces({ count }: { readonly count: number }) {
  return (
    <p className="tabular min-w-[min(3rem,12vw)] text-end text-xl font-extrabold">
      <span className="sr-only">{messages.pieces}</span>
      {count}
      <span aria-hidden> ×</span>
    </p>
  )
}

function LineTitle({ line }: { readonly line: Line }) {
  return (
    <div>
      <p className="font-bold">
        <bdi>{inLanguage(line.title, line.titleAr)}</bdi>
      </p>
      <p className="text-sm text-ink-soft">
        <bdi>{inLanguage(line.unit, line.unitAr)}</bdi> · <bdi className="tabular">{egp(line.price)}</bdi>
      </p>
    </div>
  )
}

/** Focuses the first opener that these lines have. */
function focusOpener(...lines: readonly (Element | null | undefined)[]): void {
  const openers = lines.flatMap((line) => line?.querySelector<HTMLElement>('[aria-expanded]') ?? [])
  openers[0]?.focus()
}

/** On a low screen the form opens below the dialog's edge. */
function bringIntoView(form: HTMLElement | null): void {
  form?.scrollIntoView({ block: 'nearest' })
}
