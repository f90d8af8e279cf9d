import { type ComponentProps, useState } from 'react'
import { Foot, Form } from './form.tsx'
import { Modal } from './modal.tsx'
import { messages } from '#messages/ui'

/**
 * A modal around a form whose buttons are in its foot, beside the one that leaves it, in view. Leaving is not called closing: in some
 * of them that closes the shop.
 */
export function ModalWithFoot({ closeLabel = messages.back, children, ...dialog }: ComponentProps<typeof Modal>) {
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  return (
    <Modal {...dialog} closeLabel={closeLabel} actions={<div ref={setFoot} className="flex *:grow empty:hidden" />}>
      <Foot value={foot}>{children}</Foot>
    </Modal>
  )
}

type FormDialogProps = ComponentProps<typeof Form> &
  Pick<ComponentProps<typeof Modal>, 'title' | 'onClose' | 'closeLabel'> & {
    /** Above the form. */
    readonly about?: string
  }

/** The whole dialog: some words and one form. */
export function FormDialog({ title, onClose, about, closeLabel, ...form }: FormDialogProps) {
  return (
    <ModalWithFoot title={title} onClose={onClose} closeLabel={closeLabel}>
      {about && <p className="text-ink-soft">{about}</p>}
      <Form {...form} />
    </ModalWithFoot>
  )
}
