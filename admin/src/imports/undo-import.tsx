import { Dialog } from '@baqala/kit/ui/dialog.tsx'
import { ErrorAlert } from '@baqala/kit/ui/error-alert.tsx'
import { Spinner } from '@baqala/kit/ui/spinner.tsx'
import type { Query } from '../app/addresses.tsx'
import { changeAdmin, useCall } from '../app/calls.ts'
import { Form, useForm } from '../app/form.tsx'
import { useImports } from './use-imports.ts'
import { messages } from '#messages/imports'

/** Says what undoing an import would do, and what it would overwrite, and does it. */
export function UndoImport({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { data: imports } = useImports()
  const ask = { params: { id }, isLong: true }
  const check = { ...ask, query: { check: 'true' } }
  const { data: wouldBe, error } = useCall('import-check', 'undoImport', check, { gcTime: 0, retry: false })
  const file = imports?.find(({ _id }) => _id === id)?.file ?? ''
  const isLossy = wouldBe !== undefined && wouldBe.changedSince.length > 0
  const form = useForm(async (proof) => {
    const query: Query = isLossy ? { overwrite: 'true' } : {}
    await changeAdmin(['imports', 'products'], 'undoImport', { ...ask, query }, proof)
    return messages.undoneNow
  }, onClose)
  const kinds = ['changed', 'withdrawn', 'counted'] as const
  return (
    <Dialog title={messages.undoTitle(file)} onClose={onClose}>
      <ErrorAlert message={error?.message} />
      {!wouldBe && !error && <Spinner />}
      {wouldBe && (
        <Form
          form={form}
          submit={isLossy ? messages.undoAnyway : messages.undo}
          look={isLossy ? 'danger' : 'leaf'}
          hasProof
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
        </Form>
      )}
    </Dialog>
  )
}
