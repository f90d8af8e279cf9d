import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import * as contract from '@baqala/contract/admin/imports'
import type { Db } from '../../db/rows.ts'
import { fieldRefusal, Refusal } from '../../refusal.ts'
import type { AdminRoute } from '../../staff/admin-route.ts'
import { guardLargeChanges } from '../large-price-changes.ts'
import { exportCatalogue, exportedAsCsv, importTemplate } from './export-catalogue.ts'
import { checkCatalogue, importCatalogue, refuseProblems, type CheckedCatalogue } from './import-catalogue.ts'
import { reportImport, reportUndone } from './import-report.ts'
import { messages } from './import.messages.en.ts'
import { listImports } from './imports.queries.ts'
import { readKept } from './kept-imports.ts'
import { changesNothing, type Plan } from './plan/plan.ts'
import { DECIMAL_MARKS } from './read/read-number.ts'
import { readsTwoWays } from './read/read-rows.ts'
import { undoImport } from './undo-import.ts'

export function importRoutes(route: AdminRoute, db: Db): void {
  route(contract.importProducts, async ({ query, file, session, clerk, say, isCheck }) => {
    const { name = 'products', sheet, decimals, seen } = query
    const withdrawMissing = query.withdrawMissing === 'true'
    const choices = { sheet, decimals: decimals && DECIMAL_MARKS[decimals] }
    const checked = await checkCatalogue(db, { name, bytes: file }, {}, choices)
    if (decimals === undefined) askForDecimals(checked)
    const { plan } = checked
    const seenOf = ({ version }: Plan) => fingerprintOf(file, { sheet, decimals, withdrawMissing, version })
    // The plan is the preview: writing thousands of rows to take them back would lock what the shop sells.
    const preview = { ...reportImport(checked, plan, { withdrawMissing, say, importId: null }), seen: seenOf(plan) }
    if (isCheck) return preview
    refuseProblems(checked, withdrawMissing)
    if (changesNothing(plan, withdrawMissing)) return preview
    const allow = (written: Plan) => {
      if (seen !== undefined && seen !== seenOf(written)) throw new Refusal(409, messages.changedMeanwhile)
      guardLargeChanges(written.changed, session)
    }
    const done = await importCatalogue(db, checked, { withdrawMissing, note: name, allow }, clerk)
    return { ...preview, ...reportImport(checked, done, { withdrawMissing, say, importId: done.importId }) }
  })

  route(contract.listImports, async () => {
    const rows = await listImports(db)
    return rows.map(({ id, at, name, file, counts, undoneAt, undoneBy }) => {
      const undone = undoneAt === null ? null : { at: undoneAt.toISOString(), who: undoneBy ?? '' }
      return { _id: id, at: at.toISOString(), who: name, file, counts, undone }
    })
  })

  route(contract.undoImport, async ({ params: { id }, query, session, clerk, isCheck, change }) => {
    // A preview lists also what was changed since, so that the person can choose to overwrite it.
    const overwrite = query.overwrite === 'true' || isCheck
    const allow = ({ changed, version }: Plan) => {
      if (query.seen !== undefined && query.seen !== String(version)) throw new Refusal(409, messages.undoChanged)
      if (!isCheck) guardLargeChanges(changed, session)
    }
    return reportUndone(await change((tx) => undoImport(tx, id, { overwrite, allow }, clerk)))
  })

  route(contract.getBeforeImport, async ({ params: { id }, query: { headings = 'en' }, reply }) => {
    const { before } = await readKept(db, id)
    return sendCsv(reply, `before-import-${id}.csv`, exportedAsCsv(before, headings))
  })

  route(contract.getImportTemplate, async ({ query: { headings = 'en' }, reply }) =>
    sendCsv(reply, 'products-template.csv', importTemplate(headings)),
  )

  route(contract.exportProducts, async ({ query: { headings = 'en', stock }, reply, clerk }) => {
    const { content } = await exportCatalogue(db, { format: 'csv', withStock: stock === 'true', headings }, clerk)
    return sendCsv(reply, 'products.csv', content)
  })
}

function fingerprintOf(file: Buffer, choices: object): string {
  return createHash('sha256').update(JSON.stringify(choices)).update(file).digest('base64url').slice(0, 22)
}

/** Refuses a file with numbers that read two ways until the shopkeeper has chosen. */
function askForDecimals({ problems }: CheckedCatalogue): void {
  const problem = problems.find(({ message }) => readsTwoWays(message))
  if (problem === undefined) return
  const { place, column = '', message } = problem
  // A cast, because these are the parameters of that message.
  const readings = message.params as { thousands: string; decimals: string }
  throw fieldRefusal(400, messages.chooseDecimals({ place, column, ...readings }), 'decimals', { location: 'query' })
}

function sendCsv(reply: FastifyReply, file: string, content: string): FastifyReply {
  reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${file}"`)
  return reply.send(content)
}
