import { useNavigate, useParams } from 'react-router'
import { Link } from '@baqala/kit/ui/link.tsx'
import { addresses } from '../app/addresses.ts'
import { useAsked } from '../app/asked.tsx'
import { egp } from '../app/money.ts'
import { ScreenHead } from '../app/screen-parts.tsx'
import { FindProduct } from '../scan/find-product.tsx'
import { ChangeMany } from './change-many.tsx'
import { PriceChanges } from './price-changes.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { messages } from '#messages/prices'

const MANY = 'many'

/** Scan a product and change its price; below, the changes of the day. The dialogs are addresses below this one. */
export function PricesScreen() {
  const { id } = useParams()
  const navigate = useNavigate()
  const asked = useAsked()
  const close = () => void navigate(addresses.prices)
  return (
    <>
      <ScreenHead title={messages.title}>
        <Link to={`${addresses.prices}/${MANY}`} className="button button-quiet">
          {messages.changeMany}
        </Link>
      </ScreenHead>
      <div className="mt-4 grid gap-4">
        <FindProduct
          addressOf={(productId) => `${addresses.prices}/${productId}`}
          isPaused={id !== undefined}
          fact={({ price, priceAfterDiscount }) => egp(priceAfterDiscount ?? price)}
        />
        <PriceChanges query={id ? {} : asked} />
      </div>
      {id === MANY && <ChangeMany onClose={close} />}
      {id && id !== MANY && <PriceDialog key={id} id={id} onClose={close} />}
    </>
  )
}
