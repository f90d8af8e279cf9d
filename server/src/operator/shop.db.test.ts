/** The command line as the person at the keyboard meets it. */
import { rm, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aProduct } from '../../test/factories.ts'
import { aShopOfItsOwn, runBaqala, spawnBaqala, type ShopOfItsOwn } from '../../test/run-baqala.ts'

let shop: ShopOfItsOwn

beforeAll(async () => {
  shop = await aShopOfItsOwn()
})
afterAll(() => shop.remove())

// A machine that is busy takes its time to start processes.
vi.setConfig({ testTimeout: 120_000 })

describe('baqala', () => {
  test('shows how it goes, with examples', async () => {
    const help = await shop.baqala('--help')
    expect(help).toMatchObject({ code: 0, err: '' })
    expect(help.out).toContain('Examples:')
  })

  test('a command that there is not ends with 2 and a pointer to the help', async () => {
    const typo = await spawnBaqala(['stock', 'lst'], shop.settings, shop.folder)
    expect(typo.code).toBe(2)
    expect(typo.err).toContain('baqala stock --help')
  })

  test('does its work on the database the settings name', async () => {
    await shop.inside((db) => aProduct(db, { title: 'Halawa', onHand: 7 }))
    const list = await spawnBaqala(['stock', 'list'], shop.settings, shop.folder)
    expect(list).toMatchObject({ code: 0, err: '' })
    expect(list.out).toMatch(/^ +7 /m)
  })

  test('takes settings from the .env of its folder, unless it was given a file of settings', async () => {
    await writeFile(`${shop.folder}/.env`, 'LOG_LEVEL=shouting')
    const own = await spawnBaqala(['stock', 'list'], shop.settings, shop.folder)
    expect(own).toMatchObject({ code: 1, err: expect.stringContaining('LOG_LEVEL') })
    await writeFile(`${shop.folder}/shop.env`, 'SERVICE_WORKER=on')
    const nodeOptions = [`--env-file=${shop.folder}/shop.env`]
    expect(await spawnBaqala(['stock', 'list'], shop.settings, shop.folder, { nodeOptions })).toMatchObject({ code: 0 })
    await rm(`${shop.folder}/.env`)
  })

  test('a folder without a shop stays as it is, and is told in words', async () => {
    const lost = await runBaqala(['stock', 'list'], { DATA_DIR: `${shop.folder}/elsewhere` }, shop.folder)
    expect(lost).toMatchObject({ code: 1, out: '' })
    expect(lost.err).toMatch(/^There is no shop in .*elsewhere yet/)
    expect(lost.err).not.toContain('    at ')
  })

  test('a place that cannot be written to is told in words, and nothing is left behind', async () => {
    const nowhere = await shop.baqala('backup', 'nowhere/monday.gz')
    expect(nowhere).toMatchObject({ code: 1, out: '' })
    expect(nowhere.err).toMatch(/nowhere: there is no such file or folder\.\n$/)
    expect(nowhere.err).not.toContain('    at ')
  })

  test('a database that does not answer is told in words', async () => {
    const away = await spawnBaqala(['stock', 'list'], { DATABASE_URL: 'postgres://localhost:1/none' }, shop.folder)
    expect(away.code).toBe(1)
    expect(away.err).toContain('The database at DATABASE_URL does not answer')
  })
})
