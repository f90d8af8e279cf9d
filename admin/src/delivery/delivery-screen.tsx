import { useParams } from 'react-router'
import { addresses, ChoiceLinks } from '../app/addresses.tsx'
import { Loaded, ScreenHead } from '../app/screen-parts.tsx'
import { AreasPart } from './areas-part.tsx'
import { DaysPart } from './days-part.tsx'
import { HoursPart } from './hours-part.tsx'
import { PauseBar } from './closing.tsx'
import { StartHere } from './start-here.tsx'
import { useShown } from './use-delivery.ts'
import { WeekPart } from './week-part.tsx'
import { messages } from '#messages/delivery'
import './delivery.css'

const PARTS = ['times', 'areas', 'hours', 'days'] as const

/** When the shop delivers, where to and for how much. Its parts and dialogs are addresses below /admin/delivery. */
export function DeliveryScreen() {
  const { part: asked = '' } = useParams()
  const part = partBehind(asked)
  const shown = useShown()
  const hasAreas = shown.data !== undefined && shown.data.areas.length > 0
  return (
    <>
      <ScreenHead title={messages.title}>{hasAreas && <PauseBar isAsked={asked === 'pause'} />}</ScreenHead>
      <Loaded query={shown} failed={messages.failed} className="mt-5">
        {(data) => {
          const isNew = data.areas.length === 0
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
              {isNew && <StartHere {...data} />}
              {part === 'areas' && <AreasPart {...data} />}
              {part === 'hours' && <HoursPart {...data} />}
              {part === 'days' && <DaysPart {...data} />}
              {part === 'times' && !isNew && <WeekPart {...data} />}
            </>
          )
        }}
      </Loaded>
    </>
  )
}

/** Dialogs have parts of their own, such as /rounds/new, and belong to the part behind them. */
function partBehind(part: string): (typeof PARTS)[number] {
  if (part === 'rounds') return 'areas'
  if (part === 'ramadan') return 'days'
  return PARTS.find((name) => name === part) ?? 'times'
}
