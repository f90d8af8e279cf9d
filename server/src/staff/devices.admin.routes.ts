import * as contract from '@baqala/contract/admin/devices'
import { makeSecretCookie, type SecretCookie } from '../http/secret-cookie.ts'
import type { AdminRoute } from './admin-route.ts'
import { enrolDevice, peopleOfDevice, removeDevice, setOwnPin, signInByPin } from './devices.ts'
import { DEVICE_DAYS, listDevices, type DeviceRow } from './devices.queries.ts'
import { findSession, refreshed, toSession, type StaffDeps } from './sessions.ts'
import { deleteStaffSession } from './sessions.queries.ts'

const COOKIE = { name: 'admin-device', path: '/api/admin', letters: 22, maxAge: DEVICE_DAYS * 86_400 }

/** Phones that several people share. */
export function deviceRoutes(route: AdminRoute, deps: StaffDeps, sessionCookie: SecretCookie): void {
  const { db, config } = deps
  const cookie = makeSecretCookie(COOKIE, config)

  route(contract.listDevices, async () => (await listDevices(db)).map(toDevice))

  route(contract.enrolDevice, async ({ body, session, clerk, reply, isCheck, change }) => {
    const { device, secret } = await change(async (tx) => {
      const enrolled = await enrolDevice(tx, body.name, clerk)
      await refreshed({ ...deps, db: tx }, session)
      return enrolled
    })
    if (!isCheck) cookie.write(reply, secret)
    return toDevice(device)
  })

  route(contract.removeDevice, async ({ params, clerk, change }) => {
    await change((tx) => removeDevice(tx, params.id, clerk))
    return { _id: params.id }
  })

  route(contract.listDevicePeople, async ({ reply, client }) => {
    const { device, people } = await peopleOfDevice(deps, cookie.read(reply.request), client)
    return { device: device?.name ?? null, people: people.map(({ id, name }) => ({ _id: id, name })) }
  })

  route(contract.openSessionByPin, async ({ body, reply, client }) => {
    const { session, secret } = await signInByPin(deps, cookie.read(reply.request), body, client)
    // The person who had the phone before is signed out.
    const before = sessionCookie.read(reply.request)
    const other = before === undefined ? undefined : await findSession(deps, before)
    if (other !== undefined) await deleteStaffSession(db, other.id)
    sessionCookie.write(reply, secret)
    return toSession(session)
  })

  route(contract.setMyPin, async ({ body, session, client, change }) =>
    toSession(await setOwnPin(deps, session, body, client, change)),
  )
}

function toDevice({ id, name, enrolledAt, seenAt }: DeviceRow) {
  return { _id: id, name, enrolledAt: enrolledAt.toISOString(), seenAt: seenAt?.toISOString() ?? null }
}
