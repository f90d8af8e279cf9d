import { useEffect, useState } from 'react'
import { readStored, writeStored } from '@baqala/kit/api/stored.ts'

const OPENED = 'baqala-payment-opened'

/** Whether this screen has opened a payment page. It survives a reload: a phone drops the tab that the payment page covers. */
export function useHasOpenedPayment() {
  const [hasOpened, setHasOpened] = useState(() => readStored(OPENED, 'sessionStorage') !== null)
  useEffect(() => () => writeStored(OPENED, null, 'sessionStorage'), [])

  function keepOpened() {
    writeStored(OPENED, 'yes', 'sessionStorage')
    setHasOpened(true)
  }

  return [hasOpened, keepOpened] as const
}
