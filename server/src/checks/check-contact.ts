import type { contact } from '../../../shop.config.ts'
import type { Config } from '../config/config.ts'
import { shop as messages } from './checks.messages.en.ts'
import type { Finding } from './finding.ts'

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

/** Whether shoppers can reach the shop and read who sells. The demo's data will do outside production. */
export function checkContact(current: Contact, { isProduction }: Pick<Config, 'isProduction'>): Finding {
  const about = 'contact'
  const values = new Map(Object.entries(current))
  const items = Object.entries(DEMO)
    .filter(([name, value]) => values.get(name) === value)
    .map(([name]) => name)
  if (items.length === 0) return { about, says: messages.contactIsOwn }
  const says = messages.contactIsDemo({ items })
  return isProduction ? { about, says, todo: messages.writeContact } : { about, says }
}
