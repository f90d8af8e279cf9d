import { paths } from '@baqala/contract/paths'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Button, ButtonLink } from '@baqala/kit/ui/button.tsx'
import { sendSignOuts } from '../auth/unsent-sign-outs.ts'
import { accountOf, readEnded, readToken, storeWanted } from '../api/stored-session.ts'
import { shownAsOf } from '../api/kept-answers.ts'
import { isOffline, markReachable, useIsOffline } from '@baqala/kit/api/is-offline.ts'
import { isShopReached } from '@baqala/kit/api/send.ts'
import { useStore } from '@baqala/kit/api/store.ts'
import { queryClient } from '../api/query-client.ts'
import type { WaitingChange } from '../cart/outbox/steps.ts'
import { followAnswers } from '../api/last-known.ts'
import { replay, startReplay } from '../cart/outbox/replay.ts'
import { leaving, waiting } from '../cart/outbox/waiting.ts'
import { Dialog } from '@baqala/kit/ui/dialog.tsx'
import { toasts } from '@baqala/kit/ui/toast.ts'
import { readChangedOrder } from '../orders/changed-order.ts'
import { watchReleases } from './service-worker.ts'
import { currentLanguage } from '@baqala/kit/language/language.ts'
import { momentWords } from '../delivery/slot-words.ts'
import { messages } from '#messages/later'
import { messages as shop } from '#messages/shop'
import './shop-status.css'

const ACTION = '-my-1.5 min-h-11 content-center px-2 underline underline-offset-4'

/** A quiet line below the bar: no connection, changes not sent yet, the way back to an order that is changed, or a newer shop. */
export function ShopStatus() {
  const hasNoNetwork = useIsOffline()
  const keptAt = useStore(shownAsOf)
  const unsent = useStore(waiting) ?? []
  const goOn = useStore(leaving)
  const [release, setRelease] = useState<Release>()
  useEffect(() => watchReleases((reload) => setRelease({ reload, readyAt: Date.now() })), [])
  const { pathname } = useLocation()
  useNetwork()
  useForgetEnded(pathname)
  const changed = pathname === paths.orders ? undefined : readChangedOrder()
  const mayReload = release && unsent.length === 0 && pathname !== paths.payment
  useReloadWithNextScreen(mayReload ? release : undefined, pathname)

  return (
    <>
      <div role="status">
        {(hasNoNetwork || keptAt !== undefined || unsent.length > 0 || changed || mayReload) && (
          <div ref={tellHeight} className="bg-saffron text-on-saffron">
            <p className="page flex flex-wrap items-center gap-x-3 py-1.5 text-sm font-bold">
              {hasNoNetwork && <span>{shop.noConnection}</span>}
              {keptAt !== undefined && <span>{messages.pricesAsOf(momentWords(keptAt))}</span>}
              {unsent.length > 0 && <span>{describe(unsent)}</span>}
              {unsent.length > 0 && !hasNoNetwork && (
                <Button look="none" className={ACTION} onClick={() => void replay()} text={messages.sendNow} />
              )}
              {changed && (
                <ButtonLink look="none" className={ACTION} to={paths.orders} text={messages.toChange(changed)} />
              )}
              {mayReload && <span>{messages.newerShop}</span>}
              {mayReload && <Button look="none" className={ACTION} onClick={release.reload} text={messages.reload} />}
            </p>
          </div>
        )}
      </div>
      {goOn && <LeaveDialog unsent={unsent} onLeave={goOn} />}
    </>
  )
}

/** A sign-out forgets what waits for a network. */
function LeaveDialog({ unsent, onLeave }: { readonly unsent: readonly WaitingChange[]; readonly onLeave: () => void }) {
  const leave = <Button onClick={onLeave} look="danger" text={messages.leave} />
  const stay = () => leaving.set(undefined)
  return (
    <Dialog title={messages.leaveTitle} onClose={stay} closeLabel={messages.stay} isCloseMain actions={leave}>
      <p>{`${describe(unsent)} ${messages.isLostOnLeaving}`}</p>
    </Dialog>
  )
}

/** Tells the line's height, for which what stays in view below makes room, and the bar's (shop-status.css, app.css). */
function tellHeight(line: HTMLElement | null) {
  const { style } = document.documentElement
  const bar = document.querySelector('header')
  const resizes = new ResizeObserver(() => {
    style.setProperty('--status', `${line?.offsetHeight}px`)
    style.setProperty('--below-bar', `${bar?.offsetHeight}px`)
  })
  for (const each of [line, bar]) if (each) resizes.observe(each)
  return () => {
    resizes.disconnect()
    style.removeProperty('--status')
  }
}

function describe(unsent: readonly WaitingChange[]): string {
  const titles = new Set(unsent.map(({ title }) => title))
  if (titles.has(undefined)) return messages.changesNotSentYet(unsent.length)
  return messages.notSentYet(
    new Intl.ListFormat(currentLanguage()).format([...titles].filter((title) => title !== undefined)),
  )
}

// Signing in leads to Home. From there the cart leads to a form that knows what was typed.
const WAY_BACK: readonly string[] = [paths.login, paths.register, paths.home, paths.cart, paths.payment]

/** Forgets the session that the server has ended, once the shopper goes another way or another account signs in. */
function useForgetEnded(pathname: string) {
  const token = readToken()
  useEffect(() => {
    const ended = readEnded()
    const isOver = token && ended && (!WAY_BACK.includes(pathname) || (accountOf(token) ?? '') !== ended.account)
    if (isOver) storeWanted(null)
  }, [token, pathname])
}

/** Sends what waits, and loads again what has failed, once the network is back. */
function useNetwork() {
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const stopFollowing = followAnswers()
    const timer = setInterval(() => void lookForShop(), LOOK_EVERY_MS)
    void startReplay().catch(console.error)
    void sendSignOuts()
    addEventListener('online', sendNow, { signal })
    addEventListener('online', loadAgain, { signal })
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && sendNow(), { signal })
    return () => {
      stop.abort()
      stopFollowing()
      clearInterval(timer)
    }
  }, [])
}

function sendNow(): void {
  void replay()
  void sendSignOuts()
}

/** Asks again for all that has failed, and for everything if something kept is on the screen. */
function loadAgain(): void {
  const wasKept = shownAsOf.get() !== undefined
  shownAsOf.set(undefined)
  void queryClient.invalidateQueries({
    predicate: ({ state }) => wasKept || state.status === 'error' || state.fetchFailureCount > 0,
  })
}

const LOOK_EVERY_MS = 10_000

/** For a page that opened without the shop while the browser believes that it has a network: no event says when it is back. */
async function lookForShop(): Promise<void> {
  if (navigator.onLine && isOffline() && (await isShopReached())) markReachable()
}

interface Release {
  readonly reload: () => void
  readonly readyAt: number
}

const OFFERED_FOR_MS = 30 * 60_000

/** Nobody may press "Reload" for days. A screen that has just opened has nothing to lose, if it is no form. */
function useReloadWithNextScreen(release: Release | undefined, pathname: string) {
  const seen = useRef(pathname)
  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    const isReloadDue = release && Date.now() - release.readyAt > OFFERED_FOR_MS
    const isBusy = isOffline() || queryClient.isMutating() > 0 || toasts.get().length > 0
    if (isReloadDue && !isBusy && !document.querySelector('main form')) release.reload()
  }, [release, pathname])
}
