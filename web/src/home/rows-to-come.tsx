// The row On sale and the three largest aisles (rows-of.ts): the list below stays where it is.
const ROWS = 4

/** The room of the aisles and the rows until their code has come. */
export function HomeRowsToCome() {
  return (
    <>
      <div className="aisle-tiles shimmer" />
      <RowsToCome />
    </>
  )
}

/** Each keeps its place while the rows come above it. */
export function RowsToCome({ count = ROWS }: { readonly count?: number | undefined }) {
  return Array.from({ length: count }, (_, at) => (
    <div key={count - at} className="goods-row" aria-hidden>
      <div className="goods-row-head" />
      <div className="goods-row-list shimmer" />
    </div>
  ))
}
