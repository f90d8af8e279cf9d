/**
 * Who may do what among the staff. The server asks this table at every call, the menus show by it, and a test makes every call
 * as every role.
 */
export const ROLES = ['owner', 'manager', 'picker', 'courier', 'reader'] as const
export type Role = (typeof ROLES)[number]

/** `people`: who is among the staff, and who may what. `log`: who did what. */
export type Permission = 'people' | 'log'

const PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  owner: ['people', 'log'],
  manager: ['log'],
  picker: [],
  courier: [],
  reader: [],
}

export function permissionsOf(role: Role): readonly Permission[] {
  return PERMISSIONS[role]
}

/** Whether a role wants a second factor where others than this machine can reach the shop. */
export function wantsSecondFactor(role: Role): boolean {
  return role === 'owner' || role === 'manager'
}
