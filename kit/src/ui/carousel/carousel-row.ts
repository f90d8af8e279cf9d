/**
 * Moves the slides of an endless row. Scroll snapping cannot: browsers choose how long a smooth scroll takes, and a scrolled
 * row ends at its last slide. The slides keep their order in the document and are only translated.
 */
import { REDUCED_MOTION } from '../use-media.ts'

// Specification 9: every carousel.
const MOVE_MS = 500
const MIN_SWIPE_PX = 30

export class CarouselRow {
  readonly #row: HTMLElement
  readonly #slides: readonly HTMLElement[]
  readonly #onChange: (first: number, shown: number) => void
  readonly #resizes: ResizeObserver
  readonly #listeners = new AbortController()
  /** The first slide in view. Between two slides while a finger pushes the row. */
  #offset: number
  #animations: Animation[] = []

  /** `onChange` is called with the first slide in view, and how many are, whenever these or the width of the row change. */
  constructor(row: HTMLElement, onChange: (first: number, shown: number) => void) {
    this.#row = row
    this.#slides = [...row.children].filter((child) => child instanceof HTMLElement)
    this.#onChange = onChange
    this.#offset = takeScrolledSlides(row, this.#slides[0])
    this.#followSwipes()
    // An observer's first call comes after layout, when measuring costs nothing.
    this.#resizes = new ResizeObserver(() => this.settle())
    this.#resizes.observe(row)
  }

  #shown(): number {
    return Math.max(1, Math.round(this.#row.clientWidth / this.#slideWidth()))
  }

  moveBy(slides: number): void {
    this.settle()
    this.#slideTo(this.#offset + slides)
  }

  moveTo(at: number): void {
    this.moveBy(at - wrap(Math.round(this.#offset), this.#slides.length))
  }

  stop(): void {
    this.#resizes.disconnect()
    this.#listeners.abort()
    this.#cancelAnimations()
    this.#row.removeAttribute('data-moves')
    for (const slide of this.#slides) {
      slide.inert = false
      slide.style.translate = ''
    }
  }

  /** Ends a move at the nearest slide, and measures again: the direction of the page may have changed. */
  settle(): void {
    const count = this.#slides.length
    // Measures before it writes: a measurement after a write makes the browser lay out the page again.
    const shown = this.#shown()
    const canMove = count > shown
    this.#cancelAnimations()
    this.#offset = canMove ? wrap(Math.round(this.#offset), count) : 0
    this.#translate()
    this.#row.toggleAttribute('data-moves', canMove)
    this.#slides.forEach((slide, at) => {
      const place = placeOf(at, this.#offset, count)
      // Tab and screen readers skip the slides out of view.
      slide.inert = canMove && (place < 0 || place >= shown)
      // The neighbours' pictures are loaded before they come into view.
      if (place > shown && place !== count - 1) return
      for (const picture of slide.querySelectorAll('img')) picture.loading = 'eager'
    })
    this.#onChange(this.#offset, shown)
  }

  #slideTo(to: number): void {
    const count = this.#slides.length
    const shown = this.#shown()
    if (count <= shown) return
    const from = this.#offset
    this.#offset = to
    if (matchMedia(REDUCED_MOTION).matches) return this.settle()
    this.#onChange(wrap(to, count), shown)
    const direction = this.#direction()
    const animations = this.#slides.map((slide, at) => {
      const { start, end } = moveOf(at, from, to, count)
      if (end >= 0 && end < shown) slide.inert = false
      return slide.animate(
        { translate: [translation(start - at, direction), translation(end - at, direction)] },
        { duration: MOVE_MS, easing: 'cubic-bezier(0.3, 0, 0.2, 1)', fill: 'forwards' },
      )
    })
    this.#animations = animations
    // Cancelled animations reject.
    animations[0]?.finished.then(() => animations === this.#animations && this.settle()).catch(() => {})
  }

  /** Fingers and pens push the row along; a mouse has the buttons. */
  #followSwipes(): void {
    let start: { readonly x: number; readonly offset: number } | undefined
    const on = (type: `pointer${'down' | 'move' | 'up' | 'cancel'}`, react: (event: PointerEvent) => void) =>
      this.#row.addEventListener(type, (event) => event.isPrimary && react(event), { signal: this.#listeners.signal })
    const release = ({ clientX }: PointerEvent) => {
      if (start) this.#release(start.offset, Math.abs(clientX - start.x) > MIN_SWIPE_PX)
      start = undefined
    }
    on('pointerdown', ({ pointerType, clientX }) => {
      if (pointerType === 'mouse' || this.#slides.length <= this.#shown()) return
      this.settle()
      start = { x: clientX, offset: this.#offset }
    })
    on('pointermove', ({ clientX }) => {
      if (!start) return
      this.#offset = start.offset + (this.#direction() * (start.x - clientX)) / this.#slideWidth()
      this.#translate()
    })
    on('pointerup', release)
    on('pointercancel', release)
  }

  /** After a swipe the row goes on to the next slide, after a shorter push to the nearest one. */
  #release(from: number, isSwipe: boolean): void {
    const pushed = this.#offset
    if (pushed % 1 === 0) return this.settle()
    const next = pushed > from ? Math.ceil(pushed) : Math.floor(pushed)
    this.#slideTo(isSwipe ? next : Math.round(pushed))
  }

  #translate(): void {
    const direction = this.#direction()
    this.#slides.forEach((slide, at) => {
      slide.style.translate = translation(placeOf(at, this.#offset, this.#slides.length) - at, direction)
    })
  }

  #cancelAnimations(): void {
    for (const animation of this.#animations) animation.cancel()
    this.#animations = []
  }

  #slideWidth(): number {
    return this.#slides[0]?.offsetWidth || this.#row.clientWidth || 1
  }

  /** 1 from left to right, else -1: translations are physical. */
  #direction(): 1 | -1 {
    return getComputedStyle(this.#row).direction === 'rtl' ? -1 : 1
  }
}

function translation(slides: number, direction: 1 | -1): string {
  return `${slides * 100 * direction}%`
}

/** Takes over the slides that a shopper has scrolled past before the row could move. */
function takeScrolledSlides(row: HTMLElement, slide: HTMLElement | undefined): number {
  if (row.scrollLeft === 0 || !slide?.offsetWidth) return 0
  const slides = Math.round(Math.abs(row.scrollLeft) / slide.offsetWidth)
  row.scrollLeft = 0
  return slides
}

/**
 * The place of slide `at` once the row has moved by `offset` slides: 0 is the first in view, -1 has just left it. A slide that leaves
 * at the start comes back at the end.
 */
export function placeOf(at: number, offset: number, count: number): number {
  const place = wrap(at - offset, count)
  return place > count - 1 ? place - count : place
}

/** The places of slide `at` before and after the row moves from one offset to another. No slide jumps while in view. */
export function moveOf(at: number, from: number, to: number, count: number) {
  const moved = to - from
  const start = moved >= 0 ? placeOf(at, from, count) : placeOf(at, to, count) + moved
  return { start, end: start - moved }
}

/** The offset between 0 and `count` that shows the same slides. */
export function wrap(offset: number, count: number): number {
  return ((offset % count) + count) % count
}
