/** Nothing was sent: the cart is no longer the one the shopper saw. It stands in the page from the start, to be announced. */
export function CartChangedNotice({ changes }: { changes: readonly string[] }) {
  return (
    <div role="alert">
      {changes.length > 0 && (
        <div className="mt-4 rounded-field border-2 border-saffron bg-well px-4 py-3">
          <p className="font-extrabold">Your cart has changed, so nothing was ordered yet.</p>
          <ul className="mt-1 list-disc ps-5">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          <p className="mt-1">Look at it once more and press again.</p>
        </div>
      )}
    </div>
  )
}
