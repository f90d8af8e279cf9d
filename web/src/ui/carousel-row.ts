/** Moves the slides of a row. They keep their place in the document and are only drawn elsewhere. */
import { placeOf, wayOf, wrap } from './carousel-places.ts'

// Spec 9: every carousel.
const MS_A_MOVE = 500
const PX_THAT_COUNT_AS_A_SWIPE = 30

export interface MovingRow {
  /** How many slides are in view. */
  readonly shown: () => number
  readonly moveBy: (slides: number) => void
  readonly moveTo: (at: number) => void
  readonly stop: () => void
}

/** `tell` is called with the first slide in view whenever that, or the width of the row, changes. */
export function createMovingRow(row: HTMLElement, tell: (at: number) => void): MovingRow {
  const slides = [...row.children].filter((child) => child instanceof HTMLElement)
  const count = slides.length
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  const ended = new AbortController()
  const sizes = new ResizeObserver(standStill)
  let offset = pushedBefore(row, slides[0])
  let moving: Animation[] = []

  function shown(): number {
    return Math.max(1, Math.round(row.clientWidth / (slides[0]?.offsetWidth || row.clientWidth || 1)))
  }

  /** Translations are physical; rows run in the direction of the text. */
  function shift(at: number, place: number): string {
    const way = getComputedStyle(row).direction === 'rtl' ? -1 : 1
    return `${(place - at) * 100 * way}%`
  }

  function draw(): void {
    slides.forEach((slide, at) => (slide.style.translate = shift(at, placeOf(at, offset, count))))
  }

  function standStill(): void {
    for (const animation of moving) animation.cancel()
    moving = []
    offset = wrap(Math.round(offset), count)
    const canMove = count > shown()
    if (!canMove) offset = 0
    row.toggleAttribute('data-moves', canMove)
    draw()
    slides.forEach((slide, at) => {
      const place = placeOf(at, offset, count)
      // What is out of view is out of reach too, of Tab and of a screen reader.
      slide.inert = canMove && (place < 0 || place >= shown())
      // The neighbours' pictures are there before they come into view.
      if (place < shown() + 1 || place === count - 1) wakePictures(slide)
    })
    tell(offset)
  }

  function travel(to: number): void {
    if (count <= shown()) return
    const from = offset
    offset = to
    if (calm.matches) return standStill()
    tell(wrap(to, count))
    moving = slides.map((slide, at) => {
      const { start, end } = wayOf(at, from, to, count)
      if (end >= 0 && end < shown()) slide.inert = false
      return slide.animate(
        { translate: [shift(at, start), shift(at, end)] },
        { duration: MS_A_MOVE, easing: 'cubic-bezier(0.3, 0, 0.2, 1)', fill: 'forwards' },
      )
    })
    const mine = moving
    moving[0]?.finished.then(() => mine === moving && standStill()).catch(() => {})
  }

  function moveBy(by: number): void {
    standStill()
    travel(offset + by)
  }

  /** Fingers and pens push the row along; a mouse has the buttons. */
  function followSwipes(): void {
    let from: { readonly x: number; readonly offset: number } | undefined
    const pushed = ({ clientX }: PointerEvent) => {
      const width = slides[0]?.offsetWidth || 1
      const way = getComputedStyle(row).direction === 'rtl' ? -1 : 1
      return from ? (way * (from.x - clientX)) / width : 0
    }
    const on = <Kind extends 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel'>(
      kind: Kind,
      react: (event: PointerEvent) => void,
    ) => row.addEventListener(kind, react, { signal: ended.signal })

    on('pointerdown', (event) => {
      if (event.pointerType === 'mouse' || !event.isPrimary || count <= shown()) return
      standStill()
      from = { x: event.clientX, offset }
    })
    on('pointermove', (event) => {
      if (!from || !event.isPrimary) return
      offset = from.offset + pushed(event)
      draw()
    })
    const letGo = (event: PointerEvent) => {
      if (!from || !event.isPrimary) return
      const isSwipe = Math.abs(event.clientX - from.x) > PX_THAT_COUNT_AS_A_SWIPE
      const isOnward = offset > from.offset
      from = undefined
      if (offset % 1 === 0) return standStill()
      travel(!isSwipe ? Math.round(offset) : isOnward ? Math.ceil(offset) : Math.floor(offset))
    }
    on('pointerup', letGo)
    on('pointercancel', letGo)
  }

  followSwipes()
  sizes.observe(row)
  standStill()

  return {
    shown,
    moveBy,
    moveTo: (at) => moveBy(at - wrap(Math.round(offset), count)),
    stop() {
      ended.abort()
      sizes.disconnect()
      for (const animation of moving) animation.cancel()
      row.removeAttribute('data-moves')
      for (const slide of slides) {
        slide.inert = false
        slide.style.translate = ''
      }
    },
  }
}

/** A shopper may have pushed the strip along before it could move by itself. */
function pushedBefore(row: HTMLElement, slide: HTMLElement | undefined): number {
  const slides = slide?.offsetWidth ? Math.round(Math.abs(row.scrollLeft) / slide.offsetWidth) : 0
  row.scrollLeft = 0
  return slides
}

function wakePictures(slide: HTMLElement): void {
  for (const picture of slide.querySelectorAll('img')) picture.loading = 'eager'
}
