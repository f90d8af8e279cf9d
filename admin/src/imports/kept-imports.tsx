import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { Section } from '@baqala/kit/ui/section.tsx'
import { paths } from '../ui/paths.ts'
import { Loaded, Table } from '../ui/screen-parts.tsx'
import { moment } from '../ui/words.ts'
import { summaryOf, fileAddress, type KeptImport, useImports } from './use-imports.ts'
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
                  { head: messages.file, className: 'font-bold break-words', cell: ({ file }) => <bdi>{file}</bdi> },
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
