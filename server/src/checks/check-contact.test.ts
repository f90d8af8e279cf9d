import { expect, test } from 'vitest'
import { contact } from '../../../shop.config.ts'
import { checkContact } from './check-contact.ts'

const selling = { isProduction: true }
const mine: typeof contact = {
  phone: '+20 2 2735 1111',
  whatsapp: '+20 100 555 1111',
  email: 'mona@shop.test',
  address: '9 Taha Hussein Street, Zamalek, Cairo',
  addressAr: '9 شارع طه حسين، الزمالك، القاهرة',
  hours: 'Every day, 9:00–23:00',
  hoursAr: 'كل يوم من 9 الصبح لـ11 بالليل',
  area: 'Cairo',
  areaAr: 'القاهرة',
  commercialRegister: '123456',
  taxNumber: '123-456-789',
}

test('the doctor names what shoppers read that is still the demo’s, where people sell', () => {
  expect(checkContact(contact, selling)).toMatchObject({
    says: {
      text: "Still the demo's: phone, whatsapp, email, address, addressAr, commercialRegister, taxNumber, hours, hoursAr.",
    },
    todo: { text: expect.stringContaining('shop.config.ts') },
  })
  expect(checkContact(contact, { isProduction: false }).todo).toBeUndefined()
})

test('the doctor is content with a shop of its own phone and numbers, also if hours and area are the demo’s', () => {
  expect(checkContact(mine, selling).todo).toBeUndefined()
  const halfDone = { ...mine, phone: contact.phone, hours: 'Every day, 8:00–24:00' }
  expect(checkContact(halfDone, selling).says.text).toBe("Still the demo's: phone, hoursAr.")
})
