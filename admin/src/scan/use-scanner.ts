import { useEffect, useEffectEvent } from 'react'
import { makeScannerKeys } from './scanner-keys.ts'

/** Listens on the whole screen for a scanner that types. A field in which its digits landed gets back what it held. */
export function useScanner(onCode: (code: string) => void): void {
  const handleCode = useEffectEvent(onCode)
  useEffect(() => {
    const keys = makeScannerKeys()
    let before: { readonly field: HTMLInputElement; readonly value: string } | undefined
    function listen(event: KeyboardEvent) {
      const field = event.target instanceof HTMLInputElement ? event.target : undefined
      const code = keys.take({ key: event.key, at: event.timeStamp })
      if (keys.isFirst) before = field && { field, value: field.value }
      if (code === undefined) return
      event.preventDefault()
      event.stopPropagation()
      if (before) typeInto(before.field, before.value)
      handleCode(code)
    }
    // Before any part of the screen sees the Enter, which would send a form or press a button.
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  }, [])
}

/** Fills a field as typing does. React listens for the event, and learns of a value from the field's own setter alone. */
export function typeInto(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
