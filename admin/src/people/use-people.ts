import { useQueryClient } from '@tanstack/react-query'
import { callAdmin, type AdminReply } from '../app/call-admin.ts'

export type Person = AdminReply<'listStaff'>[number]

/** The second factor, or of somebody without one the password, entered again: changing people wants it fresh. */
export type ProofKind = 'code' | 'password'

export function proofKindOf(failedField: string | undefined): ProofKind | undefined {
  return failedField === 'code' || failedField === 'password' ? failedField : undefined
}

/** Runs a change of people, before it the proof that the server asked for. */
export function useChangePeople() {
  const queryClient = useQueryClient()
  return async function change<Result>(
    { code, password }: Readonly<Record<string, string>>,
    work: () => Promise<Result>,
  ): Promise<Result> {
    if (code || password) {
      const session = await callAdmin('strengthenSession', {
        body: { ...(code && { code }), ...(password && { password }) },
      })
      queryClient.setQueryData(['session'], session)
    }
    const result = await work()
    await queryClient.invalidateQueries({ queryKey: ['people'] })
    return result
  }
}
