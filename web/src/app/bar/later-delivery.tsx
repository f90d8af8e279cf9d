import { afterLoad, laterPart } from '@baqala/kit/ui/later-part.ts'

// The first screen has the network to itself until then.
const DeliveryPromise = laterPart(async () => (await import('./delivery-promise.tsx')).DeliveryPromise, afterLoad)

/** The delivery that is promised, in a place that keeps its room. */
export function LaterDelivery({ className }: { readonly className: string }) {
  return (
    <div className={className}>
      <DeliveryPromise />
    </div>
  )
}
