import type { ReplyOf } from '../api/call-api.ts'
import { dataQuery, load } from '../api/load.ts'
import { queryClient } from '../api/query-client.ts'

export type Account = ReplyOf<'getUser'>['data']

// By its id: a new password brings a new token and leaves the account as it is.
const keyOf = (userId: string) => ['account', userId]

export function accountQuery(userId: string) {
  return dataQuery(keyOf(userId), (signal) => load('getUser', { params: { userId }, signal }))
}

export function keepAccount(account: Account): void {
  queryClient.setQueryData(keyOf(account._id), account)
}
