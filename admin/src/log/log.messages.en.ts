export const title = 'Who did what'
export const who = 'Who'
export const everybody = 'everybody'
export const kind = 'About'
export const everything = 'everything'
/** The kinds of things, by the words of the server. */
export const kinds: Readonly<Record<string, string>> = {
  person: 'people',
  product: 'products',
  order: 'orders',
  slot: 'delivery times',
  shop: 'the shop',
}
export const what = 'What, or about what'
export const find = 'Find'
export const at = 'When'
export const change = 'Before and after'
export const empty = 'Nothing is in the log that fits.'
export const failed = 'The log could not be loaded.'
export const none = 'none'
/** The deeds that the server names, as they stand between who and what about. */
export const deeds: Readonly<Record<string, string>> = {
  'signed in': 'signed in',
  'invitation accepted': 'accepted the invitation',
  'own password changed': 'changed the password',
  'second factor set up': 'set up the second factor',
  'person added': 'added',
  'person invited': 'invited again',
  'person changed': 'changed',
  'person disabled': 'dismissed',
  'person enabled': 'let in again',
  'price changed': 'changed the price of',
  'picture put': 'changed the picture of',
  'picture removed': 'removed a picture of',
  'delivery time changed': 'changed the delivery time',
  'shop closed': 'closed',
  'shop opened': 'opened again',
  'area added': 'added the area',
  'area changed': 'changed the area',
  'round added': 'added the round',
  'round changed': 'changed the round',
  'week changed': 'changed the week of',
  'day closed': 'closed the day',
  'day opened': 'opened the day',
  'day of Ramadan': 'set Ramadan from',
  'held places let go': 'let go of held places in',
  'times made anew': 'made the times anew:',
  'stock counted': 'counted',
  'stock adjusted': 'corrected the stock of',
  'price undone': 'undid the price of',
  'prices changed': 'changed the prices in',
  'prices undone': 'undid the prices in',
  'order being packed': 'is packing order',
  'order on its way': 'sent order',
  'order delivered': 'delivered order',
  'order cancelled': 'cancelled order',
  'order refunded': 'refunded order',
}
/** Their facts. */
export const facts: Readonly<Record<string, string>> = {
  name: 'name',
  login: 'login',
  role: 'role',
  device: 'browser',
  isDisabled: 'dismissed',
  password: 'password',
  code: 'second factor',
  price: 'price',
  priceAfterDiscount: 'sale price',
  picture: 'picture',
  position: 'place',
  change: 'pieces',
  note: 'note',
  percent: 'per cent',
  rounding: 'rounded to',
  products: 'products',
  why: 'why',
  places: 'places',
  isClosed: 'closed',
  nameAr: 'name in Arabic',
  round: 'round',
  governorate: 'governorate',
  aliases: 'also called',
  fee: 'fee',
  minimum: 'minimum',
  freeFrom: 'free from',
  expressFee: 'express fee',
  expressMinutes: 'express minutes',
  expressPerHour: 'express an hour',
  season: 'season',
  sun: 'Sunday',
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  day: 'day',
  until: 'until',
  whyAr: 'why, in Arabic',
  noteAr: 'note in Arabic',
  held: 'held',
  added: 'added',
  changed: 'changed',
  removed: 'removed',
}
