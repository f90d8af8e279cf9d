import { useEffect, useEffectEvent } from 'react'

/** Closes by Escape, and by Back of Android where the browser has a CloseWatcher, what is open and no modal dialog. */
export function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    const stop = new AbortController()
    const { signal } = stop
    if (window.CloseWatcher) new window.CloseWatcher({ signal }).onclose = () => close()
    else addEventListener('keydown', ({ key, isComposing }) => key === 'Escape' && !isComposing && close(), { signal })
    return () => stop.abort()
  }, [isOpen])
}

declare global {
  interface Window {
    // TypeScript does not know it yet.
    readonly CloseWatcher?: new (options: { signal: AbortSignal }) => { onclose: () => void }
  }
}
