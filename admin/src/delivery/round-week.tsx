import { useLocation } from 'react-router'
import { Link } from '@baqala/kit/ui/link.tsx'
import { Section } from '@baqala/kit/ui/section.tsx'
import { paths } from '../ui/paths.ts'
import { DAYS_AHEAD } from '@baqala/contract/admin/limits'
import { dayAfter } from '@baqala/contract/days'
import { dayOf, nameOf } from '../ui/words.ts'
import { hoursWords, longDay } from './days.ts'
import { Fullness, SlotControls, stateInWords } from './slot-parts.tsx'
import type { Area, Round, Slot } from './use-delivery.ts'
import { messages } from '#messages/delivery'

interface RoundWeekProps {
  readonly round: Round
  readonly areas: readonly Area[]
  readonly days: readonly string[]
  readonly chosen: string
  readonly slots: readonly Slot[]
  readonly closedDays: readonly string[]
}

/** The times of one round, a column a day. */
export function RoundWeek({ round, areas, days, chosen, slots, closedDays }: RoundWeekProps) {
  const title = <bdi>{nameOf(round)}</bdi>
  return (
    <Section title={title} level={3} titleClass="text-lg font-bold" className="panel mt-3 p-3 sm:p-4">
      <p className="text-sm text-ink-soft">
        {areas.length === 0 ? messages.servesNone : messages.serves(areas.map(nameOf).join(messages.comma))}
      </p>
      <ol className="round-week">
        {days.map((day) => {
          const there = slots.filter((slot) => slot.day === day)
          return (
            <li key={day} className="round-day" data-chosen={day === chosen}>
              <h4 className="sr-only">{longDay(day)}</h4>
              {there.length === 0 ? (
                <p className="py-3 text-center text-sm text-ink-soft">{emptyDay(day, closedDays)}</p>
              ) : (
                <ul className="grid gap-2">
                  {there.map((slot) => (
                    <SlotRow key={slot._id} slot={slot} isDayClosed={closedDays.includes(day)} />
                  ))}
                </ul>
              )}
            </li>
          )
        })}
      </ol>
    </Section>
  )
}

function emptyDay(day: string, closedDays: readonly string[]): string {
  if (closedDays.includes(day)) return messages.dayClosed
  return day > dayAfter(dayOf(), DAYS_AHEAD - 1) ? messages.notMade : messages.noTimes
}

function SlotRow({ slot, isDayClosed }: { readonly slot: Slot; readonly isDayClosed: boolean }) {
  const { search } = useLocation()
  const isShut = isDayClosed || slot.isClosed || slot.isOver || slot.isOffSale
  return (
    <li className="slot-row" data-shut={isShut}>
      <Link to={`${paths.delivery}/slots/${slot._id}${search}`} className="slot-link">
        <span className="font-bold">{hoursWords(slot)}</span>
        <Fullness taken={slot.taken} capacity={slot.capacity} />
        <span className={`text-sm ${slot.isClosed ? 'font-bold text-tomato-ink' : 'text-ink-soft'}`}>
          {stateInWords(slot)}
        </span>
      </Link>
      {!slot.isOver && !isDayClosed && <SlotControls slot={slot} className="lg:hidden" />}
    </li>
  )
}
