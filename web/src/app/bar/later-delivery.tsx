import { createElement } from 'react'
import { useLater } from '@baqala/kit/ui/use-later.ts'
import { whenIdle } from '@baqala/kit/ui/when-idle.ts'

const loadPromise = async () => (await import('./delivery-promise.tsx')).DeliveryPromise

// The first screen has the network to itself until then.
function afterTheFirstScreen(callback: () => void) {
  if (document.readyState === 'complete') return whenIdle(callback)
  addEventListener('load', callback)
  return () => removeEventListener('load', callback)
}

/** The delivery that is promised, in a place that keeps its room. */
export function LaterDelivery({ className }: { readonly className: string }) {
  const promise = useLater(afterTheFirstScreen, loadPromise)
  return <div className={className}>{promise && createElement(promise)}</div>
}
