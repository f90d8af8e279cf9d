import type { Product } from '@baqala/contract/catalog'
import { useId } from 'react'
import { messages } from '#messages/product'
import './pack-texts.css'

const TEXTS = ['ingredients', 'origin', 'storage', 'nutrition'] as const

/** The texts of the pack, if the shop has them: our own addition, absent from the specification's server. */
export function PackTexts({ product }: { product: Product }) {
  const headingId = useId()
  const texts = TEXTS.flatMap((key) => {
    const text = product[`${key}Ar`] ?? product[key]
    return text ? [{ key, text }] : []
  })
  if (texts.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="panel pack-texts">
      <h2 id={headingId} className="text-xl sm:text-2xl">
        {messages.aboutTheProduct}
      </h2>
      <dl>
        {texts.map(({ key, text }) => (
          <div key={key}>
            <dt>{messages[key]}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
