import { Button } from '@baqala/kit/ui/button.tsx'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { asking, Pager, type Query, SearchForm, useAsked } from '../app/addresses.tsx'
import { type AdminReply, keepsLast, useCall } from '../app/calls.ts'
import { Field, SelectField } from '../app/form.tsx'
import { Loaded, Table } from '../app/screen-parts.tsx'
import { moment } from '../app/words.ts'
import { messages } from '#messages/log'

type Entry = AdminReply<'listLog'>['entries'][number]

/** The log, the newest first. What is looked for, and the page, stand in the address. */
export function LogScreen() {
  const query = useAsked()
  const log = useCall('log', 'listLog', { query }, keepsLast)

  return (
    <>
      <ScreenTitle>{messages.title}</ScreenTitle>
      <SearchForm className="mt-4 flex flex-wrap items-end gap-3">
        <SelectField
          name="who"
          label={messages.who}
          defaultValue={query.who}
          options={optionsOf(messages.everybody, query.who, log.data?.people)}
          className="min-w-36 flex-1"
        />
        <SelectField
          name="kind"
          label={messages.kind}
          defaultValue={query.kind}
          options={optionsOf(messages.everything, query.kind, log.data?.kinds)}
          className="min-w-36 flex-1"
        />
        <Field name="what" label={messages.what} defaultValue={query.what} className="min-w-40 flex-1" />
        <Button type="submit" text={messages.find} />
      </SearchForm>
      <Loaded query={log} failed={messages.failed} className="mt-5">
        {(data) => <Entries {...data} query={query} />}
      </Loaded>
    </>
  )
}

type Option = readonly [value: string, text: string]

/** People and kinds are chosen from those who appear; the one of the address stands there before they are known. */
function optionsOf(all: string, chosen = '', found: readonly string[] = []): readonly Option[] {
  const words = new Map(Object.entries(messages.kinds))
  const shown = chosen === '' || found.includes(chosen) ? found : [chosen, ...found]
  return [['', all], ...shown.map((each) => [each, words.get(each) ?? each] as const)]
}

interface EntriesProps extends Pick<AdminReply<'listLog'>, 'entries' | 'page' | 'hasMore'> {
  readonly query: Query
}

function Entries({ entries, page, hasMore, query }: EntriesProps) {
  if (entries.length === 0) return <p className="panel mt-5 p-6">{messages.empty}</p>
  return (
    <>
      <div className="panel mt-5">
        <Table heads={[messages.at, messages.who, messages.what, messages.change]}>
          {entries.map((entry, at) => (
            // Entries of one moment differ in nothing else that is sure to be unique.
            <EntryRow key={`${entry.at} ${at}`} entry={entry} />
          ))}
        </Table>
      </div>
      <Pager page={page} hasMore={hasMore} linkTo={(to) => asking({ ...query, page: to })} />
    </>
  )
}

function EntryRow({ entry: { at, who, what, about, before, after } }: { readonly entry: Entry }) {
  const deeds = new Map(Object.entries(messages.deeds))
  return (
    <tr>
      <td className="whitespace-nowrap text-ink-soft">{moment(at)}</td>
      <td>
        <bdi>{who}</bdi>
      </td>
      <td>
        <span className="font-bold">{deeds.get(what) ?? what}</span> <bdi>{about.name}</bdi>
      </td>
      <td>
        <Difference before={before} after={after} />
      </td>
    </tr>
  )
}

function Difference({ before, after }: Pick<Entry, 'before' | 'after'>) {
  const [was, is] = [factsOf(before), factsOf(after)]
  const facts = new Map(Object.entries(messages.facts))
  const names = [...new Set([...was.keys(), ...is.keys()])].filter((name) => was.get(name) !== is.get(name))
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <span className="text-ink-soft">{facts.get(name) ?? name}:</span>{' '}
          {was.has(name) && (
            <>
              <del>
                <bdi>{was.get(name)}</bdi>
              </del>{' '}
              →{' '}
            </>
          )}
          <bdi>{is.get(name)}</bdi>
        </li>
      ))}
    </ul>
  )
}

/** The facts of one side as text. A fact without a value is said to be none. */
function factsOf(side: unknown): Map<string, string> {
  if (typeof side !== 'object' || side === null) return new Map()
  return new Map(Object.entries(side).map(([name, value]) => [name, value === null ? messages.none : String(value)]))
}
