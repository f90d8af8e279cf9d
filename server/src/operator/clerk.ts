import { userInfo } from 'node:os'
import { Option } from 'commander'

/** The option with the person's name, which the stock ledger and the order's history record. */
export function clerkOption(): Option {
  return new Option('--as <name>', 'who does it, for the books').default(loggedInUser())
}

function loggedInUser(): string {
  try {
    return userInfo().username
  } catch {
    // A container may run as a user id without a name.
    return 'the shop'
  }
}
