import type { Permission } from './may.ts'

/**
 * The registry of all calls under /api/admin/v1, for the people who run the shop. Their cookie opens nothing under /api/v1, and a
 * shopper's token opens nothing here.
 */
export interface AdminCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below {@link ADMIN_ROOT}; a part that starts with a colon is a parameter. */
  readonly path: string
  /** `anyone`: no session. `staff`: a session, even one that may only set up its second factor. Or a permission (may.ts). */
  readonly may: 'anyone' | 'staff' | Permission
  /** Wants the second factor of the last ten minutes. */
  readonly isStrong?: true
}

export const ADMIN_ROOT = '/api/admin/v1'

export const adminCalls = {
  openSession: { method: 'POST', path: '/session', may: 'anyone' },
  acceptInvitation: { method: 'POST', path: '/invitation', may: 'anyone' },
  getSession: { method: 'GET', path: '/session', may: 'staff' },
  strengthenSession: { method: 'PUT', path: '/session', may: 'staff' },
  closeSession: { method: 'DELETE', path: '/session', may: 'staff' },
  changeMyPassword: { method: 'POST', path: '/staff/me/password', may: 'staff' },
  setMyLanguage: { method: 'POST', path: '/staff/me/language', may: 'staff' },
  startMyCode: { method: 'POST', path: '/staff/me/code', may: 'staff' },
  confirmMyCode: { method: 'PUT', path: '/staff/me/code', may: 'staff' },
  listStaff: { method: 'GET', path: '/staff', may: 'people' },
  addPerson: { method: 'POST', path: '/staff', may: 'people', isStrong: true },
  changePerson: { method: 'PUT', path: '/staff/:id', may: 'people', isStrong: true },
  inviteAgain: { method: 'POST', path: '/staff/:id/invitation', may: 'people', isStrong: true },
  changeStock: { method: 'POST', path: '/products/:id/stock', may: 'stock' },
  listStockLedger: { method: 'GET', path: '/products/:id/stock', may: 'stock' },
  getPrice: { method: 'GET', path: '/products/:id/price', may: 'catalog' },
  changePrice: { method: 'PUT', path: '/products/:id/price', may: 'catalog' },
  undoPrice: { method: 'POST', path: '/products/:id/price/undo', may: 'catalog' },
  changePrices: { method: 'POST', path: '/prices', may: 'catalog' },
  undoPrices: { method: 'POST', path: '/prices/:together/undo', may: 'catalog' },
  listPriceChanges: { method: 'GET', path: '/prices/changes', may: 'catalog' },
  listProducts: { method: 'GET', path: '/products', may: 'products' },
  getProduct: { method: 'GET', path: '/products/:id', may: 'products' },
  addProduct: { method: 'POST', path: '/products', may: 'catalog' },
  changeProduct: { method: 'PUT', path: '/products/:id', may: 'catalog' },
  withdrawProduct: { method: 'DELETE', path: '/products/:id', may: 'catalog' },
  sellProduct: { method: 'POST', path: '/products/:id/sale', may: 'catalog' },
  listNewestReviews: { method: 'GET', path: '/reviews', may: 'catalog' },
  hideReview: { method: 'PUT', path: '/reviews/:id', may: 'catalog' },
  listCategories: { method: 'GET', path: '/categories', may: 'products' },
  addCategory: { method: 'POST', path: '/categories', may: 'catalog' },
  changeCategory: { method: 'PUT', path: '/categories/:id', may: 'catalog' },
  removeCategory: { method: 'DELETE', path: '/categories/:id', may: 'catalog' },
  listSubcategories: { method: 'GET', path: '/subcategories', may: 'products' },
  addSubcategory: { method: 'POST', path: '/subcategories', may: 'catalog' },
  changeSubcategory: { method: 'PUT', path: '/subcategories/:id', may: 'catalog' },
  removeSubcategory: { method: 'DELETE', path: '/subcategories/:id', may: 'catalog' },
  listBrands: { method: 'GET', path: '/brands', may: 'products' },
  addBrand: { method: 'POST', path: '/brands', may: 'catalog' },
  changeBrand: { method: 'PUT', path: '/brands/:id', may: 'catalog' },
  removeBrand: { method: 'DELETE', path: '/brands/:id', may: 'catalog' },
  listBoard: { method: 'GET', path: '/orders', may: 'orders' },
  streamOrders: { method: 'GET', path: '/orders/stream', may: 'orders' },
  getOrder: { method: 'GET', path: '/orders/:number', may: 'orders' },
  moveOrder: { method: 'POST', path: '/orders/:number/moves', may: 'orders' },
  listCouriers: { method: 'GET', path: '/couriers', may: 'orders' },
  listOrderTimes: { method: 'GET', path: '/orders/:number/times', may: 'delivery' },
  changeTime: { method: 'PUT', path: '/orders/:number/time', may: 'delivery' },
  leaveOut: { method: 'POST', path: '/orders/:number/left-out', may: 'packing' },
  exportOrders: { method: 'GET', path: '/orders/export', may: 'exports', isStrong: true },
  refundOrder: { method: 'POST', path: '/orders/:number/refunds', may: 'refunds' },
  putPicture: { method: 'PUT', path: '/products/:id/pictures/:position', may: 'catalog' },
  removePicture: { method: 'DELETE', path: '/products/:id/pictures/:position', may: 'catalog' },
  putCategoryPicture: { method: 'PUT', path: '/categories/:id/picture', may: 'catalog' },
  putBrandPicture: { method: 'PUT', path: '/brands/:id/picture', may: 'catalog' },
  listAreas: { method: 'GET', path: '/areas', may: 'delivery' },
  addArea: { method: 'POST', path: '/areas', may: 'delivery' },
  changeArea: { method: 'PUT', path: '/areas/:id', may: 'delivery' },
  listRounds: { method: 'GET', path: '/rounds', may: 'delivery' },
  addRound: { method: 'POST', path: '/rounds', may: 'delivery' },
  changeRound: { method: 'PUT', path: '/rounds/:id', may: 'delivery' },
  listPlans: { method: 'GET', path: '/plans', may: 'delivery' },
  addToPlan: { method: 'POST', path: '/plans', may: 'delivery' },
  setPlan: { method: 'PUT', path: '/plans', may: 'delivery' },
  listDays: { method: 'GET', path: '/days', may: 'delivery' },
  addDays: { method: 'POST', path: '/days', may: 'delivery' },
  changeDay: { method: 'PUT', path: '/days/:day', may: 'delivery' },
  listPauses: { method: 'GET', path: '/pauses', may: 'orders' },
  addPause: { method: 'POST', path: '/pauses', may: 'delivery' },
  changePause: { method: 'PUT', path: '/pauses', may: 'delivery' },
  endPauses: { method: 'DELETE', path: '/pauses', may: 'delivery' },
  listSlots: { method: 'GET', path: '/slots', may: 'delivery' },
  remakeSlots: { method: 'POST', path: '/slots', may: 'delivery' },
  getSlot: { method: 'GET', path: '/slots/:id', may: 'delivery' },
  changeSlot: { method: 'PUT', path: '/slots/:id', may: 'delivery' },
  getDayReport: { method: 'GET', path: '/reports/day', may: 'reports' },
  getDaysReport: { method: 'GET', path: '/reports/days', may: 'reports' },
  listUnfound: { method: 'GET', path: '/searches', may: 'reports' },
  listChecks: { method: 'GET', path: '/checks', may: 'checks' },
  importProducts: { method: 'POST', path: '/imports', may: 'catalog' },
  listImports: { method: 'GET', path: '/imports', may: 'catalog' },
  getImportTemplate: { method: 'GET', path: '/imports/template', may: 'catalog' },
  getBeforeImport: { method: 'GET', path: '/imports/:id/before', may: 'catalog' },
  undoImport: { method: 'POST', path: '/imports/:id/undo', may: 'catalog' },
  exportProducts: { method: 'GET', path: '/products/export', may: 'catalog' },
  openSessionByPin: { method: 'POST', path: '/session/pin', may: 'anyone' },
  setMyPin: { method: 'POST', path: '/staff/me/pin', may: 'staff' },
  listDevices: { method: 'GET', path: '/devices', may: 'devices' },
  enrolDevice: { method: 'POST', path: '/devices', may: 'devices', isStrong: true },
  removeDevice: { method: 'DELETE', path: '/devices/:id', may: 'devices' },
  listDevicePeople: { method: 'GET', path: '/devices/people', may: 'anyone' },
  listLog: { method: 'GET', path: '/log', may: 'log' },
} as const satisfies Record<string, AdminCall>

export type AdminCallName = keyof typeof adminCalls
