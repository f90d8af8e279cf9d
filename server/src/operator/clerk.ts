import { userInfo } from 'node:os'
import { Option } from 'commander'

/** The person's name, for the stock ledger and the order's history. */
export function clerkOption(): Option {
  return new Option('--as <name>', 'who does it, for the books').default(loggedInUser())
}

function loggedInUser(): string {
  try {
    return userInfo().username
  } catch {
    // A container may run as a number without a name.
    return 'the shop'
  }
}
