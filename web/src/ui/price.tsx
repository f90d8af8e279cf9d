import { messages } from '@baqala/kit/messages'
import { egp, egpWithPiastres } from './egp.ts'

interface PriceProps {
  readonly product: { readonly price: number; readonly priceAfterDiscount?: number | null | undefined }
  readonly size?: keyof typeof SIZES
  /** For lists beside the specification's, in the form of amounts that it does not fix. */
  readonly hasPiastres?: boolean
}

const SIZES = {
  small: { now: 'text-base', before: 'text-sm' },
  usual: { now: 'text-lg sm:text-xl', before: 'text-sm' },
  large: { now: 'text-3xl', before: 'text-xl' },
}

export function Price({ product: { price, priceAfterDiscount }, size = 'usual', hasPiastres = false }: PriceProps) {
  const amount = hasPiastres ? egpWithPiastres : egp
  const { now, before } = SIZES[size]
  const look = `leading-tight font-extrabold ${now}`
  if (priceAfterDiscount == null) return <span className={look}>{amount(price)}</span>
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <del className={`${before} leading-tight font-semibold text-tomato-ink decoration-2`}>
        <span className="sr-only">{messages.priceBefore}</span>
        {amount(price)}
      </del>
      <span className={look}>
        <span className="sr-only">{messages.priceNow}</span>
        {amount(priceAfterDiscount)}
      </span>
    </span>
  )
}
