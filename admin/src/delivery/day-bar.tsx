import type { ComponentProps } from 'react'
import { currentLanguage } from '@baqala/kit/language/language.ts'
import { Link } from '@baqala/kit/ui/link.tsx'
import { addresses } from '../app/addresses.ts'
import { changeAdmin } from '../app/calls.ts'
import { PressButton } from '../app/press-button.tsx'
import { dayOf } from '../app/times.ts'
import { longDay } from './days.ts'
import type { ShopDay } from './use-delivery.ts'
import { messages } from '#messages/delivery'

interface DayBarProps {
  readonly day: string
  readonly special: ShopDay | undefined
  readonly search: string
}

/** The chosen day by its name, to be closed or opened as a whole. */
export function DayBar({ day, special, search }: DayBarProps) {
  const isClosed = special?.kind === 'closed'
  return (
    <div className="panel mt-3 flex flex-wrap items-center justify-between gap-3 px-4 py-2">
      <div>
        <h2 className="text-lg font-bold">{longDay(day)}</h2>
        {special && <p className={isClosed ? 'font-bold text-tomato-ink' : 'text-ink-soft'}>{kindInWords(special)}</p>}
      </div>
      {isClosed ? (
        <OpenDay day={day} className="button button-leaf">
          {messages.openDay}
        </OpenDay>
      ) : (
        day >= dayOf() && (
          <Link to={`${addresses.delivery}/close/${day}${search}`} className="button button-quiet">
            {messages.closeDay}
          </Link>
        )
      )}
    </div>
  )
}

/** Makes a special day usual again. */
export function OpenDay({ day, ...button }: ComponentProps<'button'> & { readonly day: string }) {
  const ask = { params: { day }, body: { isClosed: false } }
  const open = () => changeAdmin('delivery', 'changeDay', ask)
  return <PressButton work={open} said={messages.dayIsOpen(longDay(day))} {...button} />
}

export function kindInWords({ kind, note, noteAr }: ShopDay): string {
  if (kind === 'ramadan') return messages.ramadanDay
  const why = currentLanguage() === 'ar' ? noteAr || note : note || noteAr
  return why === '' ? messages.dayClosed : messages.dayClosedBecause(why)
}
