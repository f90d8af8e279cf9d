import type { Db } from '../src/db/rows.ts'

/** The same database, and how many statements it was asked since the last look. */
export function countQuestions(db: Db): { counted: Db; asked: () => number } {
  let questions = 0
  const counted = db.withPlugin({
    transformQuery({ node }) {
      questions += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return {
    counted,
    asked() {
      const since = questions
      questions = 0
      return since
    },
  }
}
