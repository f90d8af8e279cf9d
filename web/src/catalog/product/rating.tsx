import { Star } from '@baqala/kit/ui/icons.tsx'
import { messages } from '#messages/catalog'

export function Rating({ average }: { average: number }) {
  return (
    <span className="inline-flex items-center gap-1 font-bold text-ink">
      <Star aria-hidden size={16} className={average > 0 ? 'fill-saffron text-saffron' : 'text-ink-soft'} />
      <span className="sr-only">{messages.rated}</span>
      {/* The specification (2) shows the average beside the star, also if it is 0. */}
      {average > 0 ? average : <span className="sr-only">0 </span>}
      {!(average > 0) && <span className="font-normal text-ink-soft">{messages.unrated}</span>}
    </span>
  )
}
