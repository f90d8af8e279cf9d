let sound: AudioContext | undefined

/** Lets the sound of later scans through: browsers want a press first. */
export function unlockScanSound(): void {
  sound ??= 'AudioContext' in globalThis ? new AudioContext() : undefined
  void sound?.resume()
}

/** A beep and a short shake, for eyes that are on the pack. */
export function confirmScan(): void {
  navigator.vibrate?.(60)
  if (sound?.state !== 'running') return
  const tone = new OscillatorNode(sound, { frequency: 1320 })
  tone.connect(new GainNode(sound, { gain: 0.2 })).connect(sound.destination)
  tone.start()
  tone.stop(sound.currentTime + 0.09)
}
