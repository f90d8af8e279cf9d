import type { contact } from '../../../shop.config.ts'
import type { Config } from '../config/config.ts'
import { shop as messages } from './checks.messages.en.ts'
import type { Result } from './finding.ts'

type Contact = typeof contact

// As shop.config.ts comes. None of these can be a real one: numbers that nobody is given, a domain for examples (RFC 2606).
const DEMO: Partial<Contact> = {
  phone: '+20 2 0123 4567',
  whatsapp: '+20 140 123 4567',
  email: 'help@baqala.example',
  address: '1 Example Street, Zamalek, Cairo',
  addressAr: '1 شارع المثال، الزمالك، القاهرة',
  commercialRegister: '000000',
  taxNumber: '000-000-000',
}

// A shop of one's own may have the same ones: they are named beside what cannot be real.
const LIKE_THE_DEMO: Partial<Contact> = {
  hours: 'Every day, 9:00–23:00',
  hoursAr: 'كل يوم من 9 الصبح لـ11 بالليل',
}

/** Whether shoppers can reach the shop and read who sells. The demo's data will do outside production. */
export function checkContact(current: Contact, { isProduction }: Pick<Config, 'isProduction'>): Result {
  const unreal = namesOfSame(current, DEMO)
  if (unreal.length === 0) return { says: messages.contactIsOwn }
  const says = messages.contactIsDemo({ items: [...unreal, ...namesOfSame(current, LIKE_THE_DEMO)] })
  return isProduction ? { says, todo: messages.writeContact } : { says }
}

function namesOfSame(current: Contact, demo: Partial<Contact>): string[] {
  const values = new Map(Object.entries(current))
  return Object.entries(demo)
    .filter(([name, value]) => values.get(name) === value)
    .map(([name]) => name)
}
