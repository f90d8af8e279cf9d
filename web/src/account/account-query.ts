import type { Failure, Outcome } from '@baqala/kit/api/outcome.ts'
import { type Ask, callApi } from '../api/call-api.ts'
import { dataQuery, load } from '../api/load.ts'
import { queryClient, refetchInOtherTabs } from '../api/query-client.ts'
import { forgetGuess } from '../delivery/chosen-area.ts'
import { messages } from '#messages/account'

/** The sentence of a failure. Where only the answer was lost the server may have done it: what it has is read again. */
export function whyNot(outcome: Failure): string {
  const toRead = outcome.kind === 'unreachable' ? ['account', 'addresses', 'sessions'] : []
  for (const key of toRead) void queryClient.invalidateQueries({ queryKey: [key] })
  return outcome.message ?? messages.unreachable
}

/** /Payment has its own list of these and of past orders (orders/checkout). */
export function addressesQuery(token: string | null) {
  return dataQuery(['addresses', token, 'of the account'], (signal) => load('listAddresses', { signal }))
}

export function saveAddress(addressId: string | undefined, body: Ask<'addAddress'>['body']) {
  if (addressId === undefined) return thenRead(callApi('addAddress', { body }))
  return thenRead(callApi('updateAddress', { params: { addressId }, body }))
}

export function removeAddress(addressId: string) {
  return thenRead(callApi('removeAddress', { params: { addressId } }))
}

/** Each answer is the whole list, but the one read next has the account's phone, too. */
async function thenRead<Reply>(changing: Promise<Outcome<Reply>>): Promise<Outcome<Reply>> {
  const outcome = await changing
  if (outcome.kind === 'success') {
    forgetGuess()
    refetchInOtherTabs('addresses')
    // The area is guessed from a list that nobody shows now.
    queryClient.removeQueries({ queryKey: ['addresses'], type: 'inactive' })
    await queryClient.invalidateQueries({ queryKey: ['addresses'] })
  }
  return outcome
}
