import { createElement } from 'react'
import { isOffline } from '@baqala/kit/api/is-offline.ts'
import { useLater } from '@baqala/kit/ui/use-later.ts'
import { preloadScreens } from './screens.ts'

// The first screen has the network to itself until then.
const DELAY_MS = 3000

const loadStatus = async () => (await import('./shop-status.tsx')).ShopStatus

function afterTheFirstScreen(callback: () => void) {
  const begin = () => {
    callback()
    void preloadScreens()
  }
  const timer = setTimeout(begin, isOffline() ? 0 : DELAY_MS)
  addEventListener('offline', begin)
  return () => {
    clearTimeout(timer)
    removeEventListener('offline', begin)
  }
}

/** Loads the code of the other screens and what the shop needs without a network, after the first screen. */
export function LaterStatus() {
  const status = useLater(afterTheFirstScreen, loadStatus)
  return status && createElement(status)
}
