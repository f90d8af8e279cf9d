import { Button } from '@baqala/kit/ui/button.tsx'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { asking, ChoiceLinks, useAsked } from '../app/addresses.tsx'
import { Loaded, ScreenHead } from '../app/screen-parts.tsx'
import { ShelfLabel } from './shelf-label.tsx'
import { useProducts } from './use-products.ts'
import { messages } from '#messages/products'

const SIZES = ['58', '80', 'a4'] as const

/** Labels for the shelf in both languages. Which products, and the paper, stand in the address. */
export function LabelsScreen() {
  const { ids = '', ...asked } = useAsked()
  const size = SIZES.find((each) => each === asked.size) ?? '58'
  const products = useProducts({ ids })
  if (ids === '')
    return (
      <>
        <ScreenTitle>{messages.labelsTitle}</ScreenTitle>
        <p className="panel mt-5 p-6">{messages.noLabels}</p>
      </>
    )
  return (
    <Loaded query={products} failed={messages.failed}>
      {(data) => (
        <>
          <div className="grid gap-4 print:hidden">
            <ScreenHead title={messages.labelsTitle}>
              <Button onClick={() => print()} look="leaf" text={messages.print} />
            </ScreenHead>
            <ChoiceLinks
              label={messages.size}
              choices={SIZES}
              chosen={size}
              linkTo={(each) => asking({ ids, size: each })}
              words={(each) => messages.sizes[each]}
            />
            <p className="text-sm text-ink-soft">{messages.labelsHint}</p>
          </div>
          <ul className={`shelf-labels shelf-labels-${size}`}>
            {data.products.map((product) => (
              <ShelfLabel key={product._id} product={product} />
            ))}
          </ul>
        </>
      )}
    </Loaded>
  )
}
