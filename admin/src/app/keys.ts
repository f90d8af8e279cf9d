import { createStore } from '@baqala/kit/api/store.ts'

const OFF = 'keysAreOff'

/** People who speak to their computer have to be able to turn single keys off (WCAG 2.1.4). Kept by each browser. */
export const areKeysOn = createStore(!isKeptOff())

export function turnKeys(isOn: boolean): void {
  areKeysOn.set(isOn)
  try {
    if (isOn) localStorage.removeItem(OFF)
    else localStorage.setItem(OFF, 'yes')
  } catch {
    // It counts until the page is closed.
  }
}

function isKeptOff(): boolean {
  try {
    return localStorage.getItem(OFF) !== null
  } catch {
    return false
  }
}
