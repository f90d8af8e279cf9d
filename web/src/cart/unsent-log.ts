/**
 * The log of cart changes that were made without a network, in IndexedDB, and its way to the server. It belongs to one session:
 * signing out deletes it. Each change is sent once: an addition carries a key that the server keeps, everything else is a
 * count, which may arrive twice (decision 0033).
 */
import { keepsKeys } from '../auth/server-features.ts'
import type { Product } from '@baqala/contract/catalog'
import { callApi } from '../api/call-api.ts'
import { isOffline } from '@baqala/kit/api/is-offline.ts'
import { isWorthRetrying, LoadFailure } from '../api/load.ts'
import { refetchInOtherTabs } from '../api/other-tabs.ts'
import { type Outcome, serverMessage } from '@baqala/kit/api/outcome.ts'
import { queryClient } from '../api/query-client.ts'
import { onTokenChange, readToken } from '../api/stored-session.ts'
import { toast } from '@baqala/kit/ui/toast.ts'
import { currentCart, fetchCartAgain, keepCart } from './cart-query.ts'
import { type CartAnswer, type CartChange, cartFromAnswer, cartIdOf, type CartReply, emptyCart } from './cart-state.ts'
import { takeSentBefore, unsent } from './unsent.ts'
import { appendToLog, readLog, rewriteLog } from './unsent-database.ts'
import { isOutdatedBy, type Step, stepsFor, type UnsentChange, withCounts } from './unsent-steps.ts'
import { messages } from '#messages/cart'

const AGAIN_AFTER_MS = 15_000
const LOCK = 'baqala-unsent'

// Another tab has kept or sent a change.
const channel = new BroadcastChannel(LOCK)
channel.addEventListener('message', () => void readAll().catch(console.error))
onTokenChange(() => void forgetOthers().catch(console.error))

/** Keeps a change. Returns false if it is to be sent now: there is a network, and none waits before it. */
export async function keep(change: CartChange): Promise<boolean> {
  const shopper = await shopperNow()
  // Without locks two tabs could send the same change.
  if (!shopper || !('locks' in navigator)) return false
  const waiting = await readAll()
  if (!isOffline() && waiting.length === 0) return false
  const { title, line } = productOf(change)
  await appendToLog({ shopper, key: crypto.randomUUID(), change: { ...change, ...(line && { line }) }, title })
  await readAll()
  channel.postMessage('')
  toast.success(messages.keptUnsent)
  if (!isOffline()) void send()
  return true
}

/** Sends what waits, in one tab at a time. */
export async function send(): Promise<void> {
  if (!('locks' in navigator) || !navigator.onLine) return
  await navigator.locks.request(LOCK, sendAll).catch(console.error)
}

/** Forgets other sessions, and sends what an earlier visit has left. */
export async function start(): Promise<void> {
  await forgetOthers()
  await send()
}

async function forgetOthers(): Promise<void> {
  const shopper = await shopperNow()
  const others = (await readLog()).filter((each) => each.shopper !== shopper)
  await rewriteLog(others, [])
  await readAll()
}

async function sendAll(): Promise<void> {
  const token = readToken()
  const isOver = () => readToken() !== token || !navigator.onLine
  let hasSent = false
  for (let waiting = await readAll(); waiting.length > 0 && !isOver(); waiting = await readAll()) {
    const answer = await callApi('getCart', {})
    if (answer.kind !== 'success') return sendLater()
    const cart = cartIn(answer.reply)
    const hasKeys = keepsKeys(answer)
    if (!hasKeys) {
      const counted = withCounts(waiting, cart)
      await rewriteLog(waiting, counted)
      waiting = counted
    }
    for (const step of stepsFor(waiting, cart)) {
      const result = isOver() ? 'later' : await sendStep(hasKeys ? step : { ...step, key: undefined }, waiting)
      if (result === 'later') return sendLater()
      if (result === 'refused') break
      hasSent = true
    }
  }
  if (!hasSent) return
  toast.success(messages.unsentSent)
  refetchInOtherTabs('cart')
}

