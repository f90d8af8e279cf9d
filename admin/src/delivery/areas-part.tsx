import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { addresses, useBelow } from '../app/addresses.tsx'
import { egp, nameOf } from '../app/words.ts'
import { Table } from '../app/screen-parts.tsx'
import { AreaDialog, RoundDialog } from './area-dialogs.tsx'
import type { Area, Round, Shown } from './use-delivery.ts'
import { messages } from '#messages/delivery'

const NEW = 'new'

/** The areas by their rounds, each with what delivery costs there. */
export function AreasPart({ areas, rounds }: Shown) {
  const { part, id, close } = useBelow(`${addresses.delivery}/areas`)
  const [area, round] = [areas.find(({ _id }) => _id === id), rounds.find(({ _id }) => _id === id)]
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {rounds.length > 0 && (
          <ButtonLink to={`${addresses.delivery}/areas/${NEW}`} look="leaf" text={messages.addArea} />
        )}
        <ButtonLink to={`${addresses.delivery}/rounds/${NEW}`} text={messages.addRound} />
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

function RoundAreas({ round, areas }: { readonly round: Round; readonly areas: readonly Area[] }) {
  return (
    <section className="panel mt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 px-3 pt-2">
        <h2 className="text-lg font-bold">
          <ButtonLink
            to={`${addresses.delivery}/rounds/${round._id}`}
            aria-label={messages.changeRound(nameOf(round))}
            look="text"
            className="tall-link"
            text={<bdi>{nameOf(round)}</bdi>}
          />
        </h2>
        <p className="text-ink-soft">{messages.expressAnHour(round.expressPerHour)}</p>
      </div>
      {areas.length === 0 ? (
        <p className="px-3 pb-3 text-ink-soft">{messages.servesNone}</p>
      ) : (
        <Table heads={[messages.area, messages.fee, messages.minimum, messages.freeFrom, messages.express]}>
          {areas.map((area) => (
            <AreaRow key={area._id} area={area} />
          ))}
        </Table>
      )}
    </section>
  )
}

function AreaRow({ area }: { readonly area: Area }) {
  const { _id, fee, minimum, freeFrom, express, isClosed } = area
  return (
    <tr>
      <td>
        <ButtonLink
          to={`${addresses.delivery}/areas/${_id}`}
          aria-label={messages.changeArea(nameOf(area))}
          look="text"
          className="tall-link"
          text={<bdi>{nameOf(area)}</bdi>}
        />{' '}
        {isClosed && <span className="font-bold text-tomato-ink">{messages.isClosed}</span>}
      </td>
      <Amount heading={messages.fee}>{egp(fee)}</Amount>
      <Amount heading={messages.minimum}>{minimum === 0 ? '–' : egp(minimum)}</Amount>
      <Amount heading={messages.freeFrom}>{freeFrom === null ? messages.never : egp(freeFrom)}</Amount>
      <Amount heading={messages.express}>
        {express === null ? '–' : messages.withinMinutes(egp(express.fee), express.minutes)}
      </Amount>
    </tr>
  )
}

/** On a phone, where a row is a card, an amount names its column. */
function Amount({ heading, children }: { readonly heading: string; readonly children: string }) {
  return (
    <td className="tabular">
      <span aria-hidden className="text-ink-soft sm:hidden">
        {heading}:{' '}
      </span>
      {children}
    </td>
  )
}
