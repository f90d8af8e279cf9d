import { Button } from '@baqala/kit/ui/button.tsx'
import { toast } from '@baqala/kit/ui/toast.ts'
import { dayAsText, type DayReport } from './day-text.ts'
import { messages } from '#messages/day'

/** Shares the report as a text, or copies it where the browser shares nothing. */
export function ShareDay({ report }: { readonly report: DayReport }) {
  const text = dayAsText(report)

  async function share() {
    try {
      // Some desks have no such function, whatever the types say.
      if (Reflect.has(navigator, 'share')) return await navigator.share({ text })
      await navigator.clipboard.writeText(text)
      toast.success(messages.copied)
    } catch (error) {
      // Somebody who closes the sheet does not want to share after all.
      if (!(error instanceof DOMException && error.name === 'AbortError')) toast.failure(messages.notShared)
    }
  }

  // On plain http browsers neither share nor copy; the text can be selected with one press.
  if (!window.isSecureContext)
    return (
      <details>
        <summary className="chart-summary">{messages.share}</summary>
        <p className="panel p-4 whitespace-pre-line select-all">{text}</p>
      </details>
    )
  return <Button onClick={() => void share()} text={messages.share} />
}
