import { Star } from '@baqala/kit/ui/icons.tsx'
import { messages } from '#messages/catalog'

export function Rating({ average }: { average: number }) {
  return (
    <span className="inline-flex items-center gap-1 font-bold text-ink">
      <Star aria-hidden size={16} className="fill-saffron text-saffron" />
      <span className="sr-only">{messages.rated}</span>
      {average}
    </span>
  )
}
