/** The room of a picture to come, which shows it already where the page has fetched it ahead of the application (build/early.js). */
export function FirstPicture({ at }: { at: number | 'own' }) {
  return (
    <div className="relative aspect-square overflow-hidden rounded-2xl">
      <div className="shimmer absolute inset-0" />
      <div
        className="relative size-full bg-contain bg-center bg-no-repeat"
        style={{ backgroundImage: `var(--first-picture-${at}, none)` }}
      />
    </div>
  )
}
