import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { paths, useQueryParams, useOpenDialog } from '../ui/paths.ts'
import { ScreenHead } from '../ui/screen-parts.tsx'
import { UndoBar } from '../ui/undo-bar.tsx'
import { FindProduct } from '../goods/find-product.tsx'
import { ChangeMany } from './change-many.tsx'
import { Cost, PriceChanges } from './price-changes.tsx'
import { PriceDialog } from './price-form.tsx'
import { messages } from '#messages/prices'

const MANY = 'many'

/** Scan a product and change its price; below, the changes of the day. The dialogs are addresses below this one. */
export function PricesScreen() {
  const { id, close } = useOpenDialog(paths.prices)
  const asked = useQueryParams()
  return (
    <>
      <ScreenHead title={messages.title}>
        <ButtonLink to={`${paths.prices}/${MANY}`} text={messages.changeMany} />
      </ScreenHead>
      <div className="mt-4 grid grid-cols-1 gap-4">
        <FindProduct
          addressOf={(productId) => `${paths.prices}/${productId}`}
          isPaused={id !== undefined}
          fact={(product) => (
            <span className="block max-sm:max-w-20">
              <Cost prices={product} />
            </span>
          )}
        />
        <PriceChanges query={id ? {} : asked} />
      </div>
      <UndoBar />
      {id === MANY && <ChangeMany onClose={close} />}
      {id && id !== MANY && <PriceDialog key={id} id={id} onClose={close} />}
    </>
  )
}
