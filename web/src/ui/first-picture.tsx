/** The room of a picture to come, which shows it already where the page has fetched it ahead of the application (build/early.js). */
export function FirstPicture({ at }: { at: number }) {
  return (
    <div className="shimmer aspect-square">
      <div
        className="size-full bg-contain bg-center bg-no-repeat"
        style={{ backgroundImage: `var(--first-picture-${at}, none)` }}
      />
    </div>
  )
}
