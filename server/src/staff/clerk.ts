import type { Role } from '@baqala/contract/admin/may'

/** The person in the shop who does something, for the books: each verb of the shopkeeper records one. */
export interface Clerk {
  readonly name: string
  /** The person among the staff; absent for somebody at the command line whom --as names otherwise. */
  readonly staffId?: string
  readonly role?: Role
}
