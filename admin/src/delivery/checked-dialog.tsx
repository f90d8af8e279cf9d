import type { ReactNode } from 'react'
import { FormDialog } from '../app/form-dialog.tsx'
import { TouchedOrders } from './touched-orders.tsx'
import type { useCheckedForm } from './use-delivery.ts'
import { messages } from '#messages/delivery'

interface CheckedDialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly about?: string
  readonly form: ReturnType<typeof useCheckedForm>
  readonly children: ReactNode
}

/** Names the orders that the change would touch above its button, which then says so too. */
export function CheckedDialog({ form, children, ...dialog }: CheckedDialogProps) {
  const { touched, onChange } = form
  return (
    <FormDialog {...dialog} form={form} submit={touched ? messages.saveAnyway : messages.save} onChange={onChange}>
      {children}
      {touched && <TouchedOrders orders={touched} />}
    </FormDialog>
  )
}
