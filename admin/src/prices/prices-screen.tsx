import { useLocation, useNavigate, useParams } from 'react-router'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { addresses } from '../app/addresses.ts'
import { egp } from '../app/money.ts'
import { FindProduct } from '../scan/find-product.tsx'
import { PriceChanges } from './price-changes.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { messages } from '#messages/prices'

/** Scan a product and change its price; below, the changes of the day. The dialogs are addresses below this one. */
export function PricesScreen() {
  const { id } = useParams()
  const navigate = useNavigate()
  const { search } = useLocation()
  const close = () => void navigate(addresses.prices)
  return (
    <>
      <ScreenTitle>{messages.title}</ScreenTitle>
      <div className="mt-4 grid gap-4">
        <FindProduct
          addressOf={(productId) => `${addresses.prices}/${productId}`}
          isPaused={id !== undefined}
          fact={({ price, priceAfterDiscount }) => egp(priceAfterDiscount ?? price)}
        />
        <PriceChanges query={id ? {} : Object.fromEntries(new URLSearchParams(search))} />
      </div>
      {id && <PriceDialog key={id} id={id} onClose={close} />}
    </>
  )
}
