import { memo, useId, useRef } from 'react'
import { ButtonLink, RoundButton } from '@baqala/kit/ui/button.tsx'
import { ChevronRight } from '@baqala/kit/ui/icons.tsx'
import { messages as uiMessages } from '@baqala/kit/messages'
import { useLanguage } from '@baqala/kit/language/language.ts'
import { GoodsCard } from './goods-card.tsx'
import type { Row } from './rows-of.ts'
import { messages } from '#messages/rows'

/** Goods that scroll sideways below a heading: by a finger, by the focus, and with a mouse by two buttons. */
export const GoodsRow = memo(function GoodsRow({ heading, products, path }: Row) {
  useLanguage()
  const headingId = useId()
  const row = useRef<HTMLUListElement>(null)
  const name = typeof heading === 'string' ? messages[heading] : heading.aisle

  /** By nearly a window, so that the last card is seen again. */
  function scroll(forwards: 1 | -1) {
    const { current } = row
    if (!current) return
    const toTheRight = getComputedStyle(current).direction === 'rtl' ? -forwards : forwards
    current.scrollBy({ left: toTheRight * (current.clientWidth - 200) })
  }

  return (
    <section aria-labelledby={headingId} className="goods-row">
      <div className="goods-row-head">
        <h2 id={headingId}>{name}</h2>
        <ButtonLink to={path} aria-label={messages.allOf(name)} look="text" text={messages.seeAll} />
        <div className="goods-row-steps">
          <RoundButton
            label={uiMessages.previous(name)}
            icon={<ChevronRight aria-hidden size={20} />}
            onClick={() => scroll(-1)}
          />
          <RoundButton
            label={uiMessages.next(name)}
            icon={<ChevronRight aria-hidden size={20} />}
            onClick={() => scroll(1)}
          />
        </div>
      </div>
      {/* A list without bullets is none for VoiceOver, unless it says so. */}
      <ul ref={row} role="list" className="goods-row-list">
        {products.map((product) => (
          <GoodsCard key={product._id} product={product} />
        ))}
      </ul>
    </section>
  )
})
