/** The addresses that the account keeps. /Payment has its own list of those and of past orders (orders/checkout). */
import type { Outcome } from '@baqala/kit/api/outcome.ts'
import { queryOptions } from '@tanstack/react-query'
import { type Ask, callApi, type ReplyOf } from '../api/call-api.ts'
import { load } from '../api/load.ts'
import { queryClient } from '../api/query-client.ts'

export type Address = ReplyOf<'listAddresses'>['data'][number]
export type TypedAddress = Ask<'addAddress'>['body']

export function addressesQuery(token: string | null) {
  return queryOptions({
    queryKey: ['addresses', token, 'of the account'],
    queryFn: async ({ signal }) => (await load('listAddresses', { signal })).data,
  })
}

/** Changes the address of that id, or adds one. */
export function saveAddress(addressId: string | undefined, body: TypedAddress) {
  const saving =
    addressId === undefined
      ? callApi('addAddress', { body })
      : callApi('updateAddress', { params: { addressId }, body })
  return thenRead(saving)
}

export function removeAddress(addressId: string) {
  return thenRead(callApi('removeAddress', { params: { addressId } }))
}

/** Each answer is the whole list, but the one read next has the account's phone, too, and /Payment waits for it. */
async function thenRead<Reply>(changing: Promise<Outcome<Reply>>): Promise<Outcome<Reply>> {
  const outcome = await changing
  if (outcome.kind === 'success') await queryClient.invalidateQueries({ queryKey: ['addresses'] })
  return outcome
}
