import type { Product } from '@baqala/contract/catalog'
import { Section } from '@baqala/kit/ui/section.tsx'
import { messages } from '#messages/product'
import './pack-texts.css'

const TEXTS = ['ingredients', 'origin', 'storage', 'nutrition'] as const

/** The texts of the pack, if the shop has them: our own addition, absent from the specification's server. */
export function PackTexts({ product }: { product: Product }) {
  const texts = TEXTS.flatMap((key) => {
    const text = product[`${key}Ar`] ?? product[key]
    return text ? [{ key, text }] : []
  })
  if (texts.length === 0) return null
  return (
    <Section title={messages.aboutTheProduct} titleClass="text-xl sm:text-2xl" className="panel pack-texts">
      <dl>
        {texts.map(({ key, text }) => (
          <div key={key}>
            <dt>{messages[key]}</dt>
            {/* A number and its unit stay in one line: "0 g". */}
            <dd className="whitespace-pre-line">{text.replace(/(\d) (?=[\p{L}°])/gu, '$1\u00a0')}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
