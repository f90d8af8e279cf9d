import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '../api/call-api.ts'
import { load } from '../api/load.ts'
import { queryClient } from '../api/query-client.ts'
import { readToken } from '../api/stored-session.ts'
import { useIsOurs, useSession } from '../auth/session.ts'
import { isOurs, lacksCall } from '../api/server-features.ts'
import { useHydrated } from '@baqala/kit/ui/use-hydrated.ts'

const SLOTS_EVERY_MS = 30_000
const AREAS_EVERY_MS = 180_000

export type Areas = Pick<ReplyOf<'listDeliveryAreas'>, 'closed' | 'data'>

// The keys have the token: a place that is held counts as free, and is marked, for its shopper alone.
const areasQuery = (token: string | null, isAsked = true) =>
  queryOptions({
    queryKey: ['delivery', 'areas', token],
    queryFn: loadAreas,
    enabled: isAsked,
    retry: false,
    staleTime: ({ state }) => (state.data === NONE ? Infinity : 60_000),
    refetchInterval: ({ state }) => state.data !== NONE && AREAS_EVERY_MS,
    // The same answer is drawn anew: past midnight its tomorrow is today.
    structuralSharing: false,
  })

const slotsQuery = (areaId: string, token: string | null) =>
  queryOptions({
    queryKey: ['delivery', 'slots', areaId, token],
    queryFn: ({ signal }) => load('listDeliverySlots', { query: { areaId }, signal }),
    retry: false,
  })

/** Undefined while they load; no areas where the shop has none, and on every other server. */
export function useDeliveryAreas(): Areas | undefined {
  const isHydrated = useHydrated()
  const hasAreas = useIsOurs()
  const { token } = useSession()
  const { data, isError } = useQuery(areasQuery(token, hasAreas))
  if (!isHydrated) return undefined
  // Areas that were read stay although they cannot be read again.
  return hasAreas ? (data ?? (isError ? NONE : undefined)) : NONE
}

// It is also the answer of a server without these calls, which is never asked again.
const NONE: Areas = { data: [] }

/** The slots of an area, read again while the page is open: undefined while they load, or if they cannot be read. */
export function useDeliverySlots(areaId: string | undefined) {
  const { token } = useSession()
  const { data, isError, isRefetching } = useQuery({
    ...slotsQuery(areaId ?? '', token),
    enabled: areaId !== undefined,
    refetchInterval: SLOTS_EVERY_MS,
  })
  return { read: data, isRefetching, haveSlotsFailed: isError && !data }
}

/** Waits for the areas if they are on their way, or have failed. Undefined where the shop has none, or if they cannot be read. */
export async function fetchAreas(): Promise<Areas | undefined> {
  const token = readToken()
  if (!isOurs(token)) return undefined
  const areas = await queryClient.fetchQuery(areasQuery(token)).catch(() => NONE)
  return areas.data.length > 0 ? areas : undefined
}

/** Reads area and slots anew, right before an order. Undefined if they cannot be read. */
export async function fetchDeliveryNow(areaId: string) {
  const ofAreas = { ...areasQuery(readToken()), staleTime: 0 }
  const ofSlots = { ...slotsQuery(areaId, readToken()), staleTime: 0 }
  // A request that is under way may have been answered before the change. The slots of another area may be on their first way here.
  for (const { queryKey } of [ofAreas, ofSlots]) await queryClient.cancelQueries({ queryKey })
  const readAreas = queryClient.fetchQuery(ofAreas).catch(() => undefined)
  const [areas, slots] = await Promise.all([readAreas, queryClient.fetchQuery(ofSlots).catch(() => undefined)])
  const area = areas?.data.find(({ _id }) => _id === areaId)
  // The shop shows no slots of an area that it has closed.
  return areas && (area ? slots && { area, slots } : { area })
}

/** After a refusal, a change of the shop's hours, or a place that was held. */
export function fetchDeliveryAgain(): void {
  void queryClient.invalidateQueries({ queryKey: ['delivery'], predicate: ({ state }) => state.data !== NONE })
}

function loadAreas(): Promise<Areas> {
  return load('listDeliveryAreas', {}).catch((error: unknown) => {
    if (lacksCall(error)) return NONE
    throw error
  })
}
