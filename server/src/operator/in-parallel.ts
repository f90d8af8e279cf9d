/** Works through a list, so many at a time; the first failure ends it. */
export async function inParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values()
  async function takeTurns() {
    for (const item of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, takeTurns))
}
