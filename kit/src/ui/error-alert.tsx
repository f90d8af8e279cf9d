import { useEffect, useRef } from 'react'
import { CircleAlert } from './icons.tsx'

/** A red error box. The live region is always rendered, so that screen readers announce a message that appears. */
export function ErrorAlert({ message }: { message: string | undefined }) {
  const alert = useRef<HTMLDivElement>(null)
  // On a phone the pressed button is far below it.
  useEffect(() => {
    if (message) alert.current?.scrollIntoView({ block: 'nearest' })
  }, [message])
  return (
    <div role="alert" ref={alert} className="scroll-mt-24">
      {message && (
        <p className="mt-5 flex items-start gap-2 rounded-field border-2 border-tomato-ink bg-tomato-tint px-4 py-3 font-bold text-tomato-ink">
          <CircleAlert aria-hidden size={20} className="mt-0.5 shrink-0" />
          {message}
        </p>
      )}
    </div>
  )
}
