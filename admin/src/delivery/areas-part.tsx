import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { paths, NEW, useOpenDialog } from '../ui/paths.ts'
import { egp, nameOf } from '../ui/words.ts'
import { NameLink, Table } from '../ui/screen-parts.tsx'
import { AreaDialog, RoundDialog } from './area-dialogs.tsx'
import type { Area, Round, DeliverySettings } from './use-delivery.ts'
import { messages } from '#messages/delivery'

/** The areas by their rounds, each with what delivery costs there. */
export function AreasPart({ areas, rounds }: DeliverySettings) {
  const { part, id, close } = useOpenDialog(`${paths.delivery}/areas`)
  const [area, round] = [areas.find(({ _id }) => _id === id), rounds.find(({ _id }) => _id === id)]
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {rounds.length > 0 && <ButtonLink to={`${paths.delivery}/areas/${NEW}`} look="leaf" text={messages.addArea} />}
        <ButtonLink to={`${paths.delivery}/rounds/${NEW}`} text={messages.addRound} />
      </div>
      <p className="mt-3 max-w-prose text-ink-soft">{messages.aboutRounds}</p>
      {rounds.map((each) => (
        <RoundAreas key={each._id} round={each} areas={areas.filter((one) => one.round._id === each._id)} />
      ))}
      {part === 'areas' && (id === NEW || area) && <AreaDialog area={area} rounds={rounds} onClose={close} />}
      {part === 'rounds' && (id === NEW || round) && <RoundDialog round={round} onClose={close} />}
    </>
  )
}

const amount = { className: 'whitespace-nowrap tabular', isNamed: true } as const

function RoundAreas({ round, areas }: { readonly round: Round; readonly areas: readonly Area[] }) {
  const name = nameOf(round)
  return (
    <section className="panel mt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 px-3 pt-2">
        <h2 className="text-lg font-bold">
          <NameLink to={`${paths.delivery}/rounds/${round._id}`} label={messages.changeRound(name)} name={name} />
        </h2>
        <p className="text-ink-soft">{messages.expressAnHour(round.expressPerHour)}</p>
      </div>
      {areas.length === 0 ? (
        <p className="px-3 pb-3 text-ink-soft">{messages.servesNone}</p>
      ) : (
        <Table
          rows={areas}
          keyOf={({ _id }) => _id}
          columns={[
            { head: messages.area, cell: (area) => <AreaName area={area} /> },
            { ...amount, head: messages.fee, cell: ({ fee }) => egp(fee) },
            { ...amount, head: messages.minimum, cell: ({ minimum }) => (minimum === 0 ? '–' : egp(minimum)) },
            { ...amount, head: messages.freeFrom, cell: ({ freeFrom }) => freeFromWords(freeFrom) },
            { ...amount, className: 'tabular', head: messages.express, cell: ({ express }) => expressWords(express) },
          ]}
        />
      )}
    </section>
  )
}

function AreaName({ area }: { readonly area: Area }) {
  const name = nameOf(area)
  return (
    <>
      <NameLink to={`${paths.delivery}/areas/${area._id}`} label={messages.changeArea(name)} name={name} />{' '}
      {area.isClosed && <span className="font-bold text-tomato-ink">{messages.isClosed}</span>}
    </>
  )
}

function freeFromWords(freeFrom: Area['freeFrom']): string {
  return freeFrom === null ? messages.never : egp(freeFrom)
}

function expressWords(express: Area['express']): string {
  return express === null ? '–' : messages.withinMinutes(egp(express.fee), express.minutes)
}
