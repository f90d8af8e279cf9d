import { useParams } from 'react-router'
import { LoadFailed } from '@baqala/kit/ui/load-failed.tsx'
import { Link } from '@baqala/kit/ui/link.tsx'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { PageSpinner } from '@baqala/kit/ui/spinner.tsx'
import { addresses } from '../app/addresses.ts'
import { AreasPart } from './areas-part.tsx'
import { DaysPart } from './days-part.tsx'
import { HoursPart } from './hours-part.tsx'
import { PauseBar } from './pause-bar.tsx'
import { StartHere } from './start-here.tsx'
import { refreshDelivery, useAreas, useDays, usePlans, useRounds } from './use-delivery.ts'
import { WeekPart } from './week-part.tsx'
import { messages } from '#messages/delivery'
import './delivery.css'

const PARTS = [
  ['times', ''],
  ['areas', '/areas'],
  ['hours', '/hours'],
  ['days', '/days'],
] as const

/** When the shop delivers, where to and for how much. Its parts and dialogs are addresses below /admin/delivery. */
export function DeliveryScreen() {
  const { part = '' } = useParams()
  const [areas, rounds, plans, days] = [useAreas(), useRounds(), usePlans(), useDays()]
  const isFailed = [areas, rounds, plans, days].some(({ isError, data }) => isError && data === undefined)
  if (isFailed) return <LoadFailed text={messages.failed} onRetry={() => void refreshDelivery()} />
  if (!areas.data || !rounds.data || !plans.data || !days.data) return <PageSpinner />
  const shown = { areas: areas.data, rounds: rounds.data, plans: plans.data, days: days.data }
  const isNew = shown.areas.length === 0
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ScreenTitle>{messages.title}</ScreenTitle>
        {!isNew && <PauseBar isAsked={part === 'pause'} />}
      </div>
      <nav aria-label={messages.title} className="delivery-parts">
        {PARTS.map(([name, below]) => (
          <Link
            key={name}
            to={addresses.delivery + below}
            aria-current={isPartOf(part, name) ? 'page' : undefined}
            className="admin-tab"
          >
            {messages.parts[name]}
          </Link>
        ))}
      </nav>
      {isNew && <StartHere {...shown} />}
      {isPartOf(part, 'areas') ? (
        <AreasPart {...shown} />
      ) : isPartOf(part, 'hours') ? (
        <HoursPart {...shown} />
      ) : isPartOf(part, 'days') ? (
        <DaysPart {...shown} />
      ) : (
        !isNew && <WeekPart {...shown} />
      )}
    </>
  )
}

/** Dialogs have parts of their own, such as /rounds/new, and belong to the part behind them. */
function isPartOf(part: string, name: (typeof PARTS)[number][0]): boolean {
  if (name === 'areas') return part === 'areas' || part === 'rounds'
  if (name === 'days') return part === 'days' || part === 'ramadan'
  if (name === 'hours') return part === 'hours'
  return !['areas', 'rounds', 'hours', 'days', 'ramadan'].includes(part)
}
