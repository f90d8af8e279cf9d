import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { queryString, useQueryParams } from '../ui/paths.ts'
import { keepsLast, useCall } from '../api/calls.ts'
import { ChoiceLinks, Loaded, Table } from '../ui/screen-parts.tsx'
import { dateWords } from '../ui/words.ts'
import { messages } from '#messages/searches'

const SPANS = [7, 30, 90] as const

/** Words that shoppers typed and did not find: goods that are missing, or names that the search does not know. */
export function SearchesScreen() {
  const asked = useQueryParams()
  const days = SPANS.find((span) => String(span) === asked.days) ?? 30
  const searches = useCall('searches', 'listUnfound', { query: { days: String(days) } }, keepsLast)
  return (
    <>
      <ScreenTitle>{messages.title}</ScreenTitle>
      <p className="mt-1 text-pretty text-ink-soft">{messages.explained}</p>
      <ChoiceLinks
        label={messages.span}
        choices={SPANS.map((span) => [span, messages.lastDays(span)])}
        chosen={days}
        linkTo={(span) => queryString({ days: span })}
        className="mt-4 flex flex-wrap gap-1"
      />
      <Loaded query={searches} failureText={messages.failed} className="mt-5">
        {(data) => (
          <Table
            className="panel mt-5"
            rows={data}
            keyOf={({ typed }) => typed}
            empty={messages.empty}
            columns={[
              { head: messages.typed, className: 'font-bold', cell: ({ typed }) => <bdi>{typed}</bdi> },
              { head: messages.howOften, className: 'tabular', cell: ({ times }) => messages.times(times) },
              { head: messages.lastTime, className: 'text-ink-soft', cell: ({ lastAt }) => dateWords(lastAt) },
            ]}
          />
        )}
      </Loaded>
    </>
  )
}
