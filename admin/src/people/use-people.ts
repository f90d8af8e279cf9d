import type { AdminReply } from '../app/call-admin.ts'

export type Person = AdminReply<'listStaff'>[number]
