import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { Field } from '@baqala/kit/ui/field.tsx'
import { Link } from '@baqala/kit/ui/link.tsx'
import { LoadFailed } from '@baqala/kit/ui/load-failed.tsx'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { PageSpinner } from '@baqala/kit/ui/spinner.tsx'
import { toast } from '@baqala/kit/ui/toast.ts'
import { addresses } from '../app/addresses.ts'
import { callAdmin, CallFailed } from '../app/call-admin.ts'
import { amountOf } from '../app/money.ts'
import { queryClient } from '../app/query-client.ts'
import type { ScreenProps } from '../app/use-session.ts'
import { UndoBar, type Undoable } from '../app/undo-bar.tsx'
import { wholeTitle } from '../app/in-language.ts'
import { changesOf, type Values } from './drafts.ts'
import { ProductForm, Section, valuesOf } from './product-form.tsx'
import { ProductPictures } from './product-pictures.tsx'
import { PriceInPlace, StockInPlace } from './product-row.tsx'
import { refreshProducts, useProduct, type Product } from './use-products.ts'
import { messages } from '#messages/products'

/** A product of the shop. Pictures, price and stock are changed at once, all else with the form. */
export function KnownProduct({ session }: ScreenProps) {
  const { id = '' } = useParams()
  const { data: product, isError, error, refetch } = useProduct(id)
  if (product) return <ProductOnSale key={id} product={product} session={session} />
  if (!isError) return <PageSpinner />
  const isGone = error instanceof CallFailed && error.status === 404
  return <LoadFailed text={isGone ? messages.notFound : messages.failed} onRetry={() => void refetch()} />
}

function ProductOnSale({ product, session }: ScreenProps & { readonly product: Product }) {
  const { _id: id, isWithdrawn } = product
  const [loaded, setLoaded] = useState(product)
  const [done, setDone] = useState<Undoable>()
  // Who changed other parts here, such as a picture, has seen the texts; who reads them changed by somebody else has not.
  const isSeen = Object.keys(changesOf(valuesOf(loaded), valuesOf(product))).length === 0
  const base = isSeen ? product : loaded

  function show(changed: Product) {
    queryClient.setQueryData(['products', 'one', id], changed)
    setLoaded(changed)
    void refreshProducts()
  }

  async function save(changed: Values) {
    if (Object.keys(changed).length === 0) {
      toast.success(messages.nothingChanged)
      return
    }
    // A product that moves to another category names its place there.
    const moves = changed.category !== undefined && { subcategory: changed.subcategory ?? base.subcategory.name }
    const body = { ...moves, ...changed, updatedAt: base.updatedAt }
    show(await callAdmin('changeProduct', { params: { id }, body }))
    toast.success(messages.saved)
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ScreenTitle>{wholeTitle(product)}</ScreenTitle>
        <div className="flex flex-wrap gap-3">
          {!isWithdrawn && (
            <a href={`/product/${id}`} className="button button-quiet">
              {messages.inShop}
            </a>
          )}
          <Link to={`${addresses.productLabels}?ids=${id}`} className="button button-quiet">
            {messages.printLabel}
          </Link>
          {!isWithdrawn && <SaleButton id={id} name="withdrawProduct" onDone={show} />}
        </div>
      </div>
      {isWithdrawn && (
        <div className="panel flex flex-wrap items-center justify-between gap-3 p-4">
          <p className="font-bold text-tomato-ink">{messages.isOffSale}</p>
          <SaleButton id={id} name="sellProduct" onDone={show} />
        </div>
      )}
      <Section title={messages.pictures}>
        <ProductPictures product={product} onUndoable={setDone} />
      </Section>
      <Section title={messages.selling}>
        <PriceAndStock product={product} session={session} onDone={setDone} />
      </Section>
      <ProductForm id={id} values={valuesOf(base)} onSave={save} />
      <UndoBar done={done} onClose={() => setDone(undefined)} />
    </div>
  )
}

interface PriceAndStockProps extends ScreenProps {
  readonly product: Product
  readonly onDone: (done: Undoable) => void
}

function PriceAndStock({ product, session: { may }, onDone }: PriceAndStockProps) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      <div>
        <dt className="font-bold">{messages.price}</dt>
        <dd>
          <PriceInPlace product={product} mayChange={may.includes('catalog')} onDone={onDone} />
        </dd>
      </div>
      <div>
        <dt className="font-bold">{messages.stock}</dt>
        <dd>
          <StockInPlace product={product} mayChange={may.includes('stock')} onDone={onDone} />
        </dd>
      </div>
    </dl>
  )
}

interface SaleButtonProps {
  readonly id: string
  readonly name: 'withdrawProduct' | 'sellProduct'
  readonly onDone: (product: Product) => void
}

/** Takes the product off sale or puts it back. Each undoes the other, so neither asks first. */
function SaleButton({ id, name, onDone }: SaleButtonProps) {
  const isWithdrawal = name === 'withdrawProduct'
  async function change() {
    try {
      onDone(await callAdmin(name, { params: { id } }))
      toast.success(isWithdrawal ? messages.withdrawn : messages.soldAgain)
    } catch (error) {
      if (error instanceof Error) toast.failure(error.message)
    }
  }
  return (
    <button
      type="button"
      onClick={() => void change()}
      className={`button ${isWithdrawal ? 'button-danger' : 'button-leaf'}`}
    >
      {isWithdrawal ? messages.withdraw : messages.sellAgain}
    </button>
  )
}

const AMOUNTS = ['price', 'priceAfterDiscount', 'stock']

/** A product that the shop has not. Its pictures come once it is there. */
export function NewProduct() {
  const navigate = useNavigate()
  async function save(typed: Values) {
    const filled = Object.entries(typed).filter(([, value]) => value !== '')
    const fields = filled.map(([name, value]) => [name, AMOUNTS.includes(name) ? amountOf(value) : value])
    const { _id } = await callAdmin('addProduct', { body: Object.fromEntries(fields) as Record<string, never> })
    await refreshProducts()
    toast.success(messages.added)
    void navigate(`${addresses.products}/${_id}`, { replace: true })
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ScreenTitle>{messages.newTitle}</ScreenTitle>
      <ProductForm
        id="new"
        values={{}}
        onSave={save}
        sellingFields={AMOUNTS}
        selling={(first) => <NewAmounts first={first} />}
      />
    </div>
  )
}

function NewAmounts({ first }: { readonly first: Values }) {
  const field = (name: string) => ({ name, defaultValue: first[name], autoComplete: 'off', dir: 'ltr' })
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Field {...field('price')} label={messages.price} inputMode="decimal" required />
      <Field {...field('priceAfterDiscount')} label={messages.salePrice} inputMode="decimal" hint={messages.noSale} />
      <Field {...field('stock')} label={messages.pieces} inputMode="numeric" />
    </div>
  )
}
