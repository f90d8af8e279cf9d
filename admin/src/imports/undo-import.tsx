import { Dialog } from '@baqala/kit/ui/dialog.tsx'
import type { Query } from '../ui/paths.ts'
import { changeAdmin, useCall } from '../api/calls.ts'
import { Form, useForm } from '../ui/form.tsx'
import { Loaded } from '../ui/screen-parts.tsx'
import { useImports } from './use-imports.ts'
import { messages } from '#messages/imports'

/** Says what undoing an import would do, and what it would overwrite, and does it. */
export function UndoImport({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { data: imports } = useImports()
  const ask = { params: { id }, isLong: true }
  const check = { ...ask, query: { check: 'true' } }
  const wouldBe = useCall('import-check', 'undoImport', check, { gcTime: 0, retry: false })
  const file = imports?.find(({ _id }) => _id === id)?.file ?? ''
  const isLossy = wouldBe.data !== undefined && wouldBe.data.changedSince.length > 0
  const form = useForm(async (proof) => {
    const query: Query = isLossy ? { overwrite: 'true' } : {}
    await changeAdmin(['imports', 'products'], 'undoImport', { ...ask, query }, proof)
    return messages.undoneNow
  }, onClose)
  const press = isLossy ? ({ submit: messages.undoAnyway, look: 'danger' } as const) : { submit: messages.undo }
  const kinds = ['changed', 'withdrawn', 'counted'] as const
  return (
    <Dialog title={messages.undoTitle(file)} onClose={onClose}>
      <Loaded query={wouldBe}>
        {({ counts, changedSince }) => (
          <Form form={form} {...press} hasProof>
            <ul className="grid list-disc gap-1 ps-5">
              {kinds.map((kind) => counts[kind] > 0 && <li key={kind}>{messages.undoWould[kind](counts[kind])}</li>)}
            </ul>
            {isLossy && (
              <div className="rounded-field bg-tomato-tint p-4 text-tomato-ink">
                <p className="font-bold">{messages.changedSince(changedSince.length)}</p>
                <p className="max-h-40 overflow-y-auto">{changedSince.join(' · ')}</p>
              </div>
            )}
          </Form>
        )}
      </Loaded>
    </Dialog>
  )
}
