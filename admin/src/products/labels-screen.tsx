import { useLocation } from 'react-router'
import { Link } from '@baqala/kit/ui/link.tsx'
import { LoadFailed } from '@baqala/kit/ui/load-failed.tsx'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { PageSpinner } from '@baqala/kit/ui/spinner.tsx'
import { addresses } from '../app/addresses.ts'
import { ShelfLabel } from './shelf-label.tsx'
import { useProducts } from './use-products.ts'
import { messages } from '#messages/products'

const SIZES = ['58', '80', 'a4'] as const
type Size = (typeof SIZES)[number]

/** Labels for the shelf in both languages. Which products, and the paper, stand in the address. */
export function LabelsScreen() {
  const asked = new URLSearchParams(useLocation().search)
  const ids = asked.get('ids') ?? ''
  const size = SIZES.find((each) => each === asked.get('size')) ?? '58'
  const { data, isError, refetch } = useProducts({ ids })
  if (ids === '') return <p className="panel p-6">{messages.noLabels}</p>
  if (isError && !data) return <LoadFailed text={messages.failed} onRetry={() => void refetch()} />
  if (!data) return <PageSpinner />
  return (
    <>
      <div className="grid gap-4 print:hidden">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <ScreenTitle>{messages.labelsTitle}</ScreenTitle>
          <button type="button" onClick={() => print()} className="button button-leaf">
            {messages.print}
          </button>
        </div>
        <Sizes ids={ids} chosen={size} />
        <p className="text-sm text-ink-soft">{messages.labelsHint}</p>
      </div>
      <ul className={`shelf-labels shelf-labels-${size}`}>
        {data.products.map((product) => (
          <ShelfLabel key={product._id} product={product} />
        ))}
      </ul>
    </>
  )
}

function Sizes({ ids, chosen }: { readonly ids: string; readonly chosen: Size }) {
  return (
    <nav aria-label={messages.size} className="flex flex-wrap gap-1">
      {SIZES.map((size) => (
        <Link
          key={size}
          to={`${addresses.productLabels}?${new URLSearchParams({ ids, size }).toString()}`}
          aria-current={size === chosen ? 'page' : undefined}
          className="admin-tab aria-[current]:bg-leaf-tint aria-[current]:text-leaf-ink"
        >
          {messages.sizes[size]}
        </Link>
      ))}
    </nav>
  )
}
