import { useEffect } from 'react'
import { messages as kitMessages } from '@baqala/kit/messages'
import { createStore, useStore } from '@baqala/kit/api/store.ts'
import { RoundButton } from '@baqala/kit/ui/button.tsx'
import { X } from '@baqala/kit/ui/icons.tsx'
import { PressButton } from '@baqala/kit/ui/press-button.tsx'
import { messages } from '#messages/ui'

/** A change that was just made, in words, and how it is taken back. */
type Undoable = Readonly<{ text: string; undo: () => Promise<unknown> }>

const offered = createStore<Undoable | undefined>(undefined)
const forget = () => offered.set(undefined)

/** Offers to take back the change that was just made, in place of the one before. Nothing, where the last one changed nothing. */
export const offerUndo = offered.set

/** Says what was just done on a screen, with a button that takes it back, until the next change or until somebody closes it. */
export function UndoBar() {
  const done = useStore(offered)
  useEffect(() => forget, [])
  return (
    <div role="status" className="floating-bar print:hidden">
      {done && (
        <div className="panel flex items-center gap-2 py-1 ps-4 pe-1">
          <p className="min-w-0 flex-1 py-1">
            <bdi>{done.text}</bdi>
          </p>
          <PressButton
            work={() => done.undo().then(forget)}
            said={messages.undone}
            look="none"
            className="admin-tab text-leaf-ink"
            text={messages.undo}
          />
          <RoundButton label={kitMessages.close} onClick={forget} icon={<X aria-hidden />} className="shrink-0" />
        </div>
      )}
    </div>
  )
}
