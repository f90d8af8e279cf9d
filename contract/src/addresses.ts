import * as z from 'zod/mini'
import { endpoint, id } from './endpoint.ts'
import { type FieldCode, fieldCode } from './field-code.ts'
import { needed, oneLine } from './fields.ts'
import { plainMobile } from './phone.ts'

function addressLine(maxLength: number, required: FieldCode, tooLong: FieldCode) {
  return needed(required, oneLine, z.trim()).check(z.maxLength(maxLength, tooLong))
}

/** Spec 3. The form of spec 5 has no rules; the server still refuses an order that cannot be delivered. */
export const ShippingAddress = z.object({
  details: addressLine(500, 'detailsRequired', 'detailsTooLong'),
  phone: addressLine(40, 'phoneRequired', 'phoneTooLong').check(z.overwrite(plainMobile)),
  city: addressLine(100, 'cityRequired', 'cityTooLong'),
})
export type ShippingAddress = z.infer<typeof ShippingAddress>

export const MAX_ADDRESSES = 20

const name = z
  .string(fieldCode('addressNameInvalid'))
  .check(z.trim(), z.maxLength(100, fieldCode('addressNameTooLong')))

function addressPart(maxLength: number) {
  return z._default(z.string().check(oneLine, z.trim(), z.maxLength(maxLength, fieldCode('detailsTooLong'))), '')
}

/** The parts of `details`, for forms that ask for each: `details` holds them joined. "" where there is none. */
export const AddressParts = z.object({
  street: addressPart(200),
  building: addressPart(40),
  floor: addressPart(40),
  flat: addressPart(40),
  landmark: addressPart(100),
})
export type AddressParts = z.infer<typeof AddressParts>

const extras = {
  parts: z.optional(AddressParts),
  /** The delivery area; "" or absent: none is known. It may have gone since. */
  areaId: z.optional(z.string().check(z.maxLength(100))),
}

export const Address = z.object({
  _id: z.string(),
  /** The shopper's word for it, such as "Home"; empty without one. */
  name: z.string(),
  details: z.string(),
  phone: z.string(),
  city: z.string(),
  ...extras,
})
export type Address = z.infer<typeof Address>

/** An address that was corrected or removed at that moment, after an order to it. `_id`: of the kept one, if it was corrected. */
export const FormerAddress = z.object({ _id: z.string(), details: z.string(), city: z.string(), leftAt: z.string() })
export type FormerAddress = z.infer<typeof FormerAddress>

/** All addresses of the shopper, the oldest first. */
const AddressesReply = z.object({
  status: z.literal('success'),
  message: z.optional(z.string()),
  results: z.number(),
  data: z.array(Address),
  /** The account's phone, to offer with a new address. In the answer to the list only. */
  phone: z.optional(z.string()),
  /** Numbers that the account had, which `phone` replaces in what an order brings back. In the answer to the list only. */
  formerPhones: z.optional(z.array(z.string())),
  /** None of them comes back from an order of before. The last twenty, the newest first. In the answer to the list only. */
  formerAddresses: z.optional(z.array(FormerAddress)),
})

const addressParams = z.object({ addressId: id })
const unknownAddress = { 404: 'This shopper has no such address.' }

export const listAddresses = endpoint('listAddresses', {
  summary: 'The addresses that the shopper keeps, oldest first.',
  reply: AddressesReply,
})

export const addAddress = endpoint('addAddress', {
  summary: `Keep an address, at most ${MAX_ADDRESSES}.`,
  body: z.extend(ShippingAddress, { name: z._default(name, ''), ...extras }),
  reply: AddressesReply,
  refusals: { 409: `The shopper keeps ${MAX_ADDRESSES} already.` },
})

export const getAddress = endpoint('getAddress', {
  summary: 'One address of the shopper.',
  params: addressParams,
  reply: z.object({ status: z.literal('success'), data: Address }),
  refusals: unknownAddress,
})

export const updateAddress = endpoint('updateAddress', {
  summary:
    'Change an address: the fields that are sent, the others stay. New details without `parts`, or a new place without `areaId`, leave none.',
  params: addressParams,
  body: z.partial(z.extend(ShippingAddress, { name, ...extras })),
  reply: AddressesReply,
  refusals: unknownAddress,
})

export const removeAddress = endpoint('removeAddress', {
  summary: 'Remove an address. Removing one that is not there changes nothing.',
  params: addressParams,
  reply: AddressesReply,
})
