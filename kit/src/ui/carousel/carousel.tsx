import { type ReactNode, Suspense, useRef } from 'react'
import { lazyPart } from '../../api/lazy-part.ts'
import type { CarouselMotionProps } from './carousel-motion.tsx'
import { messages } from '#messages/ui'

// Until it has come, the row is a strip that a finger can scroll.
const CarouselMotion = lazyPart(async () => (await import('./carousel-motion.tsx')).CarouselMotion)

interface CarouselProps extends Omit<CarouselMotionProps, 'row' | 'count'> {
  readonly slides: readonly ReactNode[]
  readonly className: string
  /** Delays the loading of the carousel's motion until true. */
  readonly isReady?: boolean
}

/** Slides in an endless row. The row is rendered first; the code that moves it is loaded later and changes no sizes. */
export function Carousel({ label, slides, className, isReady = true, ...motion }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null)
  return (
    <section aria-roledescription={messages.carousel} aria-label={label} className={`carousel ${className}`}>
      {isReady && (
        <Suspense>
          <CarouselMotion row={row} label={label} count={slides.length} {...motion} />
        </Suspense>
      )}
      <ul ref={row} className="carousel-row">
        {slides.map((slide, at) => (
          <li key={at} className="carousel-slide">
            {slide}
          </li>
        ))}
      </ul>
    </section>
  )
}
