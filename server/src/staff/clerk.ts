import type { Role } from '@baqala/contract/admin/may'

/** The person in the shop who does something, for the books: each verb of the shopkeeper records one. */
export interface Clerk {
  readonly name: string
  /** Who it is among the staff; absent for somebody at the command line. */
  readonly staffId?: string
  readonly role?: Role
}
