/** Milliseconds that were waited, in one piece of memory: a heap that grows call by call is cleared up in pauses. */
export function makeWaits(most) {
  const noted = new Float64Array(Math.ceil(most))
  let count = 0
  return {
    note(ms) {
      if (count === noted.length) throw new Error(`More than the ${count} waits that there is room for.`)
      noted[count] = ms
      count += 1
    },
    count: () => count,
    /** What `share` of them do not exceed. */
    at(share) {
      const sorted = noted.subarray(0, count).sort()
      return Number(sorted[Math.floor(count * share)].toFixed(1))
    },
  }
}
