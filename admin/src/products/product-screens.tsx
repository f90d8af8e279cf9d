import { paths as shopPaths } from '@baqala/contract/paths'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { amountOf } from '@baqala/contract/typed-amount'
import { currentLanguage } from '@baqala/kit/language/language.ts'
import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { Section } from '@baqala/kit/ui/section.tsx'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { PressButton } from '@baqala/kit/ui/press-button.tsx'
import { paths, useQueryParams } from '../ui/paths.ts'
import { callAdmin, CallFailed, changeAdmin, isNotFound, refresh, useCall } from '../api/calls.ts'
import { Field, type Values } from '../ui/form.tsx'
import { wholeTitle } from '../ui/words.ts'
import { queryClient } from '../api/query-client.ts'
import { Loaded, ScreenHead } from '../ui/screen-parts.tsx'
import type { ScreenProps } from '../session/use-session.ts'
import { UndoBar } from '../ui/undo-bar.tsx'
import { changesOf, readDraft } from './drafts.ts'
import { ProductForm, fieldsOf, PANEL } from './product-form.tsx'
import { ProductPictures } from './product-pictures.tsx'
import { PriceInPlace } from '../prices/price-in-place.tsx'
import { StockInPlace } from '../stock/stock-in-place.tsx'
import type { Product } from '../goods/use-products.ts'
import { messages } from '#messages/products'

const AMOUNTS = ['price', 'priceAfterDiscount', 'stock']

/** A product of the shop. Pictures, price and stock are changed at once, all else with the form. */
export function ProductScreen({ session }: ScreenProps) {
  const { id = '' } = useParams()
  const found = useCall('products', 'getProduct', { params: { id } })
  return (
    <Loaded query={found} failureText={isNotFound(found.error) ? messages.notFound : messages.failed}>
      {(product) => <LoadedProduct key={id} product={product} session={session} />}
    </Loaded>
  )
}

function LoadedProduct({ product, session }: ScreenProps & { readonly product: Product }) {
  const { _id: id, isWithdrawn } = product
  const [loaded, setLoaded] = useState(() => readDraft(id).product ?? product)
  // If somebody else changed the texts meanwhile, the form stays with those it loaded, and the server refuses to save it.
  const hasSameTexts = Object.keys(changesOf(fieldsOf(loaded), fieldsOf(product))).length === 0
  const base = hasSameTexts ? product : loaded

  function showChanged(changed: Product) {
    queryClient.setQueryData(['products', 'getProduct', { params: { id } }], changed)
    void refresh('products')
  }

  async function save(changed: Values) {
    if (Object.keys(changed).length === 0) return messages.nothingChanged
    // A product that moves to another category names its place there.
    const moves = changed.category !== undefined && { subcategory: changed.subcategory ?? base.subcategory.name }
    const body = { ...moves, ...changed, updatedAt: base.updatedAt }
    const saved = await callAdmin('changeProduct', { params: { id }, body })
    setLoaded(saved)
    showChanged(saved)
    return messages.saved
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ScreenHead title={wholeTitle(product)}>
        <div className="flex flex-wrap gap-3">
          {!isWithdrawn && (
            <a
              href={session.shop + shopPaths.productDetails(id, product.category.name)}
              className="button button-quiet"
            >
              {messages.inShop}
            </a>
          )}
          <ButtonLink to={`${paths.reviews}?product=${id}`} text={messages.reviews} />
          <ButtonLink to={`${paths.productLabels}?ids=${id}`} text={messages.printLabel} />
          {!isWithdrawn && <WithdrawButton id={id} call="withdrawProduct" onDone={showChanged} />}
        </div>
      </ScreenHead>
      {isWithdrawn && (
        <div className="panel flex flex-wrap items-center justify-between gap-3 p-4">
          <p className="font-bold text-tomato-ink">{messages.isWithdrawn}</p>
          <WithdrawButton id={id} call="sellProduct" onDone={showChanged} />
        </div>
      )}
      <Section title={messages.pictures} className={PANEL}>
        <ProductPictures product={product} />
      </Section>
      <Section title={messages.selling} className={PANEL}>
        <PriceAndStock product={product} />
      </Section>
      <ProductForm id={id} product={base} onSave={save} onDiscard={() => setLoaded(product)} />
      <UndoBar />
    </div>
  )
}

function PriceAndStock({ product }: { readonly product: Product }) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      <div>
        <dt className="font-bold">{messages.price}</dt>
        <dd>
          <PriceInPlace product={product} />
        </dd>
      </div>
      <div>
        <dt className="font-bold">{messages.stock}</dt>
        <dd>
          <StockInPlace product={product} />
        </dd>
      </div>
    </dl>
  )
}

interface WithdrawButtonProps {
  readonly id: string
  readonly call: 'withdrawProduct' | 'sellProduct'
  readonly onDone: (product: Product) => void
}

/** Takes the product off sale or puts it back. Each undoes the other, so neither asks first. */
function WithdrawButton({ id, call, onDone }: WithdrawButtonProps) {
  const isWithdrawal = call === 'withdrawProduct'
  return (
    <PressButton
      work={async () => onDone(await callAdmin(call, { params: { id } }))}
      said={isWithdrawal ? messages.withdrawn : messages.soldAgain}
      look={isWithdrawal ? 'danger' : 'leaf'}
      text={isWithdrawal ? messages.withdraw : messages.sellAgain}
    />
  )
}

/** A product that the shop has not. Its pictures come once it is there. */
export function NewProduct() {
  const navigate = useNavigate()
  const { barcode, sku } = useQueryParams()
  async function save(typed: Values) {
    const { title, titleAr, price, category } = typed
    const needed = { [currentLanguage() === 'ar' ? 'titleAr' : 'title']: title || titleAr, price, category }
    const missing = Object.entries(needed).filter(([, value]) => !value?.trim())
    // The server would name one after the other.
    if (missing.length > 0) throw new CallFailed(messages.isNeeded, 400, ...missing.map(([name]) => name))
    const filled = Object.entries(typed).filter(([, value]) => value !== '')
    const fields = filled.map(([name, value]) => [name, AMOUNTS.includes(name) ? amountOf(value) : value])
    const body = Object.fromEntries(fields) as Record<string, never>
    const { _id } = await changeAdmin('products', 'addProduct', { body })
    void navigate(`${paths.products}/${_id}`, { replace: true })
    return messages.added
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ScreenTitle>{messages.newTitle}</ScreenTitle>
      <ProductForm
        id="new"
        told={{ ...(barcode && { barcode }), ...(sku && { sku }) }}
        onSave={save}
        selling={(typed) => <NewAmounts typed={typed} />}
      />
    </div>
  )
}

function NewAmounts({ typed }: { readonly typed: Values }) {
  const field = (name: string) => ({ name, defaultValue: typed[name] })
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Field {...field('price')} label={messages.price} inputMode="decimal" required />
      <Field {...field('priceAfterDiscount')} label={messages.salePrice} inputMode="decimal" hint={messages.noSale} />
      <Field {...field('stock')} label={messages.pieces} inputMode="numeric" />
    </div>
  )
}
