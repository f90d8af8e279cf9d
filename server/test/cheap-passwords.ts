import { onTestFinished } from 'vitest'
import { COST } from '../src/auth/passwords.ts'

const CHEAP = { memoryCost: 8, timeCost: 1 }

// Vitest's setup of the server's projects: most tests sign somebody up, and hashing at full cost (passwords.test.ts) was a fifth
// of their time.
Object.assign(COST, CHEAP)

/** Hashes at full cost, or in more rounds, until the test ends: for tests of times and of the queue of hashes. */
export function hashAtFullCost(timeCost = 2): void {
  Object.assign(COST, { memoryCost: 19_456, timeCost })
  onTestFinished(() => void Object.assign(COST, CHEAP))
}
