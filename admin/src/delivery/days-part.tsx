import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'
import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { ChevronRight } from '@baqala/kit/ui/icons.tsx'
import { PressButton } from '@baqala/kit/ui/press-button.tsx'
import { paths, useOpenDialog } from '../ui/paths.ts'
import { dayAfter } from '@baqala/contract/days'
import { dayOf, inLanguage, shortDay } from '../ui/words.ts'
import { callAdmin, changeAdmin, refresh } from '../api/calls.ts'
import { Field } from '../ui/form.tsx'
import { CloseDay } from './closing.tsx'
import { longDay } from './days.ts'
import { type ShopDay, type DeliverySettings, useCheckedForm } from './use-delivery.ts'
import { CheckedDialog } from './checked-dialog.tsx'
import { messages } from '#messages/delivery'

/** The days ahead that are not as usual. Days of Ramadan that follow one another are one line, which opens. */
export function DaysPart({ days }: DeliverySettings) {
  const { part, id, close } = useOpenDialog(`${paths.delivery}/days`)
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <ButtonLink to={`${paths.delivery}/days/close`} text={messages.closeSomeDay} />
        <ButtonLink to={`${paths.delivery}/ramadan`} text={messages.setRamadan} />
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
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-bold">
          {messages.ramadan(shortDay(first.day), shortDay(last.day), days.length)}
          <ChevronRight aria-hidden className="shrink-0 rotate-90 group-open:-rotate-90" />
        </summary>
        <PressButton
          work={() => makeUsual(days)}
          said={messages.areAllUsual}
          className="mb-2"
          text={messages.allAsUsual}
        />
        <ul className="divide-y divide-line ps-4">
          {days.map((special) => (
            <DayRow key={special.day} special={special} />
          ))}
        </ul>
      </details>
    </li>
  )
}

/** One after the other: those before one that is refused are usual already, and the list shows so. */
async function makeUsual(days: readonly ShopDay[]): Promise<void> {
  try {
    for (const { day } of days) await callAdmin('changeDay', { params: { day }, body: { isClosed: false } })
  } finally {
    await refresh('delivery')
  }
}

function DayRow({ special }: { readonly special: ShopDay }) {
  const { day } = special
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-1">
      <p>
        <span className="font-bold">{longDay(day)}</span> <span className="text-ink-soft">{kindInWords(special)}</span>
      </p>
      <OpenDay
        day={day}
        aria-label={messages.asUsualOf(longDay(day))}
        look="text"
        className="tall-link"
        text={messages.asUsual}
      />
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

/** Days that follow the week of Ramadan, from the first to the last. */
function RamadanDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useCheckedForm(
    ({ day = '', until = '' }, check) => callAdmin('addDays', { body: { kind: 'ramadan', day, until }, ...check }),
    ({ slots }) => messages.remade(slots.added, slots.removed),
    onClose,
  )
  return (
    <CheckedDialog title={messages.setRamadan} onClose={onClose} about={messages.ramadanAbout} form={form}>
      <Field name="day" type="date" label={messages.firstDay} required />
      <Field name="until" type="date" label={messages.lastDay} required />
    </CheckedDialog>
  )
}

/** The chosen day by its name, to be closed or opened as a whole. */
export function DayBar({ day, special }: { readonly day: string; readonly special: ShopDay | undefined }) {
  const { search } = useLocation()
  const isClosed = special?.kind === 'closed'
  return (
    <div className="panel mt-3 flex flex-wrap items-center justify-between gap-3 px-4 py-2">
      <div>
        <h2 className="text-lg font-bold">{longDay(day)}</h2>
        {special && <p className={isClosed ? 'font-bold text-tomato-ink' : 'text-ink-soft'}>{kindInWords(special)}</p>}
      </div>
      {isClosed ? (
        <OpenDay day={day} look="leaf" className="max-sm:grow" text={messages.openDay} />
      ) : (
        day >= dayOf() && (
          <ButtonLink to={`${paths.delivery}/close/${day}${search}`} className="max-sm:grow" text={messages.closeDay} />
        )
      )}
    </div>
  )
}

/** Makes a special day usual again. */
function OpenDay({ day, ...button }: Omit<ComponentProps<typeof PressButton>, 'work'> & { readonly day: string }) {
  const open = () => changeAdmin('delivery', 'changeDay', { params: { day }, body: { isClosed: false } })
  return <PressButton work={open} said={messages.dayIsOpen(longDay(day))} {...button} />
}

function kindInWords({ kind, note, noteAr }: ShopDay): string {
  if (kind === 'ramadan') return messages.ramadanDay
  const why = inLanguage(note, noteAr)
  return why === '' ? messages.dayClosed : messages.dayClosedBecause(why)
}
