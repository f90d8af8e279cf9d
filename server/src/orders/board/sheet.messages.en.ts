import { money } from '../../egypt/money.ts'

/** The words of a sheet, which is written in English, as the commands speak. */
export const sheetWords = {
  pickingTitle: 'Picking list',
  pickingHeadings: ['pieces', 'goods', 'for orders'],
  deliveryTitle: 'Delivery sheet',
  deliveryHeadings: ['pieces', 'goods', 'together'],
  made: ({ orders, madeAt }: { orders: number; madeAt: string }) =>
    `${orders} ${orders === 1 ? 'order' : 'orders'}, ${madeAt}`,
  deliveryFee: 'Delivery',
  total: 'Total',
  collect: ({ amount }: { amount: string }) => `Collect ${amount} in cash`,
  paidByCard: 'Paid by card',
  ifRunsOut: {
    call: 'If something runs out: call first.',
    replace: 'If something runs out: send something similar.',
    'leave out': 'If something runs out: leave it out.',
  },
  paysWith: ({ cashWith, total }: { cashWith: number; total: number }) =>
    `Pays with ${money(cashWith)}: ${money(cashWith - total)} change.`,
  shopperNote: ({ note }: { note: string }) => `Note: ${note}`,
}
