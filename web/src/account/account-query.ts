/** The details of the account, by its id: a new password brings a new token and leaves the account as it is. */
import { queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '../api/call-api.ts'
import { load } from '../api/load.ts'
import { queryClient } from '../api/query-client.ts'

export type Account = ReplyOf<'getUser'>['data']

const keyOf = (userId: string) => ['account', userId]

export function accountQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf(userId),
    queryFn: async ({ signal }) => (await load('getUser', { params: { userId }, signal })).data,
  })
}

export function keepAccount(account: Account): void {
  queryClient.setQueryData(keyOf(account._id), account)
}
