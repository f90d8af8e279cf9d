import { CircleAlert, CircleCheck, HeartOff } from './icons.tsx'
import { useSyncExternalStore } from 'react'
import { currentToasts, onToastsChange, type Tone } from './toast.ts'
import * as messages from './ui.messages.en.ts'

const LOOKS = {
  success: { icon: CircleCheck, className: 'bg-toast-success' },
  failure: { icon: CircleAlert, className: 'bg-toast-failure' },
  removal: { icon: HeartOff, className: 'bg-toast-failure' },
} satisfies Record<Tone, unknown>

/** Specification 8: physically top right in any writing direction. The live region exists from the start, so each toast is announced. */
export function Toaster() {
  const toasts = useSyncExternalStore(onToastsChange, currentToasts, currentToasts)
  return (
    <div
      className="toaster"
      role="log"
      aria-live="polite"
      aria-relevant="additions"
      aria-label={messages.notifications}
    >
      {toasts.map(({ id, tone, text }) => {
        const { icon: Icon, className } = LOOKS[tone]
        return (
          <div key={id} data-tone={tone} className={`toast ${className}`}>
            <Icon aria-hidden size={20} className="shrink-0" />
            <p>{text}</p>
          </div>
        )
      })}
    </div>
  )
}
