import { useEffect, useState } from 'react'

const OPENED = 'baqala-payment-opened'

/** Whether this screen has opened a payment page. It survives a reload: a phone drops the tab that the payment page covers. */
export function useHasOpenedPayment() {
  const [hasOpened, setHasOpened] = useState(() => inStorage((storage) => storage.getItem(OPENED)) === 'yes')
  useEffect(() => () => void inStorage((storage) => storage.removeItem(OPENED)), [])

  function keepOpened() {
    inStorage((storage) => storage.setItem(OPENED, 'yes'))
    setHasOpened(true)
  }

  return [hasOpened, keepOpened] as const
}

/** Undefined where the browser forbids storage, and in the build. */
function inStorage<Result>(ask: (storage: Storage) => Result): Result | undefined {
  try {
    return ask(sessionStorage)
  } catch {
    return undefined
  }
}
