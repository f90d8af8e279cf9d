import { PageSpinner } from '../ui/spinner.tsx'

const NOT_REACTS = { __html: '' }

/** A spinner; on a page just opened the cart itself, once build/early-cart.js has drawn it into the place kept for it. */
export function CartToCome() {
  return (
    <>
      <div id="early-cart" suppressHydrationWarning dangerouslySetInnerHTML={NOT_REACTS} />
      <div>
        <PageSpinner />
      </div>
    </>
  )
}
