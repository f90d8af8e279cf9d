import type { ShippingAddress } from '@baqala/contract/addresses'
import { useState } from 'react'
import { ended, readToken } from '../../api/stored-session.ts'
import { accountOf } from '../../auth/server-features.ts'
import { BLANK } from './address-fields.tsx'

let typed: { readonly account: string | undefined; readonly address: ShippingAddress } | undefined

/** The address in the form: `first` until something is typed. It outlives the end of the session in which it was typed, for the same account alone. */
export function useTypedAddress(first = BLANK) {
  const [address, setAddress] = useState<ShippingAddress | undefined>(() => {
    const account = accountOf(readToken())
    const isSame = account !== undefined && account === typed?.account && account === accountOf(ended?.token)
    return isSame ? typed?.address : undefined
  })

  function keep(next: ShippingAddress) {
    typed = { account: accountOf(readToken()), address: next }
    setAddress(next)
  }

  return [address ?? first, keep] as const
}
