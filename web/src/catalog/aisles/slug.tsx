import { messages } from '#messages/filters'

/** The short name of a category or brand in URLs, which the specification shows (2): small, as few shoppers read it. */
export function Slug({ children }: { children: string }) {
  return (
    <p className="text-sm text-ink-soft">
      {messages.slug}
      <span>{children}</span>
    </p>
  )
}
