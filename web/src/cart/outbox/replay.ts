/**
 * Keeps changes of the cart in a log (IndexedDB), and sends them when the shop is reached. The log belongs to one session:
 * signing out deletes it. Each change is sent once: an addition carries a key that the server keeps, everything else is a
 * count, which may arrive twice (decision 0033).
 */
import { isOffline } from '@baqala/kit/api/is-offline.ts'
import { toast } from '@baqala/kit/ui/toast.ts'
import { keepsKeys } from '../../api/server-features.ts'
import { callApi } from '../../api/call-api.ts'
import { tableIn } from '../../api/indexed-db-table.ts'
import { isWorthRetrying, LoadFailure } from '../../api/load.ts'
import { openTabsChannel, refetchInOtherTabs } from '../../api/query-client.ts'
import { accountOf, onTokenChange, readEnded, readToken } from '../../api/stored-session.ts'
import { currentCart, fetchCartAgain, keepCart } from '../cart-query.ts'
import { type CartAnswer, type CartChange, cartFromAnswer, cartIdOf, emptyCart } from '../cart-state.ts'
import { namesNow } from '../../api/shopper-names.ts'
import { announce, productSeen, sendChange } from './send-change.ts'
import { notInCart, waiting } from './waiting.ts'
import { type Step, stepsFor, type WaitingChange, withCounts } from './steps.ts'
import { messages } from '#messages/cart'

const AGAIN_AFTER_MS = 15_000
const LOCK = 'baqala-unsent'
const inLog = tableIn('baqala')

// Another tab has kept or sent a change.
const tellOthers = openTabsChannel(LOCK, () => void readWaiting().catch(console.error))
onTokenChange(() => void startReplay().catch(console.error))

/** Keeps a change. Returns false if it is to be sent now: there is a network, and none waits before it. */
export async function keep(change: CartChange): Promise<boolean> {
  const [shopper] = await namesNow()
  // Without locks two tabs could send the same change.
  if (!shopper || !('locks' in navigator)) return false
  const before = await readWaiting()
  if (!isOffline() && before.length === 0) return false
  await write(change, shopper)
  // It is kept, and must not be sent as well.
  await readWaiting().catch(console.error)
  tellOthers('')
  toast.success(messages.keptUnsent)
  if (!isOffline()) void replay()
  return true
}

/** Keeps a change that the server refused because it has ended the session, until the same account signs in again. */
export async function keepForNextSession(change: CartChange, token: string | null): Promise<void> {
  const account = accountOf(token)
  if (account === undefined) return
  await write(change, account)
  // Someone who has signed in before this code came has looked into the log already.
  if (readToken() !== token) await replay()
}

async function write(change: CartChange, shopper: string): Promise<void> {
  const { title, line } = productOf(change)
  const row: Omit<WaitingChange, 'id'> = {
    shopper,
    key: crypto.randomUUID(),
    change: { ...change, ...(line && { line }) },
    title,
  }
  await inLog('readwrite', (table) => table.add(row))
}

/** Sends what waits, in one tab at a time. */
export async function replay(): Promise<void> {
  if (!('locks' in navigator) || !navigator.onLine) return
  await navigator.locks.request(LOCK, sendAll).catch(console.error)
}

/** Forgets other shoppers, and sends what an earlier visit or session has left. */
export async function startReplay(): Promise<void> {
  await forgetOthers()
  await replay()
}

/** Keeps the changes of a session that the server has ended: the shopper did not sign out, and may come back. */
async function forgetOthers(): Promise<void> {
  if (!readToken() && readEnded()) return waiting.set([])
  const names = await namesNow()
  const others = (await readLog()).filter((each) => !names.includes(each.shopper))
  await rewriteLog(others, [])
  await readWaiting()
}

