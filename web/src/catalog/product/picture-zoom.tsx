import { CrossButton, RoundButton } from '@baqala/kit/ui/button.tsx'
import { icon, Minus } from '@baqala/kit/ui/icons.tsx'
import { pictureSource } from '@baqala/kit/ui/picture.tsx'
import { useLayoutEffect, useRef, useState } from 'react'
import { messages as uiMessages } from '@baqala/kit/messages'
import { messages } from '#messages/product'
import './picture-zoom.css'

const Plus = icon('M5 12h14', 'M12 5v14')
// How many times larger than the window's width or height.
const STEPS = [1, 1.5, 2, 3]
const LAST = STEPS.length - 1

interface PictureZoomProps {
  readonly url: string
  readonly name: string
  readonly onClose: () => void
}

/** A picture in the whole window, open while mounted. The browser moves a larger one, by finger, wheel or arrow keys, and closes it as any dialog. */
export function PictureZoom({ url, name, onClose }: PictureZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [step, setStep] = useState(0)
  const scale = STEPS[step] ?? 1
  const pane = useKeptMiddle(scale)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return (
    <dialog ref={dialog} aria-label={name} onClose={onClose} className="zoom">
      {/* A wide thing in a right-to-left page scrolls by negative numbers, and a picture has no direction. */}
      {/* The arrow keys move it, so it takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={pane} dir="ltr" role="group" aria-label={messages.picture} tabIndex={0} className="zoom-pane">
        <img
          {...pictureSource(url, '960px')}
          alt={name}
          width={960}
          height={960}
          style={{ inlineSize: `calc(var(--fit) * ${scale})` }}
        />
      </div>
      <div className="zoom-buttons">
        {/* At their ends they stay focusable: a disabled button would lose the focus. */}
        <RoundButton
          label={messages.smaller}
          icon={<Minus aria-hidden />}
          aria-disabled={step === 0}
          onClick={() => setStep(Math.max(0, step - 1))}
        />
        <RoundButton
          label={messages.larger}
          icon={<Plus aria-hidden />}
          aria-disabled={step === LAST}
          onClick={() => setStep(Math.min(LAST, step + 1))}
        />
        <CrossButton label={uiMessages.close} onClick={() => dialog.current?.close()} />
      </div>
    </dialog>
  )
}

/** Keeps the middle of a scrolled pane in the middle when its content grows or shrinks. */
function useKeptMiddle(scale: number) {
  const pane = useRef<HTMLDivElement>(null)
  const before = useRef(scale)
  useLayoutEffect(() => {
    const element = pane.current
    if (!element) return
    const ratio = scale / before.current
    const { clientWidth, clientHeight } = element
    element.scrollLeft = (element.scrollLeft + clientWidth / 2) * ratio - clientWidth / 2
    element.scrollTop = (element.scrollTop + clientHeight / 2) * ratio - clientHeight / 2
    before.current = scale
  }, [scale])
  return pane
}
