import { Picture } from '@baqala/kit/ui/picture.tsx'
import { Link } from '@baqala/kit/ui/link.tsx'
import { paths } from '@baqala/contract/paths'
import type { Product } from '@baqala/contract/catalog'
import { type FocusEvent, memo, useId, useRef } from 'react'
import { ButtonLink, RoundButton } from '@baqala/kit/ui/button.tsx'
import { ChevronRight } from '@baqala/kit/ui/icons.tsx'
import { useLanguage } from '@baqala/kit/language/language.ts'
import { Price } from '../ui/price.tsx'
import { cardTitle } from '../catalog/product-facts.ts'
import { prefetchOnRest } from '../catalog/catalog-queries.ts'
import { AddingSpinner, AddToCartButton } from '../cart/add-to-cart-button.tsx'
import type { Row } from './rows-of.ts'
import { messages as uiMessages } from '@baqala/kit/messages'
import { messages } from '#messages/rows'

/** Goods that scroll sideways below a heading: by a finger, by the focus, and with a mouse by two buttons. */
export const GoodsRow = memo(function GoodsRow({ heading, products, path }: Row) {
  useLanguage()
  const headingId = useId()
  const row = useRef<HTMLUListElement>(null)
  const arrow = <ChevronRight aria-hidden size={20} />
  const name = typeof heading === 'string' ? messages[heading] : heading.aisle

  /** Scrolls by nearly a window, so that the last card is seen again. */
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
          <RoundButton label={uiMessages.previous(name)} icon={arrow} onClick={() => scroll(-1)} />
          <RoundButton label={uiMessages.next(name)} icon={arrow} onClick={() => scroll(1)} />
        </div>
      </div>
      {/* A list without bullets is none for VoiceOver, unless it says so. */}
      {/* The links inside take the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul ref={row} role="list" className="goods-row-list" onFocus={bringIn}>
        {products.map((product) => (
          <GoodsCard key={product._id} product={product} />
        ))}
      </ul>
    </section>
  )
})

/** Brings in what the keyboard reaches in a row that scrolls sideways: browsers leave it half in view. */
export function bringIn({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** A product in a row of Home: smaller than a card of the list (specification 2), and without its heart. */
function GoodsCard({ product }: { readonly product: Product }) {
  const { _id, title, unit, category, imageCover } = product
  return (
    <li className="panel goods-card">
      <div className="goods-card-picture">
        <Picture url={imageCover} alt="" />
      </div>
      <div className="goods-card-text">
        <Link
          to={paths.productDetails(_id, category.name)}
          aria-label={title}
          title={title}
          {...prefetchOnRest(_id)}
          className="goods-card-title"
        >
          {cardTitle(title)}
        </Link>
        <p className="goods-card-price">
          <Price product={product} size="small" hasPiastres />
        </p>
        {unit && <p className="goods-card-unit">{unit}</p>}
      </div>
      <AddToCartButton product={product} className="goods-card-add" />
      <AddingSpinner productId={_id} />
    </li>
  )
}
