import type { ComponentProps } from 'react'
import { Dialog } from '@baqala/kit/ui/dialog.tsx'
import { Toaster } from '@baqala/kit/ui/toaster.tsx'

/** A dialog with toasts of its own: it lies over those of the page, which nobody sees then, and no screen reader says. */
export function Modal({ children, ...dialog }: ComponentProps<typeof Dialog>) {
  return (
    <Dialog {...dialog}>
      {children}
      <Toaster />
    </Dialog>
  )
}
