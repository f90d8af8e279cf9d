import type { ReactNode } from 'react'
import { SpinnerOverlay } from '../ui/spinner.tsx'
import { ShelfTileSkeleton } from './shelf-tile.tsx'

interface ShelfGridProps {
  readonly isLoading: boolean
  /** Shows whole pictures, for badges, instead of cropping them. */
  readonly arePicturesWhole?: boolean
  /** Shows a spinner over the grid. */
  readonly isBusy: boolean
  readonly children: ReactNode
}

/** The grid of categories and of brands. */
export function ShelfGrid({ isLoading, arePicturesWhole = false, isBusy, children }: ShelfGridProps) {
  return (
    <div className="relative">
      <div className={`shelf-grid ${arePicturesWhole ? 'shelf-grid-whole' : ''}`}>
        {isLoading ? Array.from({ length: 16 }, (_, at) => <ShelfTileSkeleton key={at} />) : children}
      </div>
      {(isLoading || isBusy) && <SpinnerOverlay />}
    </div>
  )
}
