import type { StaffOrder } from '@baqala/contract/admin/orders'
import { Section } from '@baqala/kit/ui/section.tsx'
import { egp } from '../app/money.ts'
import { MapPin, MessageCircle, Phone } from './icons.tsx'
import { firstName } from './order-card.tsx'
import { messages } from '#messages/orders'

/** The area of the order, and the city that was typed where it says something else. */
export function Place({ area, city }: Pick<StaffOrder, 'area' | 'city'>) {
  return (
    <p>
      <bdi>{area}</bdi>
      {city !== area && (
        <>
          {' · '}
          <bdi>{city}</bdi>
        </>
      )}
    </p>
  )
}

/** The address and the ways to reach the shopper, as far as the reader may. */
export function OrderContact({ order }: { readonly order: StaffOrder }) {
  const { address, city, area, phone, note, courierPhone } = order
  return (
    <Section level={3} titleClass="order-part" title={messages.address} className="grid gap-3">
      <div>
        <p className="whitespace-pre-line">{address}</p>
        <Place area={area} city={city} />
      </div>
      {note !== null && (
        <p className="rounded-field bg-well p-3">
          {messages.note}: <bdi>{note}</bdi>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <a href={mapLink(order)} target="_blank" rel="noreferrer" className="button button-quiet">
          <MapPin aria-hidden size={20} />
          {messages.map}
        </a>
        {phone !== null && (
          <>
            <a href={`tel:${phone}`} className="button button-quiet">
              <Phone aria-hidden size={20} />
              {messages.call} <bdi className="tabular">{phone}</bdi>
            </a>
            <a href={whatsappLink(order, phone)} target="_blank" rel="noreferrer" className="button button-quiet">
              <MessageCircle aria-hidden size={20} />
              {messages.whatsapp}
            </a>
          </>
        )}
      </div>
      {courierPhone !== null && (
        <p>
          {messages.courier}:{' '}
          <a href={`tel:${courierPhone}`} className="text-link tabular">
            <bdi>{courierPhone}</bdi>
          </a>
        </p>
      )}
    </Section>
  )
}

const EGYPT = '20'

export function mapLink({ address, city }: Pick<StaffOrder, 'address' | 'city'>): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${address}, ${city}` }).toString()}`
}

/** Opens WhatsApp with the sentence that fits the state. It names the order and a first name, and nothing else of the shopper. */
export function whatsappLink(order: Pick<StaffOrder, 'number' | 'name' | 'state' | 'money'>, phone: string): string {
  return `https://wa.me/${EGYPT}${phone.slice(1)}?text=${encodeURIComponent(sentenceFor(order))}`
}

function sentenceFor({ number, name, state, money }: Pick<StaffOrder, 'number' | 'name' | 'state' | 'money'>): string {
  const owed = money.toCollect > 0 ? ` ${messages.toPayAtDoor(egp(money.toCollect))}` : ''
  const hello = messages.hello(firstName(name))
  if (state === 'on its way') return `${hello} ${messages.isOnItsWay(number)}${owed}`
  const isAccepted = state === 'placed' || state === 'paid' || state === 'being packed'
  return isAccepted ? `${hello} ${messages.isAccepted(number)}${owed}` : `${hello} ${messages.aboutOrder(number)}`
}
