/** The parts of an address as one line, the `details` of specification 3. */
import type { AddressParts } from '@baqala/contract/addresses'
import { messages } from '#messages/account'

export function joinedAddress({ street, building, floor, flat, landmark }: AddressParts): string {
  const words = [
    street,
    named(building, messages.buildingNumber),
    named(floor, messages.floorNumber),
    named(flat, messages.flatNumber),
    landmark,
  ]
  return messages.joined(...words.map((part) => part.trim()).filter((part) => part !== ''))
}

/** "4" alone says nothing to a courier; "Flat 4" and "the penthouse" do. */
function named(part: string, name: (number: string) => string): string {
  return /^\s*\p{N}/u.test(part) ? name(part.trim()) : part
}
