import { Link } from '@baqala/kit/ui/link.tsx'
import { addresses } from '../app/addresses.ts'
import { Loaded, Table } from '../app/screen-parts.tsx'
import { summaryOf } from './summary.ts'
import { fileAddress, type KeptImport, useImports } from './use-imports.ts'
import { moment } from '../app/times.ts'
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
    <section aria-labelledby="earlier" className="mt-8">
      <h2 id="earlier" className="text-xl font-bold">
        {messages.earlier}
      </h2>
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
    </section>
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
            <Link to={`${addresses.import}/${_id}`} className="button button-quiet">
              {messages.undo}
            </Link>
          ) : (
            <span className="text-ink-soft">{messages.undone(undone.who)}</span>
          )}
        </div>
      </td>
    </tr>
  )
}
