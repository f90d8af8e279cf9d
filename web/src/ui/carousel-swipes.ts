import { directionOf } from './carousel-places.ts'

/** A row that a finger can push. */
export interface Swipeable {
  readonly offset: number
  readonly canMove: () => boolean
  readonly slideWidth: () => number
  readonly standStill: () => void
  readonly push: (offset: number) => void
  readonly release: (from: number, isSwipe: boolean) => void
}

const MIN_PX_OF_A_SWIPE = 30

/** Fingers and pens push the row along; a mouse has the buttons. */
export function followSwipes(element: HTMLElement, row: Swipeable, signal: AbortSignal): void {
  let from: { readonly x: number; readonly offset: number } | undefined

  const on = <Kind extends 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel'>(
    kind: Kind,
    react: (event: PointerEvent) => void,
  ) => element.addEventListener(kind, (event) => event.isPrimary && react(event), { signal })

  on('pointerdown', (event) => {
    if (event.pointerType === 'mouse' || !row.canMove()) return
    row.standStill()
    from = { x: event.clientX, offset: row.offset }
  })
  on('pointermove', ({ clientX }) => {
    if (from) row.push(from.offset + (directionOf(element) * (from.x - clientX)) / row.slideWidth())
  })
  const release = ({ clientX }: PointerEvent) => {
    if (from) row.release(from.offset, Math.abs(clientX - from.x) > MIN_PX_OF_A_SWIPE)
    from = undefined
  }
  on('pointerup', release)
  on('pointercancel', release)
}
