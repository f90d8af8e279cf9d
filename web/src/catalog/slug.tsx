import * as messages from './catalog.messages.en.ts'

/** The short name that a category or a brand has in addresses. */
export function Slug({ children }: { children: string }) {
  return (
    <p className="text-ink-soft">
      {messages.slug}
      <span className="font-bold text-ink">{children}</span>
    </p>
  )
}
