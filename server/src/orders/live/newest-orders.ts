/** New orders, found by comparing two looks at the newest ones: no commit that came late is missed. */

interface Seen {
  readonly number: number
  readonly updatedAt: Date
}

export function followNewest(list: () => Promise<readonly Seen[]>) {
  let known: ReadonlyMap<number, number> | undefined
  return {
    /** The numbers of orders that came or changed since the last look; none at the first one. */
    async look(): Promise<number[]> {
      const before = known
      known = new Map((await list()).map(({ number, updatedAt }) => [number, updatedAt.getTime()]))
      if (before === undefined) return []
      return [...known].filter(([number, updatedAt]) => before.get(number) !== updatedAt).map(([number]) => number)
    },
    /** Lets the next look be the first one. */
    forget() {
      known = undefined
    },
  }
}
