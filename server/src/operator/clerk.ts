import { userInfo } from 'node:os'
import { Option } from 'commander'

/** Who did it, for the ledger and the order's history. */
export function clerkOption(): Option {
  return new Option('--as <name>', 'who does it, for the books').default(whoIsLoggedIn())
}

function whoIsLoggedIn(): string {
  try {
    return userInfo().username
  } catch {
    // A container may run as a number without a name.
    return 'the shop'
  }
}
