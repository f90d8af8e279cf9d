import type { ListedProduct } from '@baqala/contract/admin/products'
import { barcodeKey } from '@baqala/contract/barcode'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { toast } from '@baqala/kit/ui/toast.ts'
import { Link } from '@baqala/kit/ui/link.tsx'
import { Picture } from '@baqala/kit/ui/picture.tsx'
import { useDebounced } from '@baqala/kit/ui/use-debounced.ts'
import { paths, queryString } from '../ui/paths.ts'
import { callAdmin, CallFailed, keepsLast } from '../api/calls.ts'
import { useMay } from '../session/use-session.ts'
import { wholeTitle } from '../ui/words.ts'
import { queryClient } from '../api/query-client.ts'
import { ScanField, TypedCode } from '../scan/scan-field.tsx'
import { messages } from '#messages/goods'

interface FindProductProps {
  /** The address of a product that was found, such as its dialog. */
  readonly addressOf: (productId: string) => string
  /** Whether that dialog is open. */
  readonly isPaused: boolean
  /** Beside a product in the list, such as its price. */
  readonly fact: (product: ListedProduct) => ReactNode
}

const listOf = (q: string) => ({
  queryKey: ['products', 'found', q],
  queryFn: () => callAdmin('listProducts', { query: { q } }),
})

/** Finds a product by whatever is known of it. A code that is scanned opens it at once. */
export function FindProduct({ addressOf, isPaused, fact }: FindProductProps) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [missing, setMissing] = useState('')
  const wanted = useDebounced(text.trim(), 200)
  const { data, isError } = useQuery({ ...listOf(wanted), ...keepsLast, enabled: wanted !== '' })
  const found = wanted === '' ? undefined : data?.products

  async function open(code: string) {
    setMissing('')
    try {
      const { products } = await queryClient.fetchQuery({ ...listOf(code), staleTime: 2_000 })
      const product = products.find((each) => isCodeOf(each, code)) ?? (products.length === 1 ? products[0] : undefined)
      if (product) {
        setText('')
        return void navigate(addressOf(product._id))
      }
      if (products.length === 0) setMissing(code)
      setText(code)
    } catch (error) {
      if (error instanceof CallFailed) toast.failure(error.message)
    }
  }

  function type(typed: string) {
    setMissing('')
    setText(typed)
  }

  const mayAdd = useMay('catalog') && LIKE_A_CODE.test(missing)
  function sayFound(): ReactNode {
    if (missing) return messages.notFound(missing)
    if (isError) return <span className="font-bold text-tomato-ink">{messages.failed}</span>
    if (!found) return ''
    return found.length === 0 ? messages.nothingFound(wanted) : messages.found(found.length)
  }
  return (
    <div className="grid gap-3">
      <ScanField onCode={(code) => void open(code)} status={sayFound()} isPaused={isPaused}>
        {(opener, statusId) => (
          <TypedCode text={text} onText={type} onCode={(code) => void open(code)} statusId={statusId}>
            {opener}
          </TypedCode>
        )}
      </ScanField>
      {mayAdd && <ButtonLink to={newProduct(missing)} className="justify-self-start" text={messages.addIt} />}
      {found && found.length > 0 && <ProductLinks products={found} addressOf={addressOf} fact={fact} />}
    </div>
  )
}

// Words that were typed are a name, which the form asks for in both languages.
const LIKE_A_CODE = /^[\w.-]*\d[\w.-]*$/

/** The form of a new product with the code in it: as a barcode, or as the shop's own. */
function newProduct(code: string): string {
  return `${paths.products}/new${queryString({ [/^\d{8,14}$/.test(code) ? 'barcode' : 'sku']: code })}`
}

function isCodeOf({ sku, barcode }: ListedProduct, code: string): boolean {
  return code === sku || (barcode !== null && barcodeKey(barcode) === barcodeKey(code))
}

interface ProductLinksProps extends Pick<FindProductProps, 'addressOf' | 'fact'> {
  readonly products: readonly ListedProduct[]
}

/** Products, each with its picture, its name, and one fact at the end of the line. */
export function ProductLinks({ products, addressOf, fact }: ProductLinksProps) {
  return (
    <ul className="panel divide-y divide-line">
      {products.map((product) => (
        <li key={product._id}>
          <Link to={addressOf(product._id)} className="flex min-h-14 items-center gap-3 px-4 py-2 hover:bg-well">
            <Picture url={product.imageCover} alt="" className="max-w-12 shrink-0" />
            <span className="min-w-0 flex-1 text-pretty">
              <bdi className="font-bold">{wholeTitle(product)}</bdi>
              {product.isWithdrawn && <span className="text-ink-soft"> ({messages.withdrawn})</span>}
            </span>
            <span className="shrink-0 text-end">{fact(product)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
