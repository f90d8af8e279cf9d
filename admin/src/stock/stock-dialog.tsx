import { inShopDigits } from '@baqala/contract/digits'
import { useQuery } from '@tanstack/react-query'
import { Dialog } from '@baqala/kit/ui/dialog.tsx'
import { LoadFailed } from '@baqala/kit/ui/load-failed.tsx'
import { PageSpinner } from '@baqala/kit/ui/spinner.tsx'
import { callAdmin } from '../app/call-admin.ts'
import type { Undoable } from '../app/undo-bar.tsx'
import { ChangeStock } from './change-stock.tsx'
import { Ledger } from './ledger.tsx'
import { messages } from '#messages/stock'

interface StockDialogProps {
  readonly id: string
  readonly onClose: () => void
  readonly onDone: (change: Undoable | undefined) => void
}

/** A product with its stock, to count or to change, and the ledger of how it came to be. */
export function StockDialog({ id, onClose, onDone }: StockDialogProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['products', id, 'ledger'],
    queryFn: () => callAdmin('listStockLedger', { params: { id } }),
  })
  const name = data ? inShopDigits(`${data.product.title} ${data.product.unit}`) : messages.title
  return (
    <Dialog title={name} onClose={onClose} isCloseQuiet>
      {data ? (
        <>
          <div className="flex items-center gap-4">
            <img
              src={`${data.product.image}?w=240`}
              alt=""
              width={72}
              height={72}
              className="size-18 shrink-0 object-contain"
            />
            <p>
              <span className="text-3xl font-extrabold">{data.stock}</span> {messages.onShelf}
              <br />
              <bdi dir="ltr" className="text-sm text-ink-soft">
                {[data.product.sku, data.product.barcode].filter(Boolean).join(' · ')}
              </bdi>
            </p>
          </div>
          <ChangeStock id={id} name={name} stock={data.stock} onDone={onDone} />
          <Ledger entries={data.entries} isShortened={data.hasMore} />
        </>
      ) : error ? (
        <LoadFailed text={error.message} onRetry={() => void refetch()} />
      ) : (
        <PageSpinner />
      )}
    </Dialog>
  )
}
