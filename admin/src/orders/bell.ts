/** The bell of the shop. Browsers let a page sound only once somebody has pressed something in it. */
import { createStore } from '@baqala/kit/api/store.ts'

/** An order to be paid at the door, or one that is paid already. */
export type Ring = 'cash' | 'paid'

// In hertz, one after the other.
const NOTES: Readonly<Record<Ring, readonly number[]>> = { cash: [880, 660], paid: [660, 880, 1100] }
const NOTE_SECONDS = 0.22

/** Whether "Turn the bell on" was pressed since the page was loaded. */
export const isBellOn = createStore(false)
let audio: AudioContext | undefined

/** Browsers allow it only during a press. */
export async function turnBellOn(): Promise<void> {
  audio ??= new AudioContext()
  await audio.resume()
  isBellOn.set(true)
}

/** Sounds once. After a phone call the sound of a page stands still until it is resumed. */
export function ring(kind: Ring): void {
  if (audio === undefined) return
  void audio.resume()
  for (const [at, frequency] of NOTES[kind].entries()) {
    sound(audio, frequency, audio.currentTime + at * NOTE_SECONDS)
  }
}

function sound(audio: AudioContext, frequency: number, at: number): void {
  const [tone, volume] = [audio.createOscillator(), audio.createGain()]
  tone.type = 'triangle'
  tone.frequency.value = frequency
  // Fades out: a tone that is cut off clicks.
  volume.gain.setValueAtTime(0.8, at)
  volume.gain.exponentialRampToValueAtTime(0.001, at + NOTE_SECONDS)
  tone.connect(volume).connect(audio.destination)
  tone.start(at)
  tone.stop(at + NOTE_SECONDS)
}
