import { useParams } from 'react-router'
import { LoadFailed } from '@baqala/kit/ui/load-failed.tsx'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { PageSpinner } from '@baqala/kit/ui/spinner.tsx'
import { addresses, ChoiceLinks } from '../app/addresses.tsx'
import { refresh, useCall } from '../app/calls.ts'
import { ScreenHead } from '../app/screen-parts.tsx'
import { AreasPart } from './areas-part.tsx'
import { DaysPart } from './days-part.tsx'
import { HoursPart } from './hours-part.tsx'
import { PauseBar } from './closing.tsx'
import { StartHere } from './start-here.tsx'
import { WeekPart } from './week-part.tsx'
import { messages } from '#messages/delivery'
import './delivery.css'

const PARTS = ['times', 'areas', 'hours', 'days'] as const

/** When the shop delivers, where to and for how much. Its parts and dialogs are addresses below /admin/delivery. */
export function DeliveryScreen() {
  const { part = '' } = useParams()
  const areas = useCall('delivery', 'listAreas', {})
  const rounds = useCall('delivery', 'listRounds', {})
  const plans = useCall('delivery', 'listPlans', {})
  const days = useCall('delivery', 'listDays', {})
  const isFailed = [areas, rounds, plans, days].some(({ isError, data }) => isError && data === undefined)
  if (isFailed)
    return (
      <>
        <ScreenTitle className="screen-title mb-5">{messages.title}</ScreenTitle>
        <LoadFailed text={messages.failed} onRetry={() => void refresh('delivery')} />
      </>
    )
  if (!areas.data || !rounds.data || !plans.data || !days.data) return <PageSpinner />
  const shown = { areas: areas.data, rounds: rounds.data, plans: plans.data, days: days.data }
  const shownPart = partBehind(part)
  const isNew = shown.areas.length === 0
  return (
    <>
      <ScreenHead title={messages.title}>{!isNew && <PauseBar isAsked={part === 'pause'} />}</ScreenHead>
      <ChoiceLinks
        label={messages.title}
        choices={PARTS}
        chosen={shownPart}
        linkTo={(name) => addresses.delivery + (name === 'times' ? '' : `/${name}`)}
        words={(name) => messages.parts[name]}
        className="delivery-parts"
      />
      {isNew && <StartHere {...shown} />}
      {shownPart === 'areas' && <AreasPart {...shown} />}
      {shownPart === 'hours' && <HoursPart {...shown} />}
      {shownPart === 'days' && <DaysPart {...shown} />}
      {shownPart === 'times' && !isNew && <WeekPart {...shown} />}
    </>
  )
}

/** Dialogs have parts of their own, such as /rounds/new, and belong to the part behind them. */
function partBehind(part: string): (typeof PARTS)[number] {
  if (part === 'rounds') return 'areas'
  if (part === 'ramadan') return 'days'
  return PARTS.find((name) => name === part) ?? 'times'
}
