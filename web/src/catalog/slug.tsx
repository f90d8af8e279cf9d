import * as messages from './catalog.messages.en.ts'

/** The short name of a category or brand in URLs. */
export function Slug({ children }: { children: string }) {
  return (
    <p className="text-ink-soft">
      {messages.slug}
      <span className="font-bold text-ink">{children}</span>
    </p>
  )
}
