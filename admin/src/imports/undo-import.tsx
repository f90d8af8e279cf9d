import { Dialog } from '@baqala/kit/ui/dialog.tsx'
import { ErrorAlert } from '@baqala/kit/ui/error-alert.tsx'
import { Spinner } from '@baqala/kit/ui/spinner.tsx'
import { SubmitButton } from '@baqala/kit/ui/submit-button.tsx'
import { toast } from '@baqala/kit/ui/toast.ts'
import { useImports, useUndo, useUndoPreview } from './use-imports.ts'
import { messages } from '#messages/imports'

/** Says what undoing an import would do, and what it would overwrite, and does it. */
export function UndoImport({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { data: imports } = useImports()
  const { data: wouldBe, error } = useUndoPreview(id)
  const undoing = useUndo(id, () => {
    toast.success(messages.undoneNow)
    onClose()
  })
  const file = imports?.find(({ _id }) => _id === id)?.file ?? ''
  const isLossy = wouldBe !== undefined && wouldBe.changedSince.length > 0
  const kinds = ['changed', 'withdrawn', 'counted'] as const
  return (
    <Dialog title={messages.undoTitle(file)} onClose={onClose}>
      <ErrorAlert message={error?.message ?? undoing.error?.message} />
      {!wouldBe && !error && <Spinner />}
      {wouldBe && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            undoing.mutate(isLossy)
          }}
          className="grid gap-4"
        >
          <ul className="grid list-disc gap-1 ps-5">
            {kinds
              .filter((kind) => wouldBe.counts[kind] > 0)
              .map((kind) => (
                <li key={kind}>{messages.undoWould[kind](wouldBe.counts[kind])}</li>
              ))}
          </ul>
          {isLossy && (
            <div className="rounded-field bg-tomato-tint p-4 text-tomato-ink">
              <p className="font-bold">{messages.changedSince(wouldBe.changedSince.length)}</p>
              <p className="max-h-40 overflow-y-auto">{wouldBe.changedSince.join(' · ')}</p>
            </div>
          )}
          <SubmitButton look={isLossy ? 'danger' : 'leaf'} isBusy={undoing.isPending} className="justify-self-start">
            {isLossy ? messages.undoAnyway : messages.undo}
          </SubmitButton>
        </form>
      )}
    </Dialog>
  )
}