async function sendAll(): Promise<void> {
  const token = readToken()
  const isOver = () => readToken() !== token || !navigator.onLine
  let hasSent = false
  for (let changes = await readWaiting(); changes.length > 0 && !isOver(); changes = await readWaiting()) {
    const answer = await callApi('getCart', {})
    if (answer.kind !== 'success') return sendLater()
    const cart = cartFromAnswer(answer.reply, undefined) ?? emptyCart(cartIdOf(answer.reply))
    const hasKeys = keepsKeys(answer)
    if (!hasKeys) {
      const counted = withCounts(changes, cart)
      await rewriteLog(changes, counted)
      changes = counted
    }
    for (const step of stepsFor(changes, cart)) {
      const result = isOver() ? 'later' : await sendStep(step, hasKeys, changes)
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
async function sendStep(
  { change, key, sends }: Step,
  hasKeys: boolean,
  changes: readonly WaitingChange[],
): Promise<'sent' | 'refused' | 'later'> {
  const token = readToken()
  const outcome = change && (await sendChange(change, hasKeys ? key : undefined))
  if (!outcome || outcome.kind === 'success') {
    await forget(sends, token, outcome?.reply)
    return 'sent'
  }
  if (outcome.httpStatus === 401 || isWorthRetrying(0, new LoadFailure('getCart', outcome))) return 'later'
  const ofProduct = changes.filter((each) => sends.includes(each) || isOfSameProduct(each.change, change))
  await forget(ofProduct, token)
  announce(change, outcome)
  // The shopper added them long ago, and a toast is gone in two seconds.
  const title = ofProduct.find((each) => each.title)?.title
  if (title && change.kind !== 'remove')
    notInCart.set([...notInCart.get(), messages.missing(title, outcome.message ?? '')])
  return 'refused'
}

/** Takes changes off the log, and shows the cart that the server has answered with in the same render. */
async function forget(sent: readonly WaitingChange[], token: string | null, answer?: CartAnswer): Promise<void> {
  await rewriteLog(sent, [])
  const rows = await readOwn()
  // Another shopper may have signed in meanwhile.
  const isHers = readToken() === token
  const cart = isHers && answer ? cartFromAnswer(answer, currentCart()) : undefined
  if (cart) keepCart(cart)
  else fetchCartAgain()
  waiting.set(rows)
  tellOthers('')
}

let timer: ReturnType<typeof setTimeout> | undefined

/** The network may be there and the shop not within reach, and no event tells when it is. */
function sendLater(): void {
  clearTimeout(timer)
  if (waiting.get()?.length) timer = setTimeout(() => void replay(), AGAIN_AFTER_MS)
}

async function readWaiting(): Promise<readonly WaitingChange[]> {
  const rows = await readOwn()
  waiting.set(rows)
  return rows
}

async function readOwn(): Promise<readonly WaitingChange[]> {
  const names = await namesNow()
  return (await readLog()).filter((each) => names.includes(each.shopper))
}

async function readLog(): Promise<WaitingChange[]> {
  // `keep` has written values of this type.
  return inLog('readonly', (table) => table.getAll() as IDBRequest<WaitingChange[]>)
}

/** Deletes the `old` rows and writes the `next` ones, in one transaction. */
async function rewriteLog(old: readonly WaitingChange[], next: readonly WaitingChange[]): Promise<void> {
  if (old.length === 0 && next.length === 0) return
  await inLog('readwrite', (table) => {
    for (const { id } of old) table.delete(id)
    for (const row of next) table.put(row)
    return table.count()
  })
}

function isOfSameProduct(one: CartChange, other: CartChange): boolean {
  return one.kind !== 'clear' && other.kind !== 'clear' && one.productId === other.productId
}

/** The product as the change itself, a list or its own screen has it. */
function productOf(change: CartChange) {
  if (change.kind === 'clear') return {}
  if (change.kind === 'add' && change.line) return { title: change.line.product.title, line: change.line }
  const product = productSeen(change.productId)
  if (!product) return {}
  const { _id: id, title, unit, imageCover, price, priceAfterDiscount } = product
  const line = { count: 1, price: priceAfterDiscount ?? price, product: { id, title, unit, imageCover } }
  return { title, line: change.kind === 'add' ? line : undefined }
}
