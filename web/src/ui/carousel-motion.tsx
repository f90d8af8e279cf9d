import { ChevronLeft, ChevronRight, Pause, Play } from './icons.tsx'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { MovingRow } from './carousel-row.ts'
import { useIsHeld } from './use-is-held.ts'
import { usePrefersStillness } from './use-prefers-stillness.ts'
import * as messages from './carousel.messages.en.ts'

interface CarouselMotionProps {
  readonly row: RefObject<HTMLElement | null>
  readonly label: string
  readonly noun: string
  readonly count: number
  readonly hasDots?: boolean
  readonly plays?: boolean
}

// Spec 9 says that banners and categories play; how fast is ours.
const MS_BETWEEN_MOVES = 4000

/** Moves a carousel's row, and is its buttons. Nothing to move, nothing to press. */
export function CarouselMotion({ row, label, noun, count, hasDots = false, plays = false }: CarouselMotionProps) {
  const moving = useRef<MovingRow>(undefined)
  const [at, setAt] = useState(0)
  const [shown, setShown] = useState(count)
  const [isPaused, setIsPaused] = useState(false)
  const [isHeld, letGo] = useIsHeld(row)
  const isStill = usePrefersStillness()
  const isPlaying = plays && !isPaused && !isHeld && !isStill && count > shown

  useEffect(() => {
    if (!row.current) return
    const created = new MovingRow(row.current, (first) => {
      setAt(first)
      setShown(created.shown())
    })
    moving.current = created
    return () => created.stop()
  }, [row, count])

  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => document.hidden || moving.current?.moveBy(1), MS_BETWEEN_MOVES)
    return () => clearInterval(timer)
    // A move by hand begins the wait anew.
  }, [isPlaying, at])

  if (count <= shown) return null
  return (
    <div className="carousel-controls">
      <CarouselButton isStep label={messages.previous(noun)} onPress={() => moving.current?.moveBy(-1)}>
        <ChevronLeft aria-hidden size={20} className="rtl:-scale-x-100" />
      </CarouselButton>
      {hasDots && <Dots noun={noun} count={count} current={at} onPick={(picked) => moving.current?.moveTo(picked)} />}
      {plays && !isStill && (
        <CarouselButton
          label={isPaused ? messages.play(label) : messages.pause(label)}
          onPress={() => {
            setIsPaused(!isPaused)
            letGo()
          }}
        >
          {isPaused ? (
            <Play aria-hidden size={16} className="fill-current" />
          ) : (
            <Pause aria-hidden size={16} className="fill-current" />
          )}
        </CarouselButton>
      )}
      <CarouselButton isStep label={messages.next(noun)} onPress={() => moving.current?.moveBy(1)}>
        <ChevronRight aria-hidden size={20} className="rtl:-scale-x-100" />
      </CarouselButton>
    </div>
  )
}

interface CarouselButtonProps {
  readonly label: string
  readonly isStep?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

function CarouselButton({ label, isStep = false, onPress, children }: CarouselButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className={`carousel-button ${isStep ? 'carousel-step' : ''}`}
    >
      {children}
    </button>
  )
}

interface DotsProps {
  readonly noun: string
  readonly count: number
  readonly current: number
  readonly onPick: (at: number) => void
}

function Dots({ noun, count, current, onPick }: DotsProps) {
  return Array.from({ length: count }, (_, at) => (
    <button
      key={at}
      type="button"
      aria-label={messages.show(noun, at + 1, count)}
      aria-current={at === current || undefined}
      onClick={() => onPick(at)}
      className="carousel-dot"
    />
  ))
}
