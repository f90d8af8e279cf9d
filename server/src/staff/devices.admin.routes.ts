import * as contract from '@baqala/contract/admin/devices'
import type { AdminRoute } from './admin-route.ts'
import { enrolDevice, peopleOfDevice, removeDevice, setOwnPin, signInByPin } from './devices.ts'
import { listDevices, type DeviceRow } from './devices.queries.ts'
import { findSession, refreshed, signOutStaff, toSession, type StaffDeps } from './sessions.ts'
import type { StaffCookie } from './staff-cookie.ts'

interface Cookies {
  readonly session: StaffCookie
  readonly device: StaffCookie
}

/** Phones that several people share. */
export function deviceRoutes(route: AdminRoute, deps: StaffDeps, cookies: Cookies): void {
  const { db } = deps

  route(contract.listDevices, async () => (await listDevices(db)).map(toDevice))

  route(contract.enrolDevice, async ({ body, session, clerk, reply, isCheck, change }) => {
    const { device, secret } = await change(async (tx) => {
      const enrolled = await enrolDevice(tx, body.name, clerk)
      await refreshed({ ...deps, db: tx }, session)
      return enrolled
    })
    if (!isCheck) cookies.device.write(reply, secret)
    return toDevice(device)
  })

  route(contract.removeDevice, async ({ params, clerk, change }) => {
    await change((tx) => removeDevice(tx, params.id, clerk))
    return { _id: params.id }
  })

  route(contract.listDevicePeople, async ({ reply, client }) => {
    const { device, people } = await peopleOfDevice(deps, cookies.device.read(reply.request), client)
    return { device: device?.name ?? null, people: people.map(({ id, name }) => ({ _id: id, name })) }
  })

  route(contract.openSessionByPin, async ({ body, reply, client }) => {
    const { session, secret } = await signInByPin(deps, cookies.device.read(reply.request), body, client)
    // The person who had the phone before is signed out.
    const before = cookies.session.read(reply.request)
    const other = before === undefined ? undefined : await findSession(deps, before)
    if (other !== undefined) await signOutStaff(db, other)
    cookies.session.write(reply, secret)
    return toSession(session)
  })

  route(contract.setMyPin, async ({ body, session, client, change }) =>
    toSession(await setOwnPin(deps, session, body, client, change)),
  )
}

function toDevice({ id, name, enrolledAt, seenAt }: DeviceRow) {
  return { _id: id, name, enrolledAt: enrolledAt.toISOString(), seenAt: seenAt?.toISOString() ?? null }
}
