import { Link } from 'react-router'
import { paths } from '@baqala/contract/paths'
import { counted } from './order-words.ts'
import type { Again } from './use-order-again.ts'

/** What went into the cart, and what did not and why. It stands in the page from the start, to be announced. */
export function OrderAgainNotice({ again }: { again: Again | undefined }) {
  return (
    <div role="status">
      {again && (
        <div
          className={`mt-3 rounded-field border-2 px-4 py-3 ${again.missing.length > 0 ? 'border-saffron bg-well' : 'border-leaf-ink bg-leaf-tint'}`}
        >
          <p className="font-extrabold">{saying(again)}</p>
          {again.missing.length > 0 && (
            <ul className="mt-1 list-disc ps-5">
              {again.missing.map(({ title, unit, why }) => (
                <li key={title + unit}>
                  <span className="font-bold">{title}</span>
                  {unit && <span className="text-sm text-ink-soft"> {unit}</span>}: {why}
                </li>
              ))}
            </ul>
          )}
          {again.added > 0 && (
            <p className="mt-2">
              <Link to={paths.cart} className="text-link">
                Look at your cart
              </Link>
            </p>
          )}
        </div>
      )}
    </div>
  )
}

function saying({ added, missing }: Again): string {
  if (added === 0) return 'Nothing of this order can be had now.'
  const some = `${counted(added, 'piece')} ${added === 1 ? 'is' : 'are'} in your cart again`
  return missing.length === 0 ? `${some}, at today's prices.` : `${some}. Not everything could be had:`
}
