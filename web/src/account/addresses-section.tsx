import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Button } from '@baqala/kit/ui/button.tsx'
import { useSession } from '../auth/session.tsx'
import { AddressForm } from './address-form.tsx'
import { AddressRow } from './address-row.tsx'
import { addressesQuery } from './account-query.ts'
import { OpenedInPlace } from './opened-in-place.tsx'
import { LoadedSection } from './section.tsx'
import { messages } from '#messages/account'

export function AddressesSection({ accountPhone }: { readonly accountPhone: string | undefined }) {
  const { token } = useSession()
  const query = useQuery(addressesQuery(token))
  const add = useRef<HTMLDivElement>(null)
  // The row and its buttons are gone.
  const handleRemoved = () => add.current?.querySelector('button')?.focus()
  return (
    <LoadedSection title={messages.addresses} query={query}>
      {(addresses) => (
        <>
          {addresses.length === 0 && <p className="text-ink-soft">{messages.noAddresses}</p>}
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden">
            {addresses.map((address) => (
              <AddressRow key={address._id} address={address} onRemoved={handleRemoved} />
            ))}
          </ul>
          <div ref={add}>
            <OpenedInPlace
              closed={(opener) => <Button {...opener} text={messages.addAddress} />}
              opened={(close) => <AddressForm accountPhone={accountPhone} onClose={close} />}
            />
          </div>
        </>
      )}
    </LoadedSection>
  )
}
