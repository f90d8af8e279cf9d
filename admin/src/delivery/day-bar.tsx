import { currentLanguage } from '@baqala/kit/language/language.ts'
import { Link } from '@baqala/kit/ui/link.tsx'
import { callAdmin } from '../app/call-admin.ts'
import { addresses } from '../app/addresses.ts'
import { dayOf, longDay } from './days.ts'
import { useChange, type ShopDay } from './use-delivery.ts'
import { messages } from '#messages/delivery'

interface DayBarProps {
  readonly day: string
  readonly special: ShopDay | undefined
  readonly search: string
}

/** The chosen day by its name, to be closed or opened as a whole. */
export function DayBar({ day, special, search }: DayBarProps) {
  const open = useOpenDay(day)
  const isClosed = special?.kind === 'closed'
  return (
    <div className="panel mt-3 flex flex-wrap items-center justify-between gap-3 px-4 py-2">
      <div>
        <h2 className="text-lg font-bold">{longDay(day)}</h2>
        {special && <p className={isClosed ? 'font-bold text-tomato-ink' : 'text-ink-soft'}>{kindInWords(special)}</p>}
      </div>
      {isClosed ? (
        <button type="button" onClick={() => open.mutate()} className="button button-leaf">
          {messages.openDay}
        </button>
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

/** A special day as usual again. */
export function useOpenDay(day: string) {
  return useChange(
    () => callAdmin('changeDay', { params: { day }, body: { isClosed: false } }),
    () => messages.dayIsOpen(longDay(day)),
  )
}

export function kindInWords({ kind, note, noteAr }: ShopDay): string {
  if (kind === 'ramadan') return messages.ramadanDay
  const why = currentLanguage() === 'ar' ? noteAr || note : note || noteAr
  return why === '' ? messages.dayClosed : messages.dayClosedBecause(why)
}
