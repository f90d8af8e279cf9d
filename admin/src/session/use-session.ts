import { useQuery } from '@tanstack/react-query'
import type { Permission } from '@baqala/contract/admin/may'
import { type AdminReply, callAdmin, CallFailed } from '../api/calls.ts'

export type Session = AdminReply<'getSession'>

/** Each screen is given whose it is. */
export interface ScreenProps {
  readonly session: Session
}

/** Who is signed in; null for nobody. */
export function useSession() {
  return useQuery({ queryKey: ['session'], queryFn: () => unlessEnded(callAdmin('getSession', {})), staleTime: 60_000 })
}

/** Whether the server would let this person do it. */
export function useMay(permission: Permission): boolean {
  return useSession().data?.may.includes(permission) === true
}

/** Whether somebody brings what others pack. */
export function useIsCourier(): boolean {
  return useSession().data?.person.role === 'courier'
}

/** The answer to a call, or null where the session has ended. */
export function unlessEnded<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  return call.catch((error: unknown) => {
    if (error instanceof CallFailed && error.status === 401) return null
    throw error
  })
}
