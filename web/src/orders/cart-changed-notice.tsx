import { useEffect, useRef } from 'react'
import * as messages from './orders.messages.en.ts'

/** Explains that nothing was ordered because the cart has changed. The live region is always rendered, or it is not announced. */
export function CartChangedNotice({ changes }: { changes: readonly string[] }) {
  const notice = useRef<HTMLDivElement>(null)
  // On a phone the pressed button is below the fold, and the notice above it.
  useEffect(() => {
    if (changes.length > 0) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [changes])
  return (
    <div role="alert" ref={notice} className="scroll-mt-24">
      {changes.length > 0 && (
        <div className="mt-4 rounded-field border-2 border-saffron bg-well px-4 py-3">
          <p className="font-extrabold">{messages.cartChanged}</p>
          <ul className="mt-1 list-disc ps-5">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          <p className="mt-1">{messages.reviewCart}</p>
        </div>
      )}
    </div>
  )
}
