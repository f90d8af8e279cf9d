import type { ComponentProps } from 'react'
import { FormDialog } from '../ui/form-dialog.tsx'
import type { useCheckedForm } from './use-delivery.ts'
import { TouchedOrders } from './touched-orders.tsx'
import { messages } from '#messages/delivery'

type CheckedDialogProps = ComponentProps<typeof FormDialog> & { readonly form: ReturnType<typeof useCheckedForm> }

/** Names the orders that the change would touch above its button, which then says so too. */
export function CheckedDialog({ form, children, ...dialog }: CheckedDialogProps) {
  const { touched, onChange } = form
  return (
    <FormDialog {...dialog} form={form} submit={touched ? messages.saveAnyway : messages.save} onChange={onChange}>
      {children}
      {touched && (
        <div ref={bringIntoView}>
          <TouchedOrders orders={touched} />
        </div>
      )}
    </FormDialog>
  )
}

/** On a phone they come below the edge of the dialog, and the second press would do what nobody has read. */
function bringIntoView(orders: HTMLElement | null): void {
  orders?.scrollIntoView({ block: 'start' })
}
