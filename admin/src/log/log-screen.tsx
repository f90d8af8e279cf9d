import { inShopDigits } from '@baqala/contract/arabic'
import { clockWords } from '@baqala/kit/language/cairo-time.ts'
import { Button } from '@baqala/kit/ui/button.tsx'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { useQueryParams } from '../ui/paths.ts'
import { fieldName } from '../goods/field-name.ts'
import { SearchForm } from '../ui/search-form.tsx'
import { type AdminReply, keepsLast, useCall } from '../api/calls.ts'
import { Field, SelectField } from '../ui/form.tsx'
import { BeforeAfter, Loaded, Pager, Table } from '../ui/screen-parts.tsx'
import { moment, shortDay } from '../ui/words.ts'
import { messages } from '#messages/log'

type Entry = AdminReply<'listLog'>['entries'][number]

/** The log, the newest first. The search and the page stand in the address. */
export function LogScreen() {
  const query = useQueryParams()
  const log = useCall('log', 'listLog', { query }, keepsLast)
  const select = (name: 'who' | 'kind') => ({ name, label: messages[name], className: 'min-w-36 flex-1' })
  return (
    <>
      <ScreenTitle>{messages.title}</ScreenTitle>
      <SearchForm className="mt-4 flex flex-wrap items-end gap-3">
        <SelectField {...select('who')} options={optionsOf(messages.everybody, query.who, log.data?.people)} />
        <SelectField {...select('kind')} options={optionsOf(messages.everything, query.kind, log.data?.kinds)} />
        <Field name="what" label={messages.sought} className="min-w-40 flex-1" />
        <Button type="submit" text={messages.find} />
      </SearchForm>
      <Loaded query={log} failureText={messages.failed} className="mt-5">
        {(data) => (
          <>
            <Table
              className="panel mt-5"
              rows={data.entries}
              empty={messages.empty}
              // Entries of one moment differ in nothing else that is sure to be unique.
              keyOf={({ at }, place) => `${at} ${place}`}
              columns={[
                { head: messages.at, className: 'whitespace-nowrap text-ink-soft', cell: ({ at }) => moment(at) },
                { head: messages.who, cell: ({ who }) => <bdi>{who}</bdi> },
                { head: messages.what, cell: (entry) => <Deed {...entry} /> },
                { head: messages.change, cell: (entry) => <Difference {...entry} /> },
              ]}
            />
            <Pager {...data} />
          </>
        )}
      </Loaded>
    </>
  )
}

/** People and kinds are chosen from those who appear; the one of the address stands there before they are known. */
function optionsOf(all: string, chosen = '', found: readonly string[] = []): readonly (readonly [string, string])[] {
  const words = new Map(Object.entries(messages.kinds))
  const shown = chosen === '' || found.includes(chosen) ? found : [chosen, ...found]
  return [['', all], ...shown.map((each) => [each, words.get(each) ?? each] as const)]
}

// Done to oneself alone: the name stands beside them.
const OWN_DEEDS = ['signed in', 'invitation accepted', 'own password changed', 'second factor set up', 'PIN set']

function Deed({ what, about }: Pick<Entry, 'what' | 'about'>) {
  const deeds = new Map(Object.entries(messages.deeds))
  const name = about.id === 'shop' ? messages.kinds.shop : inShopDigits(withDayAndClocks(about.name))
  return (
    <>
      <span className="font-bold">{deeds.get(what) ?? what}</span> {!OWN_DEEDS.includes(what) && <bdi>{name}</bdi>}
    </>
  )
}

function Difference({ what, before, after }: Pick<Entry, 'what' | 'before' | 'after'>) {
  const [was, is] = [factsOf(before), factsOf(after)]
  if (what === 'order shortened') return <LeftOut facts={is} />
  const facts = new Map(Object.entries(messages.facts))
  const hasChanged = (name: string) => (was.get(name) ?? '') !== (is.get(name) ?? '')
  const names = [...new Set([...was.keys(), ...is.keys()])].filter(hasChanged)
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <span className="text-ink-soft">{facts.get(name) ?? fieldName(name)}:</span>{' '}
          {was.has(name) ? <BeforeAfter from={was.get(name)} to={is.get(name)} /> : <bdi>{is.get(name)}</bdi>}
        </li>
      ))}
    </ul>
  )
}

/** The server names the goods in the language of the reader alone. */
function LeftOut({ facts }: { readonly facts: ReadonlyMap<string, string> }) {
  const fact = (name: string) => facts.get(name) ?? ''
  return messages.leftOut(fact('pieces'), fact('of'), fact('title') || fact('titleAr'))
}

/** The facts of one side as text; one without a value is empty. The address of a picture tells nobody anything. */
function factsOf(side: unknown): Map<string, string> {
  if (typeof side !== 'object' || side === null) return new Map()
  const words = new Map(Object.entries(messages.values))
  return new Map(
    Object.entries({ ...side, picture: '' }).map(([name, value]) => {
      const text = factInWords(name, value)
      return [name, words.get(`${name} ${text}`) ?? withDayAndClocks(text)]
    }),
  )
}

function factInWords(name: string, value: string | number | boolean | null): string {
  if (name === 'difference' && Number(value) > 0) return `+${value}`
  // The server counts places from 0.
  return name === 'position' ? String(Number(value) + 1) : String(value ?? '')
}

/** Days and clocks as their reader writes them; the server writes 2026-12-04 23:35, 10:00–12:00, and moments in UTC. */
function withDayAndClocks(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)) return moment(text)
  if (!/^(\d{4}-\d{2}-\d{2}(?= |$)|\d\d:\d\d–)/.test(text)) return text
  return text.replace(/^\d{4}-\d{2}-\d{2}/, shortDay).replace(/\d\d:\d\d/g, clockWords)
}