/** After a refusal the rest of the product's changes is forgotten, and the others are planned anew. */
async function sendStep(step: Step, waiting: readonly UnsentChange[]): Promise<'sent' | 'refused' | 'later'> {
  const outcome = await callFor(step)
  if (outcome && outcome.kind !== 'success') {
    if (outcome.httpStatus === 401 || isWorthRetrying(0, new LoadFailure('getCart', outcome))) return 'later'
    await forget(waiting.filter((each) => step.sends.includes(each) || isOf(each, step.productId)))
    toast.failure(serverMessage(outcome, messages.countFailed))
    fetchCartAgain()
    return 'refused'
  }
  await forget(step.sends, outcome?.reply)
  return 'sent'
}

function callFor({ call, productId = '', count = 0, key }: Step): Promise<Outcome<CartAnswer>> | undefined {
  switch (call) {
    case 'addCartItem':
      return callApi(call, { body: { productId }, ...(key && { headers: { 'idempotency-key': key } }) })
    case 'updateCartItem':
      return callApi(call, { params: { productId }, body: { count } })
    case 'removeCartItem':
      return callApi(call, { params: { productId } })
    case 'clearCart':
      return callApi(call, {})
    case undefined:
      return undefined
  }
}

/** Takes changes off the log, and shows the cart that the server has answered with in the same render. */
async function forget(sent: readonly UnsentChange[], answer?: CartAnswer): Promise<void> {
  await rewriteLog(sent, [])
  const waiting = await readOwn()
  const cart = answer && cartFromAnswer(answer, currentCart())
  if (cart) keepCart(cart)
  else fetchCartAgain()
  unsent.set(waiting)
  channel.postMessage('')
}

let timer: ReturnType<typeof setTimeout> | undefined

/** The network may be there and the shop not within reach, and no event tells when it is. */
function sendLater(): void {
  clearTimeout(timer)
  if (unsent.get().length > 0) timer = setTimeout(() => void send(), AGAIN_AFTER_MS)
}

async function readAll(): Promise<readonly UnsentChange[]> {
  const waiting = await readOwn()
  unsent.set(waiting)
  return waiting
}

async function readOwn(): Promise<readonly UnsentChange[]> {
  const shopper = await shopperNow()
  const own = (await readLog()).filter((each) => each.shopper === shopper)
  const sentBefore = takeSentBefore()
  const isOutdated = ({ change }: UnsentChange) => sentBefore.some((sent) => isOutdatedBy(change, sent))
  await rewriteLog(own.filter(isOutdated), [])
  return own.filter((each) => !isOutdated(each))
}

/** A digest of the token, so that the token itself stands in local storage only (specification 9). */
async function shopperNow(): Promise<string | undefined> {
  const token = readToken()
  if (!token) return undefined
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function cartIn(answer: CartAnswer): CartReply {
  return cartFromAnswer(answer, undefined) ?? emptyCart(cartIdOf(answer))
}

function isOf({ change }: UnsentChange, productId: string | undefined): boolean {
  return change.kind !== 'clear' && change.productId === productId
}

/** The product as a list or its own screen has loaded it. */
function productOf(change: CartChange) {
  if (change.kind === 'clear') return {}
  const lists = queryClient.getQueriesData<{ data: Product[] }>({ queryKey: ['products'] })
  const product =
    queryClient.getQueryData<Product>(['product', change.productId]) ??
    lists.flatMap(([, list]) => list?.data ?? []).find(({ _id }) => _id === change.productId)
  if (!product) return {}
  const { _id: id, title, unit, imageCover, price, priceAfterDiscount } = product
  const line = { count: 1, price: priceAfterDiscount ?? price, product: { id, title, unit, imageCover } }
  return { title, line: change.kind === 'add' ? line : undefined }
}
