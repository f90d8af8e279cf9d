import { useLocation } from 'react-router'
import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { ChevronRight } from '@baqala/kit/ui/icons.tsx'
import { Link } from '@baqala/kit/ui/link.tsx'
import { paths, type Query, useQueryParams, useOpenDialog } from '../ui/paths.ts'
import { useCall } from '../api/calls.ts'
import { Loaded } from '../ui/screen-parts.tsx'
import { dayAfter } from '@baqala/contract/days'
import { dayOf } from '../ui/words.ts'
import { CloseDay } from './closing.tsx'
import { DayBar } from './days-part.tsx'
import { dateOf, numberOf, weekdayOf } from './days.ts'
import { Fullness, SlotDialog } from './slot-parts.tsx'
import { RoundWeek } from './round-week.tsx'
import type { ShopDay, DeliverySettings, Slot } from './use-delivery.ts'
import { messages } from '#messages/delivery'

const DAYS = [0, 1, 2, 3, 4, 5, 6]
const ISO_DAY = /^\d{4}-\d\d-\d\d$/

/** Seven days of times, from today on. The first day and the chosen one stand in the address. On a phone one day is shown at a time. */
export function WeekPart({ areas, rounds, days: specialDays }: DeliverySettings) {
  const { search } = useLocation()
  const { part, id, close } = useOpenDialog(paths.delivery + search)
  const { first, days, chosen } = readWeek(useQueryParams())
  const last = dayAfter(first, 6)
  // Places are taken while somebody looks.
  const times = useCall('delivery', 'listSlots', { query: { from: first, to: last } }, { refetchInterval: 60_000 })
  const special = (day: string) => specialDays.find((one) => one.day === day)
  return (
    <>
      <WeekLinks first={first} last={last} />
      <ol className="week-days">
        {days.map((day) => (
          <DayTab
            key={day}
            day={day}
            search={searchOf(first, day)}
            isChosen={day === chosen}
            special={special(day)}
            slots={times.data?.filter((slot) => slot.day === day)}
          />
        ))}
      </ol>
      <DayBar day={chosen} special={special(chosen)} />
      <Loaded query={times} failureText={messages.failed}>
        {(slots) =>
          rounds.map((round) => (
            <RoundWeek
              key={round._id}
              round={round}
              areas={areas.filter((area) => area.round._id === round._id && !area.isClosed)}
              days={days}
              chosen={chosen}
              slots={slots.filter((slot) => slot.round._id === round._id)}
              closedDays={specialDays.filter(({ kind }) => kind === 'closed').map(({ day }) => day)}
            />
          ))
        }
      </Loaded>
      {part === 'slots' && id && <SlotDialog id={id} onClose={close} />}
      {part === 'close' && id && ISO_DAY.test(id) && <CloseDay day={id} onClose={close} />}
    </>
  )
}

function readWeek({ from: asked = '', day = '' }: Query) {
  const first = ISO_DAY.test(asked) ? asked : dayOf()
  const days = DAYS.map((at) => dayAfter(first, at))
  return { first, days, chosen: days.includes(day) ? day : days.includes(dayOf()) ? dayOf() : first }
}

function searchOf(first: string, day?: string): string {
  const query = new URLSearchParams({ ...(first !== dayOf() && { from: first }), ...(day && { day }) }).toString()
  return query === '' ? '' : `?${query}`
}

function WeekLinks({ first, last }: { readonly first: string; readonly last: string }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <WeekLink to={dayAfter(first, -7)} label={messages.weekBefore} turn="ltr:scale-[-1_1]" />
      <p className="font-bold" aria-live="polite">
        {messages.week(dateOf(first), dateOf(last))}
      </p>
      <WeekLink to={dayAfter(first, 7)} label={messages.weekAfter} turn="rtl:scale-[-1_1]" />
      {first !== dayOf() && (
        <ButtonLink to={paths.delivery} look="none" className="admin-tab" text={messages.backToToday} />
      )}
    </div>
  )
}

function WeekLink({ to, label, turn }: Readonly<Record<'to' | 'label' | 'turn', string>>) {
  return (
    <Link to={paths.delivery + searchOf(to)} aria-label={label} className="round-button hover:bg-leaf-tint">
      <ChevronRight aria-hidden className={turn} />
    </Link>
  )
}

interface DayTabProps {
  readonly day: string
  readonly search: string
  readonly isChosen: boolean
  readonly special: ShopDay | undefined
  readonly slots: readonly Slot[] | undefined
}

/** A day at the head of its column; on a phone the day that is shown. It tells how full the day is. */
function DayTab({ day, search, isChosen, special, slots = [] }: DayTabProps) {
  const taken = sum(slots, (slot) => slot.taken)
  const capacity = sum(slots, (slot) => (slot.isClosed || slot.isOffSale ? slot.taken : slot.capacity))
  return (
    <li>
      <Link to={paths.delivery + search} aria-current={isChosen ? 'date' : undefined} className="week-day-tab">
        <span className="week-day-name font-bold">{day === dayOf() ? messages.today : weekdayOf(day)}</span>
        <span className="tabular">{numberOf(day)}</span>
        {special?.kind === 'closed' ? (
          <span className="text-sm font-bold text-tomato-ink max-sm:text-xs">{messages.dayClosed}</span>
        ) : (
          <Fullness taken={taken} capacity={capacity} />
        )}
      </Link>
    </li>
  )
}

function sum(slots: readonly Slot[], of: (slot: Slot) => number): number {
  return slots.reduce((total, slot) => total + of(slot), 0)
}
