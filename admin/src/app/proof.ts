import type { QueryKey } from '@tanstack/react-query'
import { callAdmin } from './call-admin.ts'
import { queryClient } from './query-client.ts'

/** Runs a change, before it the proof that the server asked for, and asks again for the lists that `changed` names. */
export async function changeWithProof<Result>(
  { code, password }: Readonly<Record<string, string>>,
  changed: QueryKey,
  work: () => Promise<Result>,
): Promise<Result> {
  if (code || password) {
    const body = { ...(code && { code }), ...(password && { password }) }
    queryClient.setQueryData(['session'], await callAdmin('strengthenSession', { body }))
  }
  const result = await work()
  await queryClient.invalidateQueries({ queryKey: changed })
  return result
}
