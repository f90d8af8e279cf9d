/** The calls that the page can make: those of the first script, and those that came with the code of a screen. */
import type { Call } from '@baqala/contract/call'
import type { StorefrontCall } from '@baqala/contract/calls'
import { shopCalls } from '@baqala/contract/shop-calls'

const known: Partial<Record<StorefrontCall, Call>> = { ...shopCalls }

/** For code that makes calls of its own: their paths would delay the first load. */
export function learnCalls(calls: Partial<Record<StorefrontCall, Call>>): void {
  Object.assign(known, calls)
}

export function callOf(name: StorefrontCall): Call {
  const call = known[name]
  if (!call) throw new Error(name)
  return call
}
