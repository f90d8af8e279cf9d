/** Keys of a desk: `/` goes to the search of the screen, `g` and then a letter to another screen. */
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { createKeptStore } from '@baqala/kit/api/kept-store.ts'
import { useStore } from '@baqala/kit/api/store.ts'

/** People who speak to their computer have to be able to turn single keys off (WCAG 2.1.4). */
export const areKeysOn = createKeptStore('keysAreOff', {
  read: (text) => text === null,
  write: (areOn) => (areOn ? null : 'yes'),
})

// As long as it takes to find a letter on a keyboard.
const SECOND_KEY_MS = 1500

type Target = Readonly<{ address: string; code?: string }>

export function useShortcuts(screens: readonly Target[]): void {
  const navigate = useNavigate()
  const isOn = useStore(areKeysOn)
  const goneAt = useRef(-Infinity)
  useEffect(() => {
    if (!isOn) return
    function handleKey(event: KeyboardEvent) {
      const { key, code, timeStamp, ctrlKey, altKey, metaKey } = event
      if (ctrlKey || altKey || metaKey || isTyping() || document.querySelector('dialog[open]')) return
      const isSecond = timeStamp - goneAt.current < SECOND_KEY_MS
      goneAt.current = code === 'KeyG' ? timeStamp : -Infinity
      const screen = isSecond ? screens.find((each) => each.code === code) : undefined
      const search = key === '/' ? document.querySelector<HTMLElement>('main [role="search"] input') : null
      if (screen === undefined && search === null) return
      event.preventDefault()
      search?.focus()
      if (screen) void navigate(screen.address)
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [isOn, navigate, screens])
}

function isTyping(): boolean {
  return document.activeElement?.matches('input:not([type="checkbox"]), textarea, select') === true
}
