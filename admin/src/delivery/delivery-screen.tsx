import { useParams } from 'react-router'
import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { paths } from '../ui/paths.ts'
import { ChoiceLinks, Loaded, ScreenHead } from '../ui/screen-parts.tsx'
import { AreasPart } from './areas-part.tsx'
import { DaysPart } from './days-part.tsx'
import { HoursPart } from './hours-part.tsx'
import { PauseBar } from './closing.tsx'
import { type DeliverySettings, useDeliverySettings } from './use-delivery.ts'
import { WeekPart } from './week-part.tsx'
import { messages } from '#messages/delivery'
import './delivery.css'

const PARTS = ['times', 'areas', 'hours', 'days'] as const

/** When the shop delivers, where to and for how much. Its parts and dialogs are addresses below /admin/delivery. */
export function DeliveryScreen() {
  const { part: asked = '' } = useParams()
  const part = partBehind(asked)
  const shown = useDeliverySettings()
  const hasAreas = shown.data !== undefined && shown.data.areas.length > 0
  return (
    <>
      <ScreenHead title={messages.title}>{hasAreas && <PauseBar />}</ScreenHead>
      <Loaded query={shown} failureText={messages.failed} className="mt-5">
        {(data) => (
          <>
            <ChoiceLinks
              label={messages.title}
              choices={PARTS.map((name) => [name, messages.parts[name]])}
              chosen={part}
              linkTo={(name) => paths.delivery + (name === 'times' ? '' : `/${name}`)}
              className="delivery-parts mt-3 flex flex-wrap gap-1"
            />
            {!hasAreas && <StartHere {...data} />}
            {part === 'areas' && <AreasPart {...data} />}
            {part === 'hours' && <HoursPart {...data} />}
            {part === 'days' && <DaysPart {...data} />}
            {part === 'times' && hasAreas && <WeekPart {...data} />}
          </>
        )}
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

const STEPS = ['round', 'hours', 'area'] as const

/** A shop without areas: the three steps to the first one. */
function StartHere({ rounds, plans }: DeliverySettings) {
  const done = [rounds.length > 0, plans.length > 0, false]
  const next = STEPS[done.indexOf(false)]
  const [round] = rounds
  const to = {
    round: `${paths.delivery}/rounds/new`,
    hours: `${paths.delivery}/hours/${round?._id}?days=0123456`,
    area: `${paths.delivery}/areas/new`,
  }
  return (
    <section className="panel mt-4 p-5 sm:p-6">
      <h2 className="text-xl font-bold">{messages.startTitle}</h2>
      <p className="mt-1 max-w-prose">{messages.startAbout}</p>
      <ol className="mt-4 grid gap-4">
        {STEPS.map((step, at) => {
          const [heading, about] = messages.steps[step]
          return (
            <li key={step} className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <span aria-hidden className="start-step" data-done={done[at]}>
                {done[at] ? '✓' : at + 1}
              </span>
              <div className="min-w-0 flex-1 basis-60">
                <h3 className="font-bold">
                  {heading} {done[at] && <span className="font-normal text-leaf-ink">({messages.stepDone})</span>}
                </h3>
                <p className="text-ink-soft">{about}</p>
              </div>
              {step === next && <ButtonLink to={to[step]} look="leaf" text={messages.stepNames[step]} />}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
