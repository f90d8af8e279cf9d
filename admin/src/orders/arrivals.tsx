import { useEffect, useRef, useState } from 'react'
import type { BoardOrder } from '@baqala/contract/admin/staff-order'
import { Button } from '@baqala/kit/ui/button.tsx'
import { messages } from './board.messages.ts'

// A card counts as seen once this part of it is in the window.
const HALF = 0.5

/** Leads to orders that came in since the board was opened: lists are by promised time, so they may stand outside of the window. */
export function Arrivals({ orders }: { readonly orders: readonly BoardOrder[] }) {
  const cards = orders.map(({ number }) => `order-${number}`)
  // The orders that were there, or have been in the window since.
  const known = useRef(new Set(cards))
  const [unseen, setUnseen] = useState<readonly string[]>([])
  const [first, ...others] = cards.filter((card) => unseen.includes(card))

  useEffect(() => {
    function look(entries: readonly IntersectionObserverEntry[]) {
      for (const { intersectionRatio, target } of entries) if (intersectionRatio >= HALF) known.current.add(target.id)
      const observed = entries.map(({ target }) => target.id)
      setUnseen((before) => [...new Set([...before, ...observed])].filter((card) => !known.current.has(card)))
    }
    const observer = new IntersectionObserver(look, { threshold: HALF })
    for (const { number } of orders) {
      const card = document.getElementById(`order-${number}`)
      if (card && !known.current.has(card.id)) observer.observe(card)
    }
    return () => observer.disconnect()
  }, [orders])

  function show() {
    const card = document.getElementById(first ?? '')
    card?.scrollIntoView({ block: 'center' })
    card?.querySelector('a')?.focus({ preventScroll: true })
  }

  return (
    <div role="status" className="floating-bar print:hidden">
      {first && (
        <Button onClick={show} look="leaf" className="lifted w-full" text={messages.arrivals(1 + others.length)} />
      )}
    </div>
  )
}
