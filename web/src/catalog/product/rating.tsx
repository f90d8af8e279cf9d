import { Star } from '@baqala/kit/ui/icons.tsx'
import { messages } from '#messages/catalog'

export function Rating({ average }: { average: number }) {
  return (
    <span className="inline-flex items-center gap-1 font-bold text-ink">
      <Star aria-hidden size={16} className={average > 0 ? 'fill-saffron text-saffron' : 'text-ink-soft'} />
      {/* The specification (2) has the average beside the star, also if it is 0: to eyes and ears that is New. */}
      <span className="sr-only" aria-hidden={!(average > 0)}>
        {average > 0 ? messages.rated : '0 '}
      </span>
      {average > 0 ? average : <span className="font-normal text-ink-soft">{messages.unrated}</span>}
    </span>
  )
}
