import type { ReactNode } from 'react'
import { Form } from '../app/form.tsx'
import { TouchedOrders } from './touched-orders.tsx'
import type { useCheckedForm } from './use-delivery.ts'
import { messages } from '#messages/delivery'

interface CheckedFormProps {
  readonly form: ReturnType<typeof useCheckedForm>
  readonly className?: string
  readonly children: ReactNode
}

/** Names the orders that the change would touch above its button, which then says so too. */
export function CheckedForm({ form, children, ...look }: CheckedFormProps) {
  const { touched, onChange } = form
  return (
    <Form {...look} form={form} submit={touched ? messages.saveAnyway : messages.save} onChange={onChange}>
      {children}
      {touched && <TouchedOrders orders={touched} />}
    </Form>
  )
}
