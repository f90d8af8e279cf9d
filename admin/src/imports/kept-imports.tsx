import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { Section } from '@baqala/kit/ui/section.tsx'
import { paths, type Query } from '../ui/paths.ts'
import { Loaded, Table } from '../ui/screen-parts.tsx'
import { moment } from '../ui/words.ts'
import { summaryOf, fileAddress, type KeptImport, lookAgain, useImports } from './use-imports.ts'
import { changeAdmin, useCall } from '../api/calls.ts'
import { Form, useForm } from '../ui/form.tsx'
import { ModalWithFoot } from '../ui/form-dialog.tsx'
import { messages } from '#messages/imports'

/** The last imports: what they did, as it was before, and the way back. */
export function KeptImports() {
  return (
    <Section title={messages.earlier} titleClass="text-xl font-bold" className="mt-8">
      <Loaded query={useImports()} failureText={messages.failed}>
        {(imports) => (
          <>
            <p className="text-ink-soft">{imports.length === 0 ? messages.noEarlier : messages.earlierHint}</p>
            {imports.length > 0 && (
              <Table
                className="panel mt-3"
                rows={imports}
                keyOf={({ _id }) => _id}
                columns={[
                  { head: messages.at, className: 'text-ink-soft sm:whitespace-nowrap', cell: ({ at }) => moment(at) },
                  { head: messages.file, className: 'font-bold', cell: ({ file }) => <bdi>{file}</bdi> },
                  { head: messages.did, cell: ({ counts }) => summaryOf(counts) },
                  { head: messages.who, cell: ({ who }) => <bdi>{who}</bdi> },
                  { head: <span className="sr-only">{messages.undo}</span>, cell: (kept) => <WaysBack kept={kept} /> },
                ]}
              />
            )}
          </>
        )}
      </Loaded>
    </Section>
  )
}

function WaysBack({ kept: { _id, counts, undone } }: { readonly kept: KeptImport }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {counts.changed + counts.withdrawn > 0 && (
        <a href={fileAddress('getBeforeImport', _id)} download className="text-link tall-link">
          {messages.before}
        </a>
      )}
      {undone === null ? (
        <ButtonLink to={`${paths.import}/${_id}`} text={messages.undo} />
      ) : (
        <span className="text-ink-soft">{messages.undone(undone.who)}</span>
      )}
    </div>
  )
}

/** Tells what undoing an import changes and overwrites, and undoes it. */
export function UndoImport({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { data: imports } = useImports()
  const ask = { params: { id }, isLong: true }
  const check = { ...ask, query: { check: 'true' } }
  const wouldBe = useCall('import-check', 'undoImport', check, { gcTime: 0, retry: false })
  const file = imports?.find(({ _id }) => _id === id)?.file ?? ''
  const isLossy = wouldBe.data !== undefined && wouldBe.data.changedSince.length > 0
  const form = useForm(async (proof) => {
    const query: Query = { seen: wouldBe.data?.seen ?? '', ...(isLossy && { overwrite: 'true' }) }
    const undoing = changeAdmin(['imports', 'products'], 'undoImport', { ...ask, query }, proof)
    await undoing.catch(lookAgain(wouldBe.refetch))
    return messages.undoneNow
  }, onClose)
  const press = isLossy ? ({ submit: messages.undoAnyway, look: 'danger' } as const) : { submit: messages.undo }
  const kinds = ['changed', 'withdrawn', 'counted'] as const
  return (
    <ModalWithFoot title={messages.undoTitle(file)} onClose={onClose}>
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
    </ModalWithFoot>
  )
}
