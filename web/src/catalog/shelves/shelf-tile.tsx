import { Picture } from '@baqala/kit/ui/picture.tsx'

interface ShelfTileProps {
  readonly name: string
  readonly image: string
  readonly onPress: () => void
  /** Makes the tile a toggle button. */
  readonly isChosen?: boolean
}

export function ShelfTile({ name, image, onPress, isChosen }: ShelfTileProps) {
  return (
    <button type="button" aria-pressed={isChosen} onClick={onPress} className="shelf-tile">
      <Picture url={image} alt="" sizes="(min-width: 640px) 140px, 45vw" />
      <span className="shelf-tile-name">{name}</span>
    </button>
  )
}

export function ShelfTileSkeleton() {
  return (
    <div className="shelf-tile" aria-hidden>
      <span className="shimmer" />
      <span className="shelf-tile-name">
        <span className="shimmer h-4 w-3/4 justify-self-center" />
      </span>
    </div>
  )
}
