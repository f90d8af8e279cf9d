/**
 * Who may do what among the staff. The server asks this table at every call, the menus show by it, and a test makes every call
 * as every role.
 */
export const ROLES = ['owner', 'manager', 'picker', 'courier', 'reader'] as const
export type Role = (typeof ROLES)[number]

const MANAGER = [
  ...(['orders', 'packing', 'refunds', 'stock', 'products', 'catalog'] as const),
  ...(['delivery', 'reports', 'checks', 'devices', 'log'] as const),
]

/**
 * `orders`: the board, whether the shop is closed, and moving orders on; a courier has own runs alone. `packing`: leaving out what is not found. `refunds`:
 * sending money back. `stock`: counting, and what came or broke. `products`: seeing the products with stock and price. `catalog`:
 * changing products, prices, categories and brands, importing, and hiding reviews. `delivery`: areas, times and pauses, and moving an order to another time. `reports`: takings, and the
 * words that found nothing. `checks`: the health of the shop. `people`: who is among the staff, and who may what. `devices`:
 * enrolling phones that several people share. `log`: who did what.
 * `exports`: taking away the orders as a file, with names and addresses of shoppers.
 */
export type Permission = (typeof MANAGER)[number] | 'people' | 'exports'

const PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  owner: [...MANAGER, 'people', 'exports'],
  manager: MANAGER,
  picker: ['orders', 'packing', 'stock', 'products'],
  courier: ['orders'],
  reader: ['reports'],
}

export function permissionsOf(role: Role): readonly Permission[] {
  return PERMISSIONS[role]
}

/** Whether a role wants a second factor where others than this machine can reach the shop. */
export function wantsSecondFactor(role: Role): boolean {
  return role === 'owner' || role === 'manager'
}
