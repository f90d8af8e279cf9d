import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { dateFormat } from '@baqala/kit/language/date-format.ts'
import { Link } from '@baqala/kit/ui/link.tsx'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { callAdmin, type AdminReply } from '../app/call-admin.ts'
import { Loaded } from '../app/loaded.tsx'
import { Table } from '../app/table.tsx'
import { messages } from '#messages/searches'

const SPANS = [7, 30, 90] as const
const moment = dateFormat({ dateStyle: 'medium', timeZone: 'Africa/Cairo' })

/** Words that shoppers typed and did not find: goods that are missing, or names that the search does not know. */
export function SearchesScreen() {
  const asked = Number(new URLSearchParams(useLocation().search).get('days'))
  const days = SPANS.find((span) => span === asked) ?? 30
  const searches = useQuery({
    queryKey: ['searches', days],
    queryFn: () => callAdmin('listUnfound', { query: { days: String(days) } }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <ScreenTitle>{messages.title}</ScreenTitle>
      <p className="mt-1 text-pretty text-ink-soft">{messages.explained}</p>
      <nav aria-label={messages.span} className="mt-4 flex flex-wrap gap-2">
        {SPANS.map((span) => (
          <Link
            key={span}
            to={`?days=${span}`}
            aria-current={span === days ? 'page' : undefined}
            className={`button ${span === days ? 'button-leaf' : 'button-quiet'}`}
          >
            {messages.lastDays(span)}
          </Link>
        ))}
      </nav>
      <Loaded query={searches} failed={messages.failed} className="mt-5">
        {(data) => <Searches searches={data} />}
      </Loaded>
    </>
  )
}

function Searches({ searches }: { readonly searches: AdminReply<'listUnfound'> }) {
  if (searches.length === 0) return <p className="panel mt-5 p-6">{messages.empty}</p>
  return (
    <div className="panel mt-5">
      <Table heads={[messages.typed, messages.howOften, messages.lastTime]}>
        {searches.map(({ typed, times, lastAt }) => (
          <tr key={typed}>
            <td className="font-bold">
              <bdi>{typed}</bdi>
            </td>
            <td className="tabular">{messages.times(times)}</td>
            <td className="text-ink-soft">{moment(new Date(lastAt))}</td>
          </tr>
        ))}
      </Table>
    </div>
  )
}
