import * as contract from '@baqala/contract/account'
import type { AuthDeps } from '../auth/auth.ts'
import { networkOf } from '../http/network-of.ts'
import type { Route } from '../http/route.ts'
import { changePassword, updateAccount } from './account.ts'

export function accountRoutes(route: Route, deps: AuthDeps): void {
  route(contract.updateAccount, async ({ body, shopper, request }) => {
    const { name, email, role } = await updateAccount(deps, shopper, body, networkOf(request.ip))
    return { message: 'success', user: { name, email, role } } as const
  })

  route(contract.changePassword, ({ body, shopper, request }) =>
    changePassword(deps, shopper, body, networkOf(request.ip)),
  )
}
