import type { StaffOrder } from '@baqala/contract/admin/staff-order'
import { CallFailed } from '../api/calls.ts'

export interface OrderFormProps {
  readonly order: StaffOrder
  /** Told why, where somebody else was first: the order is read again then, and may no longer have this form to say it in. */
  readonly onOvertaken: (why: string) => void
}

/** The answer to a change; undefined where somebody else was first. */
export async function unlessOvertaken<Answer>(changing: Promise<Answer>, onOvertaken: (why: string) => void) {
  try {
    return await changing
  } catch (error) {
    if (!(error instanceof CallFailed) || error.status !== 409) throw error
    onOvertaken(error.message)
    return undefined
  }
}
