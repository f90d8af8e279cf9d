import { inShopDigits } from '@baqala/contract/digits'
import { useQuery } from '@tanstack/react-query'
import { Dialog } from '@baqala/kit/ui/dialog.tsx'
import { callAdmin } from '../app/call-admin.ts'
import { Loaded } from '../app/loaded.tsx'
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
  const ledger = useQuery({
    queryKey: ['products', id, 'ledger'],
    queryFn: () => callAdmin('listStockLedger', { params: { id } }),
  })
  const product = ledger.data?.product
  const name = product ? inShopDigits(`${product.title} ${product.unit}`) : messages.title
  return (
    <Dialog title={name} onClose={onClose} isCloseQuiet>
      <Loaded query={ledger}>
        {(data) => (
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
        )}
      </Loaded>
    </Dialog>
  )
}
