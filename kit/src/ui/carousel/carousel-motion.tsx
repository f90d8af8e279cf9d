import { type RefObject, useEffect, useRef, useState } from 'react'
import { RoundButton } from '../button.tsx'
import { ChevronRight, icon } from '../icons.tsx'
import { CarouselRow } from './carousel-row.ts'
import { useLanguage } from '../../language/language.ts'
import { REDUCED_MOTION, useMedia } from '../use-media.ts'
import { messages } from '#messages/ui'
import './carousel-controls.css'

const ChevronLeft = icon('m15 18-6-6 6-6')
const Pause = icon(
  'M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z',
  'M6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z',
)
const Play = icon('M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z')

export interface CarouselMotionProps {
  readonly row: RefObject<HTMLElement | null>
  readonly label: string
  /** The name of one slide on the buttons: "Next image". */
  readonly slideName: string
  readonly count: number
  readonly hasDots?: boolean
  readonly plays?: boolean
}

// The specification (9) names no interval.
const AUTOPLAY_MS = 4000

/** Moves a carousel's row and renders its buttons, unless all slides are in view. */
export function CarouselMotion({ row, label, slideName, count, hasDots = false, plays = false }: CarouselMotionProps) {
  const moving = useRef<CarouselRow>(undefined)
  const [at, setAt] = useState(0)
  const [shown, setShown] = useState(count)
  const [isPaused, setIsPaused] = useState(false)
  const isStill = useMedia(REDUCED_MOTION)
  const PlayOrPause = isPaused ? Play : Pause
  const markPlayPressed = useAutoplay(row, moving, plays && !isPaused && !isStill && count > shown, at)

  useEffect(() => {
    if (!row.current) return
    const created = new CarouselRow(row.current, (first, shown) => {
      setAt(first)
      setShown(shown)
    })
    moving.current = created
    return () => created.stop()
  }, [row, count])

  const language = useLanguage()
  useEffect(() => moving.current?.settle(), [language])

  if (count <= shown) return null
  return (
    <div className="carousel-controls">
      <RoundButton
        label={messages.previous(slideName)}
        icon={<ChevronLeft aria-hidden size={20} className="rtl:scale-[-1_1]" />}
        onClick={() => moving.current?.moveBy(-1)}
        className="carousel-step"
      />
      {hasDots && <Dots name={slideName} count={count} current={at} onPick={(to) => moving.current?.moveTo(to)} />}
      {plays && !isStill && (
        <RoundButton
          label={isPaused ? messages.play(label) : messages.pause(label)}
          icon={<PlayOrPause aria-hidden size={16} className="fill-current" />}
          onClick={() => {
            markPlayPressed(isPaused)
            setIsPaused(!isPaused)
          }}
        />
      )}
      <RoundButton
        label={messages.next(slideName)}
        icon={<ChevronRight aria-hidden size={20} className="rtl:scale-[-1_1]" />}
        onClick={() => moving.current?.moveBy(1)}
        className="carousel-step"
      />
    </div>
  )
}

interface DotsProps {
  readonly name: string
  readonly count: number
  readonly current: number
  readonly onPick: (at: number) => void
}

function Dots({ name, count, current, onPick }: DotsProps) {
  return Array.from({ length: count }, (_, at) => (
    <button
      key={at}
      type="button"
      aria-label={messages.show(name, at + 1, count)}
      aria-current={at === current || undefined}
      onClick={() => onPick(at)}
      className="carousel-dot"
    />
  ))
}

/**
 * Moves the row on while it plays, unless the cursor or the focus is on the carousel. Returns the function that tells that Play
 * was pressed: it then plays under the cursor and the focus that have pressed it.
 */
function useAutoplay(
  row: RefObject<HTMLElement | null>,
  moving: RefObject<CarouselRow | undefined>,
  isPlaying: boolean,
  at: number,
): (isPressed: boolean) => void {
  const isPlayPressed = useRef(false)
  useEffect(() => {
    const carousel = row.current?.parentElement
    if (!isPlaying || !carousel) return
    const move = () => {
      isPlayPressed.current &&= isEngaged(carousel)
      if (!document.hidden && (isPlayPressed.current || !isEngaged(carousel))) moving.current?.moveBy(1)
    }
    let timer = setInterval(move, AUTOPLAY_MS)
    const restart = () => {
      clearInterval(timer)
      timer = setInterval(move, AUTOPLAY_MS)
    }
    // Or it would move in the moment that the cursor leaves it.
    carousel.addEventListener('pointerleave', restart)
    return () => {
      clearInterval(timer)
      carousel.removeEventListener('pointerleave', restart)
    }
    // `at` restarts the interval after a move by hand.
  }, [row, moving, isPlaying, at])
  return (isPressed) => void (isPlayPressed.current = isPressed)
}

/** Whether the cursor or the focus is on it. Touch screens leave `:hover` on what was touched last. */
function isEngaged(carousel: HTMLElement): boolean {
  const isUnderCursor = matchMedia('(any-hover: hover)').matches && carousel.matches(':hover')
  return isUnderCursor || carousel.matches(':focus-within')
}
