import type { Address } from '@baqala/contract/addresses'
import { toast } from '@baqala/kit/ui/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Button } from '@baqala/kit/ui/button.tsx'
import { useDeliveryAreas } from '../delivery/delivery-query.ts'
import { areaName } from '../delivery/area-name.ts'
import { isOddPhone } from '../orders/checkout/odd-phone.ts'
import { useSession } from '../auth/session.ts'
import { RemoveInPlace } from '../ui/remove-in-place.tsx'
import { AddressInPlace } from './address-form.tsx'
import { addressesQuery, removeAddress, whyNot } from './account-query.ts'
import { LoadedSection } from './section.tsx'
import { messages } from '#messages/account'

export function AddressesSection({ accountPhone }: { readonly accountPhone: string | undefined }) {
  const { token } = useSession()
  const query = useQuery(addressesQuery(token))
  const add = useRef<HTMLDivElement>(null)
  // The row and its buttons are gone.
  const handleRemoved = () => add.current?.querySelector('button')?.focus()
  return (
    <LoadedSection title={messages.addresses} query={query} room="addresses-to-come">
      {(addresses) => (
        <>
          {addresses.length === 0 && <p className="text-ink-soft">{messages.noAddresses}</p>}
          <ul className="addresses grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden">
            {addresses.map((address) => (
              <AddressRow key={address._id} address={address} onRemoved={handleRemoved} />
            ))}
          </ul>
          <div ref={add} className="addresses">
            <AddressInPlace
              accountPhone={accountPhone}
              closed={(opener) => <Button {...opener} text={messages.addAddress} />}
            />
          </div>
        </>
      )}
    </LoadedSection>
  )
}

function AddressRow({ address, onRemoved }: { readonly address: Address; readonly onRemoved: () => void }) {
  const what = address.name || address.details

  async function remove() {
    const outcome = await removeAddress(address._id)
    if (outcome.kind === 'success') return onRemoved()
    toast.failure(whyNot(outcome))
  }

  return (
    <li className="border-t border-line pt-4">
      <AddressInPlace
        address={address}
        closed={(editor) => (
          <>
            <AddressLines address={address} />
            <RemoveInPlace question={messages.askToRemove(what)} words={messages} onRemove={remove}>
              {(remover) => (
                <>
                  <Button {...editor} aria-label={messages.editThis(what)} text={messages.edit} />
                  <Button {...remover} look="plain" aria-label={messages.removeThis(what)} text={messages.remove} />
                </>
              )}
            </RemoveInPlace>
          </>
        )}
      />
    </li>
  )
}

function AddressLines({ address: { name, details, city, phone, areaId } }: { readonly address: Address }) {
  const area = useDeliveryAreas()?.data.find(({ _id }) => _id === areaId)
  return (
    <div className="wrap-anywhere">
      {name && (
        <p className="font-bold">
          <bdi>{name}</bdi>
        </p>
      )}
      <p>{messages.addressLine(details, city)}</p>
      <p className="text-ink-soft">
        <bdi dir="ltr">{phone}</bdi>
        {area && ` · ${areaName(area)}`}
      </p>
      {isOddPhone(phone) && <strong className="block text-sm text-tomato-ink">{messages.oddPhone}</strong>}
    </div>
  )
}
