import { useNavigate, useParams } from 'react-router'
import { Link } from '@baqala/kit/ui/link.tsx'
import { addresses } from '../app/addresses.ts'
import { CloseDay } from './close-day.tsx'
import { kindInWords, OpenDay } from './day-bar.tsx'
import { dayAfter, dayOf } from '../app/times.ts'
import { longDay, shortDay } from './days.ts'
import { RamadanDialog } from './ramadan-dialog.tsx'
import type { ShopDay, Shown } from './use-delivery.ts'
import { messages } from '#messages/delivery'

/** The days ahead that are not as usual. Days of Ramadan that follow one another are one line, which opens. */
export function DaysPart({ days }: Shown) {
  const { part, id } = useParams()
  const navigate = useNavigate()
  const close = () => void navigate(`${addresses.delivery}/days`)
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Link to={`${addresses.delivery}/days/close`} className="button button-quiet">
          {messages.closeSomeDay}
        </Link>
        <Link to={`${addresses.delivery}/ramadan`} className="button button-quiet">
          {messages.setRamadan}
        </Link>
      </div>
      <p className="mt-3 text-ink-soft">{days.length === 0 ? messages.allUsual : messages.aboutDays}</p>
      {days.length > 0 && (
        <ul className="panel mt-4 divide-y divide-line px-4">
          {inRuns(days).map((run) => (
            <Run key={run[0]?.day} days={run} />
          ))}
        </ul>
      )}
      {part === 'days' && id === 'close' && <CloseDay day={dayAfter(dayOf(), 1)} isDayAsked onClose={close} />}
      {part === 'ramadan' && <RamadanDialog onClose={close} />}
    </>
  )
}

function Run({ days }: { readonly days: readonly ShopDay[] }) {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return null
  if (days.length === 1) return <DayRow special={first} />
  return (
    <li>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-bold">
          {messages.ramadan(shortDay(first.day), shortDay(last.day), days.length)}
        </summary>
        <ul className="divide-y divide-line ps-4">
          {days.map((special) => (
            <DayRow key={special.day} special={special} />
          ))}
        </ul>
      </details>
    </li>
  )
}

function DayRow({ special }: { readonly special: ShopDay }) {
  const { day } = special
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-1">
      <p>
        <span className="font-bold">{longDay(day)}</span> <span className="text-ink-soft">{kindInWords(special)}</span>
      </p>
      <OpenDay day={day} aria-label={messages.asUsualOf(longDay(day))} className="text-link tall-link">
        {messages.asUsual}
      </OpenDay>
    </li>
  )
}

/** Days of Ramadan that follow one another together, every other day by itself. */
function inRuns(days: readonly ShopDay[]): readonly (readonly ShopDay[])[] {
  return days.reduce<ShopDay[][]>((runs, special) => {
    const run = runs.at(-1)
    const last = run?.at(-1)
    const follows = last?.kind === 'ramadan' && special.kind === 'ramadan' && dayAfter(last.day, 1) === special.day
    if (follows) run?.push(special)
    else runs.push([special])
    return runs
  }, [])
}
