import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { addresses } from '../app/addresses.tsx'
import type { Shown } from './use-delivery.ts'
import { messages } from '#messages/delivery'

const STEPS = ['round', 'hours', 'area'] as const

/** A shop without areas: the three steps to the first one. */
export function StartHere({ rounds, plans }: Shown) {
  const done = [rounds.length > 0, plans.length > 0, false]
  const next = STEPS[done.indexOf(false)]
  const [round] = rounds
  const to = {
    round: `${addresses.delivery}/rounds/new`,
    hours: `${addresses.delivery}/hours/${round?._id}?days=0123456`,
    area: `${addresses.delivery}/areas/new`,
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
