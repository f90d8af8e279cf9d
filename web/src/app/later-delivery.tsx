import { createElement } from 'react'
import { useLater } from '@baqala/kit/ui/use-later.ts'

const loadLine = async () => (await import('../delivery/delivery-line.tsx')).DeliveryLine

// The first screen has the network to itself until then.
function afterThreeSeconds(callback: () => void) {
  const timer = setTimeout(callback, 3000)
  return () => clearTimeout(timer)
}

/** Says in the bar what delivery costs. */
export function LaterDelivery({ className = '' }: { readonly className?: string }) {
  const line = useLater(afterThreeSeconds, loadLine)
  return line && createElement(line, { className })
}
