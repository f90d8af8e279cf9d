import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { openReader } from './barcode-reader.ts'
import { messages } from '#messages/scan'

// A decoder on a slow phone takes some 60 ms: it shall not take every moment.
const PAUSE_MS = 120
// A pack counts once, until it has been out of sight for so long.
const GONE_MS = 1_000

export function hasCamera(): boolean {
  // Browsers give a page on plain http none.
  return 'mediaDevices' in navigator
}

interface CameraProps {
  /** The code in sight, which outlives the camera: a pack that still lies there after a dialog is not scanned again. */
  readonly inSightRef: RefObject<string | undefined>
  readonly onCode: (code: string) => void
  /** Called with a sentence if there is no camera, or it is not allowed. */
  readonly onFail: (why: string) => void
}

/** Shows the camera and reads what it sees, until it leaves the screen. */
export function Camera({ inSightRef, onCode, onFail }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [track, setTrack] = useState<MediaStreamTrack>()
  const handleSight = useEffectEvent((code: string) => {
    if (code === inSightRef.current) return
    inSightRef.current = code
    onCode(code)
  })
  const handleGone = useEffectEvent(() => void (inSightRef.current = undefined))
  const handleFailure = useEffectEvent((error: unknown) => onFail(sentenceFor(error)))

  useEffect(() => {
    const stop = new AbortController()
    async function watch() {
      // The code of the reader comes while the person allows the camera.
      const [stream, read] = await Promise.all([openStream(stop.signal), openReader()])
      const element = video.current
      if (stop.signal.aborted || element === null) return
      element.srcObject = stream
      setTrack(stream.getVideoTracks()[0])
      await element.play()
      let seenAt = performance.now()
      while (!stop.signal.aborted) {
        const code = element.videoWidth === 0 ? undefined : await read(element)
        if (stop.signal.aborted) return
        if (code !== undefined) {
          seenAt = performance.now()
          handleSight(code)
        } else if (performance.now() - seenAt > GONE_MS) handleGone()
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      }
    }
    watch().catch((error: unknown) => stop.signal.aborted || handleFailure(error))
    return () => stop.abort()
  }, [])

  return (
    <div className="relative overflow-hidden rounded-card bg-black">
      <video ref={video} playsInline muted aria-label={messages.cameraPicture} className="camera-picture" />
      <div aria-hidden className="camera-frame" />
      {track && <Torch track={track} />}
    </div>
  )
}

/** The camera's stream, closed when `signal` aborts, also while somebody is still asked to allow it. */
async function openStream(signal: AbortSignal): Promise<MediaStream> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  })
  const close = () => stream.getTracks().forEach((track) => track.stop())
  if (signal.aborted) close()
  else signal.addEventListener('abort', close)
  return stream
}

function sentenceFor(error: unknown): string {
  // Cameras fail with these; code that cannot be loaded does not.
  if (!(error instanceof DOMException)) return messages.noReader
  return error.name === 'NotAllowedError' ? messages.notAllowed : messages.noCamera
}

function Torch({ track }: { readonly track: MediaStreamTrack }) {
  const [isOn, setIsOn] = useState(false)
  // TypeScript does not know the light of a camera yet.
  const capabilities: MediaTrackCapabilities & { readonly torch?: boolean } = track.getCapabilities?.() ?? {}
  if (!capabilities.torch) return null
  async function turn() {
    await track.applyConstraints({ advanced: [{ torch: !isOn } as MediaTrackConstraintSet] })
    setIsOn(!isOn)
  }
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => void turn()}
      className="button absolute end-3 bottom-3 bg-paper text-ink"
    >
      {messages.torch}
    </button>
  )
}
