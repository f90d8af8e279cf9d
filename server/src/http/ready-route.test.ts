import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { listBrands } from '@baqala/contract/catalog'
import { handleErrors } from './error-handler.ts'
import { makeOrigins } from './origins.ts'
import { makeReadyBody } from './ready-body.ts'
import { makeReadyRoute } from './ready-route.ts'

/** A shop whose brands are told apart by what was asked for, and by how many addresses had been read by then. */
function openShop() {
  const app = Fastify()
  handleErrors(app)
  let read = 0
  makeReadyRoute(
    app,
    makeOrigins(undefined, () => 3000, []),
  )(listBrands, ({ query }, origin) => {
    read += 1
    const body = makeReadyBody(JSON.stringify({ page: query.page, origin }))
    return async () => (query.page === 404 ? undefined : body)
  })
  return {
    ask: (page: number | string, host = 'localhost:3000') =>
      app.inject({ url: `/api/v1/brands?page=${page}`, headers: { host } }),
    timesRead: () => read,
  }
}

describe('an answer that lies ready', () => {
  test('is read off its address once', async () => {
    const { ask, timesRead } = openShop()
    expect((await ask(1)).json()).toEqual({ page: 1, origin: 'http://localhost:3000' })
    expect((await ask(1)).json()).toEqual({ page: 1, origin: 'http://localhost:3000' })
    expect((await ask(2)).json()).toEqual({ page: 2, origin: 'http://localhost:3000' })
    expect(timesRead()).toBe(2)
  })

  test('has links to where its visitor came from, whoever asked before', async () => {
    const { ask } = openShop()
    await ask(1)
    expect((await ask(1, '127.0.0.1:3000')).json()).toEqual({ page: 1, origin: 'http://127.0.0.1:3000' })
  })

  test('is refused every time to an address that makes no sense', async () => {
    const { ask } = openShop()
    expect((await ask('none')).statusCode).toBe(400)
    expect((await ask('none')).statusCode).toBe(400)
  })

  test('is missing every time where there is none', async () => {
    const { ask } = openShop()
    expect((await ask(404)).json()).toMatchObject({ statusMsg: 'fail', message: 'There is nothing here.' })
    expect((await ask(404)).statusCode).toBe(404)
  })

  test('stays so where it comes up again among thousands of others, and is forgotten where it does not', async () => {
    const { ask, timesRead } = openShop()
    await ask(1)
    await ask(2)
    for (let page = 3; page <= 2_100; page += 1) {
      await ask(page)
      if (page % 500 === 0) await ask(1)
    }
    expect(timesRead()).toBe(2_100)
    await ask(1)
    expect(timesRead()).toBe(2_100)
    expect((await ask(2)).json()).toEqual({ page: 2, origin: 'http://localhost:3000' })
    expect(timesRead()).toBe(2_101)
  })

  test('is read each time where its address is longer than any of ours', async () => {
    const { ask, timesRead } = openShop()
    const long = `1&x=${'x'.repeat(300)}`
    expect((await ask(long)).json()).toEqual((await ask(long)).json())
    expect(timesRead()).toBe(2)
  })
})
