import { useCall } from '../app/calls.ts'
import type { Undoable } from '../app/undo-bar.tsx'
import { ProductDialog, shelfName } from '../scan/product-dialog.tsx'
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
  return (
    <ProductDialog
      query={useCall('products', 'listStockLedger', { params: { id } })}
      title={messages.title}
      onClose={onClose}
      facts={({ stock, product: { sku, barcode } }) => (
        <>
          <span className="text-3xl font-extrabold">{stock}</span> {messages.onShelf}
          <br />
          <bdi dir="ltr" className="text-sm text-ink-soft">
            {[sku, barcode].filter(Boolean).join(' · ')}
          </bdi>
        </>
      )}
    >
      {({ product, stock, entries, hasMore }) => (
        <>
          <ChangeStock id={id} name={shelfName(product)} stock={stock} onDone={onDone} />
          <Ledger entries={entries} isShortened={hasMore} />
        </>
      )}
    </ProductDialog>
  )
}
