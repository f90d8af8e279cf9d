import { RoundButton } from '@baqala/kit/ui/button.tsx'
import { X } from '@baqala/kit/ui/icons.tsx'
import { PressButton } from '@baqala/kit/ui/press-button.tsx'
import { messages } from '#messages/app'

/** A change that was just made, in words, and how it is taken back. */
export interface Undoable {
  readonly text: string
  readonly undo: () => Promise<unknown>
}

/** Says what was just done, with a button that takes it back. It stays until the next change, or until somebody closes it. */
export function UndoBar({ done, onClose }: { readonly done: Undoable | undefined; readonly onClose: () => void }) {
  return (
    <div role="status" className="undo-bar print:hidden">
      {done && (
        <div className="panel flex items-center gap-2 py-1 ps-4 pe-1">
          <p className="min-w-0 flex-1 py-1 wrap-anywhere">
            <bdi>{done.text}</bdi>
          </p>
          <PressButton
            work={() => done.undo().then(onClose)}
            said={messages.undone}
            className="admin-tab text-leaf-ink"
          >
            {messages.undo}
          </PressButton>
          <RoundButton label={messages.close} onClick={onClose} icon={<X aria-hidden />} className="shrink-0" />
        </div>
      )}
    </div>
  )
}
