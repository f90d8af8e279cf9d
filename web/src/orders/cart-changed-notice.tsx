import * as messages from './orders.messages.en.ts'

/** Explains that nothing was ordered because the cart has changed. The live region is always rendered, or it is not announced. */
export function CartChangedNotice({ changes }: { changes: readonly string[] }) {
  return (
    <div role="alert">
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
