import { messages } from '#messages/delivery'

/** A bar and its numbers; nothing where there are no places. */
export function Fullness({ taken, capacity }: { readonly taken: number; readonly capacity: number }) {
  if (capacity === 0) return null
  return (
    <span className="fullness">
      <span className="sr-only">{messages.placesTaken(taken, capacity)}</span>
      <span aria-hidden className="tabular text-sm">
        {`\u2066${taken}/${capacity}\u2069`}
      </span>
      <svg aria-hidden viewBox="0 0 100 6" preserveAspectRatio="none">
        <rect width="100" height="6" rx="3" className="fill-line" />
        <rect
          width={Math.min(100, (100 * taken) / capacity)}
          height="6"
          rx="3"
          className={taken >= capacity ? 'fill-tomato' : 'fill-leaf'}
        />
      </svg>
    </span>
  )
}
