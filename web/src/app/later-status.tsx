import { type ComponentType, createElement, useEffect, useState } from 'react'
import { isOffline } from '../api/is-offline.ts'
import { preloadScreens } from './screens.ts'

// The first screen has the network to itself until then.
const DELAY_MS = 3000

/** Loads the code of the other screens and what the shop needs without a network, after the first screen. */
export function LaterStatus() {
  const [status, setStatus] = useState<ComponentType>()
  useEffect(() => {
    const loadStatus = async () => {
      const { ShopStatus } = await import('./shop-status.tsx')
      setStatus(() => ShopStatus)
    }
    const begin = () => {
      void loadStatus().catch(() => {})
      void preloadScreens()
    }
    const timer = setTimeout(begin, isOffline() ? 0 : DELAY_MS)
    addEventListener('offline', begin)
    return () => {
      clearTimeout(timer)
      removeEventListener('offline', begin)
    }
  }, [])
  return status && createElement(status)
}
