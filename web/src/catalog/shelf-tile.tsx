import { Picture } from '../ui/picture.tsx'

interface ShelfTileProps {
  readonly name: string
  readonly image: string
  readonly onPress: () => void
  /** Where one of the tiles is the chosen one. */
  readonly isChosen?: boolean
  /** Called where a finger or a cursor is about to press. */
  readonly onNear?: () => void
}

/** A category or a brand: its picture and its name. */
export function ShelfTile({ name, image, onPress, isChosen, onNear }: ShelfTileProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPress}
      onPointerEnter={onNear}
      onFocus={onNear}
      className="shelf-tile"
    >
      <Picture url={image} alt="" sizes="(min-width: 640px) 140px, 45vw" />
      <span className="shelf-tile-name">{name}</span>
    </button>
  )
}

/** The shape of what is coming, in the same room. */
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
