import type { StaffOrder } from '@baqala/contract/admin/orders'
import { egp } from '../app/money.ts'
import { firstName } from './order-card.tsx'
import { messages } from '#messages/orders'

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
