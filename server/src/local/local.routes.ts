/** The pages of a trial: its mailbox, the payment page, and the one whose shoppers order. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AuthDeps } from '../auth/auth.ts'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/rows.ts'
import { orderAsAnybody } from '../../seed/order-as-shopper.ts'
import { notFound } from '../http/error-handler.ts'
import { isFromAnotherPage } from '../http/form-body.ts'
import { languageOfPage } from '../http/language-of.ts'
import { sendPlainPage } from '../http/pages/plain-page.ts'
import { listLocalMails } from '../mail/local-mailbox.ts'
import type { LocalPayments } from '../payments/local-payments.ts'
import type { Payments } from '../payments/payments.ts'
import { isLocalVisitor } from './local-visitor.ts'
import { hasMailboxKey, lockedMailboxPage, mailboxPage } from './mailbox-page.ts'
import { paymentPage } from './payment-page.ts'
import { SHOPPERS_PAGE, shoppersPage } from './shoppers-page.ts'

interface Deps extends Pick<AuthDeps, 'db' | 'config' | 'secrets'> {
  readonly payments: Payments | undefined
}

export function localRoutes(app: FastifyInstance, { db, config, secrets, payments }: Deps): void {
  void app.register(async (local) => {
    local.addHook('onRequest', async (request, reply) => {
      if (!config.localStandInsForAll && !isLocalVisitor(request)) return notFound(request, reply)
    })

    if (config.smtpUrl === undefined) {
      // The mailbox asks for its key even here: behind a bare proxy everybody seems to be on this machine, and a reset code
      // is an account. A payment page needs none, because its address is random and only its own order is paid.
      local.get('/local/mailbox', async (request, reply) => {
        if (!hasMailboxKey(secrets.mailbox, request, reply))
          return page(reply.status(403), lockedMailboxPage(languageOfPage(request)))
        return page(reply, mailboxPage(await listLocalMails(db), languageOfPage(request)))
      })
    }
    if (isLocal(payments)) paymentPages(local, payments)
    shoppersPages(local, db, config)
  })
}

function shoppersPages(local: FastifyInstance, db: Db, { notifyOrdersTo }: Config): void {
  local.get(SHOPPERS_PAGE, async (request, reply) => page(reply, shoppersPage(languageOfPage(request))))

  local.post(SHOPPERS_PAGE, async (request, reply) => {
    if (isFromAnotherPage(request)) return notFound(request, reply)
    const order = await orderAsAnybody(db, notifyOrdersTo)
    return page(reply, shoppersPage(languageOfPage(request), order))
  })
}

function paymentPages(local: FastifyInstance, payments: LocalPayments): void {
  local.get<{ Params: { id: string } }>('/local/payments/:id', async (request, reply) => {
    const payment = await payments.findPayment(request.params.id)
    return payment === undefined ? notFound(request, reply) : page(reply, paymentPage(payment, languageOfPage(request)))
  })

  local.post<{ Params: { id: string }; Body: { card?: string; cancel?: string } | undefined }>(
    '/local/payments/:id',
    async (request, reply) => {
      const { id } = request.params
      const { card, cancel } = request.body ?? {}
      const before = await payments.findPayment(id)
      if (before === undefined) return notFound(request, reply)
      if (cancel === undefined && card === 'declined')
        return page(reply, paymentPage(before, languageOfPage(request), true))
      // As on the page of a real provider, leaving ends nothing: it can still be paid.
      if (cancel !== undefined) return reply.redirect(before.cancelUrl, 303)
      const after = (await payments.finish(id, 'paid')) ?? before
      if (after.state !== 'paid') return page(reply, paymentPage(after, languageOfPage(request)))
      return reply.redirect(after.successUrl, 303)
    },
  )
}

function isLocal(payments: Payments | undefined): payments is LocalPayments {
  return payments?.name === 'local'
}

function page(reply: FastifyReply, html: string): FastifyReply {
  // Any origin, because the form redirects to the storefront, whose origin varies.
  return sendPlainPage(reply, html, { formAction: '*', referrerPolicy: 'no-referrer' })
}
