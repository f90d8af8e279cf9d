/** The order whose change was left open, for goods it lacks: the tab keeps it, with the draft, and shows the way back. */
import { leaveBehind, leftBy } from '../api/resumed-state.ts'
import { accountOf, readToken } from '../api/stored-session.ts'

const place = () => `${accountOf(readToken())} left open`

export const keepChangedOrder = (id?: number) => leaveBehind('orders', { ...leftBy('orders'), [place()]: id })
// A cast: we wrote it.
export const readChangedOrder = () => leftBy('orders')[place()] as number | undefined
