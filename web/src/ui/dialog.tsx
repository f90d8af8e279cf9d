import { X } from './icons.tsx'
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** What else can be done, besides closing it. */
  readonly actions?: ReactNode
  readonly closeLabel?: string
  readonly className?: string
}

/** Stands over the page while it is mounted. The browser keeps the focus in, closes on Escape and hands the focus back. */
export function Dialog({ title, onClose, children, actions, closeLabel = 'Close', className = '' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  const close = () => dialog.current?.close()

  function closeFromOutside({ target, currentTarget }: MouseEvent) {
    if (target === currentTarget) close()
  }

  return (
    // Escape does for the keyboard what a click beside the dialog does for the mouse.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeFromOutside}
      className={`dialog ${className}`}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5 sm:p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="min-w-0 pt-1.5 text-2xl">
            {title}
          </h2>
          <button
            type="button"
            aria-label="Dismiss"
            title="Dismiss"
            onClick={close}
            className="round-button shrink-0 hover:bg-leaf-tint"
          >
            <X aria-hidden />
          </button>
        </div>
        {children}
        <div className="flex flex-wrap justify-end gap-3">
          {actions}
          <button type="button" onClick={close} className="button button-leaf">
            {closeLabel}
          </button>
        </div>
      </div>
    </dialog>
  )
}
