/** Moves the slides of a row. They keep their place in the document and are only translated. */
import { directionOf, placeOf, wayOf, wrap } from './carousel-places.ts'
import { followSwipes, type Swipeable } from './carousel-swipes.ts'

// Spec 9: every carousel.
const MS_A_MOVE = 500

export class MovingRow implements Swipeable {
  readonly #row: HTMLElement
  readonly #slides: readonly HTMLElement[]
  readonly #tell: (at: number) => void
  readonly #stopped = new AbortController()
  readonly #reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  /** The first slide in view. Between two slides while a finger pushes the row. */
  #offset: number
  #animations: Animation[] = []

  /** `tell` is called with the first slide in view whenever that, or the width of the row, changes. */
  constructor(row: HTMLElement, tell: (at: number) => void) {
    this.#row = row
    this.#slides = [...row.children].filter((child) => child instanceof HTMLElement)
    this.#tell = tell
    this.#offset = takeScrolledSlides(row, this.#slides[0])
    followSwipes(row, this, this.#stopped.signal)
    // Calls once at the start, too: after layout, where measuring costs nothing.
    const sizes = new ResizeObserver(() => this.standStill())
    sizes.observe(row)
    this.#stopped.signal.addEventListener('abort', () => sizes.disconnect())
  }

  /** How many slides are in view. */
  shown(): number {
    return Math.max(1, Math.round(this.#row.clientWidth / this.slideWidth()))
  }

  slideWidth(): number {
    return this.#slides[0]?.offsetWidth || this.#row.clientWidth || 1
  }

  canMove(): boolean {
    return this.#slides.length > this.shown()
  }

  moveBy(slides: number): void {
    this.standStill()
    this.#slideTo(this.#offset + slides)
  }

  moveTo(at: number): void {
    this.moveBy(at - wrap(Math.round(this.#offset), this.#slides.length))
  }

  /** Ends a move under way, at the nearest slide. */
  standStill(): void {
    const count = this.#slides.length
    // Measured before anything is written: a measurement after a write makes the browser lay out the page again.
    const shown = this.shown()
    const canMove = count > shown
    this.#cancelAnimations()
    this.#offset = canMove ? wrap(Math.round(this.#offset), count) : 0
    this.#translate()
    this.#row.toggleAttribute('data-moves', canMove)
    this.#slides.forEach((slide, at) => {
      const place = placeOf(at, this.#offset, count)
      // Slides out of view are out of reach of Tab and of screen readers.
      slide.inert = canMove && (place < 0 || place >= shown)
      // The neighbours' pictures are there before they come into view.
      if (place < shown + 1 || place === count - 1) loadPictures(slide)
    })
    this.#tell(this.#offset)
  }

  /** A finger has pushed the row to `offset`. */
  push(offset: number): void {
    this.#offset = offset
    this.#translate()
  }

  /** A finger that pushed the row from slide `from` has left it. Past a slide's edge by a swipe, it goes on to the next. */
  release(from: number, isSwipe: boolean): void {
    const pushed = this.#offset
    if (pushed % 1 === 0) return this.standStill()
    const onward = pushed > from ? Math.ceil(pushed) : Math.floor(pushed)
    this.#slideTo(isSwipe ? onward : Math.round(pushed))
  }

  get offset(): number {
    return this.#offset
  }

  stop(): void {
    this.#stopped.abort()
    this.#cancelAnimations()
    this.#row.removeAttribute('data-moves')
    for (const slide of this.#slides) {
      slide.inert = false
      slide.style.translate = ''
    }
  }

  #slideTo(to: number): void {
    const count = this.#slides.length
    const shown = this.shown()
    if (count <= shown) return
    const from = this.#offset
    this.#offset = to
    if (this.#reducedMotion.matches) return this.standStill()
    this.#tell(wrap(to, count))
    const direction = directionOf(this.#row)
    this.#animations = this.#slides.map((slide, at) => {
      const { start, end } = wayOf(at, from, to, count)
      if (end >= 0 && end < shown) slide.inert = false
      return slide.animate(
        { translate: [translation(start - at, direction), translation(end - at, direction)] },
        { duration: MS_A_MOVE, easing: 'cubic-bezier(0.3, 0, 0.2, 1)', fill: 'forwards' },
      )
    })
    const mine = this.#animations
    mine[0]?.finished.then(() => mine === this.#animations && this.standStill()).catch(() => {})
  }

  #translate(): void {
    const direction = directionOf(this.#row)
    this.#slides.forEach((slide, at) => {
      slide.style.translate = translation(placeOf(at, this.#offset, this.#slides.length) - at, direction)
    })
  }

  #cancelAnimations(): void {
    for (const animation of this.#animations) animation.cancel()
    this.#animations = []
  }
}

function translation(slides: number, direction: 1 | -1): string {
  return `${slides * 100 * direction}%`
}

/** A shopper may have scrolled the row before it could move. */
function takeScrolledSlides(row: HTMLElement, slide: HTMLElement | undefined): number {
  if (row.scrollLeft === 0 || !slide?.offsetWidth) return 0
  const slides = Math.round(Math.abs(row.scrollLeft) / slide.offsetWidth)
  row.scrollLeft = 0
  return slides
}

function loadPictures(slide: HTMLElement): void {
  for (const picture of slide.querySelectorAll('img')) picture.loading = 'eager'
}
