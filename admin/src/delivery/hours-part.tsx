import { paths, useQueryParams, useOpenDialog } from '../ui/paths.ts'
import { NameLink } from '../ui/screen-parts.tsx'
import { nameOf } from '../ui/words.ts'
import { hoursWords, weekdayName, WEEKDAYS } from './days.ts'
import { HoursDialog } from './hours-dialog.tsx'
import type { Planned, Round, Season, DeliverySettings } from './use-delivery.ts'
import { messages } from '#messages/delivery'

const SEASONS: readonly Season[] = ['usual', 'ramadan']

/** The week of each round. Weekdays with the same times stand in one line, and are changed together. */
export function HoursPart({ rounds, plans }: DeliverySettings) {
  const { id, close } = useOpenDialog(`${paths.delivery}/hours`)
  const { season: asked, days = '' } = useQueryParams()
  const round = rounds.find(({ _id }) => _id === id)
  const planOf = ({ _id }: Round, one: Season) => plans.filter((row) => row.round._id === _id && row.season === one)
  const season = SEASONS.find((each) => each === asked) ?? 'usual'
  return (
    <>
      <p className="mt-4 max-w-prose text-ink-soft">{messages.aboutHours}</p>
      {rounds.map((each) => (
        <section key={each._id} className="panel mt-4 p-3 sm:p-4">
          <h2 className="text-lg font-bold">
            <bdi>{nameOf(each)}</bdi>
          </h2>
          {SEASONS.map((one) => (
            <SeasonWeek key={one} round={each} season={one} plan={planOf(each, one)} />
          ))}
        </section>
      ))}
      {round && (
        <HoursDialog
          key={season + days}
          round={round}
          season={season}
          days={WEEKDAYS.filter((day) => days.includes(String(day)))}
          plan={planOf(round, season)}
          onClose={close}
        />
      )}
    </>
  )
}

interface SeasonWeekProps {
  readonly round: Round
  readonly season: Season
  readonly plan: readonly Planned[]
}

function SeasonWeek({ round, season, plan }: SeasonWeekProps) {
  return (
    <>
      <h3 className="mt-3 font-bold text-ink-soft">{messages.seasons[season]}</h3>
      <ul className="divide-y divide-line">
        {[...sameDays(plan)].map(([key, days]) => {
          const words = days.map(weekdayName).join(' ')
          const rows = plan.filter(({ weekday }) => weekday === days[0])
          return (
            <li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <p className="font-bold max-sm:basis-full sm:min-w-48">{words}</p>
              <div className="min-w-0 flex-1 basis-60">
                <TimesOfDay rows={rows} />
              </div>
              <NameLink
                to={`${paths.delivery}/hours/${round._id}?season=${season}&days=${days.join('')}`}
                label={messages.changeHours(nameOf(round), words)}
                name={messages.change}
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}

function TimesOfDay({ rows }: { readonly rows: readonly Planned[] }) {
  const [first] = rows
  if (first === undefined) return <p className="text-ink-soft">{messages.noHours}</p>
  return (
    <>
      <p className="flex flex-wrap gap-x-3">
        {rows.map((row) => (
          <span key={row.from} className="whitespace-nowrap">
            {hoursWords(row)}
          </span>
        ))}
      </p>
      <p className="text-sm text-ink-soft">{messages.placesEach(first.capacity, first.cutOffMinutes)}</p>
    </>
  )
}

/** Weekdays by their times, in the order of the week. */
function sameDays(plan: readonly Planned[]): Map<string, number[]> {
  const days = new Map<string, number[]>()
  for (const day of WEEKDAYS) {
    const times = plan
      .filter(({ weekday }) => weekday === day)
      .map(({ from, until, capacity, cutOffMinutes }) => [from, until, capacity, cutOffMinutes].join())
      .join(' ')
    days.set(times, [...(days.get(times) ?? []), day])
  }
  return days
}
