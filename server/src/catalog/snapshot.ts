/** What one statement saw: rows, and the catalogue version they belong to. */
export interface Snapshot<Row> {
  readonly version: number
  readonly rows: readonly Row[]
}

/** Of a query that starts from the version's row and joins the rest to its left: where nothing fits, the id is null. */
export function toSnapshot<Found extends { version: number; id: string | null }, Row>(
  found: readonly Found[],
  toRow: (row: Found & { id: string }) => Row,
): Snapshot<Row> {
  const rows = found.filter((row): row is Found & { id: string } => row.id !== null)
  return { version: found[0]?.version ?? 0, rows: rows.map(toRow) }
}
