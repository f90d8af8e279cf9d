import * as contract from '@baqala/contract/account'
import { success } from '@baqala/contract/reply'
import type { AuthDeps } from '../auth/auth.ts'
import { networkOf } from '../http/network-of.ts'
import type { Origins } from '../http/origins.ts'
import type { Route } from '../http/route.ts'
import { readAccountData } from './account-data.ts'
import { replies } from './account.messages.en.ts'
import { changePassword, updateAccount } from './account.ts'
import { deleteAccount } from './delete-account.ts'

export function accountRoutes(route: Route, deps: AuthDeps, origins: Origins): void {
  route(contract.updateAccount, async ({ body, shopper, request }) => {
    const { name, email, role } = await updateAccount(deps, shopper, body, networkOf(request.ip))
    return { message: 'success', user: { name, email, role } } as const
  })

  route(contract.changePassword, ({ body, shopper, request }) =>
    changePassword(deps, shopper, body, networkOf(request.ip)),
  )

  route(contract.getAccountData, async ({ shopper, request }) => {
    return {
      status: 'success',
      data: await readAccountData(deps, shopper, origins.forHost(request.headers.host)),
    } as const
  })

  route(contract.deleteAccount, async ({ body, shopper, request }) => {
    await deleteAccount(deps, shopper, body.password, networkOf(request.ip))
    return success(replies.deleted, {})
  })
}
