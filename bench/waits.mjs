/** Collects milliseconds in one preallocated array, because a growing heap is collected in pauses. */
export function makeWaits(max) {
  const noted = new Float64Array(Math.ceil(max))
  let count = 0
  return {
    note(ms) {
      if (count === noted.length) throw new Error(`No room for more than ${count} waits.`)
      noted[count] = ms
      count += 1
    },
    count: () => count,
    /** The quantile `share`, such as 0.99. */
    at(share) {
      const sorted = noted.subarray(0, count).sort()
      return Number(sorted[Math.floor(count * share)].toFixed(1))
    },
  }
}
