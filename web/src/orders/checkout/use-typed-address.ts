import type { ShippingAddress } from '@baqala/contract/addresses'
import { useState } from 'react'
import { ended, readToken } from '../../api/stored-session.ts'
import { accountOf } from '../../auth/server-features.ts'
import { BLANK } from './address-fields.tsx'

let typed: { readonly account: string | undefined; readonly address: ShippingAddress } | undefined

/** The address in the form. It outlives the end of the session in which it was typed, for the same account alone. */
export function useTypedAddress() {
  const [address, setAddress] = useState(() => {
    const account = accountOf(readToken())
    const isSame = account !== undefined && account === typed?.account && account === accountOf(ended?.token)
    return isSame && typed ? typed.address : BLANK
  })

  function keep(next: ShippingAddress) {
    typed = { account: accountOf(readToken()), address: next }
    setAddress(next)
  }

  return [address, keep] as const
}
