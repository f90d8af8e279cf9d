import { type ComponentType, createElement, useEffect, useState } from 'react'
import { withSentences } from '../language/language.ts'

/**
 * A part of the page whose code is not needed at first: nothing until it has come. `wait` calls back when the code may be loaded, and
 * returns a function that cancels it.
 */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>, wait = whenIdle) {
  return function LaterPart(props: Props) {
    const [part, setPart] = useState<ComponentType<Props>>()
    useEffect(() => {
      const begin = async () => {
        const loaded = await withSentences(load)
        setPart(() => loaded)
      }
      return wait(() => void begin().catch(() => {}))
    }, [])
    return part && createElement(part, props)
  }
}

/** Runs a callback when the browser is idle, or after 500 ms at the latest. Returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 50)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(callback, { timeout: 500 })
  return () => cancelIdleCallback(handle)
}

/** Runs a callback once the page has loaded with its pictures. Returns a function that cancels it. */
export function afterLoad(callback: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(callback)
  addEventListener('load', callback, { once: true })
  return () => removeEventListener('load', callback)
}
