import type { Db } from '../src/db/rows.ts'

/** Wraps a database and counts its statements since the last call of the counter. */
export function countStatements(db: Db): { counted: Db; asked: () => number } {
  let statements = 0
  const counted = db.withPlugin({
    transformQuery({ node }) {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return {
    counted,
    asked() {
      const since = statements
      statements = 0
      return since
    },
  }
}
