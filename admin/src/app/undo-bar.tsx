import { useState } from 'react'
import { X } from '@baqala/kit/ui/icons.tsx'
import { toast } from '@baqala/kit/ui/toast.ts'
import { messages } from '#messages/app'

/** A change that was just made, in words, and how it is taken back. */
export interface Undoable {
  readonly text: string
  readonly undo: () => Promise<unknown>
}

interface UndoBarProps {
  readonly done: Undoable | undefined
  readonly onClose: () => void
}

/** Says what was just done, with a button that takes it back. It stays until the next change, or until somebody closes it. */
export function UndoBar({ done, onClose }: UndoBarProps) {
  const [isBusy, setIsBusy] = useState(false)
  async function takeBack() {
    setIsBusy(true)
    try {
      await done?.undo()
      toast.success(messages.undone)
      onClose()
    } catch (error) {
      if (error instanceof Error) toast.failure(error.message)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <div role="status" className="undo-bar print:hidden">
      {done && (
        <div className="panel flex items-center gap-2 py-1 ps-4 pe-1">
          <p className="min-w-0 flex-1 py-1 wrap-anywhere">
            <bdi>{done.text}</bdi>
          </p>
          <button type="button" disabled={isBusy} onClick={() => void takeBack()} className="admin-tab text-leaf-ink">
            {messages.undo}
          </button>
          <button type="button" aria-label={messages.close} onClick={onClose} className="round-button shrink-0">
            <X aria-hidden />
          </button>
        </div>
      )}
    </div>
  )
}
