import { Star } from '../ui/icons.tsx'

export function Rating({ average }: { average: number }) {
  return (
    <span className="inline-flex items-center gap-1 font-bold text-ink">
      <Star aria-hidden size={16} className="fill-saffron text-saffron" />
      <span className="sr-only">Rated </span>
      {average}
    </span>
  )
}
