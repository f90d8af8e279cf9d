import { type ComponentType, createElement, useEffect, useState } from 'react'

// The first screen has the network to itself until then.
const DELAY_MS = 3000

interface LineProps {
  readonly className?: string
}

/** Says in the bar what delivery costs. Its code comes after the first screen. */
export function LaterDelivery({ className = '' }: LineProps) {
  const [line, setLine] = useState<ComponentType<LineProps>>()
  useEffect(() => {
    const begin = async () => {
      const { DeliveryLine } = await import('../delivery/delivery-line.tsx')
      setLine(() => DeliveryLine)
    }
    const timer = setTimeout(() => void begin().catch(() => {}), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return line && createElement(line, { className })
}
