import { useParams } from 'react-router'
import { addresses, ChoiceLinks } from '../app/addresses.tsx'
import { refresh, useCall } from '../app/calls.ts'
import { Loaded, ScreenHead } from '../app/screen-parts.tsx'
import { AreasPart } from './areas-part.tsx'
import { DaysPart } from './days-part.tsx'
import { HoursPart } from './hours-part.tsx'
import { PauseBar } from './closing.tsx'
import { StartHere } from './start-here.tsx'
import type { Shown } from './use-delivery.ts'
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
  const all = [areas, rounds, plans, days]
  const shown =
    areas.data && rounds.data && plans.data && days.data
      ? { areas: areas.data, rounds: rounds.data, plans: plans.data, days: days.data }
      : undefined
  const error = all.find((each) => each.isError)?.error ?? null
  const hasAreas = shown !== undefined && shown.areas.length > 0
  return (
    <>
      <ScreenHead title={messages.title}>{hasAreas && <PauseBar isAsked={part === 'pause'} />}</ScreenHead>
      <Loaded
        query={{ data: shown, error, refetch: () => refresh('delivery') }}
        failed={messages.failed}
        className="mt-5"
      >
        {(data) => <Parts shown={data} part={partBehind(part)} />}
      </Loaded>
    </>
  )
}

function Parts({ shown, part }: { readonly shown: Shown; readonly part: (typeof PARTS)[number] }) {
  const isNew = shown.areas.length === 0
  return (
    <>
      <ChoiceLinks
        label={messages.title}
        choices={PARTS}
        chosen={part}
        linkTo={(name) => addresses.delivery + (name === 'times' ? '' : `/${name}`)}
        words={(name) => messages.parts[name]}
        className="delivery-parts"
      />
      {isNew && <StartHere {...shown} />}
      {part === 'areas' && <AreasPart {...shown} />}
      {part === 'hours' && <HoursPart {...shown} />}
      {part === 'days' && <DaysPart {...shown} />}
      {part === 'times' && !isNew && <WeekPart {...shown} />}
    </>
  )
}

/** Dialogs have parts of their own, such as /rounds/new, and belong to the part behind them. */
function partBehind(part: string): (typeof PARTS)[number] {
  if (part === 'rounds') return 'areas'
  if (part === 'ramadan') return 'days'
  return PARTS.find((name) => name === part) ?? 'times'
}
