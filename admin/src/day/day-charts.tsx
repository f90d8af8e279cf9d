import { clockWords } from '@baqala/kit/language/cairo-time.ts'
import { keepsLast, useCall } from '../api/calls.ts'
import { Loaded } from '../ui/screen-parts.tsx'
import { dayAfter } from '@baqala/contract/days'
import { egp, nameOf, ofDay } from '../ui/words.ts'
import { type ChartRow, DayLine, HourBars, Shares } from '../charts/chart.tsx'
import type { DayReport } from './day-text.ts'
import { messages } from '#messages/day'

const shortDay = ofDay({ day: 'numeric', month: 'short' })
// In days, of which the chosen one is the last.
const LINES = [7, 30] as const

/** The hours, ways of paying and categories of the day, and the takings of the days up to it. */
export function DayCharts({ report }: { readonly report: DayReport }) {
  const hasOrders = report.standing.orders > 0
  return (
    <>
      <section className="panel p-5">
        {hasOrders ? (
          <HourBars caption={messages.byHour} headings={[messages.hour, messages.orders]} rows={hoursOf(report)} />
        ) : (
          <p>{messages.nobodyOrdered}</p>
        )}
      </section>
      {hasOrders && (
        <section className="panel grid gap-6 p-5">
          <Shares
            caption={messages.byMethod}
            headings={[messages.method, messages.amount, messages.shareOf]}
            rows={report.byMethod.map(({ method, total }) => amountRow(messages.methods[method], total))}
          />
          <Shares
            caption={messages.byCategory}
            headings={[messages.category, messages.amount, messages.shareOf]}
            rows={report.byCategory.map(({ total, ...category }) => amountRow(nameOf(category), total))}
          />
        </section>
      )}
      <Lines day={report.day} />
    </>
  )
}

function Lines({ day }: { readonly day: string }) {
  const report = useCall('reports', 'getDaysReport', { query: { from: dayAfter(day, -29), to: day } }, keepsLast)
  return (
    <Loaded query={report} failureText={messages.linesFailed}>
      {({ days }) =>
        LINES.map((length) => (
          <section key={length} className="panel p-5">
            <DayLine
              caption={messages.lastDays[length]}
              headings={[messages.day, messages.takings]}
              rows={days.slice(-length).map((each) => amountRow(shortDay(each.day), each.together))}
            />
          </section>
        ))
      }
    </Loaded>
  )
}

/** All hours of a usual day, and all between the first and the last order. */
function hoursOf({ byHour }: DayReport): ChartRow[] {
  const hours = byHour.map(({ hour }) => hour)
  const [first, last] = [Math.min(9, ...hours), Math.max(21, ...hours)]
  const counts = new Map(byHour.map(({ hour, orders }) => [hour, orders]))
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const value = counts.get(first + at) ?? 0
    return { label: clockWords(`${first + at}:00`), value, text: messages.countOf(value) }
  })
}

function amountRow(label: string, value: number): ChartRow {
  return { label, value, text: egp(value) }
}
