import { westernDigits } from '@baqala/contract/arabic'
import { type ComponentProps, type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { icon } from '@baqala/kit/ui/icons.tsx'
import { FileInput } from '../ui/file-input.tsx'
import { openReader } from './barcode-reader.ts'
import { Camera, hasCamera } from './camera.tsx'
import { confirmScan, unlockScanSound } from './confirm-scan.ts'
import { useScanner } from './use-scanner.ts'
import { messages } from '#messages/scan'

const ScanBarcode = icon(
  'M3 7V5a2 2 0 0 1 2-2h2M17 3h2a2 2 0 0 1 2 2v2M21 17v2a2 2 0 0 1-2 2h-2M7 21H5a2 2 0 0 1-2-2v-2M8 7v10M12 7v10M17 7v10',
)

interface ScanFieldProps {
  /** A code of a camera, a scanner, a picture, or one that was typed and entered. */
  readonly onCode: (code: string) => void
  /** Under the field, such as what was found. */
  readonly status: ReactNode
  /** While a dialog is open the camera is off; a scanner that types is heard all the same. */
  readonly isPaused?: boolean
  readonly className?: string
  /** The field for typing, with what opens the camera beside it. */
  readonly children: (opener: ReactNode, statusId: string) => ReactNode
}

/** One field that always listens: to the camera, to a scanner that types, to a picture, and to typing. */
export function ScanField({ onCode, status, isPaused = false, className = 'panel p-4', children }: ScanFieldProps) {
  const statusId = useId()
  const inSight = useRef<string>(undefined)
  const [isOn, setIsOn] = useState(false)
  const [problem, setProblem] = useState('')

  function scanned(code: string) {
    setProblem('')
    confirmScan()
    onCode(code)
  }

  function turnCamera() {
    unlockScanSound()
    setProblem('')
    setIsOn(!isOn)
  }

  function failed(why: string) {
    setIsOn(false)
    setProblem(why)
  }

  useScanner(scanned)

  const isWatching = isOn && !isPaused
  return (
    <div className={`grid gap-3 ${className}`}>
      {children(
        hasCamera() ? (
          <button type="button" aria-pressed={isOn} onClick={turnCamera} className="button button-leaf shrink-0">
            <ScanBarcode aria-hidden size={20} />
            {isOn ? messages.stop : messages.scan}
          </button>
        ) : (
          <PictureInput onCode={scanned} onFail={setProblem} />
        ),
        statusId,
      )}
      {isWatching && <Camera inSightRef={inSight} onCode={scanned} onFail={failed} />}
      <p id={statusId} role="status" className={`text-sm ${problem ? 'font-bold text-tomato-ink' : 'text-ink-soft'}`}>
        {problem || status || (isWatching ? messages.waitsForCamera : messages.waits)}
      </p>
      {problem !== '' && hasCamera() && <PictureInput onCode={scanned} onFail={setProblem} />}
    </div>
  )
}

interface TypedCodeProps extends Pick<ScanFieldProps, 'onCode'> {
  /** The text as it is typed so far. */
  readonly text: string
  readonly onText: (text: string) => void
  readonly statusId: string
  /** Beside the field. */
  readonly children: ReactNode
}

export function TypedCode({ statusId, text, onText, onCode, children }: TypedCodeProps) {
  const id = useId()
  function enter(event: FormEvent) {
    event.preventDefault()
    const typed = westernDigits(text).trim()
    if (typed !== '') onCode(typed)
  }
  return (
    <form role="search" onSubmit={enter} className="grid gap-1">
      <label htmlFor={id} className="font-bold">
        {messages.label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          type="search"
          value={text}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
          autoComplete="off"
          enterKeyHint="search"
          aria-describedby={statusId}
          className="field-input min-w-0 flex-1 basis-24"
        />
        {children}
      </div>
    </form>
  )
}

/** A picture of the code, taken with the phone's own camera program. */
function PictureInput({ onCode, onFail }: Pick<ComponentProps<typeof Camera>, 'onCode' | 'onFail'>) {
  async function read(file: File | undefined) {
    if (!file) return
    unlockScanSound()
    try {
      const readBarcode = await openReader()
      const code = await readBarcode(await createImageBitmap(file))
      if (code === undefined) onFail(messages.noneInPicture)
      else onCode(code)
    } catch {
      onFail(messages.noReader)
    }
  }
  return (
    <label className="picture-input button button-leaf shrink-0 justify-self-start">
      <ScanBarcode aria-hidden size={20} />
      {messages.takePicture}
      <FileInput capture="environment" onFiles={([file]) => void read(file)} />
    </label>
  )
}
