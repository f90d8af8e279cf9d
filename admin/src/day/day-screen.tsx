import { withThousands } from '@baqala/contract/money'
import { useNavigate } from 'react-router'
import { Button, RoundButton } from '@baqala/kit/ui/button.tsx'
import { ChevronRight } from '@baqala/kit/ui/icons.tsx'
import { toast } from '@baqala/kit/ui/toast.ts'
import { paths, useQueryParams } from '../ui/paths.ts'
import { type AdminReply, keepsLast, useCall } from '../api/calls.ts'
import { Loaded, NameLink, ScreenHead } from '../ui/screen-parts.tsx'
import { dayAfter } from '@baqala/contract/days'
import { egp, dayOf } from '../ui/words.ts'
import { DayCharts } from './day-charts.tsx'
import { DayGoods } from './day-goods.tsx'
import { ExportOrders } from './export-orders.tsx'
import { dayAsText, dayInWords, type DayReport } from './day-text.ts'
import { messages } from '#messages/day'

/** The report of a day. The day stands in the address; without one it is today. */
export function DayScreen({ session }: { readonly session: AdminReply<'getSession'> }) {
  const { day } = useQueryParams()
  const report = useCall('reports', 'getDayReport', { query: day === undefined ? {} : { day } }, keepsLast)
  return (
    <>
      <ScreenHead title={messages.title}>
        <ChooseDay day={day ?? dayOf()} />
      </ScreenHead>
      <Loaded query={report} failureText={messages.failed} className="mt-5">
        {(data) => (
          <>
            <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
              <h2 className="text-xl">{dayInWords(data.day)}</h2>
              <ShareDay report={data} />
            </div>
            <Figures report={data} />
            <Owed report={data} mayOpen={session.may.includes('orders')} />
            <div className="day-columns">
              <DayCharts report={data} />
              <DayGoods report={data} />
            </div>
          </>
        )}
      </Loaded>
      {session.may.includes('exports') && <ExportOrders key={day} day={day ?? dayOf()} />}
    </>
  )
}

function ChooseDay({ day }: { readonly day: string }) {
  const navigate = useNavigate()
  const show = (chosen: string) => void navigate(`?day=${chosen}`)
  const today = dayOf()
  return (
    <div className="flex flex-wrap items-center gap-1">
      <input
        type="date"
        aria-label={messages.day}
        value={day}
        max={today}
        // A day that is half typed is none.
        onChange={({ target }) => target.value !== '' && show(target.value)}
        className="field-input w-auto flex-[1_1_9rem] tabular"
      />
      <RoundButton
        label={messages.before}
        onClick={() => show(dayAfter(day, -1))}
        icon={<ChevronRight aria-hidden className="ltr:scale-[-1_1]" />}
      />
      <RoundButton
        label={messages.after}
        disabled={day >= today}
        onClick={() => show(dayAfter(day, 1))}
        icon={<ChevronRight aria-hidden className="rtl:scale-[-1_1]" />}
        className="disabled:opacity-40"
      />
    </div>
  )
}

function Figures({ report: { takings, standing } }: { readonly report: DayReport }) {
  const figures = [
    { name: messages.takings, figure: egp(takings.together), isMain: true },
    { name: messages.orders, figure: standing.orders, beside: egp(standing.total), isMain: true },
    { name: messages.cash, figure: egp(takings.cash) },
    { name: messages.card, figure: egp(takings.card) },
    {
      name: messages.refunds,
      figure: egp(takings.refunded),
      beside: takings.refundedByHand > 0 ? messages.anotherWay(egp(takings.refundedByHand)) : undefined,
    },
  ]
  return (
    <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(10.5rem,100%),1fr))] gap-3">
      {figures.map(({ name, figure, beside, isMain }) => (
        <div key={name} className="panel p-4">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className={`tabular font-bold ${isMain ? 'text-xl sm:text-2xl' : 'text-lg'}`}>
            {figure}
            {beside && <span className="block text-base font-normal text-ink-soft">{beside}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Payments that have to go back to shoppers, with links to their orders for staff who may open them. */
function Owed({ report, mayOpen }: { readonly report: DayReport; readonly mayOpen: boolean }) {
  const payments = report.owed ?? []
  if (payments.length === 0) return null
  const inEgp = payments.filter(({ currency }) => currency === 'egp').reduce((sum, { amount }) => sum + amount, 0)
  const others = payments.filter(({ currency }) => currency !== 'egp')
  const foreign = others.map(({ amount, currency }) => `${withThousands(amount)} ${currency.toUpperCase()}`)
  const amounts = [...(inEgp > 0 ? [egp(inEgp)] : []), ...foreign].join(' + ')
  const numbers = [...new Set(payments.map(({ number }) => number))]
  return (
    <p className="panel mt-3 flex flex-wrap items-center gap-x-4 px-4 py-2">
      <strong className="text-tomato-ink">{messages.owed(amounts)}</strong>
      {numbers.map((number) => (
        <NameLink key={number} to={mayOpen ? `${paths.orders}/${number}` : undefined} name={messages.order(number)} />
      ))}
    </p>
  )
}

/** Shares the report as a text, or copies it where the browser shares nothing. */
function ShareDay({ report }: { readonly report: DayReport }) {
  const text = dayAsText(report)

  async function share() {
    try {
      // Some desks have no such function, whatever the types say.
      if (Reflect.has(navigator, 'share')) return await navigator.share({ text })
      await navigator.clipboard.writeText(text)
      toast.success(messages.copied)
    } catch (error) {
      // Somebody who closes the sheet does not want to share after all.
      if (!(error instanceof DOMException && error.name === 'AbortError')) toast.failure(messages.notShared)
    }
  }

  // On plain http browsers neither share nor copy; the text can be selected with one press.
  if (!window.isSecureContext)
    return (
      <details>
        <summary className="chart-summary">{messages.share}</summary>
        <p className="panel p-4 whitespace-pre-line select-all">{text}</p>
      </details>
    )
  return <Button onClick={() => void share()} text={messages.share} />
}
