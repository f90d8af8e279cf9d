import { useParams } from 'react-router'
import { addresses, ChoiceLinks } from '../app/addresses.tsx'
import { Loaded, ScreenHead } from '../app/screen-parts.tsx'
import { AreasPart } from './areas-part.tsx'
import { DaysPart } from './days-part.tsx'
import { HoursPart } from './hours-part.tsx'
import { PauseBar } from './closing.tsx'
import { StartHere } from './start-here.tsx'
import { type Shown, useShown } from './use-delivery.ts'
import { WeekPart } from './week-part.tsx'
import { messages } from '#messages/delivery'
import './delivery.css'

const PARTS = ['times', 'areas', 'hours', 'days'] as const

/** When the shop delivers, where to and for how much. Its parts and dialogs are addresses below /admin/delivery. */
export function DeliveryScreen() {
  const { part = '' } = useParams()
  const shown = useShown()
  const hasAreas = shown.data !== undefined && shown.data.areas.length > 0
  return (
    <>
      <ScreenHead title={messages.title}>{hasAreas && <PauseBar isAsked={part === 'pause'} />}</ScreenHead>
      <Loaded query={shown} failed={messages.failed} className="mt-5">
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
