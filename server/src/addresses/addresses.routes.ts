import * as contract from '@baqala/contract/addresses'
import type { Db } from '../db/rows.ts'
import type { Route } from '../http/route.ts'
import { orRefuse } from '../refusal.ts'
import { messages, replies } from './addresses.messages.en.ts'
import { findAddress, findAddressee, listAddressesOf } from './addresses.queries.ts'
import { addAddress, removeAddress, updateAddress } from './addresses.ts'

export function addressRoutes(route: Route, db: Db): void {
  /** The list, as it is after the change. */
  async function listReply(shopperId: string, message?: string) {
    const data = await listAddressesOf(db, shopperId)
    return { status: 'success', ...(message === undefined ? {} : { message }), results: data.length, data } as const
  }

  route(contract.listAddresses, async ({ shopper }) => {
    const [reply, addressee] = await Promise.all([listReply(shopper.id), findAddressee(db, shopper.id)])
    return { ...reply, ...addressee }
  })

  route(contract.addAddress, async ({ body, shopper, say }) => {
    await addAddress(db, shopper.id, body)
    return listReply(shopper.id, say(replies.added))
  })

  route(contract.getAddress, async ({ params, shopper }) => {
    const data = orRefuse(await findAddress(db, shopper.id, params.addressId), messages.addressNotFound)
    return { status: 'success', data } as const
  })

  route(contract.updateAddress, async ({ params, body, shopper, say }) => {
    await updateAddress(db, shopper.id, params.addressId, body)
    return listReply(shopper.id, say(replies.updated))
  })

  route(contract.removeAddress, async ({ params, shopper, say }) => {
    await removeAddress(db, shopper.id, params.addressId)
    return listReply(shopper.id, say(replies.removed))
  })
}
