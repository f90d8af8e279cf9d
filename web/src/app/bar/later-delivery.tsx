import { laterPart, whenIdle } from '@baqala/kit/ui/later-part.ts'

const DeliveryPromise = laterPart(
  async () => (await import('./delivery-promise.tsx')).DeliveryPromise,
  // The first screen has the network to itself until then.
  (callback) => {
    if (document.readyState === 'complete') return whenIdle(callback)
    addEventListener('load', callback)
    return () => removeEventListener('load', callback)
  },
)

/** The delivery that is promised, in a place that keeps its room. */
export function LaterDelivery({ className }: { readonly className: string }) {
  return (
    <div className={className}>
      <DeliveryPromise />
    </div>
  )
}
