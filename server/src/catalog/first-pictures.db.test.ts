import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { countQuestions } from '../../test/count-questions.ts'
import { aProduct } from '../../test/factories.ts'
import { useTestDatabase } from '../../test/test-database.ts'
import { makeOrigins } from '../http/origins.ts'
import { findCatalogueVersion } from './catalog.queries.ts'
import { makeCatalogueAnswers } from './catalogue-answers.ts'
import { makeFirstPictures } from './first-pictures.ts'

const db = useTestDatabase()
// All of a request that is looked at.
const request = { headers: { host: 'shop.example' } } as FastifyRequest

test('the first picture of a product that lies ready is named without a question to the database', async () => {
  const id = await aProduct(db())
  const { pictures, asked } = await openShelf()
  expect(await pictures.ofProduct(request, id)).toEqual(['https://shop.example/images/one'])
  expect(asked()).toBe(1)
  expect(await pictures.ofProduct(request, id)).toEqual(['https://shop.example/images/one'])
  expect(asked()).toBe(0)
})

test('of a product that is none no picture is named', async () => {
  const { pictures } = await openShelf()
  expect(await pictures.ofProduct(request, '0123456789abcdef01234567')).toEqual([])
})

test('a list begins with the covers of its first row', async () => {
  for (let product = 0; product < 5; product += 1) await aProduct(db())
  const { pictures } = await openShelf()
  expect(await pictures.ofList(request)).toEqual(Array(4).fill('https://shop.example/images/one'))
})

async function openShelf() {
  const { counted, asked } = countQuestions(db())
  const known = await findCatalogueVersion(db())
  const answers = makeCatalogueAnswers(counted, { known: () => known, saw: () => undefined }, 20_000)
  const origins = makeOrigins('https://shop.example', () => 443, [])
  return { pictures: makeFirstPictures(answers, origins), asked }
}
