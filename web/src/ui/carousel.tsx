import { lazy, type ReactNode, Suspense, useRef } from 'react'

// Where it cannot be loaded, the row stays what it is: a strip that a finger can push.
const CarouselMotion = lazy(async () => {
  const loaded = await import('./carousel-motion.tsx').catch(() => undefined)
  return { default: loaded ? loaded.CarouselMotion : () => null }
})

interface CarouselProps {
  readonly label: string
  /** What one slide is called on the buttons: "Next image". */
  readonly noun: string
  readonly slides: readonly ReactNode[]
  readonly className: string
  readonly hasDots?: boolean
  /** Moves on by itself. */
  readonly plays?: boolean
  /** What moves it is loaded from then on. */
  readonly isReady?: boolean
}

/** Slides in an endless row. The row stands from the first frame on; what moves it arrives later and changes no sizes. */
export function Carousel({ label, slides, className, isReady = true, ...motion }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null)
  return (
    <section aria-roledescription="carousel" aria-label={label} className={`carousel ${className}`}>
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
