import { CircleAlert, CircleCheck, HeartOff } from './icons.tsx'
import { useStore } from '../api/store.ts'
import { toasts, type Tone } from './toast.ts'
import { messages } from '#messages/ui'

const TONES = {
  success: { icon: CircleCheck, className: 'bg-toast-success' },
  failure: { icon: CircleAlert, className: 'bg-toast-failure' },
  removal: { icon: HeartOff, className: 'bg-toast-failure' },
} satisfies Record<Tone, unknown>

/** Specification 8: at the top right in any writing direction. The live region is always rendered, so that toasts are announced. */
export function Toaster() {
  return (
    <div
      className="toaster"
      role="log"
      aria-live="polite"
      aria-relevant="additions"
      aria-label={messages.notifications}
    >
      {useStore(toasts).map(({ id, tone, text }) => {
        const { icon: Icon, className } = TONES[tone]
        return (
          <div key={id} ref={putBelowBar} data-tone={tone} className={`toast ${className}`}>
            <Icon aria-hidden size={20} className="shrink-0" />
            <p>{text}</p>
          </div>
        )
      })}
    </div>
  )
}

/** The bar has one row or two, is higher with large text, and may have scrolled away; in the shop a line can stand below it. */
function putBelowBar(toast: HTMLElement | null): void {
  const bar = [...document.querySelectorAll('header, #below-bars')].at(-1)?.getBoundingClientRect()
  toast?.parentElement?.style.setProperty('--below-bar', `${bar?.bottom}px`)
}
