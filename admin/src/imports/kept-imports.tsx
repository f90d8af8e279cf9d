import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { Section } from '@baqala/kit/ui/section.tsx'
import { addresses } from '../app/addresses.tsx'
import { Loaded, Table } from '../app/screen-parts.tsx'
import { moment } from '../app/words.ts'
import { summaryOf, fileAddress, type KeptImport, useImports } from './use-imports.ts'
import { messages } from '#messages/imports'

/** The last imports: what they did, as it was before, and the way back. */
export function KeptImports() {
  return (
    <Loaded query={useImports()} failed={messages.failed} className="mt-8">
      {(imports) => <ImportList imports={imports} />}
    </Loaded>
  )
}

function ImportList({ imports }: { readonly imports: readonly KeptImport[] }) {
  return (
    <Section title={messages.earlier} titleClass="text-xl font-bold" className="mt-8">
      <p className="text-ink-soft">{imports.length === 0 ? messages.noEarlier : messages.earlierHint}</p>
      {imports.length > 0 && (
        <div className="panel mt-3">
          <Table
            heads={[
              messages.at,
              messages.file,
              messages.did,
              messages.who,
              <span className="sr-only">{messages.undo}</span>,
            ]}
          >
            {imports.map((each) => (
              <ImportRow key={each._id} kept={each} />
            ))}
          </Table>
        </div>
      )}
    </Section>
  )
}

function ImportRow({ kept: { _id, at, who, file, counts, undone } }: { readonly kept: KeptImport }) {
  return (
    <tr>
      <td className="text-ink-soft sm:whitespace-nowrap">{moment(at)}</td>
      <td className="font-bold break-words">
        <bdi>{file}</bdi>
      </td>
      <td>{summaryOf(counts)}</td>
      <td>
        <bdi>{who}</bdi>
      </td>
      <td>
        <div className="flex flex-wrap items-center gap-2">
          {counts.changed + counts.withdrawn > 0 && (
            <a href={fileAddress('getBeforeImport', _id)} download className="text-link tall-link">
              {messages.before}
            </a>
          )}
          {undone === null ? (
            <ButtonLink to={`${addresses.import}/${_id}`} text={messages.undo} />
          ) : (
            <span className="text-ink-soft">{messages.undone(undone.who)}</span>
          )}
        </div>
      </td>
    </tr>
  )
}
