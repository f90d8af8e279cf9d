import type { ComponentProps } from 'react'
import { Dialog } from '@baqala/kit/ui/dialog.tsx'
import { Form } from './form.tsx'

interface FormDialogProps extends ComponentProps<typeof Form> {
  readonly title: string
  readonly onClose: () => void
  /** Above the form. */
  readonly about?: string
  readonly closeLabel?: string
}

/** A dialog with one form in it. */
export function FormDialog({ title, onClose, about, closeLabel, ...form }: FormDialogProps) {
  return (
    <Dialog title={title} onClose={onClose} closeLabel={closeLabel}>
      {about && <p className="text-ink-soft">{about}</p>}
      <Form {...form} />
    </Dialog>
  )
}
