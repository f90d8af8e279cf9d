import type { ListedProduct } from '@baqala/contract/admin/products'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { Section } from '@baqala/kit/ui/section.tsx'
import { paths, useQueryParams, useOpenDialog } from '../ui/paths.ts'
import { ChoiceLinks, Loaded, Pager } from '../ui/screen-parts.tsx'
import { inCairo } from '../ui/words.ts'
import { UndoBar } from '../ui/undo-bar.tsx'
import { FindProduct, ProductLinks } from '../goods/find-product.tsx'
import { useProducts } from '../goods/use-products.ts'
import { StockDialog } from './stock-dialog.tsx'
import { messages } from '#messages/stock'

const LISTS = ['low', 'soldOut', 'uncounted'] as const
type ListName = (typeof LISTS)[number]

const ASKS = { low: { low: 'true' }, soldOut: { state: 'sold out' }, uncounted: { uncounted: 'true' } } as const
const shortDay = inCairo({ day: 'numeric', month: 'short' })

/** Scan a product and count it; below, the lists of what to count. The dialog of a product is an address below this one. */
export function StockScreen() {
  const query = useQueryParams()
  const list = LISTS.find((each) => each === query.list) ?? 'low'
  const addressOf = (productId: string) => `${paths.stock}/${productId}?list=${list}`
  const { id, close } = useOpenDialog(`${paths.stock}?list=${list}`)

  return (
    <>
      <ScreenTitle>{messages.title}</ScreenTitle>
      <div className="mt-4 grid gap-4">
        <FindProduct addressOf={addressOf} isPaused={id !== undefined} fact={({ stock }) => messages.pieces(stock)} />
        <CountingList key={list} list={list} page={id ? '1' : (query.page ?? '1')} addressOf={addressOf} />
      </div>
      <UndoBar />
      {id && <StockDialog key={id} id={id} onClose={close} />}
    </>
  )
}

interface CountingListProps {
  readonly list: ListName
  readonly page: string
  readonly addressOf: (productId: string) => string
}

function CountingList({ list, page, addressOf }: CountingListProps) {
  const products = useProducts({ ...ASKS[list], page })
  return (
    <Section title={messages.toCount} titleClass="text-xl font-extrabold">
      <ChoiceLinks
        label={messages.toCount}
        choices={LISTS.map((name) => [name, messages.lists[name]])}
        chosen={list}
        linkTo={(name) => `${paths.stock}?list=${name}`}
        className="mt-2 mb-3 flex flex-wrap gap-1"
      />
      <Loaded query={products} failureText={messages.failed}>
        {(data) => (
          <>
            {data.products.length === 0 ? (
              <p className="panel p-5">{messages.emptyLists[list]}</p>
            ) : (
              <ProductLinks products={data.products} addressOf={addressOf} fact={(each) => factOf(each, list)} />
            )}
            <Pager {...data} />
          </>
        )}
      </Loaded>
    </Section>
  )
}

function factOf({ stock, lastCountedAt }: ListedProduct, list: ListName): string {
  if (list !== 'uncounted') return messages.pieces(stock)
  return lastCountedAt === null ? messages.neverCounted : messages.countedOn(shortDay(lastCountedAt))
}
