import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { aProduct } from '../../../test/factories.ts'
import { useTestDatabase } from '../../../test/test-database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { lockCatalogue, readCatalogue, updateProducts } from '../whole-catalogue.queries.ts'
import { setWithdrawn } from '../by-hand/edit-product.ts'

const database = useTestDatabase()

test('a product that is withdrawn while an import is written stays withdrawn', async () => {
  const db = database()
  const id = await aProduct(db, { title: 'Ful' })
  const withdrawn = await inTransaction(db, async (tx) => {
    await lockCatalogue(tx)
    const { products } = await readCatalogue(tx, [id])
    const withdrawing = setWithdrawn(db, id, true, { name: 'Mona' })
    await sleep(300)
    await updateProducts(
      tx,
      products.map(({ isWithdrawn: _, onHand: __, ...product }) => product),
    )
    return { withdrawing }
  })
  await withdrawn.withdrawing
  expect((await readCatalogue(db, [id])).products).toMatchObject([{ isWithdrawn: true }])
})
