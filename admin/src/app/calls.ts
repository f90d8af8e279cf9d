/** How screens ask and change: each answer is kept under its noun, and a change asks again for all of its nouns. */
import { keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { AdminCallName } from '@baqala/contract/admin/calls'
import { type AdminReply, type Ask, callAdmin } from './call-admin.ts'
import { queryClient } from './query-client.ts'

type Options<Data> = Omit<UseQueryOptions<Data>, 'queryKey' | 'queryFn'>

/** The option of a list that stays until its next page, or what else is asked for, has come. */
export const keepsLast = { placeholderData: keepPreviousData } as const

export function useCall<Name extends AdminCallName>(
  noun: string,
  name: Name,
  ask: Ask<Name>,
  options?: Options<AdminReply<Name>>,
) {
  return useQuery({ queryKey: [noun, name, ask], queryFn: () => callAdmin(name, ask), ...options })
}

export async function refresh(...nouns: readonly string[]): Promise<void> {
  await Promise.all(nouns.map((noun) => queryClient.invalidateQueries({ queryKey: [noun] })))
}

/** Makes a change, before it the proof that the server asked for, if a form has it among its values. */
export async function changeAdmin<Name extends AdminCallName>(
  nouns: string | readonly string[],
  name: Name,
  ask: Ask<Name>,
  { code, password }: Readonly<Record<string, string>> = {},
): Promise<AdminReply<Name>> {
  if (code || password) {
    const body = { ...(code && { code }), ...(password && { password }) }
    queryClient.setQueryData(['session'], await callAdmin('strengthenSession', { body }))
  }
  const result = await callAdmin(name, ask)
  await refresh(...[nouns].flat())
  return result
}
