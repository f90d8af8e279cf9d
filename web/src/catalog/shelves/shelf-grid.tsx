import type { ReactNode } from 'react'
import { messages } from '#messages/filters'
import { SpinnerOverlay } from '@baqala/kit/ui/spinner.tsx'
import { ShelfTileSkeleton } from './shelf-tile.tsx'
import './shelf-grid.css'

interface ShelfGridProps {
  readonly isLoading: boolean
  /** Whether the shop has none. Spec 8: a list that failed to load shows nothing. */
  readonly isEmpty?: boolean
  /** Shows whole pictures, for badges, instead of cropping them. */
  readonly arePicturesWhole?: boolean
  readonly isBusy: boolean
  readonly children: ReactNode
}

export function ShelfGrid({ isLoading, isEmpty = false, arePicturesWhole = false, isBusy, children }: ShelfGridProps) {
  if (isEmpty) return <p className="panel px-6 py-10 text-center text-xl font-bold">{messages.noneHere}</p>
  return (
    <div className="relative">
      <div className={`shelf-grid ${arePicturesWhole ? 'shelf-grid-whole' : ''}`}>
        {isLoading ? Array.from({ length: 16 }, (_, at) => <ShelfTileSkeleton key={at} />) : children}
      </div>
      {(isLoading || isBusy) && <SpinnerOverlay />}
    </div>
  )
}
