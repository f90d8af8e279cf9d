import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { Button, CrossButton } from './button.tsx'
import { messages } from '#messages/ui'
import './dialog.css'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** Further buttons beside the one that closes it. All of them stay in view below long content. */
  readonly actions?: ReactNode
  /** Stays in view above them. */
  readonly summary?: ReactNode
  readonly closeLabel?: string | undefined
  /** No other button is the one to press. */
  readonly isCloseMain?: boolean
  /** Escape, Back and a press beside it lose no edits: its buttons close it. Browsers close it at the second Escape in a row. */
  readonly isEdited?: boolean
  /** Called when they would have closed it. */
  readonly onKeptOpen?: () => void
  readonly className?: string
}

/** A modal dialog, open while mounted, which begins at its title. The browser traps the focus, closes it on Escape or Back of Android and restores the focus. */
export function Dialog({
  title,
  onClose,
  children,
  actions,
  summary,
  closeLabel = messages.close,
  isCloseMain = false,
  isEdited = false,
  onKeptOpen,
  className = '',
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Not on the cross, which the browser chooses: Enter would close what has just been opened.
    element?.querySelector('h2')?.focus()
    return () => element?.close()
  }, [])
  const close = () => dialog.current?.close()

  function keepOpen(event: SyntheticEvent) {
    event.preventDefault()
    onKeptOpen?.()
  }

  return (
    // The keyboard's equivalent of a click beside the dialog is Escape.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onCancel={isEdited ? keepOpen : undefined}
      onClick={(event) => event.target === event.currentTarget && (isEdited ? keepOpen(event) : close())}
      className={`dialog ${className}`}
    >
      <div className="dialog-body">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} tabIndex={-1} className="dialog-title min-w-0 pt-1.5 text-2xl outline-none">
            {title}
          </h2>
          <CrossButton label={messages.closeNamed(title)} onClick={close} className="shrink-0 hover:bg-leaf-tint" />
        </div>
        {children}
      </div>
      <div className={`dialog-foot ${actions ? 'dialog-foot-in-view' : ''}`}>
        {summary}
        <div className="flex flex-wrap justify-end gap-x-2 gap-y-3">
          {actions}
          <Button onClick={close} look={isCloseMain ? 'leaf' : 'quiet'} text={closeLabel} />
        </div>
      </div>
    </dialog>
  )
}
