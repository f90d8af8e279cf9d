/** The headings of the file, in the order of its columns. */
import { messagesOf } from '../../refusal.ts'
import * as ar from './export-orders.messages.ar.ts'

export const headings = messagesOf(
  'orders.export',
  {
    number: 'order',
    ordered: 'ordered',
    state: 'state',
    paysBy: 'pays by',
    total: 'total EGP',
    paid: 'paid',
    delivered: 'delivered',
    name: 'name',
    email: 'e-mail',
    phone: 'phone',
    city: 'city',
    address: 'address',
    pieces: 'pieces',
    goods: 'goods',
    fee: 'delivery fee EGP',
    area: 'area',
    promised: 'promised',
    paysWith: 'pays with EGP',
    note: 'note',
    ifRunsOut: 'if something runs out',
    whyCancelled: 'why cancelled',
    moneyBack: 'money went back',
  },
  ar.headings,
)
