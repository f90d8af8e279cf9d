import { createStore } from '@baqala/kit/api/store.ts'
import { readStored, writeStored } from '@baqala/kit/api/stored.ts'

const OFF = 'keysAreOff'

/** People who speak to their computer have to be able to turn single keys off (WCAG 2.1.4). Kept by each browser. */
export const areKeysOn = createStore(readStored(OFF) === null)

export function turnKeys(isOn: boolean): void {
  areKeysOn.set(isOn)
  writeStored(OFF, isOn ? null : 'yes')
}
